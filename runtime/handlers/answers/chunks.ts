import { eachInTurns } from "../../lib/work.ts";
import type { ChunkedBody } from "../request.ts";

/** Bytes of a chunk, about. */
const chunkBytes = 256 * 1024;

/**
 * What is made of many items, one after the other: in turns, between which others are answered, and in chunks, since
 * memory for all of it together would be filled in one go. What is short is one buffer.
 */
export async function chunksInTurns<T>(
  items: Iterable<T>,
  { make, separator = "", end = "" }: ChunkOptions<T>,
): Promise<Buffer | ChunkedBody> {
  const chunks: Buffer[] = [];
  const between = Buffer.from(separator);
  let parts: Buffer[] = [];
  let partBytes = 0;
  let length = 0;
  const close = () => {
    chunks.push(Buffer.concat(parts, partBytes));
    length += partBytes;
    parts = [];
    partBytes = 0;
  };
  const add = (part: Buffer) => {
    parts.push(part);
    partBytes += part.length;
    if (partBytes >= chunkBytes) close();
  };
  let isFirst = true;
  await eachInTurns(items, (item) => {
    if (!isFirst && between.length > 0) add(between);
    isFirst = false;
    const made = make(item);
    add(typeof made === "string" ? Buffer.from(made) : made);
  });
  add(typeof end === "string" ? Buffer.from(end) : end);
  close();
  const [only] = chunks;
  return chunks.length === 1 && only !== undefined ? only : { length, chunks: () => chunks };
}

export interface ChunkOptions<T> {
  readonly make: (item: T) => string | Buffer;
  /** Stands between two items; default nothing. */
  readonly separator?: string;
  /** Follows the last; default nothing. */
  readonly end?: string | Buffer;
}
