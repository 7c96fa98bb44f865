import { fieldsOf, formed, notWhole, readStateSync } from "../stateFile.ts";
import { AllocationError } from "./allocationError.ts";
import { replaceFileSync } from "../files.ts";

/** What a manager has given to containers, kept in a file so that an agent that starts anew does not give it twice. */
export interface CheckpointFile<T> {
  readonly path: string;
  /** Undefined where there is none. Throws an Error for a file that was changed or not written as a whole. */
  readonly read: () => T | undefined;
  readonly write: (content: T) => void;
}

/** Runs what gives a container something and writes that down. Throws an AllocationError where it is not written. */
export function kept(run: () => void): void {
  try {
    run();
  } catch (error) {
    throw new AllocationError(`what containers have is not kept: ${(error as Error).message}`);
  }
}

/** `described` is the content as the field's own agent writes it before it takes the checksum. */
export function checkpointFile<T extends object>(path: string, described: (content: T) => string): CheckpointFile<T> {
  return {
    path,
    read: () => {
      const value = readStateSync(path);
      if (value === undefined) return undefined;
      const { checksum, ...content } = fieldsOf<"checksum">(value, path);
      // Rest of an unknown form: it is the content's where the sum over its fields is right.
      const own = content as unknown as T;
      if (checksum === fnv32a(formed(path, () => described(own)))) return own;
      throw notWhole(path, "its checksum is another");
    },
    write: (content) => {
      replaceFileSync(path, JSON.stringify({ ...content, checksum: fnv32a(described(content)) }));
    },
  };
}

/** "map[a:1 b:2]" of `{ b: "2", a: "1" }`: the form of maps in a description. */
export function describedMap<V>(map: Readonly<Record<string, V>> = {}, described: (value: V) => string): string {
  const names = Object.keys(map).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return `map[${names.map((name) => `${name}:${described(map[name] as V)}`).join(" ")}]`;
}

function fnv32a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
