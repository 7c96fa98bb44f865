// Generated from coordination/v1/lease.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/coordination/lease/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./lease.ts";
import { validateLeaseSpec } from "./lease.validator.ts";

/** Fields of Lease in wire order. */
export const Lease: Structure = structure("Lease", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => LeaseSpec }, { presence: "always" }),
], { typeMeta: { kind: "Lease", apiVersion: "coordination.orch.io/v1" } });

/** Fields of LeaseSpec in wire order. */
export const LeaseSpec: Structure = structure("LeaseSpec", () => [
  field("holderIdentity", 1, "string", { presence: "pointer" }),
  field("leaseDurationSeconds", 2, "int32", { presence: "pointer" }),
  field("acquireTime", 3, "microTime", { presence: "pointer" }),
  field("renewTime", 4, "microTime", { presence: "pointer" }),
  field("leaseTransitions", 5, "int32", { presence: "pointer" }),
  field("strategy", 6, "string", { presence: "pointer", gate: "CoordinatedLeaderElection" }),
  field("preferredHolder", 7, "string", { presence: "pointer", gate: "CoordinatedLeaderElection" }),
], { validate: validateLeaseSpec });

/** What requests for leases need. */
export const code: KindCode<types.Lease> = {
  structure: Lease,
  setDefaults: defaultLease,
  validate: (object) => check(Lease, object),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.holderIdentity, ""),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultLease(o: types.Lease): void {
  o.metadata ??= {};
  o.spec ??= {};
  defaultObjectMeta(o.metadata);
}
