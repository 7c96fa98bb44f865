import type { ExtensionSwagger } from "../aggregation/extensionSwagger.ts";
import type { CustomKinds } from "../custom/serve/customKinds.ts";
import type { Definition } from "../custom/serve/definitions.ts";
import { inTurns, mapInTurns } from "../lib/work.ts";
import type { OperationContext } from "../openapi/operations.ts";
import { discoveryPath, kindPaths } from "../openapi/paths.ts";
import { withoutV3Words } from "../openapi/publishedSchema.ts";
import { swaggerPaths, swaggerSchemas } from "../openapi/swagger.ts";
import { groupVersionPath } from "../schema/groupVersionPath.ts";
import type { JsonObject, Platform } from "../schema/index.ts";
import { schemasOfKinds } from "./customSchemas.ts";
import { type Document, documentOfPieces, jsonOf } from "./document.ts";
import { extensionParts, type SwaggerParts } from "./extensionParts.ts";
import { loadProtobuf, type OpenapiDocuments } from "./openapi.ts";
import { cachedByNumber } from "./cachedByNumber.ts";

export interface CustomSwaggerOptions {
  readonly builtIn: Pick<OpenapiDocuments, "v2" | "v2Protobuf">;
  readonly custom: Pick<CustomKinds, "all">;
  readonly platform: Platform;
  /** What extension servers add, by the names of their APIServices. */
  readonly swaggers: () => readonly (ExtensionSwagger & { readonly name: string })[];
  /** Changes when a definition does, or what an extension server serves. */
  readonly generation: () => number;
  readonly contextOf: () => Promise<OperationContext>;
}

/**
 * The 2.0 document of all kinds, in JSON and in protobuf. There is one for everything that is served, so it is put
 * together of pieces, one a definition, which are made in turns and kept as bytes: a definition that changes costs its
 * own piece, and two forms of a thousand kinds are as large as what is sent of them.
 */
export function customSwagger(options: CustomSwaggerOptions): Pick<OpenapiDocuments, "v2" | "v2Protobuf"> {
  const { builtIn, generation } = options;
  const inJson = new Pieces(options, () => jsonForm);
  const inProtobuf = new Pieces(options, loadProtobufForm);
  return {
    v2: cachedByNumber(generation, async () => (await inJson.document()) ?? builtIn.v2()),
    v2Protobuf: cachedByNumber(generation, async () => (await inProtobuf.document()) ?? builtIn.v2Protobuf()),
  };
}

/** What a definition, or the list of a group-version, adds to the document. */
interface Piece {
  readonly paths: Buffer;
  readonly definitions: Buffer;
}

/** How a document is written. */
interface Form {
  readonly piece: (paths: JsonObject, definitions: JsonObject) => Piece;
  /** The document of the built-in kinds with pieces in it. */
  readonly whole: (base: JsonObject, pieces: readonly Piece[]) => readonly Buffer[];
}

class Pieces {
  readonly #options: CustomSwaggerOptions;
  readonly #loadForm: () => Form | Promise<Form>;
  /** By definition, with what was served of it when its piece was made. */
  #kept: ReadonlyMap<string, { readonly served: string; readonly piece: Piece }> = new Map();
  /** Those of extension servers, and what they were made of. */
  #foreign: { readonly of: string; readonly pieces: readonly Piece[] } = { of: "", pieces: [] };

  constructor(options: CustomSwaggerOptions, loadForm: () => Form | Promise<Form>) {
    this.#options = options;
    this.#loadForm = loadForm;
  }

