import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";

const resource = (version: string, rest: string) => `/apis/resource.orch.io/${version}/${rest}`;
const claims = (version: string) => resource(version, "namespaces/default/resourceclaims");

const test = suite("api versions of one kind");

let api: Api;
test.before(async () => {
  api = await openApi({ runtimeConfig: ["api/all"] });
});
test.after(() => api.stop());

const flat = { name: "gpu", deviceClassName: "big", allocationMode: "ExactCount", count: 2 };
const nested = { name: "gpu", exactly: { deviceClassName: "big", allocationMode: "ExactCount", count: 2 } };

const claim = (request: object) => ({ spec: { devices: { requests: [request] } } });

test("what is written in one version is read in the others, each in its shape", async () => {
  const body = { metadata: { name: "written" }, ...claim({ name: "gpu", deviceClassName: "big", count: 2 }) };
  const created = await api.post(claims("v1beta1"), body);
  assert.is(created.status, 201);
  assert.equal(created.json.spec.devices.requests, [flat]);
  for (const [version, request] of [
    ["v1", nested],
    ["v1beta2", nested],
    ["v1beta1", flat],
  ] as const) {
    const { json } = await api.get(`${claims(version)}/written`);
    assert.is(json.apiVersion, `resource.orch.io/${version}`);
    assert.is(json.metadata.resourceVersion, created.json.metadata.resourceVersion);
    assert.equal(json.spec.devices.requests, [request]);
    const list = await api.get(claims(version));
    assert.is(list.json.apiVersion, `resource.orch.io/${version}`);
    assert.equal(list.json.items[0].spec.devices.requests, [request]);
  }
});

test("a request for the first of several devices has none of its own, in any version", async () => {
  const choices = [{ name: "a", deviceClassName: "big", allocationMode: "ExactCount", count: 1 }];
  const body = { metadata: { name: "choices" }, ...claim({ name: "gpu", firstAvailable: choices }) };
  await api.post(claims("v1"), body);
  const { json } = await api.get(`${claims("v1beta1")}/choices`);
  assert.equal(json.spec.devices.requests, [{ name: "gpu", deviceClassName: "", firstAvailable: choices }]);
  await api.put(`${claims("v1beta1")}/choices`, json);
  const again = await api.get(`${claims("v1")}/choices`);
  assert.equal(again.json.spec.devices.requests, [{ name: "gpu", firstAvailable: choices }]);
});

test("a patch in an older version changes the one object", async () => {
  await api.post(claims("v1"), { metadata: { name: "patched" }, ...claim(nested) });
  const answer = await api.patch(`${claims("v1beta1")}/patched`, "merge", { metadata: { labels: { a: "b" } } });
  assert.is(answer.status, 200);
  assert.is(answer.json.apiVersion, "resource.orch.io/v1beta1");
  const { json } = await api.get(`${claims("v1")}/patched`);
  assert.equal(json.metadata.labels, { a: "b" });
  assert.equal(json.spec.devices.requests, [nested]);
});

test("a watch shows objects in its own version, whoever wrote them", async () => {
  const watch = await api.watch(`${claims("v1beta1")}?watch=true&fieldSelector=metadata.name%3Dwatched`);
  await api.post(claims("v1beta2"), { metadata: { name: "watched" }, ...claim(nested) });
  const [event] = await watch.next(1);
  watch.close();
  assert.is(event?.object.apiVersion, "resource.orch.io/v1beta1");
  assert.equal(event?.object.spec.devices.requests, [flat]);
});

test("field selectors find slices in every version, and devices keep their members", async () => {
  const slices = (version: string) => resource(version, "resourceslices");
  const device = { attributes: { model: { string: "a100" } }, taints: [{ key: "a", effect: "NoSchedule" }] };
  const spec = { driver: "gpu.example.com", nodeName: "n1", pool: { name: "p", generation: 1, resourceSliceCount: 1 } };
  const made = await api.post(slices("v1beta1"), {
    metadata: { name: "slice" },
    spec: { ...spec, devices: [{ name: "d", basic: device }] },
  });
  assert.is(made.status, 201);
  assert.match(made.json.spec.devices[0].basic.taints[0].timeAdded, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  for (const version of ["v1", "v1beta1", "v1beta2"]) {
    const { json } = await api.get(`${slices(version)}?fieldSelector=spec.nodeName%3Dn1`);
    assert.is(json.items.length, 1, version);
    const [found] = json.items[0].spec.devices;
    assert.equal((found.basic ?? found).attributes, device.attributes);
    assert.is((await api.get(`${slices(version)}?fieldSelector=spec.driver%3Dother`)).json.items.length, 0);
  }
});

const alike = [
  ["storage.orch.io", "volumeattributesclasses", ["v1beta1", "v1"], { driverName: "d", parameters: { iops: "1" } }],
  [
    "coordination.orch.io",
    "namespaces/default/leasecandidates",
    ["v1alpha2", "v1beta1"],
    { spec: { leaseName: "l", binaryVersion: "1.0.0", emulationVersion: "1.0.0", strategy: "OldestEmulationVersion" } },
  ],
  [
    "admissionregistration.orch.io",
    "mutatingadmissionpolicybindings",
    ["v1alpha1", "v1beta1", "v1"],
    { spec: { policyName: "p" } },
  ],
] as const;

for (const [group, path, versions, body] of alike) {
  test(`versions of ${path.split("/").at(-1)} have one shape and differ in their name alone`, async () => {
    const [first] = versions;
    const created = await api.post(`/apis/${group}/${first}/${path}`, { metadata: { name: "same" }, ...body });
    assert.is(created.status, 201);
    const { apiVersion: _, ...rest } = created.json;
    for (const version of versions) {
      const { json } = await api.get(`/apis/${group}/${version}/${path}/same`);
      assert.equal(json, { apiVersion: `${group}/${version}`, ...rest });
    }
    assert.is((await api.delete(`/apis/${group}/${versions[1]}/${path}/same`)).status, 200);
    assert.is((await api.get(`/apis/${group}/${first}/${path}/same`)).status, 404);
  });
}

test("answers of a version that is on its way out carry a warning", async () => {
  const classes = await api.get("/apis/storage.orch.io/v1beta1/volumeattributesclasses");
  const text = "storage.orch.io/v1beta1 VolumeAttributesClass is deprecated in v1.34+, unavailable in v1.37+; use ";
  assert.is(classes.headers.warning, `299 - "${text}storage.orch.io/v1 VolumeAttributesClass"`);
  assert.is((await api.get("/apis/storage.orch.io/v1/volumeattributesclasses")).headers.warning, undefined);
});

test.run();
