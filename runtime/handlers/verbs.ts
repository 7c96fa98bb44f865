import type { Verb } from "../schema/index.ts";
import type { HandlerContext } from "./context.ts";
import { create } from "./create.ts";
import { remove } from "./delete.ts";
import { deleteCollection } from "./deletecollection.ts";
import { get } from "./get.ts";
import { list } from "./list.ts";
import { patch } from "./patch.ts";
import type { Handler } from "./request.ts";
import { update } from "./update.ts";
import { watch } from "./watch.ts";

/** The handler of each verb: the handler table's rows name verbs, this says what they do. */
export function verbHandlers(context: HandlerContext): Readonly<Record<Verb, Handler>> {
  return {
    create: create(context),
    delete: remove(context),
    deletecollection: deleteCollection(context),
    get: get(context),
    list: list(context),
    patch: patch(context),
    update: update(context),
    watch: watch(context),
  };
}
