/**
 * Series played by several machines, which share the work by way of Redis or Valkey. The only user
 * of BullMQ and ioredis.
 *
 * @module
 */
export * from "./cluster_error.ts";
export * from "./cluster_executor.ts";
export * from "./cluster_queues.ts";
export * from "./cluster_worker.ts";
