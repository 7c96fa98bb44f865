import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Finding } from "./source.ts";

/** A page for people, with links from its own folder. */
export interface Document {
  readonly path: string;
  readonly text: string;
}

/** Folders with pages of their own, beside those at the root. */
const withPages = ["runtime", "codegen", "test", "bench", "examples"];

/** The pages of the project. */
export function readDocuments(root: string): Document[] {
  const below = withPages.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((each) => `${folder}/${String(each)}`),
  );
  const names = [...readdirSync(root), ...below].filter((each) => each.endsWith(".md") && !foreign.test(each));
  return names.sort().map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

const foreign = /(^|\/)(node_modules|cases|generated)\//;

export function existsBelow(root: string): (path: string) => boolean {
  return (path) => existsSync(join(root, path));
}

const link = /\]\(([^)\s]+)\)|href="([^"]+)"/g;

/** Code in a line, but for the text of a link: patterns look like links. */
const code = /`[^`]*`(?!\])/g;

/** A link to a file leads to one; links to other sites and within the page are not followed. */
export function deadLinks(documents: readonly Document[], exists: (path: string) => boolean): Finding[] {
  return documents.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) =>
      [...line.replace(code, "").matchAll(link)].flatMap(([, inline, html]) => {
        const target = (inline ?? html ?? "").replace(/#.*$/, "");
        if (target === "" || /^[a-z]+:/.test(target)) return [];
        if (exists(posix.join(posix.dirname(path), target))) return [];
        return [{ file: path, line: index + 1, rule: "dead-link", message: `${target} is not there` }];
      }),
    ),
  );
}
