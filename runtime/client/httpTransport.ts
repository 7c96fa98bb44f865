import type { ClientRequest, IncomingMessage } from "node:http";
import { timerMs } from "../schema/duration.ts";
import { GatheredBytes } from "../schema/gatheredBytes.ts";
import { listenForAbort } from "./abort.ts";
import type { Connection, Prepared } from "./connection.ts";
import { maxStaleRetries, openConnection } from "./connection.ts";
import { codeOf, isReset } from "./errorCode.ts";
import { ConnectionError } from "./errors.ts";
import { openSocket } from "./openSocket.ts";
import type { ClientOptions } from "./options.ts";
import type { Transport, TransportRequest, TransportResponse, TransportStream } from "./transport.ts";

/** @limit Request of a client without a timeout of its own: an error. */
const defaultTimeoutMs = 60_000;

/**
 * An answer beyond this is refused; a list of this size should be read in pages.
 * @limit Answer to a client: an error.
 */
const maxResponseBytes = 256 * 1024 * 1024;

/** Carries requests over HTTP/1.1 on kept connections. The connection is set up by the first request. */
export function httpTransport(options: ClientOptions): Transport {
  let connecting: Promise<Connection> | undefined;
  const closeStreams = new Set<() => void>();

  async function connect(): Promise<Connection> {
    connecting ??= openConnection(options);
    try {
      return await connecting;
    } catch (error) {
      // A kubeconfig that is repaired later shall be found.
      connecting = undefined;
      throw error;
    }
  }

  async function open(request: TransportRequest): Promise<Answer> {
    request.signal?.throwIfAborted();
    const connection = await connect();
    let refreshed = false;
    for (let stale = 0; ; ) {
      const credential = await connection.credential(request.signal);
      // It may have been aborted while the configuration was read.
      request.signal?.throwIfAborted();
      const answer = await observed(connection.prepare(request, credential), request, options);
      if (answer === "stale") {
        if (++stale > maxStaleRetries) throw new ConnectionError(`${describe(request)}: reset`, { code: "ECONNRESET" });
      } else if (answer.message.statusCode === 401 && connection.renewable && !refreshed) {
        refreshed = true;
        connection.expire(credential);
        answer.cancel();
      } else {
        orCancel(answer, () => reportWarnings(answer.message, options.onWarning));
        return answer;
      }
    }
  }

  return {
    async openSocket({ timeoutMs = options.timeoutMs ?? defaultTimeoutMs, ...request }) {
      request.signal?.throwIfAborted();
      const opened = await openSocket(await connect(), { ...request, timeoutMs });
      const cancel = () => void opened.messages.destroy();
      closeStreams.add(cancel);
      opened.messages.once("close", () => closeStreams.delete(cancel));
      return opened;
    },
    async request(request) {
      const answer = await open(request);
      const { message } = answer;
      const body = await readAll(answer);
      return { status: message.statusCode ?? 0, headers: message.headers, body } satisfies TransportResponse;
    },
    async stream(request) {
      const answer = await open(request);
      const { statusCode: status = 0, headers } = answer.message;
      if (status >= 200 && status <= 299) answer.stopTimer(); // a refusal is read to its end
      closeStreams.add(answer.cancel);
      answer.message.once("close", () => closeStreams.delete(answer.cancel));
      return { status, headers, chunks: readChunks(answer) } satisfies TransportStream;
    },
    close() {
      for (const close of closeStreams) close();
      void connecting?.then(
        (connection) => connection.close(),
        () => undefined, // The request that began to connect got the error.
      );
      connecting = undefined;
    },
  };
}

/** An answer whose headers are in. */
interface Answer {
  readonly message: IncomingMessage;
  /** The error to throw for one that the message met: says who ended it and why. */
  readonly explain: (cause: unknown) => unknown;
  readonly stopTimer: () => void;
  /** Gives up waiting for the signal and the time; called once, at the end. */
  readonly release: () => void;
  /** Ends the answer where it is. */
  readonly cancel: () => void;
}

/** An exchange that is reported. One on a connection gone stale is not: the server did not hear of it. */
async function observed(prepared: Prepared, request: TransportRequest, options: ClientOptions) {
  const { timeoutMs, onExchange } = options;
  if (onExchange === undefined) return exchange(prepared, request, timeoutMs);
  const startMs = performance.now();
  const tell = (status: number | undefined) => {
    const { hostname, port } = prepared.requestOptions;
    const seconds = (performance.now() - startMs) / 1000;
    onExchange({ method: request.method, host: `${hostname}:${port}`, status, seconds });
  };
  let answer: Answer | "stale";
  try {
    answer = await exchange(prepared, request, timeoutMs);
  } catch (error) {
    tell(undefined);
    throw error;
  }
  if (answer !== "stale") {
    const { message } = answer;
    orCancel(answer, () => tell(message.statusCode));
  }
  return answer;
}

