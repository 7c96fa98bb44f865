// Generated from storage/v1/csiStorageCapacity.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/storage/csiStorageCapacity/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { LabelSelector, ObjectMeta, defaultLabelSelector, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkCSIStorageCapacity } from "./csiStorageCapacity.rules.ts";
import type * as types from "./csiStorageCapacity.ts";
import { validateCSIStorageCapacity } from "./csiStorageCapacity.validator.ts";

/** Fields of CSIStorageCapacity in wire order. */
export const CSIStorageCapacity: Structure = structure("CSIStorageCapacity", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("nodeTopology", 2, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("storageClassName", 3, "string", { presence: "always", empty: "checked" }),
  field("capacity", 4, "quantity", { presence: "pointer" }),
  field("maximumVolumeSize", 5, "quantity", { presence: "pointer" }),
], { typeMeta: { kind: "CSIStorageCapacity", apiVersion: "storage.orch.io/v1" }, validate: validateCSIStorageCapacity });

/** What requests for csistoragecapacities need. */
export const code: KindCode<types.CSIStorageCapacity> = {
  structure: CSIStorageCapacity,
  setDefaults: defaultCSIStorageCapacity,
  validate: (object, old) => checkRules(check(CSIStorageCapacity, object), checkCSIStorageCapacity, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => object.metadata?.creationTimestamp ?? "",
  ]),
  strategy,
};

export function defaultCSIStorageCapacity(o: types.CSIStorageCapacity): void {
  o.metadata ??= {};
  o.storageClassName ??= "";
  defaultObjectMeta(o.metadata);
  if (o.nodeTopology) defaultLabelSelector(o.nodeTopology);
}
