import type { EventText } from "../../component/eventRecorder.ts";
import { GarbageError } from "./imageGarbage.ts";

/** Which events the node has of collections of images. */
export interface CollectionEvents {
  readonly succeeded: () => void;
  readonly failed: (error: unknown) => void;
}

/** A first failure may be that of a runtime which has just begun: the next is an event. A full disk is one at once. */
export function collectionEvents(record: (text: EventText) => void): CollectionEvents {
  let hasFailed = false;
  return {
    succeeded: () => {
      hasFailed = false;
    },
    failed: (error) => {
      const message = error instanceof Error ? error.message : String(error);
      if (error instanceof GarbageError) record({ type: "Warning", reason: error.reason, message });
      if (hasFailed) record({ type: "Warning", reason: "ImageGCFailed", message });
      hasFailed = true;
    },
  };
}
