import type { AllocatedDeviceStatus, AllocationResult } from "../../../../generated/resource/v1/allocation.ts";
import type { ResourceClaim } from "../../../../generated/resource/v1/resourceClaim.ts";
import type { ApiObject } from "../../../schema/object.ts";
import { type FieldError, forbidden, invalid } from "../../../schema/fieldError.ts";
import { requestNames, validateReference, validateReferences } from "../../rules/devices/deviceClaim.ts";
import { validateBinding, validatePoolName } from "../../rules/devices/deviceNames.ts";

/** A claim of v1 or v1beta2, which have one shape. */
export type Claim = ApiObject & Pick<ResourceClaim, "spec" | "status">;

type Status = NonNullable<ResourceClaim["status"]>;
type Id = Pick<AllocatedDeviceStatus, "driver" | "pool" | "device" | "shareID">;

/** The devices of a claim, of which each is one of its requests', and what drivers report of these. */
export function validateClaimStatus(claim: Claim, old: Claim): FieldError[] {
  const { allocation, devices = [] } = claim.status ?? {};
  return [
    ...validateReports(devices, allocation),
    ...validateConsumers(claim, old.status),
    // What was given once cannot change, and need not be looked at again.
    ...(allocation === undefined || old.status?.allocation !== undefined ? [] : validateAllocation(allocation, claim)),
  ];
}

function validateReports(
  devices: readonly AllocatedDeviceStatus[],
  allocation: AllocationResult | undefined,
): FieldError[] {
  const given = new Set((allocation?.devices?.results ?? []).map(keyOf));
  return devices.flatMap((device, index) => {
    const path = `status.devices[${index}]`;
    const errors = validatePoolName(device.pool, `${path}.pool`);
    if (given.has(keyOf(device))) return errors;
    const { driver, pool, device: name, shareID = "" } = device;
    const id = { Driver: driver, Pool: pool, Device: name, ShareID: shareID };
    return [...errors, invalid(path, id, "must be an allocated device in the claim")];
  });
}

/** A claim that is about to go gets no new pods. */
function validateConsumers({ metadata, status }: Claim, old: Status | undefined): FieldError[] {
  if (metadata?.deletionTimestamp === undefined || status?.allocation === undefined) return [];
  const before = new Set((old?.reservedFor ?? []).map(({ uid }) => uid));
  if ((status.reservedFor ?? []).every(({ uid }) => before.has(uid))) return [];
  const text = "new entries may not be added while `deallocationRequested` or `deletionTimestamp` are set";
  return [forbidden("status.reservedFor", text)];
}

function validateAllocation({ devices }: AllocationResult, { spec }: Claim): FieldError[] {
  const { results = [], config = [] } = devices ?? {};
  const known = requestNames(spec.devices?.requests ?? []);
  const path = "status.allocation.devices";
  return [
    ...results.flatMap((result, index) => [
      ...validateReference(result.request, { path: `${path}.results[${index}].request`, known }),
      ...validatePoolName(result.pool, `${path}.results[${index}].pool`),
      ...validateBinding(result, `${path}.results[${index}]`),
    ]),
    ...config.flatMap(({ requests }, index) =>
      validateReferences(requests, { path: `${path}.config[${index}].requests`, known }),
    ),
  ];
}

/** Reports of devices that a write takes away go with them. */
export function dropReports(status: Status, old: Status | undefined): void {
  if (status.devices === undefined) return;
  const kept = new Set((status.allocation?.devices?.results ?? []).map(nameOf));
  const gone = new Set((old?.allocation?.devices?.results ?? []).map(nameOf).filter((each) => !kept.has(each)));
  const devices = status.devices.filter((each) => !gone.has(nameOf(each)));
  if (devices.length > 0) status.devices = devices;
  else delete status.devices;
}

/** As errors show a device. */
function nameOf({ driver, pool, device }: Id): string {
  return `${driver}/${pool}/${device}`;
}

function keyOf(id: Id): string {
  return `${nameOf(id)}/${id.shareID ?? ""}`;
}
