import * as assert from "uvu/assert";
import type { FlowSchemaSpec, PolicyRulesWithSubjects } from "../../generated/flowcontrol/v1/flowSchema.ts";
import { flowPolicies } from "../../generated/policies.ts";
import { Classifier, type FlowRequest } from "../../runtime/flowcontrol/classifier.ts";
import { mandatoryFlowSchemas } from "../../runtime/kinds/rules/flowcontrolMandatory.ts";
import { suite } from "../harness/suite.ts";
import { noRequest } from "./levels.ts";

const test = suite("flow control: classifier");

const on = (verb: string, resource: string, more: Partial<FlowRequest> = {}): FlowRequest => {
  return { ...noRequest, isResourceRequest: true, verb, resource, namespace: "shop", ...more };
};
const at = (verb: string, path: string): FlowRequest => ({ ...noRequest, verb, path });
const account = (namespace: string) => ({
  name: `system:serviceaccount:${namespace}:robot`,
  groups: ["system:serviceaccounts", `system:serviceaccounts:${namespace}`, "system:authenticated"],
});
const user = (name: string, ...groups: string[]) => ({ name, groups: [...groups, "system:authenticated"] });

const schemas = [
  ...[...mandatoryFlowSchemas].map(([name, spec]) => ({ name, spec, to: name })),
  ...flowPolicies.flowSchemas.map(({ metadata, spec }) => {
    return { name: metadata?.name ?? "", spec: spec as FlowSchemaSpec, to: metadata?.name ?? "" };
  }),
];
const leases = { group: "coordination.orch.io" };

for (const [what, request, who, wanted] of [
  ["whatever an administrator does", on("delete", "pods"), user("root", "system:masters"), "exempt"],
  ["a probe without credentials", at("get", "/readyz"), { name: "x", groups: ["system:unauthenticated"] }, "probes"],
  ["a longer path than a probe's", at("get", "/readyz/ping"), user("ann"), "global-default"],
  [
    "the lease of the scheduler",
    on("update", "leases", leases),
    user("system:orch-scheduler"),
    "system-leader-election",
  ],
  ["its list of leases", on("list", "leases", leases), user("system:orch-scheduler"), "orch-scheduler"],
  ["a lease of a system account", on("get", "leases", leases), account("orch-system"), "system-leader-election"],
  ["a pod of a system account", on("get", "pods"), account("orch-system"), "orch-system-service-accounts"],
  ["a pod of an account", on("get", "pods"), account("orch-system-2"), "service-accounts"],
  [
    "a node's own status",
    on("patch", "nodes", { subresource: "status", namespace: "" }),
    user("n", "system:nodes"),
    "system-node-high",
  ],
  [
    "a node's proxy",
    on("get", "nodes", { subresource: "proxy", namespace: "" }),
    user("n", "system:nodes"),
    "system-nodes",
  ],
  ["a user's list", on("list", "pods", { namespace: "" }), user("ann"), "global-default"],
  ["a user in no group", on("list", "pods"), { name: "odd", groups: [] }, "catch-all"],
] as const) {
  test(`${what} belongs to ${wanted}`, () => {
    assert.is(new Classifier(schemas, "catch-all").find(request, who), wanted);
  });
}

const rule = (given: Omit<PolicyRulesWithSubjects, "subjects">) => ({
  subjects: [{ kind: "User" as const, user: { name: "*" } }],
  ...given,
});
type Case = readonly [string, Omit<PolicyRulesWithSubjects, "subjects">, FlowRequest, boolean];

const verbs = ["*"];
const pods = { verbs, apiGroups: [""], resources: ["pods"] };

const cases: readonly Case[] = [
  ["namespaces", { resourceRules: [{ ...pods, namespaces: ["shop"] }] }, on("get", "pods"), true],
  ["other namespaces", { resourceRules: [{ ...pods, namespaces: ["home"] }] }, on("get", "pods"), false],
  [
    "all namespaces, but not the cluster",
    { resourceRules: [{ ...pods, namespaces: ["*"] }] },
    on("list", "pods", { namespace: "" }),
    false,
  ],
  ["the cluster", { resourceRules: [{ ...pods, clusterScope: true }] }, on("list", "pods", { namespace: "" }), true],
  [
    "a resource without its parts",
    { resourceRules: [{ ...pods, namespaces: ["*"] }] },
    on("get", "pods", { subresource: "log" }),
    false,
  ],
  ["another group", { resourceRules: [{ ...pods, namespaces: ["*"] }] }, on("get", "pods", { group: "apps" }), false],
  ["some verbs", { resourceRules: [{ ...pods, verbs: ["list"], namespaces: ["*"] }] }, on("get", "pods"), false],
  [
    "paths below one",
    { nonResourceRules: [{ verbs, nonResourceURLs: ["/version/*"] }] },
    at("get", "/version/x"),
    true,
  ],
  ["a path", { nonResourceRules: [{ verbs, nonResourceURLs: ["/version"] }] }, at("get", "/version/x"), false],
  ["all paths, but no resources", { nonResourceRules: [{ verbs, nonResourceURLs: ["*"] }] }, on("get", "pods"), false],
];

for (const [what, given, request, isMatch] of cases) {
  test(`a rule for ${what} ${isMatch ? "matches" : "does not match"} ${request.path} ${request.resource}`, () => {
    const spec = { matchingPrecedence: 5, rules: [rule(given)] };
    const classifier = new Classifier([{ name: "own", spec, to: "own" }], "other");
    assert.is(classifier.find(request, user("ann")), isMatch ? "own" : "other");
  });
}

test("the lowest precedence wins, then the name", () => {
  const spec = (matchingPrecedence: number) => {
    return { matchingPrecedence, rules: [rule({ resourceRules: [{ ...pods, namespaces: ["*"] }] })] };
  };
  const made = [
    ["late", 9],
    ["b", 5],
    ["a", 5],
  ] as const;
  const classifier = new Classifier(
    made.map(([name, at]) => ({ name, spec: spec(at), to: name })),
    "other",
  );
  assert.is(classifier.find(on("get", "pods"), user("ann")), "a");
});

test.run();
