/**
 * The bots of a run: who they are, and fresh ones for every session.
 *
 * @module
 */
import { type BotRegistry, uniqueBotNames } from "../bots/mod.ts";
import { type BotConfig, type GameConfig, toEntrants } from "../config/mod.ts";
import { ConfigError } from "../errors.ts";
import {
  type Fault,
  type FaultCounts,
  type FaultExample,
  FAULTS,
  MAX_FAULT_EXAMPLES,
  type SeatedPlayer,
} from "../hand/mod.ts";
import type { HoldemPlayer } from "../player/mod.ts";
import { createPrng } from "../random/mod.ts";
import { checkGameConfig } from "./_check_config.ts";
import type { PlayerId } from "../types.ts";
import type { PlayerIdentity } from "./stats/mod.ts";

/** All players of a run. Player `n` is the `n`-th entry of the config, from 0. */
export class Players {
  /** Who they are. */
  readonly identities: readonly PlayerIdentity[];
  private readonly entries: readonly BotConfig[];

  /**
   * @param game Names the bots.
   * @param registry Makes them.
   * @param seed Seed of the run; each bot of each session draws from a stream of its own.
   * @throws {RangeError} If a bot type is not registered.
   */
  constructor(
    game: GameConfig,
    private readonly registry: BotRegistry,
    private readonly seed: string,
  ) {
    this.entries = toEntrants(game);
    this.identities = identitiesOf(game);
    // A type that is not there is found before anything is played.
    for (const { botType } of this.entries) registry.get(botType);
  }

  /**
   * Fresh bots.
   *
   * @param session Number of the tournament, or 0 in a cash game.
   */
  create(session: number): HoldemPlayer[] {
    return this.entries.map((entry, index) => {
      const { playerId, name } = this.identities[index];
      const prng = createPrng(this.seed, "bot", session, index);
      return this.registry.create(entry, { id: playerId, name, prng });
    });
  }
}

/** Who plays a config, whether or not their bots are at hand. */
export function identitiesOf(game: GameConfig): PlayerIdentity[] {
  const entries = toEntrants(game);
  const names = uniqueBotNames(entries);
  return entries.map(({ botType }, index) => (
    { playerId: index as PlayerId, name: names[index], botType }
  ));
}

/**
 * Finds out before a run whether a config can be played, by making every bot once.
 *
 * @throws {RangeError} If a bot type or a parameter is not known, or cards cannot be dealt again
 * though the seat plan wants it.
 * @throws {ConfigError} If a setting, or a parameter of a bot, has a value that it cannot have.
 */
export function checkPlayable(game: GameConfig, registry: BotRegistry): void {
  checkGameConfig(game);
  checkSeats(game);
  if (game.seatPlan !== "none") checkReplayable(game);
  new Players(game, registry, "0").create(0);
}

/** A game at one table has a chair for everybody; it would be played at several otherwise. */
function checkSeats({ gameType, bots, numSeats }: GameConfig): void {
  if (gameType === "MultiTableTournament" || numSeats >= bots.length) return;
  const wanted = `${bots.length} or more for ${bots.length} bots`;
  throw new ConfigError("game.num_seats", numSeats, wanted);
}

/**
 * Makes sure that the same cards can be played again with other seats: what happened before must
 * not matter, and everybody must be at one table.
 *
 * @throws {RangeError} If they cannot.
 */
export function checkReplayable(game: GameConfig): void {
  const { gameType, resetBankrollEachHand, randomizeSeats } = game;
  const refuse = (wanted: string) => {
    throw new RangeError(`Cannot deal the same cards again for a seat_plan: ${wanted}`);
  };
  if (gameType === "MultiTableTournament") refuse("that takes a Cash game or a SitAndGo");
  if (gameType === "Cash" && !resetBankrollEachHand) {
    refuse("a Cash game needs reset_bankroll_each_hand = true");
  }
  if (randomizeSeats) refuse("randomize_seats must be false, as the plan says who sits where");
}

/** Faults of all players over all sessions. */
export class FaultTotals {
  private readonly counts: Record<Fault, number>[];
  private readonly kept: FaultExample[][];

  /** @param players Number of players. */
  constructor(players: number) {
    this.counts = Array.from(
      { length: players },
      () => ({ freeFold: 0, illegalAction: 0, badAmount: 0, threw: 0 }),
    );
    this.kept = Array.from({ length: players }, () => []);
  }

  /** Adds what a player did in one session. */
  add({ bot, faults }: SeatedPlayer): void {
    this.addCounts(bot.id, faults.counts, faults.examples);
  }

  /** Adds what a player did elsewhere. */
  addCounts(player: PlayerId, counts: FaultCounts, examples: readonly FaultExample[]): void {
    for (const fault of FAULTS) this.counts[player][fault] += counts[fault];
    const kept = this.kept[player];
    for (const example of examples) if (kept.length < MAX_FAULT_EXAMPLES) kept.push(example);
  }

  /** How often a player did what. */
  of(player: PlayerId): Record<Fault, number> {
    return this.counts[player];
  }

  /** The first faults of a player. */
  examples(player: PlayerId): readonly FaultExample[] {
    return this.kept[player];
  }
}
