import { notFound } from "../../generated/errors.ts";
import { groupMasters, userApiserver } from "../../generated/wellknown.ts";
import { admissionChain } from "../admission/chain.ts";
import { shapeOf } from "../apply/shape.ts";
import { trackInSteps, trackUpdate, type Writer } from "../apply/trackUpdate.ts";
import { timestamp } from "../lib/timestamp.ts";
import { type ApiObject, isStatusReason, type KindCode, type Platform } from "../schema/index.ts";
import { change, resourceOf } from "./change.ts";
import { prepare, type PrepareContext } from "./prepare.ts";
import type { Store } from "./store.ts";

export interface SystemObjectOptions {
  readonly platform: Platform;
  readonly newUid: () => string;
  readonly nowMs: number;
  /** As whom fields are managed; absent: as the server. */
  readonly manager?: string;
  /** What a client could not say of a new object, such as its status. */
  readonly complete?: (object: ApiObject) => void;
}

/** Creates an object that the server needs for itself, where it does not exist. */
export async function ensureSystemObject(store: Store, given: ApiObject, options: SystemObjectOptions): Promise<void> {
  const { newUid, nowMs, complete } = options;
  const { name = "", namespace = "" } = given.metadata ?? {};
  if (store.get(namespace, name) !== undefined) return;
  const code = await store.load();
  const { descriptor } = store;
  const writer = systemWriter(store, code, options);
  const creationTimestamp = timestamp(nowMs);
  const object: ApiObject = { ...given, metadata: { ...given.metadata, uid: newUid(), creationTimestamp } };
  prepare(object, undefined, {
    ...unaskedCreate({ descriptor, code, namespace, name, nowMs }),
    track: (made) => trackInSteps(made, undefined, writer),
  });
  complete?.(object);
  try {
    await change({ store, code, namespace, name, dryRun: false }, (current) =>
      current === undefined ? { kind: "write", object } : { kind: "keep" },
    );
  } catch (error) {
    await store.fresh();
    // Another server was faster, and has what this object needed, such as its address.
    if (store.get(namespace, name) === undefined) throw error;
  }
}

/** What prepares a new object that no plugin is asked about. */
export function unaskedCreate({
  namespace = "",
  name,
  ...given
}: Pick<PrepareContext, "descriptor" | "code" | "nowMs" | "isGateOn"> & {
  readonly namespace?: string;
  readonly name: string;
}): PrepareContext {
  const { descriptor } = given;
  const user = { name: userApiserver, groups: [groupMasters] };
  return {
    ...given,
    admission: admissionChain([]),
    attributes: {
      ...{ operation: "create", descriptor, namespace, name, subresource: "", user, dryRun: false },
      ...{ warn: () => {}, audit: undefined, options: () => undefined },
      signal: () => new AbortController().signal,
    },
    subresource: "",
    warn: () => {},
  };
}

export interface SystemChangeOptions<T extends ApiObject>
  extends Pick<SystemObjectOptions, "platform" | "nowMs" | "manager"> {
  /** As whom the change is tracked, and in which sub-resource; absent: as the server, in the object itself. */
  readonly as?: Pick<Writer, "manager" | "subresource">;
  readonly namespace: string;
  readonly name: string;
  /** What is to become of a copy of the object, which may be changed in place; undefined where it is right already. */
  readonly decide: (object: T) => ApiObject | undefined;
}

/** Changes an object that the server keeps for itself, where it exists. */
export async function changeSystemObject<T extends ApiObject>(
  store: Store,
  options: SystemChangeOptions<T>,
): Promise<void> {
  const { namespace, name, decide, as } = options;
  const code = await store.load();
  const writer = { ...systemWriter(store, code, options), ...as };
  const changed = change({ store, code, namespace, name, dryRun: false }, (current) => {
    if (current === undefined) throw notFound(resourceOf(store), name);
    const object = decide(current.decode() as T);
    if (object === undefined) return { kind: "keep" };
    trackUpdate(object, current.decode(), writer);
    return { kind: "write", object };
  });
  await unlessGone(changed);
}

export interface SystemRemovalOptions extends Pick<SystemObjectOptions, "nowMs"> {
  readonly namespace: string;
  readonly name: string;
  /** Whether the object is still the one that is to go. */
  readonly isMeant: (object: ApiObject) => boolean;
}

/** Deletes an object that the server keeps for itself, where it exists; one with finalizers goes with the last. */
export async function removeSystemObject(store: Store, options: SystemRemovalOptions): Promise<void> {
  const { namespace, name, nowMs, isMeant } = options;
  const code = await store.load();
  const changed = change({ store, code, namespace, name, dryRun: false }, (current) => {
    if (current === undefined) throw notFound(resourceOf(store), name);
    const object = current.decode();
    const metadata = (object.metadata ??= {});
    if (!isMeant(object)) return { kind: "keep" };
    if ((metadata.finalizers ?? []).length === 0) return { kind: "remove" };
    if (metadata.deletionTimestamp !== undefined) return { kind: "keep" };
    metadata.deletionTimestamp = timestamp(nowMs);
    metadata.deletionGracePeriodSeconds = 0;
    return { kind: "write", object };
  });
  await unlessGone(changed);
}

async function unlessGone(changed: Promise<unknown>): Promise<void> {
  try {
    await changed;
  } catch (error) {
    if (!isStatusReason(error, "NotFound")) throw error;
  }
}

/** Who writes what the server needs for itself. */
export function systemWriter(
  { descriptor }: Store,
  code: KindCode,
  { platform, nowMs, manager }: Pick<SystemObjectOptions, "platform" | "nowMs" | "manager">,
): Writer {
  const own = { apiVersion: descriptor.apiVersion, shape: shapeOf(code.structure) };
  const versions = { own, find: () => undefined, mayChange: false };
  return {
    manager: manager ?? `${platform.systemPrefix}-apiserver`,
    subresource: "",
    time: timestamp(nowMs),
    versions,
  };
}
