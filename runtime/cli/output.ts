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

export function logWarning(message: string): void {
  console.error(`${new Date().toISOString()} warning ${message}`);
}

export function logError(message: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`${new Date().toISOString()} error ${message}: ${text}`);
}
