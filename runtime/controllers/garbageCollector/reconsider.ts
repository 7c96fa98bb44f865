import { finalizerOrphan } from "../../../generated/wellknown.ts";
import type { Stored } from "../../client/index.ts";
import { eachInTurns } from "../../lib/work.ts";
import type { PartialObject } from "../metadata.ts";
import { awaitsDependents, isHeldBy } from "./finalizers.ts";
import type { AbsentOwners } from "./owners.ts";
import { type Item, keyOf, type Monitors, type MonitorsOptions } from "./monitors.ts";

/** What an event gives reason to look at. */
export function toReconsider(options: {
  readonly add: (item: Item) => void;
  readonly monitors: () => Monitors;
  readonly absent: AbsentOwners;
  /** A custom kind came, changed or went. */
  readonly onKinds: () => void;
}): Pick<MonitorsOptions, "onAdd" | "onUpdate" | "onDelete" | "onGone"> {
  const { add, onKinds } = options;
  const addWaitingOwners = (item: Item): void => {
    for (const owner of ownersIn(item, options.monitors())) if (awaitsDependents(owner.object)) add(owner);
  };
  const forget = async (item: Item): Promise<void> => {
    options.absent.addGone(item.object.metadata.uid);
    await eachInTurns(options.monitors().dependents(item.object.metadata.uid), add);
    addWaitingOwners(item);
  };
  return {
    onAdd: (item) => {
      if (isOwned(item.object) || isEnding(item.object)) add(item);
      if (isDefinition(item)) onKinds();
    },
    onUpdate: (item, old) => {
      const isReowned = ownersText(item.object) !== ownersText(old);
      if ((isReowned && isOwned(item.object)) || isEnding(item.object)) add(item);
      // It may block them no more.
      if (isReowned) addWaitingOwners({ ...item, object: old });
      if (isDefinition(item)) onKinds();
    },
    onDelete: async (item) => {
      await forget(item);
      if (!isDefinition(item)) return;
      // A definition goes when no object of its kind is left, and may take the watch that would have said so with it.
      for (const each of options.monitors().itemsOf(item.object.metadata.name)) await forget(each);
      onKinds();
    },
    onGone: onKinds,
  };
}

/** Definitions are called as the types that they declare: "widgets.example.com". */
function isDefinition({ resource }: Item): boolean {
  return resource.ref.kind === "CustomResourceDefinition";
}

function isOwned({ metadata }: Stored<PartialObject>): boolean {
  return (metadata.ownerReferences?.length ?? 0) > 0;
}

/** Being deleted in a way that asks for the collector. */
function isEnding(object: Stored<PartialObject>): boolean {
  const { deletionTimestamp } = object.metadata;
  return deletionTimestamp !== undefined && (awaitsDependents(object) || isHeldBy(finalizerOrphan, object));
}

/** The owners of an object that are known, and are where it says. */
function ownersIn({ object }: Item, monitors: Monitors): Item[] {
  const { namespace = "", ownerReferences = [] } = object.metadata;
  return ownerReferences.flatMap(({ apiVersion, kind, name, uid }) => {
    const resource = monitors.kindOf(apiVersion, kind);
    if (resource === undefined) return [];
    const item = monitors.get(keyOf(resource, { namespace: resource.namespaced ? namespace : "", name }));
    return item?.object.metadata.uid === uid ? [item] : [];
  });
}

function ownersText({ metadata }: Stored<PartialObject>): string {
  return metadata.ownerReferences === undefined ? "" : JSON.stringify(metadata.ownerReferences);
}
