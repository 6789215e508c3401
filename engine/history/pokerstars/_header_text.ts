/**
 * Writes the lines above the posts: number, game, stakes, time, table and seats.
 *
 * @module
 */
import type { BetLimitType } from "../../rules/mod.ts";
import { lineTextProblem } from "../../player/mod.ts";
import { recordedStakes } from "../_recorded_facts.ts";
import { checkPlayerNames } from "../player_names.ts";
import type { HandHistoryPlayer, TournamentInfo } from "../record.ts";
import { formatClock } from "./_clock.ts";
import { headerIn, isHeader } from "./_header.ts";
import { isPoints, type Writing } from "./_writing.ts";

const GAMES: Readonly<Record<BetLimitType, string>> = {
  no_limit: "Hold'em No Limit",
  pot_limit: "Hold'em Pot Limit",
  fixed_limit: "Hold'em Limit",
};

/**
 * The lines above the posts.
 *
 * @throws {RangeError} If the hand has no time or no blinds, the tournament's number is none, or a
 * name cannot stand in a line.
 */
export function headText(writing: Writing): string {
  const { record } = writing;
  const { tournament, tableName, maxSeats, buttonSeat, players } = record;
  if (record.timestamp === null) throw writing.unwritable("it has no time");
  checkPlayerNames(players.map(({ name }) => name));
  const likeHeader = players.find(({ name }) => isHeader(`${name}: `) || headerIn(` ${name}`) > 0);
  if (likeHeader !== undefined) {
    throw writing.unwritable(`${likeHeader.name} is named like the first line of a hand`);
  }
  const wrong = lineTextProblem(tableName);
  if (wrong !== null) throw writing.unwritable(`the name of its table ${wrong}`);
  const room = record.fast ? "PokerStars Zoom Hand" : "PokerStars Hand";
  const isPlayMoney = tournament === undefined && record.currency === undefined;
  return `${room} #${record.handId ?? record.handNumber}: ${gameText(writing)} - ` +
    `${formatClock(record.timestamp)}\nTable '${tableName}' ${maxSeats}-max ` +
    `${isPlayMoney ? "(Play Money) " : ""}Seat #${buttonSeat} is the button\n` +
    players.map((player) => seatLine(writing, player)).join("");
}

/** `Tournament #5, $9.20+$0.80 USD Hold'em No Limit - Level IV (50/100)` and the like. */
function gameText(writing: Writing): string {
  const { tournament, limit, currency } = writing.record;
  const game = GAMES[limit ?? "no_limit"];
  const stakes = stakesText(writing);
  if (tournament === undefined) {
    return ` ${game} (${stakes}${currency === undefined ? "" : ` ${currency}`})`;
  }
  if (!/^[0-9]+$/.test(tournament.id)) {
    throw writing.unwritable(`the number of its tournament is ${tournament.id}`);
  }
  const price = priceText(writing, tournament);
  return `Tournament #${tournament.id}, ${price}${game}${levelText(tournament)} (${stakes})`;
}

function levelText({ level }: TournamentInfo): string {
  if (level === undefined) return "";
  return /^[IVXLCDM]+$|^[0-9]+$/.test(level) ? ` - Level ${level}` : ` - ${level}`;
}

/** The price in front of the game with a blank behind it, or nothing. */
function priceText(writing: Writing, tournament: TournamentInfo): string {
  const { buyIn, fee, bounty, currency } = tournament;
  if (buyIn === undefined) return "";
  if (buyIn === 0 && !fee && bounty === undefined && currency === undefined) return "Freeroll ";
  const parts = bounty === undefined ? [buyIn, fee] : [buyIn, bounty, fee ?? 0];
  const text = parts.filter((part) => part !== undefined)
    .map((part) => writing.prize(part)).join("+");
  if (currency === undefined) return `${text} `;
  return isPoints(currency) ? `${text}${currency} ` : `${text} ${currency} `;
}

function stakesText(writing: Writing): string {
  const { record, money } = writing;
  const { smallBlind, bigBlind } = recordedStakes(record);
  if (bigBlind === 0) throw writing.unwritable("nobody posts a big blind");
  // Fixed limit names its bets: the small one is the big blind.
  const stakes = record.limit === "fixed_limit"
    ? `${money(bigBlind)}/${money(2 * bigBlind)}`
    : `${money(smallBlind)}/${money(bigBlind)}`;
  return record.cap === undefined ? stakes : `${stakes} - ${money(record.cap)} Cap - `;
}

function seatLine(writing: Writing, player: HandHistoryPlayer): string {
  const { seat, name, stack, sittingOut, bounty } = player;
  const head = bounty === undefined ? "" : `, ${writing.prize(bounty)} bounty`;
  return `Seat ${seat}: ${name} (${writing.money(stack)} in chips${head})` +
    (sittingOut ? " is sitting out\n" : "\n");
}
