import { createRequire } from "node:module";
import type { Logger as Pino } from "pino";
import { textLine } from "./textLine.ts";
import type { Verbosity } from "./verbosity.ts";

export interface LogOptions {
  readonly format: "text" | "json";
  readonly verbosity: Verbosity;
  /** Takes whole lines. */
  readonly write: (line: string) => void;
}

/** What a line says beside its message; it never holds a credential or the body of a request. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes a line an event, as text or JSON. */
export interface Logger {
  readonly error: (message: string, error?: unknown) => void;
  readonly warning: (message: string) => void;
  /** Written where `isOn` says so. */
  readonly info: (message: string, fields?: LogFields) => void;
  /** Whether lines of a level are written for a folder of the sources: "server/filters". */
  readonly isOn: (level: number, folder: string) => boolean;
}

/** Level from which on errors are written with their stacks. */
const stackLevel = 5;

/** A logger; the library of JSON lines is loaded with the first of them. */
export function openLogger({ format, verbosity, write }: LogOptions): Logger {
  let pino: Pino | undefined;
  const json = () => (pino ??= openPino(write));
  const log = (
    severity: "error" | "warn" | "info",
    message: string,
    fields: Readonly<Record<string, unknown>>,
  ): void => {
    if (format === "json") json()[severity](fields, message);
    else write(textLine({ nowMs: Date.now(), severity, message, fields }));
  };
  return {
    error: (message, error) => {
      const cause = error === undefined ? {} : { error: causesOf(error) };
      const stack = error instanceof Error && verbosity.isOn(stackLevel, "") ? { stack: error.stack } : {};
      log("error", message, { ...cause, ...stack });
    },
    warning: (message) => log("warn", message, {}),
    info: (message, fields = {}) => log("info", message, fields),
    isOn: (level, folder) => verbosity.isOn(level, folder),
  };
}

function openPino(write: (line: string) => void): Pino {
  const { pino } = createRequire(import.meta.url)("pino") as typeof import("pino");
  const options = {
    base: null,
    messageKey: "msg",
    timestamp: () => `,"ts":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, { write });
}

/** "cannot open the file: ENOENT: no such file": an error and what caused it. */
function causesOf(error: unknown): string {
  const texts: string[] = [];
  for (let each = error, depth = 0; each !== undefined && depth < maxCauses; depth++) {
    const text = each instanceof Error ? each.message || each.name : String(each);
    if (!texts.at(-1)?.includes(text)) texts.push(text); // many messages have that of their cause
    each = each instanceof Error ? each.cause : undefined;
  }
  return texts.join(": ");
}

/** @limit Causes of an error in a line of the log: the others are left out. */
const maxCauses = 8;
