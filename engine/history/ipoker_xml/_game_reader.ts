/**
 * One game of a session file as a record.
 *
 * @module
 */
import { HandStop, OtherGame } from "../_hand_stop.ts";
import type { ParseStatus } from "../parsed_hand.ts";
import { playerMoney } from "../player_money.ts";
import type { HandHistoryRecord, Stakes } from "../record.ts";
import { type CardsXml, type GameXml, readGameXml } from "./_game_xml.ts";
import type { Attributes } from "./_plain_xml.ts";
import type { SessionHead } from "./_session_head.ts";
import type { GameText } from "./_session_text.ts";
import { parseCardList } from "./card_text.ts";
import { parseDate } from "./date_text.ts";
import {
  HandBuilder,
  type IpokerAction,
  type IpokerPost,
  type SeatedPlayer,
  UnbelievableHand,
} from "./hand_builder.ts";
import { parseMoney } from "./money_text.ts";

/** By the code of the action's type. */
const POSTS: Readonly<Record<string, IpokerPost>> = { 1: "smallBlind", 2: "bigBlind", 15: "ante" };
const ACTIONS: Readonly<Record<string, IpokerAction>> = {
  0: "fold",
  3: "call",
  4: "check",
  5: "bet",
  6: "raiseBy",
  7: "allIn",
  23: "raiseTo",
};
/** Waits for the blinds, or sits out. */
const ABSENCES = ["8", "9"];

/** Stands for the sum where a player lost his connection and counts as all-in from there. */
const DISCONNECT_PROTECTION = "DP";

/** Stand for what a client does not know. */
const NOT_TOLD = ["N/A", "N/D", "N/V"];

const ROUNDS = ["0", "1", "2", "3", "4"];
const BOARD_STREETS: Readonly<Record<string, number>> = { Flop: 1, Turn: 2, River: 3 };

/** The reader of one game. */
export class GameReader {
  private readonly xml: GameXml;
  /** Names as the file has them; the record may have others. */
  private readonly names: string[] = [];
  private readonly wins: (number | null)[] = [];
  private hero: string | undefined;

  /**
   * @param source The game.
   * @param head The head of its session.
   * @throws {HandStop} If the text is not well-formed.
   */
  constructor(
    private readonly source: GameText,
    private readonly head: SessionHead,
  ) {
    this.xml = readGameXml(source.text, source.line, source.isWhole);
  }

  /**
   * Reads the game. One that lacks its end is read where nothing could follow.
   *
   * @throws {HandStop} If it cannot be read.
   */
  read(): HandHistoryRecord {
    const { head, xml } = this;
    if (xml.isTorn) throw this.cutOff();
    const { game } = head;
    if (game === null) throw this.stop("no head of a session names its game");
    if (!game.isHoldem) throw new OtherGame(game.name || "it has no name", this.source.line);
    if (!/^[0-9]+$/.test(xml.gamecode)) throw this.stop("it has no gamecode");
    try {
      return this.readGame();
    } catch (error) {
      if (!(error instanceof UnbelievableHand || error instanceof HandStop)) throw error;
      if (!this.source.isWhole) throw this.cutOff(); // what is missing may be why
      throw error instanceof HandStop ? error : this.stop(error.message);
    }
  }

