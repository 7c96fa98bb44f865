import { isNotFound } from "../../client/errors.ts";
import type { OwnerReferenceLike } from "../../schema/index.ts";
import type { DiscoveredResource } from "../discovery.ts";
import { awaitsDependents } from "./finalizers.ts";
import { type Item, keyOf, type Monitors } from "./monitors.ts";

/** The owner references of an object, by what has become of the owners. */
export interface Owners {
  /** They exist, and stay. */
  readonly solid: readonly OwnerReferenceLike[];
  /** They are gone, or never were where the object could be theirs. */
  readonly dangling: readonly OwnerReferenceLike[];
  /** They are being deleted, and wait until their dependents are. */
  readonly waiting: readonly OwnerReferenceLike[];
  /** Some that exist are in no watch yet, so their end could go unheard. */
  readonly isUnsure: boolean;
}

export interface OwnerContext {
  readonly monitors: Monitors;
  readonly absent: AbsentOwners;
  readonly signal: AbortSignal;
  /** An object names an owner that is in another namespace than it. */
  readonly onMisplaced: (item: Item, owner: OwnerReferenceLike) => void;
}

type OwnerState = "solid" | "dangling" | "waiting" | "unseen";

/**
 * Looks at every owner of an object. Watches are believed of owners that exist; that one is gone only the server says.
 * "unserved" when the kind of one is not served, "misplaced" when an object of the whole cluster names an owner in a
 * namespace, which cannot be meant.
 */
export async function ownersOf(item: Item, context: OwnerContext): Promise<Owners | "unserved" | "misplaced"> {
  const { namespace = "", ownerReferences = [] } = item.object.metadata;
  const states: [OwnerReferenceLike, OwnerState][] = [];
  for (const reference of ownerReferences) {
    const resource = context.monitors.kindOf(reference.apiVersion, reference.kind);
    if (resource?.namespaced === true && namespace === "") {
      if (context.monitors.has(resource, reference)) context.onMisplaced(item, reference);
      return "misplaced";
    }
    if (resource !== undefined) states.push([reference, await stateOf(reference, { resource, item, context })]);
    else if (context.absent.hasGone(reference.uid)) states.push([reference, "dangling"]);
    else return "unserved";
  }
  const those = (...wanted: OwnerState[]) => states.filter(([, state]) => wanted.includes(state)).map(([each]) => each);
  return {
    solid: those("solid", "unseen"),
    dangling: those("dangling"),
    waiting: those("waiting"),
    isUnsure: those("unseen").length > 0,
  };
}

/** An owner is where its dependent is, or of the whole cluster. */
async function stateOf(
  reference: OwnerReferenceLike,
  at: { readonly resource: DiscoveredResource; readonly item: Item; readonly context: OwnerContext },
): Promise<OwnerState> {
  const { name, uid } = reference;
  const { resource, context } = at;
  const { monitors, absent, signal } = context;
  const { namespace: own = "" } = at.item.object.metadata;
  const namespace = resource.namespaced ? own : "";
  const key = keyOf(resource, { namespace, name });
  if (absent.has(key, uid)) return "dangling";
  const known = monitors.get(key);
  if (known?.object.metadata.uid === uid) return awaitsDependents(known.object) ? "waiting" : "solid";
  try {
    const object = await monitors.place(resource, namespace).get(name, { signal });
    if (object.metadata.uid === uid) return awaitsDependents(object) ? "waiting" : "unseen";
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  absent.add(key, uid);
  if (resource.namespaced && monitors.has(resource, reference)) context.onMisplaced(at.item, reference);
  return "dangling";
}

/**
 * Owners that the server does not know (any more), by what they were called and by uid: a reference may have the one
 * right and the other wrong. No uid comes twice, so nothing in here gets wrong.
 */
export class AbsentOwners {
  readonly #keys = new Set<string>();

  /** Whether there is no object of this key and uid. */
  has(key: string, uid: string): boolean {
    return this.#keys.has(uid) || this.#keys.has(`${key} ${uid}`);
  }

  /** Whether the object of this uid was deleted. */
  hasGone(uid: string): boolean {
    return this.#keys.has(uid);
  }

  add(key: string, uid: string): void {
    this.#remember(`${key} ${uid}`);
  }

  addGone(uid: string): void {
    this.#remember(uid);
  }

  #remember(key: string): void {
    this.#keys.add(key);
    if (this.#keys.size <= maxAbsent) return;
    const [oldest = ""] = this.#keys;
    this.#keys.delete(oldest);
  }
}

/**
 * Owners that are remembered: their dependents come soon after one another.
 * @limit Owners remembered as absent: the server is asked again.
 */
const maxAbsent = 500;
