// Generated from meta/v1.yaml. Do not edit.
import type { Structure } from "../../runtime/schema/index.ts";
import { field, structure } from "../../runtime/schema/index.ts";
import type * as types from "./v1.ts";
import { validateCondition, validateLabelSelector, validateLabelSelectorRequirement } from "./v1.validator.ts";

/** Fields of ObjectMeta in wire order. */
export const ObjectMeta: Structure = structure("ObjectMeta", () => [
  field("name", 1, "string"),
  field("generateName", 2, "string"),
  field("namespace", 3, "string"),
  field("selfLink", 4, "string"),
  field("uid", 5, "string"),
  field("resourceVersion", 6, "string"),
  field("generation", 7, "int64"),
  field("creationTimestamp", 8, "time"),
  field("deletionTimestamp", 9, "time", { presence: "pointer" }),
  field("deletionGracePeriodSeconds", 10, "int64", { presence: "pointer" }),
  field("labels", 11, { map: "string" }),
  field("annotations", 12, { map: "string" }),
  field("ownerReferences", 13, { list: { structure: () => OwnerReference } }, {
    listType: "map",
    mapKeys: ["uid"],
    patchStrategy: ["merge"],
    mergeKey: "uid",
  }),
  field("finalizers", 14, { list: "string" }, { listType: "set", patchStrategy: ["merge"] }),
  field("managedFields", 17, { list: { structure: () => ManagedFieldsEntry } }, {
    presence: "pointer",
    listType: "atomic",
  }),
]);

/** Fields of OwnerReference in wire order. */
export const OwnerReference: Structure = structure("OwnerReference", () => [
  field("apiVersion", 5, "string", { presence: "always" }),
  field("kind", 1, "string", { presence: "always" }),
  field("name", 3, "string", { presence: "always" }),
  field("uid", 4, "string", { presence: "always" }),
  field("controller", 6, "boolean", { presence: "pointer" }),
  field("blockOwnerDeletion", 7, "boolean", { presence: "pointer" }),
], { mapType: "atomic" });

/** Fields of ManagedFieldsEntry in wire order. */
export const ManagedFieldsEntry: Structure = structure("ManagedFieldsEntry", () => [
  field("manager", 1, "string"),
  field("operation", 2, "string"),
  field("apiVersion", 3, "string"),
  field("time", 4, "time", { presence: "pointer" }),
  field("fieldsType", 6, "string"),
  field("fieldsV1", 7, "fieldsV1", { presence: "pointer" }),
  field("subresource", 8, "string"),
]);

/** Fields of ListMeta in wire order. */
export const ListMeta: Structure = structure("ListMeta", () => [
  field("selfLink", 1, "string"),
  field("resourceVersion", 2, "string"),
  field("continue", 3, "string"),
  field("remainingItemCount", 4, "int64", { presence: "pointer" }),
  field("shardInfo", 5, { structure: () => ShardInfo }, { presence: "pointer", gate: "ShardedListAndWatch" }),
]);

/** Fields of ShardInfo in wire order. */
export const ShardInfo: Structure = structure("ShardInfo", () => [
  field("selector", 1, "string", { presence: "always" }),
]);

/** Fields of LabelSelector in wire order. */
export const LabelSelector: Structure = structure("LabelSelector", () => [
  field("matchLabels", 1, { map: "string" }, { errors: "unindexed" }),
  field("matchExpressions", 2, { list: { structure: () => LabelSelectorRequirement } }, { listType: "atomic" }),
], { mapType: "atomic", validate: validateLabelSelector });

/** Fields of LabelSelectorRequirement in wire order. */
export const LabelSelectorRequirement: Structure = structure("LabelSelectorRequirement", () => [
  field("key", 1, "string", { presence: "always" }),
  field("operator", 2, "string", { presence: "always" }),
  field("values", 3, { list: "string" }, { listType: "atomic" }),
], { validate: validateLabelSelectorRequirement });

/** Fields of Condition in wire order. */
export const Condition: Structure = structure("Condition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always", empty: "checked" }),
  field("observedGeneration", 3, "int64"),
  field("lastTransitionTime", 4, "time", { presence: "always", nullable: true }),
  field("reason", 5, "string", { presence: "always", empty: "missing" }),
  field("message", 6, "string", { presence: "always" }),
], { validate: validateCondition });

