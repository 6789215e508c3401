/**
 * Lines that are no part of the play: chat, coming and going, lost connections.
 *
 * @module
 */

/** What follows the name of a player who will not be dealt in. */
const SITS_OUT = ": sits out";

const ENDS: readonly string[] = [
  SITS_OUT,
  " is sitting out",
  ": doesn't show hand",
  " has returned",
  " leaves the table",
  " has timed out",
  " has timed out while disconnected",
  " has timed out while being disconnected",
  " is disconnected",
  " is connected",
  " will be allowed to play after the button",
  " was removed from the table for failing to post",
];

/** The player who sits out by what a line says, or null. */
export function whoSitsOut(line: string): string | null {
  return line.endsWith(SITS_OUT) ? line.slice(0, -SITS_OUT.length) : null;
}

/** Whether a line is a note that says nothing of the play. */
export function isNote(line: string): boolean {
  for (let at = 0; at < ENDS.length; at++) if (line.endsWith(ENDS[at])) return true;
  return isChat(line) || line.includes(" joins the table at seat #");
}

/** Whether a line is what somebody said. */
export function isChat(line: string): boolean {
  return line.includes(' said, "');
}

const DEED = new RegExp([
  ": (?:folds|checks|calls|bets|raises|posts|shows|mucks)(?: |$)",
  " collected [^ ]* from ",
  "^Uncalled bet \\(",
  "^Dealt to .*\\[",
  "^\\*\\*\\* (?:FIRST |SECOND |THIRD )?(?:FLOP|TURN|RIVER)",
].join("|"));

/**
 * Whether a line looks like a part of the play, so that it must not be passed over although nobody
 * at the table is known by the name.
 */
export function looksLikePlay(line: string): boolean {
  return DEED.test(line);
}
