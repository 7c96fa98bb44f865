import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core } from "../literal.ts";

const services = core("default", "services");
const addresses = "/apis/networking.orch.io/v1/ipaddresses";
const ports = [{ port: 80 }];

const test = suite("api services of two address families");

let api: Api;
test.before(async () => {
  api = await openApi({ serviceClusterIpRange: ["10.0.0.0/24", "fd00::/112"] });
});
test.after(() => api.stop());

let count = 0;

function create(spec: object): Promise<Answer> {
  return api.post(services, { metadata: { name: `s${++count}` }, spec: { ports, ...spec } });
}

async function created(spec: object) {
  const answer = await create(spec);
  assert.is(answer.status, 201, answer.text);
  return answer.json;
}

const patch = (service: { metadata: { name: string } }, spec: object) =>
  api.patch(`${services}/${service.metadata.name}`, "merge", { spec });
const isTaken = async (address: string) => (await api.get(`${addresses}/${address}`)).status === 200;
const familiesOf = (list: readonly string[]) => list.map((each) => (each.includes(":") ? "IPv6" : "IPv4"));

const made = [
  ["no wish", {}, "SingleStack", ["IPv4"]],
  ["one family", { ipFamilies: ["IPv6"] }, "SingleStack", ["IPv6"]],
  ["a preference for two", { ipFamilyPolicy: "PreferDualStack" }, "PreferDualStack", ["IPv4", "IPv6"]],
  ["a need for two", { ipFamilyPolicy: "RequireDualStack" }, "RequireDualStack", ["IPv4", "IPv6"]],
  [
    "a need for two, the other first",
    { ipFamilyPolicy: "RequireDualStack", ipFamilies: ["IPv6"] },
    "RequireDualStack",
    ["IPv6", "IPv4"],
  ],
] as const;

for (const [what, spec, policy, families] of made) {
  test(`a service with ${what} is ${policy} of ${families.join(" and ")}`, async () => {
    const { ipFamilyPolicy, ipFamilies, clusterIP, clusterIPs } = (await created(spec)).spec;
    assert.equal([ipFamilyPolicy, ipFamilies, familiesOf(clusterIPs)], [policy, families, families]);
    assert.is(clusterIP, clusterIPs[0]);
    for (const each of clusterIPs) assert.is(await isTaken(each), true, each);
  });
}

for (const [what, clusterIP, spec, families] of [
  ["an address of the other family", "fd00::81", {}, ["IPv6"]],
  ["such an address, and a need for two", "fd00::82", { ipFamilyPolicy: "RequireDualStack" }, ["IPv6", "IPv4"]],
] as const) {
  test(`a service with ${what} is of ${families.join(" and ")}`, async () => {
    const service = (await created({ clusterIP, ...spec })).spec;
    assert.equal([service.ipFamilies, service.clusterIPs[0]], [families, clusterIP]);
  });
}

const refused = [
  [
    "two families without a policy for two",
    { ipFamilies: ["IPv4", "IPv6"] },
    'spec.ipFamilyPolicy: Invalid value: "SingleStack": must be ' +
      "'RequireDualStack' or 'PreferDualStack' when multiple IP families are specified",
  ],
  [
    "two addresses without a policy for two",
    { clusterIPs: ["10.0.0.3", "fd00::3"], clusterIP: "10.0.0.3" },
    'spec.ipFamilyPolicy: Invalid value: "SingleStack": must be ' +
      "'RequireDualStack' or 'PreferDualStack' when multiple cluster IPs are specified",
  ],
  [
    "an address that is not of its family",
    { clusterIP: "10.0.0.3", ipFamilies: ["IPv6"] },
    'spec.clusterIPs[0]: Invalid value: "10.0.0.3": expected an IPv6 value as indicated by `ipFamilies[0]`',
  ],
] as const;

for (const [what, spec, message] of refused) {
  test(`${what}: a 422`, async () => {
    const { status, json } = await create(spec);
    assert.is(status, 422);
    assert.is(json.message, `Service "s${count}" is invalid: ${message}`);
    assert.is(await isTaken("10.0.0.3"), false);
  });
}

test("an upgrade to two families takes a second address and keeps the first", async () => {
  const service = await created({});
  const { status, json } = await patch(service, { ipFamilyPolicy: "RequireDualStack" });
  assert.equal(
    [status, json.spec.clusterIPs[0], json.spec.ipFamilies],
    [200, service.spec.clusterIP, ["IPv4", "IPv6"]],
  );
  assert.is(await isTaken(json.spec.clusterIPs[1]), true);
});

