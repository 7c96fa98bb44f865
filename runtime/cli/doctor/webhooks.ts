import type { RuleWithOperations } from "../../../generated/admissionregistration/v1/match.ts";
import type { ValidatingWebhook } from "../../../generated/admissionregistration/v1/validatingWebhookConfiguration.ts";
import type { WebhookClientConfig } from "../../../generated/admissionregistration/v1/webhook.ts";
import {
  apiserverAdmissionWebhookFailOpenCount as failedOpen,
  apiserverAdmissionWebhookRejectionCount as rejections,
} from "../../../generated/metrics.ts";
import { serviceResolver } from "../../apiserver/hookServices.ts";
import { requestJson } from "../../client/call.ts";
import { selectorMatches } from "../../lib/labelSelector.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { ConnectContext } from "../../schema/access/connect.ts";
import { certificatesOf } from "../../x509/certificate.ts";
import { type LiveServer, listed, metricsOf, type Sample, timeoutMs } from "./asked.ts";
import { counted, expiryFinding, type Finding, fine, soon, wrong } from "./finding.ts";

interface Configuration {
  readonly metadata: { readonly name: string };
  readonly webhooks?: readonly ValidatingWebhook[];
}

/** Where a webhook is, and how findings name it. */
interface Reached {
  readonly client: WebhookClientConfig;
  readonly subject: string;
  /** What to do when nothing serves it any more. */
  readonly remedy: string;
}

/** An admission webhook, and what of it is not in its own fields. */
interface Stated extends Reached {
  readonly hook: ValidatingWebhook;
  /** As metrics name its sort. */
  readonly type: "admit" | "validating";
}

interface Definition {
  readonly metadata: { readonly name: string };
  readonly spec?: {
    readonly conversion?: {
      readonly strategy: string;
      readonly webhook?: { readonly clientConfig?: WebhookClientConfig };
    };
  };
}

/** @limit Admission webhooks, and those that convert, that doctor looks at: it says how many others there are. */
const maxHooks = 200;
/** Clients wait for a write about half a minute, and webhooks that change objects are asked one after the other. */
const patientSeconds = 10;

/** Webhooks that fail, those that will, and those that take the whole platform along when they do. */
export async function webhookFindings(server: LiveServer): Promise<Finding[]> {
  const stated = [...(await statedIn("mutating", server)), ...(await statedIn("validating", server))];
  const converting = await conversions(server);
  const count = stated.length + converting.length;
  if (count === 0) return [];
  const metrics = await metricsOf(server);
  const samples = (family: { readonly name: string }) => ("of" in metrics ? metrics.of(family.name) : []);
  const counts = { open: samples(failedOpen), refused: samples(rejections) };
  const system = await systemNamespace(server);
  const reach = serviceResolver(readingOf(server), { platform: server.platform, random: () => 0 });
  const findings: Finding[] = [];
  for (const each of stated.slice(0, maxHooks)) {
    const parts = [failures(each, counts), authority(each, server.nowMs()), patience(each), breadth(each, system)];
    findings.push(...(await serviceOf(each, reach)), ...parts.flat());
  }
  for (const each of converting.slice(0, maxHooks)) {
    findings.push(...(await serviceOf(each, reach)), ...authority(each, server.nowMs()));
  }
  const left = Math.max(0, stated.length - maxHooks) + Math.max(0, converting.length - maxHooks);
  if (left > 0) findings.push(fine("webhooks", `${count - left} of ${count} looked at`));
  return findings.length === 0 ? [fine("webhooks", `${count} looked at`)] : findings;
}

/** Webhooks that convert custom objects. Without one, the objects of its definition cannot be read in all versions. */
async function conversions(server: LiveServer): Promise<Reached[]> {
  const path = `/apis/${server.platform.names.apiGroupExtensions}/v1/customresourcedefinitions`;
  const found = await listed<Definition>(server, path);
  return found.flatMap(({ metadata: { name }, spec }) => {
    const { conversion } = spec ?? {};
    const client = conversion?.strategy === "Webhook" ? conversion.webhook?.clientConfig : undefined;
    const remedy = `convert without it: kubectl edit customresourcedefinition ${name}`;
    return client === undefined ? [] : [{ client, subject: `conversion webhook of ${name}`, remedy }];
  });
}

async function statedIn(sort: "mutating" | "validating", server: LiveServer): Promise<Stated[]> {
  const resource = `${sort}webhookconfigurations`;
  const group = `admissionregistration.${server.platform.apiDomain}`;
  const found = await listed<Configuration>(server, `/apis/${group}/v1/${resource}`);
  return found.flatMap(({ metadata: { name }, webhooks = [] }) =>
    webhooks.map((hook) => ({
      hook,
      client: hook.clientConfig,
      subject: `${sort} webhook ${hook.name} of ${name}`,
      type: sort === "mutating" ? "admit" : sort,
      remedy: `remove it: kubectl delete ${resource} ${name}`,
    })),
  );
}

