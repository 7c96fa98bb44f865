import type {
  MatchResources,
  NamedRuleWithOperations,
  RuleWithOperations,
} from "../../../generated/admissionregistration/v1/match.ts";
import { repeats } from "../../registry/keyed.ts";
import { addErrors, duplicate, type FieldError, invalid, required } from "../../schema/fieldError.ts";
import { pathSegment } from "../../schema/names.ts";

/** Which requests a policy looks at. The schema checks the words, and defaults fill the selectors. */
export function validateMatchResources(match: MatchResources, path: string): FieldError[] {
  const errors: FieldError[] = [];
  for (const name of ["resourceRules", "excludeResourceRules"] as const) {
    for (const [index, rule] of (match[name] ?? []).entries()) {
      addErrors(errors, validateNamedRule(rule, `${path}.${name}[${index}]`));
    }
  }
  return errors;
}

function validateNamedRule(rule: NamedRuleWithOperations, path: string): FieldError[] {
  const names = rule.resourceNames ?? [];
  const isRepeated = repeats();
  const errors = names.flatMap((name, index) => {
    const field = `${path}.resourceNames[${index}]`;
    const text = pathSegment(name);
    return [
      ...(text === undefined ? [] : [invalid(field, name, text)]),
      ...(isRepeated(name) ? [duplicate(field, name)] : []),
    ];
  });
  return [...errors, ...validateRule(rule, path)];
}

/** Lists that are there, with * alone. */
export function validateRule(rule: RuleWithOperations, path: string): FieldError[] {
  const { operations, apiGroups, apiVersions = [], resources = [] } = rule;
  return [
    ...validateList(operations, `${path}.operations`, "operations"),
    ...validateList(apiGroups, `${path}.apiGroups`, "API groups"),
    ...validateList(apiVersions, `${path}.apiVersions`, "API versions"),
    ...emptyItems(apiVersions, `${path}.apiVersions`),
    ...validateResources(resources, `${path}.resources`),
  ];
}

function validateList(list: readonly string[] = [], field: string, what: string): FieldError[] {
  if (list.length === 0) return [required(field)];
  if (list.length === 1 || !list.includes("*")) return [];
  return [invalid(field, list, `if '*' is present, must not specify other ${what}`)];
}

function emptyItems(list: readonly string[], field: string): FieldError[] {
  return list.flatMap((each, index) => (each === "" ? [required(`${field}[${index}]`)] : []));
}

/** `pods`, `pods/log`, `pods/*`, `*\/status`, `*` and `*\/*`; what a wider entry covers may not follow it. */
function validateResources(resources: readonly string[], field: string): FieldError[] {
  if (resources.length === 0) return [required(field)];
  const errors = emptyItems(resources, field);
  const wholeResources = new Set<string>();
  const everywhere = new Set<string>();
  for (const [index, entry] of resources.entries()) {
    const slash = entry.indexOf("/");
    if (slash === -1) continue;
    const [resource, subresource] = [entry.slice(0, slash), entry.slice(slash + 1)];
    const wider = wholeResources.has(resource)
      ? `${resource}/*`
      : everywhere.has(subresource)
        ? `*/${subresource}`
        : undefined;
    if (wider !== undefined) {
      errors.push(invalid(`${field}[${index}]`, entry, `if '${wider}' is present, must not specify ${entry}`));
    }
    if (subresource === "*") wholeResources.add(resource);
    if (resource === "*") everywhere.add(subresource);
  }
  if (resources.length > 1 && resources.includes("*/*")) {
    errors.push(invalid(field, resources, "if '*/*' is present, must not specify other resources"));
  }
  if (resources.includes("*") && resources.some((each) => each !== "*" && !each.includes("/"))) {
    const text = "if '*' is present, must not specify other resources without subresources";
    errors.push(invalid(field, resources, text));
  }
  return errors;
}
