import { type Logger, openLogger } from "../component/logs/logger.ts";
import { readVmodule, Verbosity } from "../component/logs/verbosity.ts";

export interface LogFlags {
  /** "" is text on a terminal, else JSON. */
  readonly loggingFormat: "" | "text" | "json";
  readonly v: number;
  readonly vmodule: Readonly<Record<string, string>>;
}

/** The log of a process on standard error, by its flags. Throws an Error for folders that are none. */
export function openLog({ loggingFormat, v, vmodule }: LogFlags): {
  readonly log: Logger;
  readonly verbosity: Verbosity;
} {
  const verbosity = new Verbosity(v, readVmodule(vmodule));
  const format = loggingFormat || (process.stderr.isTTY ? "text" : "json");
  return { verbosity, log: openLogger({ format, verbosity, write: (line) => process.stderr.write(line) }) };
}
