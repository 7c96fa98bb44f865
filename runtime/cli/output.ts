import { builtIn } from "./builtIn.ts";

/** Prints to standard output; returns the exit code. */
export function print(text: string, code: number): number {
  console.log(text);
  return code;
}

/** Prints a problem to standard error, after the program's name; returns the exit code. */
export function complain(text: string, code: number): number {
  console.error(`${builtIn.platform.name}: ${text}`);
  return code;
}
