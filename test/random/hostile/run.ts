import { Agent } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { seriesValue } from "../../harness/metrics.ts";
import { openSamples } from "../../kinds/samples.ts";
import { randomOf } from "../../robustness/random.ts";
import { definition } from "../customKinds.ts";
import { type RandomRequest, randomRequest } from "../request.ts";
import { send } from "../send.ts";
import { Ledger } from "./ledger.ts";
import {
  type Clients,
  createTargets,
  type Operation,
  openClients,
  operation,
  request,
  served,
  shown,
} from "./operations.ts";
import { type Quiet, startQuietClient } from "./quietClient.ts";
import { type Rest, type Stall, startWatchedServer, type Readings, type WatchedServer } from "./server.ts";

export interface HostileOptions {
  readonly count: number;
  /** Of the first round; each round has the next. */
  readonly seed: number;
  /** Milliseconds: longer than the window of the watch caches, where that many writes lie in them. */
  readonly settleMs?: number;
  /** CPU time of the main thread between two turns of its event loop; default 100 milliseconds. */
  readonly maxStallMs?: number;
}

export interface HostileReport {
  readonly counts: ReadonlyMap<string, number>;
  readonly quiet: Quiet;
  /** The longest first. */
  readonly stalls: readonly Stall[];
  readonly before: Rest;
  readonly after: Rest;
  readonly acknowledged: number;
}

/** Operations made from one seed. */
const roundSize = 500;
/** Operations that are under way at the same time. */
const width = 16;
const defaultMaxStallMs = 100;
const maxGrowthBytes = 64 * 1024 * 1024;
/**
 * Milliseconds in which nothing of all this may be left in the server, unless said otherwise: a request may take its
 * minute, and so may a connection of HTTP/2 whose client is gone.
 */
const defaultSettleMs = 100_000;
const maxFailures = 10;
/** A long run says how far it is after that many requests. */
const reportEvery = 50_000;
/** Requests that are sent again alone to find out which one it was. */
const maxSuspects = 8;
/** How often a round is sent again to find out whether a long turn comes again. */
const maxRepeats = 2;
/** How often a request is sent alone that takes too long: what shares a core with the server slows it to the half. */
const maxTriesAlone = 10;

