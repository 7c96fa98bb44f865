import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { UpFlags } from "../../generated/flags.ts";
import { admissionMeter } from "../admission/admissionMeter.ts";
import { type AdmissionChain, admissionChain } from "../admission/chain.ts";
import type { AdmissionPlugin } from "../admission/plugin.ts";
import type { Stored } from "../admission/stored.ts";
import { reservedNames } from "../admission/manifests/reservedNames.ts";
import { alwaysAdmit, alwaysDeny, jobValidation } from "../admission/plugins/alwaysDecided.ts";
import { alwaysPullImages } from "../admission/plugins/alwaysPullImages.ts";
import { antiAffinityTopology } from "../admission/plugins/antiAffinityTopology.ts";
import { claimGrowth } from "../admission/plugins/claimGrowth.ts";
import { customKindLifecycle } from "../admission/plugins/customKindLifecycle.ts";
import { defaultIngressClass, defaultStorageClass } from "../admission/plugins/defaultClass.ts";
import { type DefaultTolerationsOptions, defaultTolerations } from "../admission/plugins/defaultTolerations.ts";
import { eventRateLimit } from "../admission/plugins/eventRateLimit.ts";
import { extendedToleration } from "../admission/plugins/extendedToleration.ts";
import { limitRanger } from "../admission/plugins/limitRanger.ts";
import { namespaceExists } from "../admission/plugins/namespaceExists.ts";
import { namespaceLifecycle } from "../admission/plugins/namespaceLifecycle.ts";
import { namespaceProvision } from "../admission/plugins/namespaceProvision.ts";
import { nodeFeatures } from "../admission/plugins/nodeFeatures.ts";
import { nodeRestriction } from "../admission/plugins/nodeRestriction.ts";
import { ownerPermission } from "../admission/plugins/ownerPermission.ts";
import { podGroupInUse } from "../admission/plugins/podGroupInUse.ts";
import { podGroupWorkload } from "../admission/plugins/podGroupWorkload.ts";
import { podNodeSelector } from "../admission/plugins/podNodeSelector.ts";
import { podPriority } from "../admission/plugins/podPriority.ts";
import { podResize } from "../admission/plugins/podResize.ts";
import { podRuntimeClass } from "../admission/plugins/podRuntimeClass.ts";
import { podSecurity } from "../admission/plugins/podSecurity.ts";
import { podTolerations } from "../admission/plugins/podTolerations.ts";
import { podTopology } from "../admission/plugins/podTopology.ts";
import { denyServiceExternalIps } from "../admission/plugins/serviceExternalIps.ts";
import { serviceAccount } from "../admission/plugins/serviceAccount.ts";
import {
  certificateApproval,
  certificateSigning,
  certificateSubjectRestriction,
  clusterTrustBundleAttest,
} from "../admission/plugins/signerRights.ts";
import { resourceQuota } from "../admission/plugins/resourceQuota.ts";
import { newNodeTaint } from "../admission/plugins/newNodeTaint.ts";
import { storageInUse } from "../admission/plugins/storageInUse.ts";
import type { AdmissionSettings } from "./admissionFile.ts";
import { policyPlugins } from "./admissionPolicies.ts";
import { type WebhookParts, webhookPlugins } from "./admissionWebhooks.ts";
import type { CustomKinds } from "../custom/serve/customKinds.ts";
import { generateName } from "../registry/metadata/generateName.ts";
import { keptObjects } from "../registry/keptObjects.ts";
import { limitsOfNamespaces } from "../registry/namespaceLimits.ts";
import { namespacePhases, namespaceReader } from "../registry/namespaces.ts";
import { podsOfNamespace } from "../registry/podsOfNamespace.ts";
import { storedQuotas } from "../registry/quotas.ts";
import type { Registry } from "../registry/registry.ts";
import { ensureSystemObject } from "../registry/systemObject.ts";
import { storedReader } from "../registry/storedReader.ts";
import type { ApiObject, Platform } from "../schema/index.ts";
import { compareQuantities } from "../schema/quantity.ts";

/** The flags that name plugins. */
export interface PluginFlags {
  readonly enableAdmissionPlugins: readonly string[];
  readonly disableAdmissionPlugins: readonly string[];
}

