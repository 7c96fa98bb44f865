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
const limit = 500;
const walks = 6;
/**
 * What the server may need more in the last walk than in the second, in MiB: the heap breathes by half of this. Of what
 * is sent meanwhile it is a seventh, so that whatever keeps pages is seen. The first walk does not count: buffers that
 * are used again, and compiled code, come with it.
 */
const maxGrowthMiB = 48;

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
    const list = await walk(get, { path, limit });
    const ending = new AbortController();
    const events: Parsed[] = [];
    const watching = collect(pods.watch({ resourceVersion: `${list.revision}`, signal: ending.signal }), events);
    const writing = inParallel(4, Number.POSITIVE_INFINITY, (i) => write(i), ending.signal);
    const revisions: number[] = [];
    const peaks: number[] = [];
    try {
      for (let round = 0; round < walks; round++) {
        let peak = 0;
        const onPage = async () => void (peak = Math.max(peak, ownMemoryMiB()));
        const { revision, items } = await walk(get, { path, limit, onPage });
        peaks.push(peak);
        revisions.push(revision);
        await reached(events, revision);
        const seen = items.map(({ metadata: each }) => [`${each.namespace}/${each.name}`, each.resourceVersion]);
        assert.equal(seen, [...stateAt(revision, { list, events })].sort());
      }
    } finally {
      ending.abort();
      await Promise.all([watching, writing]);
    }
    console.log(`versions ${revisions}; ${events.length} writes; at most ${peaks.map(Math.round)} MiB`);
    assert.ok(events.length > (walks * objects) / limit, `only ${events.length} writes`);
    assert.ok((peaks.at(-1) ?? 0) - (peaks[1] ?? 0) < maxGrowthMiB, `at most ${peaks} MiB`);
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

/**
 * Memory of the server that is its own. Pages of the storage's file are left out: the kernel maps them as they are read
 * and written, has all of the file resident after a while, and takes them back when anybody needs the memory.
 */
function ownMemoryMiB(): number {
  const match = /RssAnon:\s+(\d+) kB/.exec(readFileSync(`/proc/${orch.pid}/status`, "utf8"));
  return Number(match?.[1] ?? 0) / 1024;
}

test.run();
