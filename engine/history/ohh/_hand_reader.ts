/**
 * Reads one Open Hand History object.
 *
 * @module
 */
import { type Card, parseCards } from "../../cards/mod.ts";
import { BOARD_CARDS_ON } from "../../rules/mod.ts";
import type { Chips } from "../../types.ts";
import { scaleOf } from "../_amount_scale.ts";
import type { Fields } from "../_fields.ts";
import { HandStop } from "../_hand_stop.ts";
import { wordsOfShown } from "../_shown_hand.ts";
import type {
  BlindType,
  BountyPrize,
  CashOut,
  HandHistoryPlayer,
  HandHistoryRecord,
  PotCollection,
  PotTotal,
  ShowdownEntry,
} from "../record.ts";
import { type HandHead, readHead } from "./_head.ts";
import { StreetMoney } from "./_street_money.ts";
import { CENTS, SHOWDOWN, STREET_NAMES } from "./_words.ts";

const POSTS: Readonly<Record<string, BlindType>> = {
  "Post Ante": "ante",
  "Post SB": "smallBlind",
  "Post BB": "bigBlind",
  "Post Extra Blind": "bigBlind",
  "Straddle": "straddle",
  "Post Dead": "deadPost",
  "Added To Pot": "deadPost",
};

/** What moves no chips within the hand. */
const IDLE: ReadonlySet<string> = new Set(["Added Chips", "Sits Down", "Stands Up", "Payout"]);

/** The reader of one hand. */
export class HandReader {
  private readonly head: HandHead;
  private readonly rounds: readonly { street: number; fields: Fields; actions: Fields[] }[];
  private readonly pots: readonly { fields: Fields; wins: Fields[] }[];
  private readonly seats: readonly Fields[];
  private readonly scale: number;
  private readonly names: readonly string[];
  private readonly indexById = new Map<number, number>();
  private readonly money: StreetMoney;

  private readonly holeCards: (readonly Card[])[];
  private readonly boards: Card[][] = [[]];
  private readonly shown: { player: number; cards: readonly Card[] | null }[] = [];

  /**
   * @param fields The object below `ohh`.
   * @param number Number of the hand where it has none.
   * @throws {HandStop} If it is no hold'em, or a field is missing or not as wanted.
   */
  constructor(private readonly fields: Fields, number: number) {
    this.head = readHead(fields, number);
    this.rounds = fields.objects("rounds").map((round) => {
      return { street: streetOf(round), fields: round, actions: round.objects("actions") };
    });
    this.pots = fields.objects("pots")
      .map((pot) => ({ fields: pot, wins: pot.objects("player_wins") }))
      .sort((a, b) => a.fields.amount("number") - b.fields.amount("number"));
    this.seats = fields.objects("players").sort((a, b) => a.integer("seat") - b.integer("seat"));
    this.seats.forEach((seat, player) => this.indexById.set(seat.integer("id"), player));
    this.names = this.seats.map((seat) => seat.text(seat.has("name") ? "name" : "display"));
    const { length } = this.names;
    const chairs = new Set(this.seats.map((seat) => seat.integer("seat")));
    if (length < 2 || new Set(this.names).size < length || chairs.size < length) {
      throw fields.wrong("players", "at least two players with names and seats of their own");
    }
    const scale = scaleOf(this.amounts(), this.head.currency !== undefined);
    if (scale === undefined) throw this.stop("an amount has too many decimals or digits");
    this.scale = scale;
    this.money = new StreetMoney(
      this.names,
      this.seats.map((seat) => this.chips(seat, "starting_stack")),
      this.chips(fields, "big_blind_amount"),
    );
    this.holeCards = this.names.map(() => []);
  }

  /**
   * Reads the hand.
   *
   * @throws {HandStop} If an action is unknown or of nobody at the table.
   */
  read(): HandHistoryRecord {
    const { money } = this;
    for (const { street, fields, actions } of this.rounds) {
      const cards = street > 0 && street < SHOWDOWN ? cardsOf(fields, "cards") : [];
      if (cards.length === 0 && actions.length === 0) continue; // the hand was over before
      if (street > 0 && street < SHOWDOWN) this.dealBoard(street, cards);
      if (street < SHOWDOWN && actions.length > 0) money.goTo(street);
      const posts = actions.filter((action) => POSTS[action.text("action")] !== undefined);
      for (const action of posts) this.post(action);
      if (posts.length > 0) money.endPosts();
      for (const action of actions) this.act(action);
    }
    money.giveBack();
    return this.record();
  }

