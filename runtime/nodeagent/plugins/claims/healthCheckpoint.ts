import { fieldsOf, formed, readState } from "../../stateFile.ts";
import type { DeviceHealth, HealthState } from "./deviceHealth.ts";
import { replaceFile } from "../../files.ts";

/** A device's health with when it was reported, in milliseconds since the epoch. */
export interface KeptHealth extends DeviceHealth {
  readonly reportedMs: number;
}

/** What drivers have reported of their devices, by the drivers' names. */
export type KeptHealths = ReadonlyMap<string, readonly KeptHealth[]>;

/** The health of devices, kept in a file, so that a new agent knows it before drivers have reported again. */
export interface HealthCheckpoint {
  /** Throws an Error for a file that has another form. */
  readonly read: () => Promise<KeptHealths>;
  readonly write: (healths: KeptHealths) => Promise<void>;
}

/** As it stands in the file. */
interface Entry {
  readonly PoolName: string;
  readonly DeviceName: string;
  readonly Health: string;
  readonly LastUpdated: string;
  /** In nanoseconds; 0 and absent: as long as the node agent says. */
  readonly HealthCheckTimeout?: number;
  readonly Message?: string;
}

type Content = Readonly<Record<string, { readonly Devices: Readonly<Record<string, Entry>> }>>;

const nanosInMs = 1_000_000;

export function healthCheckpoint(path: string): HealthCheckpoint {
  return {
    read: async () => {
      const value = await readState(path);
      if (value === undefined) return new Map();
      const content = fieldsOf<string>(value, path) as Content;
      return formed(path, () => new Map(Object.entries(content).map(healthsOf)));
    },
    write: async (healths) => {
      const content = Object.fromEntries(
        [...healths].map(([driver, devices]) => {
          return [driver, { Devices: Object.fromEntries(devices.map((each) => [nameOf(each), entryOf(each)])) }];
        }),
      );
      await replaceFile(path, JSON.stringify(content));
    },
  };
}

function healthsOf([driver, { Devices }]: [string, Content[string]]): [string, readonly KeptHealth[]] {
  return [driver, Object.values(Devices).map(healthOf)];
}

function nameOf({ pool, device }: DeviceHealth): string {
  return `${pool}/${device}`;
}

function entryOf({ pool, device, health, message, timeoutMs, reportedMs }: KeptHealth): Entry {
  return {
    ...{ PoolName: pool, DeviceName: device, Health: health, LastUpdated: new Date(reportedMs).toISOString() },
    ...{ HealthCheckTimeout: timeoutMs * nanosInMs, Message: message },
  };
}

function healthOf(entry: Entry): KeptHealth {
  const { PoolName, DeviceName, Health, LastUpdated, HealthCheckTimeout = 0, Message = "" } = entry;
  return {
    ...{ pool: String(PoolName), device: String(DeviceName), health: stateOf(Health), message: String(Message) },
    ...{ timeoutMs: HealthCheckTimeout / nanosInMs, reportedMs: Date.parse(LastUpdated) },
  };
}

function stateOf(text: string): HealthState {
  return text === "Healthy" || text === "Unhealthy" ? text : "Unknown";
}
