import { deepEqual } from "../deepEqual.ts";
import { memberOf } from "../object.ts";
import { compareQuantities, type Quantity } from "../quantity.ts";
import type { QosSpec } from "./podQos.ts";

type Amounts = Readonly<Record<string, Quantity>>;

interface Resources {
  readonly requests?: Amounts;
  readonly limits?: Amounts;
  readonly claims?: unknown;
}

interface Container {
  readonly name: string;
  readonly restartPolicy?: string;
  readonly resources?: Resources;
}

/** The part of a pod that decides. */
export interface FeaturePod {
  readonly spec?: QosSpec & {
    readonly resources?: Resources;
    readonly containers: readonly Container[];
    readonly initContainers?: readonly Container[];
  };
}

interface Update {
  readonly now: FeaturePod;
  readonly before: FeaturePod;
}

/**
 * What nodes may say that they can do, in `status.declaredFeatures`, and which update of a pod on a node needs it. Some
 * matter only to others who ask a node: no update needs them.
 */
const needs = {
  ExtendWebSocketsToKubelet: () => false,
  InPlacePodLevelResourcesVerticalScaling: ({ now, before }: Update) =>
    !isSame(now.spec?.resources, before.spec?.resources),
  InPlacePodVerticalScalingInitContainers: ({ now, before }: Update) =>
    pairs(now.spec?.initContainers, before.spec?.initContainers).some(
      ([one, other]) => other.restartPolicy !== "Always" && !isSame(one?.resources, other.resources),
    ),
  RestartAllContainersOnContainerExits: () => false,
} satisfies Readonly<Record<string, (update: Update) => boolean>>;

export type NodeFeature = keyof typeof needs;

/** Sorted. */
const names = Object.keys(needs).sort() as NodeFeature[];

/** The features that the node of a pod must have for an update of the pod, sorted. */
export function featuresNeeded(now: FeaturePod, before: FeaturePod): readonly NodeFeature[] {
  return names.filter((each) => needs[each]({ now, before }));
}

/** No update moves containers: each beside what it was. */
function pairs(now: readonly Container[] = [], before: readonly Container[] = []) {
  return before.map((each, index) => [now[index], each] as const);
}

function isSame(one: Resources = {}, other: Resources = {}): boolean {
  return (
    isSameAmounts(one.requests, other.requests) &&
    isSameAmounts(one.limits, other.limits) &&
    deepEqual(one.claims, other.claims)
  );
}

function isSameAmounts(one: Amounts = {}, other: Amounts = {}): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((name) => compareQuantities(one[name] ?? "", memberOf(other, name) ?? "") === 0);
}