  private readGame(): HandHistoryRecord {
    const { head, xml } = this;
    const players = this.readPlayers();
    const buttonSeat = this.readButton();
    const bigBlind = this.blind("bigblind");
    const builder = new HandBuilder(players, buttonSeat, bigBlind);
    this.readRounds(builder);
    if (!this.source.isWhole && !builder.isOver) throw this.cutOff();
    if (builder.isEmpty) throw this.stop("nobody put in anything", "cancelled");
    const hand = builder.finish(this.wins, head.winsIncludeUncalled);
    if (head.tournament !== undefined && hand.totalRake !== 0) {
      throw this.stop(`the winners of a tournament's pot leave ${hand.totalRake}`);
    }
    const handNumber = Number(xml.gamecode);
    const stakes = this.stakes(builder, bigBlind);
    return this.withFinish({
      handNumber,
      ...(String(handNumber) !== xml.gamecode && { handId: xml.gamecode }),
      timestamp: this.readTime(),
      tableName: head.tableName,
      ...head.chairs,
      buttonSeat,
      ...hand,
      scale: head.scale,
      site: "iPoker",
      ...(head.game?.limit !== undefined && { limit: head.game.limit }),
      ...(head.currency !== undefined && { currency: head.currency }),
      ...(stakes !== null && { stakes }),
      ...(head.tournament !== undefined && { tournament: head.tournament }),
      ...(this.hero !== undefined && { hero: this.hero }),
    });
  }

  /** The head tells how the file's owner finished, and its last game is where he did. */
  private withFinish(record: HandHistoryRecord): HandHistoryRecord {
    const { head: { finish, tournament }, hero } = this;
    if (finish === null || tournament === undefined || hero === undefined) return record;
    if (!this.source.endsSession) return record;
    const at = record.players.findIndex(({ name }) => name === hero);
    const isOut = record.players[at].stack + playerMoney(record)[at].net === 0;
    if (!isOut && finish.place > 1) return record;
    return { ...record, finishes: [{ playerName: hero, ...finish }] };
  }

  private readPlayers(): SeatedPlayer[] {
    const { head, names } = this;
    const seated = this.xml.players
      .filter(({ name, chips }) => name || (chips && this.amount(chips) > 0)) // an empty chair
      .sort((a, b) => Number(a.seat) - Number(b.seat));
    if (seated.length < 2) throw this.stop(`it has ${seated.length} players`);
    const isHeroIn = seated.some(({ name }) => name === head.nickname);
    if (isHeroIn) this.hero = head.nickname;
    const players: SeatedPlayer[] = [];
    for (const attributes of seated) {
      const { name = "", chips = "", win = "" } = attributes;
      const seat = Number(attributes.seat);
      if (!(seat > 0 && Number.isInteger(seat)) || players.at(-1)?.seat === seat) {
        throw this.stop(`seat ${seat} is taken twice or does not exist`);
      }
      if (name === "" || names.includes(name)) {
        throw this.stop(`seat ${seat} has ${name === "" ? "no name" : "a name taken twice"}`);
      }
      names.push(name);
      this.wins.push(win === "" ? null : this.amount(win));
      // Where its player is not dealt in, the client calls everybody by the seat.
      const isNameless = !isHeroIn && name === `Player ${seat}` && head.code !== "";
      players.push({
        seat,
        name: isNameless ? `${name} of session ${head.code}` : name,
        stack: this.amount(chips),
      });
    }
    return players;
  }

  private readButton(): number {
    const dealers = this.xml.players.filter(({ dealer }) => dealer === "1");
    const seat = Number(dealers[0]?.seat); // may be an empty chair
    if (dealers.length === 1 && seat > 0 && Number.isInteger(seat)) return seat;
    throw this.stop(`it has ${dealers.length} dealers`);
  }

  private readRounds(builder: HandBuilder): void {
    const { rounds } = this.xml;
    let numBoardCards = 0;
    for (let no = 0; no < ROUNDS.length; no++) {
      const actions: Attributes[] = [];
      for (const round of rounds) {
        if (round.no !== ROUNDS[no]) continue;
        for (const cards of round.cards) numBoardCards += this.readCards(builder, cards);
        actions.push(...round.actions);
      }
      if (actions.length > 0 && no > 1 && numBoardCards <= no) {
        throw this.stop(`somebody acts in round ${no} on a board of ${numBoardCards} cards`);
      }
      this.readActions(builder, no, actions);
    }
    const unknown = rounds.find(({ no, actions, cards }) =>
      !ROUNDS.includes(no) && actions.length + cards.length > 0
    );
    if (unknown !== undefined) throw this.stop(`unknown round ${unknown.no}`);
  }

