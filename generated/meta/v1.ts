// Generated from meta/v1.yaml. Do not edit.
/** A moment with second precision, as RFC 3339 text. */
export type Time = string;
/** A moment with microsecond precision, as RFC 3339 text. */
export type MicroTime = string;
/** A span of time as text, such as 1h30m. */
export type Duration = string;
/** An amount with an optional suffix, such as 500m, 1.5 or 2Gi. */
export type Quantity = string;
/** A number, or text such as a port name or a percentage. */
export type IntOrString = number | string;
/** Any object, kept as it was written. */
export type RawExtension = Record<string, unknown>;
/** A set of field paths, written as a tree of f:, k:, v: and i: keys. */
export type FieldsV1 = Record<string, unknown>;
/** Any JSON value. */
export type AnyValue = unknown;

/** What every stored object carries: names, labels, ownership and bookkeeping. */
export interface ObjectMeta {
  /** Name, unique among objects of the kind in the namespace; it cannot change. */
  name?: string;
  /** Start of a name that the server completes with five random characters when name is empty. */
  generateName?: string;
  /** Namespace the object lies in; empty for kinds of the whole cluster. It cannot change. */
  namespace?: string;
  /** No longer filled in. */
  selfLink?: string;
  /** Identifier given by the server, never used again for another object. */
  uid?: string;
  /** Opaque version of the stored object; send it back to detect that another client has changed it. */
  resourceVersion?: string;
  /** Counts the changes of what is asked for, leaving metadata and status aside. */
  generation?: number;
  /** When the server stored the object first. */
  creationTimestamp?: Time;
  /** When the object is due to go; set by the server when deletion is asked for. */
  deletionTimestamp?: Time;
  /** Seconds the object was given to end by itself; set together with deletionTimestamp. */
  deletionGracePeriodSeconds?: number;
  /** Short texts by which objects are grouped and selected. */
  labels?: Record<string, string>;
  /** Free texts for tools and people, which selectors do not see. */
  annotations?: Record<string, string>;
  /** Objects this one depends on; when the last of them goes, so does this one. */
  ownerReferences?: OwnerReference[];
  /** Who must clean up before the object may go; each removes its own entry. */
  finalizers?: string[];
  /** Which manager has set which fields, and when. */
  managedFields?: ManagedFieldsEntry[];
}

/** Names an owner in the same namespace, or in none. */
export interface OwnerReference {
  /** Group and version of the owner. */
  apiVersion: string;
  /** Kind of the owner. */
  kind: string;
  /** Name of the owner. */
  name: string;
  /** UID of the owner, which distinguishes it from a later object of the same name. */
  uid: string;
  /** Whether the owner is the one controller that manages this object. */
  controller?: boolean;
  /** Whether an owner deleted in the foreground waits for this object to go. */
  blockOwnerDeletion?: boolean;
}

/** The fields that one manager has set with one kind of request. */
export interface ManagedFieldsEntry {
  /** Who made the request. */
  manager?: string;
  /** Whether the fields were applied or set by other writes. */
  operation?: "Apply" | "Update" | (string & {});
  /** Version in which the fields are named. */
  apiVersion?: string;
  /** When an entry of the set was last added, changed or taken away. */
  time?: Time;
  /** Form of fieldsV1; only FieldsV1 exists. */
  fieldsType?: string;
  /** The set of fields. */
  fieldsV1?: FieldsV1;
  /** Sub-resource through which they were set; empty for the object itself. */
  subresource?: string;
}

/** What a list says about itself. */
export interface ListMeta {
  /** No longer filled in. */
  selfLink?: string;
  /** Version of the store that the list shows; a watch can go on from it. */
  resourceVersion?: string;
  /** Where the next page starts; empty on the last one. */
  continue?: string;
  /** Items that are left for later pages, where the server knows. */
  remainingItemCount?: number;
  /** Which part of a sharded list this is. Behind the gate ShardedListAndWatch. */
  shardInfo?: ShardInfo;
}

/** The part of a collection that a sharded list holds. */
export interface ShardInfo {
  /** Shard selector that was applied. */
  selector: string;
}

