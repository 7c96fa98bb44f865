import type { Store } from "../../registry/store.ts";
import type { Status } from "../../schema/index.ts";
import type { Selection } from "../options/selection.ts";
import type { StreamSink } from "../request.ts";
import type { DueTimes } from "./dueTimes.ts";
import type { FrameEncoder } from "./frames.ts";
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
