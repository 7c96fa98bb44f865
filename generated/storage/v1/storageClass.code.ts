// Generated from storage/v1/storageClass.yaml. Do not edit.
import { name as printName } from "../../../runtime/kinds/storage/storageClass/columns.ts";
import { strategy } from "../../../runtime/kinds/storage/storageClass/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { TopologySelectorTerm, defaultTopologySelectorTerm } from "../../core/v1/topologySelector.code.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkStorageClass } from "./storageClass.rules.ts";
import type * as types from "./storageClass.ts";
import { validateStorageClass } from "./storageClass.validator.ts";

/** Fields of StorageClass in wire order. */
export const StorageClass: Structure = structure("StorageClass", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("provisioner", 2, "string", { presence: "always" }),
  field("parameters", 3, { map: "string" }),
  field("reclaimPolicy", 4, "string", { presence: "pointer" }),
  field("mountOptions", 5, { list: "string" }, { listType: "atomic" }),
  field("allowVolumeExpansion", 6, "boolean", { presence: "pointer" }),
  field("volumeBindingMode", 7, "string", { presence: "pointer" }),
  field("allowedTopologies", 8, { list: { structure: () => TopologySelectorTerm } }, { listType: "atomic" }),
], { typeMeta: { kind: "StorageClass", apiVersion: "storage.orch.io/v1" }, causes: ["provisioner", "parameters", "reclaimPolicy", "volumeBindingMode", "allowedTopologies"], validate: validateStorageClass });

/** What requests for storageclasses need. */
export const code: KindCode<types.StorageClass> = {
  structure: StorageClass,
  setDefaults: defaultStorageClass,
  validate: (object, old) => checkRules(check(StorageClass, object), checkStorageClass, { object, old }),
  cells: row([
    printName,
    (object) => cell(object.provisioner, ""),
    (object) => cell(object.reclaimPolicy, ""),
    (object) => cell(object.volumeBindingMode, ""),
    (object) => cell(object.allowVolumeExpansion, false),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultStorageClass(o: types.StorageClass): void {
  o.metadata ??= {};
  o.provisioner ??= "";
  o.reclaimPolicy ??= "Delete";
  o.volumeBindingMode ??= "Immediate";
  defaultObjectMeta(o.metadata);
  if (o.allowedTopologies) for (const each of o.allowedTopologies) defaultTopologySelectorTerm(each);
}