test("an upgrade may name the second address", async () => {
  const service = await created({});
  const { status, json } = await patch(service, {
    ipFamilyPolicy: "PreferDualStack",
    clusterIPs: [service.spec.clusterIP, "fd00::44"],
  });
  assert.equal([status, json.spec.clusterIPs[1], await isTaken("fd00::44")], [200, "fd00::44", true]);
});

test("a downgrade releases the second address, with no need to take it out of the lists", async () => {
  const service = await created({ ipFamilyPolicy: "PreferDualStack" });
  const [first, second] = service.spec.clusterIPs;
  const { json } = await patch(service, { ipFamilyPolicy: "SingleStack" });
  assert.equal([json.spec.clusterIPs, json.spec.ipFamilies], [[first], ["IPv4"]]);
  assert.equal([await isTaken(first), await isTaken(second)], [true, false]);
});

test("the second address goes only with the policy, and the first never", async () => {
  const service = await created({ ipFamilyPolicy: "RequireDualStack" });
  const [first, second] = service.spec.clusterIPs;
  const one = await patch(service, { clusterIPs: [first], ipFamilies: ["IPv4"] });
  const text = "must be 'SingleStack' to release the secondary";
  assert.equal(
    one.json.details.causes.map((each: { field: string; message: string }) => `${each.field}: ${each.message}`),
    ["cluster IP", "IP family"].map(
      (each) => `spec.ipFamilyPolicy: Invalid value: "RequireDualStack": ${text} ${each}`,
    ),
  );
  const swapped = await patch(service, {
    clusterIP: second,
    clusterIPs: [second, first],
    ipFamilies: ["IPv6", "IPv4"],
  });
  assert.is(swapped.status, 422);
  assert.match(swapped.json.message, 'spec.ipFamilies[0]: Invalid value: ["IPv6","IPv4"]: may not change once set');
});

test("a service without addresses changes its families", async () => {
  const service = await created({ clusterIP: "None", ipFamilyPolicy: "PreferDualStack" });
  const swapped = await patch(service, { ipFamilies: ["IPv6", "IPv4"] });
  assert.equal([swapped.status, swapped.json.spec.ipFamilies], [200, ["IPv6", "IPv4"]]);
  const one = await patch(service, { ipFamilies: ["IPv6"] });
  const text = "must be 'SingleStack' to release the secondary IP family";
  assert.match(one.json.message, `spec.ipFamilyPolicy: Invalid value: "PreferDualStack": ${text}`);
});

test("what is wrong with addresses and families is said alone", async () => {
  const answer = await api.post(services, {
    metadata: { name: "wrong" },
    spec: { ports: [{ port: 0 }], clusterIPs: ["10.96.9.1"], ipFamilies: ["IPv4", "IPv4"], ipFamilyPolicy: "Any" },
  });
  assert.equal(
    answer.json.details.causes.map((each: { field: string; message: string }) => `${each.field}: ${each.message}`),
    [
      'spec.clusterIPs: Invalid value: ["10.96.9.1"]: must be empty when `clusterIP` is not specified',
      'spec.ipFamilies[1]: Duplicate value: "IPv4"',
      'spec.ipFamilyPolicy: Unsupported value: "Any": supported values: "PreferDualStack", "RequireDualStack", "SingleStack"',
    ],
  );
});

test("a preference for two that is said again changes nothing", async () => {
  const service = await created({ ipFamilyPolicy: "PreferDualStack" });
  const answer = await api.put(`${services}/${service.metadata.name}`, {
    metadata: { name: service.metadata.name },
    spec: { ports, ipFamilyPolicy: "PreferDualStack" },
  });
  assert.equal([answer.status, answer.json.spec], [200, service.spec]);
});

test("a change to an alias and back releases both addresses and takes two", async () => {
  const service = await created({ ipFamilyPolicy: "RequireDualStack" });
  await patch(service, { type: "ExternalName", externalName: "a.example" });
  for (const each of service.spec.clusterIPs) assert.is(await isTaken(each), false);
  const { json } = await patch(service, { type: "ClusterIP", externalName: null, ipFamilyPolicy: "RequireDualStack" });
  assert.equal([json.spec.clusterIPs.length, json.spec.ipFamilies], [2, ["IPv4", "IPv6"]]);
});

test.run();
