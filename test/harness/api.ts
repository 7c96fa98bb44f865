import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";
import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../../runtime/testing/testServer.ts";
import { checkAnswer } from "./answerCheck.ts";
import { openapiChecker } from "./openapiCheck.ts";
import { openWatch, type Parsed, type Watch } from "./watch.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as it came, compressed or not. */
  readonly bytes: Buffer;
  readonly text: string;
  /** The body as JSON; throws when it is none. */
  readonly json: Parsed;
}

export type Headers = Readonly<Record<string, string>>;

export interface CallOptions {
  /** Objects are sent as JSON, text and bytes as they are. */
  readonly body?: object | string | Uint8Array;
  readonly headers?: Headers;
  /** Another bearer token; "" sends none. */
  readonly token?: string;
}

export type PatchType = "merge" | "json" | "strategic-merge";

export interface Api {
  readonly server: TestServer;
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  readonly get: (path: string, headers?: Headers) => Promise<Answer>;
  readonly post: (path: string, body: object | string, headers?: Headers) => Promise<Answer>;
  readonly put: (path: string, body: object | string, headers?: Headers) => Promise<Answer>;
  readonly delete: (path: string, body?: object) => Promise<Answer>;
  readonly patch: (path: string, type: PatchType, body: object) => Promise<Answer>;
  /** Opens a watch; what it gives is checked like everything else. It is closed by `stop`, at the latest. */
  readonly watch: (path: string, headers?: Headers) => Promise<Watch>;
  /** Stops the server; fails when it had errors of its own. */
  readonly stop: () => Promise<void>;
}

export interface ApiOptions extends TestServerOptions {
  /** Begin of the paths of kinds that are made at run time: no document of the repository is about them. */
  readonly undocumented?: string;
}

/** A server on memory storage whose every answer is checked against its own OpenAPI document. */
export async function openApi({ undocumented, ...options }: ApiOptions = {}): Promise<Api> {
  const server = await startTestServer(options);
  const agent = new Agent({ keepAlive: true });
  const checkDocumented = openapiChecker((options.generated ?? generated).openapiFolders);
  const check: typeof checkDocumented = (answer) => {
    if (undocumented === undefined || !answer.path.startsWith(undocumented)) checkDocumented(answer);
    else checkAnswer(answer);
  };
  const watches: Watch[] = [];
  const call = async (method: string, path: string, callOptions: CallOptions = {}): Promise<Answer> => {
    const answer = await send(server, { method, path, agent, ...callOptions });
    const contentType = String(answer.headers["content-type"] ?? "");
    check({ method, path, status: answer.status, contentType, text: answer.text });
    return answer;
  };
  return {
    server,
    call,
    get: (path, headers = {}) => call("GET", path, { headers }),
    post: (path, body, headers = {}) => call("POST", path, { body, headers }),
    put: (path, body, headers = {}) => call("PUT", path, { body, headers }),
    delete: (path, body) => call("DELETE", path, body === undefined ? {} : { body }),
    patch: (path, type, body) =>
      call("PATCH", path, { body, headers: { "content-type": `application/${type}-patch+json` } }),
    watch: async (path, headers = {}) => {
      const watch = await openWatch({ url: `${server.url}${path}`, token: server.token, headers, check });
      watches.push(watch);
      return watch;
    },
    stop: async () => {
      for (const watch of watches) watch.close();
      agent.destroy();
      await server.stop();
      assert.equal(server.errors, [], "the server met errors of its own");
    },
  };
}

type SendOptions = { readonly method: string; readonly path: string; readonly agent: Agent } & CallOptions;

function send(server: TestServer, request: SendOptions): Promise<Answer> {
  const { method, path, body, headers = {}, agent, token = server.token } = request;
  const isRaw = body === undefined || typeof body === "string" || body instanceof Uint8Array;
  const payload = isRaw ? body : JSON.stringify(body);
  const length = payload === undefined ? {} : { "content-length": String(Buffer.byteLength(payload)) };
  const type = payload === undefined ? {} : { "content-type": "application/json" };
  const credentials = token === "" ? {} : { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      `${server.url}${path}`,
      { method, agent, headers: { ...credentials, ...type, ...length, ...headers } },
      (incoming) => void read(incoming).then(resolve, reject),
    );
    outgoing.on("error", reject);
    outgoing.end(payload);
  });
}

async function read(incoming: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const text = (incoming.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString("utf8");
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    bytes,
    text,
    get json() {
      return JSON.parse(text);
    },
  };
}
