import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileProblem } from "../../lib/flagFile.ts";
import { documentsIn } from "../../negotiate/yaml.ts";

/** A YAML document of a file; JSON is YAML too. */
export interface ManifestText {
  readonly file: string;
  readonly text: string;
}

export interface ManifestFolder {
  /** In the order of the names of their files. */
  readonly documents: readonly ManifestText[];
  /** "sha256:" and the hash of what all files hold, in hexadecimal. */
  readonly hash: string;
}

/** @limit Manifest files of an admission plugin: the folder is refused. */
const maxFiles = 1000;
/** @limit Bytes of the manifest files of an admission plugin together: the folder is refused. */
const maxBytes = 10 * 1024 * 1024;

/** Reads the manifest files that lie in a folder, not those below it. Rejects with an Error that names the file. */
export async function readManifestFolder(folder: string): Promise<ManifestFolder> {
  const entries = await readdir(folder).catch((error) => refuse(folder, error));
  const names = entries.filter((each) => /\.(ya?ml|json)$/i.test(each)).sort();
  if (names.length > maxFiles) throw new Error(`${folder}: has more than ${maxFiles} manifest files`);
  const hash = createHash("sha256");
  const documents: ManifestText[] = [];
  let total = 0;
  for (const name of names) {
    const file = join(folder, name);
    const found = await stat(file).catch((error) => refuse(file, error));
    if (found.isDirectory()) continue;
    total += found.size;
    if (total > maxBytes) throw new Error(`${folder}: its manifest files have more than ${maxBytes} bytes`);
    const bytes = await readFile(file).catch((error) => refuse(file, error));
    if (bytes.length === 0) continue;
    hash.update(bytes).update("\0");
    documents.push(...documentsIn(bytes.toString("utf8")).map((text) => ({ file, text })));
  }
  return { documents, hash: `sha256:${hash.digest("hex")}` };
}

function refuse(path: string, error: unknown): never {
  throw new Error(`cannot read ${path}: ${fileProblem(error, path)}`, { cause: error });
}
