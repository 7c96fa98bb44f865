import type { Clock } from "./clock.ts";
import { sleep, systemClock } from "./clock.ts";
import { ConnectionError } from "./errors.ts";
import type { ResponseHeaders, Transport, TransportRequest } from "./transport.ts";

export interface RetryOptions {
  /** Further tries after the first; default 5. */
  readonly maxRetries?: number;
  readonly clock?: Clock;
}

/** @limit Retry-After that a client obeys: the answer is returned. */
const maxRetryAfterMs = 60_000;

/**
 * Tries again when the server says that it did not take the request and when to come back: 429 and 503 with Retry-After
 * in seconds. After the last try its answer is returned as it is. A WebSocket is tried for once. A close rejects what
 * waits with a ConnectionError (code CLOSED); a later request is carried again.
 */
export function withRetries(transport: Transport, options: RetryOptions = {}): Transport {
  const { maxRetries = 5, clock = systemClock } = options;
  let closing = new AbortController();

  async function repeat<A extends { readonly status: number; readonly headers: ResponseHeaders }>(
    request: TransportRequest,
    exchange: (request: TransportRequest) => Promise<A>,
    discard: (answer: A) => Promise<void>,
  ): Promise<A> {
    const { signal: closed } = closing;
    for (let retry = 0; ; retry++) {
      const answer = await exchange(request);
      const delayMs = retryAfterMs(answer);
      if (delayMs === undefined || retry >= maxRetries) return answer;
      await discard(answer);
      const signal = request.signal === undefined ? closed : AbortSignal.any([request.signal, closed]);
      await sleep(delayMs, { clock, signal });
    }
  }

  const { openSocket } = transport;
  return {
    ...(openSocket === undefined ? {} : { openSocket: (request) => openSocket.call(transport, request) }),
    request: (request) =>
      repeat(
        request,
        (each) => transport.request(each),
        async () => {},
      ),
    stream: (request) =>
      repeat(
        request,
        (each) => transport.stream(each),
        async (answer) => {
          await answer.chunks[Symbol.asyncIterator]().return?.();
        },
      ),
    close: () => {
      closing.abort(new ConnectionError("the client was closed before a request was tried again", { code: "CLOSED" }));
      closing = new AbortController();
      transport.close();
    },
  };
}

function retryAfterMs(answer: { readonly status: number; readonly headers: ResponseHeaders }): number | undefined {
  if (answer.status !== 429 && answer.status !== 503) return undefined;
  const header = answer.headers["retry-after"];
  if (typeof header !== "string" || !/^\d+$/.test(header)) return undefined;
  const delayMs = Number(header) * 1000;
  return delayMs <= maxRetryAfterMs ? delayMs : undefined;
}
