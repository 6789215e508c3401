/**
 * `deno task hands show`.
 *
 * @module
 */
import {
  formatCards,
  type HandHistoryRecord,
  type HandStep,
  handSteps,
  playerMoney,
  readHands,
  type ReadOptions,
  validateRecord,
} from "@marvin/holdem";
import { amountText, failureText, handId } from "./hands_words.ts";
import type { Output } from "./terminal.ts";
import { formatTable, shorten } from "./text_table.ts";

/** Columns of a name that are shown: above its stacks, and where it stands in a line. */
const [TITLE_WIDTH, NAME_WIDTH] = [12, 24];

/** Prints one hand. Returns 1 if there is none of that number, or it cannot be read. */
export async function showHand(
  paths: readonly string[],
  options: ReadOptions,
  wanted: string | undefined,
  output: Output,
): Promise<number> {
  let failures = 0;
  for await (const hand of readHands(paths, { ...options, duplicates: "keep" })) {
    const { record } = hand;
    if (record === undefined) {
      failures++;
      if (wanted === undefined || hand.line === 0) output.err(`${failureText(hand)}\n`);
    } else if (wanted === undefined || handId(record) === wanted) {
      output.out(handText(record));
      if (hand.status !== "ok") output.err(`${failureText(hand)}\n`);
      return hand.status === "ok" ? 0 : 1;
    }
  }
  const which = wanted === undefined ? "a hand" : `hand ${wanted}`;
  const unread = failures > 0 ? `; ${failures} could not be read` : "";
  output.err(`Cannot find ${which} in ${paths.join(", ")}${unread}\n`);
  return 1;
}

/** A hand as text: who sits where, every step with pot and stacks, and who won what. */
function handText(record: HandHistoryRecord): string {
  const { players, scale } = record;
  const amount = (value: number) => amountText(value, scale);
  const steps = formatTable(handSteps(record), [
    { title: "", text: (step) => stepText(step, amount), left: true },
    { title: "Pot", text: ({ pot }) => amount(pot) },
    ...players.map(({ name }, at) => ({
      title: shorten(name, TITLE_WIDTH),
      text: ({ stacks }: HandStep) => amount(stacks[at]),
    })),
  ]);
  const problems = validateRecord(record).map(({ code, message }) => `${code}: ${message}\n`);
  return `${titleOf(record)}\n\n${seatTable(record)}\n${steps}\n${moneyText(record)}` +
    (problems.length > 0 ? `\nProblems\n${problems.join("")}` : "");
}

function titleOf(record: HandHistoryRecord): string {
  const { site, timestamp, tableName, tournament, limit, stakes, scale, currency } = record;
  const amount = (value: number) => amountText(value, scale);
  const blinds = stakes && `${amount(stakes.smallBlind)}/${amount(stakes.bigBlind)}` +
      (stakes.ante > 0 ? ` ante ${amount(stakes.ante)}` : "");
  return [
    `${site ?? "Hand"} #${handId(record)}`,
    timestamp?.replace("T", " ").replace("Z", " UTC"),
    tournament && `Tournament ${tournament.id}`,
    `Table ${tableName}`,
    limit?.replace("_", " "),
    blinds,
    currency,
  ].filter((part) => part).join(" · ");
}

function seatTable({ players, buttonSeat, scale }: HandHistoryRecord): string {
  return formatTable(players, [
    { title: "Seat", text: ({ seat }) => String(seat) },
    { title: "Player", text: ({ name }) => shorten(name, NAME_WIDTH), left: true },
    { title: "Chips", text: ({ stack }) => amountText(stack, scale) },
    { title: "Cards", text: ({ holeCards }) => formatCards(holeCards), left: true },
    {
      title: "",
      text: ({ seat, sittingOut }) =>
        [seat === buttonSeat ? "button" : "", sittingOut ? "sits out" : ""].join(" ").trim(),
      left: true,
    },
  ]);
}

function stepText(step: HandStep, amount: (value: number) => string): string {
  const { type, cards } = step;
  const playerName = shorten(step.playerName, NAME_WIDTH);
  const chips = amount(step.amount);
  const end = step.allIn ? " all-in" : "";
  switch (type) {
    case "smallBlind":
      return `${playerName} posts the small blind ${chips}${end}`;
    case "bigBlind":
      return `${playerName} posts the big blind ${chips}${end}`;
    case "ante":
      return `${playerName} posts the ante ${chips}${end}`;
    case "straddle":
      return `${playerName} posts a straddle ${chips}${end}`;
    case "deadPost":
      return `${playerName} posts ${chips} dead${end}`;
    case "fold":
      return `${playerName} folds`;
    case "check":
      return `${playerName} checks`;
    case "call":
      return `${playerName} calls ${chips}${end}`;
    case "bet":
      return `${playerName} bets ${chips}${end}`;
    case "raise":
      return `${playerName} raises to ${amount(step.to)}${end}`;
    case "uncalled":
      return `${playerName} gets ${chips} back`;
    case "deal":
      if (step.run > 0) return `Board ${step.run} [${formatCards(cards)}]`;
      return `${step.street[0].toUpperCase()}${step.street.slice(1)} [${formatCards(cards)}]`;
    case "show":
      return `${playerName} shows [${formatCards(cards)}]`;
    case "muck":
      return `${playerName} mucks`;
    case "collect":
      return `${playerName} collects ${chips}`;
  }
}

function moneyText(record: HandHistoryRecord): string {
  const { totalPot, totalRake, scale } = record;
  const changes = playerMoney(record).filter(({ net }) => net !== 0).map(({ name, net }) =>
    `${shorten(name, NAME_WIDTH)} ${net > 0 ? "+" : ""}${amountText(net, scale)}`
  );
  return `Pot ${amountText(totalPot, scale)}, rake ${amountText(totalRake, scale)}` +
    `${changes.length > 0 ? `; ${changes.join(", ")}` : ""}\n`;
}
