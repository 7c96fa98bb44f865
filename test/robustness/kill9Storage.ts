import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import type { Subject } from "./kill9.ts";

export const prefix = "/registry/things/";

/** A value whose length and content follow from key and revision, so that a torn one shows. 200 to 3,200 bytes. */
export function valueFor(key: string, revision: number): Buffer {
  const line = `${key}@${revision};`;
  return Buffer.from(line.repeat(Math.ceil((200 + ((revision * 37) % 3000)) / line.length)));
}

/** The LMDB store, used directly by the process that is killed. */
export const storageSubject: Subject = {
  watcherFirst: true,
  ownsRevisions: true,
  start: (folder, seed) =>
    spawn(
      process.execPath,
      ["--import", "tsx", fileURLToPath(new URL("./kill9Writer.ts", import.meta.url)), folder, String(seed)],
      { stdio: ["ignore", "pipe", "inherit"] },
    ),
  read: async (folder) => {
    const storage = await openLmdbStorage({ folder });
    const { items, revision } = await storage.list({ prefix });
    await storage.close();
    const objects = items.map(({ key, value, revision }) => {
      return [key, { revision, isWhole: valueFor(key, revision).equals(value) }] as const;
    });
    return { revision, objects: new Map(objects) };
  },
};
