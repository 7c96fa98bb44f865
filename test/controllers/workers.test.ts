import * as assert from "uvu/assert";
import { createClient } from "../../generated/client.ts";
import { generated } from "../../generated/index.ts";
import { type ControllersOptions, startControllers } from "../../runtime/controllers/controllers.ts";
import type { QueueMeter } from "../../runtime/controllers/frame/workQueue.ts";
import { createTransport, type Transport, type TransportRequest } from "../../runtime/client/index.ts";
import { core } from "../api/literal.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("how many objects controllers look at at once");

const names = Array.from({ length: 8 }, (_, index) => `a${index}`);

interface Looking {
  readonly controller: string;
  readonly queue: string;
  readonly workers: (count: number) => ControllersOptions["workers"];
  /** Makes what the controller has to look at. */
  readonly make: (api: Api) => Promise<void>;
}

async function make(api: Api, collection: string, object: object): Promise<void> {
  const answer = await api.post(collection, object);
  assert.is(answer.status, 201, answer.text);
}

const all: readonly Looking[] = [
  {
    ...{ controller: "namespace-controller", queue: "namespace", workers: (namespaces) => ({ namespaces }) },
    make: async (api) => {
      for (const name of names) {
        await make(api, "/api/v1/namespaces", { metadata: { name } });
        await api.delete(`/api/v1/namespaces/${name}`);
      }
    },
  },
  {
    ...{ controller: "resourcequota-controller", queue: "resourcequota_primary", workers: (quotas) => ({ quotas }) },
    make: async (api) => {
      const spec = { hard: { pods: "1" } };
      for (const name of names) await make(api, core("default", "resourcequotas"), { metadata: { name }, spec });
    },
  },
  {
    ...{ controller: "serviceaccount-token-controller", queue: "serviceaccount_tokens_secret" },
    workers: (accountTokens) => ({ accountTokens }),
    make: async (api) => {
      await make(api, core("default", "serviceaccounts"), { metadata: { name: "one" } });
      const annotations = { "orch.io/service-account.name": "one" };
      for (const name of names) {
        const secret = { metadata: { name, annotations }, type: "orch.io/service-account-token" };
        await make(api, core("default", "secrets"), secret);
      }
    },
  },
  {
    ...{ controller: "garbage-collector-controller", queue: "garbage_collector_attempt_to_delete" },
    workers: (garbageCollector) => ({ garbageCollector }),
    make: async (api) => {
      const owner = { apiVersion: "v1", kind: "ConfigMap", name: "gone", uid: "11111111-1111-4111-8111-111111111111" };
      for (const name of names) {
        await make(api, core("default", "configmaps"), { metadata: { name, ownerReferences: [owner] } });
      }
    },
  },
];

/** Counts the keys of a queue that are looked at; `ended` resolves when all names had their look. */
function counting(queue: string) {
  let [now, most, looks] = [0, 0, 0];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const other: QueueMeter = { added() {}, taken() {}, done() {}, retried() {}, stopped() {} };
  const meter: QueueMeter = {
    ...other,
    taken: () => void (most = Math.max(most, ++now)),
    done: () => {
      now -= 1;
      if (++looks === names.length) end();
    },
  };
  return { queueMeter: (name: string) => (name === queue ? meter : other), ended, most: () => most };
}

for (const { controller, queue, workers, make } of all) {
  for (const count of [1, 3]) {
    test(`${controller}: ${count}`, async () => {
      const api = await openApi();
      await make(api);
      const { url, token } = api.server;
      const { queueMeter, ended, most } = counting(queue);
      const complaints: string[] = [];
      const controllers = startControllers(createClient({ server: url, token }), {
        ...{ platform: generated.platform, selection: [controller], rootCa: undefined, workers: workers(count) },
        ...{ queueMeter, signAccountToken: async () => "token" },
        onError: (name, error) => complaints.push(`${name}: ${String(error)}`),
      });
      await ended;
      await controllers.stop();
      await api.stop();
      assert.equal([most(), complaints], [count, []]);
    });
  }
}

test("of the dependents that an owner leaves behind twenty are freed at once", async () => {
  const api = await openApi();
  const configMaps = core("default", "configmaps");
  await make(api, configMaps, { metadata: { name: "owner" } });
  const { uid } = (await api.get(`${configMaps}/owner`)).json.metadata;
  const ownerReferences = [{ apiVersion: "v1", kind: "ConfigMap", name: "owner", uid }];
  const orphans = Array.from({ length: 50 }, (_, index) => ({ metadata: { name: `o${index}`, ownerReferences } }));
  await Promise.all(orphans.map((each) => make(api, configMaps, each)));
  const { url: server, token } = api.server;
  const inner = createTransport({ server, token });
  let [now, most, patches] = [0, 0, 0];
  const counted = async (request: TransportRequest) => {
    most = Math.max(most, ++now);
    patches += 1;
    return inner.request(request).finally(() => (now -= 1));
  };
  const request: Transport["request"] = (each) => (each.method === "PATCH" ? counted(each) : inner.request(each));
  const transport = { request, stream: inner.stream.bind(inner), close: inner.close.bind(inner) };
  const controllers = startControllers(createClient({ transport }), {
    ...{ platform: generated.platform, selection: ["garbage-collector-controller"], rootCa: undefined },
    onError: (name, error) => assert.unreachable(`${name}: ${String(error)}`),
  });
  await controllers.ready;
  await api.delete(`${configMaps}/owner`, { propagationPolicy: "Orphan" });
  while ((await api.get(`${configMaps}/owner`)).status === 200) await new Promise((resolve) => setTimeout(resolve, 10));
  await controllers.stop();
  await api.stop();
  assert.equal([most, patches], [20, 51]); // the last one lets the owner go
});

test.run();
