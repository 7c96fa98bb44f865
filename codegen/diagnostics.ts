import type { Diagnostic } from "./diagnostic.ts";
import type { Where } from "./spec.ts";

/** What a rule found, before its place in the file is looked up. */
export interface Finding extends Where {
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
}

/** Looks up lines and columns. The parser is loaded here alone, since most runs have no mistake and cached files. */
export async function locate(findings: readonly Finding[]): Promise<Diagnostic[]> {
  if (findings.length === 0) return [];
  const { rangeOf } = await import("./positions.ts");
  return findings.map((finding) => {
    const { document, rule, message, fix } = finding;
    const [start, end] = rangeOf(finding);
    return diagnosticBetween({ file: document.display, text: document.text, start, end }, { rule, message, fix });
  });
}

/** The same for a range of offsets in a text that may not parse. */
export function diagnosticBetween(
  source: { readonly file: string; readonly text: string; readonly start: number; readonly end: number },
  text: { readonly rule: string; readonly message: string; readonly fix: string },
): Diagnostic {
  const { file, start, end } = source;
  const lineStart = source.text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = source.text.indexOf("\n", start);
  const excerpt = source.text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd).replace(/\r$/, "");
  const line = source.text.slice(0, lineStart).split("\n").length;
  const length = Math.max(1, Math.min(end - start, excerpt.trimEnd().length - (start - lineStart)));
  return { file, line, column: start - lineStart + 1, ...text, excerpt, length };
}

/** By file, then place, then rule: the order does not depend on which rule ran first. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...diagnostics].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.rule, b.rule) ||
      compareText(a.message, b.message),
  );
}

/**
 * @example
 * spec/resources/core/v1/pod.yaml:12:7 unknown-key "typ" is not a key of a property
 *   12 |       typ: string
 *      |       ^^^
 *   fix: did you mean "type"?
 */
export function printDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, rule, message, fix, excerpt, length } = diagnostic;
  const number = String(line);
  const lead = excerpt.slice(0, column - 1).replace(/[^\t]/g, " ");
  const source = [`  ${number} | ${excerpt}`, `  ${" ".repeat(number.length)} | ${lead}${"^".repeat(length)}`];
  return [`${file}:${line}:${column} ${rule} ${message}`, ...(excerpt === "" ? [] : source), `  fix: ${fix}`, ""].join(
    "\n",
  );
}
