import { Agent, request as httpRequest } from "node:http";
import { gunzipSync } from "node:zlib";
import { parse as parseYaml } from "yaml";
import { generated } from "../../generated/index.ts";
import { Status } from "../../generated/meta/v1.code.ts";
import { decodeCbor } from "../../runtime/negotiate/cbor.ts";
import { decodeMessage } from "../../runtime/negotiate/protobufDecoder.ts";
import { decodeEnvelope } from "../../runtime/negotiate/protobufEnvelope.ts";
import { startTestServer } from "../../runtime/testing.ts";
import { openapiChecker } from "../harness/openapiCheck.ts";
import { definition } from "./customKinds.ts";
import { knownFailure } from "./failures.ts";
import type { RandomRequest } from "./request.ts";

/** A stream that says nothing for so long has said enough, in milliseconds. */
const quietMs = 30;

/** Characters of a body that a failure shows. */
const shownLength = 3000;

/** How often what was answered, for a look at what the requests were like. */
export interface Answers {
  readonly byStatus: ReadonlyMap<number, number>;
  /** Of each known failure of the server: all that are a 500 or more. */
  readonly failures: ReadonlyMap<string, number>;
}

export interface Exchanges {
  /** Sends a request and checks what comes back; throws an Error that says what is wrong with it. */
  readonly run: (request: RandomRequest) => Promise<void>;
  readonly answers: Answers;
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
  const byStatus = new Map<number, number>();
  const failures = new Map<string, number>();
  const authorization = `Bearer ${server.token}`;
  return {
    answers: { byStatus, failures },
    errors: server.errors,
    run: async (request) => {
      const { method, path, headers, body } = request;
      const answer = await send({ ...request, headers: { authorization, ...headers } }, { server: server.url, agent });
      count(byStatus, answer.status);
      try {
        const failure = checkStatus(answer, request);
        if (failure !== undefined) count(failures, failure);
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

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly bytes: Buffer;
  /** The stream went on; what came of it may end inside an event. */
  readonly isCutOff: boolean;
}

interface Connection {
  readonly server: string;
  readonly agent: Agent;
}

/**
 * A watch goes on for long: what comes until it is quiet is its answer. A connection that was kept may have been closed
 * for its idleness a moment ago: the request goes out again then, at last over a new one.
 */
function send(request: RandomRequest, connection: Connection): Promise<Answer> {
  const { method, path, headers, body } = request;
  const { server, agent } = connection;
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
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      if (outgoing.reusedSocket && error.code === "ECONNRESET") resolve(send(request, connection));
      else reject(error);
    });
    outgoing.end(body);
  });
}

/** Fails for any failure of the server that is not a known one; returns the name of one that is. */
function checkStatus(answer: Answer, request: RandomRequest): string | undefined {
  const { status } = answer;
  if (status < 200 || status > 504) throw new Error("a status that is none");
  if (status < 500) return undefined;
  const name = knownFailure(request, status, messageOf(answer));
  if (name === undefined) throw new Error("a failure of the server");
  return name;
}

/** The message of a Status, in whatever encoding it came; "" of an answer without a body, as to a HEAD. */
function messageOf(answer: Answer): string {
  if (answer.bytes.length === 0) return "";
  const [type = ""] = answer.contentType.split(";");
  if (type === generated.platform.protobufMediaType) {
    const { raw } = decodeEnvelope(answer.bytes, generated.platform.protobufMagic);
    return String(decodeMessage(raw, Status, {}).message);
  }
  const [text = ""] = jsonTexts(answer);
  return String((type === "application/yaml" ? parseYaml(text) : JSON.parse(text))?.message);
}

/** The answer as the JSON that it says, whatever it is written in; protobuf has tests of its own. */
function jsonTexts({ contentType, bytes, isCutOff }: Answer): string[] {
  const [type = ""] = contentType.split(";");
  if (type === "application/cbor" && bytes.length > 0) return [JSON.stringify(decodeCbor(bytes))];
  if (type !== "application/json" && type !== "application/yaml") return [];
  const text = bytes.toString("utf8");
  return [isCutOff ? text.slice(0, text.lastIndexOf("\n") + 1) : text];
}
