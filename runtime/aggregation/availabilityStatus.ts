import type { APIServiceCondition, APIServiceStatus } from "../../generated/apiregistration/v1/apiService.ts";
import { timestamp } from "../lib/timestamp.ts";

/** Whether what an APIService names can be reached, and why. */
export type Finding = Pick<APIServiceCondition, "status" | "reason" | "message">;

/** The status of an APIService with its condition Available: the same where it says so already. */
export function availabilityStatus(status: APIServiceStatus = {}, now: Finding, nowMs: number): APIServiceStatus {
  const conditions = status.conditions ?? [];
  const before = conditions.find(({ type }) => type === "Available");
  if (before?.status === now.status && before.reason === now.reason && before.message === now.message) return status;
  const since = before?.status === now.status ? before.lastTransitionTime : undefined;
  const own = { type: "Available", ...now, lastTransitionTime: since ?? timestamp(nowMs) };
  return { ...status, conditions: [...conditions.filter(({ type }) => type !== "Available"), own] };
}

/** The status of an APIService that no other server answers. */
export function localStatus(status: APIServiceStatus | undefined, nowMs: number): APIServiceStatus {
  return availabilityStatus(status, local, nowMs);
}

const local: Finding = {
  status: "True",
  reason: "Local",
  message: "Local APIServices are always available",
};
