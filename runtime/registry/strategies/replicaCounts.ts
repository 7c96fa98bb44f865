import { type FieldError, invalid } from "../../schema/fieldError.ts";

/** Pods of a workload, by what is known of them. */
interface Counts {
  readonly replicas?: number;
  readonly readyReplicas?: number;
  readonly availableReplicas?: number;
  readonly collisionCount?: number;
}

/** Each of `parts` counts some of all replicas, and what is available is ready. Returns the errors of a status. */
export function validateCounts<T extends Counts>(
  status: T | undefined,
  parts: readonly (keyof T & string)[],
  readyName = "readyReplicas",
): FieldError[] {
  if (status === undefined) return [];
  const errors: FieldError[] = [];
  const total = status.replicas ?? 0;
  for (const part of parts) {
    const count = Number(status[part] ?? 0);
    if (count > total) errors.push(invalid(`status.${part}`, count, "cannot be greater than status.replicas"));
  }
  const available = status.availableReplicas ?? 0;
  if (available > (status.readyReplicas ?? 0)) {
    errors.push(invalid("status.availableReplicas", available, `cannot be greater than ${readyName}`));
  }
  return errors;
}

/** Collisions of generated names are counted up only, since the count is part of the next name. */
export function validateCollisions(status: Counts | undefined, old: Counts | undefined): FieldError[] {
  const before = old?.collisionCount;
  const count = status?.collisionCount;
  if (before === undefined || (count !== undefined && count >= before)) return [];
  return [invalid("status.collisionCount", count ?? 0, "cannot be decremented")];
}
