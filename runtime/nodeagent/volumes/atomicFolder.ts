import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { absent } from "../files.ts";

/** One file of a folder. */
export interface ContentFile {
  readonly data: Buffer;
  /** Permissions, e.g. 0o644. */
  readonly mode: number;
  /** User who owns it; default the agent's. */
  readonly uid?: number | undefined;
}

/** Files by their relative path, with slashes. */
export type Content = ReadonlyMap<string, ContentFile>;

export interface FolderOptions {
  readonly nowMs: number;
  /** Group to which all of it belongs, and which may read it. */
  readonly gid?: number | undefined;
}

/** Points at the folder with the files that count. */
const dataLink = "..data";
const newDataLink = "..data_tmp";

/**
 * Makes a folder hold exactly these files, all of them changed in one moment: they lie in a folder named after the
 * time, a link is moved to it, and the visible names lead through that link. Resolves to whether something changed.
 */
export async function writeAtomically(folder: string, content: Content, options: FolderOptions): Promise<boolean> {
  for (const path of content.keys()) checkPath(path);
  const current = await readlink(join(folder, dataLink)).catch(absent);
  if (current !== undefined && (await holds(join(folder, current), content, options))) {
    await showNames(folder, content);
    return false;
  }
  await own(folder, folderMode, options.gid);
  const name = await writeFiles(folder, content, options);
  await rm(join(folder, newDataLink), { force: true });
  await symlink(name, join(folder, newDataLink));
  await rename(join(folder, newDataLink), join(folder, dataLink));
  await showNames(folder, content);
  await removeOthers(folder, name);
  return true;
}

/** Whether the folder was written before. */
export function hasContent(folder: string): boolean {
  return existsSync(join(folder, dataLink));
}

const folderMode = 0o755;

/** Paths come from users: none may lead out of the folder or hide what the folder itself needs. */
function checkPath(path: string): void {
  const parts = path.split("/");
  const isBad = path === "" || path.length > 4096 || parts.some((each) => each === "" || each === "." || each === "..");
  if (isBad || path.startsWith("..")) throw new Error(`invalid path: "${path}"`);
}

async function writeFiles(folder: string, content: Content, options: FolderOptions): Promise<string> {
  const time = new Date(options.nowMs).toISOString().slice(0, 19).replace(/[-:T]/g, "_");
  const name = `..${time}.${randomBytes(4).readUInt32BE()}`;
  const root = join(folder, name);
  await mkdir(root);
  await own(root, folderMode, options.gid);
  const made = new Set([root]);
  for (const [path, file] of content) {
    const target = join(root, path);
    await makeFolders(root, dirname(target), { made, gid: options.gid });
    await writeFile(target, file.data, { flag: "wx", mode: 0o600 });
    await own(target, modeOf(file, options), options.gid, file.uid);
  }
  return name;
}

async function makeFolders(
  root: string,
  folder: string,
  { made, gid }: { readonly made: Set<string>; readonly gid: number | undefined },
): Promise<void> {
  if (made.has(folder) || folder.length <= root.length) return;
  await makeFolders(root, dirname(folder), { made, gid });
  await mkdir(folder);
  await own(folder, folderMode, gid);
  made.add(folder);
}

function modeOf({ mode }: ContentFile, { gid }: FolderOptions): number {
  return gid === undefined ? mode : mode | 0o440;
}

/** The mode last: a change of the owner takes bits away. */
async function own(path: string, mode: number, gid?: number, uid?: number): Promise<void> {
  if (gid !== undefined || uid !== undefined) {
    const { uid: currentUid, gid: currentGid } = await lstat(path);
    await chown(path, uid ?? currentUid, gid ?? currentGid);
  }
  await chmod(path, mode);
}

/** Whether a folder has these files, and no others. */
async function holds(root: string, content: Content, options: FolderOptions): Promise<boolean> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(absent);
  if (entries === undefined) return false;
  const files = entries.filter((each) => !each.isDirectory());
  if (files.length !== content.size) return false;
  for (const [path, file] of content) {
    const target = join(root, path);
    const stat = await lstat(target).catch(absent);
    if (stat?.size !== file.data.length || (stat.mode & 0o7777) !== modeOf(file, options)) return false;
    if (options.gid !== undefined && stat.gid !== options.gid) return false;
    if (file.uid !== undefined && stat.uid !== file.uid) return false;
    if (!(await readFile(target)).equals(file.data)) return false;
  }
  return true;
}

/** A link for each first part of a path; those of files that are gone go too. */
async function showNames(folder: string, content: Content): Promise<void> {
  const wanted = new Set([...content.keys()].map((path) => path.split("/", 1)[0] ?? ""));
  for (const each of await readdir(folder)) {
    if (each.startsWith("..") || wanted.delete(each)) continue;
    await rm(join(folder, each), { recursive: true, force: true });
  }
  for (const each of wanted) await symlink(join(dataLink, each), join(folder, each));
}

/** Folders of earlier times, and what a crash left over. */
async function removeOthers(folder: string, kept: string): Promise<void> {
  for (const each of await readdir(folder)) {
    if (each.startsWith("..") && each !== kept && each !== dataLink) {
      await rm(join(folder, each), { recursive: true, force: true });
    }
  }
}
