import { notFound } from "../../../generated/errors.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { ApiObject, Platform, StatusError } from "../../schema/index.ts";
import { labelValue, qualifiedName } from "../../schema/names.ts";
import type { AdmissionAttributes, PromptPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import { isNewPod } from "./ofPods.ts";

/** Labels that nodes must have. */
export type NodeLabels = ReadonlyMap<string, string>;

export interface PodNodeSelectorOptions {
  /** Reads something of a namespace, once of each; undefined: there is no such namespace. */
  readonly namespaces: <T>(read: (namespace: ApiObject) => T) => (name: string) => T | undefined;
  readonly names: Pick<Platform["names"], "annotationNodeSelector">;
  readonly selectors?: ClusterSelectors | undefined;
}

/** What a configuration file says. */
export interface ClusterSelectors {
  /** Of namespaces that name none themselves. */
  readonly usual: NodeLabels;
  /** The only labels that pods of a namespace may name, where there are any. */
  readonly allowed: ReadonlyMap<string, NodeLabels>;
}

const none: NodeLabels = new Map();
const noSelectors: ClusterSelectors = { usual: none, allowed: new Map() };

/** Pods go to the nodes that their namespace names. */
export function podNodeSelector(options: PodNodeSelectorOptions): PromptPlugin {
  const { namespaces, names, selectors = noSelectors } = options;
  const readSelector = namespaces((namespace): NodeLabels | InvalidSelector => {
    const text = namespace.metadata?.annotations?.[names.annotationNodeSelector];
    return text === undefined ? selectors.usual : parseNodeLabels(text);
  });
  const selectorOf = (attributes: AdmissionAttributes): NodeLabels => {
    const found = readSelector(attributes.namespace);
    if (found === undefined) throw notFound({ group: "", resource: "namespaces" }, attributes.namespace);
    if ("problem" in found) throw refused(attributes, found.problem);
    return found;
  };
  const check = (attributes: AdmissionAttributes, pod: Pod): StatusError | undefined => {
    const own = pod.spec?.nodeSelector ?? {};
    const selector = selectorOf(attributes);
    if (Object.entries(own).some(([key, value]) => (selector.get(key) ?? value) !== value)) {
      return refused(attributes, "pod node label selector conflicts with its namespace node label selector");
    }
    const allowed = selectors.allowed.get(attributes.namespace) ?? none;
    if (allowed.size === 0 || Object.entries(own).every(([key, value]) => allowed.get(key) === value)) return undefined;
    return refused(attributes, "pod node label selector labels conflict with its namespace whitelist");
  };
  return {
    name: "PodNodeSelector",
    about: { operations: ["create"], resources: ["pods"] },
    mutate: (attributes, object) => {
      const pod = object as Pod;
      if (!isNewPod(attributes) || pod.spec === undefined) return;
      const merged = { ...Object.fromEntries(selectorOf(attributes)), ...pod.spec.nodeSelector };
      if (Object.keys(merged).length > 0) pod.spec.nodeSelector = merged;
      const refusal = check(attributes, pod);
      if (refusal !== undefined) throw refusal;
    },
    validate: (attributes, object) => (isNewPod(attributes) ? check(attributes, object as Pod) : undefined),
  };
}

export interface InvalidSelector {
  readonly problem: string;
}

/** Reads "a=b,c=d". */
export function parseNodeLabels(text: string): NodeLabels | InvalidSelector {
  const labels = new Map<string, string>();
  if (text === "") return labels;
  for (const each of text.split(",")) {
    const [key = "", value, ...more] = each.split("=").map((part) => part.trim());
    if (value === undefined || more.length > 0) return { problem: `invalid selector: [${each.replaceAll("=", " ")}]` };
    const problem = qualifiedName(key) ?? labelValue(value);
    if (problem !== undefined) return { problem: `invalid selector: [${key} ${value}]: ${problem}` };
    labels.set(key, value);
  }
  return labels;
}
