import type { StatefulSetSpec, StatefulSetUpdateStrategy } from "../../../generated/apps/v1/statefulSet.ts";

/** Claims stay when pods go, unless the spec says otherwise. */
export function spec(spec: StatefulSetSpec): void {
  spec.persistentVolumeClaimRetentionPolicy ??= { whenDeleted: "Retain", whenScaled: "Retain" };
}

/** A strategy that says nothing is a rolling update of all pods. */
export function updateStrategy(strategy: StatefulSetUpdateStrategy): void {
  if (strategy.type === undefined) {
    strategy.type = "RollingUpdate";
    strategy.rollingUpdate ??= {};
  }
  if (strategy.type === "RollingUpdate" && strategy.rollingUpdate !== undefined) strategy.rollingUpdate.partition ??= 0;
}
