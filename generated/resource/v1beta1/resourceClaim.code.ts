// Generated from resource/v1beta1/resourceClaim.yaml. Do not edit.
import { state as printState } from "../../../runtime/kinds/resource/resourceClaim/columns.ts";
import { strategy } from "../../../runtime/kinds/resource/resourceClaim/v1beta1.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, asStored, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkResourceClaim } from "../v1/resourceClaim.rules.ts";
import {
  AllocatedDeviceStatus,
  AllocationResult,
  defaultAllocatedDeviceStatus,
  defaultAllocationResult,
} from "./allocation.code.ts";
import { DeviceClaim, defaultDeviceClaim } from "./deviceRequest.code.ts";
import type * as types from "./resourceClaim.ts";
import { validateResourceClaimConsumerReference, validateResourceClaimStatus } from "./resourceClaim.validator.ts";

/** Fields of ResourceClaim in wire order. */
export const ResourceClaim: Structure = structure("ResourceClaim", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => ResourceClaimSpec }, { presence: "always" }),
  field("status", 3, { structure: () => ResourceClaimStatus }, { presence: "always" }),
], { typeMeta: { kind: "ResourceClaim", apiVersion: "resource.orch.io/v1beta1" } });

/** Fields of ResourceClaimSpec in wire order. */
export const ResourceClaimSpec: Structure = structure("ResourceClaimSpec", () => [
  field("devices", 1, { structure: () => DeviceClaim }, { presence: "always" }),
]);

/** Fields of ResourceClaimStatus in wire order. */
export const ResourceClaimStatus: Structure = structure("ResourceClaimStatus", () => [
  field("allocation", 1, { structure: () => AllocationResult }, { presence: "pointer" }),
  field("reservedFor", 2, { list: { structure: () => ResourceClaimConsumerReference } }, {
    listType: "map",
    mapKeys: ["uid"],
    patchStrategy: ["merge"],
    mergeKey: "uid",
  }),
  field("devices", 4, { list: { structure: () => AllocatedDeviceStatus } }, {
    listType: "map",
    mapKeys: ["driver", "device", "pool", "shareID"],
    gate: "DRAResourceClaimDeviceStatus",
  }),
], { validate: validateResourceClaimStatus });

/** Fields of ResourceClaimConsumerReference in wire order. */
export const ResourceClaimConsumerReference: Structure = structure("ResourceClaimConsumerReference", () => [
  field("apiGroup", 1, "string"),
  field("resource", 3, "string", { presence: "always" }),
  field("name", 4, "string", { presence: "always" }),
  field("uid", 5, "string", { presence: "always" }),
], { validate: validateResourceClaimConsumerReference });

/** What requests for resourceclaims need. */
export const code: KindCode<types.ResourceClaim> = {
  structure: ResourceClaim,
  setDefaults: defaultResourceClaim,
  validate: (object, old) => checkRules(check(ResourceClaim, object), checkResourceClaim, asStored(strategy, { object, old })),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printState,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultResourceClaim(o: types.ResourceClaim): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultResourceClaimSpec(o.spec);
  defaultResourceClaimStatus(o.status);
}

export function defaultResourceClaimSpec(o: types.ResourceClaimSpec): void {
  o.devices ??= {};
  defaultDeviceClaim(o.devices);
}

export function defaultResourceClaimStatus(o: types.ResourceClaimStatus): void {
  if (o.allocation) defaultAllocationResult(o.allocation);
  if (o.reservedFor) for (const each of o.reservedFor) defaultResourceClaimConsumerReference(each);
  if (o.devices) for (const each of o.devices) defaultAllocatedDeviceStatus(each);
}

export function defaultResourceClaimConsumerReference(o: types.ResourceClaimConsumerReference): void {
  o.resource ??= "";
  o.name ??= "";
  o.uid ??= "";
}
