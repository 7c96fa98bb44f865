import { badRequest, invalid as invalidObject } from "../../generated/errors.ts";
import { atOnce, inTurns, nextTurn } from "../lib/work.ts";
import { DecodeError } from "../negotiate/decodeError.ts";
import type { Decoded, FieldValidation } from "../negotiate/decode.ts";
import { checkGrowth, depthOf } from "../negotiate/depth.ts";
import { checkJsonBounds } from "../negotiate/jsonBounds.ts";
import { decodeObject } from "../negotiate/jsonDecoder.ts";
import { countKeys, keysIn, scanJson } from "../negotiate/jsonScan.ts";
import { quoted } from "../schema/quoted.ts";
import { invalid } from "../schema/fieldError.ts";
import { isObject, type Json, type JsonObject, type Structure } from "../schema/index.ts";
import type { InSteps } from "../schema/steps.ts";
import { applyJsonPatch, readJsonPatch } from "./jsonPatch.ts";
import type { JsonPatch, JsonPatchOperation } from "./jsonPatch.ts";
import { mapText } from "./mapText.ts";
import { shownObject, touchedBy } from "./shownObject.ts";
import { applyMergePatch } from "./mergePatch.ts";
import { applyStrategicMergePatch } from "./strategicMergePatch.ts";
import type { ApplyType, PatchType } from "./patchType.ts";

/**
 * A patch read once and applied to as many versions of an object as it takes. `bytes` is what it may add: its own, or
 * any number where it copies.
 */
export type Patch = { readonly problems: readonly string[]; readonly bytes: number } & (
  | { readonly type: "json"; readonly operations: JsonPatch }
  | { readonly type: "merge" | "strategic"; readonly document: JsonObject }
);

/** Reads the body of a PATCH. Throws badRequest, or requestEntityTooLarge for too many operations. */
export function* parsePatch(body: Uint8Array, type: Exclude<PatchType, ApplyType>): InSteps<Patch> {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("utf8");
  const document = yield* parseJson(body, text, type);
  yield;
  const twice = duplicatesOf(body, text, document).map((path) => `duplicate field ${quoted(path)}`);
  if (type === "json") {
    const { operations, unknown } = readJsonPatch(document);
    const problems = [...unknown.map((path) => `unknown field ${quoted(path)}`), ...twice];
    const bytes = operations.some(({ op }) => op === "copy") ? Number.POSITIVE_INFINITY : body.length;
    return { type, operations, problems: problems.map((each) => `json patch ${each}`), bytes };
  }
  return { type, document: mapOf(document, type), problems: twice, bytes: body.length };
}

/** Whether a patch may read or change metadata.managedFields. */
export function namesManagedFields(patch: Patch): boolean {
  if (patch.type === "json") return patch.operations.some(readsManagers);
  const { metadata } = patch.document;
  return typeof metadata === "object" && metadata !== null && Object.hasOwn(metadata, "managedFields");
}

function readsManagers({ op, path, from }: JsonPatchOperation): boolean {
  return isAround(path) || ((op === "copy" || op === "move") && isAround(from));
}

function isAround(pointer: string): boolean {
  return pointer === "" || pointer === "/metadata" || pointer.startsWith("/metadata/managedFields");
}

export interface PatchOptions {
  readonly structure: Structure;
  /** Version of the kind, for messages. */
  readonly version: string;
  readonly fieldValidation: FieldValidation;
  /** Name of the platform, for messages. */
  readonly scheme: string;
}

/**
 * Applies a patch to an object, which may be frozen and is not changed, and reads the result as the kind.
 * Throws patchRejected when the patch does not fit, requestEntityTooLarge when the result has too many keys and values,
 * badRequest when the patch is malformed, and invalid with field `patch` when the result is not of the kind or, under
 * Strict, has fields that the kind does not have.
 */
export function applyPatch<T extends object>(current: T, patch: Patch, options: PatchOptions): Decoded<T> {
  const value = atOnce(patchedValue(current as unknown as JsonObject, patch, options.structure));
  checkGrowth(value, patch.bytes);
  return readDecoded(value, { current, patch, options });
}

