/**
 * The table at one moment, as a picture.
 *
 * @module
 */
import { type Card, formatCard, type HandHistoryRecord } from "@marvin/holdem";
import { SUITS } from "./_card_display.ts";
import { amountText, type HandMoment, type SeatState } from "./_hand_moments.ts";
import { escapeMarkup, printableText } from "./display.ts";
import { FONT, PICTURE_WIDTH } from "./picture_style.ts";
import { fitName, textWidth } from "./text_width.ts";

/** Height of the picture in pixels; its width is {@link PICTURE_WIDTH}. */
export const TABLE_HEIGHT = 430;

const CENTER_X = PICTURE_WIDTH / 2;
const CENTER_Y = 218;
/** Width of what a player has in front of him, and the room for text in it. */
const BOX_WIDTH = 128;
const BOX_ROOM = BOX_WIDTH - 8;
/** Room for the amount of a bet; what needs more is written smaller. */
const BET_ROOM = 48;

/** Draws one moment of a hand. */
export function tablePicture(moment: HandMoment, record: HandHistoryRecord): string {
  const { players, buttonSeat } = record;
  const parts = [
    `<rect width="100%" height="100%" fill="white"/>`,
    `<ellipse cx="${CENTER_X}" cy="${CENTER_Y}" rx="268" ry="130" fill="#35654d" ` +
    `stroke="#5b4636" stroke-width="10"/>`,
    ...moment.board.map((card, index) =>
      cardPicture(card, CENTER_X - 115 + 46 * index, 182, 42, 54)
    ),
  ];
  const inPlay = moment.seats.reduce((sum, { bet }) => sum + bet, moment.pot);
  if (inPlay > 0) {
    parts.push(text(CENTER_X, 264, 14, `Pot ${amountText(inPlay, record)}`, "fill='white'"));
  }
  for (const [index, seat] of moment.seats.entries()) {
    const place = placeOf(index, players.length);
    parts.push(seatPicture(seat, place, index === moment.actor, record));
    if (players[index].seat === buttonSeat) parts.push(buttonPicture(place));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_WIDTH} ${TABLE_HEIGHT}" ` +
    `width="${PICTURE_WIDTH}" height="${TABLE_HEIGHT}" font-family="${FONT}" role="img">` +
    `<title>${escapeMarkup(moment.text)}</title>${parts.join("")}</svg>`;
}

/** Where a player sits: direction from the middle of the table, as a fraction of its size. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The first chair is at the bottom, the others follow clockwise. */
function placeOf(index: number, players: number): Place {
  const angle = Math.PI / 2 + 2 * Math.PI * index / players;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

function seatPicture(
  seat: SeatState,
  { x, y }: Place,
  isActor: boolean,
  record: HandHistoryRecord,
): string {
  const left = Math.round(CENTER_X + 306 * x - 64);
  const top = Math.round(CENTER_Y + 168 * y - 20);
  const frame = isActor ? "#e69f00" : seat.won > 0 ? "#0072b2" : "#888888";
  const isOut = seat.hasFolded || seat.isSittingOut;
  // A player who is in the hand holds two cards, whether they are known or not.
  const cards = (seat.cards.length > 0 ? seat.cards : isOut ? [] : [null, null])
    .map((card, index) => cardPicture(card, left + 36 + 29 * index, top - 21, 27, 28));
  const state = seat.won > 0
    ? ` (+${amountText(seat.won, { ...record, currency: undefined })})`
    : seat.hasFolded
    ? " · folded"
    : seat.isSittingOut
    ? " · sits out"
    : seat.isAllIn
    ? " · all-in"
    : "";
  const bet = seat.bet === 0 ? "" : betPicture(seat.bet, { x, y }, record);
  const name = fitName(printableText(seat.name), 12, BOX_ROOM, true);
  const stack = `${amountText(seat.stack, record)}${state}`;
  const stackSize = round(11.5 * Math.min(1, BOX_ROOM / textWidth(stack, 11.5)));
  const box = `<rect x="${left}" y="${top + 6}" width="${BOX_WIDTH}" height="40" rx="7" `;
  return `<g${isOut ? ` opacity="0.5"` : ""}>${cards.join("")}</g>` +
    `${box}fill="white" stroke="${frame}" ` +
    `stroke-width="${isActor || seat.won > 0 ? 3.5 : 1.5}"/>` +
    // Pale upon white, not upon the edge of the table.
    `<g${isOut ? ` opacity="0.6"` : ""}>` +
    text(left + 64, top + 22, 12, name, "font-weight='bold'") +
    text(left + 64, top + 38, stackSize, stack) +
    `</g>${bet}`;
}

function betPicture(bet: number, { x, y }: Place, record: HandHistoryRecord): string {
  // The pot tells the currency.
  const label = amountText(bet, { ...record, currency: undefined });
  const size = round(Math.max(8, Math.min(12, BET_ROOM / textWidth(label, 1))));
  const width = textWidth(label, size) + 12;
  const middle = CENTER_X + 182 * x;
  const height = CENTER_Y + 88 * y;
  return `<rect x="${round(middle - width / 2)}" y="${round(height - 9)}" width="${
    round(width)
  }" height="18" rx="9" fill="#f3e9c6"/>` + text(round(middle), round(height + 4.5), size, label);
}

function buttonPicture({ x, y }: Place): string {
  // Beside the line on which the bet lies, and further out, so that they never cover each other.
  const cx = round(CENTER_X + 214 * x - 32 * y);
  const cy = round(CENTER_Y + 112 * y + 32 * x);
  return `<circle cx="${cx}" cy="${cy}" r="10" fill="white" stroke="#333333"/>` +
    text(cx, cy + 4, 11, "D", "font-weight='bold'");
}

/** A card; null is one that lies face down. */
function cardPicture(
  card: Card | null,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const frame = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" ` +
    `fill="${card === null ? "#8fa3bf" : "white"}" stroke="#888888"/>`;
  if (card === null) return frame;
  const name = formatCard(card);
  const [sign, color] = SUITS[name[1]];
  const size = Math.round(width * 0.48);
  const baseline = y + Math.round(height / 2 + 0.36 * size);
  return frame + text(x + width / 2, baseline, size, name[0] + sign, `fill='${color}'`);
}

function text(x: number, y: number, size: number, content: string, extra = ""): string {
  const fill = extra.includes("fill=") ? "" : " fill='#222222'";
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle"${fill}${
    extra === "" ? "" : ` ${extra}`
  }>${escapeMarkup(content)}</text>`;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
