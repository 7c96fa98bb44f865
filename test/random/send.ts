import { request as httpRequest, type Agent } from "node:http";
import { type Agent as TlsAgent, request as httpsRequest } from "node:https";
import { gunzipSync } from "node:zlib";
import { parse as parseYaml } from "yaml";
import { generated } from "../../generated/index.ts";
import { Status } from "../../generated/meta/v1.code.ts";
import { decodeCbor } from "../../runtime/negotiate/cbor.ts";
import { decodeMessage } from "../../runtime/negotiate/protobufDecoder.ts";
import { decodeEnvelope } from "../../runtime/negotiate/protobufEnvelope.ts";
import { knownFailure } from "./failures.ts";
import type { RandomRequest } from "./request.ts";

/** A stream that says nothing for so long has said enough, in milliseconds. */
const quietMs = 30;
/** An answer that has not come whole by then is none, in milliseconds. */
const answerTimeoutMs = 60_000;

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly bytes: Buffer;
  /** The stream went on; what came of it may end inside an event. */
  readonly isCutOff: boolean;
}

export interface Connection {
  /** http:// or https:// */
  readonly server: string;
  readonly agent: Agent | TlsAgent;
}

/**
 * A watch goes on for long: what comes until it is quiet is its answer. A connection that was kept may have been closed
 * for its idleness a moment ago: the request goes out again then, at last over a new one.
 */
export function send(request: RandomRequest, connection: Connection): Promise<Answer> {
  const { method, path, headers, body } = request;
  const { server, agent } = connection;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(body.length) };
    // The path as it is: a URL would be without its "..".
    const { hostname, port, protocol } = new URL(server);
    const to = { host: hostname, port, path };
    const open = protocol === "https:" ? httpsRequest : httpRequest;
    const outgoing = open({ ...to, method, agent, headers: { ...headers, ...length } }, (incoming) => {
      const chunks: Buffer[] = [];
      const isStream = incoming.headers["transfer-encoding"] === "chunked";
      const finish = (isCutOff: boolean) => {
        clearTimeout(timer);
        const bytes = unpacked(Buffer.concat(chunks), incoming.headers["content-encoding"]);
        const contentType = String(incoming.headers["content-type"] ?? "");
        resolve({ status: incoming.statusCode ?? 0, contentType, bytes, isCutOff });
        if (isCutOff) outgoing.destroy();
      };
      const timer = setTimeout(() => finish(true), isStream ? quietMs : answerTimeoutMs);
      incoming.on("data", (chunk) => {
        chunks.push(chunk);
        if (isStream) timer.refresh();
      });
      incoming.on("end", () => {
        try {
          finish(false);
        } catch (error) {
          reject(error); // bytes that are not what their header says
        }
      });
      incoming.on("error", (error) => (isStream ? undefined : reject(error))); // streams may be cut off
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      if (outgoing.reusedSocket && error.code === "ECONNRESET") resolve(send(request, connection));
      else reject(error);
    });
    outgoing.setTimeout(answerTimeoutMs, () => outgoing.destroy(new Error(`no answer in ${answerTimeoutMs} ms`)));
    outgoing.end(body);
  });
}

/** The answer to a HEAD has the headers of a GET's, and no bytes. */
function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  return encoding === "gzip" && bytes.length > 0 ? gunzipSync(bytes) : bytes;
}

/** Fails for any failure of the server that is not a known one; returns the name of one that is. */
export function checkStatus(answer: Answer, request: RandomRequest): string | undefined {
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
export function jsonTexts({ contentType, bytes, isCutOff }: Answer): string[] {
  const [type = ""] = contentType.split(";");
  if (type === "application/cbor" && bytes.length > 0) return [JSON.stringify(decodeCbor(bytes))];
  if (type !== "application/json" && type !== "application/yaml") return [];
  const text = bytes.toString("utf8");
  return [isCutOff ? text.slice(0, text.lastIndexOf("\n") + 1) : text];
}
