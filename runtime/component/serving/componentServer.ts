import { createServer, type Server } from "node:https";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { TlsLimits } from "./tlsLimits.ts";
import { StatusError } from "../../schema/status.ts";
import { type ComponentOptions, componentPages } from "../pages/pages.ts";
import type { PageAnswer, Pages } from "../pages/page.ts";
import type { Access } from "./delegatedAccess.ts";
import { listenProblem } from "./listenProblem.ts";
import { pageAnswer, sendPage, splitUrl } from "./pageAnswer.ts";

export interface ComponentServerOptions {
  readonly host: string;
  readonly port: number;
  /** What the server shows, PEM. */
  readonly cert: string;
  readonly key: string;
  readonly limits: TlsLimits;
  readonly pages: ComponentOptions;
  /** Who may read which page. */
  readonly access: Access;
  readonly logError: (message: string, error: unknown) => void;
}

/** @limit Connections to the port of a process that is no API server: the next is closed at once. */
const maxConnections = 256;
/** @limit Head of a request to such a port: the connection is closed. */
const headersTimeoutMs = 10_000;
/** @limit Request to such a port, body included: 408. */
const requestTimeoutMs = 30_000;

/** Serves the pages of a process that is no API server, over TLS. Rejects with an Error where it cannot listen. */
export async function startComponentServer(options: ComponentServerOptions): Promise<{
  readonly port: number;
  readonly stop: () => Promise<void>;
}> {
  const { host, port, cert, key, limits, access, logError } = options;
  const pages = componentPages(options.pages);
  const timeouts = { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs };
  const server = createServer({ ...limits, cert, key, ...timeouts, requestCert: false, noDelay: true }, (req, res) => {
    answerTo(req, { pages, access }).then(
      (answer) => sendPage(res, answer),
      (error: unknown) => {
        logError(`${req.method} ${req.url?.split("?")[0]}`, error);
        sendPage(res, { status: 500, contentType: "text/plain", body: "internal error\n" });
      },
    );
  });
  server.maxConnections = maxConnections;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenProblem(error, { host, port })));
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server) };
}

async function answerTo(
  req: IncomingMessage,
  { pages, access }: { readonly pages: Pages; readonly access: Access },
): Promise<PageAnswer> {
  try {
    const { authorization = "" } = req.headers;
    await access({ method: req.method ?? "GET", path: splitUrl(req).path, authorization });
    return await pageAnswer(req, pages);
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    return { status: error.code, contentType: "application/json", body: JSON.stringify(error.status) };
  } finally {
    req.resume(); // what is left of a body says nothing
  }
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}
