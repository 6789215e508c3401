/**
 * A page in the browser that shows what a queue of units is doing. The only user of bull-board and
 * Hono.
 *
 * @module
 */
export * from "./cluster_board.ts";
