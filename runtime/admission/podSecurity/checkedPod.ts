import type { Container, EphemeralContainer } from "../../../generated/core/v1/container.ts";
import type { PodTemplateSpec } from "../../../generated/core/v1/podTemplate.ts";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import type { SecurityContext } from "../../../generated/core/v1/security.ts";
import type { Platform } from "../../schema/index.ts";
import { maxMessageLength } from "../../schema/status.ts";

export type CheckedContainer = Container | EphemeralContainer;

/** What checks look at: a pod, or what a workload makes pods of. */
export interface CheckedPod {
  readonly annotations: Readonly<Record<string, string>>;
  readonly spec: Partial<PodSpec>;
  /** Of every sort. */
  readonly containers: readonly CheckedContainer[];
}

/** How a pod violates a standard, e.g. reason `hostPort`, detail `container "app" uses hostPort 80`. */
export interface Violation {
  readonly reason: string;
  readonly detail: string;
}

export interface CheckContext {
  /** Version of the standard. */
  readonly minor: number;
  readonly names: CheckNames;
}

export type CheckNames = Pick<
  Platform["names"],
  "annotationAppArmorContainerPrefix" | "annotationSeccompContainerPrefix" | "annotationSeccompPod"
>;

export interface Check {
  readonly id: string;
  /** Minor version of the first standard that has it; absent: all have. */
  readonly since?: number;
  /** The check of the lower level that it takes the place of. */
  readonly replaces?: string;
  readonly find: (pod: CheckedPod, context: CheckContext) => Violation | undefined;
}

export function checkedPod({ metadata, spec = { containers: [] } }: PodTemplateSpec): CheckedPod {
  const { initContainers, containers, ephemeralContainers } = spec;
  return {
    annotations: metadata?.annotations ?? {},
    spec,
    containers: [...(initContainers ?? []), ...(containers ?? []), ...(ephemeralContainers ?? [])],
  };
}

/** Containers or volumes that have what they may not. */
export interface Found {
  readonly names: string[];
  /** What they have: each once, sorted. */
  readonly values: string[];
}

interface Named {
  readonly name: string;
}

/** Undefined: there is nothing wrong. */
type Values = readonly string[] | undefined;

/** Looks no further when it has found more than a message shows: a pod may have thousands of containers. */
export function findIn<T extends Named>(items: readonly T[], valuesOf: (item: T) => Values): Found {
  const names: string[] = [];
  const all = new Set<string>();
  let length = 0;
  for (const each of items) {
    const values = valuesOf(each);
    if (values === undefined) continue;
    names.push(each.name);
    length += each.name.length;
    for (const value of values) {
      all.add(value);
      length += value.length;
      if (length > maxMessageLength) break;
    }
    if (length > maxMessageLength) break;
  }
  return { names, values: sortedSet(all) };
}

/** Names of the containers whose security context is as asked; one without has none of the fields. */
export function containersThat({ containers }: CheckedPod, is: (context: SecurityContext) => boolean): string[] {
  return findIn(containers, ({ securityContext }) => (is(securityContext ?? none) ? [] : undefined)).names;
}

const none: SecurityContext = {};

/** Since when a pod says that it is for Windows, what Windows does not have is not asked of it. */
export function isExemptWindows({ spec }: CheckedPod, { minor }: CheckContext): boolean {
  return minor >= 25 && spec.os?.name === "windows";
}

/** Whether root of the pod is not root of the node, which counts since it does so everywhere. */
export function hasOwnUsers({ spec }: CheckedPod, { minor }: CheckContext): boolean {
  return minor >= 35 && spec.hostUsers === false;
}

/** `container "a"`, `volumes "a", "b"`. */
export function several(noun: string, names: readonly string[]): string {
  return `${plural(noun, names.length)} ${quotedList(names)}`;
}

/** The verb for so many names. */
export function uses(names: readonly string[]): string {
  return names.length === 1 ? "uses" : "use";
}

export function plural(noun: string, count: number): string {
  return count === 1 ? noun : `${noun}s`;
}

export function quotedList(texts: readonly string[]): string {
  return `"${texts.join('", "')}"`;
}

/** Each text once, in the order of the alphabet. */
export function sortedSet(texts: Iterable<string>): string[] {
  return [...new Set(texts)].sort();
}

export interface Setters {
  /** Whether the pod as a whole is one. */
  readonly pod: boolean;
  readonly containers: readonly string[];
}

/** `pod`, `container "a"`, `pod and containers "a", "b"`; "" where there is none. */
export function setters({ pod, containers }: Setters): string {
  const ofContainers = containers.length === 0 ? [] : [several("container", containers)];
  return [...(pod ? ["pod"] : []), ...ofContainers].join(" and ");
}
