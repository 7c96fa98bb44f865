import type { AccessRules, Attributes, Authorizer, Decision, PolicyRule } from "../../schema/access/authorization.ts";
import type { UserInfo } from "../../schema/access/user.ts";
import { nodeOfAgent } from "../userNames.ts";
import type { NodeGraph, OwnedKind } from "./nodeGraph.ts";
import { ruleAllows } from "./rbacRules.ts";

export interface NodePolicy {
  readonly graph: NodeGraph;
  /** To be awaited before the graph is asked; undefined where it is up to date. */
  readonly settle: () => Promise<void> | undefined;
  /** What every node may do with resources that no rule here is about. */
  readonly rules: readonly PolicyRule[];
  /** Suffix of API groups. */
  readonly apiDomain: string;
  readonly leaseNamespace: string;
  readonly isGateOn: (gate: string) => boolean;
}

const allow: Decision = { outcome: "allow", reason: "" };
const noOpinion = (reason: string): Decision => ({ outcome: "noOpinion", reason });
const silent = noOpinion("");

/** Allows nodes what they need for the pods that are bound to them. */
export function nodeAuthorizer(policy: NodePolicy): Authorizer {
  const rules = rulesOfResources(policy);
  const decide: Authorizer = (attributes) => {
    const node = nodeOfAgent(attributes.user);
    if (node === undefined) return silent;
    if (node === "") return noOpinion(`unknown node for user ${JSON.stringify(attributes.user.name)}`);
    const { isResourceRequest, group, resource } = attributes;
    const rule = isResourceRequest ? rules.get(`${resource}.${group}`) : undefined;
    if (rule !== undefined) return policy.settle()?.then(() => rule(node, attributes)) ?? rule(node, attributes);
    return policy.rules.some((each) => ruleAllows(each, attributes)) ? allow : silent;
  };
  return Object.assign(decide, { rulesFor });
}

/** What a node may do hangs on its pods; others have nothing from here. */
function rulesFor(user: UserInfo): AccessRules {
  const none = { resourceRules: [], nonResourceRules: [] };
  if (nodeOfAgent(user) === undefined) return { ...none, incomplete: false };
  const evaluationError = "node authorizer does not support user rule resolution";
  return { ...none, incomplete: true, evaluationError };
}

type ResourceRule = (node: string, attributes: Attributes) => Decision;

function rulesOfResources({ graph, apiDomain, leaseNamespace, isGateOn }: NodePolicy): Map<string, ResourceRule> {
  const uses = (kind: "secret" | "configmap" | "claim" | "account" | "resourceclaim"): Relation => {
    return (node, { namespace, name }) => graph.uses(node, `${kind} ${namespace}/${name}`);
  };
  const owns = (kind: OwnedKind): Relation => {
    return (node, { namespace, name }) => graph.owns(node, kind, namespace === "" ? name : `${namespace}/${name}`);
  };
  const rules: Readonly<Record<string, ResourceRule>> = {
    "secrets.": readRule(uses("secret")),
    "configmaps.": readRule(uses("configmap")),
    "persistentvolumeclaims.": claimRule(uses("claim")),
    "persistentvolumes.": getRule((node, { name }) => graph.usesVolume(node, name)),
    [`volumeattachments.storage.${apiDomain}`]: getRule(owns("volumeattachment")),
    [`resourceclaims.resource.${apiDomain}`]: getRule(uses("resourceclaim")),
    "serviceaccounts.": accountRule(uses("account"), {
      mayGet: isGateOn("KubeletServiceAccountTokenForCredentialProviders") || isGateOn("PodCertificateRequest"),
    }),
    [`leases.coordination.${apiDomain}`]: leaseRule(leaseNamespace),
    [`csinodes.storage.${apiDomain}`]: csiNodeRule,
    [`resourceslices.resource.${apiDomain}`]: sliceRule(owns("resourceslice")),
    "nodes.": nodeRule,
    "pods.": podRule(owns("pod")),
  };
  const known = new Map(Object.entries(rules));
  if (!isGateOn("PodCertificateRequest")) return known;
  return known.set(`podcertificaterequests.certificates.${apiDomain}`, certificateRule(owns("podcertificaterequest")));
}

type Relation = (node: string, attributes: Attributes) => boolean;

function related(isRelated: Relation, node: string, attributes: Attributes): Decision {
  if (attributes.name === "") return noOpinion("No Object name found");
  if (isRelated(node, attributes)) return allow;
  return noOpinion(`no relationship found between node '${node}' and this object`);
}

function readRule(isRelated: Relation): ResourceRule {
  return (node, attributes) => {
    const { verb, subresource, namespace } = attributes;
    if (!reading.has(verb)) return noOpinion("can only read resources of this type");
    if (subresource !== "") return noOpinion("cannot read subresource");
    if (namespace === "") return noOpinion("can only read namespaced object of this type");
    return related(isRelated, node, attributes);
  };
}

function getRule(isRelated: Relation): ResourceRule {
  return (node, attributes) => {
    if (attributes.verb !== "get") return noOpinion("can only get individual resources of this type");
    if (attributes.subresource !== "") return noOpinion("cannot get subresource");
    return related(isRelated, node, attributes);
  };
}

