/**
 * Puts together the record of a hand from what its lines said.
 *
 * @module
 */
import type { Card } from "../../cards/mod.ts";
import type {
  BlindPosting,
  BountyPrize,
  CashOut,
  HandHistoryPlayer,
  HandHistoryRecord,
  PotCollection,
  PotTotal,
  ShowdownEntry,
  Stakes,
  TournamentFinish,
} from "../record.ts";
import { bigBlindOf, type GameHeader, type HandHeader } from "./_header.ts";
import type { Play, PlayingSeat } from "./_play.ts";
import { potLayers } from "./_pot_layers.ts";
import type { TableLine } from "./_seating.ts";
import type { PotLine } from "./_summary_section.ts";

/** What the lines of a hand said. */
export interface HandParts {
  readonly header: HandHeader;
  readonly game: GameHeader;
  table: TableLine;
  play: Play;
  hero: string | null;
  /** The open cards of each run; one list where the board was dealt once. */
  readonly boards: Card[][];
  readonly showdownEntries: ShowdownEntry[];
  readonly voluntaryShows: ShowdownEntry[];
  readonly collections: PotCollection[];
  readonly cashOuts: CashOut[];
  readonly finishes: TournamentFinish[];
  readonly bounties: BountyPrize[];
  pots: PotLine;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Builds the record, or says in words why the pots are not what was put in. */
export function buildRecord(parts: HandParts): HandHistoryRecord | string {
  const { header, game, table, play, boards, pots } = parts;
  const handNumber = Number(header.id);
  const blindPostings = play.blindPostings();
  const [boardCards, ...otherBoards] = boards;
  const record: Writable<HandHistoryRecord> = {
    handNumber,
    timestamp: header.timestamp,
    tableName: table.name,
    maxSeats: maxSeatsOf(parts),
    buttonSeat: table.buttonSeat,
    players: play.seats.map(playerOf),
    blindPostings,
    streetActions: play.streetActions,
    boardCards,
    showdownEntries: parts.showdownEntries,
    collections: collectionsOf(parts),
    totalPot: pots.total,
    totalRake: pots.rake,
    scale: game.scale,
    site: header.site,
    limit: game.limit,
    stakes: stakesOf(game, blindPostings),
    pots: pots.total > 0 ? [{ amount: pots.total, rake: pots.rake }] : [],
  };
  if (String(handNumber) !== header.id) record.handId = header.id;
  if (game.currency !== undefined) record.currency = game.currency;
  if (game.tournament !== undefined) record.tournament = game.tournament;
  if (parts.hero !== null) record.hero = parts.hero;
  if (otherBoards.length > 0) record.otherBoards = otherBoards;
  if (parts.voluntaryShows.length > 0) record.voluntaryShows = parts.voluntaryShows;
  if (parts.cashOuts.length > 0) record.cashOuts = parts.cashOuts;
  if (parts.finishes.length > 0) record.finishes = parts.finishes;
  if (parts.bounties.length > 0) record.bounties = parts.bounties;
  if (header.isFast) record.fast = true;
  if (game.cap !== undefined) record.cap = game.cap;
  if (pots.nets.length === 0) return record;
  const totals = potTotals(record, pots);
  return typeof totals === "string" ? totals : { ...record, pots: totals };
}

function playerOf(seat: PlayingSeat): HandHistoryPlayer {
  const { seat: chair, name, stack, cards, sitsOut, bounty } = seat;
  const player: HandHistoryPlayer = { seat: chair, name, stack, holeCards: cards };
  return sitsOut || bounty !== undefined
    ? { ...player, ...(sitsOut && { sittingOut: true }), ...(bounty !== undefined && { bounty }) }
    : player;
}

function maxSeatsOf({ table, play: { seats } }: HandParts): number {
  // Old tables do not say how many chairs they have.
  return Math.max(table.maxSeats, table.buttonSeat, seats[seats.length - 1].seat);
}

function stakesOf(game: GameHeader, posts: readonly BlindPosting[]): Stakes {
  let ante = game.ante ?? 0;
  for (const { blindType, amount } of posts) {
    if (blindType === "ante") ante = Math.max(ante, amount);
  }
  const bigBlind = bigBlindOf(game);
  if (game.limit !== "fixed_limit") return { smallBlind: game.low, bigBlind, ante };
  // Fixed limit names its bets; the small blind is about half the small bet.
  const posted = posts.find(({ blindType, allIn }) => blindType === "smallBlind" && !allIn);
  return { smallBlind: posted?.amount ?? Math.floor(bigBlind / 2), bigBlind, ante };
}

/** Who got what, in the order of the boards and pots. */
function collectionsOf(parts: HandParts): PotCollection[] {
  const { collections, cashOuts } = parts;
  const all = [...collections];
  for (const { playerName } of cashOuts) {
    if (all.some((collection) => collection.playerName === playerName)) continue;
    all.push(...soldShares(parts, playerName, all));
  }
  return all.sort((a, b) => (a.run ?? 0) - (b.run ?? 0) || a.pot - b.pot);
}

/** What a player would have collected if he had not sold it: no line of its own tells. */
function soldShares(
  { pots, play, cashOuts }: HandParts,
  playerName: string,
  collected: readonly PotCollection[],
): PotCollection[] {
  const nets = pots.nets.length > 0 ? pots.nets : [pots.total - pots.rake];
  const left = nets.map((net, pot) =>
    collected.reduce((rest, other) => other.pot === pot ? rest - other.amount : rest, net)
  );
  const allLeft = left.reduce((sum, amount) => sum + amount, 0);
  // It stands in the summary, or else is what nobody collects.
  const printed = play.seats.find(({ name }) => name === playerName)?.won ?? 0;
  const won = printed === 0 && cashOuts.length === 1 ? allLeft : printed;
  if (won <= 0) return [];
  if (won !== allLeft) return [{ playerName, amount: won, pot: 0 }];
  return left.map((amount, pot) => ({ playerName, amount, pot })).filter(({ amount }) =>
    amount > 0
  );
}

/** The printed pots are what is left of each when the rake is taken. */
function potTotals(record: HandHistoryRecord, { nets }: PotLine): PotTotal[] | string {
  const layers = potLayers(record);
  const totals = layers.map((amount, pot) => ({ amount, rake: amount - (nets[pot] ?? 0) }));
  const rake = totals.reduce((sum, pot) => sum + pot.rake, 0);
  const fits = nets.length === layers.length && rake === record.totalRake &&
    totals.every((pot) => pot.rake >= 0);
  return fits
    ? totals
    : `the players put in pots of ${layers.join(", ")}, but pots of ${
      nets.join(", ")
    } and a rake of ${record.totalRake} are printed`;
}