export interface AdmissionParts extends WebhookParts {
  /** Whether a plugin is asked; `selectedPlugins` says so. */
  readonly isOn: (plugin: string) => boolean;
  readonly custom: CustomKinds;
  readonly isGateOn: (gate: string) => boolean;
  /** For how long pods stay on nodes that fail; absent: five minutes. */
  readonly tolerationSeconds?: TolerationSeconds;
  /** Of a configuration file; absent: there is none. */
  readonly settings?: AdmissionSettings;
  /** Asks the webhook of a configuration file; absent: there is none. */
  readonly imagePolicy?: AdmissionPlugin;
  /** Asked last. */
  readonly others?: readonly AdmissionPlugin[];
}

type TolerationSeconds = Pick<DefaultTolerationsOptions, "notReadySeconds" | "unreachableSeconds">;

const usualTolerationSeconds: TolerationSeconds = { notReadySeconds: 300, unreachableSeconds: 300 };

/** Those that are on, in the order in which they are asked. */
export function openAdmission(registry: Registry, parts: AdmissionParts): AdmissionChain {
  const { isOn, platform, custom, authorize, isGateOn, others = [], metrics, random, tolerationSeconds } = parts;
  const { podSecurity: standards, nodeSelectors, tolerations, eventLimits = [] } = parts.settings ?? {};
  const stored = storedBy(registry, platform);
  const plugins: readonly (AdmissionPlugin | undefined)[] = [
    customKindLifecycle(custom.isTerminating),
    reservedNames({ platform, isReserved: isGateOn("ManifestBasedAdmissionControlConfig") }),
    ...namespacePlugins(registry, platform),
    antiAffinityTopology(platform.names),
    limitRanger({ limitsOf: limitsOfNamespaces(registry), names: platform.names }),
    registry.store("", "serviceaccounts") === undefined
      ? undefined
      : serviceAccount({
          ...{ random, wait: (ms) => sleep(ms), newName: (base) => generateName(base, random) },
          ...{ accounts: stored("", "serviceaccounts"), names: platform.names },
        }),
    nodeRestriction({ platform, read: storedReader(registry), authorize, isGateOn }),
    newNodeTaint(platform),
    alwaysPullImages,
    parts.imagePolicy,
    podSecurity({
      ...{ platform, namespaces: namespaceReader(registry), pods: podsOfNamespace(registry) },
      ...{ now: () => performance.now(), settings: standards, metrics },
    }),
    podNodeSelector({ namespaces: namespaceReader(registry), names: platform.names, selectors: nodeSelectors }),
    podPriority({ classes: stored("scheduling", "priorityclasses"), platform, isGateOn }),
    defaultTolerations({ names: platform.names, ...(tolerationSeconds ?? usualTolerationSeconds) }),
    podTolerations({ namespaces: namespaceReader(registry), names: platform.names, settings: tolerations }),
    eventRateLimit({ limits: eventLimits, platform, now: () => performance.now() }),
    extendedToleration(platform),
    defaultStorageClass({ classes: stored("storage", "storageclasses"), platform }),
    storageInUse(platform),
    podGroupInUse({ platform, isGateOn }),
    ownerPermission({
      authorize,
      kindOf: (apiVersion, kind) =>
        registry.storesOf(apiVersion).find(({ descriptor }) => descriptor.kind === kind)?.descriptor,
    }),
    claimGrowth({ compare: compareQuantities, classes: stored("storage", "storageclasses") }),
    podRuntimeClass(stored("node", "runtimeclasses")),
    ...[certificateApproval, certificateSigning, clusterTrustBundleAttest, certificateSubjectRestriction].map((make) =>
      make({ authorize, platform }),
    ),
    defaultIngressClass({ classes: stored("networking", "ingressclasses"), platform }),
    denyServiceExternalIps,
    podTopology({ nodes: stored("", "nodes"), names: platform.names, isGateOn }),
    podGroupWorkload({ workloads: stored("scheduling", "workloads"), platform, isGateOn }),
    nodeFeatures({ nodes: stored("", "nodes"), isGateOn }),
    jobValidation,
    podResize({ nodes: stored("", "nodes"), names: platform.names }),
    ...others,
    ...askingPlugins(registry, parts),
    isOn(quotaPlugin) ? quotasOf(registry, platform, parts.settings) : undefined,
    alwaysDeny,
  ];
  return admissionChain(
    plugins.filter((each): each is AdmissionPlugin => each !== undefined && isOn(each.name)),
    admissionMeter(metrics),
  );
}