  /** Deals cards, and tells how many of the board they are. */
  private readCards(builder: HandBuilder, { type, player, text }: CardsXml): number {
    const list = parseCardList(text);
    if (list === null) throw this.stop(`found the cards ${text}`);
    if (type === "Pocket") {
      if (list.count > 2) throw new OtherGame(`${list.count} hole cards`, this.source.line);
      builder.deal(this.playerAt(player), list.cards);
      return 0;
    }
    if (list.count === 0) return 0;
    const street = BOARD_STREETS[type];
    if (street === undefined) throw this.stop(`unknown type of cards ${type}`);
    builder.dealBoard(street, list.cards);
    return list.cards.length;
  }

  private readActions(builder: HandBuilder, round: number, actions: readonly Attributes[]): void {
    const street = Math.max(0, round - 1);
    // Many clients write the actions player by player.
    const inOrder = actions.toSorted((a, b) => Number(a.no) - Number(b.no));
    for (const { no, player, type = "", sum = "" } of inOrder) {
      if (!(Number(no) >= 0)) throw this.stop(`an action has the number ${no}`);
      const at = this.playerAt(player);
      if (sum === DISCONNECT_PROTECTION) {
        throw this.stop(`disconnect protection: ${player} stays in without paying`);
      }
      const post = POSTS[type];
      const action = ACTIONS[type];
      if (post !== undefined) builder.post(at, post, this.amount(sum));
      else if (action === "fold" || action === "check") builder.act(street, at, action, 0);
      else if (action !== undefined) builder.act(street, at, action, this.amount(sum));
      else if (ABSENCES.includes(type)) builder.sitOut(at);
      else throw this.stop(`unknown action type ${type}`);
    }
  }

  /**
   * The hand's small or big blind. Of a tournament's session the head tells those of the first
   * level, which would make higher ones look like dead posts.
   */
  private blind(name: "smallblind" | "bigblind"): number | null {
    const own = this.xml.fields.get(name) ?? "";
    if (own !== "") return this.amount(own);
    const { bigBlind, game, smallBlind, tournament } = this.head;
    if (tournament !== undefined) return null;
    const hundredths = name === "bigblind"
      ? game?.blinds?.big ?? bigBlind
      : game?.blinds?.small ?? smallBlind;
    return hundredths === null ? null : this.scaled(hundredths);
  }

  private stakes(builder: HandBuilder, bigBlind: number | null): Stakes | null {
    const smallBlind = this.blind("smallblind");
    if (smallBlind === null || bigBlind === null) return builder.postedStakes;
    const ownAnte = this.xml.fields.get("ante") ?? "";
    const ante = ownAnte === "" ? builder.postedAnte : this.amount(ownAnte);
    return { smallBlind, bigBlind, ante };
  }

  private readTime(): string | null {
    const text = this.xml.fields.get("startdate") ?? "";
    if (text === "" || NOT_TOLD.includes(text)) return null;
    const timestamp = parseDate(text);
    if (timestamp === null) throw this.stop(`found the date ${text}`);
    return timestamp;
  }

  private playerAt(name = ""): number {
    const at = this.names.indexOf(name);
    if (at < 0) throw this.stop(`${name || "somebody without a name"} has no seat`);
    return at;
  }

  private amount(text: string): number {
    const hundredths = parseMoney(text);
    if (hundredths === null) throw this.stop(`found the amount ${JSON.stringify(text)}`);
    return this.scaled(hundredths);
  }

  private scaled(hundredths: number): number {
    if (this.head.scale === 100) return hundredths;
    if (hundredths % 100 !== 0) throw this.stop(`found ${hundredths / 100} chips`);
    return hundredths / 100;
  }

  private cutOff(): HandStop {
    return this.stop("the text ends within it", "partial");
  }

  private stop(reason: string, status: ParseStatus = "error"): HandStop {
    return new HandStop(status, reason, this.source.line);
  }
}
