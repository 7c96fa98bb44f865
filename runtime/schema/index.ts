/** The contract generated code is written against. It imports nothing outside this folder. */
export * from "./cell.ts";
export * from "./checks.ts";
export * from "./descriptor.ts";
export * from "./errors.ts";
export * from "./fieldError.ts";
export * from "./flags.ts";
export * from "./gates.ts";
export * from "./formats.ts";
export * from "./generated.ts";
export * from "./names.ts";
export * from "./object.ts";
export * from "./platform.ts";
export * from "./status.ts";
export * from "./strategy.ts";
export * from "./structure.ts";
