import {
  type Fields,
  fieldsOf,
  itemsOf,
  type Path,
  readConfiguration,
  type Report,
} from "../../configuration/configurationFile.ts";
import { dnsSubdomain } from "../../schema/names.ts";
import { type GroupResources, levels, type Policy, type PolicyRule, type Stage, stages } from "./policy.ts";

/** @limit Audit policy: the file is refused. */
export const maxPolicyBytes = 1024 * 1024;

/**
 * Reads an audit policy, in YAML or JSON. Throws an Error whose lines are "file:line:column: field: what is wrong".
 * `apiDomain` is that of the platform, such as "acme.dev".
 */
export function parsePolicy(text: string, { file, apiDomain }: { file: string; apiDomain: string }): Policy {
  if (text.length > maxPolicyBytes) throw new Error(`${file} is longer than ${maxPolicyBytes} bytes`);
  return readConfiguration(text, file, (value, report) => readPolicy(value, { report, apiDomain }));
}

interface Reading {
  readonly report: Report;
  readonly path: Path;
}

const policyFields = ["apiVersion", "kind", "metadata", "rules", "omitStages", "omitManagedFields"];

function readPolicy(value: unknown, { report, apiDomain }: { report: Report; apiDomain: string }): Policy {
  const empty: Policy = { rules: [], omitStages: [], omitManagedFields: false };
  const fields = fieldsOf(value, { path: [], known: policyFields, report });
  if (fields === undefined) return empty;
  const apiVersion = `audit.${apiDomain}/v1`;
  if (fields.kind !== "Policy" || fields.apiVersion !== apiVersion) {
    report(["kind"], `the file must hold a Policy of ${apiVersion}`);
    return empty;
  }
  const path = ["rules"];
  const rules = itemsOf(fields.rules, { path, what: "rule", report }).flatMap((each, index) =>
    readRule(each, { report, path: [...path, index] }),
  );
  const root = { report, path: [] };
  return {
    rules,
    omitStages: stagesOf(fields, root),
    omitManagedFields: booleanOf(fields, "omitManagedFields", root) ?? false,
  };
}

const ruleFields = [
  ...["level", "users", "userGroups", "verbs", "resources", "namespaces", "nonResourceURLs"],
  ...["omitStages", "omitManagedFields"],
];

function readRule(value: unknown, reading: Reading): PolicyRule[] {
  const { report, path } = reading;
  const fields = fieldsOf(value, { path, known: ruleFields, report });
  if (fields === undefined) return [];
  const level = levels.find((each) => each === fields.level);
  if (level === undefined) report([...path, "level"], `must be one of ${levels.join(", ")}`);
  const resources = listOf(fields, "resources", reading).flatMap((each, index) =>
    readResources(each, { report, path: [...path, "resources", index] }),
  );
  const namespaces = textsOf(fields, "namespaces", reading);
  const nonResourceURLs = textsOf(fields, "nonResourceURLs", reading);
  nonResourceURLs.forEach((each, index) => checkUrl(each, { report, path: [...path, "nonResourceURLs", index] }));
  if (nonResourceURLs.length > 0 && resources.length + namespaces.length > 0) {
    report([...path, "nonResourceURLs"], "cannot stand in one rule with resources or namespaces");
  }
  const omitManagedFields = booleanOf(fields, "omitManagedFields", reading);
  return [
    {
      level: level ?? "None",
      users: textsOf(fields, "users", reading),
      userGroups: textsOf(fields, "userGroups", reading),
      verbs: textsOf(fields, "verbs", reading),
      resources,
      namespaces,
      nonResourceURLs,
      omitStages: stagesOf(fields, reading),
      ...(omitManagedFields === undefined ? {} : { omitManagedFields }),
    },
  ];
}

function readResources(value: unknown, reading: Reading): GroupResources[] {
  const { report, path } = reading;
  const fields = fieldsOf(value, { path, known: ["group", "resources", "resourceNames"], report });
  if (fields === undefined) return [];
  const { group = "" } = fields;
  if (typeof group !== "string" || (group !== "" && dnsSubdomain(group) !== undefined)) {
    report([...path, "group"], 'must be the name of an API group, "" for core');
  }
  const resources = textsOf(fields, "resources", reading);
  const resourceNames = textsOf(fields, "resourceNames", reading);
  if (resourceNames.length > 0 && resources.length === 0) {
    report([...path, "resourceNames"], "requires at least one resource");
  }
  return [{ group: String(group), resources, resourceNames }];
}

function checkUrl(url: string, { report, path }: Reading): void {
  if (url === "*") return;
  if (!url.startsWith("/")) report(path, "must begin with / or be *");
  if (url.slice(0, -1).includes("*")) report(path, "may have a * at its end alone");
}

function stagesOf(fields: Fields, reading: Reading): Stage[] {
  return textsOf(fields, "omitStages", reading).flatMap((each, index) => {
    const stage = stages.find((known) => known === each);
    if (stage !== undefined) return [stage];
    reading.report([...reading.path, "omitStages", index], `must be one of ${stages.join(", ")}`);
    return [];
  });
}

function textsOf(fields: Fields, field: string, reading: Reading): string[] {
  return listOf(fields, field, reading).flatMap((each, index) => {
    if (typeof each === "string") return [each];
    reading.report([...reading.path, field, index], "must be a string");
    return [];
  });
}

/** Absent and null are an empty list. */
function listOf(fields: Fields, field: string, { report, path }: Reading): readonly unknown[] {
  const value = fields[field] ?? [];
  if (Array.isArray(value)) return value;
  report([...path, field], "must be a list");
  return [];
}

function booleanOf(fields: Fields, field: string, { report, path }: Reading): boolean | undefined {
  const value = fields[field] ?? undefined;
  if (value === undefined || typeof value === "boolean") return value;
  report([...path, field], "must be true or false");
  return undefined;
}
