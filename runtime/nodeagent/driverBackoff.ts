/** Remembers how work of a driver failed, so that the driver is not called again at once. */
export interface DriverBackoff {
  /** Runs the work of a key. Rejects with the last error, and runs nothing, while that is backed off. */
  readonly run: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

const firstMs = 500;
/** @limit Wait before work of a driver that failed is tried again: tried again after that time. */
const maxMs = 122_000;
/** @limit Failed work of drivers that a node agent remembers: what failed longest ago is tried at once. */
const maxFailures = 1024;

interface Failure {
  readonly error: unknown;
  readonly waitMs: number;
  readonly untilMs: number;
}

/** Waits are 500 ms at first and twice as long after each failure; a success ends them. */
export function driverBackoff(nowMs: () => number): DriverBackoff {
  const failures = new Map<string, Failure>();
  return {
    run: async (key, work) => {
      const last = failures.get(key);
      if (last !== undefined && nowMs() < last.untilMs) throw last.error;
      try {
        const result = await work();
        failures.delete(key);
        return result;
      } catch (error) {
        const waitMs = last === undefined ? firstMs : Math.min(last.waitMs * 2, maxMs);
        failures.delete(key);
        failures.set(key, { error, waitMs, untilMs: nowMs() + waitMs });
        const [oldest] = failures.keys();
        if (failures.size > maxFailures && oldest !== undefined) failures.delete(oldest);
        throw error;
      }
    },
  };
}
