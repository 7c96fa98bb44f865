import { Agent, request as httpRequest } from "node:http";
import { gunzipSync } from "node:zlib";
import { generated } from "../../generated/index.ts";
import { decodeCbor } from "../../runtime/negotiate/cbor.ts";
import { startTestServer } from "../../runtime/testing.ts";
import { openapiChecker } from "../harness/openapiCheck.ts";
import { definition } from "./customKinds.ts";
import type { RandomRequest } from "./request.ts";

/** A stream that says nothing for so long has said enough, in milliseconds. */
const quietMs = 30;

/** Characters of a body that a failure shows. */
const shownLength = 3000;

export interface Exchanges {
  /** Sends a request and checks what comes back; throws an Error that says what is wrong with it. */
  readonly run: (request: RandomRequest) => Promise<void>;
  /** Answers by status, for a look at what the requests were like. */
  readonly statuses: ReadonlyMap<number, number>;
  /** What the server met that was not its clients' doing. */
  readonly errors: readonly string[];
  readonly stop: () => Promise<void>;
}

/** A server with every kind and encoding, and a kind of its users, for requests of every kind. */
export async function openExchanges(): Promise<Exchanges> {
  const server = await startTestServer({
    runtimeConfig: ["api/all=true"],
    featureGates: { AllAlpha: "true", AllBeta: "true" },
  });
  await server.client.apiextensions.v1.customresourcedefinitions.create(definition);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const checkBody = openapiChecker(generated.openapiFolder, { anyParameters: true });
  const statuses = new Map<number, number>();
  const authorization = `Bearer ${server.token}`;
  return {
    statuses,
    errors: server.errors,
    run: async (request) => {
      const { method, path, headers, body } = request;
      const answer = await send({ ...request, headers: { authorization, ...headers } }, { server: server.url, agent });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      try {
        checkStatus(answer, request);
        for (const text of jsonTexts(answer)) {
          checkBody({ method, path, status: answer.status, contentType: answer.contentType, text });
        }
      } catch (error) {
        const [reason = ""] = (error as Error).message.split("\n");
        const said = `${method} ${path} ${JSON.stringify(headers)}\n${body?.toString().slice(0, shownLength) ?? ""}`;
        throw new Error(`${reason}\n${said}\n${answer.status} ${answer.bytes.toString().slice(0, shownLength)}`);
      }
    },
    stop: async () => {
      agent.destroy();
      await server.stop();
    },
  };
}

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly bytes: Buffer;
  /** The stream went on; what came of it may end inside an event. */
  readonly isCutOff: boolean;
}

/** A watch goes on for long: what comes until it is quiet is its answer. */
function send(
  { method, path, headers, body }: RandomRequest,
  { server, agent }: { readonly server: string; readonly agent: Agent },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(body.length) };
    // The path as it is: a URL would be without its "..".
    const to = { host: new URL(server).hostname, port: new URL(server).port, path };
    const outgoing = httpRequest({ ...to, method, agent, headers: { ...headers, ...length } }, (incoming) => {
      const chunks: Buffer[] = [];
      const isStream = incoming.headers["transfer-encoding"] === "chunked";
      const finish = (isCutOff: boolean) => {
        clearTimeout(timer);
        const whole = Buffer.concat(chunks);
        const bytes = incoming.headers["content-encoding"] === "gzip" ? gunzipSync(whole) : whole;
        const contentType = String(incoming.headers["content-type"] ?? "");
        resolve({ status: incoming.statusCode ?? 0, contentType, bytes, isCutOff });
        if (isCutOff) outgoing.destroy();
      };
      const timer = setTimeout(() => finish(true), isStream ? quietMs : 20_000);
      incoming.on("data", (chunk) => {
        chunks.push(chunk);
        if (isStream) timer.refresh();
      });
      incoming.on("end", () => finish(false));
      incoming.on("error", () => {}); // of a stream that was cut off
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** What the field fails at by itself, as the facts of it say. */
const unclassified = [
  /resourceVersion: Invalid value: /,
  /does not contain declared merge key: /,
  /The order in patch list:/,
  /more than one PodDisruptionBudget/,
  /failed to allocate a serviceIP .* range is full/, // when the ranges were deleted before
];
/** What a request is sent on to, and is not there. */
const unavailable = [
  /no preferred addresses found; known addresses: /,
  /no endpoints available for service /,
  /no service port .* found for service /,
  /error trying to reach service: /,
];
const late = [/Too large resource version/, /within the allotted timeout/];

/** Anything else that fails is the client's doing. The answer to a HEAD does not say what was wrong. */
function checkStatus({ status, bytes }: Answer, { method, path }: RandomRequest): void {
  if (status < 200 || status > 504) throw new Error("a status that is none");
  if (status < 500 || (method === "HEAD" && path.includes("resourceVersion="))) return;
  const known = { 500: unclassified, 503: unavailable, 504: late }[status] ?? [];
  const text = bytes.toString();
  if (!known.some((each) => each.test(text))) throw new Error("a failure of the server");
}

/** The answer as the JSON that it says, whatever it is written in; protobuf has tests of its own. */
function jsonTexts({ contentType, bytes, isCutOff }: Answer): string[] {
  const [type = ""] = contentType.split(";");
  if (type === "application/cbor" && bytes.length > 0) return [JSON.stringify(decodeCbor(bytes))];
  if (type !== "application/json" && type !== "application/yaml") return [];
  const text = bytes.toString("utf8");
  return [isCutOff ? text.slice(0, text.lastIndexOf("\n") + 1) : text];
}
