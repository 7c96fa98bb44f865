import { mkdir, readFile, writeFile } from "node:fs/promises";
import { absent } from "../files.ts";

/** In the folder of a pod's logs: other agents, and other programs, may have theirs beside. */
const ownerFile = ".owner";

/** Makes the folder of a pod's logs, as the owner's. */
export async function makeLogFolder(folder: string, owner: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  // It is never written again: that would fail on a full disk.
  await writeFile(`${folder}/${ownerFile}`, owner, { flag: "wx" }).catch(existing);
}

export async function ownsLogFolder(folder: string, owner: string): Promise<boolean> {
  const text = await readFile(`${folder}/${ownerFile}`, "utf8").catch(absent);
  return text === owner;
}

function existing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "EEXIST") throw error;
}
