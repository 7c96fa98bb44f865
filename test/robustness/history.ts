import type { Disturbance, FailedCall } from "./calls.ts";

/**
 * What clients did and what they were told, all on one clock. It holds whole objects as what makes them different: each
 * write has a value that no other write has, so a value says which write made it.
 */
export interface History {
  readonly operations: Operation[];
  readonly snapshots: Snapshot[];
  readonly sightings: Sighting[];
  readonly sessions: Session[];
  readonly failedCalls: FailedCall[];
  readonly disturbances: Disturbance[];
}

/** One version of one object. */
export interface Version {
  readonly revision: number;
  readonly uid: string;
  readonly value: string;
  readonly color: string;
}

/** One call about one object; milliseconds of one clock. */
export interface Operation {
  readonly by: string;
  readonly key: string;
  readonly calledMs: number;
  /** Infinite when no answer came: it may still happen, or never. */
  readonly answeredMs: number;
  readonly action: Action;
  readonly outcome: Outcome;
}

export type Action =
  | { readonly kind: "read" }
  /** `apply` makes the object where there is none, `patch` does not. */
  | { readonly kind: "create" | "patch" | "apply"; readonly value: string }
  | { readonly kind: "update"; readonly value: string; readonly from: number }
  | { readonly kind: "delete"; readonly uid?: string; readonly from?: number }
  /** The part of a delete collection: by its name, whatever is there. */
  | { readonly kind: "sweep" };

export type Outcome =
  /** Was read, or written. */
  | { readonly kind: "version"; readonly version: Version }
  /** Was read: nothing there. A sweep: nothing there any more. */
  | { readonly kind: "absent" }
  | { readonly kind: "removed"; readonly uid: string }
  | { readonly kind: "refused"; readonly reason: "exists" | "missing" | "conflict" }
  | { readonly kind: "unknown" };

/** What a list or watch chooses; absent: everything. */
export interface Selection {
  readonly key?: string;
  readonly color?: string;
}

/** A list: what it chooses as it stood at one revision. */
export interface Snapshot {
  readonly by: string;
  readonly calledMs: number;
  readonly answeredMs: number;
  readonly revision: number;
  /** It promised the newest state. */
  readonly isFresh: boolean;
  readonly selection: Selection;
  readonly objects: ReadonlyMap<string, Version>;
}

/** A read that may be old, but not older than a revision. `version` is absent when nothing was there. */
export interface Sighting {
  readonly by: string;
  readonly key: string;
  readonly atMs: number;
  readonly version?: Version;
  readonly notOlderThan: number;
}

/** What one watcher heard from one start on, over all the times that it went on from where it was. */
export interface Session {
  readonly by: string;
  readonly selection: Selection;
  /** The revision it starts at, and what it chooses as it stood then. */
  readonly from: number;
  readonly initial: ReadonlyMap<string, Version>;
  readonly items: WatchItem[];
}

export type WatchItem = WatchedChange | { readonly kind: "bookmark"; readonly atMs: number; readonly revision: number };

/** `version` of a DELETED has the revision of the change, and is what was chosen before. */
export interface WatchedChange {
  readonly kind: "change";
  readonly type: "ADDED" | "MODIFIED" | "DELETED";
  readonly atMs: number;
  readonly key: string;
  readonly version: Version;
}

export function emptyHistory(): History {
  return { operations: [], snapshots: [], sightings: [], sessions: [], failedCalls: [], disturbances: [] };
}

export function isChosen(selection: Selection, key: string, version: Pick<Version, "color">): boolean {
  return (
    (selection.key === undefined || selection.key === key) &&
    (selection.color === undefined || selection.color === version.color)
  );
}
