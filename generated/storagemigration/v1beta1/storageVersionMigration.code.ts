// Generated from storagemigration/v1beta1/storageVersionMigration.yaml. Do not edit.
import {
  resource as printResource,
  status as printStatus,
} from "../../../runtime/kinds/storagemigration/storageVersionMigration/columns.ts";
import { strategy } from "../../../runtime/kinds/storagemigration/storageVersionMigration/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import {
  Condition,
  GroupResource,
  ObjectMeta,
  defaultCondition,
  defaultGroupResource,
  defaultObjectMeta,
} from "../../meta/v1.code.ts";
import { checkStorageVersionMigration } from "./storageVersionMigration.rules.ts";
import type * as types from "./storageVersionMigration.ts";
import { validateStorageVersionMigrationStatus } from "./storageVersionMigration.validator.ts";

/** Fields of StorageVersionMigration in wire order. */
export const StorageVersionMigration: Structure = structure("StorageVersionMigration", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => StorageVersionMigrationSpec }, { presence: "always" }),
  field("status", 3, { structure: () => StorageVersionMigrationStatus }, { presence: "always" }),
], { typeMeta: { kind: "StorageVersionMigration", apiVersion: "storagemigration.orch.io/v1beta1" } });

/** Fields of StorageVersionMigrationSpec in wire order. */
export const StorageVersionMigrationSpec: Structure = structure("StorageVersionMigrationSpec", () => [
  field("resource", 1, { structure: () => GroupResource }, { presence: "always" }),
]);

/** Fields of StorageVersionMigrationStatus in wire order. */
export const StorageVersionMigrationStatus: Structure = structure("StorageVersionMigrationStatus", () => [
  field("conditions", 1, { list: { structure: () => Condition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
  field("resourceVersion", 2, "string"),
], { validate: validateStorageVersionMigrationStatus });

/** What requests for storageversionmigrations need. */
export const code: KindCode<types.StorageVersionMigration> = {
  structure: StorageVersionMigration,
  setDefaults: defaultStorageVersionMigration,
  validate: (object, old) => checkRules(check(StorageVersionMigration, object), checkStorageVersionMigration, { object, old }),
  cells: row([
    (object) => cell(object.metadata?.name, ""),
    printResource,
    printStatus,
  ]),
  strategy,
};

export function defaultStorageVersionMigration(o: types.StorageVersionMigration): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.StorageVersionMigration["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultStorageVersionMigrationSpec(o.spec);
  defaultStorageVersionMigrationStatus(o.status);
}

export function defaultStorageVersionMigrationSpec(o: types.StorageVersionMigrationSpec): void {
  o.resource ??= {} as NonNullable<types.StorageVersionMigrationSpec["resource"]>;
  defaultGroupResource(o.resource);
}

export function defaultStorageVersionMigrationStatus(o: types.StorageVersionMigrationStatus): void {
  if (o.conditions) for (const each of o.conditions) defaultCondition(each);
}
