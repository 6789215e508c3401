/**
 * Hands written from the grammar of PokerStars, and pieces to change in them.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import type { HandHistoryRecord, ParsedHand } from "@marvin/holdem";
import { parsePokerstars } from "../../../../engine/history/pokerstars/parse_pokerstars.ts";

/** A cash hand that ends before the flop. */
export const WALK =
  `PokerStars Hand #101:  Hold'em No Limit ($0.05/$0.10 USD) - 2014/01/06 1:42:52 ET
Table 'Isildur's PLO 50' 6-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 3: Roni (LBK) ($9.95 in chips)
Seat 6: re:Bert ($10.50 in chips)
Roni (LBK): posts small blind $0.05
re:Bert: posts big blind $0.10
*** HOLE CARDS ***
Dealt to Ann [As Kd]
Ann: folds
Roni (LBK): folds
Uncalled bet ($0.05) returned to re:Bert
re:Bert collected $0.10 from pot
re:Bert: doesn't show hand
*** SUMMARY ***
Total pot $0.10 | Rake $0
Seat 1: Ann (button) folded before Flop (didn't bet)
Seat 3: Roni (LBK) (small blind) folded before Flop
Seat 6: re:Bert (big blind) collected ($0.10)
`;

/** A tournament hand with antes, three pots, a bounty and players who leave. */
export const SIDE_POTS =
  `PokerStars Hand #102: Tournament #55, $4.60+$4.60+$0.80 USD Hold'em No Limit - Level IV (50/100) - 2013/10/04 19:53:27 CET [2013/10/04 13:53:27 ET]
Table '55 7' 9-max Seat #2 is the button
Seat 2: Ann (3000 in chips, $4.60 bounty)
Seat 4: Bob (310 in chips, $6.90 bounty)
Seat 5: Cy (710 in chips, $4.60 bounty)
Seat 9: Dee (2000 in chips, $4.60 bounty) is sitting out
Ann: posts the ante 10
Bob: posts the ante 10
Cy: posts the ante 10
Dee: posts the ante 10
Bob: posts small blind 50
Cy: posts big blind 100
*** HOLE CARDS ***
Dealt to Ann [Ah Ad]
Dee: folds
Dee has returned
Ann: raises 900 to 1000
Bob: calls 250 and is all-in
Cy: calls 600 and is all-in
Uncalled bet (300) returned to Ann
*** FLOP *** [2c 5d 9s]
*** TURN *** [2c 5d 9s] [Jc]
*** RIVER *** [2c 5d 9s Jc] [3h]
*** SHOW DOWN ***
Ann: shows [Ah Ad] (a pair of Aces)
Cy: shows [Ks Kh] (a pair of Kings)
Ann collected 800 from side pot
Bob: mucks hand
Ann collected 940 from main pot
Ann wins the $4.60 bounty for eliminating Cy
Ann wins $3.45 for eliminating Bob and their own bounty increases by $3.45 to $8.05
Bob finished the tournament in 3rd place and received $20.
Cy finished the tournament in 2nd place and received $29.23.
Ann wins the tournament and receives $54.29 - congratulations!
*** SUMMARY ***
Total pot 1740 Main pot 940. Side pot 800. | Rake 0
Board [2c 5d 9s Jc 3h]
Seat 2: Ann (button) showed [Ah Ad] and won (1740) with a pair of Aces
Seat 4: Bob (small blind) mucked [Qd Qs]
Seat 5: Cy (big blind) showed [Ks Kh] and lost with a pair of Kings
Seat 9: Dee folded before Flop (didn't bet)
`;

/** A cash hand whose board is dealt twice from the turn on. */
export const TWICE =
  `PokerStars Zoom Hand #103:  Hold'em No Limit ($1/$2 - $40 Cap -  USD) - 2015/04/19 11:46:35 ET
Table 'Gem' 2-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Bob ($90.50 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Ann: raises $8 to $10
Bob: calls $8
*** FLOP *** [2c 5d 9s]
Bob: bets $30 and has reached the $40 cap
Ann: calls $30 and has reached the $40 cap
*** FIRST TURN *** [2c 5d 9s] [Jc]
*** FIRST RIVER *** [2c 5d 9s Jc] [3h]
*** SECOND TURN *** [2c 5d 9s] [Kd]
*** SECOND RIVER *** [2c 5d 9s Kd] [4h]
*** FIRST SHOW DOWN ***
Bob: shows [Ks Kh] (a pair of Kings)
Ann: shows [Ah Ad] (a pair of Aces)
Ann collected $39 from pot
*** SECOND SHOW DOWN ***
Bob: shows [Ks Kh] (three of a kind, Kings)
Ann: shows [Ah Ad] (a pair of Aces)
Bob collected $39 from pot
*** SUMMARY ***
Total pot $80 | Rake $2
Hand was run twice
FIRST Board [2c 5d 9s Jc 3h]
SECOND Board [2c 5d 9s Kd 4h]
Seat 1: Ann (button) (small blind) showed [Ah Ad] and won ($39) with a pair of Aces, and lost with a pair of Aces
Seat 2: Bob (big blind) showed [Ks Kh] and lost with a pair of Kings, and won ($39) with three of a kind, Kings
`;

/** Reads a text that holds one hand. */
export function parseOne(text: string): ParsedHand {
  const hands = [...parsePokerstars(text)];
  assertEquals(hands.length, 1);
  return hands[0];
}

/** The record of a text that holds one good hand. */
export function recordOf(text: string): HandHistoryRecord {
  const { status, record, reason } = parseOne(text);
  assertEquals([status, reason], ["ok", undefined]);
  return record!;
}

/** A text with one piece replaced, which must be there. */
export function swap(text: string, piece: string, other: string): string {
  assertEquals(text.split(piece).length, 2, `${piece} must stand in the text once`);
  return text.replace(piece, () => other);
}
