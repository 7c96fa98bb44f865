import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";

const flags = constants.O_RDONLY | constants.O_NONBLOCK;

/**
 * Opens a file to read it. Rejects with an Error for what is no regular one: to open a pipe takes until there is a
 * writer, and takes away one of the few threads of the process that work on files.
 */
export async function openRegular(path: string): Promise<FileHandle> {
  const file = await open(path, flags);
  const about = await file.stat();
  if (about.isFile()) return file;
  await file.close();
  throw new Error(notRegular);
}

/** The bytes of a file as it was when it was opened. Rejects with an Error for what is no regular file or has more. */
export async function readRegular(path: string, maxBytes: number): Promise<Buffer> {
  const file = await openRegular(path);
  try {
    const bytes = bufferOf((await file.stat()).size, maxBytes);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
      ({ bytesRead: read } = await file.read(bytes, length, bytes.length - length, length));
    }
    return bytes.subarray(0, length);
  } finally {
    await file.close();
  }
}

/** The same at once, for a process that starts. */
export function readRegularSync(path: string, maxBytes: number): Buffer {
  const file = openSync(path, flags);
  try {
    const about = fstatSync(file);
    if (!about.isFile()) throw new Error(notRegular);
    const bytes = bufferOf(about.size, maxBytes);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
      read = readSync(file, bytes, length, bytes.length - length, length);
    }
    return bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

const notRegular = "it is no regular file";

function bufferOf(size: number, maxBytes: number): Buffer {
  if (size > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
  return Buffer.alloc(size);
}
