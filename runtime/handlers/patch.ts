import { applyPatch, parsePatch } from "../patch/patch.ts";
import { type PatchType, patchTypeOf } from "../patch/patchType.ts";
import type { ResourceDescriptor } from "../schema/index.ts";
import { answerForm } from "./answerForm.ts";
import type { HandlerContext } from "./context.ts";
import type { Handler } from "./request.ts";
import { respondObject } from "./respond.ts";
import { checkIdentity, updateObject } from "./update.ts";
import { readWriteOptions } from "./writeOptions.ts";

/** What a kind can be patched with: strategic merge patches need the merge keys that only built-in kinds have. */
export function acceptedPatchesOf({ custom }: ResourceDescriptor): readonly PatchType[] {
  return custom === true ? customPatches : allPatches;
}

const allPatches: readonly PatchType[] = ["json", "merge", "strategic"];
const customPatches: readonly PatchType[] = ["json", "merge"];

/**
 * Changes an object by a patch. The patch is read once and applied to the newest object, again when another writer was
 * faster, unless it names a resourceVersion.
 */
export function patch(context: HandlerContext): Handler {
  return async (request) => {
    const { store } = request;
    const { platform } = context;
    const options = readWriteOptions(request.query, { kind: "PatchOptions", metaGroup: platform.metaGroup });
    const negotiated = await answerForm(request, context, "object");
    const type = patchTypeOf(request.headers["content-type"], acceptedPatchesOf(store.descriptor));
    const code = await store.load();
    const parsed = parsePatch(await request.body(), type as Exclude<PatchType, "apply">);
    const { structure } = code;
    const { version } = store.descriptor;
    const reading = { structure, version, fieldValidation: options.fieldValidation, scheme: platform.name };
    const changed = await updateObject(
      (old) => {
        const { object, warnings } = applyPatch(old, parsed, reading);
        for (const text of warnings) request.warn(text);
        checkIdentity(object, request);
        return object;
      },
      { request, context, code, options },
    );
    return respondObject(request, { bytes: changed.bytes, status: 200, negotiated, context, isRendered: true });
  };
}
