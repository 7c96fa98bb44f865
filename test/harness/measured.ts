import { Agent, request as httpRequest } from "node:http";
import * as assert from "uvu/assert";
import { startTestServer, type TestServer, type TestServerOptions } from "../../runtime/testing/testServer.ts";
import { type LoopUse, measureLoop } from "./loopMeter.ts";
import "./ownProcess.ts";
import { slowness } from "./machineSpeed.ts";

/** No request may hold the event loop longer, in milliseconds. */
export const maxStallMs = 100;
/** How often a request is sent that seems to take too long: a busy machine is not its fault. */
export const quickTries = 10;

export interface Sent {
  readonly status: number;
  readonly text: string;
}

export interface MeasuredRequest {
  readonly method: string;
  readonly path: string;
  /** Objects are sent as JSON. */
  readonly body?: object | string | Uint8Array;
  /** Default application/json. */
  readonly type?: string;
  readonly accept?: string;
}

export interface MeasuredServer {
  readonly server: TestServer;
  readonly send: (request: MeasuredRequest) => Promise<Sent>;
  /**
   * Sends a request that may be sent again and again; the best of some tries is what it takes. The longest turn is that
   * of a machine at its usual speed.
   */
  readonly measure: (request: MeasuredRequest, tries?: number, enoughMs?: number) => Promise<LoopUse<Sent>>;
  /** The same; fails when it holds the loop too long. */
  readonly quick: (request: MeasuredRequest) => Promise<Sent>;
  /** Fails when the server had errors of its own. */
  readonly stop: () => Promise<void>;
}

/** A server in this process, and a client that does as little as it can, so that what is measured is the server's. */
export async function openMeasured(options: TestServerOptions = {}): Promise<MeasuredServer> {
  const server = await startTestServer(options);
  const agent = new Agent({ keepAlive: true });
  const send = (request: MeasuredRequest) => sendTo(server, agent, { ...request, body: bytesOf(request.body) });
  const measure = async (request: MeasuredRequest, tries = 4, enoughMs = maxStallMs / 4) => {
    const ready = { ...request, body: bytesOf(request.body) };
    let best: LoopUse<Sent> | undefined;
    for (let count = 0; count < tries; count += 1) {
      const { longestMs, ...rest } = await measureLoop(() => sendTo(server, agent, ready));
      const use = { ...rest, longestMs: longestMs / slowness() };
      if (best === undefined || use.longestMs < best.longestMs) best = use;
      if (best.longestMs < enoughMs) break;
    }
    if (best === undefined) throw new Error("nothing was measured");
    return best;
  };
  const quick = async (request: MeasuredRequest) => {
    const { result, longestMs } = await measure(request, quickTries, maxStallMs);
    const { method, path } = request;
    assert.ok(longestMs < maxStallMs, `${method} ${path.slice(0, 100)} held the event loop for ${longestMs} ms`);
    return result;
  };
  const stop = async () => {
    agent.destroy();
    await server.stop();
    assert.equal(server.errors, [], "the server met errors of its own");
  };
  return { server, send, measure, quick, stop };
}

function bytesOf(body: MeasuredRequest["body"]): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
}

function sendTo(
  { url, token }: TestServer,
  agent: Agent,
  { method, path, body, type, accept }: MeasuredRequest & { readonly body: Buffer },
): Promise<Sent> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body.length === 0 ? {} : { "content-type": type ?? "application/json", "content-length": body.length }),
    ...(accept === undefined ? {} : { accept }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(`${url}${path}`, { method, agent, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () =>
        resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
