import type { ConnectMode } from "./access/connect.ts";
import type { FieldError } from "./fieldError.ts";
import type { ApiObject } from "./object.ts";
import type { Structure } from "./structure.ts";
import type { Strategy } from "./strategy.ts";

/** API verbs on stored resources, in the order discovery prints them. */
export type Verb = "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";

/** How settled a version of a kind is: alpha may vanish, beta may change, stable stays. */
export type Stage = "alpha" | "beta" | "stable";

/** A column of the table form. `priority` 0 is always shown, higher only in wide output. */
export interface Column {
  readonly name: string;
  readonly type: "string" | "integer" | "number" | "boolean" | "date";
  readonly format?: string;
  readonly description?: string;
  readonly priority?: number;
}

/** A field that a field selector may name, e.g. `spec.nodeName`, and the path of its value in the object. */
export interface SelectableField {
  readonly name: string;
  readonly path: readonly string[];
  /** Read where the path leads to nothing, or to "". */
  readonly otherwise?: readonly string[];
}

export interface SubresourceDescriptor {
  readonly name: string;
  readonly verbs: readonly Verb[];
  /** Kind of the bodies; the same as the parent's for `status`. */
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  /** scale: where the parent keeps the numbers, e.g. ["spec","replicas"]. */
  readonly scale?: {
    readonly specReplicasPath: readonly string[];
    readonly statusReplicasPath: readonly string[];
    readonly labelSelectorPath?: readonly string[];
  };
  /** status: metadata that a write of it does not change; absent: clients may write all of it. */
  readonly keeps?: readonly ("labels" | "annotations" | "finalizers" | "ownerReferences")[];
  /** status: a create may say it; that of other kinds begins empty. */
  readonly writtenByCreate?: true;
  /** status: a write of it says what is wrong with the metadata once, without checks of the kind's own. */
  readonly checksMetadata?: false;
  /** Requests go on to where the strategy says; `options` is the kind, of this version, of what their query asks. */
  readonly connect?: { readonly mode: ConnectMode; readonly options: string };
}

export interface Deprecation {
  /** The text of a Warning header that every answer of the version carries. */
  readonly warning: string;
  /** The first release without the version, e.g. "1.37"; "" where that is not said. */
  readonly removedRelease: string;
}

/**
 * Everything the server needs of one version of one kind. A built-in kind and a custom one differ only in who made it.
 */
export interface ResourceDescriptor<T extends ApiObject = ApiObject> {
  /** "" for the core group. */
  readonly group: string;
  readonly version: string;
  /** "v1" or "apps/v1". */
  readonly apiVersion: string;
  readonly kind: string;
  readonly listKind: string;
  readonly plural: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly categories: readonly string[];
  readonly namespaced: boolean;
  readonly verbs: readonly Verb[];
  readonly stage: Stage;
  /** The first release that served it, e.g. "1.27"; absent: all of them. */
  readonly introduced?: string;
  /** The version is on its way out. */
  readonly deprecation?: Deprecation;
  readonly subresources: readonly SubresourceDescriptor[];
  readonly selectableFields: readonly SelectableField[];
  /** Field selectors may not name metadata.namespace. */
  readonly selectsNamespace?: false;
  readonly columns: readonly Column[];
  /**
   * Path of the collection in storage, with both slashes: "/registry/services/specs/". Kinds with one share objects.
   */
  readonly storagePrefix: string;
  /** Group and version of the stored form; conversion is by the strategy when it is not this version. */
  readonly storageVersion: string;
  /** Without this feature gate the kind is not served. */
  readonly featureGate?: string;
  /** generation starts at 1 and grows by one when anything but metadata and status changes. */
  readonly hasGeneration: boolean;
  /** Creates and applies note who manages the metadata, and not the other fields. */
  readonly tracksFields?: false;
  /** A PUT on a missing name creates it. */
  readonly createOnUpdate: boolean;
  /** A PUT without resourceVersion overwrites the latest. */
  readonly unconditionalUpdate: boolean;
  /** A delete that removed the object answers with the object, not with a Status. */
  readonly returnsDeleted: boolean;
  /** Which rule metadata.name obeys; strategies may add to it. */
  readonly nameFormat: "dnsSubdomain" | "dnsLabel" | "dns1035Label" | "pathSegment" | "configKey";
  /** Absent: finalizers need a domain, and an update looks for changes of the metadata once more. */
  readonly metadataChecks?: MetadataChecks;
  /** Objects go by themselves some time after their last write. */
  readonly expires?: true;
  /** Never stored: a create is answered by the strategy's `review`. storagePrefix and storageVersion are empty then. */
  readonly virtual?: true;
  /** Never stored: objects are made by the strategy's `observe` when they are read. */
  readonly observed?: true;
  /**
   * Declared by an object of the server itself, so it may change while objects of it are stored: answers are read
   * through the schema again. It has no wire form, no strategic merge patch, and its list items carry kind and
   * apiVersion.
   */
  readonly custom?: true;
  /** Loads what only requests need: field tables, defaulters, validators, cells. Called once. */
  readonly load: () => Promise<KindCode<T>>;
}

/**
 * What the checks of a kind look at besides those of all kinds: an update says of wrong metadata so many times more
 * what is wrong with the whole and with its changes, each a cause of its own.
 */
export interface MetadataChecks {
  /** Names of finalizers need no domain. */
  readonly anyFinalizer?: true;
  readonly whole: number;
  readonly changes: number;
}

/** How an object is written that is checked. */
export interface ValidateContext {
  /** "" for the main resource, else the sub-resource written. */
  readonly subresource?: string;
  /** Absent: no feature gate is on. */
  readonly isGateOn?: ((gate: string) => boolean) | undefined;
  /** What is wrong with its metadata. */
  readonly beside?: readonly FieldError[];
  /** Hears what is wrong with it and was so before. */
  readonly warn?: (text: string) => void;
}

/** Members are methods, so that a list of all kinds can hold the code of each. */
export interface KindCode<T extends ApiObject = ApiObject> {
  readonly structure: Structure;
  /** Fills defaults, and the zero values of always-written fields, in place. */
  setDefaults(object: T): void;
  /** Checks structure and rules of one object; `old` is the stored one on update (transition rules). */
  validate(object: T, old?: T, context?: ValidateContext): FieldError[];
  /** The cells of a table row, one a column of the descriptor. */
  cells(object: T, context: PrintContext): readonly Cell[];
  /** The hand-written part, where the spec names one. */
  readonly strategy: Strategy<T>;
}

export type Cell = string | number | boolean | null;

export interface PrintContext {
  /** The clock, in milliseconds since the epoch: ages are counted from it. */
  readonly nowMs: number;
}
