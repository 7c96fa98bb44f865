import type { Transform } from "node:stream";
import { finished } from "node:stream/promises";
import { crc32, createDeflateRaw, createGzip } from "node:zlib";
import { timeout } from "../../../generated/errors.ts";
import { acceptsGzip } from "../../lib/mediaTypeSyntax.ts";
import type { ListBodies } from "../../registry/listBodies.ts";
import { chunksOf, type KeptAs, type ListParts, wholeOf } from "./listParts.ts";
import type { ChunkedBody, ResourceRequest } from "../request.ts";

/** @limit Answer sent uncompressed to a client that accepts gzip: compressed in a thread. */
export const minGzipBytes: number = 128 * 1024;
/** The field's choice: most of the gain for little time. */
const level = 1;

/** What an answer says that is compressed because the client said it may be. */
export const gzipHeaders = { "Content-Encoding": "gzip", Vary: "Accept-Encoding" } as const;

/** Whether to compress an answer of this length, to a read or a write: only for clients that name gzip. */
export function wantsGzip(
  { headers }: Pick<ResourceRequest, "headers">,
  length: number,
  above: number = minGzipBytes,
): boolean {
  if (length <= above) return false;
  const accepted = headers["accept-encoding"];
  return typeof accepted === "string" && acceptsGzip(accepted);
}

/**
 * Compresses beside the event loop, chunk by chunk: the whole is in memory in its compressed form alone. Throws timeout
 * when the request is settled before.
 */
export function gzipBody(request: Settling, body: Buffer | ChunkedBody): Promise<Buffer> {
  return compressed(createGzip({ level }), untilSettled(request, chunksOf(body)));
}

type Settling = Pick<ResourceRequest, "isSettled">;

function* untilSettled(request: Settling, chunks: Iterable<Buffer>): Iterable<Buffer> {
  for (const chunk of chunks) {
    if (request.isSettled()) throw timeout("the request ended before its answer was compressed");
    yield chunk;
  }
}

/** A chunk is asked for when the one before has been taken in. */
async function compressed(compressor: Transform, chunks: Iterable<Buffer>): Promise<Buffer> {
  const made: Buffer[] = [];
  compressor.on("data", (each: Buffer) => made.push(each));
  const ended = finished(compressor);
  try {
    for (const chunk of chunks) {
      await Promise.race([ended, new Promise((resolve) => compressor.write(chunk, resolve))]);
    }
    compressor.end();
    await ended;
    return Buffer.concat(made);
  } catch (error) {
    ended.catch(() => {}); // it is destroyed here
    compressor.destroy();
    throw error;
  }
}

/**
 * Compresses a list whose items are kept, and keeps them compressed too: the head, which differs from answer to answer,
 * goes before them as it is, in a block of its own.
 */
export async function gzipList(parts: ListParts & { readonly keptAs: KeptAs }, bodies: ListBodies): Promise<Buffer> {
  const { head, items, keptAs } = parts;
  const key = `${keptAs.key} gzip`;
  const kept = wholeOf(await bodies.make(key, keptAs.revision, () => deflated(items)));
  const itemsLength = kept.readUInt32LE(4);
  const tail = Buffer.allocUnsafe(8);
  tail.writeUInt32LE(joinedCrc(crc32(head), kept.readUInt32LE(0), itemsLength));
  tail.writeUInt32LE((head.length + itemsLength) >>> 0, 4);
  return Buffer.concat([gzipHead, storedBlock(head), kept.subarray(8), tail]);
}

/** Checksum and length of some bytes, then the bytes deflated. */
async function deflated(items: Buffer | ChunkedBody): Promise<Buffer> {
  const sums = Buffer.alloc(8);
  const bytes = await compressed(createDeflateRaw({ level }), summed(chunksOf(items), sums));
  sums.writeUInt32LE(items.length, 4);
  return Buffer.concat([sums, bytes]);
}

function* summed(chunks: Iterable<Buffer>, sums: Buffer): Iterable<Buffer> {
  for (const chunk of chunks) {
    sums.writeUInt32LE(crc32(chunk, sums.readUInt32LE(0)));
    yield chunk;
  }
}

/** Deflate, no name, no time, fastest, unknown system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 255]);

/**
 * A block of deflate that holds bytes as they are, and is not the last one. The head of a list is far below its limit.
 */
function storedBlock(bytes: Buffer): Buffer {
  const block = Buffer.allocUnsafe(5);
  block[0] = 0;
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([block, bytes]);
}

/**
 * The checksum of two texts, one after the other, of those of each: the first one is moved by the length of the second.
 */
function joinedCrc(first: number, second: number, secondLength: number): number {
  return (product(powerOfX(secondLength * 8), first) ^ second) >>> 0;
}

/** The polynomial of CRC-32; the highest bit of a number is the power 0 of x. */
const polynomial = 0xedb88320;
const one = 0x8000_0000;

/** x to the power of n, modulo the polynomial. */
function powerOfX(n: number): number {
  let result = one;
  let square = one >>> 1;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = product(square, result);
    square = product(square, square);
  }
  return result;
}

/** Two polynomials multiplied, modulo the polynomial. */
function product(a: number, b: number): number {
  let sum = 0;
  let shifted = b;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) sum ^= shifted;
    shifted = (shifted & 1) === 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return sum >>> 0;
}
