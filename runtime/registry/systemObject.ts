import { admissionChain } from "../admission/chain.ts";
import { shapeOf } from "../apply/shape.ts";
import { trackUpdate } from "../apply/trackUpdate.ts";
import { timestamp } from "../lib/timestamp.ts";
import type { ApiObject, Platform } from "../schema/index.ts";
import { change } from "./change.ts";
import { prepare } from "./prepare.ts";
import type { Store } from "./store.ts";

export interface SystemObjectOptions {
  readonly platform: Platform;
  readonly newUid: () => string;
  readonly nowMs: number;
  /** What a client could not say of a new object, such as its status. */
  readonly complete?: (object: ApiObject) => void;
}

/** Creates an object that the server needs for itself, where it does not exist. */
export async function ensureSystemObject(store: Store, given: ApiObject, options: SystemObjectOptions): Promise<void> {
  const { platform, newUid, nowMs, complete } = options;
  const { name = "", namespace = "" } = given.metadata ?? {};
  if (store.get(namespace, name) !== undefined) return;
  const code = await store.load();
  const { descriptor } = store;
  const time = timestamp(nowMs);
  const object: ApiObject = { ...given, metadata: { ...given.metadata, uid: newUid(), creationTimestamp: time } };
  const own = { apiVersion: descriptor.apiVersion, shape: shapeOf(code.structure) };
  const versions = { own, find: () => undefined, mayChange: false };
  const writer = { manager: `${platform.systemPrefix}-apiserver`, subresource: "", time, versions };
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
    track: (made) => trackUpdate(made, undefined, writer),
  });
  complete?.(object);
  await change({ store, code, namespace, name, dryRun: false }, (current) =>
    current === undefined ? { kind: "write", object } : { kind: "keep" },
  );
}
