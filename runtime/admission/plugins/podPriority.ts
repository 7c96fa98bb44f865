import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodGroup } from "../../../generated/scheduling/v1alpha2/podGroup.ts";
import type { PriorityClass } from "../../../generated/scheduling/v1/priorityClass.ts";
import type { ApiObject, Platform, StatusError } from "../../schema/index.ts";
import type { AdmissionAttributes, AdmissionPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import { foundIn, type Stored } from "../stored.ts";
import { isNewPod, isOfPod } from "./ofPods.ts";

export interface PodPriorityOptions {
  readonly classes: Stored<PriorityClass>;
  readonly platform: Pick<Platform, "apiDomain">;
  readonly isGateOn: (gate: string) => boolean;
}

/**
 * Pods, and groups of them, get the priority of the class that they name, or of the one that is the default of all, or
 * none; none of them has another. One class is the default.
 */
export function podPriority({ classes, platform, isGateOn }: PodPriorityOptions): AdmissionPlugin {
  const defaultOf = foundIn(classes, leastDefault);
  const known: Known = { find: classes.find, defaultOf };
  const group = `scheduling.${platform.apiDomain}`;
  const ranksGroups = isGateOn("WorkloadAwarePreemption");
  const isNewGroup = ({ operation, descriptor, subresource }: AdmissionAttributes): boolean =>
    ranksGroups && operation === "create" && subresource === "" && isKind(descriptor, "podgroups");
  const isKind = ({ plural, group: of }: AdmissionAttributes["descriptor"], wanted: string): boolean =>
    plural === wanted && of === group;
  return {
    name: "Priority",
    inquire: (attributes, object) => {
      const isRanked = isNewPod(attributes) || isNewGroup(attributes);
      const name = isRanked ? (object as Pod | PodGroup).spec?.priorityClassName : undefined;
      return name && classes.find("", name) === undefined ? classes.refresh() : undefined;
    },
    mutate: (attributes, object, old) => {
      if (isNewGroup(attributes)) {
        rankGroup(object as PodGroup, attributes, classFor((object as PodGroup).spec, attributes, known));
      }
      if (!isOfPod(attributes)) return;
      if (attributes.operation === "update") keep(object as Pod, old as Pod | undefined);
      else if (attributes.operation === "create") {
        resolve(object as Pod, attributes, classFor((object as Pod).spec, attributes, known));
      }
    },
    validate: (attributes, object) => {
      const { operation, descriptor } = attributes;
      if (operation === "delete" || !isKind(descriptor, "priorityclasses")) return;
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

interface Ranked {
  priorityClassName?: string;
}

interface Known {
  readonly find: Stored<PriorityClass>["find"];
  readonly defaultOf: () => PriorityClass | undefined;
}

/** The class that counts, whose name is noted. */
function classFor(
  spec: Ranked | undefined,
  attributes: AdmissionAttributes,
  { find, defaultOf }: Known,
): PriorityClass | undefined {
  const name = spec?.priorityClassName;
  const found = name ? find("", name) : defaultOf();
  if (name && found === undefined) throw refused(attributes, `no PriorityClass with name ${name} was found`);
  if (spec !== undefined && !name && found?.metadata?.name !== undefined) spec.priorityClassName = found.metadata.name;
  return found;
}

function resolve({ spec }: Pod, attributes: AdmissionAttributes, found: PriorityClass | undefined): void {
  if (spec === undefined) return;
  const { value = 0, preemptionPolicy = "PreemptLowerPriority" } = found ?? {};
  checkSame(attributes, { what: "integer value of priority", given: spec.priority, computed: value });
  const policy = { given: spec.preemptionPolicy, computed: preemptionPolicy };
  checkSame(attributes, { what: "string value of PreemptionPolicy", ...policy });
  spec.priority = value;
  spec.preemptionPolicy = preemptionPolicy;
}

function rankGroup({ spec }: PodGroup, attributes: AdmissionAttributes, found: PriorityClass | undefined): void {
  const { value = 0 } = found ?? {};
  const given = spec.priority ?? value;
  if (given !== value) {
    const computed = `the priority computed (${value}) based on the priority class set in the spec`;
    throw refused(attributes, `priority set in the pod group (${given}) must match ${computed}`);
  }
  spec.priority = value;
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
