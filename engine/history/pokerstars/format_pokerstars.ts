/**
 * Writes hands as PokerStars does, which trackers read.
 *
 * @module
 */
import { type Card, formatCards } from "../../cards/mod.ts";
import { recordedStakes } from "../_recorded_facts.ts";
import type {
  BlindPosting,
  BountyPrize,
  HandHistoryRecord,
  ShowdownEntry,
  TournamentFinish,
} from "../record.ts";
import { headText } from "./_header_text.ts";
import { RUN_WORDS, summaryText } from "./_summary_text.ts";
import { boardsOf, Writing } from "./_writing.ts";

/**
 * Writes a hand as PokerStars prints it, LF after every line: money with its sign and two decimals,
 * tournament chips and play money without a sign. A record without a currency is play money, which
 * some trackers refuse. Only the hero's cards are dealt openly, those of the others appear where
 * they are shown; what the text has no place for, such as the name of a tournament, is left out.
 *
 * @throws {RangeError} If the record holds what would be wrong without words: no time, no blinds, a
 * scale other than 1 and 100, a currency without a sign, a dead post that is no small blind, a
 * tournament whose number is none, more than three boards.
 */
export function formatPokerstars(record: HandHistoryRecord): string {
  const writing = new Writing(record);
  return headText(writing) + postLines(writing) + "*** HOLE CARDS ***\n" + dealtLine(record) +
    streetLines(writing) + showdownLines(writing) + endLines(writing) + summaryText(writing);
}

function postLines(writing: Writing): string {
  const { record } = writing;
  const posts = record.tournament === undefined ? record.blindPostings : [
    // Tournaments print the antes first.
    ...record.blindPostings.filter(({ blindType }) => blindType === "ante"),
    ...record.blindPostings.filter(({ blindType }) => blindType !== "ante"),
  ];
  let text = "";
  for (let at = 0; at < posts.length; at++) {
    const isBoth = posts[at].blindType === "bigBlind" &&
      posts[at + 1]?.blindType === "deadPost" &&
      posts[at + 1].playerName === posts[at].playerName;
    text += isBoth
      ? bothBlindsLine(writing, posts[at], posts[at + 1])
      : postLine(writing, posts[at], posts.slice(0, at));
    if (isBoth) at++;
  }
  return text;
}

/** A big blind and the missed small blind, which is dead, in one line. */
function bothBlindsLine(writing: Writing, live: BlindPosting, dead: BlindPosting): string {
  if (live.amount !== recordedStakes(writing.record).bigBlind) throw deadPost(writing, dead);
  const amount = writing.money(live.amount + dead.amount);
  return `${live.playerName}: posts small & big blinds ${amount}${
    allInText(live.allIn || dead.allIn)
  }`;
}

function postLine(writing: Writing, post: BlindPosting, before: readonly BlindPosting[]): string {
  const end = `${writing.money(post.amount)}${allInText(post.allIn)}`;
  switch (post.blindType) {
    case "smallBlind":
      return `${post.playerName}: posts small blind ${end}`;
    case "bigBlind":
      return `${post.playerName}: posts big blind ${end}`;
    case "ante":
      return `${post.playerName}: posts the ante ${end}`;
    case "straddle":
      return `${post.playerName}: posts straddle ${end}`;
    case "deadPost": // worded like a small blind, and dead as it is the second one
      if (!before.some(({ blindType }) => blindType === "smallBlind")) {
        throw deadPost(writing, post);
      }
      return `${post.playerName}: posts small blind ${end}`;
  }
}

function deadPost(writing: Writing, { playerName, amount }: BlindPosting): RangeError {
  return writing.unwritable(`${playerName} has a dead post of ${writing.money(amount)}`);
}

function dealtLine({ hero, players }: HandHistoryRecord): string {
  const cards = players.find(({ name }) => name === hero)?.holeCards ?? [];
  return cards.length === 2 ? `Dealt to ${hero} [${formatCards(cards)}]\n` : "";
}

function streetLines(writing: Writing): string {
  const { record } = writing;
  const boards = boardsOf(record);
  if (boards.length > RUN_WORDS.length) throw writing.unwritable("it has more than three boards");
  const shared = boards.length === 1 ? boards[0].length : sharedCards(boards);
  let text = actionLines(writing, 0);
  for (let street = 1; street < 4; street++) {
    if (shared >= street + 2) text += streetTitle("", boards[0], street);
    text += actionLines(writing, street);
  }
  if (boards.length === 1) return text;
  boards.forEach((board, run) => {
    for (let street = 1; street < 4; street++) {
      if (shared < street + 2) text += streetTitle(`${RUN_WORDS[run]} `, board, street);
    }
  });
  return text;
}

/** How many cards lay on the board when it was decided to deal the rest more than once. */
function sharedCards([first, ...others]: readonly (readonly Card[])[]): number {
  const differs = first.findIndex((card, at) => others.some((other) => other[at] !== card));
  return differs < 3 ? 0 : differs;
}

const TITLES = ["", "FLOP", "TURN", "RIVER"];

function streetTitle(run: string, board: readonly Card[], street: number): string {
  const title = `*** ${run}${TITLES[street]} ***`;
  if (street === 1) return `${title} [${formatCards(board.slice(0, 3))}]\n`;
  const before = formatCards(board.slice(0, street + 1));
  return `${title} [${before}] [${formatCards(board.slice(street + 1, street + 2))}]\n`;
}

function actionLines(writing: Writing, street: number): string {
  const { streetActions } = writing.record;
  let text = "";
  for (let at = 0; at < streetActions[street].length; at++) {
    text += actionLine(writing, street, at);
  }
  return text;
}

