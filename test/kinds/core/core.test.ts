import * as assert from "uvu/assert";
import { code as node } from "../../../generated/core/v1/node.code.ts";
import type { Node } from "../../../generated/core/v1/node.ts";
import { code as service } from "../../../generated/core/v1/service.code.ts";
import type { Service } from "../../../generated/core/v1/service.ts";
import { code as budget } from "../../../generated/policy/v1/podDisruptionBudget.code.ts";
import type { PodDisruptionBudget } from "../../../generated/policy/v1/podDisruptionBudget.ts";
import { errorsOf, stateErrors, status, texts, updateErrors } from "../../harness/kindChecks.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("strategies of core kinds");

for (const [timeoutSeconds, count] of [
  [1, 0],
  [86_400, 0],
  [0, 1],
  [86_401, 1],
] as const) {
  test(`a client stays for ${timeoutSeconds} seconds with ${count} errors`, () => {
    const spec = {
      ports: [{ port: 80 }],
      sessionAffinity: "ClientIP",
      sessionAffinityConfig: { clientIP: { timeoutSeconds } },
    };
    const text = `Invalid value: ${timeoutSeconds}: must be greater than 0 and less than 86400`;
    const path = "spec.sessionAffinityConfig.clientIP.timeoutSeconds";
    assert.equal(errorsOf(service, { spec } as Service), count === 0 ? [] : [`${path}: ${text}`]);
  });
}

test("a second address is given back by asking for one family", () => {
  const old = {
    spec: { clusterIP: "10.0.0.1", clusterIPs: ["10.0.0.1", "fd00::1"], ipFamilyPolicy: "PreferDualStack" },
  };
  const now = { spec: { ...old.spec, clusterIPs: ["10.0.0.1"] } };
  assert.equal(updateErrors(service, now as Service, old as Service), [
    "spec.ipFamilyPolicy: Invalid value: \"PreferDualStack\": must be 'SingleStack' to release the secondary cluster IP",
  ]);
  now.spec.ipFamilyPolicy = "SingleStack";
  assert.equal(updateErrors(service, now as Service, old as Service), []);
});

test("a node has each address once, and its features in order", () => {
  const of = (parts: object): Node => ({ status: parts }) as Node;
  const addresses = [
    { type: "InternalIP", address: "10.0.0.1" },
    { type: "InternalIP", address: "fd00::1" },
  ];
  assert.equal(updateErrors(node, of({ addresses }), of({}), status), []);
  assert.equal(node.validate({ metadata: { name: "a" }, ...of({ addresses }) }), []);
  assert.equal(updateErrors(node, of({ addresses: [...addresses, addresses[0]] }), of({}), status), [
    'status.addresses[2]: Duplicate value: {"type":"InternalIP","address":"10.0.0.1"}',
  ]);
  assert.equal(texts(stateErrors(node)(of({ declaredFeatures: ["A", "A/B", "C"] }), status)), []);
  assert.equal(texts(stateErrors(node)(of({ declaredFeatures: ["B", "A", "a b", "B"] }), status)), [
    'status.declaredFeatures[1]: Invalid value: "A": list must be sorted alphabetically',
    'status.declaredFeatures[2]: Invalid value: "a b": invalid feature name "a b": must start with an UpperCamelCase ' +
      "segment, with subsequent segments separated by '/' (e.g., MyFeature or MyFeature/mySubFeature), and contain only " +
      "alphanumeric characters and slashes",
    'status.declaredFeatures[3]: Invalid value: "B": list must be sorted alphabetically',
  ]);
});

test("a condition holds or not since some time", () => {
  const condition = { type: "Ok", status: "Maybe", reason: "Why", message: "", lastTransitionTime: null };
  const object = { status: { conditions: [condition] } } as unknown as PodDisruptionBudget;
  assert.equal(texts(budget.validate(object)), [
    'status.conditions[0].status: Unsupported value: "Maybe": supported values: "False", "True", "Unknown"',
    "status.conditions[0].lastTransitionTime: Required value",
  ]);
});

test.run();
