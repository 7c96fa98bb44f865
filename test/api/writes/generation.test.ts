import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { apps, core, pod } from "../literal.ts";

const test = suite("api generation");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const labels = { app: "shop" };
const template = { metadata: { labels }, spec: pod("x").spec };
const slice = { addressType: "IPv4", endpoints: [] };
const note = { metadata: { annotations: { note: "1" } } };
const label = { metadata: { labels: { tier: "web" } } };

/** What is created, and changes with the generation that the object has after each. */
interface Counted {
  readonly title: string;
  readonly path: string;
  readonly object: { readonly metadata?: object; readonly [field: string]: unknown };
  readonly first: number | undefined;
  readonly steps: readonly (readonly [part: string, change: object, generation: number | undefined])[];
}

const counted: readonly Counted[] = [
  {
    title: "a kind that does not count keeps what its maker says",
    path: "/api/v1/namespaces/default/configmaps",
    object: { metadata: { generation: 7 } },
    first: 7,
    steps: [
      ["", { data: { a: "b" } }, 7],
      ["", { metadata: { generation: 9 } }, 7],
    ],
  },
  {
    title: "a deployment counts annotations that the object, not its status, is given",
    path: apps("default", "deployments"),
    object: { spec: { selector: { matchLabels: labels }, template } },
    first: 1,
    steps: [
      ["", label, 1],
      ["", note, 2],
      ["", note, 2],
      ["/status", { metadata: { annotations: { note: "2" } } }, 2],
      ["", { metadata: { annotations: { note: "3" } }, spec: { replicas: 2 } }, 3],
    ],
  },
  {
    title: "a daemon set counts its spec alone",
    path: apps("default", "daemonsets"),
    object: { spec: { selector: { matchLabels: labels }, template } },
    first: 1,
    steps: [
      ["", note, 1],
      ["", { spec: { minReadySeconds: 1 } }, 2],
    ],
  },
  {
    title: "an endpoint slice counts labels too",
    path: "/apis/discovery.orch.io/v1/namespaces/default/endpointslices",
    object: slice,
    first: 1,
    steps: [
      ["", note, 1],
      ["", label, 2],
      ["", { endpoints: [], ports: [] }, 2], // an empty list is what is there without one
      ["", { endpoints: [{ addresses: ["10.0.0.9"] }] }, 3],
      ["", { endpoints: [] }, 4],
    ],
  },
  {
    title: "a CSI driver has none until its spec changes",
    path: "/apis/storage.orch.io/v1/csidrivers",
    object: { spec: {} },
    first: undefined,
    steps: [
      ["", label, undefined],
      ["", { spec: { requiresRepublish: true } }, 1],
      ["", { spec: { requiresRepublish: false } }, 2],
    ],
  },
  {
    title: "a priority class keeps its first",
    path: "/apis/scheduling.orch.io/v1/priorityclasses",
    object: { value: 10 },
    first: 1,
    steps: [["", { description: "of the night" }, 1]],
  },
];

for (const { title, path, object, first, steps } of counted) {
  test(title, async () => {
    const created = await api.post(path, { ...object, metadata: { ...object.metadata, name: "counted" } });
    assert.equal([created.status, created.json.metadata.generation], [201, first], created.text);
    for (const [part, change, generation] of steps) {
      const answer = await api.patch(`${path}/counted${part}`, "merge", change);
      const what = `${JSON.stringify(change)}: ${answer.text}`;
      assert.equal([answer.status, answer.json.metadata.generation], [200, generation], what);
    }
  });
}

test("a job and a daemon set take an empty list where they have one", async () => {
  const sources = { name: "v", projected: { sources: [] } };
  const spec = { ...template.spec, volumes: [sources] };
  const tries = [
    ["/apis/batch/v1/namespaces/default/jobs", { template: { spec: { ...spec, restartPolicy: "Never" } } }],
    [apps("default", "daemonsets"), { selector: { matchLabels: labels }, template: { ...template, spec } }],
  ] as const;
  for (const [path, wish] of tries) {
    assert.is((await api.post(path, { metadata: { name: "empty" }, spec: wish })).status, 201);
    const again = await api.patch(`${path}/empty`, "merge", { spec: { template: { spec: { volumes: [sources] } } } });
    assert.equal([again.status, again.json.metadata.generation], [200, 1], again.text);
    assert.is(again.json.metadata.annotations?.["deprecated.daemonset.template.generation"] ?? "1", "1");
  }
});

test("a pod that is bound keeps its generation", async () => {
  const pods = core("default", "pods");
  await api.post(pods, pod("bound"));
  const binding = { metadata: { name: "bound" }, target: { kind: "Node", name: "n1" } };
  assert.is((await api.post(`${pods}/bound/binding`, binding)).status, 201);
  const { json } = await api.get(`${pods}/bound`);
  assert.equal([json.spec.nodeName, json.metadata.generation], ["n1", 1]);
});

test.run();
