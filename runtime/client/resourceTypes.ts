import type { Duplex, Readable, Writable } from "node:stream";
import type { Verb } from "../schema/descriptor.ts";
import type { ApiList, ApiObject } from "../schema/object.ts";
import type { Status } from "../schema/status.ts";
import type { Clock } from "./clock.ts";
import type { Patch } from "./patch.ts";

/** What the client must know of a kind to ask for it. */
export interface ResourceRef {
  /** "" for the core group. */
  readonly group: string;
  readonly version: string;
  /** "v1" or "apps/v1". */
  readonly apiVersion: string;
  readonly kind: string;
  /** As in URLs: "pods". */
  readonly plural: string;
}

/** An object as the server returns it: what the server fills in is there. */
export type Stored<T extends ApiObject> = T & {
  apiVersion: string;
  kind: string;
  metadata: NonNullable<T["metadata"]> & {
    name: string;
    uid: string;
    resourceVersion: string;
    creationTimestamp: string;
  };
};

/** An object that says which one it is. */
export type Named<T extends ApiObject> = T & { metadata: { name: string } };

export type StoredList<T extends ApiObject> = ApiList<Stored<T>>;

export interface CallOptions {
  /** Aborting rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Default the client's. */
  readonly timeoutMs?: number;
}

export interface GetOptions extends CallOptions {
  /** Unset reads the newest; "0" any; another value nothing older than that. */
  readonly resourceVersion?: string;
}

export interface SelectorOptions {
  /** "app=web,tier in (front,back),!canary" */
  readonly labelSelector?: string;
  /** "metadata.name=web,status.phase!=Running" */
  readonly fieldSelector?: string;
}

export interface ListOptions extends CallOptions, SelectorOptions {
  /** Items a page. */
  readonly limit?: number;
  /** `metadata.continue` of the page before. */
  readonly continue?: string;
  readonly resourceVersion?: string;
  readonly resourceVersionMatch?: "Exact" | "NotOlderThan";
  readonly timeoutSeconds?: number;
}

export interface WatchOptions extends SelectorOptions {
  /** Ends the iteration, without an error. */
  readonly signal?: AbortSignal;
  /** Time up to the answer's headers; default the client's. */
  readonly timeoutMs?: number;
  /** Events after this version; unset or "0" begins with an ADDED event for each present object. */
  readonly resourceVersion?: string;
  readonly resourceVersionMatch?: "NotOlderThan";
  /** Asks for BOOKMARK events. */
  readonly allowWatchBookmarks?: boolean;
  readonly sendInitialEvents?: boolean;
  /** The server ends the watch after this time. */
  readonly timeoutSeconds?: number;
  /** A stream without a byte for this long is given up with a ConnectionError (code INACTIVE); default no limit. */
  readonly inactivityTimeoutMs?: number;
  /** Called when the server has accepted the watch. */
  readonly onOpen?: () => void;
  /** Counts inactivity; default the system's. */
  readonly clock?: Clock;
}

export interface WriteOptions extends CallOptions {
  /** Everything is done except storing. */
  readonly dryRun?: "All";
  readonly fieldManager?: string;
  /** What becomes of unknown and duplicate fields: dropped, dropped with a warning (default), refused. */
  readonly fieldValidation?: "Ignore" | "Warn" | "Strict";
}

export interface DeleteOptions extends CallOptions {
  readonly gracePeriodSeconds?: number;
  /** What becomes of the objects it owns: deleted later (default), deleted first, kept. */
  readonly propagationPolicy?: "Background" | "Foreground" | "Orphan";
  /** The delete fails with a conflict when the stored object differs. */
  readonly preconditions?: { readonly uid?: string; readonly resourceVersion?: string };
  readonly dryRun?: "All";
  /** Deletes an object that the store cannot read any more. */
  readonly ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
}

