import type { Node } from "typescript";
import { ts } from "./compiler.ts";
import type { Source } from "./source.ts";

/** The doc comment that ends before a node, in one line, without its marks; undefined where there is none. */
export function docOf({ text }: Source, node: Node): string | undefined {
  const range = ts.getLeadingCommentRanges(text, node.pos)?.at(-1);
  const comment = range === undefined ? "" : text.slice(range.pos, range.end);
  if (!comment.startsWith("/**")) return undefined;
  const lines = comment.slice(3, -2).split("\n");
  return lines
    .map((each) => each.replace(/^\s*\* ?/, "").trim())
    .join(" ")
    .trim();
}
