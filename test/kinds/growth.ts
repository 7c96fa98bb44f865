import type { Json, JsonObject } from "../../runtime/schema/index.ts";

/** A part of a kind that a client may make as large as a request may be. */
export interface Growth {
  /** Which object of the kind's full samples. */
  readonly sample: number;
  /** Members and indexes that lead to it. */
  readonly path: readonly (string | number)[];
  /** The same for parts of one type, wherever they lie. */
  readonly place: string;
  readonly sort: "list" | "map" | "text";
}

/** All parts of a kind that can grow, each once; they are found in its full samples, which have every field. */
export function growthsOf(full: readonly JsonObject[]): readonly Growth[] {
  const found = new Map<string, Growth>();
  for (const [sample, object] of full.entries()) {
    const visit = (value: Json, path: readonly (string | number)[]) => {
      const sort = sortOf(value);
      const place = path.map((each) => (typeof each === "number" ? "*" : each)).join(".");
      if (sort !== undefined && path.length > 0 && !found.has(place)) found.set(place, { sample, path, place, sort });
      if (typeof value !== "object" || value === null) return;
      for (const [key, member] of Object.entries(value)) {
        if (path.length > 0 || !envelope.has(key)) visit(member, [...path, Array.isArray(value) ? Number(key) : key]);
      }
    };
    visit(object, []);
  }
  return [...found.values()];
}

const envelope: ReadonlySet<string> = new Set(["apiVersion", "kind"]);

function sortOf(value: Json): Growth["sort"] | undefined {
  if (Array.isArray(value)) return value.length > 0 ? "list" : undefined;
  if (typeof value === "object" && value !== null) return "map";
  return typeof value === "string" ? "text" : undefined;
}

/** The sample with one part made so large that it takes about so many bytes of JSON. */
export function grown(
  object: JsonObject,
  { path, sort }: Growth,
  options: { bytes: number; isAlike: boolean },
): JsonObject {
  const copy = structuredClone(object);
  const last = path.at(-1) as string | number;
  let at = copy as Record<string | number, Json>;
  for (const step of path.slice(0, -1)) at = at[step] as Record<string | number, Json>;
  const before = at[last] as Json;
  if (sort === "list") at[last] = longList(before as readonly Json[], options);
  else if (sort === "map") at[last] = wideMap(before as JsonObject, options);
  else at[last] = longText(String(before), options);
  return copy;
}

interface Options {
  readonly bytes: number;
  /** All items are the same, and texts are of one character. */
  readonly isAlike: boolean;
}

function longList(list: readonly Json[], { bytes, isAlike }: Options): Json[] {
  const item = list[0] as Json;
  const count = countOf(item, bytes);
  return Array.from({ length: count }, (_, index) => (isAlike ? structuredClone(item) : varied(item, index)));
}

function wideMap(map: JsonObject, { bytes }: Options): JsonObject {
  const [value = "v"] = Object.values(map);
  const count = countOf({ "key-000000": value as Json }, bytes);
  return { ...map, ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`key-${index}`, value])) };
}

function longText(text: string, { bytes, isAlike }: Options): string {
  return isAlike ? "a".repeat(bytes) : `${text} `.repeat(Math.ceil(bytes / (text.length + 1)));
}

function countOf(item: Json, bytes: number): number {
  return Math.max(2, Math.floor(bytes / (JSON.stringify(item).length + 1)));
}

/** The same under other names and numbers: lists tell their items apart by some of them. */
function varied(item: Json, index: number): Json {
  if (typeof item === "string") return `${item}-${index}`;
  if (typeof item === "number") return item + index;
  if (typeof item !== "object" || item === null) return item;
  const copy = structuredClone(item) as JsonObject;
  for (const [key, value] of Object.entries(copy)) {
    if (typeof value === "string") copy[key] = `${value}-${index}`;
    else if (typeof value === "number") copy[key] = value + index;
  }
  return copy;
}
