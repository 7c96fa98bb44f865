import type { StorageVersionMigration } from "../../../generated/storagemigration/v1beta1/storageVersionMigration.ts";
import {
  clusterResource,
  isConflict,
  isNotFound,
  isStatusError,
  namespacedResource,
  type StatusError,
  type Stored,
} from "../../client/index.ts";
import { type DiscoveredResource, discoverResources, resourceKey } from "../discovery.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { metadataTransport, type PartialObject } from "../metadata.ts";
import { beginDefinition } from "./definitionStatus.ts";
import { type Ending, isTrue, type Migrations, migrationStatus } from "./migrationStatus.ts";

/**
 * Stores all objects of a migration's resource anew and says so in its status. An object that the server refuses ends
 * it; all other errors are thrown: the migration is tried again from its begin, and what it has stored anew is not
 * stored again.
 */
export async function migrate(
  migration: Stored<StorageVersionMigration>,
  migrations: Migrations,
  context: ControllerContext,
): Promise<void> {
  const status = migrationStatus(migration, migrations, context);
  const found = await resourceOf(migration, context);
  if (typeof found === "string") {
    await status.end({ type: "Failed", message: found });
    return;
  }
  const definition = await beginDefinition(migration, context);
  const { objects, resourceVersion } = await objectsOf(found, context);
  if (!isTrue(migration, "Running")) await status.begin(resourceVersion);
  const ending = await storeAnew(found, objects, context);
  await definition?.end(ending.type);
  await status.end(ending);
}

/** The resource in the version that the server prefers, or why it cannot be migrated. */
async function resourceOf(
  { spec }: Stored<StorageVersionMigration>,
  { client, platform, signal }: ControllerContext,
): Promise<DiscoveredResource | string> {
  const { group = "", resource = "" } = spec?.resource ?? {};
  const wanted = resourceKey({ group, plural: resource });
  const all = await discoverResources({ transport: client.transport, platform, signal });
  const found = all.find(({ ref }) => resourceKey(ref) === wanted);
  if (found === undefined) return "resource does not exist in discovery";
  const isStored = ["list", "patch"].every((each) => found.verbs.includes(each));
  return isStored ? found : "resource cannot be listed and patched";
}

/** An object as it was listed. */
interface Listed {
  readonly namespace: string | undefined;
  readonly name: string;
  readonly resourceVersion: string;
}

/** All of them before the first is written: pages are kept for minutes only, and writes take longer. */
async function objectsOf(
  { ref }: DiscoveredResource,
  { client, platform, signal }: ControllerContext,
): Promise<{ readonly objects: readonly Listed[]; readonly resourceVersion: string }> {
  const objects: Listed[] = [];
  let resourceVersion = "";
  const collection = namespacedResource<PartialObject>(metadataTransport(client.transport, platform), ref);
  for await (const { metadata: list, items } of collection.listAll({ signal })) {
    resourceVersion ||= list.resourceVersion ?? "";
    for (const { metadata } of items) {
      const { namespace, name, resourceVersion: version } = metadata;
      objects.push({ namespace, name, resourceVersion: version });
    }
  }
  return { objects, resourceVersion };
}

/**
 * A patch without a change is stored where the stored form is an old one. A conflict means that the object was written
 * or made anew since it was listed, so it has the current form, as one that is gone needs none.
 */
async function storeAnew(
  { ref, namespaced }: DiscoveredResource,
  objects: readonly Listed[],
  { client: { transport }, signal }: ControllerContext,
): Promise<Ending> {
  for (const { namespace, name, resourceVersion } of objects) {
    const place = namespaced
      ? namespacedResource<PartialObject>(transport, ref).namespace(namespace ?? "")
      : clusterResource<PartialObject>(transport, ref);
    try {
      await place.patch(name, { type: "merge", body: { metadata: { resourceVersion } } }, { signal });
    } catch (error) {
      if (isConflict(error) || isNotFound(error)) continue;
      if (!isRefusal(error)) throw error;
      return { type: "Failed", message: `migration encountered unhandled error: ${error.message}` };
    }
  }
  return { type: "Succeeded", message: "" };
}

/** The same request would be refused again. */
function isRefusal(error: unknown): error is StatusError {
  return isStatusError(error) && error.code >= 400 && error.code < 500 && !passing.has(error.code);
}

/** Unauthorized, Request Timeout, Too Many Requests. */
const passing: ReadonlySet<number> = new Set([401, 408, 429]);
