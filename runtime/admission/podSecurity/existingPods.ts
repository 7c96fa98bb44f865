import type { Pod } from "../../../generated/core/v1/pod.ts";
import { eachInTurns } from "../../lib/work.ts";
import { standardText, type Standard } from "./policy.ts";
import { type FindViolations, reasonsText } from "./violations.ts";

/** @limit Pods of a namespace that are checked when it enforces more: a warning says how many there are. */
const maxPods = 3000;
/** @limit Time in which they are checked: the same. */
const maxMs = 1000;

/** What may be read, one at a time. */
export interface StoredPods<T> {
  readonly list: (namespace: string) => readonly T[];
  readonly read: (stored: T) => Pod;
}

export interface ExistingPodsOptions<T> {
  readonly pods: StoredPods<T>;
  readonly find: FindViolations;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

/** Pods that violate in the same way: the first, and how many there are. */
interface Alike {
  readonly name: string;
  count: number;
}

/**
 * Warnings about pods that would not be let in any more; nothing happens to them. Pods of the same controller are most
 * often alike, so one of each is checked first, and the others while there is time.
 */
export async function existingPodsWarnings<T>(
  namespace: string,
  standard: Standard,
  { pods, find, now }: ExistingPodsOptions<T>,
): Promise<string[]> {
  const startMs = now();
  const stored = pods.list(namespace);
  const alike = new Map<string, Alike>();
  let checked = 0;
  const check = (pod: Pod) => {
    checked += 1;
    const reasons = reasonsText(find(pod, standard));
    if (reasons === "") return;
    const known = alike.get(reasons);
    if (known === undefined) alike.set(reasons, { name: pod.metadata?.name ?? "", count: 1 });
    else known.count += 1;
  };
  const isOver = (endMs: number) => checked >= maxPods || now() >= endMs;
  const controllers = new Set<string>();
  const others: T[] = [];
  await eachInTurns(
    until(stored, () => isOver(startMs + maxMs / 2)),
    (each) => {
      const pod = pods.read(each);
      const controller = controllerOf(pod);
      if (controller !== undefined && controllers.has(controller)) return void others.push(each);
      if (controller !== undefined) controllers.add(controller);
      check(pod);
    },
  );
  await eachInTurns(
    until(others, () => isOver(startMs + maxMs)),
    (each) => check(pods.read(each)),
  );
  return texts(alike, { namespace, standard, checked, total: stored.length });
}

function* until<T>(items: readonly T[], isOver: () => boolean): Iterable<T> {
  for (const item of items) {
    if (isOver()) return;
    yield item;
  }
}

function controllerOf({ metadata }: Pod): string | undefined {
  return metadata?.ownerReferences?.find((each) => each.controller === true)?.uid;
}

interface Checked {
  readonly namespace: string;
  readonly standard: Standard;
  readonly checked: number;
  readonly total: number;
}

function texts(alike: ReadonlyMap<string, Alike>, { namespace, standard, checked, total }: Checked): string[] {
  const level = "new PodSecurity enforce level";
  const violating = `existing pods in namespace "${namespace}" violate the ${level} "${standardText(standard)}"`;
  return [
    ...(checked < total ? [`${level} only checked against the first ${checked} of ${total} existing pods`] : []),
    ...(alike.size > 0 ? [violating] : []),
    ...[...alike].map(([reasons, each]) => `${each.name}${othersText(each.count - 1)}: ${reasons}`).sort(),
  ];
}

function othersText(count: number): string {
  return count === 0 ? "" : ` (and ${count} other ${count === 1 ? "pod" : "pods"})`;
}
