import type { Negotiated } from "../negotiate/accept.ts";
import { badRequest, notFound, unclassified } from "../../generated/errors.ts";
import { resourceOf } from "../registry/change.ts";
import { answerForm } from "./answerForm.ts";
import type { HandlerContext } from "./context.ts";
import { booleanParameter } from "./parameters.ts";
import { respondObject } from "./respond.ts";
import type { BodyResponse, Handler, ResourceRequest } from "./request.ts";
import { awaitRevision, revisionOf } from "./resourceVersion.ts";

/** Answers one object: most often the very bytes that were stored. */
export function get(context: HandlerContext): Handler {
  return (request) => {
    if (booleanParameter(request.query, "export") === true) {
      throw badRequest("the export parameter, deprecated since v1.14, is no longer supported");
    }
    const version = request.query.get("resourceVersion") ?? "";
    if (version === "0") return answer(request, context);
    if (version === "") {
      const fresh = request.store.fresh();
      return fresh === undefined ? answer(request, context) : fresh.then(() => answer(request, context));
    }
    const wanted = { revision: revisionOf(version, unclassified), text: version };
    return awaitRevision(request, wanted).then(() => answer(request, context));
  };
}

function answer(request: ResourceRequest, context: HandlerContext): BodyResponse | Promise<BodyResponse> {
  const negotiated = answerForm(request, context, "object");
  if (negotiated instanceof Promise) return negotiated.then((each) => answerAs(request, each, context));
  return answerAs(request, negotiated, context);
}

function answerAs(
  request: ResourceRequest,
  negotiated: Negotiated,
  context: HandlerContext,
): BodyResponse | Promise<BodyResponse> {
  const { store } = request;
  const entry = store.get(request.namespace, request.name);
  if (entry === undefined) throw notFound(resourceOf(store), request.name);
  return respondObject(request, { bytes: entry.bytes, status: 200, negotiated, context });
}
