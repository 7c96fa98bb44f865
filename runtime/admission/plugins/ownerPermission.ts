import type { Authorizer, Decision } from "../../auth/authorizer.ts";
import { deepEqual } from "../../schema/deepEqual.ts";
import type { ApiObject, ResourceDescriptor, StatusError } from "../../schema/index.ts";
import type { AdmissionAttributes, WaitingPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";

export interface OwnerPermissionOptions {
  readonly authorize: Authorizer;
  /** The kind that an owner is of; undefined: none that is served. */
  readonly kindOf: (apiVersion: string, kind: string) => ResourceDescriptor | undefined;
}

type Owners = NonNullable<NonNullable<ApiObject["metadata"]>["ownerReferences"]>;

/** @limit Owners whose deletion an object newly blocks, since each is asked about: 403. */
const maxBlocked = 100;

/**
 * An object that gets other owners is deleted with them, so who changes them must have the right to delete it. One that
 * blocks the deletion of an owner is as good as a finalizer of the owner, so it takes the right to set those.
 */
export function ownerPermission(options: OwnerPermissionOptions): WaitingPlugin {
  return {
    name: "OwnerReferencesPermissionEnforcement",
    about: { operations: ["create", "update"] },
    waits: ({ operation, descriptor, subresource }) => {
      if ((operation !== "create" && operation !== "update") || descriptor.virtual === true) return false;
      // The strategy of pods keeps the owners in a write of the status.
      if (descriptor.plural === "pods" && descriptor.group === "") return subresource === "";
      return subresource === "" || subresource === "status";
    },
    validate: (attributes, object, old) => {
      const [now, before] = [ownersOf(object), ownersOf(old)];
      if (deepEqual(now, before)) return undefined;
      return check(attributes, { now, before, isNew: old === undefined }, options);
    },
  };
}

function ownersOf(object: ApiObject | undefined): Owners {
  return object?.metadata?.ownerReferences ?? [];
}

interface Change {
  readonly now: Owners;
  readonly before: Owners;
  readonly isNew: boolean;
}

async function check(
  attributes: AdmissionAttributes,
  { now, before, isNew }: Change,
  options: OwnerPermissionOptions,
): Promise<StatusError | undefined> {
  const { descriptor, subresource, namespace, name } = attributes;
  if (!isNew) {
    const decision = await ask(attributes, { verb: "delete", descriptor, subresource, namespace, name }, options);
    if (decision.outcome !== "allow") {
      return refused(attributes, `cannot set an ownerRef on a resource you can't delete: ${why(decision)}`);
    }
  }
  const blocked = newlyBlocked(now, before);
  if (blocked.length > maxBlocked) {
    return refused(attributes, `a write sets blockOwnerDeletion of at most ${maxBlocked} owners`);
  }
  for (const owner of blocked) {
    const refusal = await checkBlocked(attributes, owner, options);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Owners whose deletion the object blocks and did not block before. */
function newlyBlocked(now: Owners, before: Owners): Owners {
  const known = new Set(before.flatMap(({ uid, blockOwnerDeletion }) => (blockOwnerDeletion === true ? [uid] : [])));
  return now.filter(({ uid, blockOwnerDeletion }) => blockOwnerDeletion === true && !known.has(uid));
}

async function checkBlocked(
  attributes: AdmissionAttributes,
  { apiVersion, kind, name }: Owners[number],
  options: OwnerPermissionOptions,
): Promise<StatusError | undefined> {
  const descriptor = options.kindOf(apiVersion, kind);
  if (descriptor === undefined) {
    const missing = `no matches for kind ${JSON.stringify(kind)} in version ${JSON.stringify(apiVersion)}`;
    const kindText = `APIVersion ${apiVersion} Kind ${kind}`;
    return refused(
      attributes,
      `cannot set blockOwnerDeletion in this case because cannot find RESTMapping for ${kindText}: ${missing}`,
    );
  }
  const namespace = descriptor.namespaced ? attributes.namespace : "";
  const right = { verb: "update", descriptor, subresource: "finalizers", namespace, name };
  const decision = await ask(attributes, right, options);
  if (decision.outcome === "allow") return undefined;
  return refused(
    attributes,
    "cannot set blockOwnerDeletion if an ownerReference refers to a resource you can't set finalizers on: " +
      why(decision),
  );
}

interface Right extends Pick<AdmissionAttributes, "descriptor" | "subresource" | "namespace" | "name"> {
  readonly verb: string;
}

function ask({ user }: AdmissionAttributes, { descriptor, ...right }: Right, { authorize }: OwnerPermissionOptions) {
  const { group, version, plural: resource } = descriptor;
  return authorize({ user, isResourceRequest: true, path: "", group, version, resource, ...right });
}

/** What the authorizer gives as its reason, and as its error. */
function why({ reason, error = "<nil>" }: Decision): string {
  return `${reason}, ${error}`;
}
