import { badRequest, invalid, timeout } from "../../generated/errors.ts";
import { atOnce, inTurns, isLong } from "../lib/work.ts";
import { quoted } from "../schema/quoted.ts";
import { maxValueLength } from "../schema/text/shorten.ts";
import type { ApiObject, Json, JsonObject, Platform, StatusError, Structure } from "../schema/index.ts";
import { invalid as invalidField, isObject } from "../schema/index.ts";
import type { InSteps } from "../schema/steps.ts";
import { decodeCbor } from "./cbor.ts";
import { DecodeError, isTooDeep } from "./decodeError.ts";
import { checkJsonBounds } from "./jsonBounds.ts";
import { type DecodedJson, decodeObject } from "./jsonDecoder.ts";
import { countKeys, type KeyProblem, scanJson } from "./jsonScan.ts";
import { hasLiterals, markLiterals, markRepeats, mergeRepeats, unmarked } from "./jsonMarks.ts";
import { jsonText } from "./jsonText.ts";
import { contentTypeOf, type Encoding } from "./mediaTypes.ts";
import { decodeEnvelope } from "./protobufEnvelope.ts";
import { decodeMessage } from "./protobufDecoder.ts";
import { parseYaml, yamlErrorText } from "./yaml.ts";

/** What happens to fields that the kind does not have, and to keys written twice. */
export type FieldValidation = "Ignore" | "Warn" | "Strict";

export interface BodyOptions {
  readonly encoding: Encoding;
  /** The kind that the body must be: a descriptor, or a sub-resource's or options' own kind. */
  readonly type: { readonly apiVersion: string; readonly kind: string };
  readonly structure: Structure;
  readonly platform: Platform;
  readonly fieldValidation: FieldValidation;
  /** Further apiVersions that may stand in the body; "*" is any. The result has the one of `type`. */
  readonly otherApiVersions?: readonly string[] | "*";
  /** The body holds the options of a request: errors say the cause alone. */
  readonly isOptions?: boolean;
  /** What the server has of this name and version: a body of another kind is read as that before it is refused. */
  readonly otherKind?: (apiVersion: string, kind: string) => Promise<Structure> | undefined;
  /** The body has to say what it is. */
  readonly needsType?: boolean;
  /** Of the request: reading that takes long ends with it. */
  readonly signal?: () => AbortSignal;
}

export interface Decoded<T> {
  /** Every part of it may be changed by the caller. */
  readonly object: T;
  /** Texts for Warning headers. */
  readonly warnings: readonly string[];
}

/**
 * Reads a request body as an object of one kind. A body without kind and apiVersion takes them from `type`.
 * YAML comes as a promise, as its parser is loaded when first needed, and so do long bodies, which are read in turns.
 * Throws badRequest for everything that is wrong with the body: syntax, kind, types, nesting, and under Strict unknown
 * and duplicate fields; requestEntityTooLarge for more keys and values than a body may have.
 */
export function decodeBody<T extends object = ApiObject>(
  body: Uint8Array,
  options: BodyOptions,
): Decoded<T> | Promise<Decoded<T>> {
  switch (options.encoding) {
    case "json":
      return decodeJson(body, options);
    case "yaml":
      return decodeYaml(body, options);
    case "protobuf":
      return decodeProtobuf(body, options);
    case "cbor":
      return decodeCborBody(body, options);
  }
}

/**
 * Reads a body that holds the options of a request. Any apiVersion may stand in it, as clients write the resource's
 * own, and unknown fields are skipped. Throws unsupportedMediaType and badRequest.
 */
export async function decodeOptions(
  body: Uint8Array,
  options: {
    readonly contentType: string | undefined;
    readonly kind: string;
    readonly structure: Structure;
    readonly platform: Platform;
    readonly cbor?: boolean;
    readonly signal?: BodyOptions["signal"];
  },
): Promise<JsonObject> {
  const { contentType, kind, structure, platform, cbor = false, signal } = options;
  const { encoding } = contentTypeOf(contentType, { platform, protobuf: true, cbor });
  const { object } = await decodeBody<JsonObject>(body, {
    encoding,
    type: { apiVersion: `${platform.metaGroup}/v1`, kind },
    structure,
    platform,
    fieldValidation: "Ignore",
    otherApiVersions: "*",
    isOptions: true,
    ...(signal === undefined ? {} : { signal }),
  });
  return object;
}

/** The apiVersion and kind as the body says them, empty where it says nothing. */
interface TypeMeta {
  readonly apiVersion: string;
  readonly kind: string;
}

function decodeJson<T>(body: Uint8Array, options: BodyOptions): Decoded<T> | Promise<Decoded<T>> {
  return taken(decodeJsonSteps(body, options), body, options);
}

type Steps<T> = InSteps<Decoded<T> | Promise<Decoded<T>>>;

