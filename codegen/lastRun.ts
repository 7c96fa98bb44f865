/**
 * What the last run made, as far as it still lies in the output folder. It is kept beside the cache, so a first run, or
 * one of another generator, finds nothing and makes all.
 */
import { readFileSync, statSync } from "node:fs";
import { hashOf, readRun, writeRun } from "./cache.ts";
import type { Unit } from "./emit/index.ts";
import type { HandWritten } from "./model.ts";
import type { GenerateOptions } from "./options.ts";
import { outputPath } from "./outputPath.ts";

export interface LastRun {
  /** Parts of the output that are as the generator made them. */
  readonly units: Readonly<Partial<Record<Unit, MadeUnit>>>;
}

export interface MadeUnit {
  /** Hash of all that its files were made from. */
  readonly key: string;
  /** Hand-written functions that its code imports; whether they are there is for every run to see. */
  readonly functions: readonly HandWritten[];
  /** Path -> hash of the text. */
  readonly files: Readonly<Record<string, string>>;
}

/** As it is kept: with what the file system says of each file, so that it need not be read. */
interface Kept {
  readonly units: LastRun["units"];
  readonly states: Readonly<Record<string, string | undefined>>;
  /** When the states were taken, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * @param isExact reads every file; otherwise a file counts as unchanged when the file system says so.
 */
export function readLastRun(options: GenerateOptions, { isExact }: { readonly isExact: boolean }): LastRun {
  const text = readRun(keyOf(options));
  if (text === undefined) return { units: {} };
  const { units, states, at } = JSON.parse(text) as Kept;
  const isIntact = ([path, hash]: [string, string]) => {
    const file = outputPath(options.out, path);
    const isSeen = !isExact && states[path] !== undefined && states[path] === stateOf(file, at);
    return isSeen || hashOfFile(file) === hash;
  };
  const intact = Object.entries(units).filter(([, unit]) => Object.entries(unit?.files ?? {}).every(isIntact));
  return { units: Object.fromEntries(intact) };
}

/** What a run whose files are in place leaves to the next. */
export function keepRun(options: GenerateOptions, units: ReadonlyMap<Unit, MadeUnit>): void {
  const paths = [...units.values()].flatMap((unit) => Object.keys(unit.files));
  const states = Object.fromEntries(paths.map((path) => [path, stateOf(outputPath(options.out, path))]));
  writeRun(keyOf(options), JSON.stringify({ units: Object.fromEntries(units), states, at: Date.now() } satisfies Kept));
}

function keyOf({ out, platformFile, specRoots, isBesidePackage }: GenerateOptions): unknown {
  return [out, platformFile, specRoots, isBesidePackage];
}

/** Clocks of file systems tick so often: a change in the tick in which a file was looked at does not show. */
const tickMs = 50;

/** Size and times. Of a file that changed about when it was looked at, they say nothing. */
function stateOf(file: string, lookedAt?: number): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined || (lookedAt !== undefined && stat.ctimeMs > lookedAt - tickMs)) return undefined;
  return `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}`;
}

function hashOfFile(file: string): string | undefined {
  try {
    return hashOf(readFileSync(file, "utf8"));
  } catch {
    return undefined; // Gone, or not readable: then it is made again.
  }
}