  /** Undefined while no definition and no extension server serves anything. */
  async document(): Promise<Document | undefined> {
    const { builtIn, custom, platform, contextOf, swaggers } = this.#options;
    const extensions = [...swaggers()].sort((a, b) => (a.name < b.name ? -1 : 1));
    const definitions = [...custom.all()].filter((each) => each.kinds.length > 0);
    definitions.sort((a, b) => (a.name < b.name ? -1 : 1));
    const kept = this.#kept;
    this.#kept = new Map();
    if (definitions.length === 0 && extensions.length === 0) return undefined;
    const form = await this.#loadForm();
    const context = await contextOf();
    const made = await mapInTurns(definitions, (definition) => {
      const { name, served } = definition;
      const known = kept.get(name);
      if (known?.served === served) return { name, served, piece: known.piece };
      const { paths, schemas } = partsOf(definition, { context, platform });
      return { name, served, piece: form.piece(paths, schemas) };
    });
    this.#kept = new Map(made.map((each) => [each.name, each]));
    const base = jsonOf(await builtIn.v2());
    const lists = form.piece(listsOf(definitions, { base, context }), {});
    const foreign = await this.#foreignPieces(extensions, base, form);
    return documentOfPieces(form.whole(base, [...foreign, lists, ...made.map((each) => each.piece)]));
  }

  async #foreignPieces(
    extensions: readonly (ExtensionSwagger & { readonly name: string })[],
    base: JsonObject,
    form: Form,
  ): Promise<readonly Piece[]> {
    const of = JSON.stringify(extensions.map(({ name, etag }) => [name, etag]));
    if (this.#foreign.of === of) return this.#foreign.pieces;
    const parts = await inTurns(extensionParts(base as unknown as SwaggerParts, extensions));
    const pieces = await mapInTurns(parts, ({ paths, definitions }) => pieceIfAny(form, paths, definitions));
    this.#foreign = { of, pieces: pieces.flat() };
    return this.#foreign.pieces;
  }
}

/** The form of messages has no field for some of what another server may say; it then does without that server. */
function pieceIfAny(form: Form, paths: JsonObject, definitions: JsonObject): readonly Piece[] {
  try {
    return [form.piece(paths, definitions)];
  } catch {
    return []; // the form in JSON has it
  }
}

function partsOf(
  definition: Definition,
  { context, platform }: { readonly context: OperationContext; readonly platform: Platform },
): { readonly paths: JsonObject; readonly schemas: JsonObject } {
  const paths: JsonObject = {};
  const schemas: JsonObject = {};
  for (const kind of definition.kinds) {
    Object.assign(paths, kindPaths(kind, context));
    const own = schemasOfKinds(kind.apiVersion, { definitions: [definition], platform });
    Object.assign(schemas, withoutV3Words(Object.fromEntries(own)));
  }
  return { paths: swaggerPaths(paths), schemas: swaggerSchemas(schemas) };
}

/** The paths of the group-versions that the built-in kinds do not have. */
function listsOf(
  definitions: readonly Definition[],
  { base, context }: { readonly base: JsonObject; readonly context: OperationContext },
): JsonObject {
  const paths: JsonObject = {};
  for (const kind of definitions.flatMap((each) => each.kinds)) {
    if (`${groupVersionPath(kind)}/` in paths || `${groupVersionPath(kind)}/` in (base.paths as JsonObject)) continue;
    Object.assign(paths, discoveryPath(kind, context));
  }
  return swaggerPaths(paths);
}

const jsonForm: Form = {
  piece: (paths, definitions) => ({ paths: further(paths), definitions: further(definitions) }),
  whole: ({ paths, definitions, ...rest }, pieces) => [
    Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"paths":{${membersOf(paths as JsonObject)}`),
    ...pieces.map((each) => each.paths),
    Buffer.from(`},"definitions":{${membersOf(definitions as JsonObject)}`),
    ...pieces.map((each) => each.definitions),
    Buffer.from("}}"),
  ],
};

function membersOf(object: JsonObject): string {
  return JSON.stringify(object).slice(1, -1);
}

function further(object: JsonObject): Buffer {
  const members = membersOf(object);
  return Buffer.from(members === "" ? "" : `,${members}`);
}

/** A message that comes in several parts is all of them together, so that documents are joined by writing both. */
async function loadProtobufForm(): Promise<Form> {
  const { encodeSwagger } = await loadProtobuf();
  return {
    piece: (paths, definitions) => ({
      paths: Buffer.from(encodeSwagger({ paths, definitions })),
      definitions: Buffer.alloc(0),
    }),
    whole: (base, pieces) => [Buffer.from(encodeSwagger(base)), ...pieces.map((each) => each.paths)],
  };
}
