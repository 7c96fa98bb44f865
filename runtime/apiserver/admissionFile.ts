import { dirname, isAbsolute, join } from "node:path";
import type { Toleration } from "../../generated/core/v1/scheduling.ts";
import { type EventLimit, eventLimitTypes } from "../admission/plugins/eventRateLimit.ts";
import type { ImagePolicySettings } from "../admission/plugins/imagePolicy.ts";
import { type ClusterSelectors, type NodeLabels, parseNodeLabels } from "../admission/plugins/podNodeSelector.ts";
import type { ClusterTolerations } from "../admission/plugins/podTolerations.ts";
import type { PodSecuritySettings } from "../admission/plugins/podSecurity.ts";
import type { LimitedResource } from "../admission/plugins/resourceQuota.ts";
import type { ScopeRequirement } from "../schema/quota/podScopes.ts";
import { isLevel, levels, minorOf, type Standard } from "../admission/podSecurity/policy.ts";
import { readConfiguration, type Report } from "../configuration/configurationFile.ts";
import { type FieldReader, fieldReader } from "../configuration/fieldReader.ts";
import { dnsLabel, dnsSubdomain } from "../schema/names.ts";
import type { ManifestPlugin } from "./manifests/manifestKinds.ts";
import type { ManifestOptions } from "./manifests/readManifests.ts";

/** What a configuration file says of admission plugins. */
export interface AdmissionSettings {
  readonly podSecurity?: PodSecuritySettings;
  readonly nodeSelectors?: ClusterSelectors;
  readonly tolerations?: ClusterTolerations;
  readonly eventLimits?: readonly EventLimit[];
  readonly limitedResources?: readonly LimitedResource[];
  /** `file` is the kubeconfig of the webhook. */
  readonly imagePolicy?: ImagePolicySettings & { readonly file: string };
  readonly manifests?: readonly ManifestFolderSetting[];
  readonly hookKubeconfigs?: readonly HookKubeconfig[];
}

/** The kubeconfig, an absolute path, with what the server shows the webhooks that a plugin asks. */
export interface HookKubeconfig {
  readonly plugin: ManifestPlugin;
  readonly file: string;
}

/** The plugin reads the manifests in a folder, an absolute path. */
export type ManifestFolderSetting = Pick<ManifestOptions, "plugin" | "folder">;

export interface AdmissionFileOptions {
  /** As messages name it. */
  readonly file: string;
  readonly apiDomain: string;
  /** Reads a file that the configuration names. Throws an Error. */
  readonly readFile: (file: string) => string;
  /** Names of all plugins. What is said of one that has no configuration is passed over. */
  readonly plugins: ReadonlySet<string>;
  /** Whether plugins may read manifests. */
  readonly takesManifests: boolean;
}

/** @limit Configuration of admission plugins, each file of it: it is refused. */
const maxBytes = 1024 * 1024;

/** Fields of what is configured, and what is made of them. */
interface Reader {
  readonly known: readonly string[];
  readonly read: (fields: FieldReader, apiDomain: string, options: AdmissionFileOptions) => AdmissionSettings;
}

/** By the name of the plugin. */
const readers: Readonly<Record<string, Reader>> = {
  PodSecurity: { known: ["apiVersion", "kind", "defaults", "exemptions"], read: readPodSecurity },
  PodNodeSelector: { known: ["podNodeSelectorPluginConfig"], read: readNodeSelectors },
  PodTolerationRestriction: { known: ["apiVersion", "kind", "default", "whitelist"], read: readTolerations },
  EventRateLimit: { known: ["apiVersion", "kind", "limits"], read: readEventLimits },
  ImagePolicyWebhook: { known: ["imagePolicy"], read: readImagePolicy },
  ResourceQuota: { known: ["apiVersion", "kind", "limitedResources"], read: readLimitedResources },
};

function readerOf(plugin: string): Reader | undefined {
  if (Object.hasOwn(manifestConfigurations, plugin)) return manifestReader(plugin as ManifestPlugin);
  return Object.hasOwn(readers, plugin) ? readers[plugin] : undefined;
}

/**
 * Reads an AdmissionConfiguration, in YAML or JSON, and the files that it names. Throws an Error whose lines are
 * "file:line:column: field: what is wrong".
 */
