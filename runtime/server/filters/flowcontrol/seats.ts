import { booleanParameter } from "../../../handlers/options/parameters.ts";
import type { Registry } from "../../../registry/registry.ts";
import type { RequestContext } from "../context.ts";

/** Objects of a list that make up one seat. */
const objectsPerSeat = 100;

/**
 * Seats that a request takes, `widest` at most: one, or those of the objects that it goes through. A selector makes no
 * list cheaper, as all objects are looked at; a limit does.
 */
export function seatsOf(
  { info, search }: Pick<RequestContext, "info" | "search">,
  widest: number,
  registry: Pick<Registry, "route">,
): number {
  if (widest === 1 || !info.isResourceRequest || !isOfMany(info.verb, search)) return 1;
  const collection = registry.route(info)?.store.collection;
  if (collection?.isOpen !== true) return 1;
  const { liveCount } = collection.cache;
  if (liveCount <= objectsPerSeat) return 1;
  return Math.min(widest, Math.ceil(Math.min(liveCount, limitOf(search)) / objectsPerSeat));
}

function isOfMany(verb: string, search: string): boolean {
  if (verb === "list" || verb === "deletecollection") return true;
  if (verb !== "watch" || !search.includes("sendInitialEvents")) return false;
  return booleanParameter(new URLSearchParams(search), "sendInitialEvents") === true;
}

function limitOf(search: string): number {
  if (search.includes("Selector=")) return Infinity;
  return Number(/(?:^|&)limit=(\d+)/.exec(search)?.[1] ?? 0) || Infinity;
}
