import { quantityNanos } from "../schema/quantity.ts";
import type { Path, Report } from "./configurationFile.ts";

/**
 * How an object in a list of a configuration file is the text of a flag, such as "<key>[=<value>]:<effect>": a name in
 * angles is a field, and what stands in brackets is left out where its field is missing. A field with `#` before its
 * name is an integer, and one with `%` a map of quantities: { memory: 1Gi, cpu: 2 } is "memory=1Gi,cpu=2".
 */
export interface ItemForm {
  /** Undefined, and reported, where a value is no such object. */
  readonly textOf: (value: unknown, given: { readonly path: Path; readonly report: Report }) => string | undefined;
  /** The object of a text; undefined where the text has another form. */
  readonly objectOf: (text: string) => object | undefined;
}

interface Part {
  readonly before: string;
  readonly field: string;
  readonly type: PartType;
  readonly isOptional: boolean;
}

/** What a field of one type may hold, as a text and back. */
interface PartType {
  /** As messages name it. */
  readonly named: string;
  /** Undefined where a value is of another type. */
  readonly textOf: (value: unknown) => string | undefined;
  readonly pattern: string;
  readonly valueOf: (text: string) => unknown;
}

const plain: PartType = {
  named: "a string",
  textOf: (value) => (typeof value === "string" ? value : undefined),
  pattern: "[^=:]*",
  valueOf: (text) => text,
};
const integer: PartType = {
  named: "an integer",
  textOf: (value) => (Number.isSafeInteger(value) ? String(value) : undefined),
  pattern: "[^=:]*",
  valueOf: Number,
};
const quantities: PartType = {
  named: "an object of quantities, such as { memory: 1Gi }",
  textOf: (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value);
    const areRight = entries.every(([, each]) => quantityNanos(String(each)) !== undefined);
    return areRight && entries.length > 0 ? entries.map(([key, each]) => `${key}=${each}`).join(",") : undefined;
  },
  pattern: "[^:;]*",
  valueOf: (text) =>
    Object.fromEntries(
      text.split(",").map((pair) => {
        const [key = "", each = ""] = pair.split("=");
        return [key.trim(), each.trim()];
      }),
    ),
};
const types: Readonly<Record<string, PartType>> = { "": plain, "#": integer, "%": quantities };

export function itemForm(template: string): ItemForm {
  const parts = [...template.matchAll(/(\[?)([^<>[\]]*)<([#%]?)(\w+)>/g)].map(
    ([, open, before = "", type = "", field = ""]): Part => ({
      ...{ before, field, type: types[type] ?? plain },
      isOptional: open === "[",
    }),
  );
  return { textOf: (value, given) => textOf(value, { parts, ...given }), objectOf: (text) => objectOf(text, parts) };
}

interface Writing {
  readonly parts: readonly Part[];
  readonly path: Path;
  readonly report: Report;
}

function textOf(value: unknown, { parts, path, report }: Writing): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    report(path, `must be an object with ${parts.map(({ field }) => field).join(", ")}`);
    return undefined;
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  let isRight = true;
  const wrong = (field: string, message: string) => {
    isRight = false;
    report([...path, field], message);
  };
  for (const name of fields.keys()) if (!parts.some(({ field }) => field === name)) wrong(name, "is not known");
  const texts = parts.map(({ before, field, type, isOptional }) => {
    const given = fields.get(field) ?? undefined;
    if (given === undefined && isOptional) return "";
    const text = type.textOf(given);
    if (text === undefined) wrong(field, given === undefined ? "is required" : `must be ${type.named}`);
    return `${before}${text}`;
  });
  return isRight ? texts.join("") : undefined;
}

function objectOf(text: string, parts: readonly Part[]): object | undefined {
  const pattern = parts.map(({ before, type, isOptional }) => {
    const one = `${before.replace(/\W/g, "\\$&")}(${type.pattern})`;
    return isOptional ? `(?:${one})?` : one;
  });
  const match = new RegExp(`^${pattern.join("")}$`).exec(text);
  if (match === null) return undefined;
  const entries = parts.flatMap(({ field, type }, index) => {
    const given = match[index + 1];
    return given === undefined ? [] : [[field, type.valueOf(given)]];
  });
  return Object.fromEntries(entries);
}
