// Generated from resource/v1alpha3/resourcePoolStatusRequest.yaml. Do not edit.
import {
  allocated as printAllocated,
  available as printAvailable,
  completed as printCompleted,
  errors as printErrors,
  status as printStatus,
  total as printTotal,
  unavailable as printUnavailable,
} from "../../../runtime/kinds/resource/resourcePoolStatusRequest/columns.ts";
import { strategy } from "../../../runtime/kinds/resource/resourcePoolStatusRequest/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { Condition, ObjectMeta, defaultCondition, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkResourcePoolStatusRequest } from "./resourcePoolStatusRequest.rules.ts";
import type * as types from "./resourcePoolStatusRequest.ts";
import {
  validatePoolStatus,
  validateResourcePoolStatusRequestSpec,
  validateResourcePoolStatusRequestStatus,
} from "./resourcePoolStatusRequest.validator.ts";

/** Fields of ResourcePoolStatusRequest in wire order. */
export const ResourcePoolStatusRequest: Structure = structure("ResourcePoolStatusRequest", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => ResourcePoolStatusRequestSpec }, { presence: "always" }),
  field("status", 3, { structure: () => ResourcePoolStatusRequestStatus }, { presence: "pointer" }),
], { typeMeta: { kind: "ResourcePoolStatusRequest", apiVersion: "resource.orch.io/v1alpha3" } });

/** Fields of ResourcePoolStatusRequestSpec in wire order. */
export const ResourcePoolStatusRequestSpec: Structure = structure("ResourcePoolStatusRequestSpec", () => [
  field("driver", 1, "string", { presence: "always" }),
  field("poolName", 2, "string", { presence: "pointer" }),
  field("limit", 3, "int32", { presence: "pointer" }),
], { validate: validateResourcePoolStatusRequestSpec });

/** Fields of ResourcePoolStatusRequestStatus in wire order. */
export const ResourcePoolStatusRequestStatus: Structure = structure("ResourcePoolStatusRequestStatus", () => [
  field("poolCount", 6, "int32", { presence: "pointer" }),
  field("pools", 2, { list: { structure: () => PoolStatus } }, { listType: "atomic" }),
  field("conditions", 3, { list: { structure: () => Condition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
], { validate: validateResourcePoolStatusRequestStatus });

/** Fields of PoolStatus in wire order. */
export const PoolStatus: Structure = structure("PoolStatus", () => [
  field("driver", 1, "string"),
  field("poolName", 2, "string"),
  field("generation", 9, "int64", { presence: "always" }),
  field("resourceSliceCount", 8, "int32", { presence: "pointer" }),
  field("totalDevices", 4, "int32", { presence: "pointer" }),
  field("allocatedDevices", 5, "int32", { presence: "pointer" }),
  field("availableDevices", 6, "int32", { presence: "pointer" }),
  field("unavailableDevices", 7, "int32", { presence: "pointer" }),
  field("nodeName", 3, "string", { presence: "pointer" }),
  field("validationError", 10, "string", { presence: "pointer" }),
], { validate: validatePoolStatus });

/** What requests for resourcepoolstatusrequests need. */
export const code: KindCode<types.ResourcePoolStatusRequest> = {
  structure: ResourcePoolStatusRequest,
  setDefaults: defaultResourcePoolStatusRequest,
  validate: (object, old) => checkRules(check(ResourcePoolStatusRequest, object), checkResourcePoolStatusRequest, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.driver, ""),
    printTotal,
    printAvailable,
    printAllocated,
    printUnavailable,
    printErrors,
    (object) => cell(object.status?.poolCount, 0),
    printStatus,
    printCompleted,
  ]),
  strategy,
};

export function defaultResourcePoolStatusRequest(o: types.ResourcePoolStatusRequest): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.ResourcePoolStatusRequest["spec"]>;
  defaultObjectMeta(o.metadata);
  defaultResourcePoolStatusRequestSpec(o.spec);
  if (o.status) defaultResourcePoolStatusRequestStatus(o.status);
}

export function defaultResourcePoolStatusRequestSpec(o: types.ResourcePoolStatusRequestSpec): void {
  o.driver ??= "";
  o.limit ??= 100;
}

export function defaultResourcePoolStatusRequestStatus(o: types.ResourcePoolStatusRequestStatus): void {
  if (o.pools) for (const each of o.pools) defaultPoolStatus(each);
  if (o.conditions) for (const each of o.conditions) defaultCondition(each);
}

export function defaultPoolStatus(o: types.PoolStatus): void {
  o.generation ??= 0;
}
