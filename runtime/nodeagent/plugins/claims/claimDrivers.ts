import { type Client, createClient } from "@connectrpc/connect";
import { DRAPlugin } from "../../../../generated/pb/dra/v1/api_pb.ts";
import { DRAResourceHealth } from "../../../../generated/pb/dra/health/v1alpha1/api_pb.ts";
import { DRAPlugin as DRAPluginBeta } from "../../../../generated/pb/dra/v1beta1/api_pb.ts";
import type { ClaimMeter } from "../../meters/claimMeter.ts";
import { unixClient } from "../../sockets/unixClient.ts";
import type { PluginHandler } from "../pluginFolder.ts";
import type { FollowHealth } from "./healthStream.ts";

/** The calls of a driver of devices, which are the same in all versions. */
export type ClaimDriver = Client<typeof DRAPlugin>;

/** The drivers of devices for resource claims. */
export interface ClaimDrivers extends PluginHandler {
  /** The one that registered last, since a new one may run beside the old. Throws an Error where there is none. */
  readonly get: (name: string) => ClaimDriver;
  readonly close: () => void;
}

export interface ClaimDriversOptions {
  /** No driver of this name is left. */
  readonly onGone: (name: string) => void;
  readonly onRegistered: (name: string) => void;
  readonly onCall?: ClaimMeter["call"];
  /** Absent: the health of devices is not followed. */
  readonly follow?: FollowHealth;
}

/** @limit Call of a driver of devices: the pod is not started, or not forgotten, and the call is made again. */
const callTimeoutMs = 45_000;

/** By the names by which drivers register what they serve; the first that a driver has is used. */
const services = [
  ["v1.DRAPlugin", DRAPlugin],
  ["v1beta1.DRAPlugin", DRAPluginBeta],
] as const;
/** What a driver registers that reports the health of its devices. */
const healthService = "v1alpha1.DRAResourceHealth";

interface Instance {
  readonly endpoint: string;
  readonly driver: ClaimDriver;
  readonly close: () => void;
}

export function claimDrivers(options: ClaimDriversOptions): ClaimDrivers {
  const { onGone, onRegistered, onCall = () => {}, follow } = options;
  const instances = new Map<string, readonly Instance[]>();
  return {
    register: async ({ name, endpoint, supportedVersions }) => {
      const found = services.find(([version]) => supportedVersions.includes(version));
      if (found === undefined) {
        const known = services.map(([version]) => version).join(", ");
        throw new Error(`driver ${name} must serve one of ${known} and serves ${supportedVersions.join(", ")}`);
      }
      const others = instances.get(name) ?? [];
      if (others.some((each) => each.endpoint === endpoint)) {
        throw new Error(`endpoint ${endpoint} already registered for DRA driver plugin ${name}`);
      }
      const { transport, close } = unixClient(endpoint, callTimeoutMs, (call) => onCall(name, call));
      const hasHealth = supportedVersions.includes(healthService);
      const letGo = hasHealth ? follow?.(name, createClient(DRAResourceHealth, transport)) : undefined;
      const end = () => {
        letGo?.();
        close();
      };
      instances.set(name, [...others, { endpoint, close: end, driver: createClient(found[1], transport) }]);
      onRegistered(name);
    },
    deregister: ({ name, endpoint }) => {
      const all = instances.get(name) ?? [];
      all.find((each) => each.endpoint === endpoint)?.close();
      const left = all.filter((each) => each.endpoint !== endpoint);
      if (left.length > 0) return void instances.set(name, left);
      instances.delete(name);
      onGone(name);
    },
    get: (name) => {
      const newest = instances.get(name)?.at(-1);
      if (newest === undefined) throw new Error(`DRA driver ${name} is not registered`);
      return newest.driver;
    },
    close: () => {
      for (const { close } of [...instances.values()].flat()) close();
    },
  };
}
