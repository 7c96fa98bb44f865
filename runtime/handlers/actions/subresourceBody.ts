import { type Negotiated, negotiate } from "../../negotiate/accept.ts";
import { decodeBody } from "../../negotiate/decode.ts";
import { contentTypeOf } from "../../negotiate/mediaTypes.ts";
import type { ApiObject, BodyCode, SubresourceDescriptor } from "../../schema/index.ts";
import { type HandlerContext, otherKindOf } from "../context.ts";
import type { ResourceRequest } from "../request.ts";
import type { WriteOptions } from "../options/writeOptions.ts";

/** What a sub-resource is sent, and answers with, where that is of no kind with a path of its own. */
export interface SubresourceBody extends BodyCode {
  readonly group: string;
  readonly apiVersion: string;
  readonly kind: string;
}

/** The body of the sub-resource that a request is for. */
export async function subresourceBody(request: ResourceRequest, context: HandlerContext): Promise<SubresourceBody> {
  const { store, subresource } = request;
  const declared = store.descriptor.subresources.find((each) => each.name === subresource);
  if (declared === undefined) throw new Error(`${store.descriptor.kind} has no sub-resource ${subresource}`);
  const apiVersion = apiVersionOf(declared);
  const { group, kind } = declared;
  const load = context.bodyCodes[`${apiVersion}/${kind}`];
  if (load === undefined) throw new Error(`the spec names ${kind} as the body of ${subresource}, but does not have it`);
  const { structure, setDefaults } = await load();
  return { group, apiVersion, kind, structure, setDefaults };
}

export function apiVersionOf({ group, version }: Pick<SubresourceDescriptor, "group" | "version">): string {
  return group === "" ? version : `${group}/${version}`;
}

/** Reads the body of a request as that; warns of what the client should hear. */
export async function readSubresourceBody<T extends ApiObject>(
  request: ResourceRequest,
  parts: {
    readonly body: SubresourceBody;
    readonly context: HandlerContext;
    readonly options: WriteOptions;
    readonly otherApiVersions?: readonly string[];
  },
): Promise<T> {
  const { body: type, context, options, otherApiVersions = [] } = parts;
  const { platform, encodings } = context;
  const contentType = request.headers["content-type"];
  const { encoding } = contentTypeOf(contentType, { platform, protobuf: true, cbor: encodings.cbor });
  const { structure } = type;
  const { fieldValidation } = options;
  const sent = await request.body();
  const signal = () => request.signal;
  const reading = {
    encoding,
    type,
    structure,
    platform,
    fieldValidation,
    signal,
    otherApiVersions,
    otherKind: otherKindOf(context),
  };
  const { object, warnings } = await decodeBody<T>(sent, reading);
  for (const text of warnings) request.warn(text);
  request.audit?.requested(object);
  return object;
}

/** How to answer with such a body, or with a Status; of most there is no table. */
export function negotiateBody(
  request: ResourceRequest,
  { platform, encodings }: HandlerContext,
  { table } = { table: false },
): Negotiated {
  const { cbor } = encodings;
  const offer = { platform, protobuf: true, table, watch: false, cbor };
  const isCustom = request.store.descriptor.custom === true;
  return negotiate(request.headers.accept, isCustom ? offer : { ...offer, route: "object" });
}
