import { createHash } from "node:crypto";
import type { Registry } from "../registry/registry.ts";
import type { Groups } from "../registry/groups.ts";
import type { JsonObject, ResourceDescriptor, SubresourceDescriptor, Verb } from "../schema/index.ts";

/** A document whose kind the meta group has. The oldest of them has no apiVersion. */
export type PlainDocument = JsonObject & {
  readonly kind: "APIVersions" | "APIGroup" | "APIGroupList" | "APIResourceList";
  readonly apiVersion?: "v1";
};

/** `/api`: the versions of the core group. */
export function apiVersions(groups: Groups, serverAddress: string): PlainDocument {
  const core = groups.find((each) => each.name === "");
  return {
    kind: "APIVersions",
    versions: [...(core?.versions ?? [])],
    serverAddressByClientCIDRs: [{ clientCIDR: "0.0.0.0/0", serverAddress }],
  };
}

/** `/apis`: the named groups in discovery order. */
export function apiGroupList(groups: Groups): PlainDocument {
  const named = groups.filter((each) => each.name !== "");
  return { kind: "APIGroupList", apiVersion: "v1", groups: named.map(groupBody) };
}

/** `/apis/<group>`; undefined when the group is not served. */
export function apiGroup(groups: Groups, name: string): PlainDocument | undefined {
  const group = groups.find((each) => each.name === name && name !== "");
  return group === undefined ? undefined : { kind: "APIGroup", apiVersion: "v1", ...groupBody(group) };
}

function groupBody({ name, versions }: Groups[number]): JsonObject {
  const entries = versions.map((version) => ({ groupVersion: `${name}/${version}`, version }));
  return { name, versions: entries, preferredVersion: entries[0] ?? null };
}

export interface ResourceListOptions {
  /** Says how objects are stored; of definitions it is always said. */
  readonly hasStorageHashes: boolean;
}

/** `/api/v1` and `/apis/<group>/<version>`; undefined when nothing of it is served. */
export function apiResourceList(
  registry: Registry,
  groupVersion: string,
  options: ResourceListOptions,
): PlainDocument | undefined {
  const stores = registry.storesOf(groupVersion);
  if (stores.length === 0) return undefined;
  const resources = stores.flatMap(({ descriptor }) => [
    resourceBody(descriptor, options),
    ...servedSubresourcesOf(registry, descriptor).map((each) => subresourceBody(descriptor, each)),
  ]);
  if (stores[0]?.descriptor.custom !== true) resources.sort((a, b) => (a.name < b.name ? -1 : 1));
  const isCore = !groupVersion.includes("/");
  return { kind: "APIResourceList", ...(isCore ? {} : { apiVersion: "v1" }), groupVersion, resources };
}

type Listed = JsonObject & { readonly name: string };

function resourceBody(descriptor: ResourceDescriptor, { hasStorageHashes }: ResourceListOptions): Listed {
  const { plural, singular, namespaced, kind, verbs, shortNames, categories, virtual, custom } = descriptor;
  const isStored = !virtual && verbs.includes("create"); // or it is shown, and nothing more
  const hasHash = isStored && (hasStorageHashes || custom === true);
  return {
    name: plural,
    singularName: singular,
    namespaced,
    kind,
    verbs: listedVerbs(descriptor, verbs),
    ...(shortNames.length === 0 ? {} : { shortNames: [...shortNames] }),
    ...(categories.length === 0 ? {} : { categories: [...categories] }),
    ...(hasHash ? { storageVersionHash: storageVersionHash(descriptor) } : {}),
  };
}

function subresourceBody(descriptor: ResourceDescriptor, subresource: SubresourceDescriptor): Listed {
  const { name, kind, group, version, verbs } = subresource;
  const isForeign = group !== descriptor.group || version !== descriptor.version;
  return {
    name: `${descriptor.plural}/${name}`,
    singularName: "",
    namespaced: descriptor.namespaced,
    ...(isForeign ? { group, version } : {}),
    kind,
    verbs: listedVerbs(descriptor, verbs),
  };
}

/** The verbs of kinds of specs are listed in order, those of definitions as they come. */
export function listedVerbs({ custom }: ResourceDescriptor, verbs: readonly Verb[]): Verb[] {
  return custom === true ? [...verbs] : [...verbs].sort();
}

/** The sub-resources of a kind that this server answers: of kinds of specs by name, of definitions as they come. */
export function servedSubresourcesOf(registry: Registry, descriptor: ResourceDescriptor): SubresourceDescriptor[] {
  const served = descriptor.subresources.filter(
    ({ name }) => registry.route({ ...descriptor, resource: descriptor.plural, subresource: name }) !== undefined,
  );
  return descriptor.custom === true ? served : served.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Changes when the stored form of a kind does: of `<group>/<version>/<Kind>`, where the group of core is empty. */
function storageVersionHash({ storageVersion, kind }: ResourceDescriptor): string {
  const groupVersion = storageVersion.includes("/") ? storageVersion : `/${storageVersion}`;
  const digest = createHash("sha256").update(`${groupVersion}/${kind}`).digest();
  return digest.subarray(0, 8).toString("base64");
}
