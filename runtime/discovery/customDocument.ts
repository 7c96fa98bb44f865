import type { Definition } from "../custom/serve/definitions.ts";
import { openapiDocument, reachSchemas, usedParameters } from "../openapi/document.ts";
import { groupVersionPaths } from "../openapi/paths.ts";
import type { InSteps, JsonObject, Platform } from "../schema/index.ts";
import { declaredSchemas, operationContext, schemasOfKind } from "./customSchemas.ts";
import { type Document, documentOfPieces, jsonOf, membersOf } from "./document.ts";

export interface CustomDocumentParts {
  /** "example.com/v1" */
  readonly apiVersion: string;
  /** Those that serve a kind in it. */
  readonly definitions: readonly Definition[];
  /** The document of the built-in kinds of the same group-version. */
  readonly base: Document | undefined;
  readonly shared: ReadonlyMap<string, JsonObject>;
  readonly platform: Platform;
}

/** The document of a group-version with custom kinds. There may be thousands: each is a step. */
export function* customDocument(parts: CustomDocumentParts): InSteps<Document["body"]> {
  const { base, shared, platform } = parts;
  const info = { title: platform.name, version: platform.gitVersion };
  const empty = openapiDocument(info, { paths: {}, schemaOf: () => undefined });
  const { paths, components, ...rest } = base === undefined ? empty : jsonOf(base);
  const { schemas, parameters, ...others } = components as JsonObject;
  const pathTexts = textsOf(paths as JsonObject);
  const used: JsonObject = { ...(parameters as JsonObject | undefined) };
  const found = new Map<string, JsonObject>();
  const context = operationContext(platform, shared);
  for (const definition of parts.definitions) {
    const kind = definition.kinds.find((each) => each.apiVersion === parts.apiVersion);
    if (kind === undefined) continue;
    const declared = declaredSchemas(definition).get(kind.version);
    yield; // a schema may be long
    const own = schemasOfKind(kind, { declared, platform });
    yield;
    const ownPaths = groupVersionPaths([kind], context);
    for (const [path, text] of textsOf(ownPaths)) {
      pathTexts.set(path, text);
      Object.assign(used, usedParameters(text));
    }
    reachSchemas(found, ownPaths, (name) => (own[name] as JsonObject | undefined) ?? shared.get(name));
    yield;
  }
  const schemaTexts = textsOf((schemas ?? {}) as JsonObject);
  for (const name of [...found.keys()].sort()) {
    schemaTexts.set(name, JSON.stringify(found.get(name)));
    yield;
  }
  return documentOfPieces([
    Buffer.from(`{${membersOf(rest)},"paths":{`),
    ...(yield* joined(pathTexts)),
    Buffer.from(`},"components":{"schemas":{`),
    ...(yield* joined(schemaTexts)),
    Buffer.from(`},${membersOf({ parameters: used, ...others })}}}`),
  ]).body;
}

function textsOf(object: JsonObject): Map<string, string> {
  return new Map(Object.entries(object).map(([name, value]) => [name, JSON.stringify(value)]));
}

const pieceLength = 256 * 1024;

/** Members in JSON: a thousand small pieces would be sent one by one. */
function* joined(texts: ReadonlyMap<string, string>): InSteps<readonly Buffer[]> {
  const pieces: Buffer[] = [];
  let text = "";
  let comma = "";
  for (const [name, value] of texts) {
    text += `${comma}${JSON.stringify(name)}:${value}`;
    comma = ",";
    if (text.length < pieceLength) continue;
    pieces.push(Buffer.from(text));
    text = "";
    yield;
  }
  return [...pieces, Buffer.from(text)];
}
