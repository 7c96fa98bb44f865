import * as assert from "uvu/assert";
import { platform } from "../../generated/platform.ts";
import { nodeRestriction } from "../../runtime/admission/plugins/nodeRestriction.ts";
import { abacAuthorizer, parseAbacFile } from "../../runtime/auth/authorizers/abac.ts";
import { holdingOf, missingRights, rightsText } from "../../runtime/auth/authorizers/rbacCovers.ts";
import type { Attributes, PolicyRule } from "../../runtime/schema/access/authorization.ts";
import type { ApiObject, ResourceDescriptor } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { attributesOf, decisionText, parseRule, userOf } from "./rbacTables.ts";

const test = suite("verdicts");

let rows = 0;

/** Compares two verdicts of one row. */
function row(actual: string, expected: string, what: string): void {
  rows++;
  assert.is(actual, expected, what);
}

// Escalation: what a writer has x what a role gives.

const ruleTexts = [
  ...["get core pods", "get,list core pods", "* core pods", "get * pods", "get core *", "get core */log", "* * *"],
  ...[
    "get core pods/log",
    "get core pods,services",
    "get core secrets :a",
    "get core secrets :a,b",
    "get core secrets",
  ],
  ...[
    "get,list apps deployments",
    "list apps *",
    "get url /metrics",
    "get url /metrics,/logs/*",
    "get url *",
    "* url *",
  ],
  ...["bind rbac.authorization.orch.io clusterroles :edit", "escalate rbac.authorization.orch.io roles"],
  ...["impersonate core users,groups", "get core,apps pods,deployments", "delete core pods :a", "post url /metrics"],
];

function has(list: readonly string[] | null | undefined, wanted: string): boolean {
  return list?.some((each) => each === "*" || each === wanted) === true;
}

/** Whether one held rule gives a single right, read off its fields. */
function gives(held: PolicyRule, right: PolicyRule): boolean {
  const one = (list: readonly string[] | null | undefined) => list?.[0] ?? "";
  if (!has(held.verbs, one(right.verbs))) return false;
  if (right.nonResourceURLs !== undefined) {
    const url = one(right.nonResourceURLs);
    return (held.nonResourceURLs ?? []).some(
      (each) => each === url || (each.endsWith("*") && url.startsWith(each.slice(0, -1))),
    );
  }
  const names = held.resourceNames ?? [];
  const resource = one(right.resources);
  const anySubresource = resource.includes("/") ? `*/${resource.split("/")[1]}` : resource;
  const isNamed = names.length === 0 || names.includes(one(right.resourceNames) || "\0");
  return (
    has(held.apiGroups, one(right.apiGroups)) &&
    (has(held.resources, resource) || has(held.resources, anySubresource)) &&
    isNamed
  );
}

function singleRights({ verbs, apiGroups, resources, resourceNames, nonResourceURLs }: PolicyRule): PolicyRule[] {
  return (verbs ?? []).flatMap((verb): PolicyRule[] => {
    if (nonResourceURLs !== undefined) return nonResourceURLs.map((url) => ({ verbs: [verb], nonResourceURLs: [url] }));
    const names = resourceNames?.length ? resourceNames.map((each) => ({ resourceNames: [each] })) : [{}];
    return (apiGroups ?? []).flatMap((group) =>
      (resources ?? []).flatMap((resource) =>
        names.map((name) => ({ verbs: [verb], apiGroups: [group], resources: [resource], ...name })),
      ),
    );
  });
}

test("a role may give what its writer has, and the refusal names the rest", () => {
  for (const heldText of ruleTexts) {
    for (const askedText of ruleTexts) {
      const [held, asked] = [parseRule(heldText), parseRule(askedText)];
      const lacking = singleRights(asked).filter((right) => !gives(held, right));
      const missing = missingRights(holdingOf([held]), [asked]) ?? [];
      row(`${missing.length > 0}`, `${lacking.length > 0}`, `${heldText} gives ${askedText}`);
      row(rightsText(missing), rightsText(lacking), `what ${heldText} lacks of ${askedText}`);
    }
  }
});

