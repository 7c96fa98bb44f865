import { type ApiObject, isObject } from "../schema/object.ts";
import { StatusError } from "../schema/status.ts";
import { listenForAbort } from "./abort.ts";
import { systemClock } from "./clock.ts";
import { refusalOf } from "./call.ts";
import { ConnectionError, isStatus } from "./errors.ts";
import { lineSplitter } from "./lineSplitter.ts";
import { isNamed } from "./objectKey.ts";
import { withQuery } from "./path.ts";
import type { WatchEvent, WatchOptions } from "./resourceTypes.ts";
import type { Transport, TransportStream } from "./transport.ts";

/**
 * An event beyond this is refused; servers refuse objects far smaller.
 * @limit Event of a watch: an error.
 */
const maxEventBytes = 32 * 1024 * 1024;

/** The events of a collection; see `Collection.watch`. */
export async function* watchCollection<T extends ApiObject>(
  transport: Transport,
  path: string,
  options: WatchOptions,
): AsyncGenerator<WatchEvent<T>, void, undefined> {
  const { signal, timeoutMs, inactivityTimeoutMs, onOpen, clock = systemClock, ...query } = options;
  if (signal?.aborted) return;
  // Inactivity ends the stream in the same way as the caller does, by a signal.
  const inner = new AbortController();
  const stop = () => inner.abort(signal?.reason);
  listenForAbort(signal, stop);
  try {
    const target = withQuery(path, { ...query, watch: true });
    const stream = await transport.stream({ method: "GET", path: target, signal: inner.signal, timeoutMs });
    if (stream.status < 200 || stream.status > 299) throw await refusalOf(stream, "GET");
    onOpen?.();
    const arm = () => {
      if (inactivityTimeoutMs === undefined) return () => {};
      const message = `GET ${target}: no byte for ${inactivityTimeoutMs} ms`;
      return clock.after(inactivityTimeoutMs, () => inner.abort(new ConnectionError(message, { code: "INACTIVE" })));
    };
    yield* readEvents<T>(stream, arm, target);
  } catch (error) {
    if (signal?.aborted) return;
    inner.abort(error); // where nothing was read yet
    throw error;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

/** `arm` starts the count of inactivity and returns how to stop it: it counts only while bytes are waited for. */
async function* readEvents<T extends ApiObject>(
  stream: TransportStream,
  arm: () => () => void,
  target: string,
): AsyncGenerator<WatchEvent<T>, void, undefined> {
  const splitter = lineSplitter(maxEventBytes);
  const chunks = stream.chunks[Symbol.asyncIterator]();
  try {
    for (;;) {
      const disarm = arm();
      const next = await chunks.next().finally(disarm);
      if (next.done === true) break;
      for (const line of splitter.push(next.value)) yield parseEvent<T>(line);
    }
  } finally {
    await chunks.return?.();
  }
  if (splitter.restBytes > 0) {
    throw new ConnectionError(`GET ${target}: the stream ended within an event`, { code: "TRUNCATED" });
  }
}

function parseEvent<T extends ApiObject>(line: string): WatchEvent<T> {
  let event: unknown;
  try {
    event = JSON.parse(line);
  } catch (cause) {
    throw malformed(line, cause);
  }
  if (!isObject(event)) throw malformed(line);
  switch (event.type) {
    case "ADDED":
    case "MODIFIED":
    case "DELETED":
    case "BOOKMARK":
      if (!isVersion(event.object) || (event.type !== "BOOKMARK" && !isNamed(event.object))) throw malformed(line);
      return event as unknown as WatchEvent<T>;
    case "ERROR":
      if (!isStatus(event.object)) throw malformed(line);
      throw new StatusError(event.object);
    default:
      throw malformed(line);
  }
}

/** @limit Line of a watch in an error's message: cut. */
const maxExcerptLength = 200;

function malformed(line: string, cause?: unknown): ConnectionError {
  return new ConnectionError(`a watch sent what is no event: ${line.slice(0, maxExcerptLength)}`, {
    code: "MALFORMED",
    cause,
  });
}

function isVersion(object: unknown): boolean {
  return isObject(object) && isObject(object.metadata) && typeof object.metadata.resourceVersion === "string";
}
