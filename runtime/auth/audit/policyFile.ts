import { type Path, readConfiguration, unknownField } from "../../configuration/configurationFile.ts";
import { type FieldReader, fieldReader } from "../../configuration/fieldReader.ts";
import { invalid, notSupported, required } from "../../schema/fieldError.ts";
import { dotted } from "../../schema/fieldPath.ts";
import { dnsSubdomain } from "../../schema/names.ts";
import { type GroupResources, levels, type Policy, type PolicyRule, type Stage, stages } from "./policy.ts";

/** @limit Audit policy: the file is refused. */
export const maxPolicyBytes = 1024 * 1024;

export interface PolicyContext {
  readonly file: string;
  /** Of the platform, such as "acme.dev". */
  readonly apiDomain: string;
  /** Hears of fields that are not known: policies are written for servers of several releases. */
  readonly logWarning: (message: string) => void;
}

/**
 * Reads an audit policy, in YAML or JSON. Throws an Error whose lines are "file:line:column: field: what is wrong".
 */
export function parsePolicy(text: string, { file, apiDomain, logWarning }: PolicyContext): Policy {
  if (text.length > maxPolicyBytes) throw new Error(`${file} is longer than ${maxPolicyBytes} bytes`);
  return readConfiguration(text, file, (value, report) => {
    const lenient = (path: Path, message: string): void => {
      if (message !== unknownField) report(path, message);
      else logWarning(`--audit-policy-file: ${file}: ${dotted(path)}: ${message}, and counts for nothing`);
    };
    return readPolicy(fieldReader(value, { path: [], known: policyFields, report: lenient }), `audit.${apiDomain}/v1`);
  });
}

const policyFields = ["apiVersion", "kind", "metadata", "rules", "omitStages", "omitManagedFields"];

function readPolicy(fields: FieldReader, apiVersion: string): Policy {
  if (fields.text("kind") !== "Policy" || fields.text("apiVersion") !== apiVersion) {
    fields.report("kind", `the file must hold a Policy of ${apiVersion}`);
    return { rules: [], omitStages: [], omitManagedFields: false };
  }
  const omitStages = stagesOf(fields);
  const rules = fields.objects("rules", ruleFields);
  if (rules.length === 0) fields.report("rules", "loaded illegal policy with 0 rules");
  return { rules: rules.map(readRule), omitStages, omitManagedFields: fields.flag("omitManagedFields") };
}

const ruleFields = [
  ...["level", "users", "userGroups", "verbs", "resources", "namespaces", "nonResourceURLs"],
  ...["omitStages", "omitManagedFields"],
];

function readRule(fields: FieldReader): PolicyRule {
  const text = fields.text("level");
  const level = levels.find((each) => each === text);
  if (level === undefined) fields.refuse(text === "" ? required("level") : notSupported("level", text, levels));
  const nonResourceURLs = fields.texts("nonResourceURLs");
  nonResourceURLs.forEach((url, index) => checkUrl(fields, `nonResourceURLs[${index}]`, url));
  const resources = fields.objects("resources", ["group", "resources", "resourceNames"]).map(readResources);
  const omitStages = stagesOf(fields);
  const namespaces = fields.texts("namespaces");
  if (nonResourceURLs.length > 0 && resources.length + namespaces.length > 0) {
    const text = "rules cannot apply to both regular resources and non-resource URLs";
    fields.refuse(invalid("nonResourceURLs", nonResourceURLs, text));
  }
  return {
    level: level ?? "None",
    users: fields.texts("users"),
    userGroups: fields.texts("userGroups"),
    verbs: fields.texts("verbs"),
    ...{ resources, namespaces, nonResourceURLs, omitStages },
    ...(fields.has("omitManagedFields") ? { omitManagedFields: fields.flag("omitManagedFields") } : {}),
  };
}

function readResources(fields: FieldReader): GroupResources {
  const group = fields.text("group");
  const text = group === "" || group === "*" ? undefined : dnsSubdomain(group);
  if (text !== undefined) fields.refuse(invalid("group", group, text));
  const resources = fields.texts("resources");
  const resourceNames = fields.texts("resourceNames");
  if (resourceNames.length > 0 && resources.length === 0) {
    fields.refuse(invalid("resourceNames", resourceNames, "using resourceNames requires at least one resource"));
  }
  return { group, resources, resourceNames };
}

function checkUrl(fields: FieldReader, name: string, url: string): void {
  if (url === "*") return;
  const wrong = (detail: string) => fields.refuse(invalid(name, url, detail));
  if (!url.startsWith("/")) wrong("non-resource URL rules must begin with a '/' character");
  if (url.slice(0, -1).includes("*")) wrong("non-resource URL wildcards '*' must be the final character of the rule");
}

function stagesOf(fields: FieldReader): Stage[] {
  return fields.texts("omitStages").flatMap((each, index) => {
    const stage = stages.find((known) => known === each);
    if (stage !== undefined) return [stage];
    fields.refuse(invalid(`omitStages[${index}]`, each, `allowed stages are ${stages.join(",")}`));
    return [];
  });
}
