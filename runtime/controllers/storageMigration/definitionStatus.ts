import type { Client } from "../../../generated/client.ts";
import type {
  CustomResourceDefinition,
  CustomResourceDefinitionCondition,
  CustomResourceDefinitionStatus,
} from "../../../generated/apiextensions/v1/customResourceDefinition.ts";
import type { StorageVersionMigration } from "../../../generated/storagemigration/v1beta1/storageVersionMigration.ts";
import type { Stored } from "../../client/index.ts";
import { timestamp } from "../../lib/timestamp.ts";
import type { ControllerContext } from "../frame/controller.ts";
import type { Ending } from "./migrationStatus.ts";
import { writeStatus } from "./writeStatus.ts";

/** A migration of the objects of a definition, which says so. */
export interface DefinitionMigration {
  /** After a success objects have one form only, unless the definition has changed since the migration began. */
  readonly end: (type: Ending["type"]) => Promise<void>;
}

/** Undefined: the resource is of no definition. */
export async function beginDefinition(
  migration: Stored<StorageVersionMigration>,
  context: ControllerContext,
): Promise<DefinitionMigration | undefined> {
  const { group = "", resource = "" } = migration.spec?.resource ?? {};
  const write = definitionWriter(`${resource}.${group}`, context);
  const message = `Migration ${migration.metadata.name} is running`;
  const begun = await write(() => ({ condition: { status: "True", reason: "MigrationRunning", message } }));
  if (begun === undefined) return undefined;
  const { uid, generation } = begun.metadata;
  return {
    end: async (type) => {
      await write((definition) => {
        if (definition.metadata.uid !== uid) return undefined;
        const isSame = definition.metadata.generation === generation;
        const condition = { status: "False", reason: `Migration${type}`, message: messageOf(type, isSame) };
        if (type === "Failed" || !isSame) return { condition };
        const stored = definition.spec.versions.filter((each) => each.storage);
        return { condition, storedVersions: stored.map((each) => each.name) };
      });
    },
  };
}

function messageOf(type: Ending["type"], isSame: boolean): string {
  if (type === "Failed") return "The migration has failed";
  return isSame
    ? "The migration has succeeded and the stored versions have been updated"
    : "The migration has succeeded but the stored versions have not been updated due to a generation mismatch";
}

interface Change extends Pick<CustomResourceDefinitionStatus, "storedVersions"> {
  readonly condition: Pick<CustomResourceDefinitionCondition, "status" | "reason" | "message">;
}

/** Writes what `changeOf` makes of the newest definition; undefined where there is none, or nothing to write. */
function definitionWriter(name: string, { client, nowMs, signal }: ControllerContext) {
  const objects = (client as Partial<Client>).apiextensions?.v1?.customresourcedefinitions;
  return async (
    changeOf: (definition: Stored<CustomResourceDefinition>) => Change | undefined,
  ): Promise<Stored<CustomResourceDefinition> | undefined> => {
    if (objects === undefined) return undefined;
    const change = (definition: Stored<CustomResourceDefinition>) => {
      const wanted = changeOf(definition);
      return wanted === undefined ? undefined : changedStatus(definition, wanted, timestamp(nowMs()));
    };
    return writeStatus({ objects, name, change, signal });
  };
}

function changedStatus(
  { status, metadata: { generation } }: Stored<CustomResourceDefinition>,
  { condition, ...rest }: Change,
  lastTransitionTime: string,
): CustomResourceDefinitionStatus {
  const before = status?.conditions ?? [];
  const observed = generation === undefined ? {} : { observedGeneration: generation };
  const migrating = { type: "StorageMigrating", ...condition, ...observed, lastTransitionTime };
  return { ...rest, conditions: [...before.filter((each) => each.type !== migrating.type), migrating] };
}