function actionLine(writing: Writing, street: number, at: number): string {
  const { record, money } = writing;
  const action = record.streetActions[street][at];
  const { playerName, amount, by, to } = action;
  const end = `${reachesCap(record, street, at) ? capText(writing) : ""}${allInText(action.allIn)}`;
  switch (action.type) {
    case "fold":
      return `${playerName}: folds${foldedCards(record, playerName)}\n`;
    case "check":
      return `${playerName}: checks\n`;
    case "call":
      return `${playerName}: calls ${money(amount)}${end}`;
    case "bet":
      return `${playerName}: bets ${money(amount)}${end}`;
    case "raise":
      return `${playerName}: raises ${money(by)} to ${money(to)}${end}`;
    case "uncalled":
      return `Uncalled bet (${money(amount)}) returned to ${playerName}\n`;
  }
}

function allInText(allIn: boolean): string {
  return allIn ? " and is all-in\n" : "\n";
}

function capText({ record, money }: Writing): string {
  return ` and has reached the ${money(record.cap!)} cap`;
}

/** Whether an action brings what the player bet in the hand up to its cap. */
function reachesCap(record: HandHistoryRecord, street: number, at: number): boolean {
  const { cap, blindPostings, streetActions } = record;
  const action = streetActions[street][at];
  if (cap === undefined || action.amount === 0) return false;
  let total = 0;
  for (const { playerName, blindType, amount } of blindPostings) {
    const isBet = blindType !== "ante" && blindType !== "deadPost";
    if (isBet && playerName === action.playerName) total += amount;
  }
  const lines = [
    ...streetActions.slice(0, street).flat(),
    ...streetActions[street].slice(0, at + 1),
  ];
  for (const { playerName, amount } of lines) if (playerName === action.playerName) total += amount;
  return total === cap;
}

/** Cards that a player showed with his fold. */
function foldedCards({ voluntaryShows }: HandHistoryRecord, name: string): string {
  const shown = voluntaryShows?.find((entry) =>
    entry.playerName === name && entry.description === ""
  );
  return shown === undefined ? "" : ` [${formatCards(shown.holeCards)}]`;
}

/** What is shown and collected. */
function showdownLines(writing: Writing): string {
  const { record } = writing;
  // Other formats do not tell which board is shown for, or won.
  const runs = boardsOf(record).length === 1 ? [undefined] : [undefined, 1, 2, 3];
  let text = "";
  for (const run of runs) {
    const entries = record.showdownEntries.filter((entry) => entry.run === run);
    if (entries.length > 0) {
      const title = run === undefined ? "" : `${RUN_WORDS[run - 1]} `;
      text += `*** ${title}SHOW DOWN ***\n`;
      for (const entry of entries) text += showLine(writing, entry);
    }
    text += collectionLines(writing, run);
  }
  return text;
}

function showLine(writing: Writing, entry: ShowdownEntry): string {
  const { playerName, holeCards } = entry;
  if (holeCards.length === 0) return `${playerName}: mucks hand\n`;
  const words = writing.wordsFor(entry);
  return `${playerName}: shows [${formatCards(holeCards)}]${words === "" ? "\n" : ` (${words})\n`}`;
}

/** Who collects what; side pots come first. */
function collectionLines(writing: Writing, run: number | undefined): string {
  const { record, money } = writing;
  let text = "";
  for (let pot = writing.pots - 1; pot >= 0; pot--) {
    for (const won of record.collections) {
      if (won.pot !== pot || won.run !== run || writing.hasCashedOut(won.playerName)) continue;
      text += `${won.playerName} collected ${money(won.amount)} from ${writing.potWords(pot)}\n`;
    }
  }
  return text;
}

/** What happens when the pots are paid out. */
function endLines(writing: Writing): string {
  const { record, money } = writing;
  const folded = new Set(
    record.streetActions.flat().filter(({ type }) => type === "fold").map((line) =>
      line.playerName
    ),
  );
  let text = "";
  for (const entry of record.voluntaryShows ?? []) {
    if (!folded.has(entry.playerName) || entry.description !== "") text += showLine(writing, entry);
  }
  const winner = record.collections[0]?.playerName;
  const isShown = record.showdownEntries.length > 0 ||
    record.voluntaryShows?.some(({ playerName }) => playerName === winner);
  if (winner !== undefined && !isShown) text += `${winner}: doesn't show hand\n`;
  for (const { playerName, amount, fee } of record.cashOuts ?? []) {
    text += `${playerName} cashed out the hand for ${money(amount)} | Cash Out Fee ${money(fee)}\n`;
  }
  for (const bounty of record.bounties ?? []) text += bountyLine(writing, bounty);
  for (const finish of record.finishes ?? []) text += finishLine(writing, finish);
  return text;
}

function bountyLine(writing: Writing, bounty: BountyPrize): string {
  const { playerName, eliminated, increase } = bounty;
  const amount = writing.prize(bounty.amount);
  return increase === undefined
    ? `${playerName} wins the ${amount} bounty for eliminating ${eliminated}\n`
    : `${playerName} wins ${amount} for eliminating ${eliminated} and their own bounty increases ` +
      `by ${writing.prize(increase)}\n`;
}

function finishLine(writing: Writing, { playerName, place, prize }: TournamentFinish): string {
  const money = prize === undefined ? undefined : writing.prize(prize);
  if (place === 1) {
    const receipt = money === undefined ? "" : ` and receives ${money} - congratulations!`;
    return `${playerName} wins the tournament${receipt}\n`;
  }
  const receipt = money === undefined ? "" : ` and received ${money}.`;
  return `${playerName} finished the tournament in ${ordinal(place)} place${receipt}\n`;
}

function ordinal(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  return `${place}${(!isTeen && ["th", "st", "nd", "rd"][place % 10]) || "th"}`;
}
