import { turnAfter } from "../lib/work.ts";
import { applyPatch, namesManagedFields, parsePatch } from "../patch/patch.ts";
import { type ApplyType, isApply, type PatchType, patchTypeOf } from "../patch/patchType.ts";
import type { Changed } from "../registry/change.ts";
import type { ApiObject, ResourceDescriptor } from "../schema/index.ts";
import { applyObject } from "./apply.ts";
import { answerForm } from "./answerForm.ts";
import type { HandlerContext } from "./context.ts";
import type { Handler } from "./request.ts";
import { respondObject } from "./respond.ts";
import { checkIdentity, updateObject, type UpdateParts } from "./update.ts";
import { readWriteOptions } from "./writeOptions.ts";

/** What a kind can be patched with: strategic merge patches need the merge keys that only built-in kinds have. */
export function acceptedPatchesOf(
  { custom }: ResourceDescriptor,
  { cbor }: HandlerContext["encodings"],
): readonly PatchType[] {
  return allPatches.filter((each) => !(each === "strategic" && custom === true) && !(each === "applyCbor" && !cbor));
}

const allPatches: readonly PatchType[] = ["json", "merge", "strategic", "apply", "applyCbor"];

/** Changes an object by a patch, or applies a configuration to it. */
export function patch(context: HandlerContext): Handler {
  return async (request) => {
    const { store } = request;
    const { metaGroup } = context.platform;
    const type = patchTypeOf(request.headers["content-type"], acceptedPatchesOf(store.descriptor, context.encodings));
    const options = readWriteOptions(request.query, { kind: "PatchOptions", metaGroup, isApply: isApply(type) });
    const negotiated = await answerForm(request, context, "object");
    const parts = { request, context, code: await store.load(), options };
    const { bytes, created } = await (isApply(type) ? applyObject(parts, type) : patchObject(parts, type));
    const status = created ? 201 : 200;
    return respondObject(request, { bytes, status, negotiated, context, isRendered: true });
  };
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
  const parsed = parsePatch(body, type);
  const readsManagers = namesManagedFields(parsed);
  const turn = turnAfter(body);
  if (turn !== undefined) await turn;
  return updateObject(function* (old) {
    const current = readsManagers ? old : withoutManagedFields(old);
    const { object, warnings } = yield* applyPatch(current, parsed, reading);
    for (const text of warnings) request.warn(text);
    checkIdentity(object, request);
    return object;
  }, parts);
}

/** Most patches do not speak of managers: those are not copied along. */
function withoutManagedFields(object: ApiObject): ApiObject {
  const { managedFields: _managedFields, ...metadata } = object.metadata ?? {};
  return { ...object, metadata };
}
