import { type FileHandle, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { openRegular } from "../../regularFile.ts";
import { endsLine, LineCutter } from "./logLine.ts";

/** @limit Piece of a log file that is read at once. */
const pieceBytes = 64 * 1024;

/**
 * The files that a container's log was rotated into, the oldest first: `0.log.20260102-030405`, or with `.gz` at its
 * end. The newest, whose path the runtime gives, is not among them.
 */
export async function rotatedFiles(path: string): Promise<readonly string[]> {
  const folder = dirname(path);
  const start = `${basename(path)}.`;
  const names = await readdir(folder).catch(() => []);
  const rotated = names.filter(
    (each) => each.startsWith(start) && /^\d{8}-\d{6}(\.gz)?$/.test(each.slice(start.length)),
  );
  return rotated.sort().map((each) => join(folder, each));
}

/** The bytes of a file from `position` on, as they are now; of a compressed one what it holds. */
export async function* fileBytes(file: FileHandle, options: { readonly position: number }): AsyncGenerator<Buffer> {
  let { position } = options;
  for (;;) {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafe(pieceBytes), position });
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** The bytes of a rotated file. One that was removed meanwhile, or that no agent has written, has none. */
export async function* rotatedBytes(path: string): AsyncGenerator<Buffer> {
  const file = await openIfThere(path).catch(() => undefined);
  if (file === undefined) return;
  try {
    if (!path.endsWith(".gz")) return yield* fileBytes(file, { position: 0 });
    const plain = createGunzip();
    const packed = Readable.from(fileBytes(file, { position: 0 }));
    packed.on("error", (error) => plain.destroy(error)).pipe(plain);
    for await (const piece of plain) yield piece as Buffer;
  } finally {
    await file.close();
  }
}

/** Rejects with an Error for what is there and no regular file. */
export async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await openRegular(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** How many lines a program wrote that are whole in these bytes. */
export async function countLines(bytes: AsyncIterable<Buffer>): Promise<number> {
  const cutter = new LineCutter();
  let count = 0;
  for await (const piece of bytes) for (const line of cutter.lines(piece)) if (endsLine(line)) count++;
  return count;
}
