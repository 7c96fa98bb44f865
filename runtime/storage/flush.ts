import { open } from "node:fs/promises";

/** Makes a file durable, or what is in a folder, without holding up others. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
