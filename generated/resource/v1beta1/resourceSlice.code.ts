// Generated from resource/v1beta1/resourceSlice.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/resource/resourceSlice/v1beta1.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, asStored, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { NodeSelector, defaultNodeSelector } from "../../core/v1/scheduling.code.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkResourceSlice } from "../v1/resourceSlice.rules.ts";
import { CounterSet, Device, defaultCounterSet, defaultDevice } from "./device.code.ts";
import type * as types from "./resourceSlice.ts";
import { validateResourcePool, validateResourceSliceSpec } from "./resourceSlice.validator.ts";

/** Fields of ResourceSlice in wire order. */
export const ResourceSlice: Structure = structure("ResourceSlice", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => ResourceSliceSpec }, { presence: "always" }),
], { typeMeta: { kind: "ResourceSlice", apiVersion: "resource.orch.io/v1beta1" } });

/** Fields of ResourceSliceSpec in wire order. */
export const ResourceSliceSpec: Structure = structure("ResourceSliceSpec", () => [
  field("driver", 1, "string", { presence: "always" }),
  field("pool", 2, { structure: () => ResourcePool }, { presence: "always" }),
  field("nodeName", 3, "string"),
  field("nodeSelector", 4, { structure: () => NodeSelector }, { presence: "pointer", mapType: "atomic" }),
  field("allNodes", 5, "boolean"),
  field("devices", 6, { list: { structure: () => Device } }, { listType: "atomic" }),
  field("perDeviceNodeSelection", 7, "boolean", { presence: "pointer", gate: "DRAPartitionableDevices" }),
  field("sharedCounters", 8, { list: { structure: () => CounterSet } }, {
    listType: "atomic",
    gate: "DRAPartitionableDevices",
  }),
], { validate: validateResourceSliceSpec });

/** Fields of ResourcePool in wire order. */
export const ResourcePool: Structure = structure("ResourcePool", () => [
  field("name", 1, "string", { presence: "always" }),
  field("generation", 2, "int64", { presence: "always" }),
  field("resourceSliceCount", 3, "int64", { presence: "always" }),
], { validate: validateResourcePool });

/** What requests for resourceslices need. */
export const code: KindCode<types.ResourceSlice> = {
  structure: ResourceSlice,
  setDefaults: defaultResourceSlice,
  validate: (object, old) => checkRules(check(ResourceSlice, object), checkResourceSlice, asStored(strategy, { object, old })),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.nodeName, ""),
    (object) => cell(object.spec?.driver, ""),
    (object) => cell(object.spec?.pool?.name, ""),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultResourceSlice(o: types.ResourceSlice): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.ResourceSlice["spec"]>;
  defaultObjectMeta(o.metadata);
  defaultResourceSliceSpec(o.spec);
}

export function defaultResourceSliceSpec(o: types.ResourceSliceSpec): void {
  o.driver ??= "";
  o.pool ??= {} as NonNullable<types.ResourceSliceSpec["pool"]>;
  defaultResourcePool(o.pool);
  if (o.nodeSelector) defaultNodeSelector(o.nodeSelector);
  if (o.devices) for (const each of o.devices) defaultDevice(each);
  if (o.sharedCounters) for (const each of o.sharedCounters) defaultCounterSet(each);
}

export function defaultResourcePool(o: types.ResourcePool): void {
  o.name ??= "";
  o.generation ??= 0;
  o.resourceSliceCount ??= 0;
}
