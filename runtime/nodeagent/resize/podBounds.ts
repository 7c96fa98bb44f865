import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { ResourceRequirements } from "../../../generated/core/v1/shared.ts";
import { type Bound, nanosIn, requestNanos } from "../container/amounts.ts";
import { memberOf } from "../../schema/object.ts";

/** What a resize changes of a pod: the resources of its containers, by name, and those of the pod as a whole. */
export interface PodBounds {
  readonly containers: ContainerBounds;
  readonly pod?: ResourceRequirements | undefined;
}

/** Resources by the name of the container. */
export type ContainerBounds = Readonly<Record<string, ResourceRequirements>>;

/** What the containers of a pod have. */
export interface GivenBounds {
  /** What each was given. */
  readonly given: ContainerBounds;
  /**
   * The most that each may have of which it is not known whether it has what it was to be given last: the agent was
   * killed before it could note it, or the runtime has not said so. It may have what it was given before, too.
   */
  readonly unsure: ContainerBounds;
}

/** The most that containers may have. */
export function mostBounds({ given, unsure }: GivenBounds): ContainerBounds {
  return { ...given, ...unsure };
}

/** Containers were given this, which is sure. */
export function withGiven({ given, unsure }: GivenBounds, fresh: ContainerBounds): GivenBounds {
  const others = Object.entries(unsure).filter(([name]) => memberOf(fresh, name) === undefined);
  return { given: { ...given, ...fresh }, unsure: Object.fromEntries(others) };
}

/** Containers are about to be given this, and whether they were is not sure until it is known. */
export function withUnsure({ given, unsure }: GivenBounds, fresh: ContainerBounds): GivenBounds {
  const most = mostBounds({ given, unsure });
  const widened = Object.entries(fresh).map(([name, to]) => [name, larger(memberOf(most, name) ?? to, to)] as const);
  return { given, unsure: { ...unsure, ...Object.fromEntries(widened) } };
}

/** What can be resized. */
export const resizable = ["cpu", "memory"] as const;
export type Resizable = (typeof resizable)[number];

export function boundsOf({ spec }: Pod): PodBounds {
  const all = [...(spec?.initContainers ?? []), ...(spec?.containers ?? [])];
  const containers = Object.fromEntries(all.map(({ name, resources = {} }) => [name, resources]));
  return { containers, ...(spec?.resources === undefined ? {} : { pod: spec.resources }) };
}

/** The pod with these bounds; containers that they do not name keep their own. The same object if nothing differs. */
export function withBounds(pod: Pod, { containers, pod: ofPod }: PodBounds): Pod {
  const { spec } = pod;
  if (spec === undefined) return pod;
  const bounded = (each: Container): Container => {
    const resources = memberOf(containers, each.name);
    if (resources === undefined || isSame(each.resources, resources)) return each;
    return { ...each, resources: resizedTo(each.resources, resources) };
  };
  const apps = spec.containers.map(bounded);
  const inits = spec.initContainers?.map(bounded);
  const isPodSame = ofPod === undefined || isSame(spec.resources, ofPod);
  const isSameList = (a: readonly Container[] = [], b: readonly Container[] = []) =>
    a.every((each, i) => each === b[i]);
  if (isPodSame && isSameList(apps, spec.containers) && isSameList(inits, spec.initContainers)) return pod;
  return {
    ...pod,
    spec: {
      ...spec,
      containers: apps,
      ...(inits === undefined ? {} : { initContainers: inits }),
      ...(isPodSame ? {} : { resources: ofPod }),
    },
  };
}

/** What is not in the bounds is not granted, though the pod wants it. */
function resizedTo(wanted: ResourceRequirements = {}, bounds: ResourceRequirements): ResourceRequirements {
  const merged = resizable.reduce((from, name) => taking(name, { from, to: bounds }), wanted);
  const { requests = {}, limits = {}, ...others } = merged;
  const isEmpty = (each: object) => Object.keys(each).length === 0;
  return { ...others, ...(isEmpty(requests) ? {} : { requests }), ...(isEmpty(limits) ? {} : { limits }) };
}

/** What can be resized and differs. */
export function changes(a: ResourceRequirements = {}, b: ResourceRequirements = {}): readonly Resizable[] {
  return resizable.filter((name) => (["requests", "limits"] as const).some((bound) => differs(a, b, { bound, name })));
}

/** The first with one resource of the second. */
export function taking(
  name: Resizable,
  { from, to }: { readonly from: ResourceRequirements; readonly to: ResourceRequirements },
): ResourceRequirements {
  const merged = (bound: Bound) => {
    const { [name]: _, ...others } = from[bound] ?? {};
    const own = to[bound]?.[name];
    return own === undefined ? others : { ...others, [name]: own };
  };
  return { ...from, requests: merged("requests"), limits: merged("limits") };
}

/** The larger of each bound of both; no limit is larger than any. */
export function larger(a: ResourceRequirements, b: ResourceRequirements): ResourceRequirements {
  return resizable.reduce((all, name) => {
    const { limits = {} } = shrinks(name, { from: a, to: b }) ? a : b;
    const { requests = {} } = requestNanos(a, name) > requestNanos(b, name) ? a : b;
    return taking(name, { from: all, to: { limits, requests } });
  }, a);
}

/** Whether the second lets through less of a resource; what has no limit lets through all. */
export function shrinks(
  name: Resizable,
  { from, to }: { from: ResourceRequirements; to: ResourceRequirements },
): boolean {
  if (to.limits?.[name] === undefined) return false;
  return from.limits?.[name] === undefined || nanosIn(to.limits, name) < nanosIn(from.limits, name);
}

function isSame(a: ResourceRequirements = {}, b: ResourceRequirements = {}): boolean {
  return changes(a, b).length === 0;
}

/** One that is not there differs from zero. */
function differs(
  a: ResourceRequirements,
  b: ResourceRequirements,
  { bound, name }: { readonly bound: Bound; readonly name: string },
): boolean {
  const isThere = (each: ResourceRequirements) => each[bound]?.[name] !== undefined;
  return isThere(a) !== isThere(b) || nanosIn(a[bound], name) !== nanosIn(b[bound], name);
}