/** Selects objects by their labels; all requirements must hold, and an empty selector selects everything. */
export interface LabelSelector {
  /** Labels that must be there with these values. */
  matchLabels?: Record<string, string>;
  /** Further requirements on labels. */
  matchExpressions?: LabelSelectorRequirement[];
}

/** One requirement on one label. */
export interface LabelSelectorRequirement {
  /** Label it is about. */
  key: string;
  /** How the label relates to the values. */
  operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | (string & {});
  /** Values for In and NotIn; must be empty for Exists and DoesNotExist. */
  values?: string[];
}

/** One aspect of an object's state, as last observed. */
export interface Condition {
  /** Which aspect, in CamelCase. */
  type: string;
  /** Whether it holds. */
  status: "True" | "False" | "Unknown";
  /** Generation that was looked at. */
  observedGeneration?: number;
  /** When status changed last. */
  lastTransitionTime: Time | null;
  /** Why, as one CamelCase word for programs. */
  reason: string;
  /** Why, in words for people. */
  message: string;
}

/** The answer to a request that failed, or that has no object to answer with. */
export interface Status {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Metadata of the list kind; mostly empty. */
  metadata?: ListMeta;
  /** Success or Failure. */
  status?: string;
  /** What happened, in words. */
  message?: string;
  /** The kind of failure in one word, for programs. */
  reason?: "" | "Unauthorized" | "Forbidden" | "NotFound" | "AlreadyExists" | "Conflict" | "Gone" | "Invalid" | "ServerTimeout" | "StorageReadError" | "Timeout" | "TooManyRequests" | "BadRequest" | "MethodNotAllowed" | "NotAcceptable" | "RequestEntityTooLarge" | "UnsupportedMediaType" | "InternalError" | "Expired" | "ServiceUnavailable" | (string & {});
  /** What the failure is about. */
  details?: StatusDetails;
  /** HTTP status code. */
  code?: number;
}

/** What a failure is about, member by member. */
export interface StatusDetails {
  /** Name of the object, or of the operation. */
  name?: string;
  /** API group of the object. */
  group?: string;
  /** Resource or kind of the object. */
  kind?: string;
  /** UID of the object. */
  uid?: string;
  /** Single mistakes that led to the failure. */
  causes?: StatusCause[];
  /** Seconds to wait before the request is worth repeating. */
  retryAfterSeconds?: number;
}

/** A single mistake. */
export interface StatusCause {
  /** The kind of mistake in one word. */
  reason?: "FieldValueNotFound" | "FieldValueRequired" | "FieldValueDuplicate" | "FieldValueInvalid" | "FieldValueNotSupported" | "FieldValueForbidden" | "FieldValueTooLong" | "FieldValueTooMany" | "InternalError" | "FieldValueTypeInvalid" | "UnexpectedServerResponse" | "FieldManagerConflict" | "ResourceVersionTooLarge" | (string & {});
  /** The mistake in words. */
  message?: string;
  /** Path of the field at fault, such as spec.containers[0].name. */
  field?: string;
}

/** How an object is to be deleted. */
export interface DeleteOptions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Seconds the object is given to end; 0 removes it at once. Unset takes the kind's own. */
  gracePeriodSeconds?: number;
  /** What must hold for the deletion to go ahead. */
  preconditions?: Preconditions;
  /** Older form of propagationPolicy; only one of the two may be set. */
  orphanDependents?: boolean;
  /** Whether dependents go later (Background), first (Foreground), or stay (Orphan). */
  propagationPolicy?: "Orphan" | "Background" | "Foreground" | (string & {});
  /** All goes through every step but stores nothing. */
  dryRun?: string[];
  /** Deletes an object that can no longer be read, without looking at finalizers. Dangerous. */
  ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
}

/** What must hold for an operation to go ahead. */
export interface Preconditions {
  /** UID that the object must have. */
  uid?: string;
  /** Version that the object must have. */
  resourceVersion?: string;
}

/** How an object is to be created. */
export interface CreateOptions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** All goes through every step but stores nothing. */
  dryRun?: string[];
  /** Name under which the written fields are recorded. */
  fieldManager?: string;
  /** What to do about unknown and duplicate fields: Ignore, Warn or Strict. */
  fieldValidation?: string;
}

