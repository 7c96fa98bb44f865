import { unifiedDifference } from "../../runtime/schema/shown/unifiedDifference.ts";
import { type Change, manifestName, type Plan } from "./write.ts";

/** Lines printed of one file's difference; what is left is counted. */
const maxLines = 40;
const shown = { context: 2, maxSteps: 10_000_000 };

/**
 * For --check: every stale, missing and extra file with a short unified difference. Empty when nothing is out of date.
 */
export function printDifferences(changes: Plan): string {
  const parts: string[] = [];
  for (const change of [...changes.writes, ...changes.deletes].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    parts.push(`${labelOf(change)}: ${change.path}\n${limited(differenceOf(change))}`);
  }
  return parts.join("");
}

function labelOf(change: Change): string {
  if (change.old === undefined) return "missing";
  return change.text === undefined ? "extra" : "stale";
}

function differenceOf({ path, old, text }: Change): string[] {
  // All of a missing or extra file differs, and the manifest repeats the list of the others.
  if (old === undefined || text === undefined || path === manifestName) return [];
  return unifiedDifference(old.split("\n"), text.split("\n"), shown);
}

function limited(lines: readonly string[]): string {
  const first = lines.slice(0, maxLines);
  const rest = lines.length - first.length;
  return [...first, ...(rest > 0 ? [`... ${rest} more lines`] : [])].map((line) => `  ${line}\n`).join("");
}
