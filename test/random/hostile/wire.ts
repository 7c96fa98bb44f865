import { connect as connectTcp, type Socket } from "node:net";
import { type Duplex, duplexPair } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectTls } from "node:tls";

/** Characters of an answer that are kept, from its begin and to its end. */
const keptLength = 200_000;
/** Milliseconds between looks at what came. */
const lookMs = 5;
const handshakeTimeoutMs = 30_000;

/** A connection of bytes, for what no client library would send. */
export interface Wire {
  readonly write: (bytes: string | Buffer) => void;
  /** What came, as latin1, without the middle of what is long. */
  readonly received: () => string;
  /** Resolves when what came is as it should be, the server closed, or the time is over. */
  readonly until: (isSo: (text: string) => boolean, timeoutMs?: number) => Promise<string>;
  readonly isClosed: () => boolean;
  /** Takes nothing more of what is sent. */
  readonly pause: () => void;
  /** Ends with a FIN. */
  readonly end: () => void;
  /** Ends with an RST. */
  readonly reset: () => void;
}

/** Opens a connection: TCP alone, or TLS for one protocol. Failures to open are closed connections. */
export async function openWire(port: number, protocol: "tcp" | "http/1.1" | "h2"): Promise<Wire> {
  const below = connectTcp({ host: "127.0.0.1", port });
  const socket = protocol === "tcp" ? below : secured(below, protocol);
  let text = "";
  let isClosed = false;
  const close = () => (isClosed = true);
  for (const each of new Set([below, socket])) each.on("error", close).on("close", close); // it may well break off
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("latin1");
    if (text.length > keptLength) text = text.slice(0, keptLength / 2) + text.slice(-keptLength / 2);
  });
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, handshakeTimeoutMs);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    socket.once(protocol === "tcp" ? "connect" : "secureConnect", done).once("close", done);
  });
  return {
    write: (bytes) => void (isClosed || socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes)),
    received: () => text,
    until: async (isSo, timeoutMs = 2000) => {
      const endMs = performance.now() + timeoutMs;
      while (!isClosed && !isSo(text) && performance.now() < endMs) await sleep(lookMs);
      return text;
    },
    isClosed: () => isClosed,
    pause: () => void socket.pause(),
    end: () => void socket.end(),
    reset: () => {
      if (!isClosed && below.connecting === false && !below.destroyed) below.resetAndDestroy();
      socket.destroy();
    },
  };
}

/**
 * TLS over a pair of streams before the socket: the socket can be reset then, which would end the process if TLS had
 * its handle.
 */
function secured(below: Socket, protocol: string): Duplex {
  const [near, far] = duplexPair();
  far.pipe(below).pipe(far);
  below.once("close", () => near.destroy());
  for (const each of [near, far]) each.on("error", () => each.destroy());
  return connectTls({ socket: near, rejectUnauthorized: false, ALPNProtocols: [protocol] });
}
