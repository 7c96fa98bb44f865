import { parseDocument } from "yaml";
import { isRecord, record } from "./read.ts";
import type { Refs } from "./spec.ts";

/** A YAML text as plain data, or what is wrong with it. Positions are offsets in the text. */
export type Parsed =
  | { readonly data: unknown; readonly refs: Refs }
  | {
      readonly errors: readonly {
        readonly rule: string;
        readonly message: string;
        readonly start: number;
        readonly end: number;
      }[];
    };

export function parseYaml(text: string): Parsed {
  const document = parseDocument(text, { prettyErrors: false });
  if (document.errors.length > 0) {
    return {
      errors: document.errors.map((each) => ({
        rule: each.code === "DUPLICATE_KEY" ? "duplicate-key" : "yaml-syntax",
        message: each.code === "DUPLICATE_KEY" ? "the key is given twice" : sentence(each.message),
        start: each.pos[0],
        end: each.pos[1],
      })),
    };
  }
  try {
    const data: unknown = document.toJS({ maxAliasCount: 100 });
    JSON.stringify(data); // An alias inside its own anchor would be a circle, which JSON refuses.
    return { data, refs: refsOf(data) };
  } catch (error) {
    const message = error instanceof Error ? sentence(error.message) : "cannot be read as plain data";
    return { errors: [{ rule: "yaml-syntax", message, start: 0, end: 1 }] };
  }
}

function sentence(message: string): string {
  const [line = ""] = message.split("\n");
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
