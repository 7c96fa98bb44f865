import type { Clock } from "../../../client/clock.ts";
import { boundedHealth, type DeviceHealth, maxDevicesOfDriver } from "./deviceHealth.ts";
import type { HealthCheckpoint, KeptHealth } from "./healthCheckpoint.ts";

export interface HealthCacheOptions {
  readonly checkpoint: HealthCheckpoint;
  /** For lengths of time. */
  readonly steady: Clock;
  /** The machine's time, for the file. */
  readonly nowMs: () => number;
  /** What is known of these devices of a driver is another than before. */
  readonly onChange: (driver: string, isChanged: (pool: string, device: string) => boolean) => void;
  readonly logError: (message: string, error: unknown) => void;
}

interface Known extends DeviceHealth {
  /** By the steady clock. */
  readonly reportedMs: number;
  readonly untilMs: number;
}

interface Driver {
  /** Of the stream that reported last; undefined for what a file says. */
  readonly stream: object | undefined;
  readonly devices: ReadonlyMap<string, Known>;
}

/** @limit Devices of all drivers whose health is known: the health of the others is Unknown. */
const maxDevicesOfAll = 16_384;
const unknown: Pick<DeviceHealth, "health" | "message"> = { health: "Unknown", message: "" };
/** Milliseconds after which the file is written where nothing but the times of reports is another. */
const refreshMs = 10_000;

/** What drivers have reported of their devices, for as long as it counts. */
export class HealthCache {
  readonly #options: HealthCacheOptions;
  readonly #drivers = new Map<string, Driver>();
  #cancelExpiry = () => {};
  #cancelRefresh: (() => void) | undefined;
  #writing: Promise<void> | undefined;
  #isDue = false;
  #isStopped = false;

  constructor(options: HealthCacheOptions) {
    this.#options = options;
  }

  /** Takes up what an agent before has kept. */
  async restore(): Promise<void> {
    const { checkpoint, logError, nowMs, steady } = this.#options;
    try {
      for (const [driver, devices] of await checkpoint.read()) {
        const known = devices.map((each) => {
          const ageMs = nowMs() - each.reportedMs;
          // The machine's clock may have been put back; a time that is none is too old to count.
          return knownAs(boundedHealth(each), steady.nowMs() - (Number.isNaN(ageMs) ? Infinity : Math.max(0, ageMs)));
        });
        this.#drivers.set(driver, { stream: undefined, devices: this.#kept(driver, known) });
      }
      this.#expire();
    } catch (error) {
      this.#drivers.clear();
      logError("the health of the devices of drivers is not known", error);
    }
  }

  /** What counts now; Unknown for a device that no report counts of. */
  of(driver: string, pool: string, device: string): Pick<DeviceHealth, "health" | "message"> {
    const known = this.#drivers.get(driver)?.devices.get(keyOf(pool, device));
    const counts = known !== undefined && known.untilMs > this.#options.steady.nowMs();
    return counts ? known : unknown;
  }

