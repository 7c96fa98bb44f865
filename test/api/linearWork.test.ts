import * as assert from "uvu/assert";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import { type Storage, StorageError } from "../../runtime/storage/storage.ts";
import { type MeasuredRequest, type MeasuredServer, openMeasured, quickTries, type Sent } from "../harness/measured.ts";
import { suite } from "../harness/suite.ts";
import { core } from "./literal.ts";

const test = suite("work that grows with a request");

let server: MeasuredServer;
test.before(async () => {
  server = await openMeasured({ runtimeConfig: ["api/all=true"], featureGates: { AllAlpha: "true", AllBeta: "true" } });
});
test.after(() => server.stop());

const timeoutMs = 60_000;
const configMaps = core("default", "configmaps");
const services = core("default", "services");
const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
const group = "/apis/admissionregistration.orch.io/v1";
const tokenReviews = "/apis/authentication.orch.io/v1/tokenreviews?dryRun=All";
const requests = "/apis/certificates.orch.io/v1/certificatesigningrequests";

function list<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function managers(count: number): object[] {
  const rest = { operation: "Update", apiVersion: "v1", fieldsType: "FieldsV1" };
  return list(count, (index) => ({ ...rest, manager: `m${index}`, fieldsV1: { "f:data": { [`f:k${index}`]: {} } } }));
}

/** Sends a request of which no turn may take longer than 80 ms. */
async function inShortTurns(request: MeasuredRequest): Promise<Sent> {
  const { result, longestMs } = await server.measure(request, quickTries, 60);
  assert.ok(longestMs < 80, `one turn took ${longestMs} ms`);
  return result;
}

test(
  "an object has a thousand managers at most",
  async () => {
    await server.send({ method: "POST", path: configMaps, body: { metadata: { name: "managed" }, data: { a: "1" } } });
    const put = (count: number) => ({
      method: "PUT",
      path: `${configMaps}/managed?dryRun=All`,
      body: { metadata: { name: "managed", managedFields: managers(count) }, data: { a: "2" } },
    });
    const refused = await server.quick(put(2000));
    assert.is(refused.status, 422, refused.text);
    assert.match(refused.text, /metadata\.managedFields: Too many: 2000: must have at most 1000 items/);
    const taken = await server.quick(put(1000));
    assert.is(taken.status, 200, taken.text);
    // The oldest updaters have become one, which has what they had.
    const { managedFields } = JSON.parse(taken.text).metadata;
    assert.is(managedFields.length, 10);
    const [ancient] = managedFields.filter((each: { manager: string }) => each.manager === "ancient-changes");
    assert.is(Object.keys(ancient.fieldsV1["f:data"]).length, 992);
  },
  { timeoutMs },
);

/** A dry run of the definition of a kind whose objects have these properties. */
function definitionOf(properties: object) {
  const openAPIV3Schema = { type: "object", properties };
  const version = { name: "v1", served: true, storage: true, schema: { openAPIV3Schema } };
  const names = { plural: "others", kind: "Other" };
  const body = {
    metadata: { name: "others.example.com" },
    spec: { group: "example.com", scope: "Namespaced", names, versions: [version] },
  };
  return { method: "POST", path: `${definitions}?dryRun=All`, body };
}

for (const count of [7_000, 20_000]) {
  test(
    `a definition of ${count} schemas is checked soon, or in turns`,
    async () => {
      const any = { type: "string", allOf: list(count, () => ({ minLength: 1 })) };
      const { status, text } = await server.quick(definitionOf({ any }));
      assert.is(status, 201, text.slice(0, 300));
    },
    { timeoutMs },
  );
}

for (const [what, schema, expected] of [
  ["right", { type: "object", default: { a: 1 }, properties: { a: { type: "integer" } } }, 201],
  ["wrong", { type: "object", default: { a: 1 } }, 422],
] as const) {
  test(
    `5000 defaults that are ${what} are checked in turns`,
    async () => {
      const properties = Object.fromEntries(list(5000, (index) => [`p${index}`, schema]));
      const { status, text } = await server.quick(definitionOf(properties));
      assert.is(status, expected, text.slice(0, 300));
    },
    { timeoutMs },
  );
}

