/**
 * Reads one hand as PokerTracker exports it.
 *
 * @module
 */
import { MAX_SEATS } from "../../types.ts";
import { HandStop, OtherGame } from "../_hand_stop.ts";
import type { ParseStatus } from "../parsed_hand.ts";
import type { HandHistoryRecord } from "../record.ts";
import { type CardList, parseCardList } from "../ipoker_xml/card_text.ts";
import {
  HandBuilder,
  type IpokerAction,
  type SeatedPlayer,
  UnbelievableHand,
} from "../ipoker_xml/hand_builder.ts";
import { parseMoney } from "../ipoker_xml/money_text.ts";
import { type GameHeader, readGameHeader, readTableLine } from "./_header.ts";
import { type PlayerLine, readPlayerLine } from "./_player_line.ts";

const STREET_TITLES = ["*** HOLE CARDS ***", "*** FLOP ***", "*** TURN ***", "*** RIVER ***"];

interface Action {
  readonly at: number;
  readonly action: IpokerAction;
  readonly amount: number;
}

/** The reader of one hand. */
export class HandReader {
  private at = 0;
  private scale = 100;
  private readonly players: SeatedPlayer[] = [];
  private buttonSeat = 0;
  private hero: string | undefined;
  private readonly wins: number[] = [];
  private readonly dealt: (readonly [at: number, cards: CardList])[] = [];
  private readonly posts: (readonly [at: number, line: PlayerLine & { type: "post" }])[] = [];
  private readonly absent: number[] = [];
  private readonly streets: Action[][] = [[], [], [], []];
  private readonly board: (CardList | null)[] = [null, null, null, null];
  private street = 0;
  private total: { readonly pot: number; readonly rake: number } | null = null;

  /**
   * @param lines The lines of the hand.
   * @param firstLine Number of the first of them, from 1.
   * @param isLast Whether the text ends behind them.
   */
  constructor(
    private readonly lines: readonly string[],
    private readonly firstLine: number,
    private readonly isLast: boolean,
  ) {}

  /** @throws {HandStop} If the hand cannot be read. */
  read(): HandHistoryRecord {
    const header = readGameHeader(this.lines[0]);
    if (header === null) throw this.stop("wanted a game and a date");
    if (!header.game.isHoldem) throw new OtherGame(header.game.name, this.firstLine);
    if (header.isTournament && !this.hasCents()) this.scale = 1;
    this.at = 1;
    const table = this.lines.length > 1 ? readTableLine(this.lines[1]) : null;
    if (table === null) throw this.stop("wanted the line of the table", this.endStatus());
    for (this.at = 2; this.line().startsWith("Seat "); this.at++) this.readSeat();
    this.players.sort((a, b) => a.seat - b.seat);
    this.wins.push(...this.players.map(() => 0));
    if (this.players.length < 2) throw this.stop("wanted two players", this.endStatus());
    if (this.buttonSeat === 0) throw this.stop("wanted a dealer", this.endStatus());
    for (; this.at < this.lines.length; this.at++) this.readLine();
    if (this.total === null) throw this.stop("it has no total pot", this.endStatus());
    try {
      return this.build(header, table, this.total);
    } catch (error) {
      if (!(error instanceof UnbelievableHand)) throw error;
      throw this.stop(error.message);
    }
  }

  private readSeat(): void {
    let line = this.line();
    let isDealer = false;
    for (let hasTag = true; hasTag;) {
      hasTag = false;
      for (const tag of [" DEALER", " (REBUY)", " (ADDON)"]) {
        if (!line.endsWith(tag)) continue;
        line = line.slice(0, -tag.length);
        isDealer ||= tag === " DEALER";
        hasTag = true;
      }
    }
    const [head, seatText] = /^Seat ([1-9][0-9]?): /.exec(line) ?? ["", ""];
    const amountAt = line.lastIndexOf(" (");
    const name = line.slice(head.length, amountAt);
    if (head === "" || !line.endsWith(" in chips)") || amountAt < head.length || name === "") {
      throw this.stop("wanted a line such as Seat 1: Ann (€2.27 in chips)", this.endStatus());
    }
    const seat = Number(seatText);
    if (this.players.some((player) => player.seat === seat || player.name === name)) {
      throw this.stop("wanted a seat and a name that nobody else has");
    }
    if (isDealer) this.buttonSeat = seat;
    this.players.push({ seat, name, stack: this.amount(line.slice(amountAt, -1)) });
  }

  /** Reads a line behind the seats. What is no player's and no section's is passed over. */
  private readLine(): void {
    const line = this.line();
    const street = STREET_TITLES.findIndex((title) => line.startsWith(title));
    if (street >= 0) {
      this.street = street;
      if (street > 0) this.board[street] = this.boardCards(line, street);
    } else if (line.startsWith("Total pot ")) this.readTotal(line);
    else if (line.startsWith("Dealt to ")) this.readDealt(line);
    else this.readPlayer(line);
  }

  /** The new cards of a street stand in its last brackets. */
  private boardCards(line: string, street: number): CardList {
    const list = this.cards(line.slice(line.lastIndexOf("[") + 1, line.lastIndexOf("]")));
    const cards = list.cards.slice(street === 1 ? 0 : -1);
    if (cards.length !== (street === 1 ? 3 : 1)) throw this.stop("wanted the cards of the street");
    return { cards, count: cards.length };
  }

  private readTotal(line: string): void {
    const [pot, rake = "0"] = line.slice("Total pot ".length).split(" Rake ");
    this.total = { pot: this.amount(pot), rake: this.amount(rake) };
  }

