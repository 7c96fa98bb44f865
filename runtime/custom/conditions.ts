import type { ApiObject } from "../schema/object.ts";

export interface Condition {
  type?: string;
  status?: string;
  reason?: string;
  message?: string;
  lastTransitionTime?: string | null;
}

/** What is found about a definition. `time` is RFC 3339. */
export interface Finding {
  readonly type: string;
  readonly status: "True" | "False";
  readonly reason: string;
  readonly message: string;
  readonly time: string;
}

type WithConditions = ApiObject & { status?: { conditions?: Condition[] | null } };

/** Writes a condition into the status, in place; its time stays while its status does. */
export function setCondition(object: WithConditions, { time, ...found }: Finding): void {
  const status = (object.status ??= {});
  const conditions = status.conditions ?? [];
  const before = conditions.find((each) => each.type === found.type);
  const lastTransitionTime = before?.status === found.status ? (before.lastTransitionTime ?? time) : time;
  const condition: Condition = { ...found, lastTransitionTime };
  status.conditions =
    before === undefined
      ? [...conditions, condition]
      : conditions.map((each) => (each.type === found.type ? condition : each));
}

export function removeCondition({ status }: WithConditions, type: string): void {
  if (!status?.conditions?.some((each) => each.type === type)) return;
  status.conditions = status.conditions.filter((each) => each.type !== type);
}

export function isTrue(object: WithConditions, type: string): boolean {
  return object.status?.conditions?.some((each) => each.type === type && each.status === "True") === true;
}
