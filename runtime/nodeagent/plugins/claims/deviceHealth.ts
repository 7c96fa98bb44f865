import {
  type DeviceHealth as DeviceHealthMessage,
  HealthStatus,
} from "../../../../generated/pb/dra/health/v1alpha1/api_pb.ts";

export type HealthState = "Healthy" | "Unhealthy" | "Unknown";

/** What a driver says of one of its devices. */
export interface DeviceHealth {
  readonly pool: string;
  readonly device: string;
  readonly health: HealthState;
  /** "" for none. */
  readonly message: string;
  /** For how long it counts where the driver does not report again. */
  readonly timeoutMs: number;
}

/** For how long a report counts that does not say so. */
const defaultTimeoutMs = 30_000;
/** @limit Time for which a driver's report of a device counts: it counts so long. */
const maxTimeoutMs = 24 * 3_600_000;
/** @limit Message of a driver about a device, in characters: it is cut. */
const maxMessageLength = 1024;
/** @limit Name of a pool or of a device in a driver's report: the device is left out. */
const maxNameLength = 253;

/** @limit Devices of a driver whose health is known: the health of the others is Unknown. */
export const maxDevicesOfDriver = 4096;

/** What a driver has reported, as far as it names devices. */
export function deviceHealths(given: readonly DeviceHealthMessage[]): readonly DeviceHealth[] {
  return given.slice(0, maxDevicesOfDriver).flatMap((each) => deviceHealth(each) ?? []);
}

function deviceHealth(given: DeviceHealthMessage): DeviceHealth | undefined {
  const { poolName: pool = "", deviceName: device = "" } = given.device ?? {};
  const isNamed = [pool, device].every((each) => each !== "" && each.length <= maxNameLength);
  if (!isNamed) return undefined;
  return { pool, device, health: stateOf(given.health), message: cut(given.message), timeoutMs: timeoutOf(given) };
}

/** As a report may be: what a file says may be another's. */
export function boundedHealth(given: DeviceHealth): DeviceHealth {
  const { timeoutMs, message } = given;
  return { ...given, message: cut(message), timeoutMs: boundedTimeoutMs(timeoutMs) };
}

function stateOf(health: HealthStatus): HealthState {
  if (health === HealthStatus.HEALTHY) return "Healthy";
  return health === HealthStatus.UNHEALTHY ? "Unhealthy" : "Unknown";
}

function timeoutOf({ healthCheckTimeoutSeconds }: DeviceHealthMessage): number {
  return boundedTimeoutMs(Number(healthCheckTimeoutSeconds) * 1000);
}

function boundedTimeoutMs(ms: number): number {
  return ms > 0 ? Math.min(ms, maxTimeoutMs) : defaultTimeoutMs;
}

/** A character of two units is not cut in half. */
function cut(message: string): string {
  if (message.length <= maxMessageLength) return message;
  return `${message.slice(0, maxMessageLength - 3).replace(/[\uD800-\uDBFF]$/, "")}...`;
}
