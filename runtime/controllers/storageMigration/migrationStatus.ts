import type { Condition } from "../../../generated/meta/v1.ts";
import type { StorageVersionMigration } from "../../../generated/storagemigration/v1beta1/storageVersionMigration.ts";
import type { ClusterResource, Stored } from "../../client/index.ts";
import { timestamp } from "../../lib/timestamp.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { writeStatus } from "./writeStatus.ts";

export type Migrations = ClusterResource<StorageVersionMigration, "status">;

type Migration = Stored<StorageVersionMigration>;

export function isTrue({ status }: Migration, type: "Running" | "Succeeded" | "Failed"): boolean {
  return status?.conditions?.some((each) => each.type === type && each.status === "True") === true;
}

export function isOver(migration: Migration): boolean {
  return isTrue(migration, "Succeeded") || isTrue(migration, "Failed");
}

/** How a migration has ended; `message` is empty where there is nothing to say. */
export interface Ending {
  readonly type: "Succeeded" | "Failed";
  readonly message: string;
}

/** Says of a migration how far it is; of one that is gone by now, or has been made anew, nothing. */
export interface MigrationStatus {
  /** It has begun, with the objects of this version of the store. */
  readonly begin: (resourceVersion: string) => Promise<void>;
  readonly end: (ending: Ending) => Promise<void>;
}

export function migrationStatus(
  { metadata: { name, uid } }: Migration,
  migrations: Migrations,
  { nowMs, signal }: ControllerContext,
): MigrationStatus {
  const say = async (statusOf: (migration: Migration) => NonNullable<Migration["status"]>) => {
    const change = (current: Migration) => (current.metadata.uid === uid ? statusOf(current) : undefined);
    await writeStatus({ objects: migrations, name, change, signal });
  };
  const withConditions = (migration: Migration, conditions: readonly Omit<Condition, "lastTransitionTime">[]) => {
    const lastTransitionTime = timestamp(nowMs());
    const isOther = ({ type }: Condition) => !conditions.some((each) => each.type === type);
    const others = migration.status?.conditions?.filter(isOther) ?? [];
    return [...others, ...conditions.map((each) => ({ ...each, lastTransitionTime }))];
  };
  return {
    begin: (resourceVersion) => {
      const message = "The migration is running";
      const running = { type: "Running", status: "True", reason: "MigrationRunning", message } as const;
      return say((migration) => ({ conditions: withConditions(migration, [running]), resourceVersion }));
    },
    end: ({ type, message }) => {
      const ended = { type, status: "True", reason: `StorageVersionMigration${type}`, message } as const;
      const stopped = { type: "Running", status: "False", reason: "MigrationCompleted", message: "" } as const;
      return say((migration) => {
        const isRunning = isTrue(migration, "Running");
        return { conditions: withConditions(migration, isRunning ? [ended, stopped] : [ended]) };
      });
    },
  };
}