export interface DeleteCollectionOptions extends DeleteOptions, SelectorOptions {
  readonly limit?: number;
  readonly continue?: string;
  readonly resourceVersion?: string;
  readonly resourceVersionMatch?: "Exact" | "NotOlderThan";
}

/** An ERROR event is thrown as its StatusError. */
export type WatchEvent<T extends ApiObject> =
  | { readonly type: "ADDED" | "MODIFIED" | "DELETED"; readonly object: Stored<T> }
  | { readonly type: "BOOKMARK"; readonly object: Bookmark };

/** Everything up to this version has been sent. */
export interface Bookmark {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly resourceVersion: string; readonly annotations?: Readonly<Record<string, string>> };
}

/** What can be done with many objects: of the whole cluster, or of one namespace. All reject with a StatusError. */
export interface Collection<T extends ApiObject> {
  readonly ref: ResourceRef;
  /** One page, or everything when no `limit` is given. */
  list(options?: ListOptions): Promise<StoredList<T>>;
  /** Page after page (500 items each, unless `limit` says otherwise), all of the first page's version. */
  listAll(options?: ListOptions): AsyncGenerator<StoredList<T>, void, undefined>;
  /**
   * Events in order. Ends when the server ends it (it does after a while) or the signal is aborted; leaving the loop
   * closes the connection. Throws a StatusError for a refusal or an ERROR event, a ConnectionError for a cut.
   */
  watch(options?: WatchOptions): AsyncGenerator<WatchEvent<T>, void, undefined>;
}

/** What each verb lets a client call. */
interface Calls<T extends ApiObject> extends Collection<T> {
  get(name: string, options?: GetOptions): Promise<Stored<T>>;
  create(object: T, options?: WriteOptions): Promise<Stored<T>>;
  /** Replaces the object of that name; with metadata.resourceVersion only if it is still that version. */
  update(object: Named<T>, options?: WriteOptions): Promise<Stored<T>>;
  patch(name: string, patch: Patch<T>, options?: WriteOptions): Promise<Stored<T>>;
  /** The object, as it was or while it waits for its end; or a Status when it is gone (`isStatus` tells). */
  delete(name: string, options?: DeleteOptions): Promise<Stored<T> | Status>;
  /** Deletes what the selectors choose; everything without selectors. */
  deleteCollection(options?: DeleteCollectionOptions): Promise<StoredList<T> | Status>;
}

/** The calls that a kind lacks which is served with the verbs V alone. */
type Lacking<V extends Verb> =
  | Exclude<Verb, V>
  | ("deletecollection" extends V ? never : "deleteCollection")
  | ("list" extends V ? never : "listAll");

/** A sub-resource whose bodies are objects of the kind itself, such as `status`. */
export interface OwnSubresource<T extends ApiObject> {
  get(name: string, options?: GetOptions): Promise<Stored<T>>;
  update(object: Named<T>, options?: WriteOptions): Promise<Stored<T>>;
  patch(name: string, patch: Patch<T>, options?: WriteOptions): Promise<Stored<T>>;
}

/** What can be done with a sub-resource; `name` is that of the object that it belongs to. */
interface SubresourceCalls<O extends ApiObject> {
  get(name: string, options?: GetOptions): Promise<O>;
  create(name: string, object: O, options?: WriteOptions): Promise<O | Status>;
  update(name: string, object: O, options?: WriteOptions): Promise<O>;
  patch(name: string, patch: Patch<O>, options?: WriteOptions): Promise<O>;
}

/** A sub-resource whose bodies are of another kind O, such as `scale`, with the calls that it is served with. */
export type Subresource<O extends ApiObject, V extends keyof SubresourceCalls<O> = "get" | "update" | "patch"> = Pick<
  SubresourceCalls<O>,
  V
>;

/** Of a kind that is known by its name alone. */
interface AnySubresource<T extends ApiObject> {
  readonly status: OwnSubresource<T>;
  /** Any other sub-resource, e.g. `subresource<Scale>("scale")`. */
  subresource<O extends ApiObject>(name: string): SubresourceCalls<O>;
}

