// Generated from internal/v1alpha1/storageVersion.yaml. Do not edit.
import { storageVersions as printStorageVersions } from "../../../runtime/kinds/internal/storageVersion/columns.ts";
import { strategy } from "../../../runtime/kinds/internal/storageVersion/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkStorageVersion } from "./storageVersion.rules.ts";
import type * as types from "./storageVersion.ts";
import {
  validateServerStorageVersion,
  validateStorageVersionCondition,
  validateStorageVersionStatus,
} from "./storageVersion.validator.ts";

/** Fields of StorageVersion in wire order. */
export const StorageVersion: Structure = structure("StorageVersion", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => StorageVersionSpec }, { presence: "always" }),
  field("status", 3, { structure: () => StorageVersionStatus }, { presence: "always" }),
], { typeMeta: { kind: "StorageVersion", apiVersion: "internal.apiserver.orch.io/v1alpha1" } });

/** Fields of StorageVersionSpec in wire order. */
export const StorageVersionSpec: Structure = structure("StorageVersionSpec", () => []);

/** Fields of StorageVersionStatus in wire order. */
export const StorageVersionStatus: Structure = structure("StorageVersionStatus", () => [
  field("storageVersions", 1, { list: { structure: () => ServerStorageVersion } }, {
    listType: "map",
    mapKeys: ["apiServerID"],
  }),
  field("commonEncodingVersion", 2, "string", { presence: "pointer" }),
  field("conditions", 3, { list: { structure: () => StorageVersionCondition } }, { listType: "map", mapKeys: ["type"] }),
], { validate: validateStorageVersionStatus });

/** Fields of ServerStorageVersion in wire order. */
export const ServerStorageVersion: Structure = structure("ServerStorageVersion", () => [
  field("apiServerID", 1, "string"),
  field("encodingVersion", 2, "string"),
  field("decodableVersions", 3, { list: "string" }, { listType: "set" }),
  field("servedVersions", 4, { list: "string" }, { listType: "set" }),
], { validate: validateServerStorageVersion });

/** Fields of StorageVersionCondition in wire order. */
export const StorageVersionCondition: Structure = structure("StorageVersionCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("observedGeneration", 3, "int64"),
  field("lastTransitionTime", 4, "time", { presence: "always", nullable: true }),
  field("reason", 5, "string", { presence: "always" }),
  field("message", 6, "string"),
], { validate: validateStorageVersionCondition });

/** What requests for storageversions need. */
export const code: KindCode<types.StorageVersion> = {
  structure: StorageVersion,
  setDefaults: defaultStorageVersion,
  validate: (object, old) => checkRules(check(StorageVersion, object), checkStorageVersion, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.status?.commonEncodingVersion, "<unset>"),
    printStorageVersions,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultStorageVersion(o: types.StorageVersion): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultStorageVersionStatus(o.status);
}

export function defaultStorageVersionStatus(o: types.StorageVersionStatus): void {
  if (o.conditions) for (const each of o.conditions) defaultStorageVersionCondition(each);
}

export function defaultStorageVersionCondition(o: types.StorageVersionCondition): void {
  o.type ??= "";
  o.status ??= "";
  o.lastTransitionTime ??= null;
  o.reason ??= "";
}