function claimRule(isRelated: Relation): ResourceRule {
  const get = getRule(isRelated);
  return (node, attributes) => {
    if (attributes.subresource !== "status") return get(node, attributes);
    if (attributes.verb !== "update" && attributes.verb !== "patch")
      return noOpinion("can only get/update/patch this type");
    return related(isRelated, node, attributes);
  };
}

function accountRule(isRelated: Relation, { mayGet }: { readonly mayGet: boolean }): ResourceRule {
  const read = readRule(isRelated);
  return (node, attributes) => {
    const { verb, subresource, name } = attributes;
    if (verb === "get" && subresource === "") {
      return mayGet ? read(node, attributes) : noOpinion("not allowed to get service accounts");
    }
    if (verb !== "create" || name === "") return noOpinion("can only create tokens for individual service accounts");
    if (subresource !== "token") return noOpinion("can only create token subresource of serviceaccount");
    return related(isRelated, node, attributes);
  };
}

const keeping: ReadonlySet<string> = new Set(["get", "create", "update", "patch", "delete"]);
const reading: ReadonlySet<string> = new Set(["get", "list", "watch"]);

/** The name of a new object is not known here: admission looks at it. */
function leaseRule(leaseNamespace: string): ResourceRule {
  return (node, { verb, namespace, name }) => {
    if (!keeping.has(verb)) return noOpinion("can only get, create, update, patch, or delete a node lease");
    if (namespace !== leaseNamespace) {
      return noOpinion(`can only access leases in the ${JSON.stringify(leaseNamespace)} system namespace`);
    }
    if (verb === "create" || name === node) return allow;
    return noOpinion("can only access node lease with the same name as the requesting node");
  };
}

const csiNodeRule: ResourceRule = (node, { verb, subresource, name }) => {
  if (!keeping.has(verb)) return noOpinion("can only get, create, update, patch, or delete a CSINode");
  if (subresource !== "") return noOpinion("cannot authorize CSINode subresources");
  if (verb === "create" || name === node) return allow;
  return noOpinion("can only access CSINode with the same name as the requesting node");
};

function sliceRule(isRelated: Relation): ResourceRule {
  return (node, attributes) => {
    const { verb, subresource } = attributes;
    if (subresource !== "") return noOpinion("cannot authorize ResourceSlice subresources");
    if (verb === "create") return allow;
    if (["get", "update", "patch", "delete"].includes(verb)) return related(isRelated, node, attributes);
    if (!["watch", "list", "deletecollection"].includes(verb)) {
      const verbs = "get, watch, list, create, update, patch, delete, deletecollection";
      return noOpinion(`only the following verbs are allowed for a ResourceSlice: ${verbs}`);
    }
    if (selects(attributes, node)) return allow;
    return noOpinion("can only list/watch/deletecollection resourceslices with nodeName field selector");
  };
}

/** Whether the request is about objects of the node alone. */
function selects({ fieldSelector = [] }: Attributes, node: string): boolean {
  return fieldSelector.some(({ key, operator, values }) => {
    return key === "spec.nodeName" && operator === "In" && values.length === 1 && values[0] === node;
  });
}

const nodeRule: ResourceRule = (node, { verb, subresource, name }) => {
  const changes = verb === "update" || verb === "patch";
  if (subresource === "status") return changes ? allow : silent;
  if (subresource !== "") return silent;
  if (changes || verb === "create") return allow; // admission looks at which node
  if (!reading.has(verb)) return silent;
  if (name === node) return allow;
  const what = name === "" ? "all nodes" : `'${name}'`;
  return noOpinion(`node '${node}' cannot read ${what}, only its own Node object`);
};

function podRule(isRelated: Relation): ResourceRule {
  const get = getRule(isRelated);
  const others: Readonly<Record<string, readonly string[]>> = {
    "": ["create", "delete"],
    status: ["update", "patch"],
    eviction: ["create"],
  };
  return (node, attributes) => {
    const { verb, subresource } = attributes;
    if (subresource === "" && verb === "get") return get(node, attributes);
    if (subresource === "" && (verb === "list" || verb === "watch")) {
      if (selects(attributes, node)) return allow;
      if (attributes.name !== "") return related(isRelated, node, attributes);
      return noOpinion("can only list/watch pods with spec.nodeName field selector");
    }
    return Object.hasOwn(others, subresource) && others[subresource]?.includes(verb) === true ? allow : silent;
  };
}

function certificateRule(isRelated: Relation): ResourceRule {
  const get = getRule(isRelated);
  return (node, attributes) => {
    const { verb, subresource } = attributes;
    if (subresource !== "") return noOpinion("nodes may not access the status subresource of PodCertificateRequests");
    if (verb === "create") return allow;
    if (verb === "get") return get(node, attributes);
    if (verb !== "list" && verb !== "watch") return noOpinion(`nodes may not ${verb} podcertificaterequests`);
    if (selects(attributes, node)) return allow;
    return noOpinion("can only list/watch podcertificaterequests with nodeName field selector");
  };
}
