import type { StreamSink } from "../request.ts";

/** A sink whose frames may have to wait for what they are made of. */
export interface OrderedSink extends StreamSink {
  /**
   * Runs what writes to the sink below, in its order among all that is written here, when `ready` has resolved. So many
   * bytes wait until then.
   */
  readonly whenReady: (send: (sink: StreamSink) => void, waiting: { ready: Promise<void>; bytes: number }) => void;
  /** What waits is not sent any more. */
  readonly drop: () => void;
}

/** What is written goes to the sink at once, but for what comes after something that waits. */
export function inOrder(sink: StreamSink, failed: (error: unknown) => void): OrderedSink {
  let last: Promise<void> | undefined;
  let waitingBytes = 0;
  let dropped = 0;
  let hasFailed = false;
  /** What came before and waits is not sent any more, and what comes after does not fit. */
  const fail = (error: unknown): void => {
    dropped += 1;
    if (!hasFailed) failed(error);
    hasFailed = true;
  };
  const enqueue = (run: () => void, before: Promise<void> | undefined, bytes = 0): void => {
    const previous = last;
    waitingBytes += bytes;
    const turn = Promise.all([previous, before])
      .then(run)
      .catch(fail)
      .finally(() => {
        waitingBytes -= bytes;
        if (last === turn) last = undefined;
      });
    last = turn;
  };
  const then = (run: () => void, bytes = 0) => (last === undefined ? run() : enqueue(run, undefined, bytes));
  return {
    write: (frame) => then(() => sink.write(frame), frame.length),
    begun: () => then(() => sink.begun()),
    end: () => then(() => sink.end()),
    cut: () => sink.cut(),
    report: (error) => sink.report(error),
    bufferedBytes: () => sink.bufferedBytes() + waitingBytes,
    maxBufferedBytes: () => sink.maxBufferedBytes(),
    whenReady(send, { ready, bytes }) {
      const round = dropped;
      const settled = ready.catch((error: unknown) => (round === dropped ? fail(error) : undefined));
      enqueue(() => (round === dropped ? send(sink) : undefined), settled, bytes);
    },
    drop: () => void (dropped += 1),
  };
}
