// Generated from resource/v1beta1/deviceClass.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/resource/deviceClass/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, asStored, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkDeviceClass } from "../v1/deviceClass.rules.ts";
import type * as types from "./deviceClass.ts";
import { validateDeviceClassSpec } from "./deviceClass.validator.ts";
import {
  DeviceSelector,
  OpaqueDeviceConfiguration,
  defaultDeviceSelector,
  defaultOpaqueDeviceConfiguration,
} from "./deviceConfiguration.code.ts";

/** Fields of DeviceClass in wire order. */
export const DeviceClass: Structure = structure("DeviceClass", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => DeviceClassSpec }, { presence: "always" }),
], { typeMeta: { kind: "DeviceClass", apiVersion: "resource.orch.io/v1beta1" } });

/** Fields of DeviceClassSpec in wire order. */
export const DeviceClassSpec: Structure = structure("DeviceClassSpec", () => [
  field("selectors", 1, { list: { structure: () => DeviceSelector } }, { listType: "atomic" }),
  field("config", 2, { list: { structure: () => DeviceClassConfiguration } }, { listType: "atomic" }),
  field("extendedResourceName", 4, "string", { presence: "pointer", gate: "DRAExtendedResource" }),
], { validate: validateDeviceClassSpec });

/** Fields of DeviceClassConfiguration in wire order. */
export const DeviceClassConfiguration: Structure = structure("DeviceClassConfiguration", () => [
  field("opaque", 1, { structure: () => OpaqueDeviceConfiguration }, { presence: "pointer", inlinePath: [1] }),
]);

/** What requests for deviceclasses need. */
export const code: KindCode<types.DeviceClass> = {
  structure: DeviceClass,
  setDefaults: defaultDeviceClass,
  validate: (object, old) => checkRules(check(DeviceClass, object), checkDeviceClass, asStored(strategy, { object, old })),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultDeviceClass(o: types.DeviceClass): void {
  o.metadata ??= {};
  o.spec ??= {};
  defaultObjectMeta(o.metadata);
  defaultDeviceClassSpec(o.spec);
}

export function defaultDeviceClassSpec(o: types.DeviceClassSpec): void {
  if (o.selectors) for (const each of o.selectors) defaultDeviceSelector(each);
  if (o.config) for (const each of o.config) defaultDeviceClassConfiguration(each);
}

export function defaultDeviceClassConfiguration(o: types.DeviceClassConfiguration): void {
  if (o.opaque) defaultOpaqueDeviceConfiguration(o.opaque);
}
