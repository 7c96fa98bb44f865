import { readConfiguration } from "../configuration/configurationFile.ts";
import { type FieldReader, fieldReader } from "../configuration/fieldReader.ts";
import { durationMs, durationProblem, formatDurationNanos } from "../schema/duration.ts";
import { duplicate, type FieldError, invalid, notSupported, required, tooMany } from "../schema/fieldError.ts";
import { dnsSubdomain } from "../schema/names.ts";
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

/**
 * Reads an AuthorizationConfiguration, in YAML or JSON. Throws an Error whose lines are "file:line:column: field: what
 * is wrong".
 */
export function parseAuthorizationFile(
  text: string,
  { file, apiDomain }: { readonly file: string; readonly apiDomain: string },
): readonly AuthorizerEntry[] {
  if (text.length > maxConfigurationBytes) throw new Error(`${file}: has more than ${maxConfigurationBytes} bytes`);
  const entries = readConfiguration(text, file, (value, report) => {
    const fields = fieldReader(value, { path: [], known: ["apiVersion", "kind", "authorizers"], report });
    const group = `apiserver.config.${apiDomain}`;
    const isOfGroup = versions.some((each) => fields.text("apiVersion") === `${group}/${each}`);
    if (fields.text("kind") !== kindName || !isOfGroup) {
      fields.report("kind", `the file must hold an ${kindName} of ${group}/v1`);
      return [];
    }
    const items = fields.objects("authorizers", ["type", "name", "webhook"]);
    if (items.length === 0) fields.refuse(required("authorizers", "at least one authorization mode must be defined"));
    const seen: Seen = { types: new Set(), names: new Set() };
    return items.flatMap((each) => readAuthorizer(each, seen));
  });
  const misnamed = entries.find(({ type, name }) => type !== "Webhook" && name !== type.toLowerCase());
  if (misnamed === undefined) return entries;
  const { type, name } = misnamed;
  throw new Error(`${file}: expected name ${type.toLowerCase()} for authorizer ${type} instead of ${name}`);
}

interface Seen {
  readonly types: Set<string>;
  readonly names: Set<string>;
}

function readAuthorizer(fields: FieldReader, { types: seenTypes, names }: Seen): AuthorizerEntry[] {
  const [type, name] = [fields.text("type"), fields.text("name")];
  const wrong = problemOfType(type, seenTypes);
  if (wrong !== undefined) {
    fields.refuse(wrong);
    return [];
  }
  seenTypes.add(type);
  const text = dnsSubdomain(name);
  if (name === "") fields.refuse(required("name"));
  else if (names.has(name)) fields.refuse(duplicate("name", name));
  else if (text !== undefined) fields.refuse(invalid("name", name, `authorizer name is invalid: ${text}`));
  names.add(name);
  const webhook = fields.object("webhook", webhookFields);
  if (type !== "Webhook") {
    if (webhook !== undefined) fields.refuse(invalid("webhook", "non-null", "may only be specified when type=Webhook"));
    return [{ type, name }];
  }
  if (webhook !== undefined) return [{ type, name, webhook: readWebhook(webhook) }];
  fields.refuse(required("webhook", "required when type=Webhook"));
  return [];
}

function problemOfType(type: string, seen: ReadonlySet<string>): FieldError | undefined {
  if (type === "") return required("type");
  if (!types.includes(type)) return notSupported("type", type, types);
  return seen.has(type) && type !== "Webhook" ? duplicate("type", type) : undefined;
}

const webhookFields = [
  ...["authorizedTTL", "cacheAuthorizedRequests", "unauthorizedTTL", "cacheUnauthorizedRequests", "timeout"],
  ...["subjectAccessReviewVersion", "matchConditionSubjectAccessReviewVersion", "failurePolicy"],
  ...["connectionInfo", "matchConditions"],
];

function readWebhook(fields: FieldReader): WebhookEntry {
  const timeoutMs = readDuration(fields, "timeout");
  if (timeoutMs === 0) fields.refuse(required("timeout"));
  if (timeoutMs > maxTimeoutMs || timeoutMs < 0) {
    fields.refuse(invalid("timeout", shown(timeoutMs), "must be > 0s and <= 30s"));
  }
  const keptMs = (name: string, usualMs: number, isKept: string) => {
    const ms = readDuration(fields, name) || usualMs;
    if (ms < 0) fields.refuse(invalid(name, shown(ms), "must be > 0s"));
    return fields.has(isKept) && !fields.flag(isKept) ? 0 : ms;
  };
  const authorizedMs = keptMs("authorizedTTL", 300_000, "cacheAuthorizedRequests");
  const unauthorizedMs = keptMs("unauthorizedTTL", 30_000, "cacheUnauthorizedRequests");
  const version = readChoice(fields, "subjectAccessReviewVersion", ["v1", "v1beta1"]);
  const seen = fields.text("matchConditionSubjectAccessReviewVersion");
  const given = fields.objects("matchConditions", ["expression"]);
  if (seen === "" && given.length > 0) {
    const why = "required if match conditions are specified";
    fields.refuse(required("matchConditionSubjectAccessReviewVersion", why));
  }
  if (seen !== "") readChoice(fields, "matchConditionSubjectAccessReviewVersion", ["v1"]);
  const onError = readChoice(fields, "failurePolicy", ["NoOpinion", "Deny"]) === "Deny" ? "deny" : "noOpinion";
  const file = readConnection(fields);
  const conditions = readConditions(fields, given);
  return { version: version ?? "v1", authorizedMs, unauthorizedMs, timeoutMs, onError, file, conditions };
}

/** A server does not ask the cluster that it is of. */
function readConnection(webhook: FieldReader): string {
  const fields = webhook.object("connectionInfo", ["type", "kubeConfigFile"]);
  if (fields === undefined) {
    webhook.refuse(required("connectionInfo.type"));
    return "";
  }
  readChoice(fields, "type", ["KubeConfigFile"]);
  const file = fields.text("kubeConfigFile");
  if (file === "") fields.refuse(required("kubeConfigFile"));
  else if (!file.startsWith("/")) fields.refuse(invalid("kubeConfigFile", file, "must be an absolute path"));
  return file;
}

function readConditions(webhook: FieldReader, given: readonly FieldReader[]): Condition[] {
  if (given.length > maxConditions) {
    webhook.refuse(tooMany("matchConditions", given.length, maxConditions));
    return [];
  }
  const seen = new Set<string>();
  return given.flatMap((each) => {
    const expression = each.text("expression");
    const problem = expression.trim() === "" ? required("expression") : duplicate("expression", expression);
    if (expression.trim() === "" || seen.has(expression)) {
      each.refuse(problem);
      return [];
    }
    seen.add(expression);
    const compiled = compileCondition(expression);
    if (typeof compiled !== "string") return [compiled];
    each.refuse(invalid("expression", expression, compiled));
    return [];
  });
}

function readChoice<T extends string>(fields: FieldReader, name: string, of: readonly T[]): T | undefined {
  const text = fields.text(name);
  const found = of.find((each) => each === text);
  if (found === undefined) fields.refuse(text === "" ? required(name) : notSupported(name, text, of));
  return found;
}

function shown(ms: number): string {
  return formatDurationNanos(BigInt(Math.round(ms * 1e6)));
}

/** 0 where it is missing. */
function readDuration(fields: FieldReader, name: string): number {
  const text = fields.text(name);
  if (text === "") return 0;
  const ms = durationMs(text);
  if (ms !== undefined) return ms;
  fields.report(name, `time: ${durationProblem(text)}`);
  return 1;
}
