import { formNotAcceptable } from "../../../generated/errors.ts";
import { isPlain, type Negotiated, negotiate, plainJson } from "../../negotiate/accept.ts";
import { hasWireForm } from "../../negotiate/wireForm.ts";
import type { KindCode } from "../../schema/index.ts";
import type { HandlerContext } from "../context.ts";
import type { ResourceRequest } from "../request.ts";

/** `deletedList`: the list of what a collection held, at a path that offers the media types of objects. */
export type AnswerKind = "object" | "list" | "deletedList" | "watch";

/**
 * Chooses how to answer a request from its Accept header: at once for plain JSON, which most ask for; else when the
 * kind's code is there, whose structure tells whether it can be written in protobuf. Throws notAcceptable.
 */
export function answerForm(
  request: ResourceRequest,
  context: HandlerContext,
  kind: AnswerKind,
): Negotiated | Promise<Negotiated> {
  const { accept } = request.headers;
  if (isPlain(accept)) return plainJson;
  const code = request.store.load();
  if (code instanceof Promise) return code.then((loaded) => choose(request, context, { kind, code: loaded }));
  return choose(request, context, { kind, code });
}

function choose(
  request: ResourceRequest,
  { platform, encodings }: HandlerContext,
  { kind, code }: { readonly kind: AnswerKind; readonly code: KindCode },
): Negotiated {
  const isCustom = request.store.descriptor.custom === true;
  const negotiated = negotiate(request.headers.accept, {
    platform,
    protobuf: isWritable(request, code) || "metadata",
    table: request.store.descriptor.virtual !== true, // an answer that is stored nowhere has no columns
    watch: kind === "watch",
    cbor: encodings.cbor,
    ...(isCustom ? {} : { route: kind === "object" || kind === "deletedList" ? "object" : "list" }),
  });
  checkForm(negotiated, kind);
  return negotiated;
}

/** Throws formNotAcceptable. */
function checkForm({ as }: Negotiated, kind: AnswerKind): void {
  if (as === "partial" && (kind === "list" || kind === "deletedList")) {
    throw formNotAcceptable("you requested PartialObjectMetadata, but the requested object is a list");
  }
  if (as === "partialList" && kind === "object") {
    throw formNotAcceptable("you requested PartialObjectMetadataList, but the requested object is not a list");
  }
}

/** Whether bodies of the request's kind may be in protobuf. */
export function isWritable({ store }: ResourceRequest, code: KindCode): boolean {
  return store.descriptor.custom !== true && hasWireForm(code.structure);
}