  private post(action: Fields): void {
    const blindType = POSTS[action.text("action")];
    this.money.post(this.playerOf(action, "player_id"), blindType, this.chips(action, "amount"));
  }

  private act(action: Fields): void {
    const type = action.text("action");
    if (POSTS[type] !== undefined || IDLE.has(type)) return;
    const player = this.playerOf(action, "player_id");
    switch (type) {
      case "Fold":
        return this.money.pass(player, "fold");
      case "Check":
        return this.money.pass(player, "check");
      case "Call":
      case "Bet":
      case "Raise": // tells the chips put in as well, not the total
        return this.money.putIn(player, this.chips(action, "amount"));
      case "Dealt Cards":
        this.holeCards[player] = knownCardsOf(action, "cards");
        return;
      case "Shows Cards":
        this.shown.push({ player, cards: knownCardsOf(action, "cards") });
        return;
      case "Mucks Cards":
        this.shown.push({ player, cards: null });
        return;
    }
    throw action.wrong("action", "an action of the format");
  }

  /** Adds cards to the first board that waits for them, or begins a further one. */
  private dealBoard(street: number, cards: readonly Card[]): void {
    const { boards } = this;
    const before = BOARD_CARDS_ON[street - 1];
    let board = boards.find(({ length }) => length === before);
    if (board === undefined) boards.push(board = boards[0].slice(0, before));
    // Some programs write the whole board again.
    const isWhole = cards.length > before && board.every((card, at) => card === cards[at]);
    board.push(...(isWhole ? cards.slice(before) : cards));
    if (board.length !== BOARD_CARDS_ON[street]) {
      throw this.stop(`the board has ${board.length} cards on the ${STREET_NAMES[street]}`);
    }
  }

  private record(): HandHistoryRecord {
    const { fields, money, seats } = this;
    const [boardCards, ...otherBoards] = this.boards;
    const { collections, pots, cashOuts } = this.readPots();
    const bounties = this.readBounties();
    const tableSize = fields.amount("table_size");
    const maxSeats = Math.max(tableSize, seats[seats.length - 1].integer("seat"));
    const cap = fields.has("bet_limit") ? this.chips(fields.object("bet_limit"), "bet_cap") : 0;
    const hero = fields.has("hero_player_id")
      ? this.indexById.get(fields.number("hero_player_id"))
      : undefined;
    const isShowdown = money.folded.filter((folded) => !folded).length > 1;
    const voluntaryShows = this.entries((player) => !isShowdown || money.folded[player])
      .filter(({ holeCards }) => holeCards.length > 0);
    return {
      ...this.head,
      tableName: fields.optionalText("table_name") ?? "",
      maxSeats,
      ...(tableSize < maxSeats && tableSize > 0 && { tableSize }),
      buttonSeat: this.readButton(),
      players: this.readPlayers(),
      blindPostings: money.postings,
      streetActions: money.streetActions,
      boardCards,
      showdownEntries: this.entries((player) => isShowdown && !money.folded[player]),
      collections,
      totalPot: pots.reduce((total, { amount }) => total + amount, 0),
      totalRake: pots.reduce((total, { rake }) => total + rake, 0),
      scale: this.scale,
      stakes: {
        smallBlind: this.chips(fields, "small_blind_amount"),
        bigBlind: this.chips(fields, "big_blind_amount"),
        ante: this.chips(fields, "ante_amount"),
      },
      ...(hero !== undefined && { hero: this.names[hero] }),
      pots,
      ...(otherBoards.length > 0 && { otherBoards }),
      ...(voluntaryShows.length > 0 && { voluntaryShows }),
      ...(cashOuts.length > 0 && { cashOuts }),
      ...(bounties.length > 0 && { bounties }),
      ...(fields.texts("flags").includes("Fast") && { fast: true }),
      ...(cap > 0 && { cap }),
    };
  }

  private readButton(): number {
    const seat = this.fields.integer("dealer_seat");
    if (seat < 1) throw this.fields.wrong("dealer_seat", "a chair");
    return seat;
  }

  private readPlayers(): HandHistoryPlayer[] {
    return this.seats.map((seat, player) => {
      const bounty = Math.round(seat.amount("player_bounty") * CENTS);
      return {
        seat: seat.integer("seat"),
        name: this.names[player],
        stack: this.chips(seat, "starting_stack"),
        holeCards: this.holeCards[player],
        ...(seat.flag("is_sitting_out") && { sittingOut: true }),
        ...(bounty > 0 && { bounty }),
      };
    });
  }

