import type { Pod } from "../../../generated/core/v1/pod.ts";
import { invalid } from "../../../generated/errors.ts";
import { fieldErrorsText } from "../../schema/errors.ts";
import type { ApiObject, FieldError, Platform, StatusError } from "../../schema/index.ts";
import type { AdmissionAttributes, AdmissionPlugin } from "../plugin.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { existingPodsWarnings, type StoredPods } from "../podSecurity/existingPods.ts";
import { judge } from "../podSecurity/judge.ts";
import { isRaised, type Policy, type PolicyDefaults, policyReader, privilegedText } from "../podSecurity/policy.ts";
import { isSignificantUpdate } from "../podSecurity/significantUpdate.ts";
import { isOfPods } from "./ofPods.ts";
import { securityMeter } from "../podSecurity/securityMeter.ts";
import { violationFinder } from "../podSecurity/violations.ts";
import { templateReader } from "../podSecurity/workloads.ts";

export interface PodSecurityOptions<T> {
  readonly platform: Pick<Platform, "labelDomain" | "minor" | "names">;
  /** Keeps what is read of each namespace while that stays as it is; undefined where there is none. */
  readonly namespaces: <U>(read: (namespace: ApiObject) => U) => (name: string) => U | undefined;
  readonly pods: StoredPods<T>;
  readonly metrics: MetricRegistry;
  /** A clock in milliseconds. */
  readonly now: () => number;
  readonly settings?: PodSecuritySettings | undefined;
}

/** What a configuration file says. */
export interface PodSecuritySettings {
  readonly defaults: PolicyDefaults;
  /** Pods of these are not looked at. */
  readonly exempt: Readonly<Record<"users" | "namespaces" | "runtimeClasses", ReadonlySet<string>>>;
}

/** Labels of a namespace say which standard its pods must meet, and by which they and workloads are reported. */
export function podSecurity<T>(options: PodSecurityOptions<T>): AdmissionPlugin {
  const { platform, namespaces, pods, now, settings } = options;
  const { names, labelDomain, minor } = platform;
  const readPolicy = policyReader(names, settings?.defaults);
  const policyOf = (namespace: ApiObject | undefined) => readPolicy(namespace?.metadata?.labels);
  const policyIn = namespaces(policyOf);
  const meter = securityMeter(options.metrics, Number(minor));
  const find = violationFinder({ names, newest: Number(minor) });
  const key = (name: string) => `pod-security.${labelDomain}/${name}`;
  const notes = { policy: key("enforce-policy"), violations: key("audit-violations"), error: key("error") };

  const isExempt = (attributes: AdmissionAttributes, pod: Pick<Pod, "spec"> | undefined): boolean => {
    const why = settings === undefined ? undefined : exemption(attributes, pod, settings);
    if (why === undefined) return false;
    attributes.audit?.annotate(key("exempt"), why);
    meter.exempted(attributes);
    return true;
  };
  const validatePod = (attributes: AdmissionAttributes, pod: Pod, old: Pod | undefined) => {
    const policy = policyIn(attributes.namespace);
    if (policy === undefined || isExempt(attributes, pod)) return undefined;
    if (asksNothing(policy)) {
      attributes.audit?.annotate(notes.policy, privilegedText);
      return void meter.evaluated(attributes, { standard: policy.enforce, mode: "enforce", isMet: true });
    }
    if (old !== undefined && !isSignificantUpdate(pod, old, names)) return undefined;
    return judge({ attributes, pod, policy, enforces: true }, { find, notes, meter });
  };
  const validateWorkload = (attributes: AdmissionAttributes, object: ApiObject) => {
    const templateOf = templateReader(attributes.descriptor);
    const policy = templateOf === undefined ? undefined : policyIn(attributes.namespace);
    if (policy === undefined || reportsNothing(policy)) return undefined;
    const pod = templateOf?.(object);
    if (pod === undefined || isExempt(attributes, pod)) return undefined;
    return judge({ attributes, pod, policy, enforces: false }, { find, notes, meter });
  };
  return {
    name: "PodSecurity",
    inquire: (attributes, namespace, old) => {
      if (attributes.operation !== "update" || !isOfNamespaces(attributes)) return undefined;
      const { enforce, errors } = policyOf(namespace);
      if (settings?.exempt.namespaces.has(attributes.name) === true) return undefined;
      if (errors.length > 0 || !isRaised(enforce, policyOf(old).enforce)) return undefined;
      return existingPodsWarnings(attributes.name, enforce, { pods, find, now }).then((texts) => {
        for (const text of texts) attributes.warn(text);
      });
    },
    validate: (attributes, object, old) => {
      const { operation, subresource } = attributes;
      if (object === undefined || (operation !== "create" && operation !== "update")) return undefined;
      if (isOfPods(attributes)) {
        return checkedParts.includes(subresource) ? validatePod(attributes, object as Pod, old as Pod) : undefined;
      }
      if (subresource !== "") return undefined;
      if (!isOfNamespaces(attributes)) return validateWorkload(attributes, object);
      return labelsRefusal(attributes, policyOf(object).errors, old === undefined ? [] : policyOf(old).errors);
    },
  };
}

/** By what a pod is exempt, as the audit log names it. */
function exemption(
  { namespace, user }: AdmissionAttributes,
  pod: Pick<Pod, "spec"> | undefined,
  { exempt }: PodSecuritySettings,
): string | undefined {
  if (exempt.namespaces.has(namespace)) return "namespace";
  if (exempt.users.has(user.name)) return "user";
  return exempt.runtimeClasses.has(pod?.spec?.runtimeClassName ?? "") ? "runtimeClass" : undefined;
}

/** Sub-resources through which containers come into a pod, and the pod itself. */
const checkedParts: readonly string[] = ["", "ephemeralcontainers"];

function isOfNamespaces({ descriptor: { group, plural }, subresource }: AdmissionAttributes): boolean {
  return plural === "namespaces" && group === "" && subresource === "";
}

function asksNothing(policy: Policy): boolean {
  return policy.enforce.level === "privileged" && reportsNothing(policy) && policy.errors.length === 0;
}

function reportsNothing({ audit, warn }: Policy): boolean {
  return audit.level === "privileged" && warn.level === "privileged";
}

/** Labels that were wrong before stay for as long as they are not touched. */
function labelsRefusal(
  { descriptor, name }: AdmissionAttributes,
  errors: readonly FieldError[],
  before: readonly FieldError[],
): StatusError | undefined {
  const isKept = errors.length === 0 || fieldErrorsText(errors) === fieldErrorsText(before);
  return isKept ? undefined : invalid(descriptor, name, errors);
}
