import { mkdir, readFile, writeFile } from "node:fs/promises";

/** In the folder of a pod's logs: other agents, and other programs, may have theirs beside. */
const ownerFile = ".owner";

/** Makes the folder of a pod's logs, as the owner's. */
export async function makeLogFolder(folder: string, owner: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  // It is never written again: that would fail on a full disk.
  await writeFile(`${folder}/${ownerFile}`, owner, { flag: "wx" }).catch(unless("EEXIST"));
}

export async function ownsLogFolder(folder: string, owner: string): Promise<boolean> {
  const text = await readFile(`${folder}/${ownerFile}`, "utf8").catch(unless("ENOENT", "ENOTDIR"));
  return text === owner;
}

function unless(...codes: readonly string[]): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (!codes.includes(error.code ?? "")) throw error;
    return undefined;
  };
}