  private readDealt(line: string): void {
    const end = line.lastIndexOf(" [");
    const name = line.slice("Dealt to ".length, end);
    const at = this.players.findIndex((player) => player.name === name);
    if (at < 0 || !line.endsWith("]")) return this.readPlayer(line); // may be called "Dealt to …"
    this.hero ??= name;
    this.dealt.push([at, this.cards(line.slice(end + 2, -1))]);
  }

  private readPlayer(line: string): void {
    let found: PlayerLine | null = null;
    let foundAt = -1;
    let isSomebodys = false;
    for (let at = 0; at < this.players.length; at++) {
      const start = this.players[at].name + ":";
      if (!line.startsWith(start)) continue;
      isSomebodys = true;
      const reading = readPlayerLine(line.slice(start.length).trim());
      if (reading === null) continue;
      if (found !== null) throw this.stop("the line has two readings");
      found = reading;
      foundAt = at;
    }
    if (found === null) {
      if (isSomebodys) throw this.stop("wanted an action");
      return;
    }
    this.take(foundAt, found);
  }

  private take(at: number, line: PlayerLine): void {
    switch (line.type) {
      case "post":
        this.posts.push([at, line]);
        return;
      case "action":
        this.streets[this.street].push({
          at,
          action: line.action,
          amount: line.amount === "" ? 0 : this.amount(line.amount),
        });
        return;
      case "shows":
        this.dealt.push([at, this.cards(line.cards)]);
        return;
      case "wins":
        this.wins[at] += this.amount(line.amount);
        return;
      case "absent":
        this.absent.push(at);
    }
  }

  private build(
    header: GameHeader,
    { tableName, tournament }: NonNullable<ReturnType<typeof readTableLine>>,
    total: { readonly pot: number; readonly rake: number },
  ): HandHistoryRecord {
    const { game, id, isTournament, timestamp } = header;
    // Whether a limit game is called by its blinds or its bets, no file known tells.
    const isNamedByBlinds = !isTournament && game.limit !== "fixed_limit";
    const blinds = isNamedByBlinds ? game.blinds : undefined;
    const builder = new HandBuilder(this.players, this.buttonSeat, blinds?.big ?? null);
    for (const [at, { amount, post }] of this.posts) builder.post(at, post, this.amount(amount));
    for (const at of this.absent) builder.sitOut(at);
    for (const [at, { cards, count }] of this.dealt) {
      if (count > 2) throw new OtherGame(`${count} hole cards`, this.firstLine);
      builder.deal(at, cards);
    }
    for (let street = 0; street < 4; street++) {
      const cards = this.board[street];
      if (cards !== null) builder.dealBoard(street, cards.cards);
      for (const { at, action, amount } of inOrder(this.streets[street], street)) {
        builder.act(street, at, action, amount);
      }
    }
    const won = this.wins.reduce((sum, win) => sum + win, 0);
    if (won !== total.pot) {
      const status = this.isLast && won < total.pot ? "partial" : "error"; // wins come last
      throw this.stop(`${won} is won of a total pot of ${total.pot}`, status);
    }
    const hand = builder.finish(this.wins, header.winsIncludeUncalled);
    if (hand.totalRake !== total.rake) {
      throw this.stop(`the players leave a rake of ${hand.totalRake}, found ${total.rake}`);
    }
    const stakes = blinds === undefined
      ? builder.postedStakes
      : { smallBlind: blinds.small, bigBlind: blinds.big, ante: builder.postedAnte };
    const handNumber = Number(id);
    return {
      handNumber,
      ...(String(handNumber) !== id && { handId: id }),
      timestamp,
      tableName,
      maxSeats: MAX_SEATS, // chairs are numbered up to ten, and no line tells how many there are
      buttonSeat: this.buttonSeat,
      ...hand,
      scale: this.scale,
      site: "iPoker",
      ...(game.limit !== undefined && { limit: game.limit }),
      ...(!isTournament && game.currency !== undefined && { currency: game.currency }),
      ...(stakes !== null && { stakes }),
      ...(isTournament && { tournament }),
      ...(this.hero !== undefined && { hero: this.hero }),
    };
  }

  /** Whether the chips of a tournament have parts. */
  private hasCents(): boolean {
    return this.lines.some((line) =>
      !line.startsWith("Table ") && /[0-9][.,][0-9]{1,2}(?: in chips\)|$)/.test(line)
    );
  }

  private cards(text: string): CardList {
    const list = parseCardList(text);
    if (list === null) throw this.stop(`wanted cards in place of ${text}`);
    return list;
  }

  private amount(text: string): number {
    const hundredths = parseMoney(text);
    if (hundredths === null) throw this.stop("wanted an amount");
    if (this.scale === 100) return hundredths;
    if (hundredths % 100 !== 0) throw this.stop("wanted whole chips");
    return hundredths / 100;
  }

  private line(): string {
    return this.lines[this.at] ?? "";
  }

  /** What the lack of a line means: the end of the text, or damage. */
  private endStatus(): ParseStatus {
    return this.isLast && this.lines.slice(this.at).every((line) => line === "")
      ? "partial"
      : "error";
  }

  private stop(reason: string, status: ParseStatus = "error"): HandStop {
    const found = status === "error" && this.line() !== ""
      ? `${reason}, found ${this.line()}`
      : reason;
    return new HandStop(status, found, this.firstLine + Math.min(this.at, this.lines.length - 1));
  }
}

/** In some files calls stand before the bet they call. */
function inOrder(actions: Action[], street: number): readonly Action[] {
  const call = actions.findIndex(({ action }) => action === "call");
  const bet = actions.findIndex(({ action }) => action === "bet" || action === "allIn");
  if (street === 0 || call < 0 || bet < call) return actions;
  return [
    ...actions.slice(0, call),
    actions[bet],
    ...actions.slice(call, bet),
    ...actions.slice(bet + 1),
  ];
}