test(
  "an object that very many finalizers hold is marked as deleted soon",
  async () => {
    const finalizers = list(40_000, (index) => `example.com/f${index}`);
    const body = { metadata: { name: "held", finalizers } };
    const made = await server.send({ method: "POST", path: configMaps, body });
    assert.is(made.status, 201, made.text.slice(0, 300));
    const deleted = await server.quick({ method: "DELETE", path: `${configMaps}/held` });
    assert.is(deleted.status, 200, deleted.text.slice(0, 300));
  },
  { timeoutMs },
);

test(
  "ports of the nodes are chosen as fast for many ports as for few",
  async () => {
    const service = (count: number) => ({
      method: "POST",
      path: `${services}?dryRun=All`,
      body: {
        metadata: { name: `ports-${count}` },
        spec: { type: "NodePort", ports: list(count, (index) => ({ name: `p${index}`, port: index + 1 })) },
      },
    });
    const all = await server.quick(service(2768));
    assert.is(all.status, 201, all.text);
    const numbers = JSON.parse(all.text).spec.ports.map((each: { nodePort: number }) => each.nodePort);
    assert.is(new Set(numbers).size, 2768);
    const refused = await server.quick(service(5000));
    assert.is(refused.status, 422, refused.text);
    assert.match(refused.text, /spec\.ports: Too many: 5000: must have at most 2768 items/);
  },
  { timeoutMs },
);

const pems: readonly (readonly [string, string])[] = [
  ["begins that never end", "-----BEGIN A-----\n".repeat(50_000)],
  ["begins with ends of another type", "-----BEGIN A-----\n-----END B-----\n".repeat(25_000)],
  ["lines without end", `-----BEGIN A-----\n${"\r".repeat(900_000)}\n-----END A-----`],
];
for (const [what, text] of pems) {
  test(
    `a certificate request of ${what} is refused soon`,
    async () => {
      const spec = { request: Buffer.from(text).toString("base64"), signerName: "example.com/signer", usages: ["any"] };
      const answer = await server.quick({ method: "POST", path: requests, body: { metadata: { name: "pem" }, spec } });
      assert.is(answer.status, 422, answer.text);
      assert.match(answer.text, /PEM block type must be CERTIFICATE REQUEST/);
    },
    { timeoutMs },
  );
}

const wrongMetadata: Readonly<Record<string, object>> = {
  "finalizers without a name": { finalizers: list(50_000, () => "") },
  "owners that all control": {
    ownerReferences: list(2000, (index) => ({
      apiVersion: "v1",
      kind: "Pod",
      name: "a",
      uid: `${index}`,
      controller: true,
    })),
  },
  "labels of wrong names": { labels: Object.fromEntries(list(30_000, (index) => [`-${index}`, "v"])) },
  "annotations of wrong names": { annotations: Object.fromEntries(list(30_000, (index) => [`-${index}`, "v"])) },
};
for (const [what, wrong] of Object.entries(wrongMetadata)) {
  test(
    `${what} are refused soon`,
    async () => {
      const body = { metadata: { name: "wrong", ...wrong } };
      const answer = await server.quick({ method: "POST", path: `${configMaps}?dryRun=All`, body });
      assert.is(answer.status, 422, answer.text);
      assert.match(answer.text, /too many errors, the list is truncated/);
    },
    { timeoutMs },
  );
}

test(
  "a pod with very many resources of unknown names is refused soon",
  async () => {
    const limits = Object.fromEntries(list(9900, (index) => [`r${index}`, "1"]));
    const body = { metadata: { name: "a" }, spec: { containers: [{ name: "a", image: "a", resources: { limits } }] } };
    const answer = await server.quick({ method: "POST", path: `${core("default", "pods")}?dryRun=All`, body });
    assert.is(answer.status, 422, answer.text);
    assert.match(answer.text, /too many errors, the list is truncated/);
  },
  { timeoutMs },
);

