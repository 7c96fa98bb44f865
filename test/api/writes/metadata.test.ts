import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { apps, core, failure, literal, pod } from "../literal.ts";

const test = suite("metadata");

/** What the server draws; the real thing unless a test wants collisions. */
let random = Math.random;

let api: Api;
test.before(async () => {
  api = await openApi({ random: () => random() });
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");

test("generateName becomes a name with five random characters", async () => {
  const names = new Set<string>();
  for (let i = 0; i < 5; i++) {
    const { metadata } = (await api.post(configMaps, { metadata: { generateName: "gen-" } })).json;
    assert.match(metadata.name, /^gen-[bcdfghjklmnpqrstvwxz2456789]{5}$/);
    assert.is(metadata.generateName, "gen-");
    names.add(metadata.name);
  }
  assert.is(names.size, 5);
});

test("a generated name that is taken is drawn again", async () => {
  const draws = [0, 0, 0.5];
  let drawn = 0;
  random = () => draws[Math.floor(drawn++ / 5)] ?? 0.9;
  try {
    const first = await api.post(configMaps, { metadata: { generateName: "again-" } });
    const second = await api.post(configMaps, { metadata: { generateName: "again-" } });
    assert.equal([first.json.metadata.name, second.json.metadata.name], ["again-bbbbb", "again-rrrrr"]);
  } finally {
    random = Math.random;
  }
});

test("eight generated names that are taken are a 409 that asks to come back", async () => {
  let drawn = 0;
  random = () => {
    drawn++;
    return 0;
  };
  try {
    assert.is((await api.post(configMaps, { metadata: { generateName: "full-" } })).status, 201);
    drawn = 0;
    const answer = await api.post(configMaps, { metadata: { generateName: "full-" } });
    assert.equal(answer.json, exhausted("full-bbbbb"));
    assert.is(answer.headers["retry-after"], "1");
    assert.is(drawn, 8 * 5);
  } finally {
    random = Math.random;
  }
});

test("a name that is given beside generateName and taken is told in the same way", async () => {
  const metadata = { name: "given", generateName: "any-" };
  assert.is((await api.post(configMaps, { metadata })).status, 201);
  assert.equal((await api.post(configMaps, { metadata })).json, exhausted("given"));
});

function exhausted(name: string) {
  const message =
    `configmaps "${name}" already exists, ` + "the server was not able to generate a unique name for the object";
  return failure(409, "AlreadyExists", { message, details: { name, kind: "configmaps", retryAfterSeconds: 1 } });
}

test("generateName can be changed and taken away; the name stays", async () => {
  const { name } = (await api.post(configMaps, { metadata: { generateName: "one-" } })).json.metadata;
  const changed = await api.patch(`${configMaps}/${name}`, "merge", { metadata: { generateName: "two-" } });
  assert.equal([changed.json.metadata.name, changed.json.metadata.generateName], [name, "two-"]);
  const put = await api.put(`${configMaps}/${name}`, { metadata: { name } });
  assert.is(put.json.metadata.generateName, undefined);
});

test("a long generateName is cut so that the name stays short", async () => {
  const { metadata } = (await api.post(configMaps, { metadata: { generateName: "x".repeat(100) } })).json;
  assert.is(metadata.name.length, 63);
});

test("a name wins over generateName", async () => {
  const { metadata } = (await api.post(configMaps, { metadata: { name: "own", generateName: "gen-" } })).json;
  assert.equal([metadata.name, metadata.generateName], ["own", "gen-"]);
});

test("uids differ, and creationTimestamp is the second of the create", async () => {
  const beforeMs = Math.floor(Date.now() / 1000) * 1000;
  const first = (await api.post(configMaps, { metadata: { name: "u1" } })).json.metadata;
  const second = (await api.post(configMaps, { metadata: { name: "u2" } })).json.metadata;
  assert.is.not(first.uid, second.uid);
  const ms = Date.parse(first.creationTimestamp);
  assert.ok(ms >= beforeMs && ms <= Date.now());
});

test("what the server says of an object on its own is ignored in a create", async () => {
  const sent = {
    name: "sent",
    uid: "mine",
    creationTimestamp: "2001-01-01T00:00:00Z",
    deletionTimestamp: "2001-01-01T00:00:00Z",
    deletionGracePeriodSeconds: 5,
    selfLink: "/x",
  };
  const { metadata } = (await api.post(configMaps, { metadata: sent })).json;
  assert.ok(!metadata.creationTimestamp.startsWith("2001"));
  assert.equal(literal(metadata), {
    name: "sent",
    namespace: "default",
    uid: "UID",
    creationTimestamp: "TIME",
    resourceVersion: "VERSION",
  });
});

test("creationTimestamp, generation and selfLink of an update are ignored", async () => {
  const stored = (await api.post(configMaps, { metadata: { name: "ignored" } })).json;
  const sent = { creationTimestamp: "2001-01-01T00:00:00Z", generation: 7, selfLink: "/x" };
  const put = await api.put(`${configMaps}/ignored`, { ...stored, metadata: { ...stored.metadata, ...sent } });
  assert.equal([put.status, put.json], [200, stored]);
});

test("a deletion cannot be written: what tells of it is immutable", async () => {
  const stored = (await api.post(configMaps, { metadata: { name: "alive" } })).json;
  const sent = { deletionTimestamp: "2001-01-01T00:00:00Z", deletionGracePeriodSeconds: 5 };
  const put = await api.put(`${configMaps}/alive`, { ...stored, metadata: { ...stored.metadata, ...sent } });
  assert.is(put.status, 422);
  const causes = [
    {
      reason: "FieldValueInvalid",
      message: 'Invalid value: "2001-01-01T00:00:00Z": field is immutable',
      field: "metadata.deletionTimestamp",
    },
    {
      reason: "FieldValueInvalid",
      message: "Invalid value: 5: field is immutable",
      field: "metadata.deletionGracePeriodSeconds",
    },
  ];
  assert.equal(put.json.details.causes, [...causes, ...causes]);
});

/** Path, least spec, and causes of a bad label and of another uid in an update of the object and of its status. */
const volume = { capacity: { storage: "1Gi" }, accessModes: ["ReadWriteOnce"], hostPath: { path: "/a" } };

const looks: readonly (readonly [path: string, rest: object, causes: readonly [number, number, number?, number?]])[] = [
  [configMaps, {}, [4, 2]],
  [core("default", "limitranges"), {}, [3, 1]],
  [core("default", "events"), { involvedObject: { namespace: "default" } }, [2, 1]],
  [core("default", "resourcequotas"), {}, [3, 2, 3, 2]],
  ["/api/v1/persistentvolumes", { spec: volume }, [4, 1]],
  ["/api/v1/nodes", {}, [4, 2, 3, 2]],
  ["/apis/policy/v1/namespaces/default/poddisruptionbudgets", {}, [2, 1, 2, 1]],
];
for (const [path, rest, counts] of looks) {
  const plural = path.slice(path.lastIndexOf("/") + 1);
  test(`wrong metadata of ${plural} has a cause for each look at it`, async () => {
    const made = await api.post(path, { metadata: { name: "looks" }, ...rest });
    assert.is(made.status, 201, made.text);
    const found: number[] = [];
    for (const at of counts.length > 2 ? ["", "/status"] : [""]) {
      for (const metadata of [{ labels: { "a b": "" } }, { uid: "mine" }]) {
        const { status, json } = await api.patch(`${path}/looks${at}`, "merge", { metadata });
        assert.is(status, 422);
        assert.not.match(json.message, ", metadata", "said once");
        found.push(json.details.causes.length);
      }
    }
    assert.equal(found, counts);
  });
}

const prefixes: readonly [path: string, rest: object, causes: number][] = [
  [core("default", "configmaps"), {}, 1],
  ["/api/v1/persistentvolumes", { spec: volume }, 2],
  [core("default", "resourcequotas"), {}, 0],
];
for (const [path, rest, causes] of prefixes) {
  const plural = path.slice(path.lastIndexOf("/") + 1);
  test(`a prefix that begins no name gets ${causes} causes in an update of ${plural}`, async () => {
    assert.is((await api.post(path, { metadata: { name: "prefixed" }, ...rest })).status, 201);
    const { json } = await api.patch(`${path}/prefixed`, "merge", { metadata: { generateName: "UP_" } });
    assert.is(json.details?.causes.length ?? 0, causes);
    const none = await api.patch(`${path}/prefixed`, "merge", { metadata: { generateName: "a/" } });
    assert.is(none.status, 422, "a slash is in no name of any kind");
  });
}

test("a finalizer without a domain is the server's, of all kinds but some", async () => {
  const metadata = { name: "plain", finalizers: ["mine"] };
  const template = { metadata: { labels: { a: "b" } }, spec: { containers: [{ name: "c", image: "i" }] } };
  const spec = { selector: { matchLabels: { a: "b" } }, template };
  const refused = await api.post(apps("default", "deployments"), { metadata, spec });
  assert.equal(
    refused.json.details.causes.map(({ field }: { field: string }) => field),
    ["metadata.finalizers[0]"],
  );
  const lease = await api.post("/apis/coordination.orch.io/v1/namespaces/default/leases", { metadata });
  assert.is(lease.status, 201);
});

test("an update that names the uid of what is gone is a 404, and a conflict where it might create", async () => {
  const metadata = { name: "gone", uid: "mine" };
  assert.is((await api.put(`${configMaps}/gone`, { metadata })).status, 404);
  assert.is((await api.put(`${core("default", "endpoints")}/gone`, { metadata })).status, 409);
});

test("another uid in an update is a conflict that names both; in a patch it is a change", async () => {
  const { uid } = (await api.post(configMaps, { metadata: { name: "other-uid" } })).json.metadata;
  const message =
    'Operation cannot be fulfilled on configmaps "other-uid": StorageError: invalid object, Code: 4, Key: ' +
    "/registry/configmaps/default/other-uid, ResourceVersion: 0, AdditionalErrorMsg: Precondition failed: " +
    `UID in precondition: mine, UID in object meta: ${uid}`;
  const details = { name: "other-uid", kind: "configmaps" };
  const put = await api.put(`${configMaps}/other-uid`, { metadata: { name: "other-uid", uid: "mine" } });
  assert.equal(put.json, failure(409, "Conflict", { message, details }));
  for (const type of ["merge", "strategic-merge"] as const) {
    const { json } = await api.patch(`${configMaps}/other-uid`, type, { metadata: { uid: "mine" } });
    const text = 'ConfigMap "other-uid" is invalid: metadata.uid: Invalid value: "mine": field is immutable';
    assert.equal([json.code, json.message, json.details.causes.length], [422, text, 2]);
  }
});

test("the generation counts what is wanted: not metadata, not status, not what stays the same", async () => {
  const deployments = apps("default", "deployments");
  const template = { metadata: { labels: { a: "b" } }, spec: pod("x").spec };
  const spec = { replicas: 1, selector: { matchLabels: { a: "b" } }, template };
  const created = await api.post(deployments, { metadata: { name: "g", generation: 5 }, spec });
  assert.is(created.json.metadata.generation, 1);
  const path = `${deployments}/g`;
  const steps: [string, object, number][] = [
    ["", { metadata: { labels: { l: "1" } } }, 1],
    ["/status", { status: { replicas: 3 } }, 1],
    ["", { spec: { replicas: 1 } }, 1],
    ["", { spec: { replicas: 2 } }, 2],
    ["", { metadata: { generation: 9 } }, 2],
    ["/status", { spec: { replicas: 7 } }, 2],
    ["/scale", { spec: { replicas: 3 } }, 3],
  ];
  for (const [part, change, generation] of steps) {
    const { status, text } = await api.patch(`${path}${part}`, "merge", change);
    assert.is(status, 200, text);
    assert.is((await api.get(path)).json.metadata.generation, generation, JSON.stringify(change));
  }
  assert.is((await api.post(configMaps, { metadata: { name: "ungenerated" } })).json.metadata.generation, undefined);
});

const limits: [string, object, number][] = [
  ["a label key of 63 characters", { labels: { ["k".repeat(63)]: "" } }, 201],
  ["a label key of 64 characters", { labels: { ["k".repeat(64)]: "" } }, 422],
  ["a label prefix of 253 characters", { labels: { [`${"p".repeat(253)}/k`]: "" } }, 201],
  ["a label prefix of 254 characters", { labels: { [`${"p".repeat(254)}/k`]: "" } }, 422],
  ["a label value of 63 characters", { labels: { k: "v".repeat(63) } }, 201],
  ["a label value of 64 characters", { labels: { k: "v".repeat(64) } }, 422],
  ["annotations of 256 KiB", { annotations: { a: "x".repeat(256 * 1024 - 1) } }, 201],
  ["annotations of 256 KiB and a byte", { annotations: { a: "x".repeat(256 * 1024) } }, 422],
  ["annotations of 256 KiB in UTF-8", { annotations: { a: "\u00e9".repeat(128 * 1024) } }, 422],
  ["an annotation key of capitals", { annotations: { "Example.COM/Key": "x" } }, 201],
  ["a finalizer that foregroundDeletion excludes", { finalizers: ["orphan", "foregroundDeletion"] }, 422],
  [
    "an owner of a group and version",
    { ownerReferences: [{ apiVersion: "apps/v1", kind: "A", name: "a", uid: "1" }] },
    201,
  ],
  ["an owner of no version", { ownerReferences: [{ apiVersion: "apps/", kind: "A", name: "a", uid: "1" }] }, 422],
  ["an event as owner", { ownerReferences: [{ apiVersion: "v1", kind: "Event", name: "a", uid: "1" }] }, 422],
  [
    "one controller and one other owner",
    {
      ownerReferences: ["a", "b"].map((uid) => ({
        apiVersion: "v1",
        kind: "A",
        name: uid,
        uid,
        controller: uid === "a",
      })),
    },
    201,
  ],
];
for (const [index, [what, metadata, status]] of limits.entries()) {
  test(`${what} is ${status === 201 ? "taken" : "refused"}`, async () => {
    const answer = await api.post(configMaps, { metadata: { name: `limit-${index}`, ...metadata } });
    assert.is(answer.status, status, answer.text);
  });
}

const subdomain =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and " +
  "end with an alphanumeric character (e.g. 'example.com', regex used for validation is " +
  "'[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
const qualified =
  "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric " +
  "character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is " +
  "'([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";
const labelValue =
  "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end " +
  "with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is " +
  "'(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')";
const owner = { apiVersion: "v1", kind: "Pod", name: "p", uid: "1" };

const bad: [string, object, [field: string, reason: string, message: string][]][] = [
  ["no name", {}, [["metadata.name", "FieldValueRequired", "Required value: name or generateName is required"]]],
  [
    "a name of capitals",
    { name: "A_b" },
    [["metadata.name", "FieldValueInvalid", `Invalid value: "A_b": ${subdomain}`]],
  ],
  [
    "a name that is too long",
    { name: "a".repeat(254) },
    [
      [
        "metadata.name",
        "FieldValueInvalid",
        `Invalid value: "${"a".repeat(254)}": must be no more than 253 characters`,
      ],
    ],
  ],
  [
    "a generateName of capitals",
    { name: "g", generateName: "Gen-" },
    [["metadata.generateName", "FieldValueInvalid", `Invalid value: "Gen-": ${subdomain}`]],
  ],
  [
    "labels",
    { name: "l", labels: { "a b": "1", ok: "x y" } },
    [
      ["metadata.labels", "FieldValueInvalid", `Invalid value: "a b": ${qualified}`],
      ["metadata.labels", "FieldValueInvalid", `Invalid value: "x y": ${labelValue}`],
    ],
  ],
  [
    "an annotation key",
    { name: "n", annotations: { "a b": "free text is fine" } },
    [["metadata.annotations", "FieldValueInvalid", `Invalid value: "a b": ${qualified}`]],
  ],
  [
    "annotations that are too large",
    { name: "n", annotations: { a: "x".repeat(256 * 1024) } },
    [["metadata.annotations", "FieldValueTooLong", "Too long: may not be more than 262144 bytes"]],
  ],
  [
    "a finalizer",
    { name: "f", finalizers: ["example.com/a b"] },
    [["metadata.finalizers", "FieldValueInvalid", `Invalid value: "example.com/a b": ${qualified}`]],
  ],
  [
    "an owner without anything",
    { name: "o", ownerReferences: [{ apiVersion: "", kind: "", name: "", uid: "" }] },
    [
      ["metadata.ownerReferences.apiVersion", "FieldValueInvalid", 'Invalid value: "": version must not be empty'],
      ["metadata.ownerReferences.kind", "FieldValueInvalid", 'Invalid value: "": must not be empty'],
      ["metadata.ownerReferences.name", "FieldValueInvalid", 'Invalid value: "": must not be empty'],
      ["metadata.ownerReferences.uid", "FieldValueInvalid", 'Invalid value: "": must not be empty'],
    ],
  ],
];
for (const [what, metadata, causes] of bad) {
  test(`${what} is a 422 that says where and why`, async () => {
    const answer = await api.post(configMaps, { metadata });
    assert.is(answer.status, 422, answer.text);
    assert.equal(
      answer.json.details.causes,
      causes.map(([field, reason, message]) => ({ reason, message, field })),
    );
    const { name = "" } = metadata as { name?: string };
    assert.ok(answer.json.message.startsWith(`ConfigMap ${JSON.stringify(name)} is invalid: `));
  });
}

test("two controllers among the owners are a 422", async () => {
  const owners = ["a", "b"].map((name) => ({ ...owner, name, uid: name, controller: true }));
  const answer = await api.post(configMaps, { metadata: { name: "two", ownerReferences: owners } });
  assert.is(answer.status, 422);
  assert.equal(answer.json.details.causes.length, 1);
  assert.match(
    answer.json.details.causes[0].message,
    /Only one reference can have Controller set to true\. Found "true" in references for Pod\/a and Pod\/b$/,
  );
});

test("an event cannot be an owner, since it goes by itself", async () => {
  const event = { ...owner, kind: "Event" };
  const answer = await api.post(configMaps, { metadata: { name: "of-event", ownerReferences: [event] } });
  const [cause] = answer.json.details.causes;
  assert.is(cause.field, "metadata.ownerReferences");
  assert.match(cause.message, /\/v1, Kind=Event is disallowed from being an owner$/);
});

test("owners that are named twice are stored once, with a warning", async () => {
  const answer = await api.post(configMaps, { metadata: { name: "owned", ownerReferences: [owner, owner] } });
  assert.equal(answer.json.metadata.ownerReferences, [owner]);
  assert.match(String(answer.headers.warning), /^299 - "\.metadata\.ownerReferences contains duplicate entries; /);
  const patch = { metadata: { ownerReferences: [owner, { ...owner }] } };
  const patched = await api.patch(`${configMaps}/owned`, "merge", patch);
  assert.match(String(patched.headers.warning), /contains duplicate entries after mutating admission happens; /);
});

test("labels and annotations come and go with patches", async () => {
  await api.post(configMaps, { metadata: { name: "labelled", labels: { a: "1", b: "2" } } });
  const change = { metadata: { labels: { a: null, c: "3" }, annotations: { "example.com/x": "any text\n" } } };
  const { metadata } = (await api.patch(`${configMaps}/labelled`, "merge", change)).json;
  assert.equal(literal(metadata), {
    name: "labelled",
    namespace: "default",
    uid: "UID",
    creationTimestamp: "TIME",
    labels: { b: "2", c: "3" },
    annotations: { "example.com/x": "any text\n" },
    resourceVersion: "VERSION",
  });
});

test.run();
