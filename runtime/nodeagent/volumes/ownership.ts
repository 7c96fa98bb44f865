import { chmod, lchown, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Pod } from "../../../generated/core/v1/pod.ts";

export interface OwnershipOptions {
  readonly gid: number;
  /** Nothing is done when the root already looks as it should. */
  readonly onlyOnMismatch?: boolean;
}

/** What a group may do with files, and with folders, whose new files shall be the group's too. */
const fileBits = 0o660;
const folderBits = 0o2770;

/** Gives all of a volume to a group, which may then read and write it. Of links the link itself changes hands. */
export async function giveToGroup(folder: string, { gid, onlyOnMismatch = false }: OwnershipOptions): Promise<void> {
  const root = await lstat(folder);
  const isRight = root.gid === gid && (root.mode & folderBits) === folderBits;
  if (onlyOnMismatch && isRight) return;
  await giveTree(folder, gid);
}

/** Gives a volume to the group of a pod, as the pod says; nothing where it names none. */
export async function giveToPod(path: string, { spec }: Pod): Promise<void> {
  const { fsGroup, fsGroupChangePolicy } = spec?.securityContext ?? {};
  if (fsGroup === undefined) return;
  await giveToGroup(path, { gid: fsGroup, onlyOnMismatch: fsGroupChangePolicy === "OnRootMismatch" });
}

/** The root comes last, so that it is not right before all else is. */
async function giveTree(path: string, gid: number): Promise<void> {
  const stat = await lstat(path);
  if (stat.isDirectory()) {
    for (const each of await readdir(path)) await giveTree(join(path, each), gid);
  }
  await lchown(path, stat.uid, gid);
  if (!stat.isSymbolicLink()) await chmod(path, (stat.mode & 0o7777) | (stat.isDirectory() ? folderBits : fileBits));
}