/** How an object is to be replaced. */
export interface UpdateOptions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** All goes through every step but stores nothing. */
  dryRun?: string[];
  /** Name under which the written fields are recorded. */
  fieldManager?: string;
  /** What to do about unknown and duplicate fields: Ignore, Warn or Strict. */
  fieldValidation?: string;
}

/** How an object is to be patched. */
export interface PatchOptions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** All goes through every step but stores nothing. */
  dryRun?: string[];
  /** Takes fields over from other managers that hold them; for apply only. */
  force?: boolean;
  /** Name under which the written fields are recorded; apply needs it. */
  fieldManager?: string;
  /** What to do about unknown and duplicate fields: Ignore, Warn or Strict. */
  fieldValidation?: string;
}

/** How an object is to be read. */
export interface GetOptions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Version that the answer must be as new as; unset reads the latest. */
  resourceVersion?: string;
}

/** How a collection is to be listed or watched. */
export interface ListOptions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Lists only objects whose labels match. */
  labelSelector?: string;
  /** Lists only objects whose fields match. */
  fieldSelector?: string;
  /** Answers with a stream of changes in place of a list. */
  watch?: boolean;
  /** Lets the server send bookmarks, events that carry only a version. */
  allowWatchBookmarks?: boolean;
  /** Version from which to watch, or which the list must show. */
  resourceVersion?: string;
  /** How resourceVersion is meant: exactly it, or not older. */
  resourceVersionMatch?: "NotOlderThan" | "Exact" | (string & {});
  /** Seconds after which the server ends the request. */
  timeoutSeconds?: number;
  /** Most items on one page. */
  limit?: number;
  /** Where the page starts, as the page before said. */
  continue?: string;
  /** Starts the watch with an event for every object there is. */
  sendInitialEvents?: boolean;
  /** Lists only one share of the objects. Behind the gate ShardedListAndWatch. */
  shardSelector?: string;
}

/** One change of a watched collection. */
export interface WatchEvent {
  /** ADDED, MODIFIED, DELETED, BOOKMARK or ERROR. */
  type: string;
  /** The object after the change, the last one before a deletion, or a Status. */
  object: RawExtension | null;
}

/** Objects as rows of cells, for people to read. */
export interface Table {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** What the list says about itself. */
  metadata?: ListMeta;
  /** The columns, in order. */
  columnDefinitions: TableColumnDefinition[] | null;
  /** One row an object. */
  rows: TableRow[] | null;
}

/** One column of a table. */
export interface TableColumnDefinition {
  /** Heading. */
  name: string;
  /** Type of the cells: string, integer, number, boolean or date. */
  type: string;
  /** Hint for the display; name marks the column that names the object. */
  format: string;
  /** What the column shows. */
  description: string;
  /** 0 is always shown, more only where there is room. */
  priority: number;
}

/** One object of a table. */
export interface TableRow {
  /** Values, one for each column. */
  cells: AnyValue[] | null;
  /** Remarks about the row. */
  conditions?: TableRowCondition[];
  /** The object, its metadata, or nothing, as was asked for. */
  object?: RawExtension;
}

/** A remark about a row. */
export interface TableRowCondition {
  /** Which remark; Completed says that the object has run to its end. */
  type: "Completed" | (string & {});
  /** Whether it holds. */
  status: "True" | "False" | "Unknown" | (string & {});
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
}

/** How a table is to be made. */
export interface TableOptions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** What each row holds of its object. */
  includeObject?: "None" | "Metadata" | "Object" | (string & {});
}

/** The metadata of an object without the rest. */
export interface PartialObjectMetadata {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Metadata of the object. */
  metadata?: ObjectMeta;
}

/** Metadata of many objects. */
export interface PartialObjectMetadataList {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** What the list says about itself. */
  metadata?: ListMeta;
  /** The objects. */
  items: PartialObjectMetadata[] | null;
}

/** Objects of any kind. */
export interface List {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** What the list says about itself. */
  metadata?: ListMeta;
  /** The objects. */
  items: RawExtension[] | null;
}

