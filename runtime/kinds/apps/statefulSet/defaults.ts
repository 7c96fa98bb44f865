import type { StatefulSetSpec, StatefulSetUpdateStrategy } from "../../../../generated/apps/v1/statefulSet.ts";

/** Claims say what they are, and stay when pods go unless the spec says otherwise. */
export function spec(spec: StatefulSetSpec): void {
  const claims = spec.volumeClaimTemplates;
  if (claims !== undefined) {
    spec.volumeClaimTemplates = claims.map((each) => ({ kind: "PersistentVolumeClaim", apiVersion: "v1", ...each }));
  }
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
