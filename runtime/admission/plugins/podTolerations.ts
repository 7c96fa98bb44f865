import { notFound } from "../../../generated/errors.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Toleration } from "../../../generated/core/v1/scheduling.ts";
import { type ApiObject, isObject, type Platform, type StatusError } from "../../schema/index.ts";
import { podQos } from "../../schema/pods/podQos.ts";
import type { AdmissionAttributes, PromptPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import { isOfPod } from "./ofPods.ts";
import { mergedTolerations, type TolerationSet, tolerationSet } from "./tolerationSets.ts";

export interface PodTolerationsOptions {
  /** Reads something of a namespace, once of each; undefined: there is no such namespace. */
  readonly namespaces: <T>(read: (namespace: ApiObject) => T) => (name: string) => T | undefined;
  readonly names: Pick<
    Platform["names"],
    "annotationDefaultTolerations" | "annotationAllowedTolerations" | "taintMemoryPressure"
  >;
  readonly settings?: ClusterTolerations | undefined;
}

/** What a configuration file says, for namespaces that say nothing themselves. */
export interface ClusterTolerations {
  readonly usual: readonly Toleration[];
  /** The only tolerations that pods may have, where there are any. */
  readonly allowed: readonly Toleration[];
}

/** @limit Tolerations of a pod, or of an annotation, where PodTolerationRestriction is on: the pod is refused. */
const maxTolerations = 1000;

/** What holds in a namespace; a text is what is wrong with its annotation. */
interface Rules {
  readonly usual: readonly Toleration[] | string;
  readonly allowed: Allowed | string;
}

interface Allowed {
  readonly set: TolerationSet;
  readonly isAny: boolean;
  readonly from: "namespace" | "cluster";
}

/** New pods get the tolerations of their namespace, and pods have none but those that it allows. */
export function podTolerations(options: PodTolerationsOptions): PromptPlugin {
  const { namespaces, names, settings = { usual: [], allowed: [] } } = options;
  const ofCluster = allowedOf(settings.allowed, "cluster");
  const rulesOf = namespaces(({ metadata }): Rules => {
    const { annotations = {} } = metadata ?? {};
    const allowed = tolerationsIn(annotations, names.annotationAllowedTolerations);
    return {
      usual: tolerationsIn(annotations, names.annotationDefaultTolerations) ?? settings.usual,
      allowed: typeof allowed === "object" ? allowedOf(allowed, "namespace") : (allowed ?? ofCluster),
    };
  });
  const find = (attributes: AdmissionAttributes): Rules => {
    const rules = rulesOf(attributes.namespace);
    if (rules === undefined) throw notFound({ group: "", resource: "namespaces" }, attributes.namespace);
    return rules;
  };
  const check = (attributes: AdmissionAttributes, { spec }: Pod): StatusError | undefined => {
    const tolerations = spec?.tolerations ?? [];
    if (tolerations.length === 0) return undefined;
    const { allowed } = find(attributes);
    if (typeof allowed === "string") return refused(attributes, allowed);
    if (allowed.isAny || tolerations.every((each) => allowed.set.covers(each))) return undefined;
    const text = "pod tolerations (possibly merged with namespace default tolerations) conflict with its";
    return refused(attributes, `${text} ${allowed.from} whitelist`);
  };
  const mutate = (attributes: AdmissionAttributes, pod: Pod): void => {
    if (pod.spec === undefined) return;
    const own = pod.spec.tolerations ?? [];
    if (own.length > maxTolerations) throw refused(attributes, `a pod has at most ${maxTolerations} tolerations`);
    const { usual } = attributes.operation === "create" ? find(attributes) : { usual: [] };
    if (typeof usual === "string") throw refused(attributes, usual);
    const isBestEffort = podQos(pod.spec) === "BestEffort";
    const pressure = { key: names.taintMemoryPressure, operator: "Exists", effect: "NoSchedule" } as const;
    const added = isBestEffort ? usual : [...usual, pressure];
    if (added.length > 0) pod.spec.tolerations = mergedTolerations(own, added);
    const refusal = check(attributes, pod);
    if (refusal !== undefined) throw refusal;
  };
  return {
    name: "PodTolerationRestriction",
    about: { operations: ["create", "update"], resources: ["pods"] },
    mutate: (attributes, object) => {
      if (isOfPod(attributes)) mutate(attributes, object as Pod);
    },
    validate: (attributes, object) => (isOfPod(attributes) ? check(attributes, object as Pod) : undefined),
  };
}

function allowedOf(list: readonly Toleration[], from: Allowed["from"]): Allowed {
  return { set: tolerationSet(list), isAny: list.length === 0, from };
}

/** Undefined: the namespace has no such annotation. A text: what is wrong with it. */
function tolerationsIn(
  annotations: Readonly<Record<string, string>>,
  name: string,
): readonly Toleration[] | string | undefined {
  const text = annotations[name];
  if (text === undefined) return undefined;
  if (text === "") return [];
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    list = undefined; // reported below, as what is JSON of another kind
  }
  if (list === null) return [];
  if (Array.isArray(list) && list.length <= maxTolerations && list.every(isToleration)) {
    return list.map(withoutEmpty);
  }
  return `annotation ${name} of the namespace is no list of tolerations`;
}

/** Whether its fields have their types; their values are checked with the pod. */
function isToleration(value: unknown): value is Toleration {
  if (!isObject(value)) return false;
  const { tolerationSeconds: seconds, ...texts } = value;
  const known = ["key", "operator", "value", "effect"];
  const areTexts = Object.entries(texts).every(([name, each]) => known.includes(name) && typeof each === "string");
  return areTexts && (seconds === undefined || Number.isSafeInteger(seconds));
}

/** As the server stores it: "" is no operator and no effect. */
function withoutEmpty(toleration: Toleration): Toleration {
  const entries = Object.entries(toleration).filter(([, value]) => value !== "");
  return Object.fromEntries(entries) as Toleration;
}