/** Versions of the core group. */
export interface APIVersions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** The versions, such as v1. */
  versions: string[] | null;
  /** Address at which clients of a network reach the server. */
  serverAddressByClientCIDRs: ServerAddressByClientCIDR[] | null;
}

/** The server's address for clients of one network. */
export interface ServerAddressByClientCIDR {
  /** Network of the clients. */
  clientCIDR: string;
  /** Host and port to use. */
  serverAddress: string;
}

/** All API groups but the core group. */
export interface APIGroupList {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** The groups. */
  groups: APIGroup[] | null;
}

/** One API group and its versions. */
export interface APIGroup {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Name of the group. */
  name: string;
  /** Versions that are served. */
  versions: GroupVersionForDiscovery[] | null;
  /** Version to choose when there is no reason for another. */
  preferredVersion?: GroupVersionForDiscovery;
  /** Address at which clients of a network reach the server. */
  serverAddressByClientCIDRs?: ServerAddressByClientCIDR[];
}

/** One version of a group. */
export interface GroupVersionForDiscovery {
  /** Group and version as objects write it, such as apps/v1. */
  groupVersion: string;
  /** The version alone. */
  version: string;
}

/** What one version of a group serves. */
export interface APIResourceList {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Group and version as objects write it. */
  groupVersion: string;
  /** Resources and sub-resources, by name. */
  resources: APIResource[] | null;
}

/** One resource or sub-resource. */
export interface APIResource {
  /** Name in URLs; a sub-resource is written after its resource and a slash. */
  name: string;
  /** Name of one. */
  singularName: string;
  /** Whether objects lie in namespaces. */
  namespaced: boolean;
  /** Group of the kind, when it is another than the list's. */
  group?: string;
  /** Version of the kind, when it is another than the list's. */
  version?: string;
  /** Kind of the bodies. */
  kind: string;
  /** What may be done with it. */
  verbs: string[] | null;
  /** Abbreviations for the command line. */
  shortNames?: string[];
  /** Groups of resources that it belongs to, such as all. */
  categories?: string[];
  /** Changes when objects are stored in another version. */
  storageVersionHash?: string;
}

/** Paths that the server answers. */
export interface RootPaths {
  /** The paths. */
  paths: string[] | null;
}

/** Says what an object is. */
export interface TypeMeta {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
}

/** Names a kind. */
export interface GroupVersionKind {
  /** API group. */
  group: string;
  /** API version. */
  version: string;
  /** Kind. */
  kind: string;
}

/** Names a resource. */
export interface GroupVersionResource {
  /** API group. */
  group: string;
  /** API version. */
  version: string;
  /** Plural name. */
  resource: string;
}

/** Names a kind whatever its version. */
export interface GroupKind {
  /** API group. */
  group: string;
  /** Kind. */
  kind: string;
}

/** Names a resource whatever its version. */
export interface GroupResource {
  /** API group. */
  group: string;
  /** Plural name. */
  resource: string;
}

/** One requirement on one field. */
export interface FieldSelectorRequirement {
  /** Path of the field. */
  key: string;
  /** How the field relates to the values. */
  operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | (string & {});
  /** Values for In and NotIn. */
  values?: string[];
}

/** What a server is. */
export interface Info {
  /** Major version of the program. */
  major: string;
  /** Minor version of the program. */
  minor: string;
  /** Major version of the release that the server emulates. */
  emulationMajor?: string;
  /** Minor version of the release that the server emulates. */
  emulationMinor?: string;
  /** Major version of the oldest release that may run beside the server. */
  minCompatibilityMajor?: string;
  /** Minor version of the oldest release that may run beside the server. */
  minCompatibilityMinor?: string;
  /** Semantic version of the program. */
  gitVersion: string;
  /** Commit that the program was built from. */
  gitCommit: string;
  /** Whether that commit was all there was. */
  gitTreeState: string;
  /** When the program was built. */
  buildDate: string;
  /** Language that the program runs in. */
  goVersion: string;
  /** What makes machine code of the program. */
  compiler: string;
  /** Operating system and processor. */
  platform: string;
}