function taken<T>(steps: Steps<T>, body: Uint8Array, { signal }: BodyOptions): Decoded<T> | Promise<Decoded<T>> {
  if (!isLong(body.length)) return atOnce(steps);
  return inTurns(whileWaitedFor(steps, signal?.())).then((decoded) => decoded);
}

/** Of many long bodies those whose clients wait no longer are not read to their end. */
function* whileWaitedFor<T>(steps: InSteps<T>, signal: AbortSignal | undefined): InSteps<T> {
  for (;;) {
    if (signal?.aborted === true) throw timeout("the request ended before its body was read");
    const { done, value } = steps.next();
    if (done === true) return value;
    yield value;
  }
}

function* decodeJsonSteps<T>(body: Uint8Array, options: BodyOptions): InSteps<Decoded<T> | Promise<Decoded<T>>> {
  const text = jsonText(body);
  caught(untyped, options, () => checkJsonBounds(body));
  const isMarked = hasLiterals(body);
  const marked = isMarked ? yield* markLiterals(text) : text;
  yield;
  let value: Json;
  try {
    value = JSON.parse(marked) as Json;
  } catch {
    const cause = scanJson(text).error ?? "invalid JSON";
    throw unrecognized(`couldn't get version/kind; json parse error: ${cause}`, body, options);
  }
  const isLoose = options.structure.leavesTypes === true;
  const problems = ({ keys, unknown }: Read): readonly KeyProblem[] => {
    if (countKeys(body) === keys) return problemsOf([], unknown);
    return isLoose ? problemsOf(scanJson(text).duplicates, unknown) : scanJson(text, unknown).problems;
  };
  yield;
  return yield* decodeValue<T>(value ?? {}, { body, problems, isMarked, ...(isLoose ? {} : { marked }) }, options);
}

async function decodeYaml<T>(body: Uint8Array, options: BodyOptions): Promise<Decoded<T>> {
  let parsed: Awaited<ReturnType<typeof parseYaml>>;
  try {
    parsed = await parseYaml(bufferOf(body).toString("utf8"), { ...options, takesFirst: true });
  } catch (error) {
    throw notRead(error, body, options);
  }
  const { value, duplicates } = parsed;
  const source = { body, duplicates, problems: ({ unknown }: Read) => problemsOf([], unknown) };
  return inTurns(decodeValue(value ?? {}, source, options));
}

/** Keys written twice are no CBOR. */
function decodeCborBody<T>(body: Uint8Array, options: BodyOptions): Decoded<T> | Promise<Decoded<T>> {
  let value: Json;
  try {
    value = decodeCbor(body);
  } catch (error) {
    throw notRead(error, body, options);
  }
  const source = { body, problems: ({ unknown }: Read) => problemsOf([], unknown) };
  return taken(decodeValue(value ?? {}, source, options), body, options);
}

interface Source {
  readonly body: Uint8Array;
  /**
   * What strict reading finds in the body. Of built-in kinds in JSON it comes as it stands in the text, and an unknown
   * field is no duplicate; else what the text says twice comes first. A text with more keys than its value has is
   * read again to name them.
   */
  readonly problems: (read: Read) => readonly KeyProblem[];
  /** The text with its numbers marked, where the values of equal keys are merged. */
  readonly marked?: string;
  /** Numbers of the value are marked. */
  readonly isMarked?: boolean;
  /** What YAML says twice, in its own words. */
  readonly duplicates?: readonly string[];
}

type Read = Pick<DecodedJson, "keys" | "unknown">;

function* decodeValue<T>(value: Json, source: Source, options: BodyOptions): InSteps<Decoded<T> | Promise<Decoded<T>>> {
  const meta = typeMetaOf(value, source.body, options);
  if (isOfOtherKind(meta, options)) {
    const version = versionOf({ type: meta });
    const { isMarked = false } = source;
    return refuseOtherKind(meta, options, (structure) => decodeObject(value, structure, { version, isMarked }));
  }
  if (isOfOtherVersion(meta, options)) return refuseOtherVersion(meta, options);
  if (options.structure.leavesTypes === true) checkCustomKind(meta, value, options);
  const { structure } = options;
  const version = versionOf(options);
  const decoded = yield* decodeKind(value, source, {
    structure,
    read: (each, isMarked) => caught(meta, options, () => decodeObject(each, structure, { version, isMarked })),
  });
  yield;
  const isIgnored = options.fieldValidation === "Ignore";
  const found = isIgnored ? [] : source.problems(decoded);
  const problems = found.map(({ what, path }) => `${what} field ${quoted(path, maxValueLength)}`);
  const twice = isIgnored ? [] : (source.duplicates ?? []);
  if (problems.length + twice.length > 0 && options.fieldValidation === "Strict") {
    const all = twice.length > 0 ? [yamlErrorText(twice), ...problems] : problems;
    throw mishandled(meta, options, `strict decoding error: ${all.join(", ")}`);
  }
  return { object: withType(decoded.object, meta, options) as T, warnings: [...twice, ...problems] };
}

