import type { NonResourcePolicyRule, ResourcePolicyRule } from "../../../generated/flowcontrol/v1/flowSchema.ts";
import { type FieldError, invalid, notSupported, required } from "../../schema/fieldError.ts";
import { dnsLabel } from "../../schema/names.ts";

export function validateResourceRule(rule: ResourcePolicyRule, path: string): FieldError[] {
  const { verbs, apiGroups, resources } = rule;
  const groupTexts = ["resource rules must supply at least one api group", "api groups"] as const;
  const resourceTexts = ["resource rules must supply at least one resource", "resources"] as const;
  return [
    ...validateVerbs(verbs, `${path}.verbs`),
    ...validateList(apiGroups, `${path}.apiGroups`, groupTexts),
    ...validateList(resources, `${path}.resources`, resourceTexts),
    ...validateNamespaces(rule, `${path}.namespaces`),
  ];
}

export function validateNonResourceRule({ verbs, nonResourceURLs }: NonResourcePolicyRule, path: string): FieldError[] {
  const field = `${path}.nonResourceURLs`;
  const texts = ["nonResourceURLs must contain at least one value", "non-resource URLs"] as const;
  const paths = nonResourceURLs.includes("*") ? [] : nonResourceURLs;
  return [
    ...validateVerbs(verbs, `${path}.verbs`),
    ...validateList(nonResourceURLs, field, texts),
    ...paths.flatMap((each, index) => {
      const text = pathProblem(each);
      return text === undefined ? [] : [invalid(`${field}[${index}]`, each, text)];
    }),
  ];
}

const knownVerbs = ["get", "list", "create", "update", "delete", "deletecollection", "patch", "watch", "proxy"];

function validateVerbs(verbs: readonly string[], field: string): FieldError[] {
  const errors = validateList(verbs, field, ["verbs must contain at least one value", "verbs"]);
  if (verbs.includes("*") || verbs.every((each) => knownVerbs.includes(each))) return errors;
  return [...errors, notSupported(field, verbs, knownVerbs)];
}

/** A list has items, and * stands alone. `texts` say that it is empty, and what * excludes. */
function validateList(
  list: readonly string[],
  field: string,
  [emptyText, others]: readonly [string, string],
): FieldError[] {
  if (list.length === 0) return [required(field, emptyText)];
  if (list.length === 1 || !list.includes("*")) return [];
  return [invalid(field, list, `if '*' is present, must not specify other ${others}`)];
}

function validateNamespaces({ namespaces, clusterScope = false }: ResourcePolicyRule, field: string): FieldError[] {
  const list = namespaces ?? [];
  if (list.length === 0) {
    const text = "resource rules that are not cluster scoped must supply at least one namespace";
    return clusterScope ? [] : [required(field, text)];
  }
  if (list.includes("*")) return validateList(list, field, ["", "namespaces"]);
  return list.flatMap((each, index) => {
    const text = dnsLabel(each);
    return text === undefined ? [] : [invalid(`${field}[${index}]`, each, text)];
  });
}

/** `/`, `/healthz`, `/metrics/*`: * may only be the whole last part. */
function pathProblem(path: string): string | undefined {
  if (path === "") return "must not be empty";
  if (path === "/") return undefined;
  if (!path.startsWith("/")) return "must start with slash";
  if (path.includes(" ")) return "must not contain white-space";
  if (path.includes("//")) return "must not contain double slash";
  const star = path.indexOf("*");
  const isLast = star === -1 || (star === path.length - 1 && path.endsWith("/*"));
  return isLast ? undefined : "wildcard can only do suffix matching";
}