/** The same of a long object: others get a turn between the patch and the reading of its result. */
export async function applyPatchInTurns<T extends object>(
  current: T,
  patch: Patch,
  options: PatchOptions,
): Promise<Decoded<T>> {
  const value = await inTurns(patchedValue(current as unknown as JsonObject, patch, options.structure));
  await nextTurn();
  checkGrowth(value, patch.bytes);
  await nextTurn();
  return readDecoded(value, { current, patch, options });
}

function readDecoded<T extends object>(
  value: Json,
  { current, patch, options }: { readonly current: T; readonly patch: Patch; readonly options: PatchOptions },
): Decoded<T> {
  const { structure, version, fieldValidation } = options;
  const shown = (): string => {
    if (patch.type === "strategic") return mapText(patch.document);
    return shownObject(value, patch.type === "json" ? touchedBy(patch.operations) : patch.document, structure);
  };
  if (patch.type !== "strategic") checkType(value, current as unknown as JsonObject, { options, shown });
  // Below the object itself a custom kind leaves the types of values to its schema.
  if (structure.leavesTypes === true && !isObject(value)) throw unusable(shown(), noMap(value));
  let decoded: ReturnType<typeof decodeObject>;
  try {
    decoded = decodeObject(value, structure, { version, copy: true });
  } catch (error) {
    if (error instanceof DecodeError) throw unusable(shown(), error.message);
    throw error;
  }
  const unknown = decoded.unknown.map((path) => `unknown field ${quoted(path)}`);
  const problems = fieldValidation === "Ignore" ? [] : [...patch.problems, ...unknown];
  if (problems.length > 0 && fieldValidation === "Strict") {
    throw unusable(shown(), `strict decoding error: ${problems.join(", ")}`);
  }
  return { object: decoded.object as T, warnings: problems };
}

function* patchedValue(current: JsonObject, patch: Patch, structure: Structure): InSteps<Json> {
  try {
    if (patch.type === "json") return yield* applyJsonPatch(current, patch.operations);
    if (patch.type === "merge") return applyMergePatch(current, patch.document);
    return applyStrategicMergePatch(current, patch.document, structure);
  } catch (error) {
    if (error instanceof DecodeError) throw unusable("", error.message); // copies of copies: nothing to show
    throw error;
  }
}

/** A patch cannot make another kind of the object. */
function checkType(
  value: Json,
  current: JsonObject,
  { options, shown }: { readonly options: PatchOptions; readonly shown: () => string },
): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const { kind = current.kind, apiVersion = current.apiVersion } = value;
  if (typeof kind !== "string" || typeof apiVersion !== "string") return;
  if (kind === current.kind && apiVersion === current.apiVersion) return;
  const place = `for version ${quoted(apiVersion)} in scheme ${quoted(options.scheme)}`;
  throw unusable(shown(), `no kind ${quoted(kind)} is registered ${place}`);
}

/** The Status names no kind and no object: what was sent is neither. */
function unusable(shown: string, cause: string): Error {
  return invalidObject({ group: "", kind: "" }, "", [invalid("patch", shown, cause)]);
}

function* parseJson(body: Uint8Array, text: string, type: Patch["type"]): InSteps<Json> {
  try {
    checkJsonBounds(body);
    const value = JSON.parse(text) as Json;
    yield;
    depthOf(value);
    return value;
  } catch (error) {
    if (error instanceof DecodeError) throw malformed(error.message, type);
    if (!(error instanceof SyntaxError)) throw error;
    throw malformed(scanJson(text).error ?? "invalid JSON", type);
  }
}

/** null is no change to a strategic merge patch, and no document to a merge patch. */
function mapOf(document: Json, type: "merge" | "strategic"): JsonObject {
  if (document === null && type === "merge") throw badRequest("Invalid JSON Patch");
  if (document === null) return {};
  if (typeof document === "object" && !Array.isArray(document)) return document;
  throw malformed(noMap(document), type);
}

function noMap(value: Json): string {
  const found = Array.isArray(value) ? "array" : typeof value === "boolean" ? "bool" : typeof value;
  return `json: cannot unmarshal ${found} into Go value of type map[string]interface {}`;
}

function malformed(cause: string, type: Patch["type"]): Error {
  return badRequest(type === "strategic" ? cause : `error decoding patch: ${cause}`);
}

function duplicatesOf(body: Uint8Array, text: string, value: Json): readonly string[] {
  return countKeys(body) === keysIn(value) ? [] : scanJson(text).duplicates;
}