/** Those that are asked before all others of the field. */
function namespacePlugins(registry: Registry, platform: Platform): readonly AdmissionPlugin[] {
  const phaseOf = namespacePhases(registry);
  const store = registry.store("", "namespaces");
  const provision = async (name: string) => {
    if (store === undefined) return;
    const options = { platform, newUid: randomUUID, nowMs: Date.now() };
    await ensureSystemObject(store, { metadata: { name } }, options);
  };
  return [
    alwaysAdmit,
    namespaceProvision({ phaseOf, provision }),
    namespaceLifecycle(phaseOf),
    namespaceExists(phaseOf),
  ];
}

/** Reads the objects of a kind, whose group is one of the platform. */
function storedBy(registry: Registry, { apiDomain }: Platform) {
  return <T extends ApiObject>(group: string, resource: string): Stored<T> => {
    const store = registry.store(group === "" ? "" : `${group}.${apiDomain}`, resource);
    return keptObjects(store, (object) => object as T);
  };
}

/** Those that wait for answers: of each step policies are asked before webhooks. */
function askingPlugins(registry: Registry, parts: AdmissionParts): readonly (AdmissionPlugin | undefined)[] {
  const policies = policyPlugins(registry, parts);
  const webhooks = webhookPlugins(registry, parts);
  return [policies.mutating, webhooks.mutating, policies.validating, webhooks.validating];
}

const quotaPlugin = "ResourceQuota";

function quotasOf(
  registry: Registry,
  platform: Platform,
  { limitedResources: limited = [] }: AdmissionSettings = {},
): AdmissionPlugin | undefined {
  const quotas = storedQuotas(registry, { platform, clock: Date.now });
  const words = { apiDomain: platform.apiDomain, annotationStorageClass: platform.names.annotationStorageClass };
  return quotas && resourceQuota({ quotas, words, clock: Date.now, limited });
}

/** Plugins that flags and configuration files may name. */
export function pluginNames(): ReadonlySet<string> {
  return new Set(Object.keys(named));
}

/** Plugins that flags may name, and whether they are on without being named; others are on always. */
const named: Readonly<Record<UpFlags["enableAdmissionPlugins"][number], boolean>> = {
  AlwaysAdmit: false,
  NamespaceAutoProvision: false,
  NamespaceLifecycle: true,
  NamespaceExists: false,
  LimitPodHardAntiAffinityTopology: false,
  LimitRanger: true,
  ServiceAccount: true,
  NodeRestriction: false,
  TaintNodesByCondition: true,
  AlwaysPullImages: false,
  ImagePolicyWebhook: false,
  PodSecurity: true,
  PodNodeSelector: false,
  Priority: true,
  DefaultTolerationSeconds: true,
  PodTolerationRestriction: false,
  EventRateLimit: false,
  ExtendedResourceToleration: false,
  DefaultStorageClass: true,
  StorageObjectInUseProtection: true,
  PodGroupProtection: true,
  OwnerReferencesPermissionEnforcement: false,
  PersistentVolumeClaimResize: true,
  RuntimeClass: true,
  CertificateApproval: true,
  CertificateSigning: true,
  ClusterTrustBundleAttest: true,
  CertificateSubjectRestriction: true,
  DefaultIngressClass: true,
  DenyServiceExternalIPs: false,
  PodTopologyLabels: true,
  PodGroupWorkloadExists: true,
  NodeDeclaredFeatureValidator: true,
  JobValidation: true,
  PodResizeValidator: true,
  MutatingAdmissionPolicy: true,
  MutatingAdmissionWebhook: true,
  ValidatingAdmissionPolicy: true,
  ValidatingAdmissionWebhook: true,
  ResourceQuota: true,
  AlwaysDeny: false,
};

/** Whether a plugin is on. Throws an Error for names that are unknown, and for one that is to be on and off. */
export function selectedPlugins(flags: PluginFlags): (plugin: string) => boolean {
  const { enableAdmissionPlugins: enabled, disableAdmissionPlugins: disabled } = flags;
  const on = new Map<string, boolean>(Object.entries(named));
  const known = [...on.keys()];
  for (const each of [...enabled, ...disabled]) {
    if (!on.has(each)) throw new Error(`${each} is not an admission plugin; known are ${known.join(", ")}`);
    if (enabled.includes(each) && disabled.includes(each)) {
      throw new Error(`--enable-admission-plugins and --disable-admission-plugins both name ${each}`);
    }
    on.set(each, enabled.includes(each));
  }
  return (plugin) => on.get(plugin) ?? true;
}
