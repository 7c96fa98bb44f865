import { invalid, notFound } from "../../../generated/errors.ts";
import type { Decoded } from "../../negotiate/decode.ts";
import { atOnce, inTurns, isLong, thenInSteps, turnAfter } from "../../lib/work.ts";
import { applyPatch, namesManagedFields, parsePatch, type Patch, type PatchForm } from "../../patch/patch.ts";
import { type ApplyType, isApply, type PatchType, patchTypeOf } from "../../patch/patchType.ts";
import { type Changed, resourceOf } from "../../registry/change.ts";
import {
  type ApiObject,
  invalid as invalidField,
  isObject,
  type Json,
  type ResourceDescriptor,
} from "../../schema/index.ts";
import { isStatusReason } from "../../schema/status.ts";
import { applyObject } from "./apply.ts";
import type { HandlerContext } from "../context.ts";
import { openWrite } from "../open.ts";
import type { BodyResponse, ResourceRequest } from "../request.ts";
import { respondWritten } from "../answers/respond.ts";
import { checkIdentity, isMissing, type Make, updateObject, type UpdateParts } from "./update.ts";

/** What a kind can be patched with: strategic merge patches need the merge keys that only built-in kinds have. */
export function acceptedPatchesOf(
  { custom }: ResourceDescriptor,
  { cbor }: HandlerContext["encodings"],
): readonly PatchType[] {
  return allPatches.filter((each) => !(each === "strategic" && custom === true) && !(each === "applyCbor" && !cbor));
}

const allPatches: readonly PatchType[] = ["json", "merge", "strategic", "apply", "applyCbor"];

/** Changes an object by a patch, or applies a configuration to it. */
export async function patch(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const accepted = acceptedPatchesOf(request.store.descriptor, context.encodings);
  const type = patchTypeOf(request.headers["content-type"], accepted);
  const open = await openWrite(request, context, { kind: "PatchOptions", isApply: isApply(type) });
  const { bytes, created } = await (isApply(type) ? applyObject(open, type) : patchObject(open, type));
  return respondWritten(open, bytes, created ? 201 : 200);
}

/**
 * The patch is read once and applied to the newest object, again when another writer was faster, unless it names a
 * resourceVersion.
 */
async function patchObject(parts: UpdateParts, type: Exclude<PatchType, ApplyType>): Promise<Changed> {
  const { request, context, code, options } = parts;
  const { structure } = code;
  const { version } = request.store.descriptor;
  const { fieldValidation } = options;
  const reading = { structure, version, fieldValidation, scheme: context.platform.name };
  const body = await request.body();
  const parsed = await readPatch(body, { type, fieldValidation }, request);
  request.audit?.requested({}, body);
  const readsManagers = namesManagedFields(parsed);
  const turn = turnAfter(body);
  if (turn !== undefined) await turn;
  const taken = ({ object, warnings }: Decoded<ApiObject>): ApiObject => {
    for (const text of warnings) request.warn(text);
    checkIdentity(object, request);
    checkCustomType(object, request);
    return object;
  };
  const make: Make = (old) => {
    if (readsManagers) return thenInSteps(applyPatch(old, parsed, reading), taken);
    const shown = (value: Json) => withManagedFields(value, old);
    return thenInSteps(applyPatch(withoutManagedFields(old), parsed, { ...reading, shown }), taken);
  };
  return updateObject(make, { ...parts, addedBytes: parsed.bytes });
}

/** Reads the patch of a request. Where there is nothing to patch, that comes before what is wrong with it. */
export async function readPatch(body: Uint8Array, form: PatchForm, request: ResourceRequest): Promise<Patch> {
  const parsing = parsePatch(body, form);
  try {
    return isLong(body.length) ? await inTurns(parsing) : atOnce(parsing);
  } catch (error) {
    const isTooLarge = isStatusReason(error, "RequestEntityTooLarge");
    if (!isTooLarge && (await isMissing(request))) throw notFound(resourceOf(request.store), request.name);
    throw error;
  }
}

/** A custom object is of any kind while a patch is read. Of its status the kind does not matter. */
function checkCustomType({ kind = "", apiVersion = "", metadata }: ApiObject, request: ResourceRequest): void {
  const { descriptor } = request.store;
  if (descriptor.custom !== true || request.subresource !== "") return;
  const errors = Object.entries({ kind, apiVersion }).flatMap(([field, value]) => {
    const expected = descriptor[field as "kind" | "apiVersion"];
    return value === expected ? [] : [invalidField(field, value, `must be ${expected}`)];
  });
  const [group = ""] = apiVersion.includes("/") ? apiVersion.split("/", 1) : [];
  if (errors.length > 0) throw invalid({ group, kind: kind || descriptor.kind }, metadata?.name ?? "", errors);
}

/** Most patches do not speak of managers: those are not copied along. */
function withoutManagedFields(object: ApiObject): ApiObject {
  const { managedFields: _managedFields, ...metadata } = object.metadata ?? {};
  return { ...object, metadata };
}

/** Errors show them. */
function withManagedFields(value: Json, { metadata: { managedFields } = {} }: ApiObject): Json {
  if (managedFields === undefined || !isObject(value) || !isObject(value.metadata)) return value;
  return { ...value, metadata: { ...value.metadata, managedFields: managedFields as unknown as Json } };
}
