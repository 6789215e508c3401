/**
 * Tables: seats, bankrolls, the button.
 *
 * @module
 */
export * from "./table.ts";
export * from "./seat.ts";
export * from "./button.ts";
