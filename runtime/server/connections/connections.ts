import type { RequestListener, Server as Http1Server } from "node:http";
import type { Http2Server, ServerHttp2Session } from "node:http2";
import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { ReadTurns } from "../../component/serving/readTurns.ts";
import { joinSmallPieces } from "../../component/serving/smallPieces.ts";
import { eachInTurns } from "../../lib/work.ts";
import { hasBody, openSession } from "./http2.ts";
import type { ConnectionLimits } from "./limits.ts";
import { writeShort } from "./shortWrites.ts";

export interface ConnectionServers {
  readonly http1: Http1Server;
  readonly http2: Http2Server;
}

/** A connection on its way from the handshake to its first request, and from one request to the next. */
interface Connection {
  socket: Socket;
  session: ServerHttp2Session | undefined;
  isSecure: boolean;
  /** Streams of HTTP/2 that are open. */
  streams: number;
  /** When it was accepted, was secured or, with HTTP/2, ended its last stream; by the monotonic clock. */
  sinceMs: number;
  /** Bytes that had come and gone at the last look, and since when a head of HTTP/1.1 is on its way. */
  bytesRead: number;
  /** HTTP/2: when bytes came last, and whether the client got a ping since. */
  readMs: number;
  isPinged: boolean;
  bytesWritten: number;
  headSinceMs: number | undefined;
  /** Bytes of that head so far. */
  headBytes: number;
  /** Bytes that waited to be sent at the last look, and since when they have not become fewer. */
  waitingBytes: number;
  waitingSinceMs: number;
}

/** Called for each connection of HTTP/2 that is opened. */
type OnSession = (session: ServerHttp2Session, socket: Socket) => void;

/** What tells the connections of a port apart. */
type Peer = Pick<Socket, "remoteAddress" | "remotePort">;