/** Calls a function of the user: where it throws, the answer is given up. */
function orCancel(answer: Answer, call: () => void): void {
  try {
    call();
  } catch (error) {
    answer.cancel();
    throw error;
  }
}

/** Sends; "stale" when a read met a kept connection that the server had closed, which says nothing about the server. */
function exchange(
  prepared: Prepared,
  request: TransportRequest,
  clientTimeoutMs: number | undefined,
): Promise<Answer | "stale"> {
  const { signal, timeoutMs = clientTimeoutMs ?? defaultTimeoutMs } = request;
  return new Promise((resolve, reject) => {
    let timedOut = false;
    const explain = (cause: unknown): unknown => {
      if (signal?.aborted) return signal.reason;
      if (cause instanceof ConnectionError) return cause;
      const where = describe(request);
      if (timedOut)
        return new ConnectionError(`${where}: no answer within ${Math.round(timeoutMs)} ms`, {
          code: "TIMEOUT",
          cause,
        });
      const text = cause instanceof Error ? cause.message || codeOf(cause) : String(cause);
      return new ConnectionError(`${where}: ${text}`, { code: codeOf(cause), cause });
    };
    const outgoing = started(prepared, explain);
    const giveUp = (why: string) => {
      const cause = new Error(why);
      outgoing.destroy(cause);
      // It may have no socket yet, as while a proxy is asked: then nothing else ends it.
      reject(explain(cause));
      release();
    };
    const onAbort = () => giveUp("aborted");
    const onLate = () => {
      timedOut = true;
      giveUp("timed out");
    };
    const timer = timeoutMs === 0 ? undefined : setTimeout(onLate, timerMs(timeoutMs));
    const stopTimer = () => clearTimeout(timer);
    const release = () => {
      stopTimer();
      signal?.removeEventListener("abort", onAbort);
    };
    listenForAbort(signal, onAbort);
    outgoing.once("response", (message) => {
      const cancel = () => {
        release();
        message.destroy(new ConnectionError(`${describe(request)}: the client was closed`, { code: "CLOSED" }));
      };
      // The reader of the message gets its error; before that, no code does.
      message.on("error", release);
      resolve({ message, explain, stopTimer, release, cancel });
    });
    outgoing.on("error", (cause) => {
      // After the response its own events tell; a second rejection does nothing.
      if (outgoing.reusedSocket && isReset(cause) && isRead(request) && !timedOut && !signal?.aborted) resolve("stale");
      else reject(explain(cause));
      release();
    });
    outgoing.end(request.body);
  });
}

/** Throws a ConnectionError for what no request can be made of: a token with a line break, say. */
function started({ start, requestOptions }: Prepared, explain: (cause: unknown) => unknown): ClientRequest {
  try {
    return start(requestOptions);
  } catch (cause) {
    throw explain(cause);
  }
}

function describe(request: TransportRequest): string {
  return `${request.method} ${request.path}`;
}

/** Only what changes nothing is sent twice: an update that was taken would meet its own result. */
function isRead(request: TransportRequest): boolean {
  return request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS";
}

function readAll(answer: Answer): Promise<Buffer> {
  const { message } = answer;
  return new Promise<Buffer>((resolve, reject) => {
    const bytes = new GatheredBytes();
    message.on("data", (part: Buffer) => {
      bytes.add(part);
      if (bytes.length > maxResponseBytes) {
        message.destroy(
          new ConnectionError(`the answer is longer than ${maxResponseBytes} bytes`, { code: "TOO_LARGE" }),
        );
      }
    });
    message.once("end", () => {
      answer.release();
      resolve(bytes.whole());
    });
    message.once("error", (cause) => {
      answer.release();
      reject(answer.explain(cause));
    });
  });
}

function readChunks(answer: Answer): TransportStream["chunks"] {
  const chunks = chunksOf(answer);
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => chunks.next(),
      // A generator that has not begun would end without its last lines.
      return: () => {
        answer.cancel();
        return chunks.return();
      },
    }),
  };
}

async function* chunksOf(answer: Answer): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for await (const chunk of answer.message) yield chunk as Buffer;
  } catch (cause) {
    throw answer.explain(cause);
  } finally {
    answer.cancel();
  }
}

/** The text of `299 - "text"`; several may share a header, whose characters are bytes of UTF-8. */
function reportWarnings(message: IncomingMessage, onWarning: ClientOptions["onWarning"]): void {
  const header = message.headers.warning;
  if (header === undefined || onWarning === undefined) return;
  for (const match of Buffer.from(header, "latin1")
    .toString()
    .matchAll(/\d{3} \S+ "((?:[^"\\]|\\.)*)"/g)) {
    onWarning((match[1] ?? "").replace(/\\(.)/g, "$1"));
  }
}
