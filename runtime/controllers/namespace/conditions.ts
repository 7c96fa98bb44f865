import { timestamp } from "../../lib/timestamp.ts";
import type { NamespaceCondition, NamespaceStatus } from "../../../generated/core/v1/namespace.ts";
import type { Platform } from "../../schema/index.ts";
import type { Emptied } from "./contents.ts";

interface Finding {
  readonly type: NonNullable<NamespaceCondition["type"]>;
  readonly reason: string;
  readonly message: string;
}

/**
 * The status that tells what still keeps a namespace: a condition of each type, True where something does. The status
 * itself when nothing is new.
 */
export function withConditions(
  status: NamespaceStatus | undefined,
  context: { readonly found: Emptied; readonly platform: Platform; readonly nowMs: number },
): NamespaceStatus | undefined {
  const failures = failuresOf(context.found);
  const time = timestamp(context.nowMs);
  const conditions = [...(status?.conditions ?? [])];
  let isNew = false;
  for (const success of successes(context.platform)) {
    const failure = failures.find((each) => each.type === success.type);
    const isTrue = failure !== undefined;
    const wanted = { ...(failure ?? success), status: isTrue ? "True" : "False" } as const;
    const at = conditions.findIndex((each) => each.type === success.type);
    const old = conditions[at];
    if (old?.status === wanted.status && old.reason === wanted.reason && old.message === wanted.message) continue;
    isNew = true;
    const lastTransitionTime = old?.status === wanted.status ? (old.lastTransitionTime ?? time) : time;
    const { type, status: state, reason, message } = wanted;
    const condition: NamespaceCondition = { type, status: state, lastTransitionTime, reason, message };
    if (old === undefined) conditions.push(condition);
    else conditions[at] = condition;
  }
  return isNew ? { ...status, conditions } : status;
}

/** In the order of the status. */
function successes({ systemPrefix }: Platform): readonly Finding[] {
  return [
    {
      type: "NamespaceDeletionDiscoveryFailure",
      reason: "ResourcesDiscovered",
      message: "All resources successfully discovered",
    },
    {
      type: "NamespaceDeletionGroupVersionParsingFailure",
      reason: "ParsedGroupVersions",
      message: `All legacy ${systemPrefix} types successfully parsed`,
    },
    {
      type: "NamespaceDeletionContentFailure",
      reason: "ContentDeleted",
      message: "All content successfully deleted, may be waiting on finalization",
    },
    { type: "NamespaceContentRemaining", reason: "ContentRemoved", message: "All content successfully removed" },
    {
      type: "NamespaceFinalizersRemaining",
      reason: "ContentHasNoFinalizers",
      message: "All content-preserving finalizers finished",
    },
  ];
}

function failuresOf(emptied: Emptied): Finding[] {
  const { contentErrors, remaining, finalizers } = emptied;
  const failures: Finding[] = [];
  const message = discoveryProblem(emptied);
  if (message !== undefined) {
    failures.push({ type: "NamespaceDeletionDiscoveryFailure", reason: "DiscoveryFailed", message });
  }
  if (contentErrors.length > 0) {
    const texts = contentErrors.map(textOf).sort().join(", ");
    const message = `Failed to delete all resource types, ${contentErrors.length} remaining: ${texts}`;
    failures.push({ type: "NamespaceDeletionContentFailure", reason: "ContentDeletionFailed", message });
  }
  if (remaining.size > 0) {
    const texts = [...remaining].map(([resource, number]) => `${resource} has ${number} resource instances`);
    const message = `Some resources are remaining: ${texts.sort().join(", ")}`;
    failures.push({ type: "NamespaceContentRemaining", reason: "SomeResourcesRemain", message });
  }
  if (finalizers.size > 0) {
    const texts = [...finalizers].map(([finalizer, number]) => `${finalizer} in ${number} resource instances`);
    const message = `Some content in the namespace has finalizers remaining: ${texts.sort().join(", ")}`;
    failures.push({ type: "NamespaceFinalizersRemaining", reason: "SomeFinalizersRemain", message });
  }
  return failures;
}

/** Why it is not known what there is to delete; undefined: it is known. */
export function discoveryProblem({ discoveryError, stale }: Emptied): string | undefined {
  if (discoveryError !== undefined) return textOf(discoveryError);
  if (stale.length === 0) return undefined;
  const texts = stale.map((each) => `${each}: stale GroupVersion discovery: ${each}`).join(", ");
  const begin = `Discovery failed for some groups, ${stale.length} failing`;
  return `${begin}: unable to retrieve the complete list of server APIs: ${texts}`;
}

export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
