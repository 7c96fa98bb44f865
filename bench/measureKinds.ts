import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { generated } from "../generated/index.ts";
import { ObjectMeta } from "../generated/meta/v1.code.ts";
import { descriptorsOf } from "../runtime/custom/descriptor.ts";
import { openRegistry } from "../runtime/registry/registry.ts";
import { openMemoryStorage } from "../runtime/storage/memory.ts";
import { customDefinition, customKind } from "./customKinds.ts";
import { call, type Orch, startOrch, times } from "./orch.ts";
import { residentMiB } from "./processes.ts";

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most that it may be, in the same unit. */
  readonly target: number;
}

/** What each figure may be at most; the units are in the names. */
export interface KindTargets {
  readonly readySeconds: number;
  readonly idleMiB: number;
  readonly lookUpMicroseconds: number;
  readonly coldGetSeconds: number;
  readonly openapiV3Milliseconds: number;
  readonly openapiV2Seconds: number;
}

export interface KindsOptions {
  readonly count: number;
  /** How long the server is left alone before its memory is looked at. */
  readonly idleMs: number;
  readonly targets: KindTargets;
}

/** Starts a server, gives it that many custom kinds, starts it again, and measures what they cost. */
export async function measureKinds({ count, idleMs, targets }: KindsOptions): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-kinds-"));
  const figures: Figure[] = [];
  const figure = (name: string, value: number, unit: string, target: number) =>
    void figures.push({ name, value, unit, target });
  try {
    await defineKinds(await startOrch(folder), count);
    const orch = await startOrch(folder);
    const { path, plural, group } = pathOf(count - 1);
    await call(orch, "GET", path); // what is ready has all of its kinds
    figure(`start to ready with ${count} custom kinds`, orch.readyMs / 1000, "s", targets.readySeconds);
    await sleep(idleMs);
    figure(`memory idle after ${idleMs / 1000} s`, residentMiB(orch.pid), "MiB", targets.idleMiB);
    figure("look-up of a resource", await lookUpMicroseconds(count), "us", targets.lookUpMicroseconds);
    const coldGet = await secondsOf(() => kubectlGet(orch, folder, `${plural}.${group}`));
    figure("kubectl get with nothing cached", coldGet, "s", targets.coldGetSeconds);
    const v3 = await secondsOf(() => call(orch, "GET", `/openapi/v3/apis/${group}/v1`));
    figure("first /openapi/v3 of a group-version", v3 * 1000, "ms", targets.openapiV3Milliseconds);
    const v2 = await secondsOf(() => call(orch, "GET", "/openapi/v2"));
    figure("first /openapi/v2 of them all", v2, "s", targets.openapiV2Seconds);
    await orch.stop();
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function pathOf(index: number): { readonly path: string; readonly plural: string; readonly group: string } {
  const { group, plural } = customKind(index);
  return { path: `/apis/${group}/v1/namespaces/default/${plural}`, plural, group };
}

const parallel = 8;
const establishTimeoutMs = 60_000;

/** Creates the definitions and an object of the last one, and ends the server when all are served. */
async function defineKinds(orch: Orch, count: number): Promise<void> {
  const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
  await times(count, parallel, (index) => call(orch, "POST", definitions, { body: customDefinition(index) }));
  const { group, kind } = customKind(count - 1);
  const body = { apiVersion: `${group}/v1`, kind, metadata: { name: "one" }, spec: { size: 7 } };
  const untilMs = performance.now() + establishTimeoutMs;
  while (true) {
    const created = await call(orch, "POST", pathOf(count - 1).path, { body }).catch((error: unknown) => error);
    if (!(created instanceof Error)) break;
    if (performance.now() > untilMs) throw created;
    await sleep(50);
  }
  await orch.stop();
}

/** In this process: the mean of the fastest of some rounds over all kinds. */
async function lookUpMicroseconds(count: number): Promise<number> {
  const storage = await openMemoryStorage();
  const registry = await openRegistry(generated, { storage, clock: Date.now });
  const places = Array.from({ length: count }, (_, index) => {
    const { group, plural } = customKind(index);
    registry.serve(`${plural}.${group}`, descriptorsOf(customDefinition(index), { objectMeta: () => ObjectMeta }));
    return { group, version: "v1", resource: plural, subresource: index % 2 === 0 ? "" : "status" };
  });
  const rounds = Array.from({ length: 50 }, () => {
    const startMs = performance.now();
    for (const place of places) if (registry.route(place) === undefined) throw new Error("a kind is not served");
    return ((performance.now() - startMs) * 1000) / count;
  });
  registry.close();
  await storage.close();
  return Math.min(...rounds);
}

/** As a user who has just logged in. Throws the Error of the command. */
async function kubectlGet(orch: Orch, folder: string, resource: string): Promise<void> {
  const [, kubeconfig = ""] = /\(kubeconfig (.+)\)/.exec(orch.line) ?? [];
  const args = [`--kubeconfig=${kubeconfig}`, `--cache-dir=${join(folder, "kubectl")}`, "get", resource];
  const table = execFileSync("kubectl", args, { encoding: "utf8" });
  if (!/^one +7 /m.test(table)) throw new Error(`kubectl get printed:\n${table}`);
}

async function secondsOf(run: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await run();
  return (performance.now() - startMs) / 1000;
}
