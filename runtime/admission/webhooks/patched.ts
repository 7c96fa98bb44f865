import { internalError } from "../../../generated/errors.ts";
import { inTurns } from "../../lib/work.ts";
import { plain } from "../../negotiate/jsonLiterals.ts";
import { applyJsonPatch, JsonPatchError } from "../../patch/jsonPatch.ts";
import { applyPatch, parsePatch, type Patch } from "../../patch/patch.ts";
import { deepEqual } from "../../schema/deepEqual.ts";
import { type ApiObject, isObject, type Json, type Platform } from "../../schema/index.ts";
import { isOfKind, takeShown, type TakingParts } from "../matching/change.ts";
import type { Asking } from "./asker.ts";

export interface PatchParts extends TakingParts {
  readonly platform: Platform;
}

/** Changes the object as a webhook wants it. False: it stays as it is. Throws internalError for what does not fit. */
export async function takePatch(
  object: ApiObject | undefined,
  { hook, change }: Asking,
  patch: Buffer,
  parts: PatchParts,
): Promise<boolean> {
  const { shown } = parts.attributes;
  const seen = change.object;
  if (object === undefined || seen === undefined || (shown !== undefined && shown.take === undefined)) {
    const text = "attempted to modify the object, which is not supported for this operation";
    throw internalError(`admission webhook ${JSON.stringify(hook.name)} ${text}`);
  }
  const made = await patched(seen, patch, { ...parts, change });
  if (deepEqual(made, seen)) return false;
  await takeShown(object, made, { ...parts, kind: change.kind });
  return true;
}

interface Parts extends PatchParts {
  readonly change: Asking["change"];
}

async function patched(seen: ApiObject, bytes: Buffer, parts: Parts): Promise<ApiObject> {
  try {
    const patch = await inTurns(parsePatch(bytes, { type: "json", fieldValidation: "Warn" }));
    const isKind = isOfKind(seen, parts.change.kind, parts.attributes);
    return isKind ? await patchedKind(seen, patch, parts) : await patchedOther(seen, patch);
  } catch (error) {
    if (error instanceof JsonPatchError) throw internalError(error.why);
    throw internalError(reasonOf(error));
  }
}

/** What came out is no object of the kind: why, without the object. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return typeof error.cause === "string" ? error.cause : error.message;
}

async function patchedKind(seen: ApiObject, patch: Patch, { change, kinds, platform }: Parts): Promise<ApiObject> {
  const { structure, setDefaults } = await kinds.codeOf(change.kind);
  const reading = {
    structure,
    version: change.kind.version,
    fieldValidation: "Ignore",
    scheme: platform.name,
  } as const;
  const { object } = await inTurns(applyPatch(seen, patch, reading));
  setDefaults(object);
  return object;
}

async function patchedOther(seen: ApiObject, patch: Patch): Promise<ApiObject> {
  if (patch.type !== "json") return seen;
  const value = await inTurns(applyJsonPatch(seen as unknown as Json, patch.operations));
  if (!isObject(value)) throw new Error("the patch leaves no object");
  return plain(value) as unknown as ApiObject;
}
