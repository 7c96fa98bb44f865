import { Socket } from "node:net";
import { fileLines } from "../component/logs/fileLines.ts";
import { type Logger, openLogger } from "../component/logs/logger.ts";
import { readVmodule, Verbosity } from "../component/logs/verbosity.ts";
import { onLostOutput } from "../process/lostOutput.ts";
import { type FlagSet, flagsWithoutEffect } from "../schema/flags.ts";

export interface LogFlags {
  /** "" is text on a terminal, else JSON. */
  readonly loggingFormat: "" | "text" | "json";
  readonly v: number;
  readonly vmodule: Readonly<Record<string, string>>;
}

/** Warns of given flags that nothing reads. */
export function warnOfFlags(
  set: FlagSet | undefined,
  { given, log }: { readonly given: ReadonlySet<string>; readonly log: Pick<Logger, "warning"> },
): void {
  const names = set === undefined ? [] : flagsWithoutEffect(set, given);
  if (names.length > 0) log.warning(`accepted without effect: ${names.map((each) => `--${each}`).join(", ")}`);
}

/**
 * The log of a process on standard error, by its flags. From then on the process works on where its output is lost.
 * Throws an Error for folders that are none.
 */
export function openLog({ loggingFormat, v, vmodule }: LogFlags): {
  readonly log: Logger;
  readonly verbosity: Verbosity;
} {
  const verbosity = new Verbosity(v, readVmodule(vmodule));
  const format = loggingFormat || (process.stderr.isTTY ? "text" : "json");
  onLostOutput(() => {});
  // A stream of a file is closed by the first write that fails.
  const isOfFile = !(process.stderr instanceof Socket);
  const write = isOfFile
    ? fileLines(process.stderr.fd, (lines) => log.warning(`${lines} lines of the log could not be written`))
    : (line: string) => void process.stderr.write(line);
  const log = openLogger({ format, verbosity, write });
  return { verbosity, log };
}