/** Fields of Status in wire order. */
export const Status: Structure = structure("Status", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("metadata", 1, { structure: () => ListMeta }, { presence: "always" }),
  field("status", 2, "string"),
  field("message", 3, "string"),
  field("reason", 4, "string"),
  field("details", 5, { structure: () => StatusDetails }, { presence: "pointer" }),
  field("code", 6, "int32"),
]);

/** Fields of StatusDetails in wire order. */
export const StatusDetails: Structure = structure("StatusDetails", () => [
  field("name", 1, "string"),
  field("group", 2, "string"),
  field("kind", 3, "string"),
  field("uid", 6, "string"),
  field("causes", 4, { list: { structure: () => StatusCause } }, { listType: "atomic" }),
  field("retryAfterSeconds", 5, "int32"),
]);

/** Fields of StatusCause in wire order. */
export const StatusCause: Structure = structure("StatusCause", () => [
  field("reason", 1, "string"),
  field("message", 2, "string"),
  field("field", 3, "string"),
]);

/** Fields of DeleteOptions in wire order. */
export const DeleteOptions: Structure = structure("DeleteOptions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("gracePeriodSeconds", 1, "int64", { presence: "pointer" }),
  field("preconditions", 2, { structure: () => Preconditions }, { presence: "pointer" }),
  field("orphanDependents", 3, "boolean", { presence: "pointer" }),
  field("propagationPolicy", 4, "string", { presence: "pointer" }),
  field("dryRun", 5, { list: "string" }, { listType: "atomic" }),
  field("ignoreStoreReadErrorWithClusterBreakingPotential", 6, "boolean", { presence: "pointer" }),
]);

/** Fields of Preconditions in wire order. */
export const Preconditions: Structure = structure("Preconditions", () => [
  field("uid", 1, "string", { presence: "pointer" }),
  field("resourceVersion", 2, "string", { presence: "pointer" }),
]);

/** Fields of CreateOptions in wire order. */
export const CreateOptions: Structure = structure("CreateOptions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("dryRun", 1, { list: "string" }, { listType: "atomic" }),
  field("fieldManager", 3, "string"),
  field("fieldValidation", 4, "string"),
]);

/** Fields of UpdateOptions in wire order. */
export const UpdateOptions: Structure = structure("UpdateOptions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("dryRun", 1, { list: "string" }, { listType: "atomic" }),
  field("fieldManager", 2, "string"),
  field("fieldValidation", 3, "string"),
]);

/** Fields of PatchOptions in wire order. */
export const PatchOptions: Structure = structure("PatchOptions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("dryRun", 1, { list: "string" }, { listType: "atomic" }),
  field("force", 2, "boolean", { presence: "pointer" }),
  field("fieldManager", 3, "string"),
  field("fieldValidation", 4, "string"),
]);

/** Fields of GetOptions in wire order. */
export const GetOptions: Structure = structure("GetOptions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("resourceVersion", 1, "string"),
]);

/** Fields of ListOptions in wire order. */
export const ListOptions: Structure = structure("ListOptions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("labelSelector", 1, "string"),
  field("fieldSelector", 2, "string"),
  field("watch", 3, "boolean"),
  field("allowWatchBookmarks", 9, "boolean"),
  field("resourceVersion", 4, "string"),
  field("resourceVersionMatch", 10, "string"),
  field("timeoutSeconds", 5, "int64", { presence: "pointer" }),
  field("limit", 7, "int64"),
  field("continue", 8, "string"),
  field("sendInitialEvents", 11, "boolean", { presence: "pointer" }),
  field("shardSelector", 15, "string", { gate: "ShardedListAndWatch" }),
]);

/** Fields of WatchEvent in wire order. */
export const WatchEvent: Structure = structure("WatchEvent", () => [
  field("type", 1, "string", { presence: "always" }),
  field("object", 2, "raw", { presence: "always", nullable: true }),
]);

