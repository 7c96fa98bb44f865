import * as assert from "uvu/assert";
import { type Answer, type Api, type ApiOptions, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { parseRule } from "./rbacTables.ts";

const test = suite("rights to claims of devices");

const group = "resource.orch.io";
const claims = `/apis/${group}/v1/namespaces/default/resourceclaims`;
const rbac = "/apis/rbac.authorization.orch.io/v1";
const onNode = { "authentication.orch.io/node-name": ["n1"] };

/** What each user may do besides writing all claims and their status; `driver` and `there` are on the node n1. */
const rights: Readonly<Record<string, readonly string[]>> = {
  plain: [],
  scheduler: [`update,patch ${group} resourceclaims/binding`],
  controller: [`arbitrary-node:update ${group} resourceclaims/driver :gpu.example.com`],
  driver: [`associated-node:update,associated-node:patch ${group} resourceclaims/driver :gpu.example.com`],
};

const accountOf = (name: string) => `system:serviceaccount:default:${name}`;

async function openWith(options: ApiOptions): Promise<Api> {
  const users = Object.fromEntries(
    Object.keys(rights).map((name) => [
      name,
      { name: accountOf(name), groups: [], ...(name === "driver" && { extra: onNode }) },
    ]),
  );
  const opened = await openApi({
    authorizationMode: ["RBAC"],
    users,
    ...options,
  });
  for (const [name, more] of Object.entries(rights)) {
    const rules = [`* ${group} resourceclaims,resourceclaims/status,resourceclaimtemplates`, ...more].map(parseRule);
    const role = { kind: "ClusterRole", name };
    const subjects = [{ kind: "ServiceAccount", namespace: "default", name }];
    await created(opened, `${rbac}/clusterroles`, { metadata: { name }, rules });
    await created(opened, `${rbac}/clusterrolebindings`, { metadata: { name }, roleRef: role, subjects });
  }
  return opened;
}

async function created(on: Api, path: string, body: object): Promise<void> {
  const answer = await on.post(path, body);
  assert.is(answer.status, 201, answer.text);
}

let api: Api;
test.before(async () => {
  api = await openWith({ runtimeConfig: [`${group}/v1beta1=true`, `${group}/v1beta2=true`] });
});
test.after(() => api.stop());

const results = [
  { request: "gpu", driver: "gpu.example.com", pool: "n1", device: "gpu-0" },
  { request: "gpu", driver: "nic.example.com", pool: "n1", device: "nic-0" },
];
const nodeSelector = (...nodes: string[]) => ({
  nodeSelectorTerms: nodes.map((node) => ({
    matchFields: [{ key: "metadata.name", operator: "In", values: [node] }],
  })),
});
const allocated = (...nodes: string[]) => ({
  allocation: { devices: { results }, nodeSelector: nodeSelector(...nodes) },
});
const report = (driver: string, ip = "10.0.0.1/24") => ({
  ...{ driver, pool: "n1", device: driver === "gpu.example.com" ? "gpu-0" : "nic-0" },
  networkData: { ips: [ip] },
});

/** Writes the status of a claim that had another one; the claim is there for that write alone. */
async function write(user: string, status: object, before: object = {}, on = api): Promise<Answer> {
  const spec = { devices: { requests: [{ name: "gpu", exactly: { deviceClassName: "gpu" } }] } };
  const made = await on.post(claims, { metadata: { generateName: "c-" }, spec });
  assert.is(made.status, 201, made.text);
  const path = `${claims}/${made.json.metadata.name}/status`;
  const given = await on.put(path, { ...made.json, status: before });
  assert.is(given.status, 200, given.text);
  return on.call("PUT", path, { token: user, body: { ...given.json, status } });
}

const text = ({ json }: Answer) => json.details?.causes?.map((each: { message: string }) => each.message).join("\n");

const binding =
  "Forbidden: changing status.allocation or status.reservedFor requires extra permission: " +
  "to update resourceclaims/binding";
const driverRefusal = (verbs: string, driver: string) =>
  `Forbidden: changing status.devices requires extra permission: to ${verbs} resourceclaims/driver "${driver}"`;
const consumer = { resource: "pods", name: "p", uid: "1" };

type Row = readonly [title: string, user: string, status: object, before: object, refusal: string | undefined];

const rows: readonly Row[] = [
  ["gives devices", "plain", allocated("n1"), {}, binding],
  ["gives devices", "scheduler", allocated("n1"), {}, undefined],
  ["takes devices away", "driver", {}, allocated("n1"), binding],
  ["says who uses them", "controller", { ...allocated("n1"), reservedFor: [consumer] }, allocated("n1"), binding],
  ["says who uses them", "scheduler", { ...allocated("n1"), reservedFor: [consumer] }, allocated("n1"), undefined],
  ["writes what there was", "plain", allocated("n1"), allocated("n1"), undefined],
  ...(["n1", "n2"] as const).map((node): Row => {
    const [now, before] = [{ ...allocated(node), devices: [report("gpu.example.com")] }, allocated(node)];
    return [`reports a device on ${node}`, "controller", now, before, undefined];
  }),
  [
    "reports a device on its node",
    "driver",
    { ...allocated("n1"), devices: [report("gpu.example.com")] },
    allocated("n1"),
    undefined,
  ],
  [
    "reports a device on another node",
    "driver",
    { ...allocated("n2"), devices: [report("gpu.example.com")] },
    allocated("n2"),
    driverRefusal("arbitrary-node:update", "gpu.example.com"),
  ],
  [
    "reports a device on its node and another",
    "driver",
    { ...allocated("n1", "n2"), devices: [report("gpu.example.com")] },
    allocated("n1", "n2"),
    driverRefusal("arbitrary-node:update", "gpu.example.com"),
  ],
  [
    "reports a device of another driver",
    "driver",
    { ...allocated("n1"), devices: [report("gpu.example.com"), report("nic.example.com")] },
    allocated("n1"),
    driverRefusal("associated-node:update or arbitrary-node:update", "nic.example.com"),
  ],
  [
    "keeps what another driver reports",
    "driver",
    { ...allocated("n1"), devices: [report("gpu.example.com", "10.0.0.2/24"), report("nic.example.com")] },
    { ...allocated("n1"), devices: [report("gpu.example.com"), report("nic.example.com")] },
    undefined,
  ],
  [
    "takes away what another driver reports",
    "controller",
    allocated("n1"),
    { ...allocated("n1"), devices: [report("nic.example.com")] },
    driverRefusal("arbitrary-node:update", "nic.example.com"),
  ],
];

for (const [title, user, status, before, refusal] of rows) {
  test(`a ${user} that ${title} ${refusal === undefined ? "may" : "may not"}`, async () => {
    const answer = await write(user, status, before);
    assert.is(answer.status, refusal === undefined ? 200 : 422, answer.text);
    assert.is(text(answer), refusal);
  });
}

test("a patch of the status needs the rights to patch", async () => {
  const given = { ...allocated("n1"), devices: [report("gpu.example.com")] };
  const spec = { devices: { requests: [{ name: "gpu", exactly: { deviceClassName: "gpu" } }] } };
  await created(api, claims, { metadata: { name: "patched" }, spec });
  const patch = (user: string, status: object) =>
    api.call("PATCH", `${claims}/patched/status`, {
      ...{ token: user, body: { status } },
      headers: { "content-type": "application/merge-patch+json" },
    });
  assert.is((await patch("scheduler", allocated("n1"))).status, 200);
  const refused = await patch("controller", given);
  assert.is(text(refused), driverRefusal("arbitrary-node:patch", "gpu.example.com"));
  assert.is((await patch("driver", given)).status, 200);
});

test("a request or a report that is null is no crash", async () => {
  const answer = await api.post(claims, { metadata: { name: "null" }, spec: { devices: { requests: [null] } } });
  assert.is(answer.status, 422, answer.text);
  assert.is((await write("scheduler", { ...allocated("n1"), devices: [null], reservedFor: [null] })).status, 422);
});

test("without its gate the right to the status is enough", async () => {
  const open = await openWith({ featureGates: { DRAResourceClaimGranularStatusAuthorization: "false" } });
  try {
    const status = { ...allocated("n2"), devices: [report("nic.example.com")] };
    assert.is((await write("plain", status, {}, open)).status, 200);
  } finally {
    await open.stop();
  }
});

test("devices that others use are for namespaces that say so, in every version", async () => {
  const exactly = { deviceClassName: "gpu", adminAccess: true };
  const newer = {
    devices: {
      requests: [
        { name: "a", exactly: { deviceClassName: "gpu" } },
        { name: "b", exactly },
      ],
    },
  };
  const older = { devices: { requests: [{ name: "b", ...exactly }] } };
  const refusal = (path: string) =>
    `${path}: Forbidden: admin access to devices requires the \`resource.orch.io/admin-access: true\` label ` +
    "on the containing namespace";
  for (const [version, spec, index] of [
    ["v1", newer, 1],
    ["v1beta2", newer, 1],
    ["v1beta1", older, 0],
  ] as const) {
    const at = `/apis/${group}/${version}/namespaces`;
    await api.post("/api/v1/namespaces", {
      metadata: { name: version, labels: { "resource.orch.io/admin-access": "true" } },
    });
    for (const [resource, body] of [
      ["resourceclaims", { metadata: { name: "watching" }, spec }],
      ["resourceclaimtemplates", { metadata: { name: "watching" }, spec: { spec } }],
    ] as const) {
      const refused = await api.post(`${at}/default/${resource}`, body);
      assert.is(refused.status, 422, refused.text);
      assert.match(refused.json.message, refusal(`spec.devices.requests[${index}].adminAccess`));
      await created(api, `${at}/${version}/${resource}`, body);
    }
  }
  const watching = { ...allocated("n1").allocation, devices: { results: [{ ...results[0], adminAccess: true }] } };
  const answer = await write("scheduler", { allocation: watching });
  assert.match(answer.json.message, refusal("status.allocation.devices.results[0].adminAccess"));
});

test.run();