interface Reading {
  readonly structure: Structure;
  readonly read: (value: Json, isMarked: boolean) => DecodedJson;
}

/** Where a key is written twice, each of its values must be right, and the object is what they make together. */
function* decodeKind(
  value: Json,
  { body, marked, isMarked = false }: Source,
  { structure, read }: Reading,
): InSteps<DecodedJson> {
  const decoded = read(value, isMarked);
  yield;
  if (marked === undefined || countKeys(body) === decoded.keys) return decoded;
  const repeated = markRepeats(marked);
  yield;
  const all = JSON.parse(repeated) as Json;
  yield;
  const { unknown } = read(all, true);
  yield;
  const merged = mergeRepeats(all, { structure: () => structure });
  yield;
  return { ...decoded, object: read(merged, true).object, unknown };
}

function problemsOf(duplicates: readonly string[], unknown: readonly string[]): KeyProblem[] {
  return [
    ...duplicates.map((path) => ({ what: "duplicate", path }) as const),
    ...unknown.map((path) => ({ what: "unknown", path }) as const),
  ];
}

function typeMetaOf(value: Json, body: Uint8Array, options: BodyOptions): TypeMeta {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw unreadableType(value, "value of type struct { apiVersion, kind }", { body, options });
  }
  const apiVersion = unmarked(value.apiVersion ?? "");
  const kind = unmarked(value.kind ?? "");
  if (kind === "" && options.needsType === true) {
    throw unrecognized(`Object 'Kind' is missing in '${bufferOf(body).toString("utf8")}'`, body, options);
  }
  const goal = (name: string) => `struct field .${name} of type string`;
  if (typeof apiVersion !== "string") throw unreadableType(apiVersion, goal("apiVersion"), { body, options });
  if (typeof kind !== "string") throw unreadableType(kind, goal("kind"), { body, options });
  if (apiVersion.split("/", 3).length > 2) {
    throw unrecognized(`unexpected GroupVersion string: ${apiVersion}`, body, options);
  }
  return { apiVersion, kind };
}

function unreadableType(
  value: Json,
  goal: string,
  place: { readonly body: Uint8Array; readonly options: BodyOptions },
): StatusError {
  const plain = unmarked(value);
  const type = Array.isArray(plain) ? "array" : typeof plain === "boolean" ? "bool" : typeof plain;
  const cause = `couldn't get version/kind; json parse error: json: cannot unmarshal ${type} into Go ${goal}`;
  return unrecognized(cause, place.body, place.options);
}

/** Head first, as clients expect to read it; a client that knows the group under another name is answered with that. */
function withType(object: JsonObject, meta: TypeMeta, options: BodyOptions): JsonObject {
  const { apiVersion, kind } = typeOf(meta, options);
  if (meta.kind === kind && meta.apiVersion === apiVersion) return object;
  return Object.assign({ kind, apiVersion }, object, { kind, apiVersion });
}

function decodeProtobuf<T>(body: Uint8Array, options: BodyOptions): Decoded<T> | Promise<Decoded<T>> {
  let envelope: ReturnType<typeof decodeEnvelope>;
  try {
    envelope = decodeEnvelope(body, options.platform.protobufMagic);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw unrecognized(error.message, body, options);
  }
  if (isOfOtherKind(envelope, options)) {
    return refuseOtherKind(envelope, options, (structure) => decodeMessage(envelope.raw, structure, {}));
  }
  if (isOfOtherVersion(envelope, options)) return refuseOtherVersion(envelope, options);
  const { apiVersion, kind } = typeOf(envelope, options);
  const head: JsonObject = { kind, apiVersion };
  const object = caught(envelope, options, () => decodeMessage(envelope.raw, options.structure, head));
  return { object: object as T, warnings: [] };
}

/** What the object is, in the words of the client. */
function typeOf({ apiVersion }: TypeMeta, options: BodyOptions): TypeMeta {
  const { type } = options;
  return isAlias(apiVersion, options) ? { apiVersion, kind: type.kind } : type;
}

/** Whether an apiVersion is the expected one with the name that clients know the group under. */
function isAlias(apiVersion: string, { type, platform }: BodyOptions): boolean {
  if (apiVersion === type.apiVersion) return false;
  const [alias = "", version = ""] = apiVersion.split("/", 2);
  const { groups } = platform.wireAliases;
  return Object.hasOwn(groups, alias) && `${groups[alias]}/${version}` === type.apiVersion;
}

