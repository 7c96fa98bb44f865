import type { DeviceRequest } from "../../../../generated/resource/v1beta1/deviceRequest.ts";

interface Counted {
  allocationMode?: string;
  count?: number;
}

/** A request for a number of devices means one, unless it says otherwise. */
export function count(request: Counted): void {
  if (request.allocationMode === "ExactCount") request.count ||= 1;
}

/** The older form of a request has its devices and its choices side by side; only the devices take defaults. */
export function flat(request: DeviceRequest): void {
  if (!request.deviceClassName) return;
  request.allocationMode ??= "ExactCount";
  count(request);
}
