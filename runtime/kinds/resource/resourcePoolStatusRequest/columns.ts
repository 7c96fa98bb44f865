import type {
  PoolStatus,
  ResourcePoolStatusRequest,
} from "../../../../generated/resource/v1alpha3/resourcePoolStatusRequest.ts";
import type { Cell, PrintContext } from "../../../schema/descriptor.ts";
import { age } from "../../../schema/shown/age.ts";

type Request = ResourcePoolStatusRequest;

export function total(request: Request): Cell {
  return sum(request, (pool) => pool.totalDevices);
}

export function available(request: Request): Cell {
  return sum(request, (pool) => pool.availableDevices);
}

export function allocated(request: Request): Cell {
  return sum(request, (pool) => pool.allocatedDevices);
}

export function unavailable(request: Request): Cell {
  return sum(request, (pool) => pool.unavailableDevices);
}

/** How many pools could not be counted. */
export function errors(request: Request): Cell {
  return sum(request, (pool) => (pool.validationError ? 1 : 0));
}

export function status(request: Request): Cell {
  return outcome(request)?.type ?? "Pending";
}

/** How long ago the answer was there. */
export function completed(request: Request, { nowMs }: PrintContext): Cell {
  const end = outcome(request);
  return end === undefined ? "<none>" : age(end.lastTransitionTime, nowMs);
}

function outcome({ status }: Request) {
  return status?.conditions?.find(
    ({ type, status }) => status === "True" && (type === "Complete" || type === "Failed"),
  );
}

function sum({ status }: Request, count: (pool: PoolStatus) => number | undefined): Cell {
  if (status?.pools === undefined) return "-";
  return String(status.pools.reduce((total, pool) => total + (count(pool) ?? 0), 0));
}
