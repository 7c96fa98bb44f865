import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "./source.ts";

const manifestFile = "generated/manifest.json";

/** The files below generated/, and the manifest as text; undefined when there is none. */
export interface GeneratedFolder {
  readonly files: readonly string[];
  readonly manifest: string | undefined;
}

export function readGeneratedFolder(root: string): GeneratedFolder {
  const manifest = join(root, manifestFile);
  const entries = readdirSync(join(root, "generated"), { recursive: true, withFileTypes: true });
  return {
    files: entries
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name).slice(root.length + 1))
      .sort(),
    manifest: existsSync(manifest) ? readFileSync(manifest, "utf8") : undefined,
  };
}

/** What lies under generated/ was written by the generator, and what it wrote is there. */
export function manifested({ files, manifest }: GeneratedFolder): Finding[] {
  const finding = (file: string, message: string): Finding => ({ file, line: 1, rule: "manifest", message });
  if (manifest === undefined) return [finding(manifestFile, "is missing: npm run generate")];
  const { files: written } = JSON.parse(manifest) as { readonly files: Readonly<Record<string, string>> };
  const listed = Object.keys(written)
    .filter((each) => !each.startsWith("proto/"))
    .map((each) => `generated/${each}`);
  const present = new Set(files);
  const known = new Set([...listed, manifestFile]);
  return [
    ...files.filter((each) => !known.has(each)).map((each) => finding(each, "was not written by the generator")),
    ...listed.filter((each) => !present.has(each)).map((each) => finding(each, "is in the manifest and missing")),
  ];
}
