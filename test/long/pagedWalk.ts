import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { pod } from "../../bench/objects.ts";
import { type Client, createClient } from "../../runtime/index.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { stateAt, walk } from "../harness/pagedWalk.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";

const test = suite("paged walks, long");

const objects = Number(process.env.OBJECTS ?? 50_000);
const path = "/api/v1/namespaces/default/pods";
const walks = 3;
/** What the server may grow by while it is walked, in MiB: the collection itself is more than this. */
const maxGrowthMiB = 64;

let orch: OrchProcess;
let client: Client;
test.before(async () => {
  orch = await startOrch();
  client = createClient({ kubeconfig: orch.kubeconfig });
});
test.after(async () => {
  client.transport.close();
  await orch.close();
});

test(
  `${objects} pods are walked ${walks} times while others write: each walk is of one version, memory stays flat`,
  async () => {
    const pods = client.core.v1.pods.namespace("default");
    await inParallel(32, objects, (i) => pods.create(pod(`p-${i}`)));
    const list = await walk(get, { path, limit: 500 });
    const ending = new AbortController();
    const events: Parsed[] = [];
    const watching = collect(pods.watch({ resourceVersion: `${list.revision}`, signal: ending.signal }), events);
    const writing = inParallel(4, Number.POSITIVE_INFINITY, (i) => write(i), ending.signal);
    const revisions: number[] = [];
    const growths: number[] = [];
    for (let round = 0; round < walks; round++) {
      const before = residentMiB();
      let most = before;
      const onPage = async () => void (most = Math.max(most, residentMiB()));
      const { revision, items } = await walk(get, { path, limit: 500, onPage });
      growths.push(most - before);
      revisions.push(revision);
      await reached(events, revision);
      const seen = items.map(({ metadata: each }) => [`${each.namespace}/${each.name}`, each.resourceVersion]);
      assert.equal(seen, [...stateAt(revision, { list, events })].sort());
    }
    ending.abort();
    await Promise.all([watching, writing]);
    console.log(`versions ${revisions}; ${events.length} writes; grew by ${growths.map(Math.round)} MiB`);
    assert.ok(events.length > walks * 100, `only ${events.length} writes`);
    for (const growth of growths) assert.ok(growth < maxGrowthMiB, `grew by ${growths} MiB`);
  },
  { timeoutMs: 7 * 60_000 },
);

const get = async (path: string): Promise<Parsed> => {
  const { status, body } = await client.transport.request({ method: "GET", path });
  assert.is(status, 200);
  return JSON.parse(Buffer.from(body).toString());
};

/** Some of each kind of write, all over the collection, and a little slower than the server could. */
async function write(i: number): Promise<void> {
  const pods = client.core.v1.pods.namespace("default");
  const name = `p-${(i * 7919) % objects}`;
  if (i % 4 === 0) await pods.delete(name, { gracePeriodSeconds: 0 }).catch(isGone);
  else if (i % 4 === 1) await pods.create(pod(`p-${i % objects}-${i}`));
  else await pods.patch(name, { type: "merge", body: { metadata: { annotations: { i: String(i) } } } }).catch(isGone);
  await sleep(5);
}

/** Another round may have deleted it. */
function isGone(error: unknown): void {
  if ((error as { code?: number }).code !== 404) throw error;
}

async function inParallel(
  width: number,
  count: number,
  run: (i: number) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < count && signal?.aborted !== true) await run(next++);
    }),
  );
}

async function collect(watch: AsyncIterable<Parsed>, events: Parsed[]): Promise<void> {
  try {
    for await (const event of watch) if (event.type !== "BOOKMARK") events.push(event);
  } catch (error) {
    if ((error as Error).name !== "AbortError") throw error;
  }
}

/** Resolves when the watch has gone past a revision. */
async function reached(events: readonly Parsed[], revision: number): Promise<void> {
  while (Number(events.at(-1)?.object.metadata.resourceVersion ?? 0) <= revision) await sleep(10);
}

function residentMiB(): number {
  const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${orch.pid}/status`, "utf8"));
  return Number(match?.[1] ?? 0) / 1024;
}

test.run();