// ABAC: policies x users x requests.

interface AbacSpec {
  readonly user?: string;
  readonly group?: string;
  readonly readonly?: boolean;
  readonly namespace?: string;
  readonly resource?: string;
  readonly apiGroup?: string;
  readonly nonResourcePath?: string;
}

const all = { namespace: "*", resource: "*", apiGroup: "*", nonResourcePath: "*" };
const policies: readonly AbacSpec[] = [
  ...[
    { user: "ann", ...all },
    { user: "*", ...all },
    { group: "devs", ...all },
    { user: "ann", group: "devs", ...all },
  ],
  ...[{ ...all }, { user: "*", readonly: true, ...all }, { user: "ann", resource: "pods", namespace: "ns" }],
  ...[
    { user: "*", resource: "pods", namespace: "*", apiGroup: "apps" },
    { user: "ann", nonResourcePath: "/api*" },
  ],
  ...[
    { group: "*", nonResourcePath: "/healthz", readonly: true },
    { user: "bob", resource: "*", namespace: "other" },
  ],
];
const abacUsers = ["ann", "ann@devs", "bob", "bob@devs,qa", "eve@qa", "@devs"];
const abacRequests = [
  ...["get pods", "list pods", "watch pods", "create pods", "delete pods:a", "get pods/log:a", "update nodes/status:n"],
  ...[
    "get pods.apps",
    "patch pods.apps:a",
    "get secrets:s",
    "get /api/v1",
    "post /api",
    "get /healthz",
    "put /healthz",
  ],
];

/** The rules of the API, read off the fields of a policy. */
function abacAllows(policy: AbacSpec, { user, verb, isResourceRequest, path, ...place }: Attributes): boolean {
  const { user: name, group } = policy;
  if (name === undefined && group === undefined) return false;
  if (name !== undefined && name !== "*" && name !== user.name) return false;
  if (group !== undefined && group !== "*" && !user.groups.includes(group)) return false;
  if (policy.readonly === true && !["get", "list", "watch"].includes(verb)) return false;
  const fits = (pattern: string | undefined, value: string) => pattern === "*" || (pattern ?? "") === value;
  if (isResourceRequest) {
    return (
      fits(policy.namespace, place.namespace) &&
      fits(policy.resource, place.resource) &&
      fits(policy.apiGroup, place.group)
    );
  }
  const pattern = policy.nonResourcePath ?? "";
  return pattern === path || (pattern.endsWith("*") && path.startsWith(pattern.slice(0, -1)));
}

test("a policy of ABAC allows what its fields say", () => {
  const context = { file: "policy.jsonl", apiDomain: "orch.io" };
  for (const spec of policies) {
    const line = JSON.stringify({ apiVersion: "abac.authorization.orch.io/v1beta1", kind: "Policy", spec });
    const authorize = abacAuthorizer(parseAbacFile(line, context));
    for (const user of abacUsers) {
      for (const request of abacRequests) {
        const attributes = attributesOf(request, { user: userOf(user), namespace: "ns" });
        const expected = abacAllows(spec, attributes) ? "allow " : "noOpinion No policy matched.";
        row(decisionText(authorize(attributes)), expected, `${JSON.stringify(spec)} ${user} ${request}`);
      }
    }
  }
});

// NodeRestriction: users x writes.

const read = ({ resource, name }: { readonly resource: string; readonly name: string }): ApiObject | undefined => {
  if (resource === "pods") return { metadata: { name }, spec: { nodeName: name.split("-")[0] } } as ApiObject;
  return { metadata: { name, uid: `uid-${name}` } };
};
const plugin = nodeRestriction({
  ...{ platform, read, isGateOn: () => true },
  authorize: () => ({ outcome: "noOpinion", reason: "" }),
});

const pod = (nodeName: string, more: object = {}) => ({ metadata: { name: "p" }, spec: { nodeName, ...more } });
const node = (name: string, more: object = {}, spec: object = {}) => ({ metadata: { name, ...more }, spec });
const claim = (status: object, metadata: object = {}) => ({ metadata, spec: {}, status });

