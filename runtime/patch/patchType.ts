import { unsupportedMediaType, unsupportedPatchType } from "../../generated/errors.ts";
import { patchMediaTypes } from "../schema/mediaTypes.ts";

export type PatchType = "json" | "merge" | "strategic" | ApplyType;

/** The two encodings of an applied configuration. */
export type ApplyType = "apply" | "applyCbor";

export function isApply(type: PatchType): type is ApplyType {
  return type === "apply" || type === "applyCbor";
}

const mediaTypes: readonly (readonly [mediaType: string, type: PatchType])[] = [
  [patchMediaTypes.json, "json"],
  [patchMediaTypes.merge, "merge"],
  [patchMediaTypes.strategic, "strategic"],
  [patchMediaTypes.apply, "apply"],
  ["application/apply-patch+cbor", "applyCbor"],
];

/**
 * Which kind of patch a Content-Type announces; parameters say nothing. Throws unsupportedPatchType, or, of custom
 * kinds, which take no strategic patch, unsupportedMediaType with the list of what they take.
 */
export function patchTypeOf(header: string | undefined, accepted: readonly PatchType[]): PatchType {
  const semicolon = (header ?? "").indexOf(";");
  const mediaType = (semicolon < 0 ? (header ?? "") : (header ?? "").slice(0, semicolon)).trim();
  for (const [each, type] of mediaTypes) if (each === mediaType && accepted.includes(type)) return type;
  if (accepted.includes("strategic")) throw unsupportedPatchType();
  throw unsupportedMediaType(mediaTypes.filter(([, type]) => accepted.includes(type)).map(([each]) => each));
}
