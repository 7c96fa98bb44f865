import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { pod } from "../../bench/objects.ts";
import { type ApiObject, type Client, createClient } from "../../runtime/index.ts";
import { storageFolder } from "../../runtime/apiserver/openStorage.ts";
import { encodeStored, storedFormOf } from "../../runtime/registry/stored/storedForm.ts";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { testFolder } from "../storage/folder.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("large reads, long");

const objects = Number(process.env.OBJECTS ?? 50_000);
/**
 * What others wait at most for a turn, in milliseconds. A turn has 8 ms of work; the rest is the collector of garbage,
 * where every object is parsed, and a machine that does other things.
 */
const maxLateMs = 100;
/** A read is made so often, and the best counts: other programs hold the processor up too. */
const tries = 3;
/** Before and after a look at the lateness: the server measures from one timer to the next. */
const lookMs = 50;

const pods = "/api/v1/namespaces/default/pods";
const widgets = "/apis/long.example.com/v1/namespaces/default/widgets";
const initial = "watch=true&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true";
const protobuf = "application/vnd.kubernetes.protobuf";
const table = "application/json;as=Table;v=v1;g=meta.k8s.io";
const partial = "application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io";

const reads: readonly (readonly [what: string, path: string, accept?: string])[] = [
  ["a list", pods],
  ["a list, again", pods],
  ["a list that nothing is kept of", `${pods}?resourceVersion=0&limit=${objects}`],
  ["a list of what a label chooses", `${pods}?labelSelector=i%3D7`],
  ["a list of what a field chooses", `${pods}?fieldSelector=spec.nodeName%3Dnone`],
  ["the first page of a list of what a label chooses", `${pods}?labelSelector=i%3D7&limit=10`],
  ["a list in protobuf", pods, protobuf],
  ["a table", pods, table],
  ["a list of metadata", pods, partial],
  ["a list that is indented", `${pods}?pretty=true`],
  ["a list that is compressed", pods, "gzip"],
  ["a list of custom objects", widgets],
  ["a list of custom objects that a label chooses", `${widgets}?labelSelector=i%3D7`],
  ["a table of custom objects", widgets, table],
  ["initial events", `${pods}?${initial}`],
  ["initial events of what a label chooses", `${pods}?${initial}&labelSelector=i%3D7`],
  ["initial events in protobuf", `${pods}?${initial}`, protobuf],
  ["initial events as tables", `${pods}?${initial}`, table],
  ["initial events of custom objects", `${widgets}?${initial}`],
];

const folder = testFolder();
let orch: OrchProcess;
let client: Client;
test.before(async () => {
  const dataDir = join(folder.path, "data");
  const first = await startOrch({ command: "apiserver", dataDir });
  const maker = createClient({ kubeconfig: first.kubeconfig });
  await makeModels(maker);
  maker.transport.close();
  await first.stop();
  await multiply(dataDir);
  orch = await startOrch({ command: "apiserver", dataDir, startTimeoutMs: 60_000 });
  client = createClient({ kubeconfig: orch.kubeconfig, timeoutMs: 120_000 });
});
test.after(async () => {
  client.transport.close();
  await orch.close();
  folder.remove();
});

for (const [what, path, accept = "application/json"] of reads) {
  test(
    `${what} of ${objects} objects lets others have their turn`,
    async () => {
      const late: number[] = [];
      let bytes = 0;
      for (let i = 0; i < tries; i++) {
        await latenessMs();
        bytes = await readAll(path, accept);
        late.push(await latenessMs());
      }
      console.log(`${what}: ${(bytes / 2 ** 20).toFixed(1)} MiB, at most ${late.map(Math.round).join(", ")} ms`);
      assert.ok(Math.min(...late) <= maxLateMs, `${late} ms`);
    },
    { timeoutMs: 300_000 },
  );
}

/** How late a turn of the server's event loop was at most since the last call. */
async function latenessMs(): Promise<number> {
  await sleep(lookMs);
  const { body } = await client.transport.request({ method: "GET", path: "/metrics", accept: "text/plain" });
  const seconds = /^nodejs_eventloop_lag_seconds (\S+)$/m.exec(Buffer.from(body).toString())?.[1];
  await sleep(lookMs);
  return Number(seconds) * 1000;
}

/** Reads an answer to its end; of a watch, to the bookmark after what is there. */
async function readAll(path: string, accept: string): Promise<number> {
  const headers = accept === "gzip" ? { "accept-encoding": "gzip" } : {};
  const type = accept === "gzip" ? {} : { accept };
  const { status, chunks } = await client.transport.stream({ method: "GET", path, headers, ...type });
  assert.is(status, 200);
  let tail = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    tail = Buffer.concat([tail, chunk]).subarray(-1000);
    if (tail.includes("initial-events-end")) break;
  }
  return bytes;
}

/** One object of each kind, as the server makes it. */
async function makeModels(maker: Client): Promise<void> {
  await maker.core.v1.serviceaccounts.namespace("default").create({ metadata: { name: "default" } }); // pods need it
  await maker.core.v1.pods.namespace("default").create(pod("model") as never);
  const properties = { spec: { type: "object", "x-kubernetes-preserve-unknown-fields": true } };
  const schema = { openAPIV3Schema: { type: "object", properties } };
  const names = { plural: "widgets", singular: "widget", kind: "Widget", listKind: "WidgetList" };
  const definition = {
    metadata: { name: "widgets.long.example.com" },
    spec: {
      group: "long.example.com",
      scope: "Namespaced",
      names,
      versions: [{ name: "v1", served: true, storage: true, schema }],
    },
  };
  await maker.apiextensions.v1.customresourcedefinitions.create(definition as never);
  const body = {
    kind: "Widget",
    apiVersion: "long.example.com/v1",
    metadata: { name: "model" },
    spec: { text: "x".repeat(1000), numbers: Array.from({ length: 50 }, (_, i) => i) },
  };
  const post = () => maker.transport.request({ method: "POST", path: widgets, body: JSON.stringify(body) });
  while ((await post()).status !== 201) await sleep(50);
}

/** Puts copies of the models into the store, under other names and with a label that few share. */
async function multiply(dataDir: string): Promise<void> {
  const storage = await openLmdbStorage({ folder: storageFolder(dataDir) });
  for (const prefix of ["/registry/pods/", "/registry/long.example.com/widgets/"]) {
    const [model] = (await storage.list({ prefix, limit: 1 })).items;
    assert.ok(model !== undefined, `no object lies under ${prefix}`);
    const { kind = "", apiVersion = "", ...object }: ApiObject = JSON.parse(Buffer.from(model.value).toString());
    const form = storedFormOf({ kind, apiVersion });
    await Promise.all(
      Array.from({ length: objects }, (_, i) => {
        const labels = { ...object.metadata?.labels, i: String(i % 1000) };
        const copy = { ...object, metadata: { ...object.metadata, name: `n${i}`, uid: `${i}`, labels } };
        return storage.write({
          prefix,
          key: `${prefix}default/n${i}`,
          expectedRevision: 0,
          value: (revision) => encodeStored(form, copy, revision),
        });
      }),
    );
  }
  await storage.close();
}

test.run();
