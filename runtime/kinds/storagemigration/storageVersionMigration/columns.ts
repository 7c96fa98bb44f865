import type { StorageVersionMigration } from "../../../../generated/storagemigration/v1beta1/storageVersionMigration.ts";
import type { Cell } from "../../../schema/descriptor.ts";

/** "deployments.apps". */
export function resource({ spec }: StorageVersionMigration): Cell {
  const { group, resource = "" } = spec?.resource ?? {};
  return group ? `${resource}.${group}` : resource;
}

const outcomes = ["Succeeded", "Failed", "Running"];

export function status({ status }: StorageVersionMigration): Cell {
  const isTrue = (type: string) => status?.conditions?.some((each) => each.type === type && each.status === "True");
  return outcomes.find(isTrue) ?? "Pending";
}
