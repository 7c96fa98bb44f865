import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { processorMsOf } from "../harness/processorTime.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: limit ranges");

let api: Api;
let made = 0;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const note = "orch.io/limit-ranger";
const usual = [
  {
    type: "Container",
    ...{ default: { cpu: "500m", memory: "64Mi" }, defaultRequest: { cpu: "100m" } },
    ...{ max: { cpu: "1", memory: "128Mi" }, min: { cpu: "50m" }, maxLimitRequestRatio: { cpu: "8" } },
  },
  { type: "Pod", max: { cpu: "2" } },
  { type: "PersistentVolumeClaim", max: { storage: "5Gi" }, min: { storage: "1Gi" } },
];

/** A new namespace with one limit range for each list of limits. */
const namespaceWith = async (...ranges: readonly (readonly object[])[]): Promise<string> => {
  const name = `ns${made++}`;
  await api.post("/api/v1/namespaces", { metadata: { name } });
  for (const [index, limits] of ranges.entries()) {
    const range = { metadata: { name: `lr${String(index).padStart(4, "0")}` }, spec: { limits } };
    const answer = await api.post(`/api/v1/namespaces/${name}/limitranges`, range);
    assert.is(answer.status, 201, answer.text);
  }
  return name;
};

const container = (resources: object = {}, name = "c") => ({ name, image: "example.com/c", resources });
const create = (namespace: string, spec: object) =>
  api.post(`/api/v1/namespaces/${namespace}/pods`, { metadata: { name: "p" }, spec });
const refusalOf = async (namespace: string, spec: object): Promise<string> => {
  const answer = await create(namespace, spec);
  assert.is(answer.status, 403, answer.text);
  return answer.json.message.replace('pods "p" is forbidden: ', "");
};

test("containers that say nothing get the defaults, and an annotation says so", async () => {
  const namespace = await namespaceWith(usual);
  const limits = { cpu: "300m" };
  const spec = { containers: [container(), container({ limits }, "d")], initContainers: [container({}, "i")] };
  const answer = await create(namespace, spec);
  assert.is(answer.status, 201, answer.text);
  const [first, second] = answer.json.spec.containers;
  assert.equal(first.resources, { requests: { cpu: "100m", memory: "64Mi" }, limits: { cpu: "500m", memory: "64Mi" } });
  assert.equal(second.resources, {
    requests: { cpu: "300m", memory: "64Mi" },
    limits: { cpu: "300m", memory: "64Mi" },
  });
  assert.is(
    answer.json.metadata.annotations[note],
    "LimitRanger plugin set: cpu, memory request for container c; cpu, memory limit for container c; " +
      "memory request for container d; memory limit for container d; " +
      "cpu, memory request for init container i; cpu, memory limit for init container i",
  );
});

test("pods elsewhere, and pods that say everything, are left alone", async () => {
  const plain = await create("default", { containers: [container()] });
  assert.equal(plain.json.spec.containers[0].resources, {});
  const namespace = await namespaceWith(usual);
  const all = { cpu: "1", memory: "1Mi" };
  const full = await create(namespace, { containers: [container({ requests: all, limits: all })] });
  assert.is(full.status, 201, full.text);
  assert.is(full.json.metadata.annotations, undefined);
});

const cpu = (request: string, limit: string) => container({ requests: { cpu: request }, limits: { cpu: limit } });
const refusals: readonly (readonly [object, string])[] = [
  [{ containers: [cpu("2", "2")] }, "maximum cpu usage per Container is 1, but limit is 2"],
  [{ containers: [cpu("10m", "50m")] }, "minimum cpu usage per Container is 50m, but request is 10m"],
  [
    { containers: [cpu("50m", "1")] },
    "cpu max limit to request ratio per Container is 8, but provided ratio is 20.000000",
  ],
  [
    { containers: ["a", "b", "c"].map((name) => container({ limits: { cpu: "1" } }, name)) },
    "maximum cpu usage per Pod is 2, but limit is 3",
  ],
  [
    { containers: [cpu("10m", "3")] },
    "[minimum cpu usage per Container is 50m, but request is 10m, " +
      "maximum cpu usage per Container is 1, but limit is 3, " +
      "cpu max limit to request ratio per Container is 8, but provided ratio is 300.000000, " +
      "maximum cpu usage per Pod is 2, but limit is 3]",
  ],
];

for (const [spec, why] of refusals) {
  test(`a pod is refused: ${why}`, async () => {
    assert.is(await refusalOf(await namespaceWith(usual), spec), why);
  });
}

test("a pod without a request or a limit is refused where there is a bound and no default", async () => {
  const namespace = await namespaceWith([{ type: "Pod", max: { cpu: "2" }, min: { memory: "1Mi" } }]);
  const [least, most] = ["minimum memory usage per Pod is 1Mi", "maximum cpu usage per Pod is 2"];
  const why = `[${least}.  No request is specified, ${most}.  No limit is specified]`;
  assert.is(await refusalOf(namespace, { containers: [container()] }), why);
});

