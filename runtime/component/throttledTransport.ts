import { setMaxListeners } from "node:events";
import { ConnectionError } from "../client/errors.ts";
import type { Transport, TransportRequest } from "../client/transport.ts";
import { pause } from "../lib/pause.ts";
import { type Throttle, TokenBucket } from "../schema/tokenBucket.ts";

export interface ThrottledOptions extends Throttle {
  /** Each version of a group has a rate of its own; else all requests have one together. */
  readonly isByGroup: boolean;
  /** Of a clock that never goes back. */
  readonly nowMs: () => number;
  /** A request had its turn after `seconds`, 0 for most. */
  readonly onTurn?: (given: { readonly method: string; readonly seconds: number }) => void;
}

/**
 * Carries requests at a rate: one that is too early waits, and begins its own time after that. Watches wait for
 * nothing. A close rejects what waits with a ConnectionError; a later request is carried again.
 */
export function throttled(transport: Transport, options: ThrottledOptions): Transport {
  const { isByGroup, nowMs, onTurn = () => {} } = options;
  const buckets = new Map<string, TokenBucket>();
  let closing = newClosing();

  function bucketOf({ path }: TransportRequest): TokenBucket {
    const key = isByGroup ? groupOf(path) : "";
    const bucket = buckets.get(key) ?? new TokenBucket(options);
    buckets.set(key, bucket);
    return bucket;
  }

  async function wait(request: TransportRequest): Promise<void> {
    const { method, path } = request;
    const beganMs = nowMs();
    const waitMs = bucketOf(request).take(beganMs);
    if (waitMs > 0) {
      const { signal: closed } = closing;
      await pause(waitMs, request.signal === undefined ? closed : AbortSignal.any([request.signal, closed]));
      request.signal?.throwIfAborted();
      if (closed.aborted) throw new ConnectionError(`${method} ${path}: closed`, { code: "CLOSED" });
    }
    onTurn({ method, seconds: (nowMs() - beganMs) / 1000 });
  }

  return {
    request: async (request) => {
      await wait(request);
      return transport.request(request);
    },
    stream: async (request) => {
      if (!isWatch(request)) await wait(request);
      return transport.stream(request);
    },
    close: () => {
      closing.abort();
      closing = newClosing();
      transport.close();
    },
  };
}

function newClosing(): AbortController {
  const closing = new AbortController();
  setMaxListeners(Infinity, closing.signal); // every request that is too early waits for it
  return closing;
}

/** "/apis/apps/v1" of all paths below it, and "/api/v1" likewise. */
function groupOf(path: string): string {
  const parts = path.split("/", 4);
  return parts.slice(0, parts[1] === "api" ? 3 : 4).join("/");
}

function isWatch({ path }: TransportRequest): boolean {
  return new URLSearchParams(path.split("?")[1]).get("watch") === "true";
}
