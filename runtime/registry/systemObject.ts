import { admissionChain } from "../admission/chain.ts";
import { timestamp } from "../lib/timestamp.ts";
import type { ApiObject } from "../schema/index.ts";
import { change } from "./change.ts";
import { prepare } from "./prepare.ts";
import type { Store } from "./store.ts";

export interface SystemObjectOptions {
  readonly newUid: () => string;
  readonly nowMs: number;
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
  const object: ApiObject = {
    ...given,
    metadata: { ...given.metadata, uid: newUid(), creationTimestamp: timestamp(nowMs) },
  };
  prepare(object, undefined, {
    descriptor,
    code,
    admission: admissionChain([]),
    attributes: {
      operation: "create",
      descriptor,
      namespace,
      name,
      subresource: "",
      user: { name: "system:apiserver", groups: ["system:masters"] },
      dryRun: false,
    },
    nowMs,
    subresource: "",
    warn: () => {},
  });
  complete?.(object);
  await change({ store, code, namespace, name, dryRun: false }, (current) =>
    current === undefined ? { kind: "write", object } : { kind: "keep" },
  );
}
