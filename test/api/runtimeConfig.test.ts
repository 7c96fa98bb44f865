import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { type ForwardCompatibility, servedKinds, withoutFlowControl } from "../../runtime/registry/runtimeConfig.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("api runtime config");

/** Group-versions that are served under these settings. */
function versionsOf(...settings: string[]): string[] {
  const { groups } = servedKinds(generated, { settings, isGateOn: () => false, logWarning: () => {} });
  return groups.flatMap(({ name, versions }) => versions.map((each) => (name === "" ? each : `${name}/${each}`)));
}

/** Of the versions below, those that are served. */
function watched(...settings: string[]): string {
  const served = versionsOf(...settings);
  return [
    "v1",
    "apps/v1",
    "resource.orch.io/v1",
    "resource.orch.io/v1beta2",
    "resource.orch.io/v1alpha3",
    "internal.apiserver.orch.io/v1alpha1",
  ]
    .filter((each) => served.includes(each))
    .map((each) => each.replace(".orch.io", "").replace(".apiserver", ""))
    .join(" ");
}

for (const isOn of [false, true]) {
  test(`pod groups and migrations are ${isOn ? "" : "not "}served while their gates are ${isOn}`, () => {
    const isGateOn = (gate: string) => isOn && ["GenericWorkload", "StorageVersionMigrator"].includes(gate);
    const { groups } = servedKinds(generated, { settings: ["api/all"], isGateOn, logWarning: () => {} });
    const versions = groups.flatMap(({ name, versions }) => versions.map((each) => `${name}/${each}`));
    const gated = ["scheduling.orch.io/v1alpha2", "storagemigration.orch.io/v1beta1"];
    assert.equal(
      versions.filter((each) => gated.includes(each)),
      isOn ? gated : [],
    );
  });
}

const switched: readonly [settings: readonly string[], served: string][] = [
  [[], "v1 apps/v1 resource/v1"],
  [["api/all"], "v1 apps/v1 resource/v1 resource/v1beta2 resource/v1alpha3 internal/v1alpha1"],
  [["api/all=true"], "v1 apps/v1 resource/v1 resource/v1beta2 resource/v1alpha3 internal/v1alpha1"],
  [["api/beta=true"], "v1 apps/v1 resource/v1 resource/v1beta2"],
  [["api/alpha=true"], "v1 apps/v1 resource/v1 resource/v1alpha3 internal/v1alpha1"],
  [["api/alpha=true", "api/beta=T"], "v1 apps/v1 resource/v1 resource/v1beta2 resource/v1alpha3 internal/v1alpha1"],
  [["api/all=true", "api/alpha=false"], "v1 apps/v1 resource/v1 resource/v1beta2"],
  [["api/alpha=0", "api/all="], "v1 apps/v1 resource/v1 resource/v1beta2"],
  [["api/all=false", "v1"], "v1"],
  [["api/all=false", "api/v1=true"], "v1"],
  [["api/all=false", "api/ga=true"], "v1 apps/v1 resource/v1"],
  [["api/ga=false", "v1=true", "api/beta=true"], "v1 resource/v1beta2"],
  [["apps/v1=false"], "v1 resource/v1"],
  [["resource.orch.io/v1beta2"], "v1 apps/v1 resource/v1 resource/v1beta2"],
  [["resource.orch.io/v1alpha3/devicetaintrules=true"], "v1 apps/v1 resource/v1 resource/v1alpha3"],
  [
    ["api/alpha", "internal.apiserver.orch.io/v1alpha1/storageversions=false"],
    "v1 apps/v1 resource/v1 resource/v1alpha3",
  ],
  [["api/all", "api/all=false", "v1"], "v1"],
  [["api/legacy=true"], "v1 apps/v1 resource/v1"],
  [["", "apps/v1=false", ""], "v1 resource/v1"],
  [[" apps/v1 = false ", "api/all=false", "/v1"], "v1"],
];

for (const [settings, served] of switched) {
  test(`--runtime-config=${settings.join(",")} leaves ${served}`, () => assert.is(watched(...settings), served));
}

test("versions that are not stable are off unless they are asked for", () => {
  assert.equal(
    versionsOf().filter((each) => /alpha|beta/.test(each)),
    [],
  );
});

const refused: readonly [settings: readonly string[], message: string][] = [
  [["apps/v1=maybe"], '--runtime-config: apps/v1 is "maybe", not true or false'],
  [["apps/v1=true=false"], '--runtime-config: apps/v1 is "true=false", not true or false'],
  [["apps/v9"], '--runtime-config: there is no API "apps/v9"'],
  [["api/gamma=true"], '--runtime-config: there is no API "api/gamma"'],
  [["apps/v9/deployments"], '--runtime-config: there is no API "apps/v9/deployments"'],
  [["apps/v1/"], '--runtime-config: there is no API "apps/v1/"'],
  [["apps"], '--runtime-config: there is no API "apps"'],
  [["constructor"], '--runtime-config: there is no API "constructor"'],
  [["=true"], '--runtime-config: there is no API ""'],
  [["api/all=false"], "--runtime-config: invalid key with only api/all=false"],
];

