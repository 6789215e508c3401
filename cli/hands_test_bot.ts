/**
 * `deno task hands test`.
 *
 * @module
 */
import {
  type BotDifference,
  type BotRegistry,
  BotTester,
  type BotTestReport,
  canonicalSeed,
  createDefaultBotRegistry,
  createPrng,
  readHands,
  type ReadOptions,
  STREETS,
} from "@marvin/holdem";
import { loadBotModule } from "./bot_modules.ts";
import { failureText } from "./hands_words.ts";
import { count, counted } from "./number_text.ts";
import type { Output } from "./terminal.ts";
import { formatTable, shorten } from "./text_table.ts";
import { OutputError } from "./user_errors.ts";

/** Whom to ask. */
export interface BotTestFlags {
  readonly bot: string;
  readonly bots?: readonly string[];
  readonly player?: readonly string[];
  readonly show: number;
  readonly seed: string;
}

/** Prints how often the bot agrees. Returns 1 if some hands cannot be read or played again. */
export async function testHands(
  paths: readonly string[],
  options: ReadOptions,
  flags: BotTestFlags,
  output: Output,
): Promise<number> {
  const registry = createDefaultBotRegistry();
  for (const path of flags.bots ?? []) await loadBotModule(path, registry);
  const tester = testerFor(registry, flags);
  let failures = 0;
  for await (const hand of readHands(paths, options)) {
    if (hand.status === "ok") tester.test(hand.record!);
    else if (hand.status === "error" || hand.status === "partial") {
      failures++;
      output.err(`${failureText(hand)}\n`);
    }
  }
  output.out(reportText(tester.report, flags.bot));
  return failures + tester.report.handsNotReplayed > 0 ? 1 : 0;
}

function testerFor(registry: BotRegistry, { bot, player, show, seed }: BotTestFlags): BotTester {
  if (!registry.has(bot)) {
    const known = registry.types().join(", ");
    throw new OutputError(`Cannot test the bot type "${bot}": registered are ${known}`);
  }
  const prngSeed = canonicalSeed(seed);
  return new BotTester(
    (id, name) =>
      registry.create({ botType: bot }, { id, name, prng: createPrng(prngSeed, "bot", id) }),
    { players: player, maxDifferences: show },
  );
}

function reportText(report: BotTestReport, bot: string): string {
  const { hands, handsNotReplayed, decisions, agreed, decisionsSkipped, exceptions } = report;
  const head = [
    `${bot} agrees in ${count(agreed)} of ${counted(decisions, "decision")} (${
      percent(agreed, decisions)
    }) of ${counted(hands, "hand")}`,
    report.bothRaised > 0
      ? `Of ${count(report.bothRaised)} bets and raises, ${count(report.sameSize)} are of one size`
      : "",
    decisionsSkipped > 0 ? `Not asked: ${counted(decisionsSkipped, "decision")}` : "",
    handsNotReplayed > 0 ? `Not played again: ${counted(handsNotReplayed, "hand")}` : "",
    exceptions > 0 ? `Exceptions: ${count(exceptions)}` : "",
  ].filter((line) => line !== "").map((line) => `${line}\n`).join("");
  if (decisions === 0) return head;
  return [head, streetTable(report), answerTable(report), differenceTable(report.differences)]
    .filter((part) => part !== "").join("\n");
}

function streetTable({ streets }: BotTestReport): string {
  return formatTable(STREETS.filter((street) => streets[street].decisions > 0), [
    { title: "Street", text: (street) => street, left: true },
    { title: "Decisions", text: (street) => count(streets[street].decisions) },
    {
      title: "Agreed",
      text: (street) => percent(streets[street].agreed, streets[street].decisions),
    },
  ]);
}

function answerTable({ answers }: BotTestReport): string {
  const played = (["fold", "check", "call", "bet", "raise"] as const).filter((type) =>
    Object.values(answers[type]).some((times) => times > 0)
  );
  return formatTable(played, [
    { title: "Played", text: (type) => type, left: true },
    ...(["fold", "check", "call", "bet", "raise", "illegal"] as const).map((answer) => ({
      title: answer,
      text: (type: (typeof played)[number]) => count(answers[type][answer]),
    })),
  ]);
}

function differenceTable(differences: readonly BotDifference[]): string {
  if (differences.length === 0) return "";
  return formatTable(differences, [
    { title: "Hand", text: ({ handNumber }) => String(handNumber) },
    { title: "Cards", text: ({ holeCards }) => holeCards, left: true },
    { title: "Board", text: ({ board }) => board, left: true },
    { title: "Played", text: ({ played }) => shorten(played, 30), left: true },
    { title: "Bot", text: ({ answer }) => shorten(answer, 20), left: true },
    { title: "Legal", text: ({ legal }) => legal, left: true },
  ]);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "-" : `${(100 * part / whole).toFixed(1)} %`;
}
