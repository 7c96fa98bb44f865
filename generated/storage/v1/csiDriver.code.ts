// Generated from storage/v1/csiDriver.yaml. Do not edit.
import {
  modes as printModes,
  tokenRequests as printTokenRequests,
} from "../../../runtime/kinds/storage/csiDriver/columns.ts";
import { spec as fillSpec } from "../../../runtime/kinds/storage/csiDriver/defaults.ts";
import { strategy } from "../../../runtime/kinds/storage/csiDriver/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkCSIDriver } from "./csiDriver.rules.ts";
import type * as types from "./csiDriver.ts";
import { validateCSIDriverSpec } from "./csiDriver.validator.ts";

/** Fields of CSIDriver in wire order. */
export const CSIDriver: Structure = structure("CSIDriver", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => CSIDriverSpec }, { presence: "always" }),
], { typeMeta: { kind: "CSIDriver", apiVersion: "storage.orch.io/v1" } });

/** Fields of CSIDriverSpec in wire order. */
export const CSIDriverSpec: Structure = structure("CSIDriverSpec", () => [
  field("attachRequired", 1, "boolean", { presence: "pointer" }),
  field("podInfoOnMount", 2, "boolean", { presence: "pointer" }),
  field("volumeLifecycleModes", 3, { list: "string" }, { listType: "set", errors: "unindexed" }),
  field("storageCapacity", 4, "boolean", { presence: "pointer" }),
  field("fsGroupPolicy", 5, "string", { presence: "pointer" }),
  field("tokenRequests", 6, { list: { structure: () => TokenRequest } }, { listType: "atomic" }),
  field("requiresRepublish", 7, "boolean", { presence: "pointer" }),
  field("seLinuxMount", 8, "boolean", { presence: "pointer", gate: "SELinuxMountReadWriteOncePod" }),
  field("nodeAllocatableUpdatePeriodSeconds", 9, "int64", {
    presence: "pointer",
    gate: "MutableCSINodeAllocatableCount",
  }),
  field("serviceAccountTokenInSecrets", 10, "boolean", { presence: "pointer", gate: "CSIServiceAccountTokenSecrets" }),
  field("preventPodSchedulingIfMissing", 11, "boolean", { presence: "pointer", gate: "VolumeLimitScaling" }),
], { validate: validateCSIDriverSpec });

/** Fields of TokenRequest in wire order. */
export const TokenRequest: Structure = structure("TokenRequest", () => [
  field("audience", 1, "string", { presence: "always" }),
  field("expirationSeconds", 2, "int64", { presence: "pointer" }),
]);

/** What requests for csidrivers need. */
export const code: KindCode<types.CSIDriver> = {
  structure: CSIDriver,
  setDefaults: defaultCSIDriver,
  validate: (object, old) => checkRules(check(CSIDriver, object), checkCSIDriver, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.attachRequired),
    (object) => cell(object.spec?.podInfoOnMount),
    (object) => cell(object.spec?.storageCapacity),
    printTokenRequests,
    (object) => cell(object.spec?.requiresRepublish),
    printModes,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultCSIDriver(o: types.CSIDriver): void {
  o.metadata ??= {};
  o.spec ??= {};
  defaultObjectMeta(o.metadata);
  defaultCSIDriverSpec(o.spec);
}

export function defaultCSIDriverSpec(o: types.CSIDriverSpec): void {
  o.attachRequired ??= true;
  o.podInfoOnMount ??= false;
  o.storageCapacity ??= false;
  o.fsGroupPolicy ??= "ReadWriteOnceWithFSType";
  o.requiresRepublish ??= false;
  o.seLinuxMount ??= false;
  if (o.tokenRequests) for (const each of o.tokenRequests) defaultTokenRequest(each);
  fillSpec(o);
}

export function defaultTokenRequest(o: types.TokenRequest): void {
  o.audience ??= "";
}
