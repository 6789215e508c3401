/**
 * What notebooks need: a kernel that loses nothing, progress, and hands to look at.
 *
 * @module
 */
export * from "./display.ts";
export * from "./setup_notebook.ts";
export * from "./show_hand.ts";
