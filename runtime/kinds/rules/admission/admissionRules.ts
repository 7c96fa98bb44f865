import type { MatchResources } from "../../../../generated/admissionregistration/v1/match.ts";
import { addErrors, type FieldError, invalid, notSupported } from "../../../schema/fieldError.ts";

/** Which requests a policy looks at. The schema checks the words, and defaults fill the selectors. */
export function validateMatchResources(match: MatchResources, path: string): FieldError[] {
  const errors: FieldError[] = [];
  for (const name of ["resourceRules", "excludeResourceRules"] as const) {
    for (const [index, rule] of (match[name] ?? []).entries()) {
      addErrors(errors, validateResources(rule.resources ?? [], `${path}.${name}[${index}].resources`));
    }
  }
  return errors;
}

const changing = ["*", "CONNECT", "CREATE", "UPDATE"];

/** What a delete removes cannot be changed. Errors name the operations of all rules. */
export function validateChanging({ resourceRules = [] }: MatchResources, path: string): FieldError[] {
  const operations = resourceRules.flatMap((each) => each.operations ?? []);
  const field = `${path}.resourceRules.operations`;
  return operations.filter((each) => !changing.includes(each)).map((each) => notSupported(field, each, changing));
}

/** `pods`, `pods/log`, `pods/*`, `*\/status`, `*` and `*\/*`; what a wider entry covers may not follow it. */
export function validateResources(resources: readonly string[], field: string): FieldError[] {
  const errors: FieldError[] = [];
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
  const last = resources.findLast((each) => each !== "" && !each.includes("/"));
  if (resources.includes("*") && last !== "*") {
    const text = "if '*' is present, must not specify other resources without subresources";
    errors.push(invalid(field, resources, text));
  }
  return errors;
}
