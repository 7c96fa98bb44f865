import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { apps, core, failure, pod } from "../literal.ts";

const test = suite("patch: rules");

const configMaps = core("default", "configmaps");
const pods = core("default", "pods");
const deployments = apps("default", "deployments");

let api: Api;
test.before(async () => {
  api = await openApi();
  await api.post(configMaps, { metadata: { name: "there" }, data: { a: "1" } });
  await api.post(pods, pod("there"));
  await api.post(deployments, deployment());
});
test.after(() => api.stop());

for (const type of ["application/json", "application/yaml", "text/plain", "application/patch+json", "merge"]) {
  test(`a patch of type ${type} is a 415`, async () => {
    const answer = await api.call("PATCH", `${configMaps}/there`, { body: "{}", headers: { "content-type": type } });
    assert.equal(
      answer.json,
      failure(415, "UnsupportedMediaType", { message: "415: Unsupported Media Type", details: {} }),
    );
  });
}

test("parameters of the type say nothing", async () => {
  const headers = { "content-type": "application/merge-patch+json; charset=utf-8" };
  const answer = await api.call("PATCH", `${configMaps}/there`, { body: '{"data":{"p":"1"}}', headers });
  assert.equal([answer.status, answer.json.data.p], [200, "1"]);
});

test("force is for applies", async () => {
  const answer = await api.patch(`${configMaps}/there?force=true`, "merge", {});
  const text = "force: Forbidden: may not be specified for non-apply patch";
  assert.equal([answer.status, answer.json.message], [422, `PatchOptions.meta.orch.io "" is invalid: ${text}`]);
});

test("patches without a version all hold, however many writers there are", async () => {
  await api.post(configMaps, { metadata: { name: "busy" } });
  const writers = Array.from({ length: 60 }, async (_, index) => {
    const type = (["merge", "strategic-merge", "json"] as const)[index % 3] ?? "merge";
    const value = { [`k${index}`]: "1" };
    const body = type === "json" ? [{ op: "add", path: `/metadata/annotations`, value }] : { data: value };
    return (await api.patch(`${configMaps}/busy`, type, body)).status;
  });
  assert.equal(new Set(await Promise.all(writers)), new Set([200]));
  const { data } = (await api.get(`${configMaps}/busy`)).json;
  assert.is(Object.keys(data).length, 40);
});

test("of patches with one version, one holds and the others are conflicts", async () => {
  const { resourceVersion } = (await api.post(configMaps, { metadata: { name: "versioned" } })).json.metadata;
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const body = { metadata: { resourceVersion }, data: { [`k${index}`]: "1" } };
      return (await api.patch(`${configMaps}/versioned`, "merge", body)).status;
    }),
  );
  assert.equal(statuses.sort(), [200, ...Array(9).fill(409)]);
  const stale = await api.patch(`${configMaps}/versioned`, "json", [
    { op: "replace", path: "/metadata/resourceVersion", value: resourceVersion },
  ]);
  assert.equal(
    stale.json,
    failure(409, "Conflict", {
      message:
        'Operation cannot be fulfilled on configmaps "versioned": the object has been modified; ' +
        "please apply your changes to the latest version and try again",
      details: { name: "versioned", kind: "configmaps" },
    }),
  );
});

const nothing: readonly (readonly [type: "merge" | "strategic-merge" | "json", body: object])[] = [
  ["merge", {}],
  ["merge", { spec: { replicas: 1, template: { spec: { nodeName: null } } } }],
  ["strategic-merge", { spec: { template: { spec: { containers: [{ name: "c", image: "busybox:1" }] } } } }],
  ["strategic-merge", { spec: { template: { spec: { containers: [{ name: "gone", $patch: "delete" }] } } } }],
  ["strategic-merge", { spec: { template: { spec: { volumes: [] } } } }],
  ["json", []],
  ["json", [{ op: "test", path: "/spec/replicas", value: 1 }]],
  ["json", [{ op: "add", path: "/spec/replicas", value: 1 }]],
  ["merge", { metadata: { generation: 99, creationTimestamp: null, selfLink: "x" }, status: { replicas: 5 } }],
];
for (const [type, body] of nothing) {
  test(`the ${type} patch ${JSON.stringify(body)} changes nothing, so nothing is written`, async () => {
    const before = await api.get(`${deployments}/there`);
    const answer = await api.patch(`${deployments}/there`, type, body);
    assert.equal([answer.status, answer.json], [200, before.json], answer.text);
    assert.is((await api.get(`${deployments}/there`)).text, before.text);
  });
}

const identity: readonly (readonly [what: string, body: object, code: number, message: string])[] = [
  [
    "name",
    { metadata: { name: "other" } },
    400,
    "the name of the object (other) does not match the name on the URL (there)",
  ],
  [
    "name to none",
    { metadata: { name: null } },
    400,
    "the name of the object (there based on URL) was undeterminable: name must be provided",
  ],
  [
    "namespace",
    { metadata: { namespace: "other" } },
    400,
    "the namespace of the provided object does not match the namespace sent on the request",
  ],
  ["kind", { kind: "Secret" }, 422, 'no kind "Secret" is registered for version "v1" in scheme "orch"'],
];
for (const [what, body, code, message] of identity) {
  test(`a patch cannot change the ${what}`, async () => {
    const answer = await api.patch(`${configMaps}/there`, "merge", body);
    assert.is(answer.status, code, answer.text);
    assert.is(answer.json.message.slice(-message.length), message);
  });
}

