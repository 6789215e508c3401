/**
 * The thread that plays units of work for a worker pool.
 *
 * @module
 */
/// <reference lib="deno.worker" />
import { playOrders } from "./unit_thread.ts";

playOrders(self);
