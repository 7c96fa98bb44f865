import { createRequire } from "node:module";
import type { Document, parseDocument, YAMLParseError } from "yaml";
import { plainScalar } from "../schema/text/plainScalar.ts";
import { dotted } from "../schema/fieldPath.ts";

/** Where something lies in a file: ["resources", 0, "providers"]. */
export type Path = readonly (string | number)[];
/** Notes what is wrong with a value. */
export type Report = (path: Path, message: string) => void;
export type Fields = Readonly<Record<string, unknown>>;

const require = createRequire(import.meta.url);

/** The usual start reads no file, and loads no YAML. */
const yaml = () => require("yaml") as typeof import("yaml");

/** @limit Problems of a configuration file in one message: the rest is left out. */
const maxProblems = 20;

/**
 * Reads a configuration file, in YAML or JSON, along `read`. Throws an Error whose lines are "file:line:column: field:
 * what is wrong". `file` is as messages name it.
 */
export function readConfiguration<T>(text: string, file: string, read: (value: unknown, report: Report) => T): T {
  const { LineCounter, parseDocument } = yaml();
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: "failsafe", merge: true });
  const placed = (offset: number, message: string) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${Math.max(1, line)}:${Math.max(1, col)}: ${message}`;
  };
  const broken = document.errors.map((each) => placed(each.pos[0], messageOf(each)));
  if (broken.length > 0) throw new Error(broken.slice(0, maxProblems).join("\n"));
  readScalars(document);
  const found: string[] = [];
  const report: Report = (path, message) => {
    const field = dotted(path);
    found.push(placed(offsetOf(document, path), field === "" ? message : `${field}: ${message}`));
  };
  const result = read(document.toJS({ maxAliasCount: 100 }), report);
  if (found.length > 0) throw new Error(found.slice(0, maxProblems).join("\n"));
  return result;
}

/** As the field's reader decides them: `no` is false, `0644` is 420. */
function readScalars(document: Document): void {
  yaml().visit(document, {
    Scalar: (key, node) => {
      if (key !== "key" && node.type === "PLAIN" && node.tag === undefined) node.value = plainScalar(node.source ?? "");
    },
  });
}

function messageOf({ code, message }: YAMLParseError): string {
  return code === "MULTIPLE_DOCS" ? "a file holds one document: leave out what follows this line" : message;
}

/** Where a value begins, or the nearest one around it that is there. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: Path): number {
  const { isNode } = yaml();
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** What is reported of a field that is not known. */
export const unknownField = "is not known";

/** The fields of an object; undefined, and reported, where a value is none. Fields that are not known are reported. */
export function fieldsOf(
  value: unknown,
  { path, known, report }: { readonly path: Path; readonly known: readonly string[]; readonly report: Report },
): Fields | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    report(path, "must be an object");
    return undefined;
  }
  for (const name of Object.keys(value)) if (!known.includes(name)) report([...path, name], unknownField);
  return value as Fields;
}

/** The items of a list that must have some. */
export function itemsOf(
  value: unknown,
  { path, what, report }: { readonly path: Path; readonly what: string; readonly report: Report },
): readonly unknown[] {
  if (Array.isArray(value) && value.length > 0) return value;
  report(path, `at least one ${what} is required`);
  return [];
}
