// Generated from certificates/v1alpha1/clusterTrustBundle.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/certificates/clusterTrustBundle/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { asStored, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkClusterTrustBundle } from "../v1beta1/clusterTrustBundle.rules.ts";
import type * as types from "./clusterTrustBundle.ts";

/** Fields of ClusterTrustBundle in wire order. */
export const ClusterTrustBundle: Structure = structure("ClusterTrustBundle", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => ClusterTrustBundleSpec }, { presence: "always" }),
], { typeMeta: { kind: "ClusterTrustBundle", apiVersion: "certificates.orch.io/v1alpha1" } });

/** Fields of ClusterTrustBundleSpec in wire order. */
export const ClusterTrustBundleSpec: Structure = structure("ClusterTrustBundleSpec", () => [
  field("signerName", 1, "string"),
  field("trustBundle", 2, "string", { presence: "always" }),
]);

/** What requests for clustertrustbundles need. */
export const code: KindCode<types.ClusterTrustBundle> = {
  structure: ClusterTrustBundle,
  setDefaults: defaultClusterTrustBundle,
  validate: (object, old) => checkRules(check(ClusterTrustBundle, object), checkClusterTrustBundle, asStored(strategy, { object, old })),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.signerName || undefined, "<none>"),
  ]),
  strategy,
};

export function defaultClusterTrustBundle(o: types.ClusterTrustBundle): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.ClusterTrustBundle["spec"]>;
  defaultObjectMeta(o.metadata);
  defaultClusterTrustBundleSpec(o.spec);
}

export function defaultClusterTrustBundleSpec(o: types.ClusterTrustBundleSpec): void {
  o.trustBundle ??= "";
}
