// Hands of poker-ts. It is several times faster on Node than on Deno, so both run this file.

const SEATS = 6;

/**
 * Plays six-max hands of 100 big blinds.
 *
 * @param {any} Table The table of poker-ts.
 * @param {(table: any) => void} decide Takes an action for who is to act.
 * @param {number} hands How many.
 */
export function playHands(Table, decide, hands) {
  for (let hand = 0; hand < hands; hand++) {
    const table = new Table({ smallBlind: 1, bigBlind: 2 }, SEATS);
    for (let seat = 0; seat < SEATS; seat++) table.sitDown(seat, 200);
    table.startHand();
    while (table.isHandInProgress()) {
      while (table.isBettingRoundInProgress()) decide(table);
      table.endBettingRound();
      if (table.areBettingRoundsCompleted()) table.showdown();
    }
  }
}

/**
 * Checks, or calls.
 *
 * @param {any} table The table.
 */
export function checkOrCall(table) {
  table.actionTaken(table.legalActions().actions.includes("check") ? "check" : "call");
}

/**
 * Raises by the minimum in a fifth of the cases, and folds in a fifth of those where there is a price.
 *
 * @param {() => number} draw Draws from 0 to 2^32 - 1.
 */
export function decideAtRandom(draw) {
  /** @param {any} table The table. */
  return (table) => {
    const { actions, chipRange } = table.legalActions();
    const drawn = draw();
    const raise = actions.find((action) => action === "raise" || action === "bet");
    if (drawn < 0x33333333 && raise !== undefined) table.actionTaken(raise, chipRange.min);
    else if (actions.includes("check")) table.actionTaken("check");
    else table.actionTaken(drawn >= 0xcccccccc ? "fold" : "call");
  };
}
