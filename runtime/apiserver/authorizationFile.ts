import {
  type Fields,
  fieldsOf,
  itemsOf,
  type Path,
  readConfiguration,
  type Report,
} from "../configuration/configurationFile.ts";
import { durationMs } from "../schema/duration.ts";
import { type Condition, compileCondition } from "./matchCondition.ts";

/** One authorizer of an AuthorizationConfiguration. */
export interface AuthorizerEntry {
  /** A mode of `--authorization-mode`. */
  readonly type: string;
  readonly name: string;
  readonly webhook?: WebhookEntry;
}

export interface WebhookEntry {
  readonly version: "v1" | "v1beta1";
  /** 0: answers are not kept. */
  readonly authorizedMs: number;
  readonly unauthorizedMs: number;
  readonly timeoutMs: number;
  readonly onError: "noOpinion" | "deny";
  /** Kubeconfig of the webhook. */
  readonly file: string;
  readonly conditions: readonly Condition[];
}

/** @limit Authorization configuration: the file is refused. */
export const maxConfigurationBytes = 1024 * 1024;
/** @limit Match conditions of an authorization webhook: the file is refused. */
const maxConditions = 64;
/** @limit Answer of an authorization webhook, as its configuration may say: the file is refused. */
const maxTimeoutMs = 30_000;

const types: readonly string[] = ["Webhook", "RBAC", "Node", "ABAC", "AlwaysAllow", "AlwaysDeny"];
const kindName = "AuthorizationConfiguration";
const versions: readonly string[] = ["v1", "v1beta1", "v1alpha1"];
const namePattern = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

/**
 * Reads an AuthorizationConfiguration, in YAML or JSON. Throws an Error whose lines are "file:line:column: field: what
 * is wrong".
 */
export function parseAuthorizationFile(
  text: string,
  { file, apiDomain }: { readonly file: string; readonly apiDomain: string },
): readonly AuthorizerEntry[] {
  if (text.length > maxConfigurationBytes) throw new Error(`${file}: has more than ${maxConfigurationBytes} bytes`);
  return readConfiguration(text, file, (value, report) => {
    const fields = fieldsOf(value, { path: [], known: ["apiVersion", "kind", "authorizers"], report });
    const group = `apiserver.config.${apiDomain}`;
    if (fields?.kind !== kindName || !versions.some((each) => fields.apiVersion === `${group}/${each}`)) {
      report(["kind"], `the file must hold an ${kindName} of ${group}/v1`);
      return [];
    }
    const path = ["authorizers"];
    const items = itemsOf(fields.authorizers, { path, what: "authorizer", report });
    const seen = new Set<string>();
    return items.flatMap((each, index) => readAuthorizer(each, { path: [...path, index], report, seen }));
  });
}

interface Reading {
  readonly path: Path;
  readonly report: Report;
}

function readAuthorizer(
  value: unknown,
  { path, report, seen }: Reading & { readonly seen: Set<string> },
): AuthorizerEntry[] {
  const fields = fieldsOf(value, { path, known: ["type", "name", "webhook"], report });
  if (fields === undefined) return [];
  const type = choice(fields.type, { path: [...path, "type"], report, of: types }) ?? "";
  const name = typeof fields.name === "string" ? fields.name : "";
  if (!namePattern.test(name)) report([...path, "name"], "must be the name of a DNS subdomain");
  for (const each of type === "Webhook" ? [`name ${name}`] : [`name ${name}`, `type ${type}`]) {
    if (seen.has(each)) report([...path, each.startsWith("name") ? "name" : "type"], "is there twice");
    seen.add(each);
  }
  const at = [...path, "webhook"];
  if (type !== "Webhook") {
    if (fields.webhook !== undefined) report(at, "is for authorizers of the type Webhook");
    return [{ type, name }];
  }
  const webhook = readWebhook(fields.webhook, { path: at, report });
  return webhook === undefined ? [] : [{ type, name, webhook }];
}

