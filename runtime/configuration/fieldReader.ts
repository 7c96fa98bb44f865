import type { FieldError } from "../schema/fieldError.ts";
import { dotted } from "../schema/fieldPath.ts";
import { fieldsOf, type Path, type Report } from "./configurationFile.ts";

/** Reads the fields of an object by their types. One of another type is reported, and read as if it were missing. */
export interface FieldReader {
  readonly has: (name: string) => boolean;
  /** A text; "" where the field is missing. */
  readonly text: (name: string) => string;
  readonly flag: (name: string) => boolean;
  /** A whole number from 1, or another minimum, on; undefined where the field is missing. */
  readonly count: (name: string, maximum: number, minimum?: number) => number | undefined;
  /** Texts by their names. */
  readonly map: (name: string) => ReadonlyMap<string, string>;
  /** The object of a field, with these fields; undefined where it is missing. */
  readonly object: (name: string, known: readonly string[]) => FieldReader | undefined;
  readonly objects: (name: string, known: readonly string[]) => readonly FieldReader[];
  readonly texts: (name: string) => readonly string[];
  /** A field as messages name it: "jwt[0].issuer". */
  readonly place: (name: string) => string;
  /** Reports on a field, or below it ("a.b", "a[0]"), or on the object itself (""). */
  readonly report: (name: string, message: string) => void;
  /** Reports an error as validation makes them, whose field is named in the same way. */
  readonly refuse: (error: FieldError) => void;
}

/** @limit Items of a list in a configuration file of authentication, audit or admission: the file is refused. */
const maxItems = 10_000;

/** Reads an object of a configuration file; fields that it does not know are reported. */
export function fieldReader(
  value: unknown,
  { path, known, report }: { readonly path: Path; readonly known: readonly string[]; readonly report: Report },
): FieldReader {
  const fields = fieldsOf(value, { path, known, report }) ?? {};
  const at = (name: string): Path => [...path, ...stepsOf(name)];
  const wrong = (name: string, message: string) => report(at(name), message);
  const get = (name: string) => (Object.hasOwn(fields, name) ? (fields[name] ?? undefined) : undefined);
  const items = (name: string): readonly unknown[] => {
    const list = get(name) ?? [];
    if (Array.isArray(list) && list.length <= maxItems) return list;
    wrong(name, Array.isArray(list) ? `must have at most ${maxItems} items` : "must be a list");
    return [];
  };
  return {
    has: (name) => get(name) !== undefined,
    text: (name) => {
      const text = get(name) ?? "";
      if (typeof text === "string") return text;
      wrong(name, "must be a string");
      return "";
    },
    flag: (name) => {
      const flag = get(name) ?? false;
      if (typeof flag === "boolean") return flag;
      wrong(name, "must be true or false");
      return false;
    },
    count: (name, maximum, minimum = 1) => {
      const number = get(name);
      if (number === undefined) return undefined;
      const isWhole = typeof number === "number" && Number.isInteger(number);
      if (isWhole && number >= minimum && number <= maximum) return number;
      wrong(name, `must be a whole number from ${minimum} to ${maximum}`);
      return undefined;
    },
    map: (name) => {
      const object = get(name) ?? {};
      const known = typeof object === "object" ? Object.keys(object) : [];
      const found = fieldsOf(object, { path: at(name), known, report }) ?? {};
      for (const [key, each] of Object.entries(found)) {
        if (typeof each !== "string") report([...at(name), key], "must be a string");
      }
      return new Map(Object.entries(found).flatMap(([key, each]) => (typeof each === "string" ? [[key, each]] : [])));
    },
    object: (name, inner) => {
      const object = get(name);
      return object === undefined ? undefined : fieldReader(object, { path: at(name), known: inner, report });
    },
    objects: (name, inner) =>
      items(name).map((each, index) => fieldReader(each, { path: [...at(name), index], known: inner, report })),
    texts: (name) =>
      items(name).flatMap((each, index) => {
        if (typeof each === "string") return [each];
        report([...at(name), index], "must be a string");
        return [];
      }),
    place: (name) => dotted(at(name)),
    report: wrong,
    refuse: ({ field, message }) => wrong(field, message),
  };
}

function stepsOf(name: string): Path {
  const steps = name.split(/[.[\]]+/).filter((each) => each !== "");
  return steps.map((each) => (/^\d+$/.test(each) ? Number(each) : each));
}
