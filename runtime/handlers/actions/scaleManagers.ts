import { difference, type FieldSet, isEmpty, leaf } from "../../apply/fieldSet.ts";
import { entriesOf, idOf, type Manager, storedManagers } from "../../apply/managers.ts";
import { valueAt } from "../../schema/cell.ts";
import type { InSteps, ManagedFieldsEntryLike, ResourceDescriptor } from "../../schema/index.ts";

/** The version of a scale, whatever it is of. */
export const scaleApiVersion = "autoscaling/v1";

const inScale: FieldSet = { "f:spec": { "f:replicas": leaf } };

/** Where each version of a kind keeps its number: null where it has no scale. Other versions are not served. */
export type ReplicasPaths = ReadonlyMap<string, readonly string[] | null>;

export function replicasPaths(descriptors: readonly ResourceDescriptor[]): ReplicasPaths {
  return new Map(
    descriptors.map(({ apiVersion, subresources }) => {
      const declared = subresources.find(({ scale }) => scale !== undefined);
      return [apiVersion, declared?.scale?.specReplicasPath ?? null];
    }),
  );
}

type Entries = readonly ManagedFieldsEntryLike[];

/** The managers of an object that are managers of its scale too: those that own the number. */
export function ofScale(entries: Entries | undefined, paths: ReplicasPaths): ManagedFieldsEntryLike[] {
  const owners = [...storedManagers(entries).values()].filter((each) => owns(each, paths.get(each.apiVersion)));
  const managers = owners.map((each): Manager => ({ ...each, apiVersion: scaleApiVersion, fields: inScale }));
  return entriesOf(new Map(managers.map((each) => [idOf(each), each])));
}

/**
 * The managers of an object after a write of its scale. An updater of the object is no updater of the scale, which has
 * another version: it keeps what else it owns, and its number in an entry beside that.
 */
export function* afterScale(
  entries: Entries | undefined,
  { scale, paths, apiVersion }: { scale: Entries | undefined; paths: ReplicasPaths; apiVersion: string },
): InSteps<ManagedFieldsEntryLike[]> {
  const left = new Map<string, Manager>();
  const before = storedManagers(entries);
  const scalers = storedManagers(scale);
  for (const [id, manager] of before) {
    const path = paths.get(manager.apiVersion);
    if (path === undefined) continue;
    if (path === null || !owns(manager, path) || scalers.delete(id)) left.set(id, manager);
    else {
      const fields = yield* difference(manager.fields, fieldAt(path));
      if (!isEmpty(fields)) left.set(id, { ...manager, fields });
    }
  }
  const fields = fieldAt(paths.get(apiVersion) ?? []);
  for (const [id, manager] of scalers) {
    if (!owns(manager, ["spec", "replicas"])) continue;
    left.set(id, { ...manager, apiVersion, time: before.get(id)?.time, fields });
  }
  return entriesOf(left);
}

function owns({ fields }: Manager, path: readonly string[] | null | undefined): boolean {
  if (path === null || path === undefined) return false;
  const keys = path.map((name) => `f:${name}`);
  return valueAt(fields, keys) !== undefined;
}

function fieldAt(path: readonly string[]): FieldSet {
  return path.reduceRight<FieldSet>((below, name) => ({ [`f:${name}`]: below }), leaf);
}
