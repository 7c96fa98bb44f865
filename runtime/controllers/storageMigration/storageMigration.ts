import type { Client } from "../../../generated/client.ts";
import type { StorageVersionMigration } from "../../../generated/storagemigration/v1beta1/storageVersionMigration.ts";
import type { Stored } from "../../client/index.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { isServed } from "../frame/isServed.ts";
import { runController } from "../frame/runController.ts";
import { migrate } from "./migrate.ts";
import { isOver, isTrue, type Migrations } from "./migrationStatus.ts";
import { newestOf } from "./writeStatus.ts";

/** @limit Resources whose objects are stored anew at once: the others wait. */
const workers = 5;

/**
 * Has the objects of resources stored anew in the current form, where migrations ask for it: one migration of a
 * resource at a time, the oldest first.
 */
export async function runStorageMigration(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, isGateOn, onReady, signal } = context;
  const migrations: Migrations | undefined = (client as Partial<Client>).storagemigration?.v1beta1
    ?.storageversionmigrations;
  if (migrations === undefined || !isGateOn("StorageVersionMigrator") || !(await isServed(migrations))) {
    onReady();
    return;
  }
  const queue = newQueue("storage_version_migrator");
  const known = informers.of(migrations);
  const consider = (migration: Migration) => queue.add(resourceOf(migration));
  known.addHandler({ add: consider, update: (_old, now) => consider(now), delete: consider });
  const reconcile = async (resource: string): Promise<undefined> => {
    const next = nextOf(known.store.list().filter((each) => resourceOf(each) === resource && !isOver(each)));
    if (next === undefined) return;
    // What is known may be older than the end of this very migration, or than its deletion.
    const current = await newestOf(migrations, next.metadata.name, signal);
    if (current !== undefined && !isOver(current)) await migrate(current, migrations, context);
  };
  await runController({ queue, workers, synced: [known.synced], reconcile, context });
}

type Migration = Stored<StorageVersionMigration>;

/** "widgets.example.com", "secrets". */
function resourceOf({ spec }: Migration): string {
  const { group = "", resource = "" } = spec?.resource ?? {};
  return group === "" ? resource : `${resource}.${group}`;
}

/** The one that runs, or else the oldest. */
function nextOf(waiting: readonly Migration[]): Migration | undefined {
  const age = ({ metadata }: Migration) => `${metadata.creationTimestamp} ${metadata.name}`;
  const oldest = (one: Migration, other: Migration) => (age(one) < age(other) ? -1 : 1);
  return waiting.find((each) => isTrue(each, "Running")) ?? waiting.toSorted(oldest)[0];
}