/**
 * What can be done with the objects of a namespace or of a kind that has none: with its verbs V, all when not said, and
 * with S, the sub-resources whose bodies are of the kind itself, none when not said.
 */
export type ScopedResource<T extends ApiObject, S extends string = never, V extends Verb = Verb> = Omit<
  Calls<T>,
  Lacking<V>
> &
  (string extends S ? AnySubresource<T> : { readonly [N in S]: OwnSubresource<T> });

/** Options of a sub-resource of the kind O that streams. */
type StreamOptions<O> = Omit<O, "kind" | "apiVersion"> & CallOptions;

/**
 * Reads text as it comes, such as a log. Ends when the server ends it or the signal is aborted; leaving the loop closes
 * the connection. Throws a StatusError for a refusal, a ConnectionError for a cut.
 */
export type TextCall<O> = (name: string, options?: StreamOptions<O>) => AsyncGenerator<string, void, undefined>;

/**
 * Runs a command in a container, or attaches to the one that runs. Its output is received unless the options say false,
 * its input is sent if they say true, and a terminal has no stderr. Rejects with a StatusError for a refusal, and with
 * a ConnectionError where no answer comes. Aborting the signal ends the session.
 */
export type CommandCall<O> = (name: string, options: StreamOptions<O>) => Promise<CommandSession>;

/** A command under way. Nothing more is read while one of its two outputs is full: read both, or call `output`. */
export interface CommandSession {
  /** Its end is the end of the command's input; destroyed where none was asked for. */
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /**
   * How the command ended. Rejects with a StatusError when it could not be run, with a ConnectionError when the session
   * ended before.
   */
  readonly exitCode: Promise<number>;
  /** All that it prints from now on, when it has ended; rejects as `exitCode` does. */
  output(): Promise<CommandOutput>;
  /** The size of the terminal, in characters. */
  resize(size: { readonly width: number; readonly height: number }): void;
  /** Ends the session; the command may go on. */
  close(): void;
}

export interface CommandOutput {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

/**
 * Forwards ports of a pod. Rejects with a StatusError for a refusal, and with a ConnectionError where no answer comes.
 * Aborting the signal ends the session.
 */
export type PortCall<O> = (name: string, options?: StreamOptions<O>) => Promise<PortSession>;

/** A way to the ports of a pod. Its connections share one: while the reader of one is slow, the others wait. */
export interface PortSession {
  /**
   * Connects to a port of the pod: bytes in either direction, each with an end of its own. What fails at the node, such
   * as a port on which nothing listens, destroys the connection with a ConnectionError (code FORWARD), and so does a
   * session that breaks off (code CLOSED). Rejects with a ConnectionError when the session has ended.
   */
  connect(port: number): Promise<Duplex>;
  /** Ends the session, and destroys its connections without an error. */
  close(): void;
}

/** The kind of an object, as the object says it. */
export interface BodyKind {
  readonly apiVersion: string;
  readonly kind: string;
}

/** The sub-resources of a kind by name: how one streams, or of which kind its bodies are; "own" is the kind itself. */
export type SubresourceModes = Readonly<Record<string, "text" | "command" | "ports" | "own" | BodyKind>>;

/**
 * A kind that lives in namespaces: collections over all of them here, everything else in one, with C, the calls of its
 * other sub-resources.
 */
export type NamespacedResource<
  T extends ApiObject,
  S extends string = never,
  V extends Verb = Verb,
  C = unknown,
> = Omit<Collection<T>, Lacking<V>> & { namespace(name: string): ScopedResource<T, S, V> & C };

/** A kind of the whole cluster. */
export type ClusterResource<
  T extends ApiObject,
  S extends string = never,
  V extends Verb = Verb,
  C = unknown,
> = ScopedResource<T, S, V> & C;