  private readPots(): { collections: PotCollection[]; pots: PotTotal[]; cashOuts: CashOut[] } {
    const collections: PotCollection[] = [];
    const pots: PotTotal[] = [];
    const cashOuts: CashOut[] = [];
    for (let pot = 0; pot < this.pots.length; pot++) {
      const { fields, wins } = this.pots[pot];
      let won = 0;
      for (const win of wins) {
        const playerName = this.names[this.playerOf(win, "player_id")];
        const amount = this.chips(win, "win_amount");
        won += amount;
        collections.push({ playerName, amount, pot });
        const cashOut = this.chips(win, "cashout_amount");
        if (cashOut > 0) {
          cashOuts.push({ playerName, amount: cashOut, fee: this.chips(win, "cashout_fee") });
        }
      }
      const jackpot = this.chips(fields, "jackpot");
      const rest = this.chips(fields, "amount") - won - jackpot;
      const rake = fields.has("rake") ? this.chips(fields, "rake") : Math.max(0, rest);
      const amount = fields.has("amount") ? this.chips(fields, "amount") : won + rake + jackpot;
      // Some count the share of the jackpot as part of the rake, some beside it.
      pots.push({ amount, rake: won + rake === amount ? rake : rake + jackpot });
    }
    return { collections, pots, cashOuts };
  }

  private readBounties(): BountyPrize[] {
    return this.fields.objects("tournament_bounties").map((bounty) => ({
      playerName: this.names[this.playerOf(bounty, "player_id")],
      eliminated: this.names[this.playerOf(bounty, "defeated_player_id")],
      amount: Math.round(bounty.amount("bounty_won") * CENTS),
    }));
  }

  /** What the chosen players showed or mucked, in order. */
  private entries(isChosen: (player: number) => boolean): ShowdownEntry[] {
    const board = this.boards[0];
    return this.shown.filter(({ player }) => isChosen(player)).map(({ player, cards }) => ({
      playerName: this.names[player],
      holeCards: cards ?? [],
      description: wordsOfShown(cards ?? [], board),
    }));
  }

  private playerOf(fields: Fields, key: string): number {
    const player = this.indexById.get(fields.integer(key));
    if (player === undefined) throw fields.wrong(key, "the id of a player");
    return player;
  }

  /** All amounts of chips in the hand. */
  private amounts(): number[] {
    const { fields, seats } = this;
    const amounts = ["small_blind_amount", "big_blind_amount", "ante_amount"]
      .map((key) => fields.amount(key));
    for (const seat of seats) amounts.push(seat.number("starting_stack"));
    for (const { actions } of this.rounds) {
      for (const action of actions) amounts.push(action.amount("amount"));
    }
    for (const { fields: pot, wins } of this.pots) {
      amounts.push(pot.amount("amount"), pot.amount("rake"), pot.amount("jackpot"));
      for (const win of wins) amounts.push(win.amount("win_amount"));
    }
    return amounts;
  }

  private chips(fields: Fields, key: string): Chips {
    if (fields.amount(key) < 0) throw fields.wrong(key, "no debt");
    return Math.round(fields.amount(key) * this.scale);
  }

  private stop(reason: string): HandStop {
    return new HandStop("error", reason, this.fields.line);
  }
}

/** Index of a round's street. */
function streetOf(round: Fields): number {
  const name = round.text("street").toLowerCase();
  const street = STREET_NAMES.findIndex((street) => street.toLowerCase() === name);
  if (street < 0) throw round.wrong("street", `one of ${STREET_NAMES.join(", ")}`);
  return street;
}

/** A list of cards; some programs write one text, which may be empty. */
function cardsOf(fields: Fields, key: string): Card[] {
  return parsedCards(fields, key, fields.texts(key));
}

const UNKNOWN_CARD = /^(?:\?\??|[xX]{1,2})$/;

/** The same without cards that nobody knows. */
function knownCardsOf(fields: Fields, key: string): Card[] {
  const texts = fields.texts(key).flatMap((text) => text.match(/\?\?|[^\s?]+/g) ?? []);
  return parsedCards(fields, key, texts.filter((text) => !UNKNOWN_CARD.test(text)));
}

function parsedCards(fields: Fields, key: string, texts: readonly string[]): Card[] {
  try {
    return parseCards(texts.join(""));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw fields.wrong(key, "cards");
  }
}