interface Done {
  readonly operation: Operation;
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * Sends `count` operations to a server of its own: usual requests, and among them large, malicious and broken ones.
 * Fails with all that should not have been, and the seed that brings the same ones again.
 */
export async function runHostileRequests(options: HostileOptions): Promise<HostileReport> {
  const server = await startWatchedServer();
  const failures: string[] = [];
  try {
    const report = await runAgainst(server, options, failures);
    if (server.errors() !== "") failures.push(`the server wrote: ${server.errors().slice(0, 3000)}`);
    if (failures.length === 0) return report;
  } catch (error) {
    failures.push(
      `${(error as Error).stack}${server.ending() === undefined ? "" : `; the server ended with ${server.ending()}`}`,
    );
  } finally {
    await server.close();
  }
  throw new Error(`${failures.length} failures\n\n${failures.slice(0, maxFailures).join("\n\n")}`);
}

async function runAgainst(
  server: WatchedServer,
  { count, seed, settleMs = defaultSettleMs, maxStallMs = defaultMaxStallMs }: HostileOptions,
  failures: string[],
): Promise<HostileReport> {
  const { port, token } = server;
  const url = `https://127.0.0.1:${port}`;
  const ledger = new Ledger({ server: url, token, namespace: "ledger", objects: 200, width: 4 });
  const clients = openClients({ port, token, ledger });
  const usual = randomRequest(served.rows, openSamples());
  await ledger.start();
  await warmUp(clients);
  const before = await server.rest();
  await server.takeReadings();
  const stopQuiet = await startQuietClient({ server: url, token, seed });
  const stalls: Stall[] = [];
  for (let sent = 0, round = seed; sent < count && failures.length < maxFailures; round++) {
    const size = Math.min(roundSize, count - sent);
    const operations = { clients, usual: fc.sample(usual, { seed: round, numRuns: size }), round, maxStallMs };
    const failed = failures.length;
    sent += size;
    stalls.push(...(await watchedRound(server, operations, failures)));
    for (const failure of failures.slice(failed)) console.log(`failed: ${failure.slice(0, 1000)}`);
    if (sent % reportEvery === 0) console.log(`${sent} sent, ${failures.length} failures`);
  }
  const quiet = await stopQuiet();
  failures.push(...quiet.faults.map((each) => `the quiet client: ${each}`));
  failures.push(...(await ledger.check()));
  failures.push(...(await alive(clients)));
  clients.close();
  ledger.close();
  const after = await settled({ server, url, before, settleMs }, failures);
  stalls.sort((a, b) => b.cpuMs - a.cpuMs);
  return { counts: clients.counts, quiet, stalls, before, after, acknowledged: ledger.writes + quiet.writes };
}

interface Round {
  readonly clients: Clients;
  readonly usual: RandomRequest[];
  readonly round: number;
  readonly maxStallMs: number;
}

/**
 * Runs a round. A turn of the event loop that is too long fails when one request of it is as long alone, or when the
 * round has such a turn again and again: what comes once is code that was compiled in it, or another process.
 */
async function watchedRound(server: WatchedServer, round: Round, failures: string[]): Promise<readonly Stall[]> {
  const done = await runRound(round, failures);
  const { stalls, gcs } = await server.takeReadings();
  const { maxStallMs } = round;
  const isLong = ({ cpuMs }: Stall) => cpuMs > maxStallMs;
  const long = stalls.filter(isLong);
  if (long.length === 0) return stalls;
  const found: Culprits[] = [];
  for (const stall of long) found.push(await culprits({ stall, done, server, gcs, maxStallMs }));
  let isRepeated = found.some(({ aloneMs }) => aloneMs > maxStallMs);
  for (let tries = 0; !isRepeated && tries < maxRepeats; tries++) {
    await runRound(round, failures);
    const again = await server.takeReadings();
    if (!again.stalls.some(isLong)) break;
    isRepeated = tries + 1 === maxRepeats;
  }
  const texts = found.map(({ text }) => `SEED=${round.round} REQUESTS=${round.usual.length}: ${text}`);
  if (isRepeated) failures.push(...texts);
  else console.log(texts.map((text) => `once: ${text}`).join("\n"));
  return stalls;
}

async function runRound({ clients, usual, round }: Round, failures: string[]): Promise<Done[]> {
  const done: Done[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < usual.length; index = next++) {
      const one = operation(clients, randomOf(round * 1_000_003 + index), usual[index] as RandomRequest);
      const fromMs = Date.now();
      await one.run().catch((error: Error) => {
        failures.push(`SEED=${round} REQUESTS=${usual.length}, operation ${index}, ${one.label}: ${error.message}`);
      });
      done.push({ operation: one, fromMs, toMs: Date.now() });
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return done;
}

/** What makes later requests cheaper than first ones: code of kinds, documents, compiled functions. */
async function warmUp(clients: Clients): Promise<void> {
  await clients.send(request("POST", "/apis/apiextensions.orch.io/v1/customresourcedefinitions", definition as never));
  await createTargets(clients);
  const longYaml = { "content-type": "application/yaml" }; // read by a thread, which stays
  const body = Buffer.from(`metadata: {name: warm}\n${"# warm\n".repeat(50_000)}`);
  await clients.send({
    method: "POST",
    path: "/api/v1/namespaces/default/configmaps?dryRun=All",
    headers: longYaml,
    body,
  });
  for (const path of ["/openapi/v2", "/openapi/v3", "/apis", "/api", "/metrics"])
    await clients.send(request("GET", path));
  const samples = openSamples();
  for (const { verb, path, descriptor, subresource } of served.rows) {
    if (subresource !== "") continue;
    const at = path.replace("{namespace}", "default").replace("{name}", "warm");
    if (verb === "list" || verb === "get") await clients.send(request("GET", at));
    if (verb === "create" && descriptor.group !== definition.spec.group) {
      await clients.send(
        request("POST", `${at}?dryRun=All`, { ...samples.minimal(descriptor), metadata: { name: "warm" } }),
      );
    }
  }
}

interface Suspicion {
  readonly stall: Stall;
  readonly done: readonly Done[];
  readonly server: WatchedServer;
  readonly gcs: Readings["gcs"];
  readonly maxStallMs: number;
}

interface Culprits {
  readonly text: string;
  /** CPU time of the longest of them when it is sent alone. */
  readonly aloneMs: number;
}

/** Who was under way while the loop was held; each is sent again, alone. */
async function culprits({ stall, done, server, gcs, maxStallMs }: Suspicion): Promise<Culprits> {
  const suspects = done
    .filter(({ fromMs, toMs }) => fromMs <= stall.toMs && toMs >= stall.fromMs)
    .sort((a, b) => weightOf(b) - weightOf(a) || Math.abs(a.toMs - stall.toMs) - Math.abs(b.toMs - stall.toMs))
    .slice(0, maxSuspects);
  const alone: { text: string; ms: number }[] = [];
  for (const { operation: one } of suspects) {
    let ms = Number.MAX_VALUE;
    for (let tries = 0; ms > maxStallMs && tries < maxTriesAlone; tries++) {
      await server.takeReadings();
      await one.run().catch(() => {}); // it was reported the first time
      const { stalls } = await server.takeReadings();
      ms = Math.min(ms, Math.max(0, ...stalls.map((each) => each.cpuMs)));
    }
    alone.push({ ms, text: `${ms.toFixed(0)} ms alone: ${one.label}` });
  }
  alone.sort((a, b) => b.ms - a.ms);
  const longest = suspects.find(({ operation: one }) => alone[0]?.text.endsWith(one.label));
  const sent = longest?.operation.request === undefined ? "" : shown(longest.operation.request);
  const { cpuMs, wallMs, waitedMs } = stall;
  const wall = `${wallMs.toFixed(0)} ms of the wall, ${waitedMs.toFixed(0)} ms without a CPU`;
  const collected = gcs.filter(({ atMs }) => atMs >= stall.fromMs && atMs <= stall.toMs).map(({ ms }) => ms.toFixed(0));
  const garbage = collected.length === 0 ? "" : `; collections of garbage: ${collected.join(", ")} ms`;
  const gap = `the event loop was held for ${cpuMs.toFixed(0)} ms (${wall}${garbage})`;
  const text = `${gap}\n${alone.map((each) => `  ${each.text}`).join("\n")}\n${sent}`;
  return { text, aloneMs: alone[0]?.ms ?? 0 };
}

/** What is not one request is many, or bytes of all sorts: it comes before the longest body. */
function weightOf({ operation: { label, request: sent } }: Done): number {
  if (sent !== undefined) return sent.body?.length ?? 0;
  return label === "ledger" ? 0 : Number.MAX_SAFE_INTEGER;
}

/** The server answers at once, and what it answers is right. */
async function alive(clients: Clients): Promise<string[]> {
  const failures: string[] = [];
  for (const path of ["/livez", "/readyz", "/api/v1/namespaces/default", "/version"]) {
    const startMs = Date.now();
    await clients.send(request("GET", path)).catch((error: Error) => failures.push(error.message));
    if (Date.now() - startMs > 10_000) failures.push(`${path} took ${Date.now() - startMs} ms`);
  }
  return failures;
}

interface Settling {
  readonly server: WatchedServer;
  readonly url: string;
  readonly before: Rest;
  readonly settleMs: number;
}

/** Waits until nothing is under way any more, and reports what is left. */
async function settled({ server, url, before, settleMs }: Settling, failures: string[]): Promise<Rest> {
  const endMs = performance.now() + settleMs;
  for (;;) {
    const left = await leftIn(server, url);
    const after = await server.rest();
    const grown = after.liveBytes - before.liveBytes;
    if (after.files > before.files) left.push(`${after.files} files are open, ${before.files} before`);
    for (const [sort, count] of Object.entries(after.open)) {
      const was = before.open[sort] ?? 0;
      if (count > was + (sort === "Timeout" ? 20 : 4)) left.push(`${count} of ${sort}, ${was} before`);
    }
    if (grown > maxGrowthBytes)
      left.push(`${grown} bytes more than before are alive: ${JSON.stringify({ before, after })}`);
    if (left.length === 0) return after;
    if (performance.now() > endMs) {
      failures.push(...left.map((each) => `${settleMs} ms after the last request: ${each}`));
      return after;
    }
    await sleep(500);
  }
}

/** Keeps no connection. */
const oneShot = new Agent({ rejectUnauthorized: false });

async function leftIn({ token }: WatchedServer, server: string): Promise<string[]> {
  const text = await page("/metrics", { token, server });
  const open = text
    .split("\n")
    .filter((each) => /^apiserver_longrunning_requests\{/.test(each) && !each.endsWith(" 0"));
  const left = open.map((each) => `still open: ${each}`);
  const underWay = (kind: string) =>
    seriesValue(text, `apiserver_current_inflight_requests{request_kind="${kind}"}`) ?? 0;
  if (underWay("mutating") > 0) left.push(`${underWay("mutating")} requests that write are under way`);
  if (underWay("readOnly") > 1) left.push(`${underWay("readOnly")} requests that read are under way`);
  if (left.length > 0) left.push(await page(requestsUnderWay, { token, server }));
  return left;
}

const requestsUnderWay = "/debug/api_priority_and_fairness/dump_requests?includeRequestDetails=1";

async function page(path: string, { token, server }: { readonly token: string; readonly server: string }) {
  const headers = { authorization: `Bearer ${token}` };
  const { bytes } = await send({ method: "GET", path, headers, body: undefined }, { server, agent: oneShot });
  return bytes.toString();
}