export function parseAdmissionFile(text: string, options: AdmissionFileOptions): AdmissionSettings {
  const { file, apiDomain } = options;
  checkLength(text, file);
  return readConfiguration(text, file, (value, report) => {
    const fields = fieldReader(value, { path: [], known: ["apiVersion", "kind", "plugins"], report });
    const isOld = fields.text("apiVersion") === `apiserver.${apiDomain}/v1alpha1`;
    const group = isOld ? `apiserver.${apiDomain}` : `apiserver.config.${apiDomain}`;
    checkKind(fields, "AdmissionConfiguration", { group, versions: [isOld ? "v1alpha1" : "v1"] });
    const seen = new Set<string>();
    const all = fields.objects("plugins", ["name", "path", "configuration"]).map((plugin) => {
      const name = plugin.text("name");
      if (seen.has(name)) plugin.report("name", "is there twice");
      seen.add(name);
      return readPlugin(plugin, name, options);
    });
    const manifests = all.flatMap((each) => each.manifests ?? []);
    const hookKubeconfigs = all.flatMap((each) => each.hookKubeconfigs ?? []);
    const joined = {
      ...(manifests.length === 0 ? {} : { manifests }),
      ...(hookKubeconfigs.length === 0 ? {} : { hookKubeconfigs }),
    };
    return Object.assign({}, ...all, joined) as AdmissionSettings;
  });
}

function checkLength(text: string, file: string): void {
  if (text.length > maxBytes) throw new Error(`${file}: has more than ${maxBytes} bytes`);
}

