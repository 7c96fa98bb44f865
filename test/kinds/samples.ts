import { readdirSync, readFileSync } from "node:fs";
import { parse as parseYaml } from "yaml";
import type { Json, JsonObject, ResourceDescriptor } from "../../runtime/schema/index.ts";
import { setAt, visit } from "./paths.ts";
import { readSchemas, type Named, type Schema, type Schemas } from "./schemas.ts";
import { scalar } from "./scalars.ts";

/**
 * What a type needs that its schema does not say. Files of `samples/` have it by type, "core.Container", or by the type
 * of one version, "core.v1.Container". A kind is a type like others; its metadata is what the hints say of it.
 */
export interface Hints {
  /**
   * Of these members exactly one is set; full objects have them in turn, and a list of the type has one item each.
   * Members in a list go together; they may be paths.
   */
  readonly one?: readonly (string | readonly string[])[];
  /** The member that tells items of a list apart; `name` unless said. */
  readonly key?: string;
  /** Values by path, wherever something is there; null takes it away. `*` in a path is each item or member. */
  readonly values?: Readonly<Record<string, Json>>;
  /** Values by path that the minimal object has as well. */
  readonly minimal?: Readonly<Record<string, Json>>;
  /** Values by path that the full object has as well. */
  readonly full?: Readonly<Record<string, Json>>;
  /** Of a kind: paths whose value the server decides, whatever is sent. */
  readonly decided?: readonly string[];
}

export interface Samples {
  /** What is required, and nothing else. */
  readonly minimal: (kind: ResourceDescriptor) => JsonObject;
  /** Every field set; where fields exclude each other as many objects as it takes to have each of them once. */
  readonly full: (kind: ResourceDescriptor) => readonly JsonObject[];
  /** Without what the server decides by itself. */
  readonly kept: (kind: ResourceDescriptor, object: JsonObject) => JsonObject;
}

/** Makes valid objects of kinds from their schemas. A kind that needs no hints is ready by itself. */
export function openSamples(): Samples {
  const schemas = readSchemas();
  const hints = readHints();
  const make = (kind: ResourceDescriptor, firstTurn?: number) => {
    const maker = new Maker({ schemas, hints, ...(firstTurn === undefined ? {} : { firstTurn }) });
    const object = { ...maker.object(schemas.ofKind(kind), []), apiVersion: kind.apiVersion, kind: kind.kind };
    return { object, turns: maker.mostChoices };
  };
  return {
    minimal: (kind) => make(kind).object,
    full: (kind) => {
      const { object, turns } = make(kind, 0);
      return [object, ...Array.from({ length: turns - 1 }, (_, index) => make(kind, index + 1).object)];
    },
    kept: (kind, object) => {
      const copy = structuredClone(object);
      for (const path of hintsOf(hints, schemas.ofKind(kind).name).decided ?? []) visit(copy, path, () => null);
      return copy;
    },
  };
}

function readHints(): ReadonlyMap<string, Hints> {
  const folder = new URL("samples/", import.meta.url);
  const all = new Map<string, Hints>();
  for (const file of readdirSync(folder).sort()) {
    const types = parseYaml(readFileSync(new URL(file, folder), "utf8")) as Record<string, Hints>;
    for (const [name, hints] of Object.entries(types)) {
      if (all.has(name)) throw new Error(`samples/${file}: ${name} is there twice`);
      all.set(name, hints);
    }
  }
  return all;
}

/** Those of this version of the type, else those of all versions: "core.v1.Pod", "core.Pod". */
function hintsOf(hints: ReadonlyMap<string, Hints>, name: string): Hints {
  return hints.get(name) ?? hints.get(name.replace(/\.v\d\w*\./, ".")) ?? {};
}

interface MakerOptions {
  readonly schemas: Schemas;
  readonly hints: ReadonlyMap<string, Hints>;
  /** Of members that exclude each other, the one that comes first; absent for a minimal object. */
  readonly firstTurn?: number;
}

class Maker {
  /** The largest number of members that exclude each other, where not each has an item of its own. */
  mostChoices = 1;
  readonly #options: MakerOptions;
  readonly #isFull: boolean;
  readonly #turns = new Map<string, number>();

  constructor(options: MakerOptions) {
    this.#options = options;
    this.#isFull = options.firstTurn !== undefined;
  }

  /** `around` are the types it is inside of: none goes into itself. `choice` is which of the members to take. */
  object({ name, schema }: Named, around: readonly string[], choice?: number): JsonObject {
    const { one = [], values = {}, minimal = {}, full = {} } = hintsOf(this.#options.hints, name);
    const choices = one.map((each) => (typeof each === "string" ? [each] : each));
    const chosen = choices[choice ?? this.#turn(name, choices.length)] ?? [];
    const others = new Set(this.#isFull ? choices.flat().filter((each) => !chosen.includes(each)) : []);
    const object: JsonObject = {};
    for (const [key, member] of Object.entries(schema.properties ?? {})) {
      if (around.length === 0 && key === "metadata") continue;
      const isWanted = this.#isFull ? !others.has(key) : this.#isRequired(schema, key, around);
      const value = isWanted ? this.#value(member, key, [...around, name]) : undefined;
      if (value !== undefined) object[key] = value;
    }
    for (const [path, value] of Object.entries(this.#isFull ? full : minimal)) setAt(object, path, value);
    for (const [path, value] of Object.entries(values)) visit(object, path, () => value);
    for (const path of others) visit(object, path, () => null);
    return object;
  }

  #turn(name: string, choices: number): number {
    this.mostChoices = Math.max(this.mostChoices, choices);
    const turn = this.#turns.get(name) ?? this.#options.firstTurn ?? 0;
    this.#turns.set(name, turn + 1);
    return turn % Math.max(choices, 1);
  }

  /** A spec is there as well when it is known what it has at least. */
  #isRequired({ required = [], properties = {} }: Schema, key: string, around: readonly string[]): boolean {
    if (required.includes(key)) return true;
    const spec = key === "spec" && around.length === 0 ? properties[key] : undefined;
    const { hints, schemas } = this.#options;
    return spec !== undefined && hintsOf(hints, schemas.resolve(spec).name).minimal !== undefined;
  }

  /** Undefined where a type would go into itself. */
  #value(schema: Schema, key: string, around: readonly string[]): Json | undefined {
    const named = this.#options.schemas.resolve(schema);
    const { type, items, additionalProperties, properties } = named.schema;
    if (around.includes(named.name)) return undefined;
    if (properties !== undefined) return this.object(named, around);
    if (items !== undefined) return this.#list(items, key, around);
    if (typeof additionalProperties === "object") {
      const value = this.#value(additionalProperties, key, around);
      return value === undefined ? undefined : { key: value };
    }
    return scalar(named, key, type ?? "");
  }

  #list(items: Schema, key: string, around: readonly string[]): Json[] | undefined {
    const named = this.#options.schemas.resolve(items);
    if (around.includes(named.name)) return undefined;
    const { one, key: nameKey = "name" } = hintsOf(this.#options.hints, named.name);
    if (one !== undefined && this.#isFull) {
      return one.map((_, index) => numbered(this.object(named, around, index), nameKey, index));
    }
    const value = this.#value(items, key, around);
    return value === undefined ? undefined : [value];
  }
}

/** The same under another name: items of a list are told apart by it. */
function numbered(object: JsonObject, key: string, index: number): JsonObject {
  const name = object[key];
  return typeof name === "string" && index > 0 ? { ...object, [key]: `${name}-${index}` } : object;
}