test(
  "very many amounts are read, filled in and checked in turns",
  async () => {
    const amounts = (count: number, unit: string) =>
      Object.fromEntries(list(count, (index) => [`a.dev/${index}`, `${index + 1}${unit}`]));
    const limits = amounts(9900, "");
    const pod = { spec: { containers: [{ name: "a", image: "a", resources: { limits } }] } };
    const range = { spec: { limits: [{ type: "Container", max: amounts(9900, ".1Mi") }] } };
    const volume = { spec: { capacity: amounts(9900, ".1Mi") } };
    for (const [path, rest, status] of [
      [core("default", "pods"), pod, 201],
      [core("default", "limitranges"), range, 201],
      ["/api/v1/persistentvolumes", volume, 422],
    ] as const) {
      const body = { metadata: { name: "a" }, ...rest };
      const answer = await server.quick({ method: "POST", path: `${path}?dryRun=All`, body });
      assert.is(answer.status, status, answer.text.slice(0, 300));
    }
  },
  { timeoutMs },
);

test(
  "who manages very many fields is found out in turns",
  async () => {
    const finalizers = list(40_000, (index) => `example.com/${index}`);
    const made = await server.send({
      method: "POST",
      path: configMaps,
      body: {
        metadata: { name: "wide", finalizers },
        data: Object.fromEntries(list(2000, (index) => [`k${index}`, "v"])),
      },
    });
    assert.is(made.status, 201, made.text.slice(0, 300));
    const data = Object.fromEntries(list(15_000, (index) => [`a${index}`, "v"]));
    const applied = await server.quick({
      method: "PATCH",
      path: `${configMaps}/wide?fieldManager=applier&dryRun=All`,
      type: "application/apply-patch+yaml",
      body: { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "wide" }, data },
    });
    assert.is(applied.status, 200, applied.text.slice(0, 300));
  },
  { timeoutMs },
);

test(
  "the very many fields that an applier states no more are found out in turns",
  async () => {
    const statingAll = (prefix: string) => ({
      method: "PATCH",
      path: `${configMaps}/restated?fieldManager=applier`,
      type: "application/apply-patch+yaml",
      body: {
        ...{ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "restated" } },
        data: Object.fromEntries(list(9000, (index) => [`${prefix}${index}`, "v"])),
      },
    });
    const made = await server.send(statingAll("a"));
    assert.is(made.status, 201, made.text.slice(0, 300));
    const other = statingAll("b");
    const { text } = await inShortTurns({ ...other, path: `${other.path}&dryRun=All` });
    assert.is(Object.keys(JSON.parse(text).data).length, 9000);
  },
  { timeoutMs },
);

test(
  "who manages what of an object of very many members is found out in turns, where none is noted",
  async () => {
    const path = `${configMaps}/unmanaged`;
    await server.send({ method: "POST", path: configMaps, body: { metadata: { name: "unmanaged" } } });
    const type = "application/merge-patch+json";
    const data = Object.fromEntries(list(36_000, (index) => [`k${index}`, "v"]));
    const body = { metadata: { managedFields: [{}] }, data };
    const written = await server.send({ method: "PATCH", path, type, body });
    assert.is(written.status, 200, written.text.slice(0, 300));
    assert.is(JSON.parse(written.text).metadata.managedFields, undefined);
    const applied = await server.quick({
      method: "PATCH",
      path: `${path}?fieldManager=applier&dryRun=All`,
      type: "application/apply-patch+yaml",
      body: { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "unmanaged" }, data: { own: "v" } },
    });
    assert.is(applied.status, 200, applied.text.slice(0, 300));
  },
  { timeoutMs },
);

test(
  "a configuration of very many members of which others own most is applied in turns",
  async () => {
    const data = Object.fromEntries(list(2000, (index) => [`k${index}`, "v"]));
    await server.send({ method: "POST", path: configMaps, body: { metadata: { name: "shared" }, data } });
    const request = {
      method: "PATCH",
      path: `${configMaps}/shared?dryRun=All&fieldManager=applier&force=true`,
      type: "application/apply-patch+yaml",
      body: {
        ...{ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "shared" } },
        data: Object.fromEntries(list(36_000, (index) => [`k${index}`, "o"])),
      },
    };
    const { status, text } = await inShortTurns(request); // 95 when each part was one step
    assert.is(status, 200, text.slice(0, 300));
  },
  { timeoutMs },
);

