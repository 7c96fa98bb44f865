// Generated from coordination/v1alpha2/leaseCandidate.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/coordination/leaseCandidate/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, asStored, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkLeaseCandidate } from "../v1beta1/leaseCandidate.rules.ts";
import type * as types from "./leaseCandidate.ts";
import { validateLeaseCandidateSpec } from "./leaseCandidate.validator.ts";

/** Fields of LeaseCandidate in wire order. */
export const LeaseCandidate: Structure = structure("LeaseCandidate", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => LeaseCandidateSpec }, { presence: "always" }),
], { typeMeta: { kind: "LeaseCandidate", apiVersion: "coordination.orch.io/v1alpha2" } });

/** Fields of LeaseCandidateSpec in wire order. */
export const LeaseCandidateSpec: Structure = structure("LeaseCandidateSpec", () => [
  field("leaseName", 1, "string", { presence: "always" }),
  field("pingTime", 2, "microTime", { presence: "pointer" }),
  field("renewTime", 3, "microTime", { presence: "pointer" }),
  field("binaryVersion", 4, "string", { presence: "always" }),
  field("emulationVersion", 5, "string"),
  field("strategy", 6, "string"),
], { validate: validateLeaseCandidateSpec });

/** What requests for leasecandidates need. */
export const code: KindCode<types.LeaseCandidate> = {
  structure: LeaseCandidate,
  setDefaults: defaultLeaseCandidate,
  validate: (object, old) => checkRules(check(LeaseCandidate, object), checkLeaseCandidate, asStored(strategy, { object, old })),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.leaseName, ""),
    (object) => cell(object.spec?.binaryVersion, ""),
    (object) => cell(object.spec?.emulationVersion, ""),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultLeaseCandidate(o: types.LeaseCandidate): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.LeaseCandidate["spec"]>;
  defaultObjectMeta(o.metadata);
  defaultLeaseCandidateSpec(o.spec);
}

export function defaultLeaseCandidateSpec(o: types.LeaseCandidateSpec): void {
  o.leaseName ??= "";
  o.binaryVersion ??= "";
}