/** Fields of Table in wire order. */
export const Table: Structure = structure("Table", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("metadata", 0, { structure: () => ListMeta }, { presence: "always" }),
  field("columnDefinitions", 0, { list: { structure: () => TableColumnDefinition } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
  field("rows", 0, { list: { structure: () => TableRow } }, { presence: "always", nullable: true, listType: "atomic" }),
]);

/** Fields of TableColumnDefinition in wire order. */
export const TableColumnDefinition: Structure = structure("TableColumnDefinition", () => [
  field("name", 0, "string", { presence: "always" }),
  field("type", 0, "string", { presence: "always" }),
  field("format", 0, "string", { presence: "always" }),
  field("description", 0, "string", { presence: "always" }),
  field("priority", 0, "int32", { presence: "always" }),
]);

/** Fields of TableRow in wire order. */
export const TableRow: Structure = structure("TableRow", () => [
  field("cells", 0, { list: "json" }, { presence: "always", nullable: true, listType: "atomic" }),
  field("conditions", 0, { list: { structure: () => TableRowCondition } }, { listType: "atomic" }),
  field("object", 0, "raw", { presence: "always" }),
]);

/** Fields of TableRowCondition in wire order. */
export const TableRowCondition: Structure = structure("TableRowCondition", () => [
  field("type", 0, "string", { presence: "always" }),
  field("status", 0, "string", { presence: "always" }),
  field("reason", 0, "string"),
  field("message", 0, "string"),
]);

/** Fields of TableOptions in wire order. */
export const TableOptions: Structure = structure("TableOptions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("includeObject", 1, "string"),
]);

/** Fields of PartialObjectMetadata in wire order. */
export const PartialObjectMetadata: Structure = structure("PartialObjectMetadata", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
]);

/** Fields of PartialObjectMetadataList in wire order. */
export const PartialObjectMetadataList: Structure = structure("PartialObjectMetadataList", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("metadata", 1, { structure: () => ListMeta }, { presence: "always" }),
  field("items", 2, { list: { structure: () => PartialObjectMetadata } }, { presence: "always", nullable: true }),
]);

/** Fields of List in wire order. */
export const List: Structure = structure("List", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("metadata", 1, { structure: () => ListMeta }, { presence: "always" }),
  field("items", 2, { list: "raw" }, { presence: "always", nullable: true }),
]);