test(
  "the operations of a JSON patch are done in turns",
  async () => {
    await server.send({ method: "POST", path: configMaps, body: { metadata: { name: "deep" }, data: { k: "v" } } });
    const deep = (depth: number) => ({ op: "add", path: `/data/deep${"/0".repeat(depth)}`, value: [] });
    const request = {
      method: "PATCH",
      path: `${configMaps}/deep?dryRun=All`,
      type: "application/json-patch+json",
      body: list(990, deep),
    };
    const { status, text } = await inShortTurns(request); // 110 at once
    assert.is(status, 422, text.slice(0, 300));
  },
  { timeoutMs },
);

test(
  "the very many rules of a schema are checked in turns",
  async () => {
    const rules = list(8000, (index) => ({ rule: `self != 'x${index}'` }));
    const any = { type: "string", maxLength: 10, "x-kubernetes-validations": rules };
    const { status, text } = await inShortTurns(definitionOf({ any })); // 100 at once
    assert.is(status, 201, text.slice(0, 300));
  },
  { timeoutMs },
);

test(
  "a token of very many parts is not split",
  async () => {
    const body = { spec: { token: "eyJh.".repeat(629_000) } };
    const maxMs = 60; // 74 when it was split
    const { result, longestMs } = await server.measure({ method: "POST", path: tokenReviews, body }, quickTries, maxMs);
    assert.is(result.status, 201, result.text.slice(0, 300));
    assert.is(JSON.parse(result.text).status.authenticated, undefined);
    assert.ok(longestMs < maxMs, `the event loop was held for ${longestMs} ms`);
  },
  { timeoutMs },
);

test(
  "a definition of very many versions that say nothing is refused soon",
  async () => {
    const spec = { versions: list(56_000, () => ({})) };
    const path = `${definitions}?dryRun=All`;
    const answer = await server.quick({ method: "POST", path, body: { metadata: { name: "a.b" }, spec } });
    assert.is(answer.status, 422, answer.text);
    assert.match(answer.text, /too many errors, the list is truncated/);
  },
  { timeoutMs },
);

test(
  "errors about a whole list, one for each item, make no answer that is larger than the list",
  async () => {
    const owner = (index: number) => ({
      apiVersion: "v1",
      kind: "Node",
      name: `n${index}`,
      uid: "u",
      controller: true,
    });
    const body = { metadata: { name: "owned", ownerReferences: list(3000, owner) } };
    const answer = await server.quick({ method: "POST", path: configMaps, body });
    assert.is(answer.status, 422);
    assert.match(answer.text, /Only one reference can have Controller set to true/);
    assert.ok(answer.text.length < 2 * 1024 * 1024, `${answer.text.length} characters`);
  },
  { timeoutMs },
);

test(
  "of very many errors a thousand are listed",
  async () => {
    const max = Object.fromEntries(list(1900, (index) => [`key-${index}`, "1"]));
    const limits = { type: "Container", max, min: max, default: max, defaultRequest: max, maxLimitRequestRatio: max };
    const body = { metadata: { name: "limits" }, spec: { limits: [limits] } };
    const answer = await server.send({ method: "POST", path: core("default", "limitranges"), body });
    assert.is(answer.status, 422, answer.text.slice(0, 300));
    assert.is(JSON.parse(answer.text).details.causes.length, 1001);
  },
  { timeoutMs },
);

test(
  "items that must differ are compared with each other once",
  async () => {
    const webhook = { name: "a.b.example.com", sideEffects: "None", clientConfig: { url: "https://a.example.com" } };
    const webhooks = [{ ...webhook, admissionReviewVersions: list(8000, (index) => `x${index}`) }];
    const path = `${group}/validatingwebhookconfigurations?dryRun=All`;
    const answer = await server.quick({ method: "POST", path, body: { metadata: { name: "w" }, webhooks } });
    assert.is(answer.status, 422, answer.text.slice(0, 300));
    assert.match(answer.text, /must include at least one of v1, v1beta1/);
  },
  { timeoutMs },
);

