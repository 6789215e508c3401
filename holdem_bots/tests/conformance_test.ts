/**
 * The bots of this package keep to the rules for bots.
 */
import { createDefaultBotRegistry } from "@marvin/holdem/bots";
import { registerAdvancedBots } from "../mod.ts";
import { testConformance } from "../../tests/engine/bots/conformance.ts";

const registry = createDefaultBotRegistry();
registerAdvancedBots(registry);
testConformance(registry, ["big_stack_bot", "short_stack_bot", "cash_bot"]);
