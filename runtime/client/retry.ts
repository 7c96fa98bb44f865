import type { Clock } from "./clock.ts";
import { sleep, systemClock } from "./clock.ts";
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
 * in seconds. After the last try its answer is returned as it is. A WebSocket is tried for once.
 */
export function withRetries(transport: Transport, options: RetryOptions = {}): Transport {
  const { maxRetries = 5, clock = systemClock } = options;

  async function repeat<A extends { readonly status: number; readonly headers: ResponseHeaders }>(
    request: TransportRequest,
    exchange: (request: TransportRequest) => Promise<A>,
    discard: (answer: A) => Promise<void>,
  ): Promise<A> {
    for (let retry = 0; ; retry++) {
      const answer = await exchange(request);
      const delayMs = retryAfterMs(answer);
      if (delayMs === undefined || retry >= maxRetries) return answer;
      await discard(answer);
      await sleep(delayMs, { clock, signal: request.signal });
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
          for await (const _ of answer.chunks) break;
        },
      ),
    close: () => transport.close(),
  };
}

function retryAfterMs(answer: { readonly status: number; readonly headers: ResponseHeaders }): number | undefined {
  if (answer.status !== 429 && answer.status !== 503) return undefined;
  const header = answer.headers["retry-after"];
  if (typeof header !== "string" || !/^\d+$/.test(header)) return undefined;
  const delayMs = Number(header) * 1000;
  return delayMs <= maxRetryAfterMs ? delayMs : undefined;
}
