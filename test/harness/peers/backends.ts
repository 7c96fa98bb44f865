import { mkdtempSync, rmSync } from "node:fs";
import { createServer as createHttpServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";
import { ensureCertificates } from "../../../runtime/auth/certificates.ts";
import type { Dial } from "../../../runtime/proxy/proxy.ts";

/** Servers that requests are sent on to: one that stands for node agents, and one for pods. */
export interface Backends {
  /** HTTPS, with a certificate of an authority, and eager to see one. */
  readonly agent: Backend;
  /** Plain HTTP. */
  readonly pods: Backend;
  /** What the API server shows to agents. */
  readonly agentTls: { readonly cert: string; readonly key: string; readonly ca: string };
  /** Addresses of the network of pods lead to `pods`, others to where they do. */
  readonly dial: Dial;
  /** For files of a test; it goes with the servers. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

export interface Backend {
  readonly port: number;
  /** What it answers with from now on. */
  answer: RequestListener;
  /** What it has been asked, as `METHOD path`, the newest last. */
  readonly requests: IncomingMessage[];
  readonly server: Server;
}

/** Whether the client of a request showed a certificate that the agent's authority signed. */
export function isTrusted({ socket }: IncomingMessage): boolean {
  return (socket as TLSSocket).authorized;
}

export async function startBackends(): Promise<Backends> {
  const folder = mkdtempSync(join(tmpdir(), "orch-backends-"));
  const { ca, serving, admin } = await ensureCertificates({
    folder,
    platformName: "orch",
    bindAddress: "127.0.0.1",
    nowMs: Date.now(),
  });
  const { cert, key } = serving;
  const tls = { cert, key, ca: ca.cert, requestCert: true, rejectUnauthorized: false };
  const agent = await start((listener) => createHttpsServer(tls, listener));
  const pods = await start((listener) => createHttpServer(listener));
  return {
    agent,
    pods,
    agentTls: { cert: admin.cert, key: admin.key, ca: ca.cert },
    dial: ({ host, port }) =>
      host.startsWith("10.") ? connect({ host: "127.0.0.1", port: pods.port }) : connect({ host, port }),
    folder,
    close: async () => {
      rmSync(folder, { recursive: true });
      for (const { server } of [agent, pods]) {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        await closed;
      }
    },
  };
}

async function start(create: (listener: RequestListener) => Server): Promise<Backend> {
  const requests: IncomingMessage[] = [];
  const server = create((req, res) => {
    requests.push(req);
    backend.answer(req, res);
  });
  server.on("upgrade", (req) => requests.push(req));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const backend: Backend = { port, answer: (_req, res) => void res.end("ok"), requests, server };
  return backend;
}
