/** Reports what is wrong with a field: "jwt[0].issuer.url", "is required". */
export type Report = (path: string, message: string) => void;

export interface Fields {
  readonly path: string;
  readonly has: (name: string) => boolean;
  /** A text; "" where the field is missing. */
  readonly text: (name: string) => string;
  readonly flag: (name: string) => boolean;
  /** The object of a field, with these fields; undefined where it is missing. */
  readonly object: (name: string, known: readonly string[]) => Fields | undefined;
  readonly objects: (name: string, known: readonly string[]) => readonly Fields[];
  readonly texts: (name: string) => readonly string[];
  /** Reports on a field, or on the object itself. */
  readonly report: (name: string, message: string) => void;
}

/** @limit Items of a list in an AuthenticationConfiguration: the file is refused. */
const maxItems = 1000;

/** Reads the fields of an object of a configuration file; fields that it does not know are reported. */
export function fieldsOf(
  value: unknown,
  path: string,
  { known, report }: { known: readonly string[]; report: Report },
): Fields {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) report(path, "must be an object");
  const fields = (isObject ? value : {}) as Readonly<Record<string, unknown>>;
  const at = (name: string) => (path === "" ? name : name === "" ? path : `${path}.${name}`);
  for (const name of Object.keys(fields)) if (!known.includes(name)) report(at(name), "is not known");
  const get = (name: string) => (Object.hasOwn(fields, name) ? (fields[name] ?? undefined) : undefined);
  const wrong = (name: string, message: string) => report(at(name), message);
  const items = (name: string): readonly unknown[] => {
    const list = get(name) ?? [];
    if (Array.isArray(list) && list.length <= maxItems) return list;
    wrong(name, Array.isArray(list) ? `must have at most ${maxItems} items` : "must be a list");
    return [];
  };
  return {
    path,
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
    object: (name, inner) => {
      const object = get(name);
      return object === undefined ? undefined : fieldsOf(object, at(name), { known: inner, report });
    },
    objects: (name, inner) =>
      items(name).map((each, index) => fieldsOf(each, `${at(name)}[${index}]`, { known: inner, report })),
    texts: (name) =>
      items(name).flatMap((each, index) => {
        if (typeof each === "string") return [each];
        wrong(`${name}[${index}]`, "must be a string");
        return [];
      }),
    report: wrong,
  };
}
