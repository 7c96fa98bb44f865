import type { Verb } from "../schema/index.ts";
import type { HandlerContext } from "./context.ts";
import { create } from "./create.ts";
import { remove } from "./delete.ts";
import { deleteCollection } from "./deletecollection.ts";
import { get } from "./get.ts";
import { list } from "./list.ts";
import { patch } from "./patch.ts";
import type { Handler } from "./request.ts";
import { scaleHandlers } from "./scale.ts";
import { update } from "./update.ts";
import { watch } from "./watch.ts";

/** The handler of each verb: the handler table's rows name verbs, this says what they do. */
export function verbHandlers(context: HandlerContext): Readonly<Record<Verb, Handler>> {
  const scale = scaleHandlers(context);
  return {
    create: create(context),
    delete: remove(context),
    deletecollection: deleteCollection(context),
    get: either(scale.get, get(context)),
    list: list(context),
    patch: either(scale.patch, patch(context)),
    update: either(scale.update, update(context)),
    watch: watch(context),
  };
}

/** A scale is another object than the one it is of. */
function either(scale: Handler, own: Handler): Handler {
  return (request) => (request.scale === undefined ? own(request) : scale(request));
}
