import { badRequest, invalid as invalidObject } from "../../generated/errors.ts";
import { DecodeError } from "../negotiate/decodeError.ts";
import type { Decoded, FieldValidation } from "../negotiate/decode.ts";
import { checkGrowth, depthOf } from "../negotiate/depth.ts";
import { checkJsonBounds } from "../negotiate/jsonBounds.ts";
import { decodeObject } from "../negotiate/jsonDecoder.ts";
import { countKeys, keysIn, scanJson } from "../negotiate/jsonScan.ts";
import { literalBeyondDouble, plain } from "../negotiate/jsonLiterals.ts";
import { hasLiterals, markLiterals, unmarked } from "../negotiate/jsonMarks.ts";
import { jsonText } from "../negotiate/jsonText.ts";
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

/** A patch read once and applied to as many versions of an object as it takes. */
export type Patch = PatchBasis &
  (
    | { readonly type: "json"; readonly operations: JsonPatch }
    | { readonly type: "merge" | "strategic"; readonly document: JsonObject }
  );

interface PatchBasis {
  readonly problems: readonly string[];
  /** What it may add: its own bytes, or any number where it copies. */
  readonly bytes: number;
  /** Numbers of it are marked (`jsonMarks.ts`): they are read by their digits, as are those of a whole object. */
  readonly isMarked: boolean;
}

/** What a body is read as. */
export interface PatchForm {
  readonly type: Exclude<PatchType, ApplyType>;
  readonly fieldValidation: FieldValidation;
}

/** Reads the body of a PATCH. Throws badRequest, or requestEntityTooLarge for too many operations. */
export function* parsePatch(body: Uint8Array, form: PatchForm): InSteps<Patch> {
  const { type } = form;
  const text = jsonText(body);
  const isMarked = hasLiterals(body);
  const document = yield* parseJson(body, { text, isMarked }, form);
  if (isMarked) checkNumbers(document, form);
  yield;
  const twice = duplicatesOf(body, text, document).map((path) => `duplicate field ${quoted(path)}`);
  yield;
  if (type === "json") {
    const { operations, unknown } = readJsonPatch(document);
    const problems = [...unknown.map((path) => `unknown field ${quoted(path)}`), ...twice];
    const bytes = operations.some(({ op }) => op === "copy") ? Number.POSITIVE_INFINITY : body.length;
    return { type, operations, problems: problems.map((each) => `json patch ${each}`), bytes, isMarked };
  }
  const map = mapOf(document, { ...form, type });
  const bytes = body.length;
  if (type === "merge") return { type, document: map, problems: twice, bytes, isMarked };
  return { type, document: isMarked ? (plain(map) as JsonObject) : map, problems: twice, bytes, isMarked: false };
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
  /** The result of a patch as errors show it; absent: as it is. */
  readonly shown?: (value: Json) => Json;
}

/**
 * Applies a patch to an object, which may be frozen and is not changed, and reads the result as the kind.
 * Throws patchRejected when the patch does not fit, requestEntityTooLarge when the result has too many keys and values,
 * badRequest when the patch is malformed, and invalid with field `patch` when the result is not of the kind or, under
 * Strict, has fields that the kind does not have.
 */
export function* applyPatch<T extends object>(current: T, patch: Patch, options: PatchOptions): InSteps<Decoded<T>> {
  const { structure, version, fieldValidation } = options;
  const before = current as unknown as JsonObject;
  const value = yield* patchedValue(before, patch, structure);
  yield;
  checkGrowth(value, patch.bytes);
  yield;
  const other =
    (patch.type === "strategic" ? undefined : otherKind(value, before, options)) ?? noObject(value, structure);
  if (other !== undefined) throw yield* unusable(value, other, { patch, options });
  let decoded: ReturnType<typeof decodeObject>;
  try {
    const isConverted = patch.type === "strategic";
    decoded = decodeObject(value, structure, { version, copy: true, isConverted, isMarked: patch.isMarked });
  } catch (error) {
    if (error instanceof DecodeError) throw yield* unusable(value, error.message, { patch, options });
    throw error;
  }
  const unknown = decoded.unknown.map((path) => `unknown field ${quoted(path)}`);
  if (patch.type === "strategic") unknown.sort();
  const problems = fieldValidation === "Ignore" ? [] : [...patch.problems, ...unknown];
  if (problems.length > 0 && fieldValidation === "Strict") {
    throw yield* unusable(value, `strict decoding error: ${problems.join(", ")}`, { patch, options });
  }
  return { object: decoded.object as T, warnings: problems };
}

