import type { AccessRules, Attributes, Authorizer, Decision } from "../../schema/access/authorization.ts";
import type { UserInfo } from "../../schema/access/user.ts";
import { isObject } from "../../schema/object.ts";
import { coversPath } from "./rbacRules.ts";

/** One line of a policy file; what is absent is empty. */
export interface AbacPolicy {
  readonly user: string;
  readonly group: string;
  readonly readonly: boolean;
  readonly apiGroup: string;
  readonly resource: string;
  readonly namespace: string;
  readonly nonResourcePath: string;
}

const allow: Decision = { outcome: "allow", reason: "" };
const noMatch: Decision = { outcome: "noOpinion", reason: "No policy matched." };

/** Allows what a line of a policy file allows. */
export function abacAuthorizer(policies: readonly AbacPolicy[]): Authorizer {
  const decide = (attributes: Attributes) => (policies.some((each) => allows(each, attributes)) ? allow : noMatch);
  return Object.assign(decide, { rulesFor: (user: UserInfo, namespace: string) => listed(policies, user, namespace) });
}

function allows(policy: AbacPolicy, attributes: Attributes): boolean {
  if (!isAbout(policy, attributes.user)) return false;
  if (policy.readonly && !reading.has(attributes.verb)) return false;
  if (!attributes.isResourceRequest) {
    return policy.nonResourcePath !== "" && coversPath(policy.nonResourcePath, attributes.path);
  }
  const { namespace, resource, group } = attributes;
  return isFor(policy.namespace, namespace) && isFor(policy.resource, resource) && isFor(policy.apiGroup, group);
}

/** Where a policy names both a user and a group, both must be the requester's. */
function isAbout({ user, group }: AbacPolicy, { name, groups }: UserInfo): boolean {
  if (user === "" && group === "") return false;
  return (user === "" || isFor(user, name)) && (group === "" || group === "*" || groups.includes(group));
}

function isFor(pattern: string, value: string): boolean {
  return pattern === "*" || pattern === value;
}

const readingVerbs: readonly string[] = ["get", "list", "watch"];
const reading: ReadonlySet<string> = new Set(readingVerbs);

function listed(policies: readonly AbacPolicy[], user: UserInfo, namespace: string): AccessRules {
  const own = policies.filter((each) => isAbout(each, user));
  const verbsOf = (policy: AbacPolicy) => (policy.readonly ? readingVerbs : ["*"]);
  return {
    resourceRules: own
      .filter((each) => isFor(each.namespace, namespace))
      .map((each) => ({ verbs: verbsOf(each), apiGroups: [each.apiGroup], resources: [each.resource] })),
    nonResourceRules: own
      .filter((each) => each.nonResourcePath !== "")
      .map((each) => ({ verbs: verbsOf(each), nonResourceURLs: [each.nonResourcePath] })),
    incomplete: false,
  };
}

/** @limit Lines of a policy file that are wrong, in one message: the rest is left out. */
const maxProblems = 20;

/** Reads a policy file, an object of JSON a line. Throws an Error whose lines are "file:line: what is wrong". */
export function parseAbacFile(
  text: string,
  { file, apiDomain }: { readonly file: string; readonly apiDomain: string },
): AbacPolicy[] {
  const policies: AbacPolicy[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const trimmed = line.trim();
    if (trimmed === "" || trimmed.startsWith("#")) continue;
    const policy = parsePolicy(trimmed, `abac.authorization.${apiDomain}/v1beta1`);
    if (typeof policy === "string") problems.push(`${file}:${index + 1}: ${policy}`);
    else policies.push(policy);
  }
  if (problems.length > 0) throw new Error(problems.slice(0, maxProblems).join("\n"));
  return policies;
}

/** The policy of a line, or what is wrong with it. */
function parsePolicy(line: string, apiVersion: string): AbacPolicy | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (!isObject(value) || value["apiVersion"] !== apiVersion || value["kind"] !== "Policy") {
    return `the line must hold a Policy of ${apiVersion}`;
  }
  const spec = value["spec"] ?? {};
  if (!isObject(spec)) return "spec: must be an object";
  const policy = {
    user: "",
    group: "",
    readonly: false,
    apiGroup: "",
    resource: "",
    namespace: "",
    nonResourcePath: "",
  };
  for (const [name, given] of Object.entries(spec)) {
    if (!Object.hasOwn(policy, name)) return `spec.${name}: is not known`;
    const type = name === "readonly" ? "boolean" : "string";
    if (typeof given !== type) return `spec.${name}: must be a ${type}`;
  }
  return { ...policy, ...spec };
}
