import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { apps, core, failure, pod } from "../literal.ts";

const test = suite("validation");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const required = (field: string) => ({ reason: "FieldValueRequired", message: "Required value", field });
const invalid = (field: string, message: string) => ({ reason: "FieldValueInvalid", message, field });
const dnsLabel =
  "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an " +
  "alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')";

test("a 422 is whole: message, kind, name and a cause a field", async () => {
  const answer = await api.post(apps("default", "deployments"), {
    metadata: { name: "d" },
    spec: {
      replicas: -1,
      selector: { matchLabels: { a: "b" } },
      template: { metadata: { labels: { a: "b" } }, spec: pod("x").spec },
    },
  });
  assert.is(answer.status, 422);
  assert.equal(
    answer.json,
    failure(422, "Invalid", {
      message: 'Deployment.apps "d" is invalid: spec.replicas: Invalid value: -1: must be greater than or equal to 0',
      details: {
        name: "d",
        group: "apps",
        kind: "Deployment",
        causes: [invalid("spec.replicas", "Invalid value: -1: must be greater than or equal to 0")],
      },
    }),
  );
});

test("causes come in the order in which fields are checked", async () => {
  const spec = {
    replicas: -1,
    minReadySeconds: -1,
    strategy: { type: "Never" },
    selector: { matchLabels: { a: "b" } },
  };
  const template = {
    metadata: { labels: { a: "c" } },
    spec: { containers: [{ name: "C", image: "" }], dnsPolicy: "No" },
  };
  const answer = await api.post(apps("default", "deployments"), {
    metadata: { name: "D" },
    spec: { ...spec, template },
  });
  assert.equal(
    answer.json.details.causes.map(({ field }: { field: string }) => field),
    [
      "metadata.name",
      "spec.replicas",
      "spec.template.metadata.labels",
      "spec.template.spec.containers[0].name",
      "spec.template.spec.containers[0].image",
      "spec.template.spec.dnsPolicy",
      "spec.strategy",
      "spec.minReadySeconds",
    ],
  );
});

test("an update of a volume says twice what is wrong with it, before what may not change", async () => {
  const volume = { capacity: { storage: "1Gi" }, accessModes: ["ReadWriteOnce"], hostPath: { path: "/a" } };
  const metadata = { name: "twice" };
  assert.is((await api.post("/api/v1/persistentvolumes", { metadata, spec: volume })).status, 201);
  const changed = { ...volume, persistentVolumeReclaimPolicy: "Never", nfs: { server: "s", path: "/" } };
  const { json } = await api.put("/api/v1/persistentvolumes/twice", { metadata, spec: changed });
  assert.equal(
    json.details.causes.map(({ field }: { field: string }) => field),
    [
      "spec.persistentVolumeReclaimPolicy",
      "spec.nfs",
      "spec.persistentVolumeReclaimPolicy",
      "spec.nfs",
      "spec.persistentvolumesource",
    ],
  );
});

