import type { IncomingHttpHeaders, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { ServerOptions } from "node:https";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";

/** A request as it arrived. */
export interface Received {
  readonly method: string;
  /** With the query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Counts connections, from 1. */
  readonly connection: number;
  /** Common name of the client's certificate. */
  readonly clientName: string | undefined;
}

export interface FakeServer {
  readonly url: string;
  readonly port: number;
  readonly received: readonly Received[];
  close(): Promise<void>;
}

export type Script = (request: Received, response: ServerResponse, index: number) => void | Promise<void>;

/** A server on a free loopback port whose answers the test scripts; `index` counts requests from 0. */
export async function fakeServer(script: Script, tls?: ServerOptions): Promise<FakeServer> {
  const received: Received[] = [];
  const connections = new WeakMap<object, number>();
  let count = 0;
  const onRequest = async (request: import("node:http").IncomingMessage, response: ServerResponse) => {
    if (!connections.has(request.socket)) connections.set(request.socket, ++count);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const subject = (request.socket as TLSSocket).getPeerCertificate?.().subject;
    const entry: Received = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(parts).toString("utf8"),
      connection: connections.get(request.socket) ?? 0,
      clientName: subject?.CN as string | undefined,
    };
    received.push(entry);
    await script(entry, response, received.length - 1);
  };
  const server: Server = tls === undefined ? createServer() : createTlsServer(tls);
  server.on("request", (request, response) => {
    onRequest(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls === undefined ? "http" : "https"}://127.0.0.1:${port}`,
    port,
    received,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export function answerJson(response: ServerResponse, body: unknown, options: AnswerOptions = {}): void {
  response.writeHead(options.status ?? 200, { "content-type": "application/json", ...options.headers });
  response.end(JSON.stringify(body));
}

export interface AnswerOptions {
  readonly status?: number;
  readonly headers?: Record<string, string | string[]>;
}

export function answerStatus(response: ServerResponse, code: number, reason: string, more: object = {}): void {
  answerJson(response, statusBody(code, reason, more), { status: code });
}

export function statusBody(code: number, reason: string, more: object = {}): object {
  return { kind: "Status", apiVersion: "v1", metadata: {}, status: "Failure", message: reason, reason, code, ...more };
}

/** Resolves when the condition holds; fails after half a minute. */
export async function eventually(condition: () => boolean, what: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; !condition(); ) {
    if (Date.now() > deadline) throw new Error(`not so after 30 s: ${what}`);
    await new Promise((done) => setTimeout(done, 2));
  }
}
