import type {
  DeviceClaim,
  DeviceRequest,
  ExactDeviceRequest,
} from "../../../../generated/resource/v1/deviceRequest.ts";
import type {
  DeviceClaim as OldClaim,
  DeviceRequest as OldRequest,
} from "../../../../generated/resource/v1beta1/deviceRequest.ts";

/**
 * v1beta1 has what a request for certain devices says beside the name, v1 in a member of its own.
 *
 * @example
 * { name: "gpu", deviceClassName: "a", count: 1 }                 v1beta1
 * { name: "gpu", exactly: { deviceClassName: "a", count: 1 } }    v1
 */
export function newClaim(claim: OldClaim): DeviceClaim {
  return { ...claim, ...(claim.requests ? { requests: claim.requests.map(newRequest) } : {}) };
}

export function oldClaim(claim: DeviceClaim): OldClaim {
  return { ...claim, ...(claim.requests ? { requests: claim.requests.map(oldRequest) } : {}) };
}

function newRequest({ name, firstAvailable, deviceClassName, ...rest }: OldRequest): DeviceRequest {
  const isExact = Boolean(deviceClassName) || Object.values(rest).some((each) => each !== undefined);
  const exactly: ExactDeviceRequest = { deviceClassName: deviceClassName ?? "", ...rest };
  return { name, ...(isExact ? { exactly } : {}), ...(firstAvailable === undefined ? {} : { firstAvailable }) };
}

function oldRequest({ name, exactly, firstAvailable }: DeviceRequest): OldRequest {
  const exact = exactly === undefined ? { deviceClassName: "" } : exactly;
  return { name, ...exact, ...(firstAvailable === undefined ? {} : { firstAvailable }) };
}
