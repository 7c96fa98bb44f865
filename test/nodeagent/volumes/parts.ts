import type { CsiVolumes } from "../../../runtime/nodeagent/volumes/csi/csiVolumes.ts";
import type { ObjectSource } from "../../../runtime/nodeagent/volumes/objectSource.ts";

/** A node without storage drivers. */
export const noDrivers: CsiVolumes = {
  setUp: () => Promise.reject(new Error("no driver")),
  ...{ refresh: async () => {}, tearDown: async () => {}, clear: async () => {} },
  ...{ usage: async () => undefined, inUse: () => [] },
};

/** An API without objects. */
export const noObjects: ObjectSource = {
  ...{ configMap: async () => undefined, secret: async () => undefined },
  ...{ claim: async () => undefined, persistentVolume: async () => undefined },
  ...{ csiDriver: async () => undefined, volumeAttachment: async () => undefined },
  token: async () => ({ token: "token", expiresAtMs: 0 }),
  certificate: () => Promise.reject(new Error("no signer")),
  trustBundles: async () => [],
};
