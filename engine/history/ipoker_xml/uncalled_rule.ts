/**
 * What iPoker clients mean by a player's win.
 *
 * @module
 */

/**
 * Whether what a player wins holds his uncalled bet: clients before version 20 add it, unless they
 * say that they return it. True of every hand of real files that can be judged.
 *
 * @param clientVersion Such as `18.5.6.4`; empty where it is not told.
 * @param isReturned Whether the file says that uncalled bets are returned.
 */
export function winsIncludeUncalled(clientVersion: string, isReturned: boolean): boolean {
  return !isReturned && !(parseInt(clientVersion) >= 20);
}
