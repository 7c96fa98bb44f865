import { connect as connectPlain, isIP, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { connect as connectTls, type ConnectionOptions, type TLSSocket } from "node:tls";
import { type Destination, isStatusError } from "../schema/index.ts";
import { timerMs } from "../schema/duration.ts";
import { checkLiteral, hostLookup } from "./hostLookup.ts";

/** What the server shows to node agents, and whom it believes to be one; all PEM. */
export interface AgentTls {
  readonly cert?: string;
  readonly key?: string;
  /** Absent: their certificates are not verified. */
  readonly ca?: string;
}

export interface DialOptions {
  readonly agentTls: AgentTls;
  /** Time to connect, in milliseconds. */
  readonly timeoutMs: number;
  /** Opens a connection to a host and port; default: over the network of this machine. */
  readonly dial?: Dial;
  /** How both sides show who they are, where that is said of one server; absent: as the destination is trusted. */
  readonly tls?: ConnectionOptions;
}

/** How node agents are reached, and with `dial` everything else that requests go on to. */
export interface AgentOptions extends DialOptions {
  /** Kinds of node addresses, the best first. */
  readonly addressTypes: readonly string[];
}

export type Dial = (target: Pick<Destination, "host" | "port" | "trust">) => Duplex;

/** Milliseconds between probes of a connection on which nothing is said: sessions are silent for hours. */
const keepAliveMs = 30_000;

/**
 * Connects to a destination: to a node agent wherever it is, since it shows who it is, and to anything else only at an
 * address of a host. Throws badRequest for another address, and an Error in the field's words where nothing is reached,
 * such as `dial tcp 10.0.0.1:80: i/o timeout`.
 */
export async function dial(to: Destination, options: DialOptions, signal: AbortSignal): Promise<Duplex> {
  if (to.trust === "any") checkLiteral(to.host);
  const plain = (options.dial ?? overNetwork)(to);
  const wait = { to, timeoutMs: options.timeoutMs, signal };
  if ((plain as Partial<Socket>).connecting === true) await opened(plain, { ...wait, event: "connect" });
  if (to.scheme === "http") return plain;
  const socket = secure(plain, to, options);
  await opened(socket, { ...wait, event: "secureConnect" });
  return socket;
}

/** `10.0.0.1:80`, `[fd00::1]:80` */
export function hostPort({ host, port }: Pick<Destination, "host" | "port">): string {
  return host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;
}

const overNetwork: Dial = ({ host, port, trust }) => {
  const socket = connectPlain({ host, port, noDelay: true, ...(trust === "any" ? { lookup: lookupHost } : {}) });
  return socket.setKeepAlive(true, keepAliveMs);
};

const lookupHost = hostLookup();

function secure(socket: Duplex, { host, trust }: Destination, { agentTls, tls }: DialOptions): TLSSocket {
  if (tls !== undefined) return connectTls({ socket, host, ...tls, ALPNProtocols: ["http/1.1"] });
  const { ca, cert, key } = agentTls;
  return connectTls({
    socket,
    host,
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(trust === "any" || cert === undefined || key === undefined ? {} : { cert, key }),
    ...(trust === "agent" && ca !== undefined ? { ca } : { rejectUnauthorized: false }),
    allowPartialTrustChain: true,
    ALPNProtocols: ["http/1.1"],
  });
}

interface Opening {
  readonly event: "connect" | "secureConnect";
  readonly to: Destination;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

function opened(socket: Duplex, { event, to, timeoutMs, signal }: Opening): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error) => {
      clearTimeout(timer);
      socket.off(event, succeed).off("error", settle).off("close", closed);
      signal.removeEventListener("abort", closed);
      if (error === undefined) return resolve();
      socket.on("error", () => {}); // it has failed already; what follows says nothing more
      socket.destroy();
      if (isStatusError(error)) reject(error);
      else reject(new Error(failureText(error, { to, event }), { cause: error }));
    };
    const succeed = () => settle();
    const closed = () => settle(new Error("EOF"));
    const timer = setTimeout(() => settle(new Error("i/o timeout")), timerMs(timeoutMs));
    socket.once(event, succeed).once("error", settle).once("close", closed);
    signal.addEventListener("abort", closed);
    if (signal.aborted) closed();
  });
}

const systemTexts: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connect: connection refused",
  ECONNRESET: "connect: connection reset by peer",
  EHOSTUNREACH: "connect: no route to host",
  ENETUNREACH: "connect: network is unreachable",
  ETIMEDOUT: "i/o timeout",
};

const unknownSigner = "x509: certificate signed by unknown authority";

/** What is wrong with a certificate, by the code of it. */
const certificateTexts: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownSigner,
  SELF_SIGNED_CERT_IN_CHAIN: unknownSigner,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownSigner,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownSigner,
};

interface FailedAt extends Pick<Opening, "event"> {
  readonly to: Pick<Destination, "host" | "port">;
}

/** As the field says why nothing was reached. */
export function failureText(error: Error & { readonly code?: unknown }, { to, event }: FailedAt): string {
  const code = typeof error.code === "string" ? error.code : "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `dial tcp: lookup ${to.host}: no such host`;
  const system = systemTexts[code];
  if (system !== undefined) return `dial tcp ${hostPort(to)}: ${system}`;
  if (code !== "" && event === "secureConnect") {
    return `tls: failed to verify certificate: ${certificateTexts[code] ?? error.message}`;
  }
  return `dial tcp ${hostPort(to)}: ${error.message}`;
}
