/**
 * The board.
 *
 * @module
 */
import { createBullBoard } from "@bull-board/api";
import { BullMQAdapter } from "@bull-board/api/bullMQAdapter";
import { HonoAdapter } from "@bull-board/hono";
import type { Queue } from "bullmq";
import { Hono } from "hono";
import { serveStatic } from "hono/deno";
import type { ClusterQueues } from "../mod.ts";

/** Answers a request of a browser. */
export type AnswerRequest = (request: Request) => Response | Promise<Response>;

/**
 * A page that shows which units wait, are being played, have been played and have failed, and their
 * data. Nothing can be changed there.
 *
 * @param queues What to show; a queue that is new is there when the page is next loaded.
 * @returns What a server is made of: `Deno.serve(options, createBoard(queues))`.
 */
export function createBoard(queues: ClusterQueues): AnswerRequest {
  const serverAdapter = new HonoAdapter(serveStatic);
  const board = createBullBoard({
    queues: [],
    serverAdapter,
    options: { uiConfig: { boardTitle: `Units at ${queues.place}` } },
  });
  const app = new Hono();
  app.use(async (_, next) => {
    const found = await queues.list();
    board.replaceQueues(
      found.map((queue) => new BullMQAdapter(queue as Queue, { readOnlyMode: true })),
    );
    await next();
  });
  app.route("/", serverAdapter.registerPlugin());
  return (request) => app.fetch(request);
}