const webhookFields = [
  ...["authorizedTTL", "cacheAuthorizedRequests", "unauthorizedTTL", "cacheUnauthorizedRequests", "timeout"],
  ...["subjectAccessReviewVersion", "matchConditionSubjectAccessReviewVersion", "failurePolicy"],
  ...["connectionInfo", "matchConditions"],
];

function readWebhook(value: unknown, { path, report }: Reading): WebhookEntry | undefined {
  const fields = fieldsOf(value, { path, known: webhookFields, report });
  if (fields === undefined) return undefined;
  const at = (name: string) => ({ path: [...path, name], report });
  const keptMs = (name: string, usualMs: number, isKept: unknown) => {
    const ms = duration(fields[name], { ...at(name), usualMs });
    return isKept === false ? 0 : ms;
  };
  const timeoutMs = duration(fields.timeout, { ...at("timeout"), usualMs: 3000 });
  if (timeoutMs > maxTimeoutMs) report(at("timeout").path, "must be 30s at most");
  const conditions = readConditions(fields.matchConditions, at("matchConditions"));
  const seen = fields.matchConditionSubjectAccessReviewVersion;
  if (conditions.length > 0 || seen !== undefined) {
    choice(seen, { ...at("matchConditionSubjectAccessReviewVersion"), of: ["v1"] });
  }
  const version = at("subjectAccessReviewVersion");
  return {
    version: choice(fields.subjectAccessReviewVersion, { ...version, of: ["v1", "v1beta1"] }) ?? "v1",
    authorizedMs: keptMs("authorizedTTL", 300_000, fields.cacheAuthorizedRequests),
    unauthorizedMs: keptMs("unauthorizedTTL", 30_000, fields.cacheUnauthorizedRequests),
    timeoutMs,
    onError: readFailurePolicy(fields, at("failurePolicy")),
    file: readConnection(fields.connectionInfo, at("connectionInfo")),
    conditions,
  };
}

function readFailurePolicy(fields: Fields, reading: Reading): WebhookEntry["onError"] {
  return choice(fields.failurePolicy, { ...reading, of: ["NoOpinion", "Deny"] }) === "Deny" ? "deny" : "noOpinion";
}

const fileConnection = "KubeConfigFile";

/** A server does not ask the cluster that it is of. */
function readConnection(value: unknown, { path, report }: Reading): string {
  const fields = fieldsOf(value, { path, known: ["type", "kubeConfigFile"], report });
  if (fields === undefined) return "";
  choice(fields.type, { path: [...path, "type"], report, of: [fileConnection] });
  const file = fields.kubeConfigFile;
  if (typeof file === "string" && file.startsWith("/")) return file;
  report([...path, "kubeConfigFile"], "must be an absolute path");
  return "";
}

function readConditions(value: unknown, { path, report }: Reading): Condition[] {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
  const items = itemsOf(value, { path, what: "condition", report });
  if (items.length > maxConditions) report(path, `must have ${maxConditions} conditions at most`);
  const seen = new Set<unknown>();
  return items.slice(0, maxConditions).flatMap((each, index) => {
    const at = [...path, index];
    const expression = fieldsOf(each, { path: at, known: ["expression"], report })?.expression;
    if (seen.has(expression)) report([...at, "expression"], "is there twice");
    seen.add(expression);
    const compiled = typeof expression === "string" ? compileCondition(expression) : "must be a text";
    if (typeof compiled !== "string") return [compiled];
    report([...at, "expression"], compiled);
    return [];
  });
}

function choice<T extends string>(
  value: unknown,
  { path, report, of }: Reading & { readonly of: readonly T[] },
): T | undefined {
  const found = of.find((each) => each === value);
  if (found === undefined) report(path, `must be ${of.join(" or ")}`);
  return found;
}

function duration(value: unknown, { path, report, usualMs }: Reading & { readonly usualMs: number }): number {
  if (value === undefined) return usualMs;
  const ms = typeof value === "string" ? durationMs(value) : undefined;
  if (ms !== undefined && ms > 0) return ms;
  report(path, "must be a duration above 0");
  return usualMs;
}
