import { readRegular, readRegularSync } from "./regularFile.ts";
import { isObject } from "../schema/object.ts";

/** @limit File in which a node agent keeps its state: it counts as one that cannot be read. */
const maxStateBytes = 16 * 1024 * 1024;

/** The JSON in a file of an earlier agent; undefined where there is none. Rejects with an Error that names the file. */
export async function readState(path: string): Promise<unknown> {
  try {
    return JSON.parse((await readRegular(path, maxStateBytes)).toString());
  } catch (error) {
    return absentOrThrow(error, path);
  }
}

/** The same at once, for an agent that starts. */
export function readStateSync(path: string): unknown {
  try {
    return JSON.parse(readRegularSync(path, maxStateBytes).toString());
  } catch (error) {
    return absentOrThrow(error, path);
  }
}

/** The fields of what a file holds, each of which must still be looked at. Throws an Error for what is no object. */
export function fieldsOf<Fields extends string>(value: unknown, path: string): Readonly<Record<Fields, unknown>> {
  if (isObject(value)) return value as Readonly<Record<Fields, unknown>>;
  throw notWhole(path);
}

/** What `read` makes of a content. Throws an Error that names the file where the content has another form. */
export function formed<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof TypeError || error instanceof RangeError ? notWhole(path) : error; // folded too deep
  }
}

/** Of what is not in the form in which agents write it. */
export function notWhole(path: string, why?: string): Error {
  return new Error(`${path} was changed, or not written as a whole${why === undefined ? "" : `: ${why}`}`);
}

function absentOrThrow(error: unknown, path: string): undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "ENOTDIR") return undefined;
  if (code !== undefined) throw error; // it names the file
  throw error instanceof SyntaxError ? notWhole(path, message) : new Error(`cannot read ${path}: ${message}`);
}
