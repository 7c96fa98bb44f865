import * as assert from "uvu/assert";
import { checksOfComponents, checksOfProcesses } from "../../runtime/apiserver/components.ts";
import { askText } from "../../runtime/proxy/askText.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { openApi } from "../harness/api.ts";
import { type Backends, startBackends } from "../harness/peers/backends.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the parts of the control plane");

let backends: Backends;
test.before(async () => {
  backends = await startBackends();
});
test.after(() => backends.close());

const path = "/api/v1/componentstatuses";

test("each is read alone, and has its health at the time of the request", async () => {
  const api = await openApi();
  try {
    const store = {
      metadata: { name: "storage-0" },
      conditions: [{ type: "Healthy", status: "True", message: "ok" }],
    };
    const { json: list } = await api.get(path);
    assert.is(list.kind, "ComponentStatusList");
    assert.equal(list.items, [store]);
    const one = await api.get(`${path}/storage-0`);
    assert.equal(one.json, { kind: "ComponentStatus", apiVersion: "v1", ...store });
    assert.is((await api.get(`${path}?fieldSelector=metadata.name%3Dscheduler`)).json.items.length, 0);
    assert.is((await api.post(path, { metadata: { name: "x" } })).status, 405);
    const none = await api.get(`${path}/none`);
    assert.is(none.status, 404);
    assert.is(none.json.message, 'componentstatus "none" not found');
  } finally {
    await api.stop();
  }
});

test("requests that ask for a part while it is asked share the answer, and a failure is not kept", async () => {
  let asked = 0;
  let fails = true;
  const slow = async () => {
    asked++;
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (fails) throw new Error("not yet");
    return "ok";
  };
  const check = checksOfComponents(new Map([["slow", slow]]), storageOf({})).get("slow");
  if (check === undefined) throw new Error("the part has no check");
  const all = await Promise.allSettled([check(), check(), check()]);
  assert.is(asked, 1);
  assert.ok(all.every(({ status }) => status === "rejected"));
  fails = false;
  assert.is(await check(), "ok");
});

test("a cluster's servers are parts in the order in which they were given", async () => {
  const down = async () => {
    throw new Error("etcd at http://127.0.0.1:1 does not answer");
  };
  const checks = checksOfComponents(new Map(), storageOf({ memberChecks: [async () => {}, down] }));
  assert.equal([...checks.keys()], ["etcd-0", "etcd-1"]);
  assert.is(await checks.get("etcd-0")?.(), "ok");
  await checks
    .get("etcd-1")?.()
    .then(
      () => assert.unreachable(),
      (error) => assert.match(error.message, /does not answer/),
    );
});

test("what runs in this process is not looked for beside it", async () => {
  const checks = checksOfProcesses(new Map([["controller-manager", async () => "here"]]));
  assert.equal([...checks.keys()], ["controller-manager", "scheduler"]);
  assert.is(await checks.get("controller-manager")?.(), "here");
});

for (const [what, answers, error] of [
  ["does not end", (write: (text: string) => void) => write("ok"), /abort|took/i],
  ["is too long", (write: (text: string) => void) => write("x".repeat(2000)), /more than 1000 bytes/],
] as const) {
  test(`an answer that ${what} is an error`, async () => {
    backends.agent.answer = (_req, res) => answers((text) => res.write(text));
    const to = { scheme: "https", host: "127.0.0.1", port: backends.agent.port, path: "/", trust: "anyAgent" } as const;
    const dial = { agentTls: {}, timeoutMs: 1000 };
    const asking = askText(to, { dial, timeoutMs: 300, maxBytes: 1000 });
    await asking.then(
      () => assert.unreachable(),
      ({ message }) => assert.match(message, error),
    );
  });
}

function storageOf(parts: Partial<Storage>): Storage {
  return { settled: async () => {}, ...parts } as Storage;
}

test.run();
