import type { NodeGetInfoResponse } from "../../../../generated/pb/csi/v1/csi_pb.ts";
import type { PluginHandler } from "../../plugins/pluginFolder.ts";
import { type CsiDriver, type OnCall, openCsiDriver } from "./csiDriver.ts";

/** What a driver says of the node. */
export type CsiNodeInfo = Pick<NodeGetInfoResponse, "nodeId" | "maxVolumesPerNode" | "accessibleTopology">;

export interface CsiDriversOptions {
  readonly onCall: OnCall;
  /** A driver came, or came anew. */
  readonly onRegistered: (name: string, info: CsiNodeInfo) => void;
  readonly onGone: (name: string) => void;
}

/** The storage drivers of the node. */
export interface CsiDrivers extends PluginHandler {
  /** Throws an Error for a driver that has not registered. */
  readonly get: (name: string) => CsiDriver;
  readonly has: (name: string) => boolean;
  readonly close: () => void;
}

/** Keeps the storage drivers that register by their sockets. */
export function csiDrivers({ onCall, onRegistered, onGone }: CsiDriversOptions): CsiDrivers {
  const drivers = new Map<string, { readonly driver: CsiDriver; readonly endpoint: string }>();
  return {
    register: async ({ name, endpoint, supportedVersions }) => {
      const supported = supportedVersions.some((each) => /^v?1\.\d/.test(each));
      if (!supported) throw new Error(`driver ${name} must serve version 1 and serves ${supportedVersions.join(", ")}`);
      const driver = openCsiDriver(name, { socketPath: endpoint, onCall });
      try {
        onRegistered(name, await driver.node.nodeGetInfo({}));
      } catch (error) {
        driver.close();
        throw error;
      }
      drivers.get(name)?.driver.close();
      drivers.set(name, { driver, endpoint });
    },
    deregister: ({ name, endpoint }) => {
      const known = drivers.get(name);
      if (known?.endpoint !== endpoint) return; // another has taken its place
      known.driver.close();
      drivers.delete(name);
      onGone(name);
    },
    get: (name) => {
      const found = drivers.get(name);
      if (found === undefined) throw new Error(`driver name ${name} not found in the list of registered CSI drivers`);
      return found.driver;
    },
    has: (name) => drivers.has(name),
    close: () => {
      for (const { driver } of drivers.values()) driver.close();
    },
  };
}