const cases: [string, string, object, object[]][] = [
  [
    "a pod without containers",
    core("default", "pods"),
    { metadata: { name: "p" }, spec: {} },
    [required("spec.containers")],
  ],
  [
    "a pod with a bad container",
    core("default", "pods"),
    {
      metadata: { name: "p" },
      spec: {
        containers: [
          { name: "C", image: "a", ports: [{ containerPort: 99999 }] },
          { name: "b", image: "a", imagePullPolicy: "Sometimes" },
        ],
        restartPolicy: "Maybe",
      },
    },
    [
      invalid("spec.containers[0].name", `Invalid value: "C": ${dnsLabel}`),
      invalid(
        "spec.containers[0].ports[0].containerPort",
        "Invalid value: 99999: must be between 1 and 65535, inclusive",
      ),
      {
        reason: "FieldValueNotSupported",
        message: 'Unsupported value: "Sometimes": supported values: "Always", "IfNotPresent", "Never"',
        field: "spec.containers[1].imagePullPolicy",
      },
      {
        reason: "FieldValueNotSupported",
        message: 'Unsupported value: "Maybe": supported values: "Always", "OnFailure", "Never"',
        field: "spec.restartPolicy",
      },
    ],
  ],
  [
    "two containers of a name",
    core("default", "pods"),
    pod("p", {
      spec: {
        containers: [
          { name: "c", image: "a" },
          { name: "c", image: "b" },
        ],
      },
    }),
    [{ reason: "FieldValueDuplicate", message: 'Duplicate value: "c"', field: "spec.containers[1].name" }],
  ],
  [
    "a mount of no volume",
    core("default", "pods"),
    pod("p", { spec: { containers: [{ name: "c", image: "a", volumeMounts: [{ name: "v", mountPath: "/v" }] }] } }),
    [{ reason: "FieldValueNotFound", message: 'Not found: "v"', field: "spec.containers[0].volumeMounts[0].name" }],
  ],
  [
    "a deployment whose selector misses its template",
    apps("default", "deployments"),
    {
      metadata: { name: "d" },
      spec: {
        selector: { matchLabels: { a: "b" } },
        template: { metadata: { labels: { a: "c" } }, spec: pod("x").spec },
      },
    },
    [invalid("spec.template.metadata.labels", 'Invalid value: {"a":"c"}: `selector` does not match template `labels`')],
  ],
  [
    "a service without ports",
    core("default", "services"),
    { metadata: { name: "s" }, spec: { selector: { a: "b" } } },
    [required("spec.ports")],
  ],
  [
    "a service with a dot in its name",
    core("default", "services"),
    { metadata: { name: "s.t" }, spec: { ports: [{ port: 80 }] } },
    [invalid("metadata.name", 'Invalid value: "s.t": must not contain dots')],
  ],
  [
    "a config map with a bad key",
    core("default", "configmaps"),
    { metadata: { name: "c" }, data: { "a/b": "1" } },
    [
      invalid(
        "data[a/b]",
        `Invalid value: "a/b": a valid config key must consist of alphanumeric characters, '-', '_' or '.' (e.g. ` +
          "'key.name',  or 'KEY_NAME',  or 'key-name', regex used for validation is '[-._a-zA-Z0-9]+')",
      ),
    ],
  ],
  [
    "a lease of negative duration",
    "/apis/coordination.orch.io/v1/namespaces/default/leases",
    { metadata: { name: "l" }, spec: { leaseDurationSeconds: -1 } },
    [invalid("spec.leaseDurationSeconds", "Invalid value: -1: must be greater than 0")],
  ],
];
for (const [what, path, body, causes] of cases) {
  test(`${what} is a 422`, async () => {
    const answer = await api.post(path, body);
    assert.is(answer.status, 422, answer.text);
    assert.equal(answer.json.details.causes, causes);
  });
}

test("a namespace name is a DNS label", async () => {
  const answer = await api.post("/api/v1/namespaces", { metadata: { name: "a.b" } });
  assert.equal(answer.json.details.causes, [invalid("metadata.name", 'Invalid value: "a.b": must not contain dots')]);
});

test("nothing of a pod's spec changes but its images, deadline and tolerations", async () => {
  const path = `${core("default", "pods")}/fixed`;
  await api.post(core("default", "pods"), pod("fixed"));
  const image = await api.patch(path, "strategic-merge", { spec: { containers: [{ name: "c", image: "busybox:2" }] } });
  assert.equal([image.status, image.json.spec.containers[0].image], [200, "busybox:2"]);
  const name = await api.patch(path, "merge", { spec: { nodeName: "n1" } });
  assert.is(name.status, 422);
  assert.equal([name.json.details.causes.length, name.json.details.causes[0].field], [1, "spec"]);
  assert.match(name.json.details.causes[0].message, /^Forbidden: pod updates may not change fields other than /);
});

test("a wrong type is a 400 that names the field", async () => {
  const number = await api.post(core("default", "configmaps"), { metadata: { name: "t" }, data: { a: 1 } });
  assert.equal(
    number.json,
    failure(400, "BadRequest", {
      message:
        'ConfigMap in version "v1" cannot be handled as a ConfigMap: json: cannot unmarshal number into Go struct ' +
        "field ConfigMap.data of type string",
    }),
  );
  const text = await api.post(core("default", "pods"), pod("t", { spec: { terminationGracePeriodSeconds: "x" } }));
  assert.is(text.status, 400);
  assert.match(
    text.json.message,
    /cannot unmarshal string into Go struct field .*terminationGracePeriodSeconds of type int64$/,
  );
});

test.run();
