import type { ServerHttp2Session } from "node:http2";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What is known of the heads on a connection of HTTP/2: those of requests, and the trailers behind their bodies. */
interface Heads {
  readonly socket: Socket;
  /** The last request whose head was whole. */
  lastStream: number;
  /** Requests whose body was not seen to end, so trailers may be on their way. */
  unended: number;
}

/** The connections of HTTP/2 of this process. */
const followed = new Map<ServerHttp2Session, Heads>();

/** How often unfinished heads are looked at, and how long Node keeps those of a closed connection, in milliseconds. */
const lookMs = 10;

/** Notes which heads have come on a connection, until a moment after its end. */
export function followHeads(session: ServerHttp2Session, socket: Socket): void {
  const heads: Heads = { socket, lastStream: 0, unended: 0 };
  followed.set(session, heads);
  session.once("close", () => setTimeout(() => followed.delete(session), lookMs).unref());
  session.on("stream", (stream) => {
    heads.lastStream = stream.id ?? 0;
    if ((stream as { readonly endAfterHeaders?: boolean }).endAfterHeaders) return;
    heads.unended += 1;
    stream.once("end", () => {
      if (!stream.closed) heads.unended -= 1; // else the server gave up on it, and its client may not know yet
    });
  });
}

/**
 * Waits until no head is on its way, and after `graceMs` destroys the connections where one still is. A heap snapshot
 * visits the headers that Node holds of such a head, of which the compiler has left parts unwritten, and so ends the
 * process; a client may keep a head unfinished on purpose. Resolves to false when a connection does not end either.
 * What is true when it resolves holds until the caller waits for something.
 */
export async function endUnfinishedHeads(graceMs: number): Promise<boolean> {
  const areWhole = () => unfinished().length === 0;
  if (await until(areWhole, graceMs)) return true;
  for (const [session, { socket }] of unfinished()) {
    session.destroy();
    socket.destroy(); // a session that was closed before waits for the end of its client
  }
  return until(areWhole, graceMs);
}

function unfinished(): [ServerHttp2Session, Heads][] {
  return [...followed].filter(
    ([session, { lastStream, unended }]) =>
      session.destroyed || unended > 0 || (session.state.lastProcStreamID ?? 0) > lastStream,
  );
}

async function until(isSo: () => boolean, timeoutMs: number): Promise<boolean> {
  const endMs = performance.now() + timeoutMs;
  while (!isSo() && performance.now() < endMs) await sleep(lookMs);
  return isSo();
}