test("of several limit ranges the first default counts, and all bounds do", async () => {
  const namespace = await namespaceWith(
    [{ type: "Container", default: { cpu: "400m" }, max: { cpu: "3" } }],
    [{ type: "Container", default: { cpu: "500m" }, max: { cpu: "600m" } }],
  );
  const answer = await create(namespace, { containers: [container()] });
  assert.is(answer.json.spec.containers[0].resources.limits.cpu, "400m");
  assert.is(
    await refusalOf(namespace, { containers: [cpu("1", "1")] }),
    "maximum cpu usage per Container is 600m, but limit is 1",
  );
});

test("a refusal shows what is wrong with the first limit range that is broken", async () => {
  const namespace = await namespaceWith(
    [
      { type: "Pod", max: { cpu: "2" } },
      { type: "Container", max: { cpu: "1" } },
    ],
    [{ type: "Container", max: { cpu: "500m" } }],
  );
  const own = { containers: [cpu("3", "3")] };
  assert.is(
    await refusalOf(namespace, own),
    "[maximum cpu usage per Pod is 2, but limit is 3, maximum cpu usage per Container is 1, but limit is 3]",
  );
  const first = "maximum cpu usage per Container is 500m, but limit is 1";
  assert.is(await refusalOf(namespace, { containers: [cpu("1", "1")] }), first);
});

test("claims keep to the bounds, and when they grow too", async () => {
  const namespace = await namespaceWith(usual);
  const claims = `/api/v1/namespaces/${namespace}/persistentvolumeclaims`;
  const claim = (name: string, storage: string) =>
    api.post(claims, {
      metadata: { name },
      spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage } } },
    });
  const refused = (name: string) => `persistentvolumeclaims "${name}" is forbidden: `;
  const least = "minimum storage usage per PersistentVolumeClaim is 1Gi, but request is 100Mi";
  assert.is((await claim("small", "100Mi")).json.message, refused("small") + least);
  const most = "maximum storage usage per PersistentVolumeClaim is 5Gi, but request is 6Gi";
  assert.is((await claim("large", "6Gi")).json.message, refused("large") + most);
  assert.is((await claim("fit", "2Gi")).status, 201);
});

test("what is there is not looked at again, until it is resized", async () => {
  const namespace = await namespaceWith();
  assert.is((await create(namespace, { containers: [cpu("2", "2")] })).status, 201);
  const range = { metadata: { name: "late" }, spec: { limits: [{ type: "Container", max: { cpu: "1" } }] } };
  await api.post(`/api/v1/namespaces/${namespace}/limitranges`, range);
  const pod = `/api/v1/namespaces/${namespace}/pods/p`;
  assert.is((await api.patch(pod, "merge", { metadata: { labels: { a: "b" } } })).status, 200);
  const spec = { containers: [{ name: "c", resources: { requests: { cpu: "3" }, limits: { cpu: "3" } } }] };
  const resized = await api.patch(`${pod}/resize`, "strategic-merge", { spec });
  assert.is(resized.status, 403, resized.text);
  assert.match(resized.json.message, "maximum cpu usage per Container is 1, but limit is 3");
});

test("a limit range counts as soon as it changes, and not after it is gone", async () => {
  const namespace = await namespaceWith([{ type: "Container", max: { cpu: "1" } }]);
  const range = `/api/v1/namespaces/${namespace}/limitranges/lr0000`;
  assert.match(await refusalOf(namespace, { containers: [cpu("2", "2")] }), "is 1, but limit is 2");
  const limits = [{ type: "Container", max: { cpu: "1500m" } }];
  assert.is((await api.patch(range, "merge", { spec: { limits } })).status, 200);
  assert.match(await refusalOf(namespace, { containers: [cpu("2", "2")] }), "is 1500m, but limit is 2");
  await api.delete(range);
  assert.is((await create(namespace, { containers: [cpu("2", "2")] })).status, 201);
});

test("a thousand limit ranges do not hold the event loop", async () => {
  const limits = [{ type: "Container", max: { cpu: "4", memory: "4Gi" }, min: { cpu: "1m" } }];
  const namespace = await namespaceWith(...Array.from({ length: 1000 }, () => limits));
  for (const name of ["first", "second"]) {
    const spec = { containers: Array.from({ length: 50 }, (_, index) => container({}, `c${index}`)) };
    const path = `/api/v1/namespaces/${namespace}/pods`;
    const { result, ms } = await processorMsOf(() => api.post(path, { metadata: { name }, spec }));
    assert.is(result.status, 201, result.text);
    assert.ok(ms < 500, `${name} pod took ${Math.round(ms)} ms`);
  }
});

test("more than the server reads is refused", async () => {
  const resources = Object.fromEntries(
    Array.from({ length: 2000 }, (_, index) => [`example.com/${String(index).padStart(50, "a")}`, "1"]),
  );
  const namespace = await namespaceWith(...Array.from({ length: 6 }, () => [{ type: "Container", max: resources }]));
  assert.is(
    await refusalOf(namespace, { containers: [container()] }),
    "the limit ranges of the namespace are too long",
  );
  const few = Object.fromEntries(Object.entries(resources).slice(0, 300));
  const other = await namespaceWith([{ type: "Container", max: few }]);
  const containers = Array.from({ length: 100 }, (_, index) => container({}, `c${index}`));
  const why = "the limit ranges of the namespace have too many amounts for so many containers";
  assert.is(await refusalOf(other, { containers }), why);
});

test.run();
