import { mkdtempSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { connect as connectPlain, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectTls } from "node:tls";
import { ensureCertificates, type KeyPair } from "../../runtime/auth/certificates.ts";
import { type ConnectionLimits, defaultConnectionLimits } from "../../runtime/server/connections/limits.ts";
import { listen } from "../../runtime/server/listener.ts";

export interface Listening {
  readonly port: number;
  /** Handshakes that failed so far. */
  readonly failedHandshakes: () => number;
  readonly stop: () => Promise<void>;
}

/** Listens with limits of production, but for those that are given. */
export async function startListening(callback: RequestListener, limits: Partial<ConnectionLimits>): Promise<Listening> {
  let failed = 0;
  const listener = await listen({
    callback,
    host: "127.0.0.1",
    port: 0,
    ...(await servingCertificate()),
    clientCas: [],
    onHandshakeError: () => (failed += 1),
    limits: { ...defaultConnectionLimits, lookMs: 20, ...limits },
  });
  return { port: listener.port, failedHandshakes: () => failed, stop: () => listener.close(0) };
}

let serving: KeyPair | undefined;

async function servingCertificate(): Promise<KeyPair> {
  if (serving !== undefined) return serving;
  const folder = mkdtempSync(join(tmpdir(), "orch-listening-"));
  const options = { folder, platformName: "orch", bindAddress: "127.0.0.1", nowMs: Date.now() };
  serving = (await ensureCertificates(options)).serving;
  rmSync(folder, { recursive: true });
  return serving;
}

/** A client of bytes. */
export interface ByteClient {
  readonly socket: Socket;
  /** Resolves with all that came so far, as latin1, when it is as it should be. */
  readonly until: (isSo: (text: string) => boolean) => Promise<string>;
  /** Resolves with all that came when the connection is closed. */
  readonly closed: Promise<string>;
}

/** Opens a connection: TCP alone, or TLS for one protocol. */
export async function openBytes(port: number, protocol: "tcp" | "http/1.1" | "h2"): Promise<ByteClient> {
  const to = { host: "127.0.0.1", port };
  const isPlain = protocol === "tcp";
  const socket = isPlain
    ? connectPlain(to)
    : connectTls({ ...to, rejectUnauthorized: false, ALPNProtocols: [protocol] });
  let text = "";
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => (text += chunk));
  socket.on("error", () => {}); // the server may well break off; `close` follows
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(text)));
  await new Promise((resolve) => socket.once(isPlain ? "connect" : "secureConnect", resolve));
  const until = async (isSo: (text: string) => boolean) => {
    for (let seen = -1; ; ) {
      if (seen !== text.length && isSo(text)) return text;
      if (socket.destroyed) throw new Error(`closed after ${text.length} bytes: ${text.slice(0, 200)}`);
      seen = text.length;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return { socket, until, closed };
}
