import { definitionRef, type ExtensionSwagger, refsOf } from "../aggregation/extensionSwagger.ts";
import { deepEqual } from "../schema/deepEqual.ts";
import type { InSteps, Json, JsonObject } from "../schema/index.ts";
import { addTo } from "../schema/groups.ts";

export interface SwaggerParts {
  readonly paths: JsonObject;
  readonly definitions: JsonObject;
}

/**
 * What extension servers add to a document: paths that it does not have, and their definitions. A definition that the
 * document has alike is used from there; one that has the name of another is renamed: "Status" becomes "Status_v2".
 */
export function* extensionParts(
  base: SwaggerParts,
  swaggers: readonly ExtensionSwagger[],
): InSteps<readonly SwaggerParts[]> {
  const paths = new Set(Object.keys(base.paths));
  const known = new Map<string, unknown>(Object.entries(base.definitions));
  const parts: SwaggerParts[] = [];
  for (const { definitions, ...swagger } of swaggers) {
    const added = Object.entries(swagger.paths).filter(([path]) => !paths.has(path));
    for (const [path] of added) paths.add(path);
    const others = yield* differing(definitions, known);
    const names = new Map([...others].map((name) => [name, known.has(name) ? freeName(name, known) : name]));
    for (const [name, now] of names) known.set(now, definitions[name]);
    const own: [name: string, definition: Json][] = [];
    for (const [name, now] of names) {
      own.push([now, renamed(definitions[name] ?? {}, names)]);
      yield;
    }
    parts.push({
      paths: renamed(Object.fromEntries(added), names) as JsonObject,
      definitions: Object.fromEntries(own),
    });
    yield;
  }
  return parts;
}

/** Names of definitions that are not known, or mean something else than what is known, by what they refer to also. */
function* differing(definitions: JsonObject, known: ReadonlyMap<string, unknown>): InSteps<ReadonlySet<string>> {
  const found = new Set<string>();
  const users = new Map<string, string[]>();
  for (const [name, definition] of Object.entries(definitions)) {
    if (!known.has(name) || !deepEqual(known.get(name), definition)) found.add(name);
    for (const used of refsOf(definition)) {
      addTo(users, used, name);
    }
    yield;
  }
  for (const name of found) for (const user of users.get(name) ?? []) found.add(user); // a set that grows is walked on
  return found;
}

function freeName(name: string, known: ReadonlyMap<string, unknown>): string {
  let number = 2;
  while (known.has(`${name}_v${number}`)) number++;
  return `${name}_v${number}`;
}

function renamed(value: Json, names: ReadonlyMap<string, string>): Json {
  const replace = (key: string, inner: unknown): unknown => {
    if (key !== "$ref" || typeof inner !== "string" || !inner.startsWith(definitionRef)) return inner;
    const name = inner.slice(definitionRef.length);
    return `${definitionRef}${names.get(name) ?? name}`;
  };
  return JSON.parse(JSON.stringify(value, replace)) as Json;
}
