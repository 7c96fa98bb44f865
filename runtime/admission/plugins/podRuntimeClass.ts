import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import type { RuntimeClass } from "../../../generated/node/v1/runtimeClass.ts";
import { deepEqual } from "../../schema/deepEqual.ts";
import type { ApiObject } from "../../schema/index.ts";
import { memberOf } from "../../schema/object.ts";
import { compareQuantities, type Quantity } from "../../schema/quantity.ts";
import type { AdmissionAttributes, AdmissionPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import type { Stored } from "../stored.ts";
import { isNewPod } from "./ofPods.ts";

type Classes = Pick<Stored<RuntimeClass>, "find" | "refresh">;

/** Pods that name a runtime class have its overhead, and go where it is known. No other pod has an overhead. */
export function podRuntimeClass(classes: Classes): AdmissionPlugin {
  return {
    name: "RuntimeClass",
    inquire: (attributes, object) => {
      const name = isNewPod(attributes) ? (object as Pod).spec?.runtimeClassName : undefined;
      return name && classes.find("", name) === undefined ? classes.refresh() : undefined;
    },
    mutate: (attributes, object) => {
      if (!isNewPod(attributes)) return;
      const [spec, found] = [(object as Pod).spec, classOf(object, attributes, classes)];
      if (spec === undefined || found === undefined) return;
      addOverhead(spec, found, attributes);
      addScheduling(spec, found, attributes);
    },
    validate: (attributes, object) => {
      if (!isNewPod(attributes)) return undefined;
      const podFixed = classOf(object, attributes, classes)?.overhead?.podFixed;
      const { overhead } = (object as Pod).spec ?? {};
      if (podFixed !== undefined) return isSame(podFixed, overhead ?? {}) ? undefined : otherOverhead(attributes);
      if (Object.keys(overhead ?? {}).length === 0) return undefined;
      return refused(attributes, "pod rejected: Pod Overhead set without corresponding RuntimeClass defined Overhead");
    },
  };
}

/** Undefined: the pod names none. Throws a refusal for one that is not there. */
function classOf(pod: ApiObject | undefined, attributes: AdmissionAttributes, { find }: Classes) {
  const name = (pod as Pod | undefined)?.spec?.runtimeClassName;
  if (!name) return undefined;
  const found = find("", name);
  if (found === undefined) throw refused(attributes, `pod rejected: RuntimeClass "${name}" not found`);
  return found;
}

function otherOverhead(attributes: AdmissionAttributes) {
  return refused(attributes, "pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead");
}

function addOverhead(spec: PodSpec, { overhead }: RuntimeClass, attributes: AdmissionAttributes): void {
  const podFixed = overhead?.podFixed;
  if (podFixed === undefined) return;
  if (Object.keys(spec.overhead ?? {}).length > 0 && !isSame(podFixed, spec.overhead ?? {})) {
    throw otherOverhead(attributes);
  }
  spec.overhead = { ...podFixed };
}

type Amounts = Readonly<Record<string, Quantity>>;

function isSame(a: Amounts, b: Amounts): boolean {
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => compareQuantities(a[name] ?? "", memberOf(b, name) ?? "") === 0);
}

function addScheduling(spec: PodSpec, { scheduling }: RuntimeClass, attributes: AdmissionAttributes): void {
  const { nodeSelector = {}, tolerations = [] } = scheduling ?? {};
  for (const [key, value] of Object.entries(nodeSelector)) {
    const own = memberOf(spec.nodeSelector, key);
    if (own === undefined || own === value) continue;
    const wanted = `runtimeClass.scheduling.nodeSelector[${key}] = ${value}`;
    throw refused(attributes, `conflict: ${wanted}; pod.spec.nodeSelector[${key}] = ${own}`);
  }
  if (Object.keys(nodeSelector).length > 0) spec.nodeSelector = { ...spec.nodeSelector, ...nodeSelector };
  const given = spec.tolerations ?? [];
  const added = tolerations.filter((each) => !given.some((other) => deepEqual(each, other)));
  if (added.length > 0) spec.tolerations = [...given, ...structuredClone(added)];
}
