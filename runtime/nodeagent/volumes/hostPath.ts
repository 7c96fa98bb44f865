import type { Stats } from "node:fs";
import { mkdir, open, stat } from "node:fs/promises";
import type { HostPathVolumeSource } from "../../../generated/core/v1/volume.ts";
import { absent } from "../files.ts";

/** What each type of a path must be, and how the field calls it. */
const expected: Readonly<Record<string, { readonly is: (found: Stats) => boolean; readonly name: string }>> = {
  Directory: { is: (found) => found.isDirectory(), name: "directory" },
  DirectoryOrCreate: { is: (found) => found.isDirectory(), name: "directory" },
  File: { is: (found) => found.isFile(), name: "file" },
  FileOrCreate: { is: (found) => found.isFile(), name: "file" },
  Socket: { is: (found) => found.isSocket(), name: "socket file" },
  CharDevice: { is: (found) => found.isCharacterDevice(), name: "character device" },
  BlockDevice: { is: (found) => found.isBlockDevice(), name: "block device" },
};

/** Sees to it that a path of the node is what the volume says. Rejects with an Error when it is something else. */
export async function checkHostPath({ path, type = "" }: HostPathVolumeSource): Promise<void> {
  if (type === "") return;
  if (type === "DirectoryOrCreate") await mkdir(path, { recursive: true, mode: 0o755 }).catch(existing);
  if (type === "FileOrCreate") await makeFile(path);
  const wanted = expected[type];
  if (wanted === undefined) throw new Error(`"${type}" is an invalid volume type`);
  const found = await stat(path).catch(absent);
  if (found === undefined || !wanted.is(found)) {
    throw new Error(`hostPath type check failed: ${path} is not a ${wanted.name}`);
  }
}

/** A file that is there, or a socket, is left as it is for the check that follows. */
async function makeFile(path: string): Promise<void> {
  const made = await open(path, "ax", 0o644).catch(existing);
  await made?.close();
}

function existing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "EEXIST") throw error;
}
