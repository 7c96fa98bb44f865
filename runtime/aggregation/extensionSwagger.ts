import { createHash } from "node:crypto";
import { checkJsonBounds } from "../negotiate/jsonBounds.ts";
import { type InSteps, isObject, type Json, type JsonObject } from "../schema/index.ts";

/** What an extension server adds to the OpenAPI document of version 2. */
export interface ExtensionSwagger {
  /** Changes when the rest does. */
  readonly etag: string;
  readonly paths: JsonObject;
  /** Those that the paths need. */
  readonly definitions: JsonObject;
}

/**
 * Of the document of an extension server what is below its group and version. Undefined for what is no such document:
 * an extension server need not have one. `etag` is the server's; where it has none, it is made of the text.
 */
export function* extensionSwagger(
  { text, etag }: { readonly text: string; readonly etag: string | undefined },
  { group, version }: { readonly group: string; readonly version: string },
): InSteps<ExtensionSwagger | undefined> {
  const document = documentOf(text);
  yield;
  if (document === undefined) return undefined;
  const own = `/apis/${group}/${version}/`;
  const paths = Object.fromEntries(Object.entries(membersOf(document.paths)).filter(([path]) => path.startsWith(own)));
  const all = membersOf(document.definitions);
  const found = new Map<string, Json>(); // "__proto__" may be a name
  const open = refsOf(paths);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    yield;
    const definition = Object.hasOwn(all, name) ? all[name] : undefined;
    if (!isObject(definition) || found.has(name)) continue;
    found.set(name, definition);
    open.push(...refsOf(definition));
  }
  return {
    etag: etag ?? createHash("sha256").update(text).digest("hex"),
    paths,
    definitions: Object.fromEntries(found),
  };
}

function documentOf(text: string): JsonObject | undefined {
  try {
    checkJsonBounds(Buffer.from(text));
    const value: unknown = JSON.parse(text);
    return isObject(value) && value.swagger === "2.0" ? (value as JsonObject) : undefined;
  } catch {
    return undefined; // the server has no document then
  }
}

function membersOf(value: unknown): JsonObject {
  return isObject(value) ? (value as JsonObject) : {};
}

/** What a reference to a definition begins with. */
export const definitionRef = "#/definitions/";

/** Names of the definitions that a value refers to. */
export function refsOf(value: unknown): string[] {
  const found = new Set<string>();
  const open: unknown[] = [value];
  while (open.length > 0) {
    const each = open.pop();
    if (typeof each !== "object" || each === null) continue;
    for (const [key, inner] of Object.entries(each)) {
      if (key !== "$ref" || typeof inner !== "string") open.push(inner);
      else if (inner.startsWith(definitionRef)) found.add(inner.slice(definitionRef.length));
    }
  }
  return [...found];
}