interface Write {
  readonly to: string;
  readonly name: string;
  readonly namespace?: string;
  readonly object?: object;
  readonly old?: object;
  /** Why n1 and n2 may not; "" where they may. */
  readonly n1: string;
  readonly n2: string;
}

const notMirror = (of: string) =>
  `pod does not have "orch.io/config.mirror" annotation, node "${of}" can only create mirror pods`;
const other = (of: string, name: string) => `node "${of}" is not allowed to modify node "${name}"`;
const deletes = 'node "n2" can only delete pods with spec.nodeName set to itself';
const reports = 'node "n2" can only update pod status for pods with spec.nodeName set to itself';
const lease = "can only access node lease with the same name as the requesting node";
const leasePlace = 'can only access leases in the "orch-node-lease" system namespace';
const csi = "can only access CSINode with the same name as the requesting node";
const slice = (verb: string) => `can only ${verb} ResourceSlice with the same NodeName as the requesting node`;
const claims = (of: string) =>
  `node "${of}" is not allowed to update fields other than status.quantity and status.conditions: `;
const leases = "leases.coordination.orch.io";
const slices = "resourceslices.resource.orch.io";
const csinodes = "csinodes.storage.orch.io";
const ofNode = { spec: { nodeName: "n1" } };

const both = (text: string) => ({ n1: text, n2: text });
const each = (text: (of: string) => string) => ({ n1: text("n1"), n2: text("n2") });
const writes: readonly Write[] = [
  { to: "create pods.", name: "p", object: pod("n1"), ...each(notMirror) },
  {
    ...{ to: "update pods.", name: "p", object: pod("n1"), old: pod("n1") },
    ...each((of) => `unexpected operation "UPDATE", node "${of}" can only create and delete mirror pods`),
  },
  { to: "delete pods.", name: "p", old: pod("n1"), n1: "", n2: deletes },
  { to: "update pods./status", name: "p", object: pod("n1"), old: pod("n1"), n1: "", n2: reports },
  {
    ...{ to: "update pods./status", name: "p", object: { ...pod("n1"), metadata: { labels: { a: "b" } } } },
    ...{ old: pod("n1"), n1: 'node "n1" cannot update labels through pod status', n2: reports },
  },
  {
    ...{ to: "update pods./ephemeralcontainers", name: "p", object: pod("n1"), old: pod("n1") },
    ...both(`unexpected pod subresource "ephemeralcontainers", only 'status' and 'eviction' are allowed`),
  },
  {
    ...{ to: "create pods./eviction", name: "n1-pod", object: {}, n1: "" },
    n2: "node n2 can only evict pods with spec.nodeName set to itself",
  },
  { to: "create nodes.", name: "n1", object: node("n1"), n1: "", n2: other("n2", "n1") },
  { to: "delete nodes.", name: "n2", old: node("n2"), n1: other("n1", "n2"), n2: "" },
  {
    ...{ to: "update nodes.", name: "n1", object: node("n1", {}, { taints: [{ key: "k" }] }), old: node("n1") },
    ...{ n1: 'node "n1" is not allowed to modify taints', n2: other("n2", "n1") },
  },
  {
    ...{ to: "update nodes.", name: "n1", object: node("n1", { labels: { "orch.io/x": "" } }), old: node("n1") },
    ...{ n1: "is not allowed to modify labels: orch.io/x", n2: other("n2", "n1") },
  },
  {
    ...{ to: "create nodes.", name: "n2", object: node("n2", { labels: { "a.node-restriction.orch.io/x": "" } }) },
    n1: other("n1", "n2"),
    n2: 'node "n2" is not allowed to set the following labels: a.node-restriction.orch.io/x',
  },
  { to: "update nodes./status", name: "n1", object: node("n1"), old: node("n1"), n1: "", n2: other("n2", "n1") },
  { to: `create ${leases}`, namespace: "orch-node-lease", name: "n1", object: {}, n1: "", n2: lease },
  { to: `update ${leases}`, namespace: "orch-node-lease", name: "n2", object: {}, old: {}, n1: lease, n2: "" },
  { to: `delete ${leases}`, namespace: "default", name: "n1", old: {}, ...both(leasePlace) },
  { to: `create ${csinodes}`, name: "n1", object: {}, n1: "", n2: csi },
  { to: `delete ${csinodes}`, name: "n2", old: {}, n1: csi, n2: "" },
  { to: `create ${slices}`, name: "s", object: ofNode, n1: "", n2: slice("create") },
  { to: `update ${slices}`, name: "s", object: {}, old: ofNode, n1: "", n2: "" },
  { to: `delete ${slices}`, name: "s", old: ofNode, n1: "", n2: slice("delete") },
  {
    to: "update persistentvolumeclaims.",
    name: "c",
    object: claim({}),
    old: claim({}),
    ...both("may only update PVC status"),
  },
  {
    ...{ to: "update persistentvolumeclaims./status", name: "c", object: claim({ capacity: { storage: "1" } }) },
    ...{ old: claim({}), ...both("") },
  },
  {
    ...{ to: "update persistentvolumeclaims./status", name: "c", object: claim({ phase: "Lost" }), old: claim({}) },
    ...each((of) => `${claims(of)}status.phase`),
  },
  {
    ...{ to: "update persistentvolumeclaims./status", name: "c", object: claim({}, { finalizers: ["a"] }) },
    ...{ old: claim({}), ...each((of) => `${claims(of)}metadata.finalizers`) },
  },
  { to: "create configmaps.", name: "c", object: {}, ...both("") },
  { to: "delete secrets.", name: "s", old: {}, ...both("") },
  { to: "create serviceaccounts./token", name: "a", object: {}, ...both("") },
];