test(
  "expressions of one policy are compiled as long as one request may take",
  async () => {
    const validations = list(12_000, (index) => ({
      expression: `object.spec.replicas != ${index} && object.kind == 'A'`,
    }));
    const resourceRules = [{ apiGroups: ["*"], apiVersions: ["*"], operations: ["*"], resources: ["*"] }];
    const body = {
      metadata: { name: "policy" },
      spec: { matchConstraints: { resourceRules }, validations },
    };
    const path = `${group}/validatingadmissionpolicies?dryRun=All`;
    const answer = await server.quick({ method: "POST", path, body });
    assert.is(answer.status, 422, answer.text.slice(0, 300));
    assert.match(answer.text, /the validation of the object takes more work than one request may/);
  },
  { timeoutMs },
);

const as = (form: string) => `;as=${form};v=v1;g=meta.orch.io`;

test(
  "a long list is written in turns, in every form and encoding",
  async () => {
    const path = core("long", "configmaps");
    const data = Object.fromEntries(list(20, (index) => [`key${index}`, `value ${index}`]));
    await server.send({ method: "POST", path: "/api/v1/namespaces", body: { metadata: { name: "long" } } });
    for (let from = 0; from < 4000; from += 100) {
      const body = (index: number) => ({ metadata: { name: `c${from + index}` }, data });
      await Promise.all(list(100, (index) => server.send({ method: "POST", path, body: body(index) })));
    }
    const forms = ["", as("Table"), as("PartialObjectMetadataList")];
    for (const accept of [...forms.flatMap((form) => [`json${form}`, `yaml${form}`]), "cbor"]) {
      const { status, text } = await server.quick({ method: "GET", path, accept: `application/${accept}` });
      assert.is(status, 200, text.slice(0, 300));
      assert.match(text, "c3999");
    }
  },
  { timeoutMs },
);

test(
  "a selector of many terms is asked about many objects in turns",
  async () => {
    for (const name of list(2000, (index) => `s${index}`)) {
      await server.send({
        method: "POST",
        path: configMaps,
        body: { metadata: { name, labels: { selected: "yes" } } },
      });
    }
    const terms = list(1800, (index) => `!k${index}`).join();
    const answer = await server.quick({ method: "GET", path: `${configMaps}?labelSelector=selected,${terms}` });
    assert.is(answer.status, 200, answer.text.slice(0, 300));
    assert.is(JSON.parse(answer.text).items.length, 2000);
  },
  { timeoutMs },
);

test("a write that takes long is not tried again as often as one that is quick", async () => {
  const storage = await openMemoryStorage();
  let isLost = false;
  const write: Storage["write"] = (operation) =>
    isLost && operation.key.includes("/configmaps/")
      ? Promise.reject(new StorageError("conflict", operation.key, "another writer was faster"))
      : storage.write(operation);
  const lossy = new Proxy(storage, {
    get: (target, name) => {
      if (name === "write") return write;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  let tries = 0;
  let workMs = 0;
  const mutate = () => {
    tries += 1;
    for (const startMs = performance.now(); performance.now() - startMs < workMs; );
  };
  const own = await openMeasured({ storage: lossy, admissionPlugins: [{ name: "Slow", mutate }] });
  await own.send({ method: "POST", path: configMaps, body: { metadata: { name: "contended" } } });
  isLost = true;
  const triesOf = async (ms: number) => {
    tries = 0;
    workMs = ms;
    const body = { metadata: { name: "contended" }, data: { a: String(ms) } };
    const answer = await own.send({ method: "PUT", path: `${configMaps}/contended`, body });
    assert.is(answer.status, 409, answer.text);
    return tries;
  };
  assert.is(await triesOf(0), 20);
  assert.ok((await triesOf(90)) <= 5);
  isLost = false;
  await own.stop();
});

test.run();
