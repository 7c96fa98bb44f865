import type { PodDisruptionBudget } from "../../../../generated/policy/v1/podDisruptionBudget.ts";
import type { Cell } from "../../../schema/descriptor.ts";

export function minAvailable(budget: PodDisruptionBudget): Cell {
  return String(budget.spec?.minAvailable ?? "N/A");
}

export function maxUnavailable(budget: PodDisruptionBudget): Cell {
  return String(budget.spec?.maxUnavailable ?? "N/A");
}