interface Counts {
  readonly open: readonly Sample[];
  readonly refused: readonly Sample[];
}

function failures({ hook, type, subject, remedy }: Stated, { open, refused }: Counts): Finding[] {
  const sum = (samples: readonly Sample[]) =>
    samples
      .filter(({ labels }) => labels.name === hook.name && labels.type === type)
      .reduce((total, { value }) => total + value, 0);
  const failed = refused.filter(({ labels }) => labels.error_type === "calling_webhook_error");
  const finding = (count: number, end: string) =>
    count === 0
      ? []
      : [
          wrong(
            subject,
            `failed ${counted(count, "time")} since the server started, and ${end}`,
            `Look at the log of what serves it; when nothing does any more, ${remedy}`,
          ),
        ];
  return [...finding(sum(failed), "writes were refused"), ...finding(sum(open), "writes went on without it")];
}

async function serviceOf(
  { client: { service }, subject, remedy }: Reached,
  reach: ReturnType<typeof serviceResolver>,
): Promise<Finding[]> {
  if (service === undefined) return [];
  const { namespace, name, port = 443 } = service;
  try {
    await reach({ namespace, name, port });
    return [];
  } catch (error) {
    const text = `cannot be asked: ${error instanceof Error ? error.message : String(error)}`;
    return [wrong(subject, text, `Start what serves it in namespace ${namespace}, or ${remedy}`)];
  }
}

/** A bundle is good as long as one of its certificates is. */
function authority({ client: { caBundle }, subject }: Reached, nowMs: number): Finding[] {
  if (caBundle === undefined) return [];
  const ends = endsOf(Buffer.from(caBundle, "base64").toString("utf8"));
  const advice = "Put the certificate of the authority that signs for the webhook into its caBundle.";
  if (ends.length === 0) return [wrong(subject, "its caBundle has no certificate that can be read", advice)];
  const finding = expiryFinding(`${subject}, caBundle`, Math.max(...ends), { nowMs, advice });
  return finding.state === "fine" ? [] : [finding];
}

function endsOf(text: string): number[] {
  try {
    return certificatesOf(text).map(({ x509 }) => Date.parse(x509.validTo));
  } catch {
    return []; // what cannot be read is a finding
  }
}

function patience({ hook, subject }: Stated): Finding[] {
  const { timeoutSeconds = patientSeconds } = hook;
  if (timeoutSeconds <= patientSeconds) return [];
  const text = `holds each write for up to ${timeoutSeconds} seconds when it is silent`;
  return [soon(subject, text, `Set its timeoutSeconds to ${patientSeconds} or less.`)];
}

/** One that must agree to all that is written in the namespace of the platform also decides on its own repair. */
function breadth({ hook, subject }: Stated, system: SystemNamespace): Finding[] {
  const { rules = [], failurePolicy, matchConditions = [], namespaceSelector = {}, objectSelector = {} } = hook;
  if (failurePolicy === "Ignore" || matchConditions.length > 0 || !rules.some(isOfEverything)) return [];
  if (!selectorMatches(namespaceSelector, system.labels) || !selectorMatches(objectSelector, {})) return [];
  const text = `must agree to all writes in namespace ${system.name}: when it fails, all of them do`;
  return [
    soon(subject, text, "Leave that namespace out by its namespaceSelector, or set its failurePolicy to Ignore."),
  ];
}

function isOfEverything({ operations, apiGroups, resources, scope }: RuleWithOperations): boolean {
  const isOneOf = (entries: readonly string[] | undefined, ...wanted: readonly string[]) =>
    entries?.some((each) => wanted.includes(each)) === true;
  if (scope === "Cluster" || !isOneOf(apiGroups, "*")) return false;
  return isOneOf(operations, "*", "CREATE", "UPDATE") && isOneOf(resources, "*", "*/*");
}

/** The namespace of the platform itself. */
interface SystemNamespace {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
}

async function systemNamespace({ transport, platform }: LiveServer): Promise<SystemNamespace> {
  const name = platform.names.namespaceSystem;
  const path = `/api/v1/namespaces/${name}`;
  const found = (await requestJson(transport, { method: "GET", path, timeoutMs })) as ApiObject;
  return { name, labels: found.metadata?.labels ?? {} };
}

/** What a service leads to, as the server itself reads it. */
function readingOf(server: LiveServer): Pick<ConnectContext, "get" | "list"> {
  const rootOf = (group: string) => (group === "" ? "/api/v1" : `/apis/${group}/v1`);
  return {
    get: async ({ group, resource, namespace, name }) => {
      const path = `${rootOf(group)}/namespaces/${namespace}/${resource}/${name}`;
      return (await requestJson(server.transport, { method: "GET", path, timeoutMs })) as ApiObject;
    },
    list: ({ group, resource, namespace }) => listed(server, `${rootOf(group)}/namespaces/${namespace}/${resource}`),
  };
}
