import type { Store } from "../../registry/store.ts";
import type { Status } from "../../schema/index.ts";
import type { Selection } from "../options/selection.ts";
import type { EventBatch } from "../../watch/watchCache.ts";
import type { StreamSink } from "../request.ts";
import type { DueTimes } from "./dueTimes.ts";
import type { FrameEncoder } from "./frames.ts";
import type { OrderedSink } from "./inOrder.ts";
import type { WatchMeter } from "./watchMeter.ts";

export interface WatchStreamOptions {
  readonly store: Store;
  readonly selection: Selection;
  /** Prefix of the keys: the collection or one namespace of it. */
  readonly range: string;
  readonly start: WatchStart;
  readonly bookmarks: boolean;
  readonly timeoutMs: number;
  /** Calls when a bookmark or the end is due. */
  readonly times: DueTimes;
  readonly encoder: FrameEncoder;
  readonly sink: StreamSink;
  /** To be awaited before events are encoded; absent, or undefined: they can be at once. */
  readonly readable?: ((batch: EventBatch) => Promise<void> | undefined) | undefined;
  /** Resolves with the part that the client asked for, to be encoded at once; absent: the cache has chosen. */
  readonly choose?: ((batch: EventBatch) => Promise<EventBatch>) | undefined;
  /** `sink`, where events may have to wait. */
  readonly ordered?: OrderedSink | undefined;
  readonly meter: WatchMeter;
}

export interface WatchStart {
  /** Events after this revision; undefined: the current objects first. */
  readonly fromRevision?: number;
  /** Ends the current objects with a bookmark that says so. */
  readonly marksInitialEnd: boolean;
  /** There is nothing to start from: all that the stream tells. */
  readonly failure?: Status;
}
