import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { healthPages } from "../../component/pages/health.ts";
import type { HealthCheck } from "../../component/pages/healthChecks.ts";
import { textAnswer } from "../../component/pages/page.ts";
import { asRead, pageAnswer, sendPage } from "../../component/serving/pageAnswer.ts";
import { readInTurns } from "../../component/serving/readInTurns.ts";
import { isStatusError } from "../../schema/status.ts";
import { boundConnections } from "./boundConnections.ts";

export interface HealthServerOptions {
  readonly host: string;
  readonly port: number;
  readonly checks: readonly HealthCheck[];
}

/** @limit Connections to the health port of a node agent: the oldest without a request is closed. */
const maxConnections = 64;
/** @limit Request to the health port of a node agent: 408. */
const requestTimeoutMs = 10_000;

/** Serves `/healthz` without TLS and credentials. Rejects with an Error where it cannot listen. */
export async function startHealthServer({ host, port, checks }: HealthServerOptions): Promise<{
  readonly port: number;
  readonly stop: () => Promise<void>;
}> {
  const pages = healthPages({ healthz: checks });
  const { IncomingMessage, follow } = readInTurns();
  const times = { requestTimeout: requestTimeoutMs, headersTimeout: requestTimeoutMs };
  const server = createServer({ ...times, IncomingMessage }, (req, res) => {
    keep(req.socket);
    pageAnswer(req, pages, asRead(req, pages))
      .catch((error: unknown) => textAnswer(isStatusError(error) ? error.code : 500, "the request failed\n"))
      .then((answer) => sendPage(res, answer))
      .finally(() => req.resume());
  });
  follow(server);
  const { keep } = boundConnections(server, maxConnections);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, stop };
}
