import type { Container } from "../../../generated/core/v1/container.ts";
import type { PersistentVolumeClaim } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import type { ApiObject, Platform } from "../../schema/index.ts";
import { memberOf } from "../../schema/object.ts";
import { containersAmount } from "../../schema/pods/podAmounts.ts";
import type { Quantity } from "../../schema/quantity.ts";
import { type Asked, limitProblems } from "../limits/limitProblems.ts";
import type { Amounts, BoundsByType, LimitedType, MergedLimits } from "../limits/mergedLimits.ts";
import type { AdmissionAttributes, AdmissionPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import { isNewPod } from "./ofPods.ts";

export interface LimitRangerOptions {
  /** Of a namespace; undefined where it has no limit ranges, "tooLong" where they are more than the server reads. */
  readonly limitsOf: (namespace: string) => MergedLimits | "tooLong" | undefined;
  readonly names: Pick<Platform["names"], "annotationLimitRanger">;
}

/** @limit Containers of a pod times the amounts of all limit ranges of its namespace: 403. */
const maxWork = 50_000;

/** Containers that say nothing get the resources that the limit ranges of the namespace name; all keep to them. */
export function limitRanger({ limitsOf, names }: LimitRangerOptions): AdmissionPlugin {
  const find = (attributes: AdmissionAttributes, object: ApiObject | undefined): MergedLimits | undefined => {
    const limits = limitsOf(attributes.namespace);
    if (limits === "tooLong") throw refused(attributes, "the limit ranges of the namespace are too long");
    if (limits !== undefined && containersOf(object as Pod).length * limits.size > maxWork) {
      throw refused(attributes, "the limit ranges of the namespace have too many amounts for so many containers");
    }
    return limits;
  };
  return {
    name: "LimitRanger",
    mutate: (attributes, object) => {
      const limits = isNewPod(attributes) || isResize(attributes) ? find(attributes, object) : undefined;
      if (limits !== undefined) fill(object as Pod, limits, names.annotationLimitRanger);
    },
    validate: (attributes, object, old) => {
      if (object === undefined || !isLimited(attributes, old)) return undefined;
      const limits = find(attributes, object);
      const problems = limits === undefined ? [] : problemsOf(object, attributes, limits);
      const [first] = problems;
      if (first === undefined) return undefined;
      return refused(attributes, problems.length === 1 ? first : `[${problems.join(", ")}]`);
    },
  };
}

function containersOf({ spec }: Pod): readonly Container[] {
  return [...(spec?.containers ?? []), ...(spec?.initContainers ?? [])];
}

/** Pods are looked at when they are made and when they are resized, claims with every write. */
function isLimited(attributes: AdmissionAttributes, old: ApiObject | undefined): boolean {
  const { operation, descriptor, subresource } = attributes;
  if (old?.metadata?.deletionTimestamp !== undefined) return false;
  if (descriptor.group !== "" || (operation !== "create" && operation !== "update")) return false;
  if (descriptor.plural === "persistentvolumeclaims") return subresource === "";
  return isNewPod(attributes) || isResize(attributes);
}

function isResize({ operation, descriptor, subresource }: AdmissionAttributes): boolean {
  return operation === "update" && subresource === "resize" && descriptor.plural === "pods" && descriptor.group === "";
}

function fill({ metadata, spec }: Pod, limits: MergedLimits, annotation: string): void {
  const notes: string[] = [];
  for (const each of spec?.containers ?? []) fillContainer(each, { limits, what: "container", notes });
  for (const each of spec?.initContainers ?? []) fillContainer(each, { limits, what: "init container", notes });
  if (notes.length === 0 || metadata === undefined) return;
  metadata.annotations = { ...metadata.annotations, [annotation]: `LimitRanger plugin set: ${notes.join("; ")}` };
}

interface Filling {
  readonly limits: MergedLimits;
  readonly what: string;
  readonly notes: string[];
}

function fillContainer(container: Container, { limits: { requests, limits }, what, notes }: Filling): void {
  const resources = (container.resources ??= {});
  const note = (kind: string, set: readonly string[]) => {
    if (set.length > 0) notes.push(`${set.join(", ")} ${kind} for ${what} ${container.name}`);
  };
  if (requests.size > 0) note("request", addMissing((resources.requests ??= {}), requests));
  if (limits.size > 0) note("limit", addMissing((resources.limits ??= {}), limits));
}

/** Names of what was missing. */
function addMissing(amounts: Record<string, Quantity>, defaults: Amounts): string[] {
  const missing = [...defaults].filter(([name]) => memberOf(amounts, name) === undefined);
  for (const [name, amount] of missing) amounts[name] = amount;
  return missing.map(([name]) => name).sort();
}

/** Those of the first limit range that is broken, unless there are so many that all are shown together. */
function problemsOf(object: ApiObject, attributes: AdmissionAttributes, limits: MergedLimits): readonly string[] {
  const problems = problemsIn(limits.bounds, object, attributes);
  if (problems.length === 0 || containersOf(object as Pod).length * limits.rangesSize > maxWork) return problems;
  for (const bounds of limits.ranges) {
    const found = problemsIn(bounds, object, attributes);
    if (found.length > 0) return found;
  }
  return problems;
}

/** Each of them once. */
function problemsIn(all: BoundsByType, object: ApiObject, { descriptor }: AdmissionAttributes): readonly string[] {
  const isClaim = descriptor.plural === "persistentvolumeclaims";
  const problems = [...all].flatMap(([type, bounds]) => {
    if ((type === "PersistentVolumeClaim") !== isClaim) return [];
    return askedOf(type, object).flatMap((asked) => limitProblems(type, bounds, asked));
  });
  return [...new Set(problems)];
}

function askedOf(type: LimitedType, object: ApiObject): readonly Asked[] {
  if (type === "PersistentVolumeClaim") {
    return [askedBy({ requests: (object as PersistentVolumeClaim).spec?.resources?.requests })];
  }
  const pod = object as Pod;
  if (type === "Container") return containersOf(pod).map(({ resources }) => askedBy(resources));
  return pod.spec === undefined ? [] : [askedByPod(pod.spec)];
}

type Given = Readonly<Record<string, Quantity>> | undefined;

function askedBy(resources: { readonly requests?: Given; readonly limits?: Given } | undefined): Asked {
  return {
    request: (name) => memberOf(resources?.requests, name),
    limit: (name) => memberOf(resources?.limits, name),
  };
}

/** What a pod says for all of its containers stands before what they say. */
function askedByPod(spec: PodSpec): Asked {
  const own = askedBy(spec.resources);
  return {
    request: (name) => own.request(name) ?? containersAmount(spec, { field: "requests", name }),
    limit: (name) => own.limit(name) ?? containersAmount(spec, { field: "limits", name }),
  };
}
