import type { APIServiceStatus } from "../../generated/apiregistration/v1/apiService.ts";
import { timestamp } from "../lib/timestamp.ts";

/** The status of an APIService that no other server answers: the same where it says so already. */
export function localStatus(status: APIServiceStatus = {}, nowMs: number): APIServiceStatus {
  const conditions = status.conditions ?? [];
  const before = conditions.find(({ type }) => type === "Available");
  if (before?.status === "True" && before.reason === reason && before.message === message) return status;
  const since = before?.status === "True" ? before.lastTransitionTime : undefined;
  const own = { type: "Available", status: "True" as const, lastTransitionTime: since ?? timestamp(nowMs) };
  const others = conditions.filter(({ type }) => type !== "Available");
  return { ...status, conditions: [...others, { ...own, reason, message }] };
}

const reason = "Local";
const message = "Local APIServices are always available";
