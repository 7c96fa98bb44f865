import type { Server as HttpServer } from "node:http";
import { createServer, type Server } from "node:https";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { UserInfo } from "../../schema/access/user.ts";
import { StatusError } from "../../schema/status.ts";
import { type ComponentOptions, componentPages } from "../pages/pages.ts";
import type { PageAnswer, Pages } from "../pages/page.ts";
import type { Access } from "./delegatedAccess.ts";
import { listenProblem } from "./listenProblem.ts";
import { pageAnswer, sendPage, splitUrl } from "./pageAnswer.ts";
import { readInTurns } from "./readInTurns.ts";
import { followTls, secureOptions, type ServingTls } from "./servingTls.ts";

export interface ComponentServerOptions {
  readonly host: string;
  readonly port: number;
  /** What the server shows and whom it believes, now. */
  readonly tls: () => ServingTls;
  readonly pages: ComponentOptions;
  /** Who the client of a request is, as far as its certificate says, or the headers of one that may say so. */
  readonly userOf: (req: IncomingMessage) => UserInfo | "refused" | undefined;
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
  const { host, port, tls, userOf, access, logError } = options;
  const pages = componentPages(options.pages);
  const timeouts = { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs };
  const { IncomingMessage, follow } = readInTurns();
  const server = createServer({ ...secureOptions(tls()), ...timeouts, IncomingMessage, noDelay: true }, (req, res) => {
    answerTo(req, { pages, userOf, access }).then(
      (answer) => sendPage(res, answer),
      (error: unknown) => {
        logError(`${req.method} ${req.url?.split("?")[0]}`, error);
        sendPage(res, { status: 500, contentType: "text/plain", body: "internal error\n" });
      },
    );
  });
  server.maxConnections = maxConnections;
  follow(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenProblem(error, { host, port })));
    server.listen(port, host, resolve);
  });
  const unfollow = followTls(tls, {
    renew: (now) => server.setSecureContext(secureOptions(now)),
    onError: (error) => logError("the certificates of the port stay as they were", error),
  });
  const stopAll = () => {
    unfollow();
    return stopServer(server);
  };
  return { port: (server.address() as AddressInfo).port, stop: stopAll };
}

async function answerTo(
  req: IncomingMessage,
  { pages, userOf, access }: Pick<ComponentServerOptions, "userOf" | "access"> & { readonly pages: Pages },
): Promise<PageAnswer> {
  try {
    const { authorization = "" } = req.headers;
    const certified = userOf(req);
    await access({ method: req.method ?? "GET", path: splitUrl(req).path, authorization, certified });
    return await pageAnswer(req, pages);
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    return { status: error.code, contentType: "application/json", body: JSON.stringify(error.status) };
  } finally {
    req.resume(); // what is left of a body says nothing
  }
}

/** Ends a server of HTTP; connections with requests have a second more. */
export function stopServer(server: HttpServer | Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}
