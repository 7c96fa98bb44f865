import type { Model } from "../model.ts";
import { type Data, list, record, recordOf, strings, text } from "../read.ts";
import type { SpecDocument } from "../spec.ts";

/** Roles and their bindings, with what all of them have. */
export function buildPolicies(document: SpecDocument | undefined, platform: SpecDocument): Model["policies"] {
  const data = record(document?.data);
  const group = `rbac.authorization.${text(record(platform.data).apiDomain)}`;
  const common: Common = { group, labels: recordOf(data, "labels"), annotations: recordOf(data, "annotations") };
  const clusterRoles = list(data.clusterRoles).map(record);
  const roles = list(data.roles).map(record);
  const bindings = (of: readonly Data[], kind: string) =>
    of.flatMap((each) => (each.boundTo === undefined ? [] : [bindingOf(each, kind, common)]));
  return {
    clusterroles: clusterRoles.map((each) => roleOf(each, common)),
    clusterrolebindings: bindings(clusterRoles, "ClusterRole"),
    roles: roles.map((each) => roleOf(each, common)),
    rolebindings: bindings(roles, "Role"),
  };
}

interface Common {
  readonly group: string;
  readonly labels: Data;
  readonly annotations: Data;
}

/** Without this feature gate a server does not make it; it is not stored. */
function gateOf({ featureGate }: Data): { readonly featureGate?: string } {
  const gate = text(featureGate);
  return gate === undefined ? {} : { featureGate: gate };
}

function metadataOf(name: string, data: Data, { labels, annotations }: Common): object {
  const namespace = text(data.namespace);
  return { name, ...(namespace === undefined ? {} : { namespace }), labels, annotations };
}

function roleOf(data: Data, common: Common): object {
  const labels = { ...common.labels, ...recordOf(data, "labels") };
  const metadata = metadataOf(text(data.name) ?? "", data, { ...common, labels });
  const selectors = list(data.aggregates).map((matchLabels) => ({ matchLabels }));
  if (selectors.length === 0) return { ...gateOf(data), metadata, rules: list(data.rules) };
  return { ...gateOf(data), metadata, aggregationRule: { clusterRoleSelectors: selectors }, rules: null };
}

function bindingOf(data: Data, kind: string, common: Common): object {
  const name = text(data.name) ?? "";
  const { group } = common;
  const boundTo = record(data.boundTo);
  const named = (list: unknown, subject: string) =>
    strings(list).map((each) => ({ kind: subject, apiGroup: group, name: each }));
  const accounts = strings(boundTo.serviceAccounts).map((each) => {
    const [namespace, account] = each.split("/");
    return { kind: "ServiceAccount", name: account, namespace };
  });
  const subjects = [...named(boundTo.users, "User"), ...named(boundTo.groups, "Group"), ...accounts];
  const metadata = metadataOf(text(data.binding) ?? name, data, common);
  const roleRef = { apiGroup: group, kind, name };
  return { ...gateOf(data), metadata, roleRef, ...(subjects.length === 0 ? {} : { subjects }) };
}
