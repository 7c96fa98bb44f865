import { badRequest, notFound } from "../../../generated/errors.ts";
import { resourceOf } from "../../registry/change.ts";
import { answerForm } from "../answers/answerForm.ts";
import type { HandlerContext } from "../context.ts";
import type { Answerable } from "../open.ts";
import { booleanParameter } from "../options/parameters.ts";
import { respondObject } from "../answers/respond.ts";
import type { BodyResponse, ResourceRequest } from "../request.ts";
import { awaitRevision, revisionOf } from "../options/resourceVersion.ts";

/** Answers one object: most often the very bytes that were stored. */
export function get(request: ResourceRequest, context: HandlerContext): BodyResponse | Promise<BodyResponse> {
  if (booleanParameter(request.query, "export") === true) {
    throw badRequest("the export parameter, deprecated since v1.14, is no longer supported");
  }
  const version = request.query.get("resourceVersion") ?? "";
  if (version === "0") return answer(request, context);
  if (version === "") {
    const fresh = request.store.fresh();
    return fresh === undefined ? answer(request, context) : fresh.then(() => answer(request, context));
  }
  const wanted = { revision: revisionOf(version), text: version };
  return awaitRevision(request, wanted).then(() => answer(request, context));
}

function answer(request: ResourceRequest, context: HandlerContext): BodyResponse | Promise<BodyResponse> {
  const negotiated = answerForm(request, context, "object");
  if (negotiated instanceof Promise) return negotiated.then((each) => found({ request, context, negotiated: each }));
  return found({ request, context, negotiated });
}

function found(open: Answerable): BodyResponse | Promise<BodyResponse> {
  const { store, namespace, name } = open.request;
  const entry = store.get(namespace, name);
  if (entry === undefined) throw notFound(resourceOf(store), name);
  return respondObject(open, { bytes: entry.bytes });
}
