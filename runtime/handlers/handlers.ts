import { evict } from "./actions/eviction.ts";
import { actOnSubresource } from "./actions/act.ts";
import { connect } from "./actions/connect.ts";
import { observe } from "./actions/observe.ts";
import { review } from "./actions/review.ts";
import { getScale, patchScale, updateScale } from "./actions/scale.ts";
import { requestToken } from "./actions/token.ts";
import type { HandlerContext } from "./context.ts";
import type { Handler, ResourceRequest, Response } from "./request.ts";
import { create } from "./verbs/create.ts";
import { remove } from "./verbs/delete.ts";
import { deleteCollection } from "./verbs/deleteCollection.ts";
import { get } from "./verbs/get.ts";
import { list } from "./verbs/list.ts";
import { patch } from "./verbs/patch.ts";
import { update } from "./verbs/update.ts";
import { watch } from "./watch/watch.ts";

type HandlerOf = (request: ResourceRequest, context: HandlerContext) => Response | Promise<Response>;

const verbs: Readonly<Record<ResourceRequest["verb"], HandlerOf>> = {
  create,
  delete: remove,
  deletecollection: deleteCollection,
  get,
  list,
  patch,
  update,
  watch,
};

/** A scale is another object than the one it is of. */
const scaleVerbs: Readonly<Record<string, HandlerOf>> = { get: getScale, patch: patchScale, update: updateScale };

/** Sub-resources whose create does more than to write the object. */
const actions: Readonly<Record<string, HandlerOf>> = { eviction: evict, token: requestToken };

/** Hands each request to what it asks for, which is chosen here alone. */
export function handler(context: HandlerContext): Handler {
  return (request) => handlerOf(request)(request, context);
}

function handlerOf({ verb, store, subresource, connect: declared, scale }: ResourceRequest): HandlerOf {
  if (declared !== undefined) return connect;
  if (scale !== undefined) return scaleVerbs[verb] ?? verbs[verb];
  if (store.descriptor.observed === true) return observe;
  if (verb !== "create") return verbs[verb];
  if (subresource !== "") return actions[subresource] ?? actOnSubresource;
  return store.descriptor.virtual ? review : create;
}
