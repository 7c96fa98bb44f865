import type { RequestListener } from "node:http";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";

/** @limit Milliseconds in which requests of HTTP/2 begin in one turn: the others begin in later turns. */
const maxTurnMs = 8;

type Http2Listener = (req: Http2ServerRequest, res: Http2ServerResponse) => void;

/**
 * One read of a connection of HTTP/2 can bring hundreds of requests, and resets of them. They begin after that read,
 * one after the other, in turns of the event loop; those that are reset by then do not begin:
 *
 *   read: 300 streams | 8 ms of requests | others are served | 8 ms of requests | ...
 */
export function inRequestTurns(listener: RequestListener): Http2Listener {
  const begin = listener as unknown as Http2Listener;
  let waiting: Parameters<Http2Listener>[] = [];
  const takeTurn = () => {
    const endMs = performance.now() + maxTurnMs;
    let taken = 0;
    for (const [req, res] of waiting) {
      taken += 1;
      if (!isOver(res)) begin(req, res);
      if (performance.now() >= endMs) break;
    }
    waiting = waiting.slice(taken);
    if (waiting.length > 0) setImmediate(takeTurn);
  };
  return (req, res) => {
    if (waiting.push([req, res]) === 1) setImmediate(takeTurn);
  };
}

/** The client reset the stream, or is gone. */
function isOver({ stream }: Http2ServerResponse): boolean {
  return stream.closed || stream.destroyed || stream.aborted || stream.session?.destroyed !== false;
}
