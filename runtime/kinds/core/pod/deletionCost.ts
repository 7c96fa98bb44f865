import { annotationPodDeletionCost } from "../../../../generated/wellknown.ts";
import { addErrors, type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { ObjectMetaLike } from "../../../schema/object.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";

/** Whether it counts what it costs that a pod goes before its like. */
export function hasDeletionCosts({ isGateOn }: Pick<StrategyContext, "isGateOn">): boolean {
  return isGateOn?.("PodDeletionCost") === true;
}

export function validateDeletionCost(metadata: ObjectMetaLike | undefined, path: string, errors: FieldError[]): void {
  if (isCost(metadata)) return;
  const cost = metadata?.annotations?.[annotationPodDeletionCost];
  addErrors(errors, [invalid(`${path}.annotations[${annotationPodDeletionCost}]`, cost, "must be a 32bit integer")]);
}

/** Whether the cost is one that counts; none at all is. */
export function isCost(metadata: ObjectMetaLike | undefined): boolean {
  const cost = metadata?.annotations?.[annotationPodDeletionCost];
  return cost === undefined || (/^(?:0|-?[1-9]\d{0,9})$/.test(cost) && Number(cost) === (Number(cost) | 0));
}
