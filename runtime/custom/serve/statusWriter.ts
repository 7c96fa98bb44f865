import type { Writer } from "../../apply/trackUpdate.ts";
import type { Store } from "../../registry/store.ts";
import { systemWriter } from "../../registry/systemObject.ts";
import type { KindCode, Platform } from "../../schema/index.ts";

/** The server as the writer of what it says of a definition. */
export function statusWriter(parts: {
  readonly store: Store;
  readonly code: KindCode;
  readonly platform: Platform;
  readonly clock: () => number;
}): Writer {
  const { store, code, platform, clock } = parts;
  return { ...systemWriter(store, code, { platform, nowMs: clock() }), subresource: "status" };
}
