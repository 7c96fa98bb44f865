import { GatheredBytes } from "../schema/gatheredBytes.ts";

/** The bytes of a file or a device. Rejects with the system's error, and for one that is longer. */
export async function readFileUpTo(file: string, maxBytes: number): Promise<Buffer> {
  const { createReadStream } = await import("node:fs");
  const bytes = new GatheredBytes();
  for await (const part of createReadStream(file, { end: maxBytes })) bytes.add(part as Buffer);
  if (bytes.length > maxBytes) throw new FileTooLongError(maxBytes);
  return bytes.whole();
}

export class FileTooLongError extends Error {
  constructor(maxBytes: number) {
    super(`is longer than ${maxBytes} bytes`);
  }
}