function* patchedValue(current: JsonObject, patch: Patch, structure: Structure): InSteps<Json> {
  try {
    if (patch.type === "json") return yield* applyJsonPatch(current, patch.operations);
    if (patch.type === "merge") return applyMergePatch(current, patch.document);
    return applyStrategicMergePatch(current, patch.document, structure);
  } catch (error) {
    if (error instanceof DecodeError) throw refused("", error.message); // copies of copies: nothing to show
    throw error;
  }
}

/** A patch cannot make another kind of the object. */
function otherKind(value: Json, current: JsonObject, { scheme, structure }: PatchOptions): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const kind = unmarked(value.kind ?? current.kind ?? "");
  const apiVersion = unmarked(value.apiVersion ?? current.apiVersion ?? "");
  if (typeof kind !== "string" || typeof apiVersion !== "string") return undefined;
  if (kind === current.kind && apiVersion === current.apiVersion) return undefined;
  const isNamed = kind !== "" && apiVersion !== "";
  if (structure.leavesTypes === true && isNamed) return undefined; // read first, and refused by its names
  const place = `for version ${quoted(apiVersion)} in scheme ${quoted(scheme)}`;
  return `no kind ${quoted(kind)} is registered ${place}`;
}

/** Below the object itself a custom kind leaves the types of values to its schema. */
function noObject(value: Json, { leavesTypes }: Structure): string | undefined {
  return leavesTypes === true && !isObject(value) ? noMap(value) : undefined;
}

/** The error of a result that is not of the kind: it shows the result, and of a strategic merge patch the patch. */
function* unusable(
  value: Json,
  cause: string,
  { patch, options }: { readonly patch: Patch; readonly options: PatchOptions },
): InSteps<Error> {
  const { shown, structure } = options;
  yield;
  if (patch.type === "strategic") return refused(mapText(patch.document), cause);
  const touched = patch.type === "json" ? touchedBy(patch.operations) : patch.document;
  yield;
  return refused(yield* shownObject(shown?.(value) ?? value, touched, structure), cause);
}

/** The Status names no kind and no object: what was sent is neither. The cause is for those who show no object. */
function refused(shown: string, cause: string): Error {
  const error = invalidObject({ group: "", kind: "" }, "", [invalid("patch", shown, cause)]);
  error.cause = cause;
  return error;
}

interface PatchText {
  readonly text: string;
  readonly isMarked: boolean;
}

function* parseJson(body: Uint8Array, { text, isMarked }: PatchText, form: PatchForm): InSteps<Json> {
  try {
    checkJsonBounds(body);
    const marked = isMarked ? yield* markLiterals(text) : text;
    yield;
    const value = JSON.parse(marked) as Json;
    yield;
    depthOf(value);
    yield;
    return value;
  } catch (error) {
    if (error instanceof DecodeError) throw malformed(error.message, form);
    if (!(error instanceof SyntaxError)) throw error;
    throw malformed(scanJson(text).error ?? "invalid JSON", form);
  }
}

/** A number that no double holds is an error wherever it stands, but for those who do not ask for problems. */
function checkNumbers(document: Json, form: PatchForm): void {
  const literal = literalBeyondDouble(document);
  if (literal === undefined || (form.type === "merge" && form.fieldValidation === "Ignore")) return;
  const place = form.type === "json" ? "struct field jsonPatchOp.value" : "value";
  throw malformed(`json: cannot unmarshal number ${literal} into Go ${place} of type float64`, form);
}

/** null is no change to a strategic merge patch, and no document to a merge patch. */
function mapOf(document: Json, form: PatchForm & { readonly type: "merge" | "strategic" }): JsonObject {
  if (document === null && form.type === "merge") throw badRequest(noMergePatch);
  if (document === null) return {};
  if (typeof document === "object" && !Array.isArray(document)) return document;
  throw malformed(noMap(document), form);
}

const noMergePatch = "Invalid JSON Patch";

function noMap(document: Json): string {
  const value = unmarked(document);
  const found = Array.isArray(value) ? "array" : typeof value === "boolean" ? "bool" : typeof value;
  return `json: cannot unmarshal ${found} into Go value of type map[string]interface {}`;
}

/** Who does not ask for problems of fields hears less of others too. */
function malformed(cause: string, { type, fieldValidation }: PatchForm): Error {
  if (type === "strategic") return badRequest(cause);
  if (fieldValidation !== "Ignore") return badRequest(`error decoding patch: ${cause}`);
  return badRequest(type === "merge" ? noMergePatch : cause);
}

function duplicatesOf(body: Uint8Array, text: string, value: Json): readonly string[] {
  return countKeys(body) === keysIn(value) ? [] : scanJson(text).duplicates;
}
