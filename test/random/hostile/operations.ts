import { Agent } from "node:https";
import { generated } from "../../../generated/index.ts";
import type { JsonObject } from "../../../runtime/schema/index.ts";
import { pickFrom, type Random } from "../../robustness/random.ts";
import { customRows } from "../customKinds.ts";
import type { RandomRequest } from "../request.ts";
import { checkStatus, send } from "../send.ts";
import { hostileRequest } from "./bodies.ts";
import { frameFaults } from "./frames.ts";
import type { Ledger } from "./ledger.ts";
import { rawFaults } from "./rawRequests.ts";
import { pathOf, rowOf, type Served } from "./recipes.ts";

/** Something that a client does. */
export interface Operation {
  readonly label: string;
  /** What it sends, where that is one request. */
  readonly request: RandomRequest | undefined;
  /** Throws when what comes back is not what may come. */
  readonly run: () => Promise<void>;
}

export interface Clients {
  readonly port: number;
  readonly token: string;
  readonly ledger: Ledger;
  /** Sends a request; throws when what comes back is a failure of the server. */
  readonly send: (request: RandomRequest) => Promise<void>;
  /** How often what was answered, and how often what was done. */
  readonly counts: ReadonlyMap<string, number>;
  readonly close: () => void;
}

export const served: Served = {
  rows: [...generated.handlers, ...customRows],
  magic: generated.platform.protobufMagic,
  protobufMediaType: generated.platform.protobufMediaType,
};

/** Connections of HTTP/1.1 that are kept for requests of all sorts. */
const width = 32;
/** Bodies that are longer are sent one at a time: it is one request that may not hold the server, not many. */
const heavyBytes = 100_000;
const shownLength = 300;

export function openClients(options: {
  readonly port: number;
  readonly token: string;
  readonly ledger: Ledger;
}): Clients {
  const { port, token } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: width, rejectUnauthorized: false });
  const counts = new Map<string, number>();
  const connection = { server: `https://127.0.0.1:${port}`, agent };
  const sendOne = async (request: RandomRequest) => {
    const headers = { authorization: `Bearer ${token}`, ...request.headers };
    try {
      const answer = await send({ ...request, headers }, connection);
      count(counts, String(answer.status));
      try {
        const known = checkStatus(answer, request);
        if (known !== undefined) count(counts, `${answer.status}: ${known}`);
      } catch (error) {
        throw new Error(
          `${(error as Error).message}: ${answer.status} ${answer.bytes.toString("utf8", 0, shownLength)}`,
        );
      }
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${shown(request)}`);
    }
  };
  let heavy = Promise.resolve();
  return {
    ...options,
    counts,
    send: async (request) => {
      if ((request.body?.length ?? 0) < heavyBytes) return sendOne(request);
      const before = heavy;
      const own = before.then(() => sendOne(request));
      heavy = own.catch(() => {}); // its own caller hears of it
      return own;
    },
    close: () => agent.destroy(),
  };
}

export function shown({ method, path, headers, body }: RandomRequest): string {
  const begin = JSON.stringify(body?.toString("utf8", 0, shownLength));
  const text = body === undefined ? "" : `${body.length} bytes: ${begin}`;
  return `${method} ${path.slice(0, 2 * shownLength)} ${JSON.stringify(headers).slice(0, shownLength)}\n${text}`;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** One operation; `usual` is what it is when it is a usual request, which most are. */
export function operation(clients: Clients, random: Random, usual: RandomRequest): Operation {
  const choice = random();
  if (choice < 0.7) return requestOf(clients, "usual", usual);
  if (choice < 0.82) return { label: "ledger", request: undefined, run: () => clients.ledger.step(random) };
  if (choice < 0.92) {
    const request = hostileRequest(served, random);
    return requestOf(clients, request.label, request);
  }
  const [label, fault] = pickFrom(Object.entries(choice < 0.96 ? rawFaults : frameFaults), random);
  const { port, token } = clients;
  const run = async () => {
    const text = await fault({ port, token, random });
    const [bad] = /HTTP\/1\.1 5\d\d.{0,500}/s.exec(text) ?? [];
    if (bad !== undefined && !/^HTTP\/1\.1 50[15]/.test(bad)) throw new Error(`a failure of the server: ${bad}`);
  };
  return { label: `${choice < 0.96 ? "raw" : "frames"}: ${label}`, request: undefined, run };
}

function requestOf({ send: sendOne }: Clients, label: string, request: RandomRequest): Operation {
  return { label: `${label}: ${request.method} ${request.path.slice(0, 150)}`, request, run: () => sendOne(request) };
}

/** What patches are sent to: objects with many parts. */
export async function createTargets({ send: sendOne }: Clients): Promise<void> {
  const range = (length: number) => Array.from({ length }, (_, index) => index);
  const containers = range(500).map((index) => ({ name: `c${index}`, image: "a" }));
  const data = Object.fromEntries(range(2000).map((index) => [`k${index}`, "v"]));
  const template = { metadata: { labels: { a: "b" } }, spec: { containers } };
  const bodies: Readonly<Record<string, JsonObject>> = {
    configmaps: { data: { ...data, large: "x".repeat(100_000) } },
    deployments: { spec: { selector: { matchLabels: { a: "b" } }, template } },
    gizmos: { spec: { size: 1, free: { list: range(2000), text: "x".repeat(10_000) } } },
  };
  for (const [plural, body] of Object.entries(bodies)) {
    const row = rowOf(served, "create", plural);
    const { apiVersion, kind } = row.descriptor;
    await sendOne(request("POST", pathOf(row, ""), { apiVersion, kind, metadata: { name: "large" }, ...body }));
  }
}

export function request(method: string, path: string, body?: JsonObject): RandomRequest {
  const headers = { "content-type": "application/json" };
  return { method, path, headers, body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)) };
}
