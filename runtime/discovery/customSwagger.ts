import type { ExtensionSwagger } from "../aggregation/extensionSwagger.ts";
import { wholeOf } from "../handlers/answers/listParts.ts";
import type { CustomKinds } from "../custom/serve/customKinds.ts";
import type { Definition } from "../custom/serve/definitions.ts";
import { once } from "../lib/once.ts";
import { inTurns, mapInTurns } from "../lib/work.ts";
import type { OperationContext } from "../openapi/operations.ts";
import { discoveryPath, kindPaths } from "../openapi/paths.ts";
import { withoutV3Words } from "../openapi/publishedSchema.ts";
import { swaggerPaths, swaggerSchemas } from "../openapi/swagger.ts";
import { groupVersionPath } from "../schema/groupVersionPath.ts";
import type { InSteps, Json, JsonObject, Platform } from "../schema/index.ts";
import { declaredSchemas, schemasOfKind } from "./customSchemas.ts";
import { type Document, documentOfPieces, jsonOf, membersOf } from "./document.ts";
import { extensionParts, type SwaggerParts } from "./extensionParts.ts";
import { loadV2Protobuf, type OpenapiDocuments } from "./openapi.ts";
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
  const inJson = new Pieces(options, () => jsonForm(builtIn));
  const inProtobuf = new Pieces(options, () => loadProtobufForm(builtIn));
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

interface DefinitionPiece {
  readonly name: string;
  /** What was served of the definition when its piece was made. */
  readonly served: string;
  readonly piece: Piece;
}

/** How a document is written. */
interface Form {
  readonly piece: (paths: JsonObject, definitions: JsonObject) => Piece;
  /** The document of the built-in kinds: `first` has its paths and `between` its definitions; others follow them. */
  readonly first: Buffer;
  readonly between: Buffer;
  readonly last: Buffer;
  /** The paths of the built-in kinds. */
  readonly known: ReadonlySet<string>;
}

class Pieces {
  readonly #options: CustomSwaggerOptions;
  readonly #loadForm: () => Promise<Form>;
  #kept: ReadonlyMap<string, DefinitionPiece> = new Map();
  /** Those of extension servers, and what they were made of. */
  #foreign: { readonly of: string; readonly pieces: readonly Piece[] } = { of: "", pieces: [] };

  constructor(options: CustomSwaggerOptions, loadForm: () => Promise<Form>) {
    this.#options = options;
    this.#loadForm = once(loadForm);
  }

  /** Undefined while no definition and no extension server serves anything. */
  async document(): Promise<Document | undefined> {
    const { custom, platform, contextOf, swaggers } = this.#options;
    const extensions = [...swaggers()].sort((a, b) => (a.name < b.name ? -1 : 1));
    const definitions = [...custom.all()].filter((each) => each.kinds.length > 0);
    definitions.sort((a, b) => (a.name < b.name ? -1 : 1));
    const kept = this.#kept;
    this.#kept = new Map();
    if (definitions.length === 0 && extensions.length === 0) return undefined;
    const form = await this.#loadForm();
    const context = await contextOf();
    const made = await inTurns(piecesOf(definitions, { kept, form, context, platform }));
    this.#kept = new Map(made.map((each) => [each.name, each]));
    const lists = await inTurns(listsOf(definitions, { form, context }));
    const foreign = await this.#foreignPieces(extensions, form);
    const pieces = [...foreign, lists, ...made.map((each) => each.piece)];
    const paths = pieces.map((each) => each.paths);
    const schemas = pieces.map((each) => each.definitions);
    return documentOfPieces([form.first, ...paths, form.between, ...schemas, form.last]);
  }

  async #foreignPieces(
    extensions: readonly (ExtensionSwagger & { readonly name: string })[],
    form: Form,
  ): Promise<readonly Piece[]> {
    const of = JSON.stringify(extensions.map(({ name, etag }) => [name, etag]));
    if (this.#foreign.of === of) return this.#foreign.pieces;
    const base = jsonOf(await this.#options.builtIn.v2()) as unknown as SwaggerParts;
    const parts = await inTurns(extensionParts(base, extensions));
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

interface PieceOptions {
  readonly form: Form;
  readonly context: OperationContext;
}

/** A definition may have thousands of versions, which are kinds of their own. */
function* piecesOf(
  definitions: readonly Definition[],
  options: PieceOptions & {
    readonly kept: ReadonlyMap<string, DefinitionPiece>;
    readonly platform: Platform;
  },
): InSteps<readonly DefinitionPiece[]> {
  const { kept, form, context, platform } = options;
  const made: DefinitionPiece[] = [];
  for (const definition of definitions) {
    const { name, served, kinds } = definition;
    const known = kept.get(name);
    if (known?.served === served) {
      made.push(known);
      continue;
    }
    const declared = declaredSchemas(definition);
    const pieces: Piece[] = [];
    for (const kind of kinds) {
      yield;
      const own = schemasOfKind(kind, { declared: declared.get(kind.version), platform });
      yield; // a schema may be long
      const schemas = withoutV3Words(own);
      yield;
      const shown = swaggerSchemas(schemas);
      yield;
      pieces.push(form.piece(swaggerPaths(kindPaths(kind, context)), shown));
    }
    made.push({ name, served, piece: joined(pieces) });
  }
  return made;
}

/** The paths of the group-versions that the built-in kinds do not have. */
function* listsOf(definitions: readonly Definition[], { form, context }: PieceOptions): InSteps<Piece> {
  const pieces: Piece[] = [];
  const seen = new Set(form.known);
  for (const { kinds } of definitions) {
    for (const kind of kinds) {
      const path = `${groupVersionPath(kind)}/`;
      if (seen.has(path)) continue;
      seen.add(path);
      pieces.push(form.piece(swaggerPaths(discoveryPath(kind, context)), {}));
      yield;
    }
  }
  return joined(pieces);
}

function joined(pieces: readonly Piece[]): Piece {
  return {
    paths: Buffer.concat(pieces.map((each) => each.paths)),
    definitions: Buffer.concat(pieces.map((each) => each.definitions)),
  };
}

async function jsonForm(builtIn: CustomSwaggerOptions["builtIn"]): Promise<Form> {
  const { paths, definitions, ...rest } = jsonOf(await builtIn.v2());
  return {
    piece: (paths, definitions) => ({ paths: further(paths), definitions: further(definitions) }),
    first: Buffer.from(`{${membersOf(rest)},"paths":{${membersOf(paths as JsonObject)}`),
    between: Buffer.from(`},"definitions":{${membersOf(definitions as JsonObject)}`),
    last: Buffer.from("}}"),
    known: knownPaths(paths),
  };
}

function knownPaths(paths: Json | undefined): ReadonlySet<string> {
  return new Set(Object.keys(paths as JsonObject));
}

function further(object: JsonObject): Buffer {
  const members = membersOf(object);
  return Buffer.from(members === "" ? "" : `,${members}`);
}

/** A message that comes in several parts is all of them together, so that documents are joined by writing both. */
async function loadProtobufForm(builtIn: CustomSwaggerOptions["builtIn"]): Promise<Form> {
  const { encodeSwagger } = await loadV2Protobuf();
  const nothing = Buffer.alloc(0);
  return {
    piece: (paths, definitions) => ({
      paths: Buffer.from(encodeSwagger({ paths, definitions })),
      definitions: nothing,
    }),
    first: wholeOf((await builtIn.v2Protobuf()).body),
    between: nothing,
    last: nothing,
    known: knownPaths(jsonOf(await builtIn.v2()).paths),
  };
}