/** Of users that are no nodes nothing is refused; one that names no node may write nothing. */
const nodeUsers: readonly (readonly [user: string, verdict: (write: Write) => string])[] = [
  ["system:node:n1@system:nodes", ({ n1 }) => n1],
  ["system:node:n2@system:nodes", ({ n2 }) => n2],
  ["system:node:n1@system:nodes,system:authenticated", ({ n1 }) => n1],
  ["system:node:@system:nodes", () => 'could not determine node from user "system:node:"'],
  ["system:node:n2", () => ""],
  ["n2@system:nodes", () => ""],
  ["ann@system:masters", () => ""],
];

type Refused = { readonly message: string } | undefined;

/** A node's creates and updates are looked at before they are prepared, and its deletes when they are. */
async function refusalOf(...write: Parameters<NonNullable<typeof plugin.validate>>): Promise<Refused> {
  const [attributes, object, old] = write;
  try {
    // What tokens are bound to is tested elsewhere.
    const isOfTokens = attributes.subresource === "token" && attributes.user.name !== "system:node:";
    if (attributes.operation !== "delete" && !isOfTokens)
      await plugin.inquire?.(attributes, object ?? ({} as ApiObject), old);
  } catch (error) {
    return error as Error;
  }
  return plugin.validate?.(...write);
}

test("a node writes what is its own, and others are not restricted", async () => {
  for (const write of writes) {
    const [operation = "", place = ""] = write.to.split(" ");
    const [resource = "", subresource = ""] = place.split("/");
    const [plural = "", ...group] = resource.split(".");
    const descriptor = { group: group.join("."), plural } as ResourceDescriptor;
    for (const [user, verdict] of nodeUsers) {
      const { name, namespace = "", object, old } = write;
      const attributes = {
        ...{ descriptor, namespace, name, subresource, user: userOf(user), dryRun: false },
        ...{ warn: () => {}, audit: undefined, options: () => undefined },
        signal: () => new AbortController().signal,
      };
      const refusal = await refusalOf(
        { ...attributes, operation: operation as "create" },
        object as ApiObject | undefined,
        old as ApiObject | undefined,
      );
      const text = (refusal?.message ?? "").replace(/^.*? is forbidden: /, "");
      row(text, verdict(write), `${user} ${write.to} ${name}`);
    }
  }
});

test("there are at least a thousand rows", () => {
  assert.ok(rows >= 1000, `${rows} rows`);
});

test.run();
