/** CEL for generated code. Only kinds whose spec has rules or expression columns import it. */
export { celCell } from "./celCell.ts";
export { celRules, type RuleChecker } from "./celRules.ts";
