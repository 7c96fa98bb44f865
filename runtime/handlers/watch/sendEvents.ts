import type { EventBatch } from "../../watch/watchCache.ts";
import type { WatchStreamOptions } from "./streamOptions.ts";

/**
 * Sends events and counts them. Those of a commit are one frame mostly: each counts with the same share of its bytes.
 */
export function sendEvents(
  batch: EventBatch,
  { encoder, sink, meter }: Pick<WatchStreamOptions, "encoder" | "sink" | "meter">,
): void {
  const { length } = batch.events;
  let bytes = 0;
  for (const frame of encoder.events(batch)) {
    bytes += frame.length;
    sink.write(frame);
  }
  meter.events.add(length);
  for (let index = 0; index < length; index++) meter.sizes.observe(bytes / length);
}
