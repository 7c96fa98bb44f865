import type { EventBatch } from "../../watch/watchCache.ts";
import type { WatchStreamOptions } from "./streamOptions.ts";

type Sending = Pick<WatchStreamOptions, "encoder" | "sink" | "meter">;

/** Sends events, in their order; those that must be converted first are waited for. */
export function sendEvents(
  batch: EventBatch,
  options: Sending & Pick<WatchStreamOptions, "readable" | "choose" | "ordered">,
): void {
  const { readable, choose, ordered } = options;
  let chosen = batch;
  const ready = choose === undefined ? readable?.(batch) : choose(batch).then((part) => void (chosen = part));
  if (ready === undefined || ordered === undefined) {
    write(batch, options);
    return;
  }
  const bytes = batch.events.reduce((sum, each) => sum + each.bytes.length, 0);
  ordered.whenReady((sink) => write(chosen, { ...options, sink }), { ready, bytes });
}

/** Counts them, too. Those of a commit are one frame mostly: each counts with the same share of its bytes. */
function write(batch: EventBatch, { encoder, sink, meter }: Sending): void {
  const { length } = batch.events;
  if (length === 0) return;
  let bytes = 0;
  for (const frame of encoder.events(batch)) {
    bytes += frame.length;
    sink.write(frame);
  }
  meter.events.add(length);
  for (let index = 0; index < length; index++) meter.sizes.observe(bytes / length);
}
