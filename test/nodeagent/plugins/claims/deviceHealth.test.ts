import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { Clock } from "../../../../runtime/client/clock.ts";
import { claimDrivers } from "../../../../runtime/nodeagent/plugins/claims/claimDrivers.ts";
import type { DeviceHealth } from "../../../../runtime/nodeagent/plugins/claims/deviceHealth.ts";
import { HealthCache } from "../../../../runtime/nodeagent/plugins/claims/healthCache.ts";
import { healthCheckpoint } from "../../../../runtime/nodeagent/plugins/claims/healthCheckpoint.ts";
import { healthStreams } from "../../../../runtime/nodeagent/plugins/claims/healthStream.ts";
import { suite } from "../../../harness/suite.ts";
import { eventually } from "../../scripted/scriptedNode.ts";
import { startScriptedClaimDriver } from "./scriptedClaimDriver.ts";

const test = suite("health of the devices of drivers");
const driverName = "gpus.test";
const beganMs = Date.parse("2026-03-01T10:00:00Z");

/** Time that passes as a test says. */
function heldClock() {
  let nowMs = beganMs;
  const timers = new Set<{ readonly atMs: number; readonly run: () => void }>();
  const clock: Clock = {
    nowMs: () => nowMs,
    after: (delayMs, run) => {
      const timer = { atMs: nowMs + delayMs, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  const pass = (ms: number) => {
    nowMs += ms;
    for (const each of [...timers].filter(({ atMs }) => atMs <= nowMs)) {
      timers.delete(each);
      each.run();
    }
  };
  return { clock, pass };
}

interface Parts {
  readonly folder: string;
  readonly path: string;
  readonly clock: Clock;
  readonly pass: (ms: number) => void;
  readonly errors: string[];
  /** Devices of which something else was known: "gpus.test dev-0". */
  readonly changes: string[];
  readonly open: () => Promise<HealthCache>;
}

async function inFolder(run: (parts: Parts) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "orch-health-"));
  const path = join(folder, "dra_health_state");
  const { clock, pass } = heldClock();
  const errors: string[] = [];
  const changes: string[] = [];
  const opened: HealthCache[] = [];
  const open = async () => {
    const cache = new HealthCache({
      ...{ checkpoint: healthCheckpoint(path), steady: clock, nowMs: clock.nowMs },
      onChange: (driver, isChanged) => {
        const names = Array.from({ length: 3 }, (_, at) => `dev-${at}`).filter((each) => isChanged("pool-a", each));
        changes.push(`${driver} ${names}`);
      },
      logError: (message, error) => void errors.push(`${message}: ${(error as Error).message}`),
    });
    await cache.restore();
    opened.push(cache);
    return cache;
  };
  try {
    await run({ folder, path, clock, pass, errors, changes, open });
  } finally {
    await Promise.all(opened.map((each) => each.stop()));
    rmSync(folder, { recursive: true });
  }
}

function well(device: string, given: Partial<DeviceHealth> = {}): DeviceHealth {
  return { pool: "pool-a", device, health: "Healthy", message: "", timeoutMs: 30_000, ...given };
}

const of = (cache: HealthCache, device: string) => {
  const { health, message } = cache.of(driverName, "pool-a", device);
  return message === "" ? health : `${health}: ${message}`;
};

test("a report counts until its time is over, and a device that it leaves out until its own", () =>
  inFolder(async ({ open, pass, changes }) => {
    const cache = await open();
    const stream = {};
    cache.report(driverName, stream, [well("dev-0"), well("dev-1", { health: "Unhealthy", message: "too hot" })]);
    assert.equal(
      ["dev-0", "dev-1", "dev-2"].map((each) => of(cache, each)),
      ["Healthy", "Unhealthy: too hot", "Unknown"],
    );
    pass(20_000);
    cache.report(driverName, stream, [well("dev-0", { timeoutMs: 5000 })]);
    assert.equal([of(cache, "dev-0"), of(cache, "dev-1")], ["Healthy", "Unhealthy: too hot"]);
    pass(5000);
    assert.is(of(cache, "dev-0"), "Unknown");
    pass(5000);
    assert.is(of(cache, "dev-1"), "Unknown");
    assert.equal(changes, ["gpus.test dev-0,dev-1", "gpus.test dev-0", "gpus.test dev-1"]);
  }));

test("the same report again is no change", () =>
  inFolder(async ({ open, changes }) => {
    const cache = await open();
    for (let count = 0; count < 3; count++) cache.report(driverName, {}, [well("dev-0")]);
    cache.report(driverName, {}, [well("dev-0", { message: "warm" })]);
    assert.equal(changes, ["gpus.test dev-0", "gpus.test dev-0"]);
  }));

test("nothing is known of a driver's devices when its last stream is gone", () =>
  inFolder(async ({ open }) => {
    const cache = await open();
    const [older, newer] = [{}, {}];
    cache.report(driverName, older, [well("dev-0")]);
    cache.report(driverName, newer, [well("dev-0")]);
    cache.ended(driverName, older);
    assert.is(of(cache, "dev-0"), "Healthy", "the newer instance has reported since");
    cache.ended(driverName, newer);
    assert.is(of(cache, "dev-0"), "Unknown");
  }));

test("the next agent knows what was reported until its time is over, by a file of the field's form", () =>
  inFolder(async ({ open, pass, path }) => {
    const first = await open();
    first.report(driverName, {}, [well("dev-0", { health: "Unhealthy", message: "too hot" })]);
    await first.stop();
    assert.equal(JSON.parse(readFileSync(path, "utf8")), {
      [driverName]: {
        Devices: {
          "pool-a/dev-0": {
            ...{ PoolName: "pool-a", DeviceName: "dev-0", Health: "Unhealthy" },
            ...{ LastUpdated: "2026-03-01T10:00:00.000Z", HealthCheckTimeout: 30e9, Message: "too hot" },
          },
        },
      },
    });
    pass(20_000);
    const next = await open();
    assert.is(of(next, "dev-0"), "Unhealthy: too hot");
    pass(10_000);
    assert.is(of(next, "dev-0"), "Unknown");
  }));

test("reports that change nothing keep the file young", () =>
  inFolder(async ({ open, pass }) => {
    const first = await open();
    const stream = {};
    for (let count = 0; count < 10; count++) {
      first.report(driverName, stream, [well("dev-0")]);
      pass(10_000);
    }
    await first.stop();
    assert.is(of(await open(), "dev-0"), "Healthy");
  }));

test("a file that cannot be read is reported, and one of nonsense counts for nothing", () =>
  inFolder(async ({ open, path, errors }) => {
    writeFileSync(path, '{"gpus.test": {');
    assert.is(of(await open(), "dev-0"), "Unknown");
    assert.match(errors[0] ?? "", "the health of the devices of drivers is not known");
    const entry = { PoolName: "pool-a", DeviceName: "dev-0", Health: "Splendid", LastUpdated: "never" };
    const text = (each: object) => JSON.stringify({ [driverName]: { Devices: { "pool-a/dev-0": each } } });
    writeFileSync(path, text({ ...entry, Health: "Healthy" }));
    assert.is(of(await open(), "dev-0"), "Unknown");
    writeFileSync(path, text({ ...entry, LastUpdated: new Date(beganMs + 86_400_000), Message: "x".repeat(5000) }));
    const odd = of(await open(), "dev-0");
    assert.ok(odd.startsWith("Unknown: xxx") && odd.length < 1050, odd);
  }));

test("a driver that names devices without end is held to a number of them", () =>
  inFolder(async ({ open, pass }) => {
    const cache = await open();
    const many = (driver: string) => {
      const names = Array.from({ length: 10_000 }, (_, at) => well(`dev-${at}`, { timeoutMs: 86_400_000 }));
      cache.report(driver, {}, names);
      return names.filter((each) => cache.of(driver, each.pool, each.device).health === "Healthy").length;
    };
    assert.is(many("a.test"), 4096);
    pass(1000);
    cache.report("a.test", {}, [well("last")]);
    assert.is(cache.of("a.test", "pool-a", "last").health, "Healthy");
    assert.equal(["b.test", "c.test", "d.test", "e.test"].map(many), [4096, 4096, 4096, 0]);
  }));

/** A driver, and a cache that follows it. */
async function followed(parts: Parts, healthSeconds: number, retryMs = 20) {
  const { folder, open, errors } = parts;
  const cache = await open();
  const driver = await startScriptedClaimDriver({ folder, name: driverName, healthSeconds });
  const follow = healthStreams({ cache, retryMs, logError: (message, error) => errors.push(`${message}: ${error}`) });
  const drivers = claimDrivers({ onGone: () => {}, onRegistered: () => {}, follow });
  const plugin = { name: driverName, endpoint: driver.socketPath };
  const register = (...services: string[]) =>
    drivers.register({ ...plugin, supportedVersions: ["v1.DRAPlugin", ...services] });
  const deregister = () => drivers.deregister({ ...plugin, supportedVersions: [] });
  const is = (device: string, text: string) =>
    eventually(
      () => of(cache, device) === text,
      () => of(cache, device),
    );
  const stop = async () => {
    drivers.close();
    await driver.stop();
  };
  return { cache, driver, register, deregister, is, stop };
}

const service = "v1alpha1.DRAResourceHealth";

test("a driver that says it has the service is followed, and again when its stream has ended", () =>
  inFolder(async (parts) => {
    const { driver, register, deregister, is, stop } = await followed(parts, 0);
    driver.report("dev-0", "!dev-1: too hot", "?dev-2: who knows");
    await register(service);
    await is("dev-0", "Healthy");
    await is("dev-1", "Unhealthy: too hot");
    await is("dev-2", "Unknown: who knows");
    driver.report("dev-0", "dev-1");
    await is("dev-1", "Healthy");
    driver.endStreams();
    await eventually(() => parts.changes.length >= 3);
    await is("dev-0", "Healthy");
    assert.is(driver.begun(), 2);
    deregister();
    await is("dev-0", "Unknown");
    await stop();
  }));

test("a driver that does not say so is not asked, and one that has it not is asked ever more seldom", () =>
  inFolder(async (parts) => {
    const { driver, register, deregister, stop } = await followed(parts, 0);
    await register();
    deregister();
    assert.is(driver.begun(), 0);
    await stop();
    await driver.stop();
    const plain = await startScriptedClaimDriver({ folder: parts.folder, name: "plain.test" });
    const times: number[] = [];
    const streams = healthStreams({
      cache: { report: () => {}, ended: () => times.push(performance.now()) },
      ...{ retryMs: 20, logError: (message, error) => parts.errors.push(`${message}: ${error}`) },
    });
    const drivers = claimDrivers({ onGone: () => {}, onRegistered: () => {}, follow: streams });
    const endpoint = plain.socketPath;
    await drivers.register({ name: "plain.test", endpoint, supportedVersions: ["v1.DRAPlugin", service] });
    await eventually(() => times.length >= 5);
    drivers.close();
    await plain.stop();
    const waits = times.slice(1).map((each, at) => each - (times[at] ?? 0));
    assert.ok((waits[3] ?? 0) > 4 * 20, `waits ${waits}`);
    assert.is(parts.errors.filter((each) => each.includes("plain.test")).length, 1, "the failure is logged once");
  }));

test("a message that is too long is cut, and a device without a name is left out", () =>
  inFolder(async (parts) => {
    const { cache, driver, register, is, stop } = await followed(parts, 1);
    driver.report(`dev-0: ${"x".repeat(2000)}`, "", `${"y".repeat(300)}`, "dev-1");
    await register(service);
    await is("dev-1", "Healthy");
    const { message } = cache.of(driverName, "pool-a", "dev-0");
    assert.equal([message.length, message.slice(-4)], [1024, "x..."]);
    assert.is(cache.of(driverName, "pool-a", "").health, "Unknown");
    assert.is(cache.of(driverName, "pool-a", "y".repeat(300)).health, "Unknown");
    await stop();
  }));

test("more drivers than may be followed are said to be so", () =>
  inFolder(async ({ errors }) => {
    const hanging = { nodeWatchResources: () => ({ [Symbol.asyncIterator]: () => ({ next: never }) }) };
    const logError = (message: string, error: unknown) => void errors.push(`${message}: ${error}`);
    const follow = healthStreams({ cache: { report: () => {}, ended: () => {} }, logError });
    const ends = Array.from({ length: 65 }, (_, at) => follow(`d${at}.test`, hanging));
    assert.equal(errors, ["health of the devices of d64.test: Error: 64 drivers are followed already"]);
    ends[0]?.();
    follow("d65.test", hanging);
    assert.is(errors.length, 1);
    for (const end of ends) end();
  }));

function never(): Promise<IteratorResult<never>> {
  return new Promise(() => {});
}

test.run();