function readPlugin(plugin: FieldReader, name: string, options: AdmissionFileOptions): AdmissionSettings {
  const reader = readerOf(name);
  const path = plugin.text("path");
  if (reader === undefined) {
    if (!options.plugins.has(name)) plugin.report("name", `must be a plugin: ${[...options.plugins].join(" or ")}`);
    return {};
  }
  const { known, read } = reader;
  const inline = plugin.object("configuration", known);
  if (inline !== undefined) return read(inline, options.apiDomain, options);
  if (path === "") return {};
  const file = isAbsolute(path) ? path : join(dirname(options.file), path);
  let text: string;
  try {
    text = options.readFile(file);
  } catch (error) {
    plugin.report("path", `cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return {};
  }
  checkLength(text, file);
  return readConfiguration(text, file, (value, report: Report) =>
    read(fieldReader(value, { path: [], known, report }), options.apiDomain, options),
  );
}

function checkKind(
  fields: FieldReader,
  kind: string,
  { group, versions }: { readonly group: string; readonly versions: readonly string[] },
): void {
  const [apiVersion, given] = [fields.text("apiVersion"), fields.text("kind")];
  if (given === kind && versions.some((each) => apiVersion === `${group}/${each}`)) return;
  fields.report("kind", `must be ${kind} of ${group}/${versions[0]}`);
}

const modes = ["enforce", "audit", "warn"] as const;

function readPodSecurity(fields: FieldReader, apiDomain: string): AdmissionSettings {
  const group = `pod-security.admission.config.${apiDomain}`;
  checkKind(fields, "PodSecurityConfiguration", { group, versions: ["v1", "v1beta1", "v1alpha1"] });
  const known = modes.flatMap((mode) => [mode, `${mode}-version`]);
  const defaults = fields.object("defaults", known);
  const exemptions = fields.object("exemptions", ["usernames", "namespaces", "runtimeClasses"]);
  const namesOf = (list: string, check: (name: string) => string | undefined) => {
    const names = new Set<string>();
    for (const [index, name] of (exemptions?.texts(list) ?? []).entries()) {
      const problem = names.has(name) ? "is there twice" : check(name);
      if (problem !== undefined) exemptions?.report(`${list}[${index}]`, problem);
      names.add(name);
    }
    return names;
  };
  return {
    podSecurity: {
      defaults: {
        enforce: standardOf(defaults, "enforce"),
        audit: standardOf(defaults, "audit"),
        warn: standardOf(defaults, "warn"),
      },
      exempt: {
        users: namesOf("usernames", (name) => (name === "" ? "must not be empty" : undefined)),
        namespaces: namesOf("namespaces", dnsLabel),
        runtimeClasses: namesOf("runtimeClasses", dnsSubdomain),
      },
    },
  };
}

function standardOf(defaults: FieldReader | undefined, mode: (typeof modes)[number]): Standard {
  const level = defaults?.text(mode) || "privileged";
  const minor = minorOf(defaults?.text(`${mode}-version`) || "latest");
  if (!isLevel(level)) defaults?.report(mode, `must be one of ${levels.join(", ")}`);
  if (minor === undefined) defaults?.report(`${mode}-version`, 'must be "latest" or "v1.x"');
  return { level: isLevel(level) ? level : "privileged", minor: minor ?? Number.POSITIVE_INFINITY };
}

const usualSelector = "clusterDefaultNodeSelector";

function readNodeSelectors(fields: FieldReader): AdmissionSettings {
  const field = "podNodeSelectorPluginConfig";
  let usual: NodeLabels = new Map();
  const allowed = new Map<string, NodeLabels>();
  for (const [name, text] of fields.map(field)) {
    const labels = parseNodeLabels(text);
    if ("problem" in labels) fields.report(`${field}.${name}`, labels.problem);
    else if (name === usualSelector) usual = labels;
    else allowed.set(name, labels);
  }
  return { nodeSelectors: { usual, allowed } };
}

function readTolerations(fields: FieldReader, apiDomain: string): AdmissionSettings {
  const group = `podtolerationrestriction.admission.${apiDomain}`;
  checkKind(fields, "Configuration", { group, versions: ["v1alpha1"] });
  const known = ["key", "operator", "value", "effect", "tolerationSeconds"];
  const list = (name: string) => fields.objects(name, known).map(tolerationOf);
  return { tolerations: { usual: list("default"), allowed: list("whitelist") } };
}

const operators = ["Exists", "Equal", "Lt", "Gt"] as const;
const effects = ["NoSchedule", "PreferNoSchedule", "NoExecute"] as const;

function tolerationOf(fields: FieldReader): Toleration {
  const choice = <T extends string>(name: string, choices: readonly T[]): T | undefined => {
    const text = fields.text(name);
    const chosen = choices.find((each) => each === text);
    if (chosen === undefined && text !== "") fields.report(name, `must be one of ${choices.join(", ")}`);
    return chosen;
  };
  const [key, value] = [fields.text("key"), fields.text("value")];
  const [operator, effect] = [choice("operator", operators), choice("effect", effects)];
  const seconds = fields.count("tolerationSeconds", Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER);
  if (key === "" && operator !== "Exists") fields.report("operator", "must be Exists where there is no key");
  if (seconds !== undefined && effect !== "NoExecute") fields.report("effect", "must be NoExecute where seconds are");
  return {
    ...(key === "" ? {} : { key }),
    ...(operator === undefined ? {} : { operator }),
    ...(value === "" ? {} : { value }),
    ...(effect === undefined ? {} : { effect }),
    ...(seconds === undefined ? {} : { tolerationSeconds: seconds }),
  };
}

/** @limit Events a second, and at once, that a configuration may allow: the file is refused. */
const maxEvents = 1_000_000;
/** @limit Namespaces, users or sources of events that a limit counts: the file is refused. */
const maxKeys = 100_000;
const usualKeys = 4096;

function readEventLimits(fields: FieldReader, apiDomain: string): AdmissionSettings {
  const group = `eventratelimit.admission.${apiDomain}`;
  checkKind(fields, "Configuration", { group, versions: ["v1alpha1"] });
  const limits = fields.objects("limits", ["type", "qps", "burst", "cacheSize"]);
  if (limits.length === 0) fields.report("limits", "at least one limit is required");
  const required = (limit: FieldReader, name: string): number => {
    if (!limit.has(name)) limit.report(name, `must be a whole number from 1 to ${maxEvents}`);
    return limit.count(name, maxEvents) ?? 1;
  };
  return {
    eventLimits: limits.map((limit): EventLimit => {
      const type = eventLimitTypes.find((each) => each === limit.text("type"));
      if (type === undefined) limit.report("type", `must be one of ${eventLimitTypes.join(", ")}`);
      return {
        type: type ?? "Server",
        perSecond: required(limit, "qps"),
        burst: required(limit, "burst"),
        cacheSize: limit.count("cacheSize", maxKeys) ?? usualKeys,
      };
    }),
  };
}

function readLimitedResources(fields: FieldReader, apiDomain: string): AdmissionSettings {
  if (fields.text("kind") === "Configuration") {
    const group = `resourcequota.admission.${apiDomain}`;
    checkKind(fields, "Configuration", { group, versions: ["v1beta1", "v1alpha1"] });
  } else {
    checkKind(fields, "ResourceQuotaConfiguration", { group: `apiserver.config.${apiDomain}`, versions: ["v1"] });
  }
  const known = ["apiGroup", "resource", "matchContains", "matchScopes"];
  return {
    limitedResources: fields.objects("limitedResources", known).map((each) => {
      const plural = each.text("resource");
      if (plural === "") each.report("resource", "must be the name of a resource");
      const matchScopes = each.objects("matchScopes", ["scopeName", "operator", "values"]).map(scopeOf);
      return { group: each.text("apiGroup"), plural, matchContains: each.texts("matchContains"), matchScopes };
    }),
  };
}

const scopeOperators = ["In", "NotIn", "Exists", "DoesNotExist"];

function scopeOf(fields: FieldReader): ScopeRequirement {
  const [scopeName, operator] = [fields.text("scopeName"), fields.text("operator")];
  if (scopeName === "") fields.report("scopeName", "must be the name of a scope");
  if (!scopeOperators.includes(operator)) fields.report("operator", `must be one of ${scopeOperators.join(", ")}`);
  return { scopeName, operator, values: fields.texts("values") };
}

/** @limit Seconds for which a configuration may keep answers of an image policy webhook: the file is refused. */
const maxKeepSeconds = 1800;
/** @limit Milliseconds before the second try that a configuration of image policies may set: the file is refused. */
const maxBackoffMs = 300_000;

/** Numbers of the field: 0 and none mean the default, -1 means none of it. */
function readImagePolicy(fields: FieldReader): AdmissionSettings {
  const known = ["kubeConfigFile", "allowTTL", "denyTTL", "retryBackoff", "defaultAllow"];
  const own = fields.object("imagePolicy", known);
  const file = own?.text("kubeConfigFile") ?? "";
  if (file === "") fields.report("imagePolicy.kubeConfigFile", "must be the path of a kubeconfig file");
  const number = (name: string, maximum: number, usual: number): number =>
    Math.max(own?.count(name, maximum, -1) || usual, 0);
  return {
    imagePolicy: {
      file,
      allowMs: number("allowTTL", maxKeepSeconds, 300) * 1000,
      denyMs: number("denyTTL", maxKeepSeconds, 30) * 1000,
      pauseMs: number("retryBackoff", maxBackoffMs, 500),
      allowsOnFailure: own?.flag("defaultAllow") ?? false,
    },
  };
}

/** The kind of the configuration of each plugin that reads manifests. */
const manifestConfigurations: Readonly<Record<ManifestPlugin, string>> = {
  ValidatingAdmissionWebhook: "WebhookAdmissionConfiguration",
  MutatingAdmissionWebhook: "WebhookAdmissionConfiguration",
  ValidatingAdmissionPolicy: "ValidatingAdmissionPolicyConfiguration",
  MutatingAdmissionPolicy: "MutatingAdmissionPolicyConfiguration",
};

function manifestReader(plugin: ManifestPlugin): Reader {
  const kind = manifestConfigurations[plugin];
  const ofWebhooks = kind === "WebhookAdmissionConfiguration" ? ["kubeConfigFile"] : [];
  return {
    known: ["apiVersion", "kind", "staticManifestsDir", ...ofWebhooks],
    read: (...given) => readManifestFolder(plugin, kind, given),
  };
}

function readManifestFolder(
  plugin: ManifestPlugin,
  kind: string,
  [fields, apiDomain, { takesManifests }]: Parameters<Reader["read"]>,
): AdmissionSettings {
  checkKind(fields, kind, { group: `apiserver.config.${apiDomain}`, versions: ["v1"] });
  const file = fields.has("kubeConfigFile") ? fields.text("kubeConfigFile") : "";
  if (file !== "" && !isAbsolute(file)) fields.report("kubeConfigFile", "must be an absolute file path");
  const ofHooks = file === "" ? {} : { hookKubeconfigs: [{ plugin, file }] };
  const folder = fields.text("staticManifestsDir");
  if (folder === "") return ofHooks;
  const gate = "the feature gate ManifestBasedAdmissionControlConfig";
  if (!takesManifests) fields.report("staticManifestsDir", `needs ${gate}, which is off`);
  if (!isAbsolute(folder)) fields.report("staticManifestsDir", "must be an absolute path");
  return { ...ofHooks, manifests: [{ plugin, folder }] };
}
