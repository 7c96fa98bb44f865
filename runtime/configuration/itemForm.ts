import type { Path, Report } from "./configurationFile.ts";

/**
 * How an object in a list of a configuration file is the text of a flag, such as "<key>[=<value>]:<effect>": a name in
 * angles is a field, what stands in brackets is left out where its field is missing, and a field with `#` before its
 * name is an integer.
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
  readonly isInteger: boolean;
  readonly isOptional: boolean;
}

export function itemForm(template: string): ItemForm {
  const parts = [...template.matchAll(/(\[?)([^<>[\]]*)<(#?)(\w+)>/g)].map(
    ([, open, before = "", number, field = ""]): Part => ({
      ...{ before, field },
      isInteger: number === "#",
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
  const texts = parts.map(({ before, field, isInteger, isOptional }) => {
    const given = fields.get(field) ?? undefined;
    if (given === undefined && isOptional) return "";
    const hasType = isInteger ? Number.isSafeInteger(given) : typeof given === "string";
    if (!hasType)
      wrong(field, given === undefined ? "is required" : `must be ${isInteger ? "an integer" : "a string"}`);
    return `${before}${given}`;
  });
  return isRight ? texts.join("") : undefined;
}

function objectOf(text: string, parts: readonly Part[]): object | undefined {
  const pattern = parts.map(({ before, isOptional }) => {
    const one = `${before.replace(/\W/g, "\\$&")}([^=:]*)`;
    return isOptional ? `(?:${one})?` : one;
  });
  const match = new RegExp(`^${pattern.join("")}$`).exec(text);
  if (match === null) return undefined;
  const entries = parts.flatMap(({ field, isInteger }, index) => {
    const given = match[index + 1];
    return given === undefined ? [] : [[field, isInteger ? Number(given) : given]];
  });
  return Object.fromEntries(entries);
}