/**
 * The open connections of a listener. One ticking timer looks at all of them: those that are too long in the handshake,
 * without a first request or, with HTTP/2, without a next one are closed, and so are those whose clients take nothing
 * of what is sent or answer no ping. Of those that have sent no request there is a number, beyond which the oldest
 * goes. Requests cost nothing here: Node, too, looks at how late heads are, but only where its server listens, and
 * notes each request.
 *
 *   accepted --handshakeMs--> secured --headMs--> first request --http2IdleMs--> next request
 *   '---------------- unused: maxUnused ---------------'
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #onSession: OnSession | undefined;
  readonly #open = new Set<Connection>();
  /** Without a request so far, the oldest first. */
  readonly #unused = new Set<Connection>();
  /** In the handshake, by address and port of the other side. */
  readonly #greeting = new Map<string, Connection>();
  readonly #ofSocket = new WeakMap<object, Connection>();
  readonly #reads = new ReadTurns(this.#open);
  readonly #timer: NodeJS.Timeout;
  #isLooking = false;

  constructor(limits: ConnectionLimits, onSession?: OnSession) {
    this.#limits = limits;
    this.#onSession = onSession;
    this.#timer = setInterval(() => void this.#look(), limits.lookMs);
    this.#timer.unref();
  }

  /** Notes which connections of HTTP/1.1 have sent a request. */
  noting(listener: RequestListener): RequestListener {
    return (req, res) => {
      if (this.#unused.size > 0) this.#use(this.#ofSocket.get(req.socket));
      listener(req, res);
    };
  }

  /** Notes that a piece of a request of HTTP/1.1 is being worked with: its head, or of its body. */
  noteRead(socket: Socket): void {
    const connection = this.#ofSocket.get(socket);
    if (connection !== undefined) this.#reads.noteRead(connection);
  }

  /** Takes in a connection whose handshake begins. */
  accept(socket: Socket): void {
    const nowMs = performance.now();
    const head = {
      bytesRead: 0,
      readMs: nowMs,
      isPinged: false,
      bytesWritten: 0,
      headSinceMs: undefined,
      headBytes: 0,
    };
    const waiting = { waitingBytes: 0, waitingSinceMs: nowMs };
    const state = { session: undefined, isSecure: false, streams: 0, sinceMs: nowMs };
    const connection: Connection = { socket, ...state, ...head, ...waiting };
    const peer = nameOf(socket);
    this.#open.add(connection);
    this.#unused.add(connection);
    this.#greeting.set(peer, connection);
    socket.once("close", () => {
      this.#open.delete(connection);
      this.#unused.delete(connection);
      this.#reads.forget(connection);
      if (this.#greeting.get(peer) === connection) this.#greeting.delete(peer);
    });
    if (this.#unused.size > this.#limits.maxUnused) this.#closeOldest();
  }

  /** Hands a connection, now that its handshake is done, to the server of what it speaks. */
  secure(socket: TLSSocket, { http1, http2 }: ConnectionServers): void {
    const connection = this.#greeting.get(nameOf(socket));
    if (connection === undefined) {
      socket.destroy(); // it was closed meanwhile
      return;
    }
    this.#greeting.delete(nameOf(socket));
    connection.isSecure = true;
    connection.sinceMs = performance.now();
    connection.socket = socket;
    if (socket.alpnProtocol === "h2") this.#follow(connection, openSession(http2, socket));
    else {
      connection.headSinceMs = connection.sinceMs;
      this.#ofSocket.set(socket, connection);
      writeShort(socket);
      http1.emit("connection", socket);
    }
  }

  /** Closes what has no request under way, and takes no further ones. */
  closeIdle(): void {
    for (const connection of this.#open) {
      const { socket, session, isSecure } = connection;
      if (session !== undefined)
        session.close(); // lets its open streams end
      else if (!isSecure || isIdle(socket)) socket.destroy();
    }
  }

  destroy(): void {
    clearInterval(this.#timer);
    for (const { socket } of this.#open) socket.destroy();
  }

  #follow(connection: Connection, session: ServerHttp2Session | undefined): void {
    if (session === undefined) return;
    connection.session = session;
    this.#onSession?.(session, connection.socket);
    const ended = () => {
      connection.streams -= 1;
      connection.sinceMs = performance.now();
    };
    const noteRead = () => this.#reads.noteRead(connection);
    // They lead to the socket, whose error leads back to the session: Node keeps such a ring for good where the client
    // has not acknowledged settings.
    session.once("close", () => session.removeAllListeners("stream"));
    session.on("stream", (stream) => {
      this.#use(connection);
      noteRead();
      if (hasBody(stream)) joinSmallPieces(stream, noteRead);
      connection.streams += 1;
      stream.on("close", ended); // which comes once
    });
  }

  #use(connection: Connection | undefined): void {
    if (connection !== undefined) this.#unused.delete(connection);
  }

  #closeOldest(): void {
    const [oldest] = this.#unused;
    if (oldest === undefined) return;
    this.#unused.delete(oldest);
    this.#end(oldest);
  }

  #end({ socket, session, isSecure }: Connection): void {
    if (!isSecure)
      socket.destroy(); // which counts as a failed handshake
    else if (session === undefined || session.closed) socket.destroy(cutOff);
    else session.close(); // says GOAWAY, and has no stream to wait for
  }

  /** In turns: at 10,000 connections it takes a tenth of a second. */
  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    let headsBytes = 0;
    await eachInTurns(this.#open, (connection) => {
      const nowMs = performance.now();
      const isHeadLate = this.#isHeadLate(connection, nowMs);
      headsBytes += connection.headBytes;
      if (isHeadLate) answerLate(connection.socket);
      else if (connection.headBytes > 0 && headsBytes > this.#limits.maxHeadsBytes) connection.socket.destroy(cutOff);
      else if (this.#isGone(connection, nowMs)) connection.socket.destroy(cutOff);
      else if (this.#isLate(connection, nowMs) || this.#isStalled(connection, nowMs)) this.#end(connection);
    });
    this.#isLooking = false;
  }

  #isLate(connection: Connection, nowMs: number): boolean {
    const { handshakeMs, headMs, http2IdleMs } = this.#limits;
    const ageMs = nowMs - connection.sinceMs;
    if (!connection.isSecure) return ageMs >= handshakeMs;
    if (connection.session === undefined || connection.streams > 0) return false;
    return ageMs >= (this.#unused.has(connection) ? headMs : http2IdleMs);
  }

  /** A head is on its way where bytes come between two requests; an answer that was sent says that it has come. */
  #isHeadLate(connection: Connection, nowMs: number): boolean {
    const { socket, session, isSecure } = connection;
    if (!isSecure || session !== undefined || socket.writableEnded) return false;
    if (!isIdle(socket)) {
      clearHead(connection);
      return false;
    }
    const { bytesRead, bytesWritten } = socket; // which cost most of a look
    if (bytesWritten !== connection.bytesWritten) clearHead(connection);
    else if (bytesRead !== connection.bytesRead) {
      connection.headSinceMs ??= nowMs;
      connection.headBytes += bytesRead - connection.bytesRead;
    }
    connection.bytesRead = bytesRead;
    connection.bytesWritten = bytesWritten;
    return connection.headSinceMs !== undefined && nowMs - connection.headSinceMs >= this.#limits.headMs;
  }

  /**
   * A client of HTTP/2 that is there answers a ping. Node reads a connection no more after an error in its frames, and
   * does not notice then that the client is gone.
   */
  #isGone(connection: Connection, nowMs: number): boolean {
    const { socket, session } = connection;
    if (session === undefined) return false;
    const { bytesRead } = socket;
    if (bytesRead !== connection.bytesRead) Object.assign(connection, { bytesRead, readMs: nowMs, isPinged: false });
    const { silentMs, pingMs } = this.#limits;
    const ageMs = nowMs - connection.readMs;
    if (ageMs >= silentMs && !connection.isPinged && !session.destroyed) connection.isPinged = session.ping(() => {});
    return ageMs >= silentMs + pingMs;
  }

  /** Node hides what waits in a connection of HTTP/2; there it is the streams that are looked at. */
  #isStalled(connection: Connection, nowMs: number): boolean {
    const bytes = connection.socket.writableLength;
    if (bytes === 0 || bytes < connection.waitingBytes) connection.waitingSinceMs = nowMs;
    connection.waitingBytes = bytes;
    return nowMs - connection.waitingSinceMs >= this.#limits.stalledMs;
  }
}

function clearHead(connection: Connection): void {
  connection.headSinceMs = undefined;
  connection.headBytes = 0;
}

function answerLate(socket: Socket): void {
  socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
  socket.destroySoon();
}

/** One for all: the socket would make one for each piece that waits in it. */
const cutOff = Object.assign(new Error("the client takes nothing"), { code: "ECONNABORTED" });

function nameOf({ remoteAddress, remotePort }: Peer): string {
  return `${remoteAddress} ${remotePort}`;
}

/** Whether a connection of HTTP/1.1 is between two requests. */
function isIdle(socket: Socket): boolean {
  const { _httpMessage: message, parser } = socket as Socket & { _httpMessage?: unknown; parser?: unknown };
  return parser != null && message == null && socket.writableLength === 0;
}