function isOfOtherVersion({ apiVersion }: TypeMeta, options: BodyOptions): boolean {
  const { type, otherApiVersions = [] } = options;
  const isEmpty = apiVersion === "" && options.needsType !== true;
  if (isEmpty || apiVersion === type.apiVersion || isAlias(apiVersion, options)) return false;
  return otherApiVersions !== "*" && !otherApiVersions.includes(apiVersion);
}

/** A body of a version that no kind of the server's own has is of no kind. */
async function refuseOtherVersion({ apiVersion, kind }: TypeMeta, options: BodyOptions): Promise<never> {
  const { type, structure, otherKind } = options;
  const meta = { apiVersion, kind: kind === "" ? type.kind : kind };
  const isFree = structure.leavesTypes === true || otherKind === undefined;
  if (!isFree && (await otherKind(apiVersion, meta.kind)) === undefined) throw notRegistered(meta, options);
  throw badRequest(
    `the API version in the data (${apiVersion}) does not match the expected API version (${type.apiVersion})`,
  );
}

function isOfOtherKind({ kind }: TypeMeta, { type, structure }: BodyOptions): boolean {
  return kind !== "" && kind !== type.kind && structure.leavesTypes !== true;
}

/**
 * A body of another kind is read as that kind, whose errors come first. Kinds are named as the field names them: by
 * version where the client does, else by the first word of their group.
 */
async function refuseOtherKind(
  meta: TypeMeta,
  options: BodyOptions,
  read: (structure: Structure) => void,
): Promise<never> {
  const { type, otherKind } = options;
  const { kind } = meta;
  const apiVersion = meta.apiVersion === "" ? type.apiVersion : meta.apiVersion;
  const structure = await otherKind?.(apiVersion, kind);
  if (structure === undefined) throw notRegistered({ apiVersion, kind }, options);
  caught({ apiVersion, kind }, options, () => read(structure));
  const version = apiVersion.slice(apiVersion.indexOf("/") + 1);
  const [group = ""] = type.apiVersion.includes("/") ? type.apiVersion.split(/[./]/, 1) : ["core"];
  const cause = `converting (${version}.${kind}) to (${group}.${type.kind}): unknown conversion`;
  throw mishandled({ apiVersion, kind }, options, cause);
}

function notRegistered(meta: TypeMeta, options: BodyOptions): StatusError {
  const what = `no kind ${quoted(meta.kind)} is registered for version ${quoted(meta.apiVersion)}`;
  return mishandled(meta, options, `${what} in scheme ${quoted(options.platform.name)}`);
}

/** An object of a custom kind is of any kind while it is read, and is then found to be of the wrong one. */
function checkCustomKind({ kind }: TypeMeta, value: Json, { type }: BodyOptions): void {
  if (kind === "" || kind === type.kind) return;
  const { name } = (isObject(value) && isObject(value.metadata) ? value.metadata : {}) as { name?: Json };
  const group = type.apiVersion.slice(0, type.apiVersion.indexOf("/"));
  const errors = [invalidField("kind", kind, `must be ${type.kind}`)];
  throw invalid({ group, kind }, String(typeof name === "string" ? unmarked(name) : ""), errors);
}

function caught<T>(meta: TypeMeta, options: BodyOptions, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof DecodeError) throw mishandled(meta, options, error.message);
    throw error;
  }
}

/** A body whose kind is known. */
function mishandled(meta: TypeMeta, options: BodyOptions, cause: string): StatusError {
  if (options.isOptions === true) return badRequest(cause);
  const kind = meta.kind === "" ? options.type.kind : meta.kind;
  const version = versionOf({ type: meta.apiVersion === "" ? options.type : meta });
  return badRequest(`${kind} in version ${quoted(version)} cannot be handled as a ${options.type.kind}: ${cause}`);
}

const untyped: TypeMeta = { apiVersion: "", kind: "" };

/** Nesting is an error of the object in every encoding, wherever it is found. */
function notRead(error: unknown, body: Uint8Array, options: BodyOptions): unknown {
  if (!(error instanceof DecodeError)) return error;
  return isTooDeep(error) ? mishandled(untyped, options, error.message) : unrecognized(error.message, body, options);
}

/** A body whose kind could not be read. */
function unrecognized(cause: string, body: Uint8Array, options: BodyOptions): StatusError {
  if (options.isOptions === true) return badRequest(cause);
  const { kind } = options.type;
  return badRequest(`the object provided is unrecognized (must be of type ${kind}): ${cause} (${summaryOf(body)})`);
}

const summaryBytes = 30;

function summaryOf(body: Uint8Array): string {
  if (body.length === 0) return "<empty>";
  const start = bufferOf(body).subarray(0, summaryBytes);
  const text = start.toString(body[0] === 0x7b ? "utf8" : "hex");
  return body.length > summaryBytes ? `${text} ...` : text;
}

function versionOf({ type }: { readonly type: { readonly apiVersion: string } }): string {
  return type.apiVersion.slice(type.apiVersion.indexOf("/") + 1);
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
