import type { APIService } from "../../../../generated/apiregistration/v1/apiService.ts";
import type { Cell } from "../../../schema/descriptor.ts";

/** "namespace/name" of the service, or `Local`. */
export function service({ spec }: APIService): Cell {
  const service = spec?.service;
  return service === undefined ? "Local" : `${service.namespace ?? ""}/${service.name ?? ""}`;
}

/** "True", or the status with its reason: "False (ServiceNotFound)". */
export function available({ status }: APIService): Cell {
  const condition = status?.conditions?.find((each) => each.type === "Available");
  if (condition === undefined) return "Unknown";
  return condition.status === "True" ? "True" : `${condition.status} (${condition.reason ?? ""})`;
}
