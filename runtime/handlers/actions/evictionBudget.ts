import type { LabelSelector } from "../../../generated/meta/v1.ts";
import { timestamp } from "../../lib/timestamp.ts";
import { evictionRefused, forbidden } from "../../../generated/errors.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodDisruptionBudget } from "../../../generated/policy/v1/podDisruptionBudget.ts";
import { selectorMatches } from "../../lib/labelSelector.ts";
import type { Store } from "../../registry/store.ts";
import type { HandlerContext } from "../context.ts";
import type { DeleteOptions } from "../options/deleteOptions.ts";
import { redirected } from "./redirected.ts";
import type { ResourceRequest } from "../request.ts";
import { inOneStep, updateObject } from "../verbs/update.ts";

export type Budget = PodDisruptionBudget;

interface BudgetParts {
  readonly request: ResourceRequest;
  readonly context: HandlerContext;
  readonly options: Pick<DeleteOptions, "dryRun">;
}

const budgetResource = "poddisruptionbudgets";
/** @limit Evicted pods that a disruption budget still lists: 403, since no controller seems to update it. */
const maxDisruptedPods = 2000;
/** Seconds after which a budget that was changed has probably been looked at. */
const retrySeconds = 10;

/** The budgets of the pod's namespace that count it. */
export async function budgetsOf(pod: Pod, { request, context }: BudgetParts): Promise<Budget[]> {
  const store = budgetStore(context);
  if (store === undefined) return [];
  const code = await store.load();
  const { entries } = store.cache.list({ prefix: store.rangeOf(request.namespace) });
  return entries
    .map((each) => store.decode(each.bytes, code) as Budget)
    .filter(({ spec }) => spec?.selector !== undefined && isSelected(spec.selector, pod));
}

function isSelected(selector: object, pod: Pod): boolean {
  return selectorMatches(selector as LabelSelector, pod.metadata?.labels);
}

/** Whether a pod that is not ready may go: it counts for nothing, unless the budget waits for pods to become ready. */
export function mayGoUnready({ spec, status = {} }: Budget): boolean {
  if (spec?.unhealthyPodEvictionPolicy === "AlwaysAllow") return true;
  const { currentHealthy = 0, desiredHealthy = 0 } = status;
  return desiredHealthy > 0 && currentHealthy >= desiredHealthy;
}

/**
 * Takes one of the disruptions that the budget allows, and notes the pod in it, so that its controller knows of the
 * pod before it sees it go. Throws evictionRefused when there is none to take.
 */
export async function takeDisruption(budget: Budget, { request, context, options }: BudgetParts): Promise<void> {
  const store = budgetStore(context);
  if (store === undefined) return;
  const target = redirected(request, { store, name: budget.metadata?.name ?? "", subresource: "status" });
  await updateObject(
    inOneStep((now) => withDisruption(now as Budget, request)),
    {
      request: target,
      context,
      code: await store.load(),
      options: { dryRun: options.dryRun, fieldValidation: "Ignore", fieldManager: "" },
    },
  );
}

function budgetStore({ stores }: HandlerContext): Store | undefined {
  return stores.store("policy", budgetResource);
}

function withDisruption(budget: Budget, { name, nowMs }: ResourceRequest): Budget {
  const { status = {} } = budget;
  const allowed = disruptionsAllowed(budget) - 1;
  const disruptedPods = { ...status.disruptedPods, [name]: timestamp(nowMs) };
  const { conditions } = allowed > 0 ? status : withoutDisruptions(budget, nowMs);
  return {
    ...budget,
    status: {
      ...status,
      disruptionsAllowed: allowed,
      disruptedPods,
      ...(conditions === undefined ? {} : { conditions }),
    },
  };
}

/** How many pods may go at present, one at least. Throws evictionRefused or forbidden when none may. */
function disruptionsAllowed({ metadata, status = {} }: Budget): number {
  const name = metadata?.name ?? "";
  const { disruptionsAllowed: allowed = 0, disruptedPods = {}, observedGeneration = 0 } = status;
  if (observedGeneration < (metadata?.generation ?? 0)) {
    throw evictionRefused(`The disruption budget ${name} is still being processed by the server.`, retrySeconds);
  }
  const resource = { group: "policy", resource: "poddisruptionbudget" };
  if (allowed < 0) throw forbidden(resource, name, "pdb disruptions allowed is negative");
  if (Object.keys(disruptedPods).length > maxDisruptedPods) {
    const text = "DisruptedPods map too big - too many evictions not confirmed by PDB controller";
    throw forbidden(resource, name, text);
  }
  if (allowed > 0) return allowed;
  throw evictionRefused(`The disruption budget ${name} ${whyNone(status)}`);
}

/** Counts of a budget that failed to sync say nothing, and those that leave room are not the reason. */
function whyNone({ conditions, desiredHealthy = 0, currentHealthy = 0 }: NonNullable<Budget["status"]>): string {
  const current = conditions?.find((each) => each.type === condition);
  const said = current?.status === "False" && current.message !== "" ? current : undefined;
  const general = "does not allow evicting pods currently";
  if (said?.reason === "SyncFailed") return `${general} because it failed sync: ${said.message}`;
  if (currentHealthy <= desiredHealthy) {
    return `needs ${desiredHealthy} healthy pods and has ${currentHealthy} currently`;
  }
  return said === undefined ? general : `${general} (${said.reason}): ${said.message}`;
}

const condition = "DisruptionAllowed";

/** The status of a budget whose last disruption has been taken. */
function withoutDisruptions({ status = {} }: Budget, nowMs: number): NonNullable<Budget["status"]> {
  const before = status.conditions?.find((each) => each.type === condition);
  const others = (status.conditions ?? []).filter((each) => each !== before);
  const now = {
    type: condition,
    status: "False",
    observedGeneration: status.observedGeneration ?? 0,
    lastTransitionTime: before?.status === "False" ? before.lastTransitionTime : timestamp(nowMs),
    reason: "InsufficientPods",
    message: "",
  } as const;
  return { ...status, conditions: [...others, now] };
}
