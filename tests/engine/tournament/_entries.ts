/**
 * Bots and options for tests of tournaments.
 *
 * @module
 */
import {
  type Action,
  allIn,
  BlindSchedule,
  call,
  createPrng,
  drawBelow,
  fold,
  type GameInfo,
  type HoldemPlayer,
  type PlayerId,
  PrizeStructure,
  raiseTo,
  type Table,
  type TournamentOptions,
} from "@marvin/holdem";

/** Makes as many bots as wanted, named P0, P1 and so on. */
export function entries(
  count: number,
  actOf: (id: number) => (info: GameInfo) => Action,
): HoldemPlayer[] {
  return Array.from({ length: count }, (_, id) => (
    { id: id as PlayerId, name: `P${id}`, act: actOf(id) }
  ));
}

/** Always goes all in. */
export const shover = () => allIn;
/** Always calls. */
export const caller = () => call;

/** Makes bots that fold, call, raise and go all in at random, each from a stream of its own. */
export function gambler(seed: number): (id: number) => (info: GameInfo) => Action {
  return (id) => {
    const prng = createPrng(`${seed}`, "bot", id);
    return (info) => {
      const choice = drawBelow(prng, 20);
      if (choice < 5) return info.callAmount > 0 ? fold() : call();
      if (choice < 14 || !info.canRaise) return call();
      return choice < 18 ? raiseTo(info.minRaiseTo) : allIn();
    };
  };
}

/** Options of a tournament of gamblers with 1,500 chips; prizes go to the first half. */
export function gamble(
  count: number,
  seed: number,
  more: Partial<TournamentOptions> = {},
): TournamentOptions {
  return {
    players: entries(count, gambler(seed)),
    seatsPerTable: 9,
    startingChips: 1500,
    blindSchedule: BlindSchedule.standard({
      smallBlind: 25,
      bigBlind: 50,
      ante: 5,
      levels: 12,
      handsPerLevel: 10,
    }),
    prizeStructure: PrizeStructure.custom(
      Array.from({ length: Math.ceil(count / 2) }, (_, place) => 1001 * (count - place)),
    ),
    seed,
    ...more,
  };
}

/** Who sits at a table, seat by seat: ids, and null for a free chair. */
export function idsAt(table: Table): (number | null)[] {
  return table.seats.map((seat) => seat === null ? null : seat.playerId);
}
