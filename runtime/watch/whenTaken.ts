/** How soon a sink is looked at again whose client takes something, and how late where it does not; milliseconds. */
const firstLookMs = 10;
const lastLookMs = 1000;
/** A client that takes nothing between two looks so far apart has stopped to read. */
const stalledLookMs = 250;
/** @limit Bytes of initial events or past changes that the client has not taken: the next part waits. */
const maxWaitingBytes = 64 * 1024;

/** What is asked of a sink: bytes taken over but not yet sent. */
interface Buffering {
  bufferedBytes(): number;
}

export interface TakenListener {
  readonly taken: () => void;
  /** The client has stopped to read; called again and again while it does not go on. */
  readonly stalled?: () => void;
}

/** Whether a client has taken so much that more may be sent to it. */
export function isTaken(sink: Buffering): boolean {
  return sink.bufferedBytes() <= maxWaitingBytes;
}

/**
 * Waits until a client has taken so much: it looks at the sink, less and less often while nothing is taken. Returns how
 * to give up.
 */
export function whenTaken(sink: Buffering, { taken, stalled }: TakenListener): () => void {
  let lookMs = firstLookMs;
  let bytes = sink.bufferedBytes();
  const look = () => {
    if (isTaken(sink)) return taken();
    const before = bytes;
    bytes = sink.bufferedBytes();
    if (bytes === before && lookMs >= stalledLookMs) stalled?.();
    lookMs = bytes < before ? firstLookMs : Math.min(2 * lookMs, lastLookMs);
    timer = setTimeout(look, lookMs);
  };
  let timer = setTimeout(look, lookMs);
  return () => clearTimeout(timer);
}
