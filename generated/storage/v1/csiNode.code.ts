// Generated from storage/v1/csiNode.yaml. Do not edit.
import { drivers as printDrivers } from "../../../runtime/kinds/storage/csiNode/columns.ts";
import { strategy } from "../../../runtime/kinds/storage/csiNode/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkCSINode } from "./csiNode.rules.ts";
import type * as types from "./csiNode.ts";
import { validateCSINodeDriver, validateCSINodeSpec, validateVolumeNodeResources } from "./csiNode.validator.ts";

/** Fields of CSINode in wire order. */
export const CSINode: Structure = structure("CSINode", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => CSINodeSpec }, { presence: "always" }),
], { typeMeta: { kind: "CSINode", apiVersion: "storage.orch.io/v1" } });

/** Fields of CSINodeSpec in wire order. */
export const CSINodeSpec: Structure = structure("CSINodeSpec", () => [
  field("drivers", 1, { list: { structure: () => CSINodeDriver } }, {
    presence: "always",
    nullable: true,
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
], { causes: ["drivers"], validate: validateCSINodeSpec });

/** Fields of CSINodeDriver in wire order. */
export const CSINodeDriver: Structure = structure("CSINodeDriver", () => [
  field("name", 1, "string", { presence: "always" }),
  field("nodeID", 2, "string", { presence: "always" }),
  field("topologyKeys", 3, { list: "string" }, { presence: "always", nullable: true, listType: "atomic" }),
  field("allocatable", 4, { structure: () => VolumeNodeResources }, { presence: "pointer" }),
], { causes: ["name", "nodeID", "allocatable", "topologyKeys"], validate: validateCSINodeDriver });

/** Fields of VolumeNodeResources in wire order. */
export const VolumeNodeResources: Structure = structure("VolumeNodeResources", () => [
  field("count", 1, "int32", { presence: "pointer" }),
], { validate: validateVolumeNodeResources });

/** What requests for csinodes need. */
export const code: KindCode<types.CSINode> = {
  structure: CSINode,
  setDefaults: defaultCSINode,
  validate: (object, old) => checkRules(check(CSINode, object), checkCSINode, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printDrivers,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultCSINode(o: types.CSINode): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.CSINode["spec"]>;
  defaultObjectMeta(o.metadata);
  defaultCSINodeSpec(o.spec);
}

export function defaultCSINodeSpec(o: types.CSINodeSpec): void {
  o.drivers ??= null;
  if (o.drivers) for (const each of o.drivers) defaultCSINodeDriver(each);
}

export function defaultCSINodeDriver(o: types.CSINodeDriver): void {
  o.name ??= "";
  o.nodeID ??= "";
  o.topologyKeys ??= null;
}
