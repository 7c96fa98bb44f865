import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isObject, type Json, type JsonObject } from "../../schema/object.ts";

/** A spec file as plain data, its placeholders resolved. */
export interface SpecFile {
  readonly path: string;
  readonly data: JsonObject;
}

/** Reads spec files, and finds the types that they refer to. */
export interface SpecLibrary {
  readonly read: (path: string) => Promise<SpecFile>;
  /** The schema that a `$ref` of a file names, and the file it lies in. Throws an Error when there is none. */
  readonly find: (ref: string, from: SpecFile) => Promise<{ readonly schema: JsonObject; readonly file: SpecFile }>;
}

/** `roots` are spec folders in the order they are searched, after the one that the referring file lies in. */
export function openSpecLibrary(roots: readonly string[], placeholders: Readonly<Record<string, string>>): SpecLibrary {
  const known = new Map<string, Promise<SpecFile>>();
  const read = (path: string): Promise<SpecFile> => {
    const file = resolve(path);
    const reading = known.get(file) ?? readSpec(file, placeholders);
    known.set(file, reading);
    return reading;
  };
  return {
    read,
    find: async (ref, from) => {
      const match = /^([^#]*)#\/\$defs\/(\w+)$/.exec(ref);
      if (match === null) throw new Error(`${from.path}: ${ref} is no reference to a type`);
      const [, module = "", name = ""] = match;
      const paths = module === "" ? [from.path] : pathsOf(module, [...rootsAbove(from.path), ...roots]);
      for (const path of paths) {
        const file = await read(path);
        const schema = (file.data.$defs as JsonObject | undefined)?.[name] ?? kindSchema(file.data, name);
        if (isObject(schema)) return { schema, file };
      }
      throw new Error(`${from.path}: there is no type ${ref}`);
    },
  };
}

/** A kind is a type as well: its schema, and what every object has. */
function kindSchema({ kind, description = "", schema }: JsonObject, name: string): JsonObject | undefined {
  if (kind !== name || !isObject(schema)) return undefined;
  const head = {
    apiVersion: { type: "string" },
    kind: { type: "string" },
    metadata: { $ref: "meta/v1#/$defs/ObjectMeta" },
  };
  // The rules of a kind are about its objects, and not about where it is a part of others.
  const { "x-rules": _rules, ...parts } = schema;
  return { description, ...parts, properties: { ...head, ...(isObject(schema.properties) ? schema.properties : {}) } };
}

async function readSpec(path: string, placeholders: Readonly<Record<string, string>>): Promise<SpecFile> {
  // As the generator reads it: `on` and `no` are texts.
  const { parse } = await import("yaml");
  const value: Json = parse(readFileSync(path, "utf8"));
  if (!isObject(value)) throw new Error(`${path}: not a spec file`);
  return { path, data: resolved(value, placeholders) as JsonObject };
}

function resolved(value: Json, placeholders: Readonly<Record<string, string>>): Json {
  if (typeof value === "string")
    return value.replace(/\{(\w+)\}/g, (whole, name: string) => placeholders[name] ?? whole);
  if (Array.isArray(value)) return value.map((each) => resolved(each, placeholders));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolved(each, placeholders)]));
}

/** A file lies at <root>/<folder>/<version>/<file>.yaml, with or without resources/ after the root. */
function rootsAbove(path: string): string[] {
  const root = dirname(dirname(dirname(path)));
  return [root, dirname(root)];
}

/** "core/v1/pod" is one file, "core/v1" any file of the folder, "meta/v1" a file of its own. */
function pathsOf(module: string, roots: readonly string[]): string[] {
  return roots.flatMap((root) =>
    [join(root, module), join(root, "resources", module)].flatMap((place) => {
      if (existsSync(`${place}.yaml`)) return [`${place}.yaml`];
      if (!existsSync(place)) return [];
      return readdirSync(place)
        .filter((each) => each.endsWith(".yaml"))
        .map((each) => join(place, each));
    }),
  );
}