for (const [settings, message] of refused) {
  test(`--runtime-config=${settings.join(",")} is refused`, () => {
    assert.throws(
      () => servedKinds(generated, { settings, isGateOn: () => false, logWarning: () => {} }),
      (error: Error) => error.message === message,
    );
  });
}

const flowControl: readonly [settings: readonly string[], off: string | undefined][] = [
  [[], undefined],
  [["api/all=false", "v1"], "api/all"],
  [["api/all=false", "api/ga=true"], undefined],
  [["api/all=true", "api/ga=false"], "api/ga"],
  [["flowcontrol.apiserver.orch.io/v1=false"], "flowcontrol.apiserver.orch.io/v1"],
  [["api/all=false", "flowcontrol.apiserver.orch.io/v1"], undefined],
  [["api/beta=false"], undefined],
];

for (const [settings, off] of flowControl) {
  test(`--runtime-config=${settings.join(",")} leaves flow control ${off === undefined ? "on" : `off: ${off}`}`, () => {
    assert.is(withoutFlowControl(settings, "orch.io"), off);
  });
}

test("a resource that its version no longer has is passed over with a warning", () => {
  const warnings: string[] = [];
  const settings = ["storage.orch.io/v1beta1/csistoragecapacities", "apps/v1/deployments=false"];
  const { handlers } = servedKinds(generated, {
    ...{ settings, isGateOn: () => false },
    logWarning: (message) => warnings.push(message),
  });
  assert.equal(warnings, ['--runtime-config: there is no API "storage.orch.io/v1beta1/csistoragecapacities"']);
  assert.not(handlers.some((each) => each.descriptor.plural === "deployments"));
});

/** Runs against a server of these settings. */
async function served(runtimeConfig: readonly string[], run: (api: Api) => Promise<void>): Promise<void> {
  const api = await openApi({ runtimeConfig });
  try {
    await run(api);
  } finally {
    await api.stop();
  }
}

test("paths and discovery have what is on, and nothing of what is off", () =>
  served(["apps/v1/daemonsets=false", "batch/v1=false", "resource.orch.io/v1beta1/deviceclasses"], async (api) => {
    const statuses: readonly [path: string, status: number][] = [
      ["apps/v1/deployments", 200],
      ["apps/v1/daemonsets", 404],
      ["batch/v1", 404],
      ["batch", 404],
      ["batch/v1/jobs", 404],
      ["resource.orch.io/v1beta1/deviceclasses", 200],
      ["resource.orch.io/v1beta1/resourceslices", 404],
    ];
    for (const [path, status] of statuses) assert.is((await api.get(`/apis/${path}`)).status, status, path);
    const { json: apps } = await api.get("/apis/apps/v1");
    const names: string[] = apps.resources.map((each: { name: string }) => each.name);
    assert.ok(names.includes("deployments/scale"));
    assert.not(names.some((each) => each.startsWith("daemonsets")));
    const { json: groups } = await api.get("/apis");
    const named = groups.groups.find((each: { name: string }) => each.name === "resource.orch.io");
    const versions = named.versions.map((each: { version: string }) => each.version);
    assert.equal(versions, ["v1", "v1beta1"]);
    const accept = "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";
    const { json: all } = await api.get("/apis", { accept });
    assert.not(all.items.some((each: { metadata: { name: string } }) => each.metadata.name === "batch"));
  }));

const gated: readonly (readonly [
  gates: Readonly<Record<string, string>>,
  config: readonly string[],
  status: number,
])[] = [
  [{}, [], 404],
  [{}, ["certificates.orch.io/v1beta1=true"], 404],
  [{ PodCertificateRequest: "true", ClusterTrustBundle: "true" }, [], 404],
  [{ PodCertificateRequest: "true", ClusterTrustBundle: "true" }, ["certificates.orch.io/v1beta1=true"], 200],
];
for (const [featureGates, runtimeConfig, status] of gated) {
  const gates = Object.keys(featureGates).join(" and ") || "no gate";
  test(`kinds with a gate are ${status} with ${gates} and ${runtimeConfig.join() || "no setting"}`, async () => {
    const api = await openApi({ runtimeConfig, featureGates });
    try {
      for (const path of ["clustertrustbundles", "namespaces/default/podcertificaterequests"]) {
        assert.is((await api.get(`/apis/certificates.orch.io/v1beta1/${path}`)).status, status, path);
      }
    } finally {
      await api.stop();
    }
  });
}

