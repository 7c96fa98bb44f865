import { repeats } from "../keyed.ts";
import { type FieldError, invalid, isFull } from "../../schema/fieldError.ts";
import type { ObjectMetaLike, OwnerReferenceLike } from "../../schema/object.ts";

/** Each reference is complete, none is an event, and at most one is the controller. */
export function validateOwnerReferences(
  owners: readonly OwnerReferenceLike[],
  path: string,
  errors: FieldError[],
): void {
  let controller: string | undefined;
  for (const owner of owners) {
    if (isFull(errors)) return;
    validateOwner(owner, path, errors);
    if (owner.controller !== true) continue;
    const name = `${owner.kind}/${owner.name}`;
    if (controller === undefined) {
      controller = name;
      continue;
    }
    const text =
      "Only one reference can have Controller set to true. " +
      `Found "true" in references for ${controller} and ${name}`;
    errors.push(invalid(path, owners, text));
  }
}

/**
 * Removes references that repeat an earlier one; of a patch they are in what it makes. Returns the texts for Warning
 * headers, none when nothing was done.
 */
export function dropDuplicateOwners(metadata: ObjectMetaLike, isPatch = false): string[] {
  const owners = metadata.ownerReferences;
  if (owners === undefined || owners.length < 2) return [];
  const isRepeated = repeats();
  const dropped = new Set<string>();
  const kept = owners.filter((owner) => {
    if (!isRepeated(ownerText(owner))) return true;
    dropped.add(owner.uid);
    return false;
  });
  if (dropped.size === 0) return [];
  metadata.ownerReferences = kept;
  const place = isPatch ? " after mutating admission happens" : "";
  return [
    `.metadata.ownerReferences contains duplicate entries${place}; ` +
      "API server dedups owner references in 1.20+, and may reject such requests as early as 1.24; " +
      "please fix your requests; " +
      `duplicate UID(s) observed: ${[...dropped].join(", ")}`,
  ];
}

/** apiVersion and kind of records that come and go by themselves. */
const mayNotOwn: ReadonlySet<string> = new Set(["v1 Event"]);

/** Of custom objects, what a reference leaves out is not there. */
function validateOwner(owner: Partial<OwnerReferenceLike>, path: string, errors: FieldError[]): void {
  const { apiVersion = "", kind = "", name = "", uid = "" } = owner;
  if (!hasVersion(apiVersion)) {
    errors.push(invalid(`${path}.apiVersion`, apiVersion, "version must not be empty"));
  }
  for (const [field, value] of Object.entries({ kind, name, uid })) {
    if (value === "") errors.push(invalid(`${path}.${field}`, value, "must not be empty"));
  }
  if (mayNotOwn.has(`${apiVersion} ${kind}`)) {
    errors.push(invalid(path, owner, `/${apiVersion}, Kind=${kind} is disallowed from being an owner`));
  }
}

function hasVersion(apiVersion: string): boolean {
  return apiVersion !== "" && !apiVersion.endsWith("/") && apiVersion.split("/", 3).length < 3;
}

/** One text for references that say the same. */
function ownerText({ uid, name, kind, apiVersion, controller, blockOwnerDeletion }: OwnerReferenceLike): string {
  return JSON.stringify([uid, name, kind, apiVersion, controller, blockOwnerDeletion]);
}