/** Fields of APIVersions in wire order. */
export const APIVersions: Structure = structure("APIVersions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("versions", 1, { list: "string" }, { presence: "always", nullable: true, listType: "atomic" }),
  field("serverAddressByClientCIDRs", 2, { list: { structure: () => ServerAddressByClientCIDR } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
]);

/** Fields of ServerAddressByClientCIDR in wire order. */
export const ServerAddressByClientCIDR: Structure = structure("ServerAddressByClientCIDR", () => [
  field("clientCIDR", 1, "string", { presence: "always" }),
  field("serverAddress", 2, "string", { presence: "always" }),
]);

/** Fields of APIGroupList in wire order. */
export const APIGroupList: Structure = structure("APIGroupList", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("groups", 1, { list: { structure: () => APIGroup } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
]);

/** Fields of APIGroup in wire order. */
export const APIGroup: Structure = structure("APIGroup", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("name", 1, "string", { presence: "always" }),
  field("versions", 2, { list: { structure: () => GroupVersionForDiscovery } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
  field("preferredVersion", 3, { structure: () => GroupVersionForDiscovery }, { presence: "always" }),
  field("serverAddressByClientCIDRs", 4, { list: { structure: () => ServerAddressByClientCIDR } }, {
    listType: "atomic",
  }),
]);

/** Fields of GroupVersionForDiscovery in wire order. */
export const GroupVersionForDiscovery: Structure = structure("GroupVersionForDiscovery", () => [
  field("groupVersion", 1, "string", { presence: "always" }),
  field("version", 2, "string", { presence: "always" }),
]);

/** Fields of APIResourceList in wire order. */
export const APIResourceList: Structure = structure("APIResourceList", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("groupVersion", 1, "string", { presence: "always" }),
  field("resources", 2, { list: { structure: () => APIResource } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
]);

/** Fields of APIResource in wire order. */
export const APIResource: Structure = structure("APIResource", () => [
  field("name", 1, "string", { presence: "always" }),
  field("singularName", 6, "string", { presence: "always" }),
  field("namespaced", 2, "boolean", { presence: "always" }),
  field("group", 8, "string"),
  field("version", 9, "string"),
  field("kind", 3, "string", { presence: "always" }),
  field("verbs", 1, { list: "string" }, { presence: "always", nullable: true, inlinePath: [4] }),
  field("shortNames", 5, { list: "string" }, { listType: "atomic" }),
  field("categories", 7, { list: "string" }, { listType: "atomic" }),
  field("storageVersionHash", 10, "string"),
]);

/** Fields of RootPaths in wire order. */
export const RootPaths: Structure = structure("RootPaths", () => [
  field("paths", 1, { list: "string" }, { presence: "always", nullable: true, listType: "atomic" }),
]);

/** Fields of TypeMeta in wire order. */
export const TypeMeta: Structure = structure("TypeMeta", () => [
  field("kind", 1, "string"),
  field("apiVersion", 2, "string"),
]);

/** Fields of GroupVersionKind in wire order. */
export const GroupVersionKind: Structure = structure("GroupVersionKind", () => [
  field("group", 1, "string", { presence: "always" }),
  field("version", 2, "string", { presence: "always" }),
  field("kind", 3, "string", { presence: "always" }),
]);

/** Fields of GroupVersionResource in wire order. */
export const GroupVersionResource: Structure = structure("GroupVersionResource", () => [
  field("group", 1, "string", { presence: "always" }),
  field("version", 2, "string", { presence: "always" }),
  field("resource", 3, "string", { presence: "always" }),
]);

/** Fields of GroupKind in wire order. */
export const GroupKind: Structure = structure("GroupKind", () => [
  field("group", 1, "string", { presence: "always" }),
  field("kind", 2, "string", { presence: "always" }),
]);

/** Fields of GroupResource in wire order. */
export const GroupResource: Structure = structure("GroupResource", () => [
  field("group", 1, "string", { presence: "always" }),
  field("resource", 2, "string", { presence: "always" }),
]);

/** Fields of FieldSelectorRequirement in wire order. */
export const FieldSelectorRequirement: Structure = structure("FieldSelectorRequirement", () => [
  field("key", 1, "string", { presence: "always" }),
  field("operator", 2, "string", { presence: "always" }),
  field("values", 3, { list: "string" }, { listType: "atomic" }),
]);

/** Fields of Info in wire order. */
export const Info: Structure = structure("Info", () => [
  field("major", 0, "string", { presence: "always" }),
  field("minor", 0, "string", { presence: "always" }),
  field("emulationMajor", 0, "string"),
  field("emulationMinor", 0, "string"),
  field("minCompatibilityMajor", 0, "string"),
  field("minCompatibilityMinor", 0, "string"),
  field("gitVersion", 0, "string", { presence: "always" }),
  field("gitCommit", 0, "string", { presence: "always" }),
  field("gitTreeState", 0, "string", { presence: "always" }),
  field("buildDate", 0, "string", { presence: "always" }),
  field("goVersion", 0, "string", { presence: "always" }),
  field("compiler", 0, "string", { presence: "always" }),
  field("platform", 0, "string", { presence: "always" }),
]);

export function defaultObjectMeta(o: types.ObjectMeta): void {
  if (o.ownerReferences) for (const each of o.ownerReferences) defaultOwnerReference(each);
}

export function defaultOwnerReference(o: types.OwnerReference): void {
  o.apiVersion ??= "";
  o.kind ??= "";
  o.name ??= "";
  o.uid ??= "";
}

export function defaultListMeta(o: types.ListMeta): void {
  if (o.shardInfo) defaultShardInfo(o.shardInfo);
}

export function defaultShardInfo(o: types.ShardInfo): void {
  o.selector ??= "";
}

export function defaultLabelSelector(o: types.LabelSelector): void {
  if (o.matchExpressions) for (const each of o.matchExpressions) defaultLabelSelectorRequirement(each);
}

export function defaultLabelSelectorRequirement(o: types.LabelSelectorRequirement): void {
  o.key ??= "";
  o.operator ??= "";
}

export function defaultCondition(o: types.Condition): void {
  o.type ??= "";
  o.status ??= "" as NonNullable<types.Condition["status"]>;
  o.lastTransitionTime ??= null;
  o.reason ??= "";
  o.message ??= "";
}

export function defaultStatus(o: types.Status): void {
  o.metadata ??= {};
  defaultListMeta(o.metadata);
}

export function defaultWatchEvent(o: types.WatchEvent): void {
  o.type ??= "";
  o.object ??= null;
}

export function defaultTable(o: types.Table): void {
  o.metadata ??= {};
  o.columnDefinitions ??= null;
  o.rows ??= null;
  defaultListMeta(o.metadata);
  if (o.columnDefinitions) for (const each of o.columnDefinitions) defaultTableColumnDefinition(each);
  if (o.rows) for (const each of o.rows) defaultTableRow(each);
}

export function defaultTableColumnDefinition(o: types.TableColumnDefinition): void {
  o.name ??= "";
  o.type ??= "";
  o.format ??= "";
  o.description ??= "";
  o.priority ??= 0;
}

export function defaultTableRow(o: types.TableRow): void {
  o.cells ??= null;
  if (o.conditions) for (const each of o.conditions) defaultTableRowCondition(each);
}

export function defaultTableRowCondition(o: types.TableRowCondition): void {
  o.type ??= "";
  o.status ??= "";
}

export function defaultPartialObjectMetadata(o: types.PartialObjectMetadata): void {
  o.metadata ??= {};
  defaultObjectMeta(o.metadata);
}

export function defaultPartialObjectMetadataList(o: types.PartialObjectMetadataList): void {
  o.metadata ??= {};
  o.items ??= null;
  defaultListMeta(o.metadata);
  if (o.items) for (const each of o.items) defaultPartialObjectMetadata(each);
}

export function defaultList(o: types.List): void {
  o.metadata ??= {};
  o.items ??= null;
  defaultListMeta(o.metadata);
}

export function defaultAPIVersions(o: types.APIVersions): void {
  o.versions ??= null;
  o.serverAddressByClientCIDRs ??= null;
  if (o.serverAddressByClientCIDRs) for (const each of o.serverAddressByClientCIDRs) defaultServerAddressByClientCIDR(each);
}

export function defaultServerAddressByClientCIDR(o: types.ServerAddressByClientCIDR): void {
  o.clientCIDR ??= "";
  o.serverAddress ??= "";
}

export function defaultAPIGroupList(o: types.APIGroupList): void {
  o.groups ??= null;
  if (o.groups) for (const each of o.groups) defaultAPIGroup(each);
}

export function defaultAPIGroup(o: types.APIGroup): void {
  o.name ??= "";
  o.versions ??= null;
  o.preferredVersion ??= {} as NonNullable<types.APIGroup["preferredVersion"]>;
  if (o.versions) for (const each of o.versions) defaultGroupVersionForDiscovery(each);
  defaultGroupVersionForDiscovery(o.preferredVersion);
  if (o.serverAddressByClientCIDRs) for (const each of o.serverAddressByClientCIDRs) defaultServerAddressByClientCIDR(each);
}

export function defaultGroupVersionForDiscovery(o: types.GroupVersionForDiscovery): void {
  o.groupVersion ??= "";
  o.version ??= "";
}

export function defaultAPIResourceList(o: types.APIResourceList): void {
  o.groupVersion ??= "";
  o.resources ??= null;
  if (o.resources) for (const each of o.resources) defaultAPIResource(each);
}

export function defaultAPIResource(o: types.APIResource): void {
  o.name ??= "";
  o.singularName ??= "";
  o.namespaced ??= false;
  o.kind ??= "";
  o.verbs ??= null;
}

export function defaultRootPaths(o: types.RootPaths): void {
  o.paths ??= null;
}

export function defaultGroupVersionKind(o: types.GroupVersionKind): void {
  o.group ??= "";
  o.version ??= "";
  o.kind ??= "";
}

export function defaultGroupVersionResource(o: types.GroupVersionResource): void {
  o.group ??= "";
  o.version ??= "";
  o.resource ??= "";
}

export function defaultGroupKind(o: types.GroupKind): void {
  o.group ??= "";
  o.kind ??= "";
}

export function defaultGroupResource(o: types.GroupResource): void {
  o.group ??= "";
  o.resource ??= "";
}

export function defaultFieldSelectorRequirement(o: types.FieldSelectorRequirement): void {
  o.key ??= "";
  o.operator ??= "";
}

export function defaultInfo(o: types.Info): void {
  o.major ??= "";
  o.minor ??= "";
  o.gitVersion ??= "";
  o.gitCommit ??= "";
  o.gitTreeState ??= "";
  o.buildDate ??= "";
  o.goVersion ??= "";
  o.compiler ??= "";
  o.platform ??= "";
}
