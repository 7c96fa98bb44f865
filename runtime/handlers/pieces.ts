import { eachInTurns } from "../lib/work.ts";
import type { ChunkedBody } from "./request.ts";

/** Bytes of a piece, about. */
const pieceBytes = 256 * 1024;

/**
 * What is made of many items, one after the other: in turns, between which others are answered, and in pieces, since
 * memory for all of it together would be filled in one go. What is short is one buffer.
 */
export async function piecesInTurns<T>(
  items: Iterable<T>,
  { make, separator = "", end = "" }: PiecesOptions<T>,
): Promise<Buffer | ChunkedBody> {
  const pieces: Buffer[] = [];
  const between = Buffer.from(separator);
  let parts: Buffer[] = [];
  let partBytes = 0;
  let length = 0;
  const close = () => {
    pieces.push(Buffer.concat(parts, partBytes));
    length += partBytes;
    parts = [];
    partBytes = 0;
  };
  const add = (part: Buffer) => {
    parts.push(part);
    partBytes += part.length;
    if (partBytes >= pieceBytes) close();
  };
  let isFirst = true;
  await eachInTurns(items, (item) => {
    if (!isFirst && between.length > 0) add(between);
    isFirst = false;
    const made = make(item);
    add(typeof made === "string" ? Buffer.from(made) : made);
  });
  add(Buffer.from(end));
  close();
  const [only] = pieces;
  return pieces.length === 1 && only !== undefined ? only : { length, chunks: () => pieces };
}

export interface PiecesOptions<T> {
  readonly make: (item: T) => string | Buffer;
  /** Stands between two items; default nothing. */
  readonly separator?: string;
  /** Follows the last; default nothing. */
  readonly end?: string;
}
