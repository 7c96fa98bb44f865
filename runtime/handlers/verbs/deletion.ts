import { finalizerForegroundDeletion, finalizerOrphan } from "../../../generated/wellknown.ts";
import { timestamp } from "../../lib/timestamp.ts";
import type { Outcome } from "../../registry/change.ts";
import type { ApiObject, ObjectMetaLike, Strategy } from "../../schema/index.ts";
import type { DeleteOptions } from "../options/deleteOptions.ts";

export interface DeletionParts {
  readonly options: DeleteOptions;
  readonly strategy: Strategy;
  readonly nowMs: number;
}

/**
 * What a delete makes of an object, which it changes: gone when nothing holds it; else marked with the time when its
 * grace ends, which later deletes may only bring nearer.
 */
export function markDeleted(object: ApiObject, parts: DeletionParts): Outcome {
  const { options, strategy } = parts;
  const metadata = (object.metadata ??= {});
  const isHeldByKind = strategy.holdsDeletion?.(object) === true;
  const isMarked = metadata.deletionTimestamp !== undefined;
  if (isMarked && isHeldByKind) return { kind: "keep" };
  const grace = graceOf(object, parts);
  if (grace === "pending") return { kind: "keep" };
  const changesFinalizers = setPropagationFinalizers(metadata, { options, strategy });
  if (grace !== undefined) {
    giveGrace(metadata, { graceSeconds: grace, nowMs: parts.nowMs });
    return { kind: "write", object };
  }
  if (!isHeldByKind && metadata.finalizers === undefined) return { kind: "remove" };
  const changesTime = markWithoutGrace(metadata, { nowMs: parts.nowMs, isHeldByKind });
  if (!isMarked) strategy.beginDeletion?.(object);
  return changesFinalizers || changesTime ? { kind: "write", object } : { kind: "keep" };
}

/** Being deleted, with no grace left and nothing that holds it. */
export function isReleased(object: ApiObject, strategy: Strategy): boolean {
  const { deletionTimestamp, deletionGracePeriodSeconds = 0, finalizers = [] } = object.metadata ?? {};
  if (deletionTimestamp === undefined || deletionGracePeriodSeconds > 0 || finalizers.length > 0) return false;
  return strategy.holdsDeletion?.(object) !== true;
}

/**
 * The grace that this delete gives, in seconds; "pending" when the object has its grace already and this delete does
 * not shorten it; undefined when there is none to give, or it is over.
 */
function graceOf(object: ApiObject, { options, strategy }: DeletionParts): number | "pending" | undefined {
  if (strategy.gracePeriodSeconds === undefined) return undefined;
  const { gracePeriodSeconds: requested } = options;
  const { deletionTimestamp, deletionGracePeriodSeconds: given = 0 } = object.metadata ?? {};
  if (deletionTimestamp === undefined) return strategy.gracePeriodSeconds(object, requested);
  if (given === 0) return undefined;
  return requested === undefined || requested >= given ? "pending" : requested;
}

/** @limit End of the grace of a deletion since 1970, which is that of the year 9999: a longer one ends then. */
const lastEndMs = 253_402_300_799_000; // 9999-12-31T23:59:59Z, the last time that RFC 3339 has a text for

function giveGrace(
  metadata: ObjectMetaLike,
  { graceSeconds, nowMs }: { readonly graceSeconds: number; readonly nowMs: number },
): void {
  const { deletionTimestamp, deletionGracePeriodSeconds = 0 } = metadata;
  if (deletionTimestamp === undefined) {
    countGeneration(metadata);
    const endMs = Math.min(nowMs + graceSeconds * 1000, lastEndMs);
    metadata.deletionTimestamp = timestamp(endMs);
    metadata.deletionGracePeriodSeconds = Math.ceil((endMs - nowMs) / 1000);
    return;
  }
  const startMs = Date.parse(deletionTimestamp) - deletionGracePeriodSeconds * 1000;
  const endMs = startMs + graceSeconds * 1000;
  const isOver = endMs < nowMs;
  metadata.deletionTimestamp = timestamp(isOver ? nowMs : endMs);
  // A grace that is over already is the shortest there is, unless none was asked for.
  metadata.deletionGracePeriodSeconds = isOver ? Math.min(graceSeconds, 1) : graceSeconds;
}

/** Returns whether anything changed. A kind that holds its objects by itself counts neither grace nor this. */
function markWithoutGrace(
  metadata: ObjectMetaLike,
  { nowMs, isHeldByKind }: { readonly nowMs: number; readonly isHeldByKind: boolean },
): boolean {
  const { deletionTimestamp, deletionGracePeriodSeconds } = metadata;
  const isMarked = deletionTimestamp !== undefined && Date.parse(deletionTimestamp) <= nowMs;
  if (isMarked && (isHeldByKind || deletionGracePeriodSeconds === 0)) return false;
  if (!isMarked) metadata.deletionTimestamp = timestamp(nowMs);
  if (isHeldByKind) return true;
  if (deletionTimestamp === undefined) countGeneration(metadata);
  metadata.deletionGracePeriodSeconds = 0;
  return true;
}

function countGeneration(metadata: ObjectMetaLike): void {
  if (metadata.generation !== undefined && metadata.generation > 0) metadata.generation += 1;
}

/**
 * Foreground and orphan propagation are finalizers that the garbage collector takes away. Returns whether they changed.
 */
function setPropagationFinalizers(
  metadata: ObjectMetaLike,
  { options, strategy }: Pick<DeletionParts, "options" | "strategy">,
): boolean {
  const before = metadata.finalizers ?? [];
  const wanted = propagationFinalizer(before, { options, strategy });
  const others = before.filter((each) => each !== finalizerOrphan && each !== finalizerForegroundDeletion);
  const finalizers = wanted === undefined ? others : [...others, wanted];
  const known = new Set(before);
  const isSame = finalizers.length === before.length && finalizers.every((each) => known.has(each));
  if (!isSame) metadata.finalizers = finalizers;
  if (finalizers.length === 0) delete metadata.finalizers;
  return !isSame;
}

/** What the delete asks for, else what an owner or a delete before has set, else what is usual for the kind. */
function propagationFinalizer(
  before: readonly string[],
  { options, strategy }: Pick<DeletionParts, "options" | "strategy">,
): string | undefined {
  const { defaultPropagation } = strategy;
  if (defaultPropagation === "none") return undefined;
  switch (options.propagationPolicy) {
    case "Orphan":
      return finalizerOrphan;
    case "Foreground":
      return finalizerForegroundDeletion;
    case "Background":
      return undefined;
    default:
      if (before.includes(finalizerOrphan)) return finalizerOrphan;
      if (before.includes(finalizerForegroundDeletion)) return finalizerForegroundDeletion;
      return defaultPropagation === "Orphan" ? finalizerOrphan : undefined;
  }
}
