import type { StorageVersionMigration } from "../../../../generated/storagemigration/v1beta1/storageVersionMigration.ts";
import type { Cell } from "../../../schema/descriptor.ts";

/** "deployments.apps". */
export function resource({ spec }: StorageVersionMigration): Cell {
  const { group, resource = "" } = spec?.resource ?? {};
  return group ? `${resource}.${group}` : resource;
}

const states: readonly string[] = ["Succeeded", "Failed", "Running"];

/** The last of the conditions that hold. */
export function status({ status }: StorageVersionMigration): Cell {
  const last = status?.conditions?.findLast((each) => states.includes(each.type) && each.status === "True");
  return last?.type ?? "Unknown";
}
