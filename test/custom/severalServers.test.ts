import * as assert from "uvu/assert";
import { parseApiserverFlags } from "../../generated/flags.ts";
import { openStorage } from "../../runtime/apiserver/openStorage.ts";
import { startTestServer, type TestServer } from "../../runtime/testing/testServer.ts";
import { missingEtcd, startEtcd } from "../harness/etcd.ts";
import { startEtcdFront } from "../harness/peers/etcdFront.ts";
import { newMetrics } from "../harness/metrics.ts";
import { suite } from "../harness/suite.ts";
import { definition } from "./customApi.ts";

const test = suite("custom kinds: several servers");
const missing = missingEtcd();

type Any = ReturnType<typeof JSON.parse>;

async function openServer(etcdUrl: string): Promise<TestServer> {
  const parsed = parseApiserverFlags(["--storage-backend=etcd3", `--etcd-servers=${etcdUrl}`]);
  if (!("flags" in parsed)) throw new Error("the flags cannot be read");
  const silent = { logError: () => {}, logWarning: () => {} };
  return startTestServer({
    storage: await openStorage(parsed.flags, { dataDir: "", ...silent, metrics: newMetrics() }),
  });
}

async function call(server: TestServer, method: string, path: string, body?: object): Promise<Any> {
  const type = method === "PATCH" ? "application/merge-patch+json" : "application/json";
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${server.token}`, "content-type": type },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, json: text.startsWith("{") ? JSON.parse(text) : text };
}

const crds = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";

async function untilEstablished(server: TestServer, name: string): Promise<void> {
  for (;;) {
    const { json } = await call(server, "GET", `${crds}/${name}`);
    if (json.status?.conditions?.some((each: Any) => each.type === "Established" && each.status === "True")) return;
  }
}

/** A list is answered once the server has heard of all that was written. */
async function untilReady(server: TestServer): Promise<void> {
  while ((await call(server, "GET", crds)).status !== 200);
}

const behaviour = "what one server has established, one that hears late of it serves at once";
const run = async () => {
  const etcd = await startEtcd();
  const [url = ""] = etcd.urls;
  const front = await startEtcdFront(url, "3.4.23");
  const servers = [await openServer(url), await openServer(front.url)];
  const [prompt, late] = servers as [TestServer, TestServer];
  try {
    await untilReady(late);
    front.delayWatches(200);
    const crd = definition("gadget", { group: "acme.test" });
    assert.is((await call(prompt, "POST", crds, crd)).status, 201);
    await untilEstablished(prompt, crd.metadata.name);
    const create = async (version: string): Promise<number> => {
      const made = { apiVersion: `acme.test/${version}`, kind: "Gadget", metadata: { name: `of-${version}` } };
      const path = `/apis/acme.test/${version}/namespaces/default/gadgets`;
      return (await call(late, "POST", path, made)).status;
    };
    assert.is(await create("v1"), 201);
    const [version] = crd.spec.versions;
    const versions = [version, { ...version, name: "v2", storage: false }];
    assert.is((await call(prompt, "PATCH", `${crds}/${crd.metadata.name}`, { spec: { versions } })).status, 200);
    assert.is(await create("v2"), 201);
    assert.is(await create("v3"), 404);
  } finally {
    for (const each of servers) await each.stop();
    await front.close();
    await etcd.close();
  }
};
if (missing === undefined) test(behaviour, run, { timeoutMs: 60_000 });
else test.skip(behaviour, missing);

const withoutStore = "while etcd does not answer, a path that the server does not know is a 404";
const askWithoutStore = async () => {
  const etcd = await startEtcd();
  const [url = ""] = etcd.urls;
  const server = await openServer(url);
  const statuses = async () => {
    const paths = [
      ...["/nothing", "/apis/nothing.test", "/apis/nothing.test/v1", "/apis/nothing.test/v1/things"],
      ...["/api/v1/namespaces/default/things/a", "/api/v1/namespaces/default/pods/a/things"],
    ];
    return Promise.all(paths.map(async (path) => [path, (await call(server, "GET", path)).status]));
  };
  try {
    await untilReady(server);
    await etcd.members[0]?.kill();
    const found = await statuses();
    assert.equal(
      found.filter(([, status]) => status !== 404),
      [],
    );
    const unknown = await fetch(`${server.url}/apis/nothing.test/v1/things`);
    assert.is(unknown.status, 401);
    await etcd.members[0]?.start(); // a client that connects in vain would outlive the test
  } finally {
    await server.stop();
    await etcd.close();
  }
};
if (missing === undefined) test(withoutStore, askWithoutStore, { timeoutMs: 60_000 });
else test.skip(withoutStore, missing);

test.run();
