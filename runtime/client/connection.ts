import type { Agent, ClientRequest, RequestOptions } from "node:http";
import type { AgentOptions } from "node:https";
import type * as tls from "node:tls";
import { jsonMediaType } from "../schema/mediaTypes.ts";
import { addressOf, type ClientConfig } from "./clientConfig.ts";
import { KubeconfigError } from "./kubeconfigError.ts";
import { resolveConfig } from "./resolveConfig.ts";
import type { Credential } from "./credentials/credential.ts";
import { credentialSource } from "./credentials/credentials.ts";
import type { ClientOptions, Impersonation } from "./options.ts";
import type { TransportRequest } from "./transport.ts";

/** The way to one server, with who asks. */
export interface Connection {
  /** What proves who asks, now. */
  credential(signal?: AbortSignal): Promise<Credential>;
  /** Another credential can be had when the server refuses this one. */
  readonly renewable: boolean;
  /** The server refused this credential. */
  expire(credential: Credential): void;
  prepare(request: TransportRequest, credential: Credential): Prepared;
  close(): void;
}

export interface Prepared {
  readonly isSecure: boolean;
  readonly start: (options: RequestOptions) => ClientRequest;
  readonly requestOptions: RequestOptions;
}

/**
 * A read that met a connection closed while idle is sent again this often, on another connection.
 * @limit Retries of a read on a connection that closed while idle: an error.
 */
export const maxStaleRetries: number = 3;

/** @limit Idle connections of a client: closed. */
const maxFreeSockets = 64;

/** Loads node:http or node:https and the configuration; opens no socket yet. */
export async function openConnection(options: ClientOptions): Promise<Connection> {
  const config = await resolveConfig(options);
  const source = await credentialSource(config.auth);
  const url = new URL(config.server);
  const secure = url.protocol === "https:";
  const library = secure ? await import("node:https") : await import("node:http");
  const secured = secure ? await import("node:tls") : undefined;
  const { proxyUrl } = config;
  const connect =
    options.connect ??
    (proxyUrl === undefined ? undefined : await (await import("./proxy.ts")).throughProxy(proxyUrl, secured));
  const fixed: RequestOptions = addressOf(config.server);
  const prefix = url.pathname.replace(/\/+$/, "");
  const headers = {
    "user-agent": options.userAgent ?? (await programName()),
    ...impersonationHeaders(config.impersonate),
  };
  let agent: Agent | undefined;
  let agentCert: Credential["cert"];

  // Connections belong to the certificate that they were opened with.
  function agentFor(credential: Credential): Agent {
    if (agent !== undefined && agentCert === credential.cert) return agent;
    if (agent !== undefined) retire(agent);
    const keepAlive = options.connect === undefined; // which only sockets can be
    const common = { keepAlive, maxFreeSockets, scheduling: "lifo" } as const;
    agent = new library.Agent(secured === undefined ? common : { ...common, ...tlsOf(secured, config, credential) });
    if (connect !== undefined) agent.createConnection = connect;
    agentCert = credential.cert;
    return agent;
  }

  return {
    credential: (signal) => source.current(signal),
    renewable: source.renewable,
    expire: (credential) => source.expire(credential),
    prepare(request, credential) {
      const { body, contentType = jsonMediaType, accept = jsonMediaType } = request;
      const own: Record<string, string | number | string[]> = { ...headers, accept };
      if (credential.authorization !== undefined) own.authorization = credential.authorization;
      if (body !== undefined) {
        own["content-type"] = contentType;
        own["content-length"] = Buffer.byteLength(body);
      }
      const { method, path } = request;
      return {
        isSecure: secure,
        start: library.request,
        requestOptions: {
          ...fixed,
          agent: agentFor(credential),
          method,
          path: `${prefix}${path}`.replace(/^(?!\/)/, "/"), // a webhook's may be a query alone
          headers: { ...own, ...request.headers },
        },
      };
    },
    close() {
      agent?.destroy();
      agent = undefined;
    },
  };
}

/** Closes idle connections now and the others when their exchange is over. */
function retire(agent: Agent): void {
  agent.maxFreeSockets = 0;
  for (const sockets of Object.values(agent.freeSockets)) for (const each of sockets ?? []) each.destroy();
}

/** All connections share what is read out of the certificates: reading takes a millisecond. */
function tlsOf(library: typeof tls, config: ClientConfig, credential: Credential): AgentOptions {
  const { serverName, insecureSkipVerify } = config.tls;
  return {
    secureContext: secureContext(library, config, credential),
    ...(serverName === undefined ? {} : { servername: serverName }),
    rejectUnauthorized: !insecureSkipVerify,
    ALPNProtocols: ["http/1.1"],
  };
}

/** Throws KubeconfigError for what is no certificate. */
function secureContext(
  { createSecureContext }: typeof tls,
  { source, tls: { ca } }: ClientConfig,
  { cert, key }: Credential,
): tls.SecureContext {
  // Node passes over an authority of another form, and would refuse every server.
  if (ca !== undefined && ca.length > 0 && !Buffer.from(ca).includes("-----BEGIN ")) {
    throw new KubeconfigError(source, "the certificate authority is not in PEM form");
  }
  try {
    const texts = { ...pem("ca", ca), ...pem("cert", cert), ...pem("key", key) };
    // An authority is believed without those above it, and so is a server whose own certificate is the one to trust.
    return createSecureContext({ ...texts, allowPartialTrustChain: true });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new KubeconfigError(source, `the certificates cannot be used: ${reason}`, cause);
  }
}

function pem(name: "ca" | "cert" | "key", text: string | Uint8Array | undefined): tls.SecureContextOptions {
  return text === undefined ? {} : { [name]: typeof text === "string" ? text : Buffer.from(text) };
}

export function impersonationHeaders(impersonate: Impersonation | undefined): Record<string, string | string[]> {
  if (impersonate === undefined) return {};
  const headers: Record<string, string | string[]> = { "impersonate-user": bytesOf(impersonate.user) };
  if (impersonate.uid !== undefined) headers["impersonate-uid"] = bytesOf(impersonate.uid);
  if (impersonate.groups !== undefined && impersonate.groups.length > 0) {
    headers["impersonate-group"] = impersonate.groups.map(bytesOf);
  }
  for (const [key, values] of Object.entries(impersonate.extra ?? {})) {
    headers[`impersonate-extra-${encodeURIComponent(key)}`] = values.map(bytesOf);
  }
  return headers;
}

/** A header's characters are bytes, here those of UTF-8. */
function bytesOf(text: string): string {
  return Buffer.from(text).toString("latin1");
}

/** "backup/v20.19.0" for backup.ts: servers name the field manager after the part before the slash. */
async function programName(): Promise<string> {
  const { parse } = await import("node:path");
  const name = parse(process.argv[1] ?? "node").name.replace(/[^\x21-\x7e]/g, "");
  return `${name === "" ? "node" : name}/${process.version}`;
}