test("a patch of the status changes the status alone, and one of the object all else", async () => {
  const body = { metadata: { labels: { s: "1" } }, spec: { replicas: 9 }, status: { replicas: 3 } };
  for (const type of ["merge", "strategic-merge"] as const) {
    const status = (await api.patch(`${deployments}/there/status`, type, body)).json;
    assert.equal([status.spec.replicas, status.status.replicas, status.metadata.generation], [1, 3, 1]);
  }
  const spec = (await api.patch(`${deployments}/there`, "strategic-merge", { spec: { replicas: 2 }, status: null }))
    .json;
  assert.equal([spec.spec.replicas, spec.status.replicas, spec.metadata.generation], [2, 3, 2]);
});

test("the scale takes each type of patch", async () => {
  const path = `${deployments}/there/scale`;
  const answers = [
    await api.patch(path, "merge", { spec: { replicas: 3 } }),
    await api.patch(path, "strategic-merge", { spec: { replicas: 4 } }),
    await api.patch(path, "json", [
      { op: "test", path: "/kind", value: "Scale" },
      { op: "replace", path: "/spec/replicas", value: 5 },
    ]),
  ];
  assert.equal(
    answers.map(({ status, json }) => [status, json.kind, json.spec.replicas]),
    [3, 4, 5].map((replicas) => [200, "Scale", replicas]),
  );
});

test("defaults fill what a patch removes, and rules judge the result", async () => {
  const removed = await api.patch(`${deployments}/there`, "merge", { spec: { revisionHistoryLimit: null } });
  assert.equal([removed.status, removed.json.spec.revisionHistoryLimit], [200, 10]);
  const selector = { matchLabels: { other: "x" } };
  const refused = await api.patch(`${deployments}/there`, "strategic-merge", { spec: { selector } });
  assert.is(refused.status, 422);
  assert.ok(
    refused.json.details.causes.some((each: { field: string }) => each.field === "spec.selector"),
    refused.text,
  );
  const required = await api.patch(`${deployments}/there`, "merge", { spec: { template: null } });
  assert.is(required.status, 422, required.text);
});

test("a patch that is too large is a 413", async () => {
  const answer = await api.patch(`${configMaps}/there`, "merge", { data: { a: "x".repeat(3 * 1024 * 1024) } });
  const message = "Request entity too large: limit is 3145728";
  assert.equal([answer.status, answer.json.message], [413, message]);
});

const refused: readonly (readonly [
  type: "merge" | "strategic-merge" | "json",
  body: string,
  code: number,
  message: string,
])[] = [
  ["json", "[", 400, "error decoding patch: unexpected end of JSON input"],
  ["merge", "{", 400, "error decoding patch: unexpected end of JSON input"],
  ["strategic-merge", "{", 400, "unexpected end of JSON input"],
  ["merge", "null", 400, "Invalid JSON Patch"],
  ["json", '[{"op":"fly","path":"/a"}]', 422, "the server rejected our request due to an error in our request"],
  [
    "json",
    '[{"op":"add","path":"a","value":1}]',
    422,
    "the server rejected our request due to an error in our request",
  ],
  ["strategic-merge", '{"$retainKeys":1}', 400, "invalid patch format of retainKeys"],
  [
    "strategic-merge",
    '{"metadata":{"$setElementOrder/finalizers":1}}',
    400,
    "invalid patch format of setElementOrder list",
  ],
  ["strategic-merge", '{"$patch":"explode"}', 400, "unknown patch type: explode in map: map[$patch:explode]"],
];
for (const [type, body, code, message] of refused) {
  test(`${body} as a ${type} patch is a ${code}`, async () => {
    const headers = { "content-type": `application/${type}-patch+json` };
    const answer = await api.call("PATCH", `${configMaps}/there`, { body, headers });
    assert.equal([answer.status, answer.json.message], [code, message]);
  });
}

test("an item without its merge key is a 400: there is nothing to merge it with", async () => {
  const body = { spec: { template: { spec: { containers: [{ image: "x" }] } } } };
  const answer = await api.patch(`${deployments}/there`, "strategic-merge", body);
  const message = "map: map[image:x] does not contain declared merge key: name";
  assert.equal([answer.status, answer.json], [400, failure(400, "BadRequest", { message })]);
});

test("a list whose items come in another order than the patch asks for is a 400", async () => {
  const order = { "$setElementOrder/containers": [{ name: "c" }, { name: "d" }] };
  const containers = [{ name: "d", image: "x" }, { name: "c" }];
  const body = { spec: { template: { spec: { ...order, containers } } } };
  const before = await api.get(`${deployments}/there`);
  const answer = await api.patch(`${deployments}/there`, "strategic-merge", body);
  const [sent, asked] = ["[map[image:x name:d] map[name:c]]", "[map[name:c] map[name:d]]"];
  const message = `The order in patch list:\n${sent}\n doesn't match $setElementOrder list:\n${asked}\n`;
  assert.equal([answer.status, answer.json], [400, failure(400, "BadRequest", { message })]);
  assert.is((await api.get(`${deployments}/there`)).text, before.text);
});

function deployment() {
  const labels = { app: "there" };
  const template = { metadata: { labels }, spec: { containers: [{ name: "c", image: "busybox:1" }] } };
  return { metadata: { name: "there" }, spec: { replicas: 1, selector: { matchLabels: labels }, template } };
}

test.run();
