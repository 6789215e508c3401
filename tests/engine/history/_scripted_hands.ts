/**
 * Hands whose text is worth reading, one for each thing the log has to get right.
 *
 * @module
 */
import {
  type ActionType,
  buildHandHistoryRecord,
  call,
  createPrng,
  type GameInfo,
  type HandHistoryRecord,
  type HandScript,
  type PlayerId,
  playHand,
  raiseTo,
  Table,
} from "@marvin/holdem";

type Step = [name: string, type: ActionType, to?: number];

/** Plays a script to its end. Actions are written as `["Ann", "raise", 60]`. */
export function scripted(
  script: Omit<HandScript, "actions">,
  actions: readonly Step[],
): HandHistoryRecord {
  const { next, result } = playHand({
    ...script,
    actions: actions.map(([name, type, to]) => ({ name, type, to })),
  });
  if (result === null) throw new Error(`the hand waits for ${next?.name}`);
  return buildHandHistoryRecord(result, script.seats.map(({ name }) => name), {
    tableName: "Cash Game Table 1",
    timestamp: "2026-05-19T12:00:00Z",
    maxSeats: 6,
  });
}

const BLINDS = { button: 1, smallBlind: 10, bigBlind: 20 };
const BOARD = "2c5d9sJc3h";

const threePlayers = (...stacks: [number, number, number]) => [
  { seat: 1, name: "Ann", stack: stacks[0], holeCards: "AhAd" },
  { seat: 3, name: "Ben", stack: stacks[1], holeCards: "KhKd" },
  { seat: 6, name: "Cy", stack: stacks[2], holeCards: "QhQd" },
];

/** The hands by the name of their golden file. */
export const SCRIPTED_HANDS: Readonly<Record<string, () => HandHistoryRecord>> = {
  walk: () =>
    scripted({ ...BLINDS, seats: threePlayers(500, 500, 500) }, [
      ["Ann", "fold"],
      ["Ben", "fold"],
    ]),

  showdown_with_side_pots: () =>
    scripted({
      ...BLINDS,
      board: BOARD,
      seats: [
        ...threePlayers(100, 250, 600),
        { seat: 5, name: "Dee", stack: 600, holeCards: "7h2d" },
      ],
    }, [
      ["Cy", "raise", 60],
      ["Ann", "allIn"],
      ["Ben", "allIn"],
      ["Dee", "call"],
      ["Cy", "call"],
      ["Dee", "check"],
      ["Cy", "bet", 120],
      ["Dee", "call"],
      ["Dee", "check"],
      ["Cy", "check"],
      ["Dee", "check"],
      ["Cy", "check"],
    ]),

  all_in_preflop: () =>
    scripted({ ...BLINDS, board: BOARD, seats: threePlayers(1000, 400, 500) }, [
      ["Ann", "allIn"],
      ["Ben", "call"],
      ["Cy", "fold"],
    ]),

  split_pot_with_odd_chip: () =>
    scripted({
      ...BLINDS,
      smallBlind: 5,
      bigBlind: 11,
      board: "TcJdQhKsAd",
      seats: [
        { seat: 1, name: "Ann", stack: 200, holeCards: "2c3d" },
        { seat: 2, name: "Ben", stack: 200, holeCards: "2d3h" },
        { seat: 3, name: "Cy", stack: 200, holeCards: "2h3s" },
      ],
    }, [
      ["Ann", "call"],
      ["Ben", "fold"],
      ["Cy", "check"],
      ["Cy", "check"],
      ["Ann", "check"],
      ["Cy", "check"],
      ["Ann", "check"],
      ["Cy", "check"],
      ["Ann", "check"],
    ]),

  heads_up: () =>
    scripted({
      ...BLINDS,
      board: BOARD,
      seats: [
        { seat: 1, name: "Ann", stack: 300, holeCards: "AhKd" },
        { seat: 4, name: "Ben", stack: 300, holeCards: "Jh9h" },
      ],
    }, [
      ["Ann", "raise", 50],
      ["Ben", "call"],
      ["Ben", "check"],
      ["Ann", "bet", 60],
      ["Ben", "raise", 140],
      ["Ann", "fold"],
    ]),

  antes_with_short_stacks: () =>
    scripted({
      ...BLINDS,
      smallBlind: 50,
      bigBlind: 100,
      ante: 50,
      board: BOARD,
      seats: [
        ...threePlayers(30, 50, 900),
        { seat: 4, name: "Dee", stack: 60, holeCards: "7h2d" },
      ],
    }, [["Cy", "call"]]),

  rake: () =>
    scripted({
      ...BLINDS,
      rake: { percentage: 0.05, cap: 12 },
      board: BOARD,
      seats: threePlayers(500, 120, 500),
    }, [
      ["Ann", "raise", 70],
      ["Ben", "allIn"],
      ["Cy", "call"],
      ["Ann", "call"],
      ["Cy", "check"],
      ["Ann", "bet", 101],
      ["Cy", "call"],
      ["Cy", "check"],
      ["Ann", "check"],
      ["Cy", "check"],
      ["Ann", "check"],
    ]),

  dead_small_blind: deadSmallBlind,
};

/** The big blind of the first hand leaves, so that nobody has to post the next small blind. */
function deadSmallBlind(): HandHistoryRecord {
  const names = ["Ann", "Ben", "Cy", "Dee"];
  const table = new Table(
    { numSeats: 6, smallBlind: 10, bigBlind: 20, startingChips: 500 },
    { cards: createPrng("1", "cards"), seats: createPrng("1", "seats") },
  );
  const act = (info: GameInfo) =>
    info.street === "river" && info.currentBet === 0 ? raiseTo(info.minRaiseTo) : call();
  names.forEach((name, id) => table.sitDown({ id: id as PlayerId, name, act }));
  table.playHand();
  table.standUp(3);
  return buildHandHistoryRecord(table.playHand(), names, {
    tableName: "Tournament 12, Table 1",
    timestamp: "2026-05-19T12:00:01Z",
  });
}