test("OpenAPI has what is on, and nothing of what is off", () =>
  served(["apps/v1/daemonsets=false", "batch/v1=false"], async (api) => {
    const { json: index } = await api.get("/openapi/v3");
    assert.ok("apis/resource.orch.io/v1" in index.paths);
    for (const path of ["apis/batch", "apis/batch/v1", "apis/resource.orch.io/v1beta2"])
      assert.not(path in index.paths);
    const { json: apps } = await api.get("/openapi/v3/apis/apps/v1");
    const { json: swagger } = await api.get("/openapi/v2");
    for (const { paths, components = {}, definitions = components.schemas } of [apps, swagger]) {
      assert.ok("/apis/apps/v1/namespaces/{namespace}/deployments" in paths);
      const off = /daemonsets|^\/apis\/batch|v1beta2|DaemonSet|batch.v1/;
      assert.equal(
        [...Object.keys(paths), ...Object.keys(definitions)].filter((each) => off.test(each)),
        [],
      );
      assert.ok("io.orch.api.apps.v1.DeploymentSpec" in definitions);
    }
  }));

test("an object is read and found in a version that is on, though it is stored in one that is off", () =>
  served(
    ["resource.orch.io/v1=false", "resource.orch.io/v1beta1", "events.orch.io/v1", "v1/events=false"],
    async (api) => {
      const slices = "/apis/resource.orch.io/v1beta1/resourceslices";
      const spec = {
        driver: "gpu.example.com",
        nodeName: "n1",
        pool: { name: "p", generation: 1, resourceSliceCount: 1 },
      };
      const devices = [{ name: "d", basic: { attributes: { model: { string: "a" } } } }];
      const created = await api.post(slices, { metadata: { name: "slice" }, spec: { ...spec, devices } });
      assert.is(created.status, 201, created.text);
      assert.equal((await api.get(`${slices}/slice`)).json, created.json);
      assert.is((await api.get(`${slices}?fieldSelector=spec.nodeName%3Dn1`)).json.items.length, 1);
      const events = "/apis/events.orch.io/v1/namespaces/default/events";
      const regarding = { kind: "Pod", namespace: "default", name: "p" };
      const event = { metadata: { name: "e" }, regarding, type: "Normal", reason: "Started", action: "Start" };
      const reported = {
        eventTime: "2024-01-01T00:00:00.000000Z",
        reportingController: "c.io/c",
        reportingInstance: "i",
      };
      const made = await api.post(events, { ...event, ...reported });
      assert.is(made.status, 201, made.text);
      assert.is((await api.get(`${events}?fieldSelector=regarding.name%3Dp`)).json.items.length, 1);
      assert.is((await api.get(`${events}?fieldSelector=regarding.name%3Dq`)).json.items.length, 0);
    },
  ));

/** Versions of these resources that a server which emulates 1.34 serves. */
function forwardOf(resources: readonly string[], settings: string[], forward: ForwardCompatibility): string {
  const options = { settings, emulated: "1.34", forward, isGateOn: () => true, logWarning: () => {} };
  return servedKinds(generated, options)
    .handlers.filter(({ descriptor }) => resources.includes(descriptor.plural))
    .map(({ descriptor: { version, plural } }) => `${plural} ${version}`)
    .filter((each, index, all) => all.indexOf(each) === index)
    .sort()
    .join(", ");
}

const usual = { ofServed: false, ofSettings: false };
const policies = ["mutatingadmissionpolicies"];
const betaOf = ["admissionregistration.orch.io/v1beta1"];
const newer: readonly (readonly [settings: string[], forward: Partial<ForwardCompatibility>, served: string])[] = [
  [[], {}, ""],
  [betaOf, {}, "mutatingadmissionpolicies v1beta1"],
  [["api/all=true"], {}, "mutatingadmissionpolicies v1alpha1, mutatingadmissionpolicies v1beta1"],
  [[], { ofServed: true }, ""],
  [betaOf, { ofServed: true }, "mutatingadmissionpolicies v1, mutatingadmissionpolicies v1beta1"],
  [["admissionregistration.orch.io/v1alpha1"], { ofServed: true }, "mutatingadmissionpolicies v1alpha1"],
  [
    [...betaOf, "admissionregistration.orch.io/v1/mutatingadmissionpolicies=false"],
    { ofServed: true },
    "mutatingadmissionpolicies v1beta1",
  ],
  [
    ["admissionregistration.orch.io/v1/mutatingadmissionpolicies"],
    { ofSettings: true },
    "mutatingadmissionpolicies v1",
  ],
  [["admissionregistration.orch.io/v1=true"], {}, ""],
];
for (const [settings, forward, served] of newer) {
  const flags = JSON.stringify(forward);
  test(`emulating 1.34, --runtime-config=${settings.join(",")} with ${flags} leaves "${served}"`, () => {
    assert.is(forwardOf(policies, settings, { ...usual, ...forward }), served);
  });
}

test("a setting for what is newer than the emulated version is an error that names the flag which serves it", () => {
  assert.throws(
    () => forwardOf(policies, ["admissionregistration.orch.io/v1/mutatingadmissionpolicies"], usual),
    /\/v1\/mutatingadmissionpolicies is newer than the version 1\.34; --runtime-config-emulation-forward-compatible/,
  );
});

test.run();
