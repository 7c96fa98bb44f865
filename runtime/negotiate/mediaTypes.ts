import { unsupportedMediaType } from "../../generated/errors.ts";
import type { Platform } from "../schema/index.ts";
import { jsonMediaType, yamlMediaType } from "../schema/mediaTypes.ts";
import { maxAcceptLength, parseMediaType } from "../lib/mediaTypeSyntax.ts";

export { jsonMediaType, yamlMediaType };

export type Encoding = "json" | "yaml" | "protobuf" | "cbor";

export const cborMediaType = "application/cbor";
/** Several CBOR items one after the other: a watch. */
export const cborSequenceMediaType = "application/cbor-seq";

export interface RequestContent {
  readonly encoding: Encoding;
  /** Without parameters, as the client spelled the word of its vendor. */
  readonly mediaType: string;
}

const jsonContent: RequestContent = { encoding: "json", mediaType: jsonMediaType };

/**
 * What a request's body is written in, by its Content-Type; JSON when there is none. Parameters say nothing. `protobuf:
 * false` is for kinds without a wire form (custom ones), `cbor` is behind a gate. Throws unsupportedMediaType.
 */
export function contentTypeOf(
  header: string | undefined,
  options: { readonly platform: Platform; readonly protobuf: boolean; readonly cbor?: boolean },
): RequestContent {
  if (header === undefined || header === "" || header === jsonMediaType) return jsonContent;
  const { platform, protobuf, cbor = false } = options;
  const mediaType = areParameters(header) ? (parseMediaType(header)?.type ?? "") : "";
  if (mediaType === jsonMediaType) return jsonContent;
  if (mediaType === yamlMediaType) return { encoding: "yaml", mediaType };
  if (protobuf && isProtobufMediaType(mediaType, platform)) return { encoding: "protobuf", mediaType };
  if (cbor && mediaType === cborMediaType) return { encoding: "cbor", mediaType };
  throw unsupportedMediaType(acceptedMediaTypes({ ...options, protobuf: true })); // which kinds have none is not said
}

/**
 * Whether what follows the type is `;name=value` each time; a semicolon may end it. Blanks have one place each in the
 * pattern: with two, those of a long header could be divided between them in as many ways.
 */
function areParameters(header: string): boolean {
  const at = header.indexOf(";");
  if (header.length > maxAcceptLength) return false;
  return at < 0 || /^(?:\s*;\s*[^\s;=",]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s;=",]+))*(?:\s*;)?\s*$/.test(header.slice(at));
}

/** The platform's own protobuf media type or an alias of it. */
export function isProtobufMediaType(mediaType: string, platform: Platform): boolean {
  return (
    mediaType === platform.protobufMediaType ||
    platform.wireAliases.mediaTypes[mediaType] === platform.protobufMediaType
  );
}

/** The list that 406 and 415 print. Streams are not written in YAML. */
export function acceptedMediaTypes(options: {
  readonly platform: Platform;
  readonly protobuf: boolean;
  readonly cbor?: boolean;
  readonly watch?: boolean;
}): string[] {
  const types = [jsonMediaType];
  if (options.watch !== true) types.push(yamlMediaType);
  if (options.protobuf) types.push(options.platform.protobufMediaType);
  if (options.cbor === true) types.push(options.watch === true ? cborSequenceMediaType : cborMediaType);
  return types;
}
