/** CEL for generated code. Only kinds whose spec has rules, expression columns or patterns import it. */
export { celCell } from "./celCell.ts";
export { celRules, type RuleChecker } from "./celRules.ts";
export { matchesPattern } from "./regex/matchesPattern.ts";