  /** A stream of a driver says how all its devices are; those it leaves out keep their health until their time. */
  report(driver: string, stream: object, devices: readonly DeviceHealth[]): void {
    if (this.#isStopped) return;
    const now = this.#options.steady.nowMs();
    const fresh = devices.map((each) => knownAs(each, now));
    const before = this.#drivers.get(driver)?.devices ?? new Map<string, Known>();
    const rest = [...before.values()].filter(({ untilMs }) => untilMs > now);
    const after = this.#kept(driver, [...fresh, ...rest]);
    this.#drivers.set(driver, { stream, devices: after });
    this.#follow(driver, before, after);
  }

  /** A stream has ended: nothing is known of the devices that it was the last to report. */
  ended(driver: string, stream: object): void {
    const known = this.#drivers.get(driver);
    if (this.#isStopped || known?.stream !== stream) return;
    this.#drivers.delete(driver);
    this.#follow(driver, known.devices, new Map());
  }

  /** Lets go of everything; what was reported last is written. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelExpiry();
    if (this.#cancelRefresh !== undefined) this.#write();
    await this.#writing;
  }

  /** As many as may be, of those given first; where a device is given twice, the first counts. */
  #kept(driver: string, given: readonly Known[]): ReadonlyMap<string, Known> {
    const others = [...this.#drivers].filter(([name]) => name !== driver).map(([, { devices }]) => devices.size);
    const room = maxDevicesOfAll - others.reduce((sum, each) => sum + each, 0);
    const kept = new Map<string, Known>();
    for (const each of given) {
      if (kept.size >= Math.min(maxDevicesOfDriver, room)) break;
      const key = keyOf(each.pool, each.device);
      if (!kept.has(key)) kept.set(key, each);
    }
    return kept;
  }

  #follow(driver: string, before: ReadonlyMap<string, Known>, after: ReadonlyMap<string, Known>): void {
    const keys = new Set([...before.keys(), ...after.keys()]);
    const changed = new Set([...keys].filter((key) => !isSame(before.get(key), after.get(key))));
    this.#awaitExpiry();
    if (changed.size === 0) {
      this.#refresh();
      return;
    }
    this.#write();
    this.#options.onChange(driver, (pool, device) => changed.has(keyOf(pool, device)));
  }

  /** Forgets what does not count any more. */
  #expire(): void {
    const now = this.#options.steady.nowMs();
    for (const [driver, { stream, devices }] of [...this.#drivers]) {
      const left = new Map([...devices].filter(([, { untilMs }]) => untilMs > now));
      if (left.size === devices.size) continue;
      if (left.size === 0 && stream === undefined) this.#drivers.delete(driver);
      else this.#drivers.set(driver, { stream, devices: left });
      this.#follow(driver, devices, left);
    }
    this.#awaitExpiry();
  }

  #awaitExpiry(): void {
    this.#cancelExpiry();
    let nextMs = Number.POSITIVE_INFINITY;
    for (const { devices } of this.#drivers.values()) {
      for (const { untilMs } of devices.values()) nextMs = Math.min(nextMs, untilMs);
    }
    if (nextMs === Number.POSITIVE_INFINITY) return;
    const { steady } = this.#options;
    this.#cancelExpiry = steady.after(Math.max(1, nextMs - steady.nowMs()), () => this.#expire());
  }

  /** Only times are otherwise: a later agent needs them, and not at once. */
  #refresh(): void {
    this.#cancelRefresh ??= this.#options.steady.after(refreshMs, () => this.#write());
  }

  /** One write after the other, each of what is known when it begins. */
  #write(): void {
    this.#cancelRefresh?.();
    this.#cancelRefresh = undefined;
    this.#isDue = true;
    this.#writing ??= this.#writeAll().finally(() => (this.#writing = undefined));
  }

  async #writeAll(): Promise<void> {
    const { checkpoint, logError, nowMs, steady } = this.#options;
    while (this.#isDue) {
      this.#isDue = false;
      const offsetMs = nowMs() - steady.nowMs();
      const kept = (each: Known): KeptHealth => ({ ...each, reportedMs: each.reportedMs + offsetMs });
      const all = [...this.#drivers].map(([driver, { devices }]) => [driver, [...devices.values()].map(kept)] as const);
      await checkpoint.write(new Map(all)).catch((error: unknown) => {
        logError("the health of devices is not kept", error);
      });
    }
  }
}

function keyOf(pool: string, device: string): string {
  return `${pool}/${device}`;
}

function knownAs(health: DeviceHealth, reportedMs: number): Known {
  return { ...health, reportedMs, untilMs: reportedMs + health.timeoutMs };
}

/** A device of which nothing is known is as one whose health is Unknown. */
function isSame(before: Pick<DeviceHealth, "health" | "message"> = unknown, after = unknown): boolean {
  return before.message === after.message && before.health === after.health;
}
