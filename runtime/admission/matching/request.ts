import type { ApiObject, ResourceDescriptor } from "../../schema/index.ts";
import type { AdmissionAttributes } from "../plugin.ts";
import type { ShownChange } from "./change.ts";
import { askedOf } from "./rules.ts";
import { namespaceOf } from "./selectors.ts";

/** A request as hooks and policies hear of it, without its objects. */
export function requestOf(
  attributes: AdmissionAttributes,
  { kind, object, old }: ShownChange,
  { metaGroup }: { readonly metaGroup: string },
): Readonly<Record<string, unknown>> {
  const { descriptor, name, subresource, user, dryRun } = attributes;
  const options = attributes.options();
  const { uid, groups, extra } = user;
  const namespace = namespaceOf(attributes);
  return {
    kind: kindOf(object ?? old, kind),
    resource: resourceOf(kind),
    ...(subresource === "" ? {} : { subResource: subresource }),
    requestKind: isSameVersion(kind, descriptor) ? kindOf(object ?? old, kind) : kindOf(undefined, descriptor),
    requestResource: resourceOf(descriptor),
    ...(subresource === "" ? {} : { requestSubResource: subresource }),
    ...(name === "" ? {} : { name }),
    ...(namespace === "" ? {} : { namespace }),
    operation: askedOf(attributes).operation,
    userInfo: { username: user.name, ...(uid ? { uid } : {}), groups, ...(extra ? { extra } : {}) },
    dryRun,
    options: options === undefined ? null : { ...options, apiVersion: `${metaGroup}/v1` },
  };
}

function isSameVersion(one: ResourceDescriptor, other: ResourceDescriptor): boolean {
  return one.group === other.group && one.version === other.version;
}

/** What is written says itself what it is: a sub-resource may have a kind of its own. */
function kindOf(object: ApiObject | undefined, { group, version, kind }: ResourceDescriptor): object {
  const { apiVersion, kind: own } = (object ?? {}) as { readonly apiVersion?: string; readonly kind?: string };
  if (apiVersion === undefined || own === undefined) return { group, version, kind };
  const [first = "", second] = apiVersion.split("/");
  return second === undefined ? { group: "", version: first, kind: own } : { group: first, version: second, kind: own };
}

function resourceOf({ group, version, plural }: ResourceDescriptor): object {
  return { group, version, resource: plural };
}
