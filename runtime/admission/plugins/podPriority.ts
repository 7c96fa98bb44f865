import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PriorityClass } from "../../../generated/scheduling/v1/priorityClass.ts";
import type { ApiObject, Platform, StatusError } from "../../schema/index.ts";
import type { AdmissionAttributes, AdmissionPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import { foundIn, type Stored } from "../stored.ts";
import { isNewPod, isOfPod } from "./ofPods.ts";

export interface PodPriorityOptions {
  readonly classes: Stored<PriorityClass>;
  readonly platform: Pick<Platform, "apiDomain">;
}

/**
 * Pods get the priority of the class that they name, or of the one that is the default of all, or none; no pod has
 * another. One class is the default.
 */
export function podPriority({ classes, platform }: PodPriorityOptions): AdmissionPlugin {
  const defaultOf = foundIn(classes, leastDefault);
  const group = `scheduling.${platform.apiDomain}`;
  return {
    name: "Priority",
    inquire: (attributes, object) => {
      const name = isNewPod(attributes) ? (object as Pod).spec?.priorityClassName : undefined;
      return name && classes.find("", name) === undefined ? classes.refresh() : undefined;
    },
    mutate: (attributes, object, old) => {
      if (!isOfPod(attributes)) return;
      if (attributes.operation === "update") keep(object as Pod, old as Pod | undefined);
      else if (attributes.operation === "create") resolve(object as Pod, attributes, classes, defaultOf);
    },
    validate: (attributes, object) => {
      const { operation, descriptor } = attributes;
      if (operation === "delete" || descriptor.plural !== "priorityclasses" || descriptor.group !== group) return;
      return secondDefault(attributes, object, defaultOf());
    },
  };
}

/** Of two that were made at the same time on two servers, the lower one counts. */
function leastDefault(classes: readonly PriorityClass[]): PriorityClass | undefined {
  let least: PriorityClass | undefined;
  for (const each of classes) {
    if (each.globalDefault === true && (least === undefined || (each.value ?? 0) < (least.value ?? 0))) least = each;
  }
  return least;
}

/** A client that leaves out what the server has filled in does not mean to take it away. */
function keep({ spec }: Pod, old: Pod | undefined): void {
  if (spec === undefined || old?.spec === undefined) return;
  const { priority, preemptionPolicy } = old.spec;
  if (priority !== undefined) spec.priority ??= priority;
  if (preemptionPolicy !== undefined) spec.preemptionPolicy ??= preemptionPolicy;
}

function resolve(
  { spec }: Pod,
  attributes: AdmissionAttributes,
  { find }: Stored<PriorityClass>,
  defaultOf: () => PriorityClass | undefined,
): void {
  if (spec === undefined) return;
  const { priorityClassName: name } = spec;
  const found = name ? find("", name) : defaultOf();
  if (name && found === undefined) throw refused(attributes, `no PriorityClass with name ${name} was found`);
  if (!name && found?.metadata?.name !== undefined) spec.priorityClassName = found.metadata.name;
  const { value = 0, preemptionPolicy = "PreemptLowerPriority" } = found ?? {};
  checkSame(attributes, { what: "integer value of priority", given: spec.priority, computed: value });
  const policy = { given: spec.preemptionPolicy, computed: preemptionPolicy };
  checkSame(attributes, { what: "string value of PreemptionPolicy", ...policy });
  spec.priority = value;
  spec.preemptionPolicy = preemptionPolicy;
}

interface Compared {
  readonly what: string;
  readonly given: string | number | undefined;
  readonly computed: string | number;
}

function checkSame(attributes: AdmissionAttributes, { what, given, computed }: Compared): void {
  if (given === undefined || given === computed) return;
  const rule = `the ${what} (${given}) must not be provided in pod spec`;
  const found = `priority admission controller computed ${computed} from the given PriorityClass name`;
  throw refused(attributes, `${rule}; ${found}`);
}

function secondDefault(
  attributes: AdmissionAttributes,
  object: ApiObject | undefined,
  current: PriorityClass | undefined,
): StatusError | undefined {
  const other = current?.metadata?.name;
  if ((object as PriorityClass | undefined)?.globalDefault !== true) return undefined;
  if (other === undefined || other === attributes.name) return undefined;
  const text = `PriorityClass ${other} is already marked as default. Only one default can exist`;
  return refused(attributes, text);
}
