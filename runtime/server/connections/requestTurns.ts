import type { RequestListener } from "node:http";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";
import { nextTurn, roomInTurn } from "../../lib/work.ts";

type Http2Listener = (req: Http2ServerRequest, res: Http2ServerResponse) => void;

/** Requests of HTTP/1.1 begin at once, and in later turns of the event loop where many arrive in one. */
export function inTurns(listener: RequestListener): RequestListener {
  return (req, res) => {
    const room = roomInTurn();
    if (room === undefined) listener(req, res);
    else void room.then(() => req.socket.destroyed || listener(req, res));
  };
}

/**
 * One read of a connection of HTTP/2 can bring hundreds of requests, and resets of them. They begin after that read,
 * in turns of the event loop; those that are reset by then do not begin:
 *
 *   read: 300 streams | 2 ms of requests | others are served | 2 ms of requests | ...
 */
export function afterRead(listener: RequestListener): Http2Listener {
  const begin = listener as unknown as Http2Listener;
  return (req, res) => void nextTurn().then(() => isOver(res) || begin(req, res));
}

/** The client reset the stream, or is gone. */
function isOver({ stream }: Http2ServerResponse): boolean {
  return stream.closed || stream.destroyed || stream.aborted || stream.session?.destroyed !== false;
}
