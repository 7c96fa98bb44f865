import type { Document, Node, Scalar, YAMLMap } from "yaml";
import { isAlias, isCollection, isMap, isScalar, parseDocument, visit } from "yaml";
import { isRecord, record } from "../read.ts";
import type { Refs } from "../spec.ts";

/** A YAML text as plain data, or what is wrong with it. */
export type Parsed = { readonly data: unknown; readonly refs: Refs } | { readonly errors: readonly ParseError[] };

/** Positions are offsets in the text. */
export interface ParseError {
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
  readonly start: number;
  readonly end: number;
}

export function parseYaml(text: string): Parsed {
  try {
    // It would compare each key with all before it.
    const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false });
    if (document.errors.length > 0) return { errors: document.errors.map(syntaxError) };
    const errors = valueErrors(document);
    if (errors.length > 0) return { errors };
    const data: unknown = document.toJS({ maxAliasCount: 100 });
    return { data, refs: refsOf(data) };
  } catch (error) {
    const message = error instanceof Error ? sentence(error.message) : "cannot be read as plain data";
    return { errors: [{ ...syntax, message, start: 0, end: 1 }] };
  }
}

const syntax = { rule: "yaml-syntax", fix: "correct the YAML here" };

function syntaxError({ code, message, pos: [start, end] }: Document["errors"][number]): ParseError {
  const place = { start, end };
  switch (code) {
    case "MULTIPLE_DOCS":
      return { ...syntax, message: "a file holds one document", fix: "make a file of each", ...place };
    default:
      return { ...syntax, message: sentence(message), ...place };
  }
}

const repeated = { rule: "duplicate-key", message: "the key is given twice", fix: "keep one of the two" };

/** What has the form of YAML, but is no plain data. */
function valueErrors(document: Document): ParseError[] {
  const errors: ParseError[] = [];
  const report = ({ range }: Node, message: string, fix: string) => {
    const [start = 0, end = 1] = range ?? [];
    errors.push({ rule: syntax.rule, message, fix, start, end });
  };
  // An alias looks for its anchor through all that is above it: once, here, for all of them.
  const anchors = new Map<string, unknown>();
  visit(document, (_, node, around) => {
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target === undefined) {
        report(node, `there is no anchor &${node.source} above`, "name an anchor that comes before it");
      } else if (around.some((each) => each === target)) {
        report(node, `*${node.source} lies inside its own anchor`, "write out what is meant");
      }
      return;
    }
    if (isMap(node)) {
      for (const { range } of repeatedKeys(node)) {
        const [start = 0] = range ?? [];
        errors.push({ ...repeated, start, end: start + 1 });
      }
    }
    if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined) anchors.set(node.anchor, node);
    if (!isScalar(node) || typeof node.value !== "number" || Number.isFinite(node.value)) return;
    report(node, `${node.source ?? "this"} is no number that JSON can hold`, "write a number");
  });
  return errors;
}

/** The keys of a map that another before them is the same as. */
function repeatedKeys(map: YAMLMap): Scalar[] {
  const seen = new Set<unknown>();
  return map.items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const isRepeated = seen.has(key.value);
    seen.add(key.value);
    return isRepeated ? [key] : [];
  });
}

function sentence(message: string): string {
  const [line = ""] = message.split("\n");
  if (line === "Maximum call stack size exceeded") return "the file nests too deeply";
  return line.charAt(0).toLowerCase() + line.slice(1);
}

function refsOf(data: unknown): Refs {
  const { $defs, ...rest } = record(data);
  return { definitions: [...refsIn($defs)], others: [...refsIn(rest)] };
}

function refsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const each of value) refsIn(each, found);
  if (!isRecord(value)) return found;
  for (const [key, each] of Object.entries(value)) {
    if (key === "$ref" && typeof each === "string") found.add(each);
    else if (key !== "default" && key !== "enum") refsIn(each, found);
  }
  return found;
}
