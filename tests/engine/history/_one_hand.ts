/**
 * A file of each format, to be damaged.
 *
 * @module
 */
import { formatHand, type HistoryFormat, WRITABLE_FORMATS } from "@marvin/holdem";
import { scripted } from "./_scripted_hands.ts";

/** A showdown whose cards are one bit apart, so that damage deals cards twice. */
const HAND = scripted({
  button: 1,
  smallBlind: 10,
  bigBlind: 20,
  board: "2c5d9sJc3d",
  seats: [
    { seat: 1, name: "Zoë€", stack: 300, holeCards: "2h3h" },
    { seat: 3, name: "Ben", stack: 250, holeCards: "4h5h" },
  ],
}, [
  ["Zoë€", "raise", 60],
  ["Ben", "call"],
  ["Ben", "check"],
  ["Zoë€", "bet", 80],
  ["Ben", "raise", 190],
  ["Zoë€", "call"],
]);

/** A hand in each format. */
export const ONE_HAND: readonly (readonly [format: HistoryFormat, text: string])[] = [
  ...WRITABLE_FORMATS.map((format) => [format, formatHand(HAND, format)] as const),
  [
    "pokertracker",
    `GAME #1 Version:18.5 Uncalled:Y Texas Hold'em NL €0.50/€1 \
2018-12-26 22:40:05/GMT
Table Nowhere
Seat 1: Zoë€ (€100.00 in chips) DEALER
Seat 3: Ben (€50.00 in chips)
Zoë€: Post SB €0.50
Ben: Post BB €1.00
*** HOLE CARDS ***
Dealt to Zoë€ [SA HK]
Zoë€: Raise (NF) €3.00
Ben: Call €2
*** FLOP *** [S3 S9 C4]
Ben: Check
Zoë€: Check
*** TURN *** [S3 S9 C4] [D10]
Ben: Check
Zoë€: Check
*** RIVER *** [H4]
Ben: Check
Zoë€: Check
*** SUMMARY ***
Total pot €5.70 Rake €0.30
Ben: Shows [SQ HQ] a pair of queens
Ben: wins €5.70
`,
  ],
];
