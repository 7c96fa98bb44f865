import { type IncomingMessage, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { HTTPGetAction, HTTPHeader } from "../../../generated/core/v1/probe.ts";
import { timerMs } from "../../schema/duration.ts";
import type { AnyContainer } from "../container/podIdentity.ts";
import { dialMessage } from "./dialError.ts";
import { maxOutputBytes } from "./execProbe.ts";
import { hostAndPort, portNumber } from "./port.ts";
import type { ProbeOutcome } from "./probe.ts";

export interface HttpOptions {
  readonly container: AnyContainer;
  readonly podIP: string;
  readonly timeoutMs: number;
  /** What the request says of its sender where the probe does not. */
  readonly userAgent: string;
}

export interface HttpAnswer {
  readonly status: number;
  /** As much as is kept. */
  readonly body: string;
  /** Where the answer leads, and on another host, so it was not followed. */
  readonly elsewhere?: string;
}

/** @limit Redirects that a probe or hook follows: it fails. */
const maxRedirects = 10;

/** Asks for a page: a status from 200 to 399 is success. */
export async function httpProbe(given: HTTPGetAction, options: HttpOptions): Promise<ProbeOutcome> {
  const action = { ...given, port: portNumber(given.port, options.container) };
  try {
    const { status, body, elsewhere } = await httpGet(action, options);
    if (elsewhere !== undefined)
      return { result: "warning", output: `Probe terminated redirects, Response body: ${body}` };
    if (status >= 200 && status < 400) return { result: "success", output: body };
    return { result: "failure", output: `HTTP probe failed with statuscode: ${status}` };
  } catch (error) {
    return { result: "failure", output: error instanceof Error ? error.message : String(error) };
  }
}

/** The answer to a request of a probe or hook. Rejects with an Error that names the address when there is none. */
export async function httpGet(action: HTTPGetAction, options: HttpOptions): Promise<HttpAnswer> {
  const { container, podIP, timeoutMs, userAgent } = options;
  const host = action.host || podIP;
  const scheme = (action.scheme ?? "HTTP").toLowerCase();
  const port = portNumber(action.port, container);
  const path = action.path ?? "/";
  const first = new URL(`${scheme}://${hostAndPort(host, port)}${path.startsWith("/") ? "" : "/"}${path}`);
  const headers = headersOf(action.httpHeaders ?? [], userAgent);
  const signal = AbortSignal.timeout(timerMs(timeoutMs));
  let url = first;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await get(url, { headers, signal });
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    const body = await bodyOf(answer, { url, signal });
    if (status < 301 || status > 308 || location === undefined || status === 304) return { status, body };
    if (redirects === maxRedirects) throw new Error(`Get "${textOf(url)}": stopped after ${maxRedirects} redirects`);
    const next = new URL(location, url);
    if (next.hostname !== first.hostname) return { status, body, elsewhere: next.href };
    url = next;
  }
}

/** A header without a value is left out, even one that the probe would have of itself. */
function headersOf(own: readonly HTTPHeader[], userAgent: string): Record<string, string[]> {
  const headers = new Map<string, string[]>([
    ["user-agent", [userAgent]],
    ["accept", ["*/*"]],
  ]);
  const named = new Set<string>();
  for (const { name, value } of own) {
    const key = name.toLowerCase();
    headers.set(key, named.has(key) ? [...(headers.get(key) ?? []), value] : [value]);
    named.add(key);
  }
  const given = [...headers].filter(([, values]) => values.some((each) => each !== ""));
  return Object.fromEntries(given);
}

interface Asking {
  readonly headers: Record<string, string[]>;
  readonly signal: AbortSignal;
}

function get(url: URL, { headers, signal }: Asking): Promise<IncomingMessage> {
  const { host, ...others } = headers;
  const fields = { ...others, connection: ["close"], ...(host === undefined ? {} : { host: host[0] }) };
  // A container's certificate is its own affair: the probe asks whether it answers.
  const options = { headers: fields, signal, agent: false, rejectUnauthorized: false } as const;
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? httpsRequest(url, options) : httpRequest(url, options);
    request.once("response", resolve);
    request.once("error", (error) => reject(explained(error, url, signal)));
    request.end();
  });
}

async function bodyOf(answer: IncomingMessage, { url, signal }: { url: URL; signal: AbortSignal }): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= maxOutputBytes) break;
    }
  } catch (error) {
    throw explained(error, url, signal);
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks).subarray(0, maxOutputBytes).toString("utf8");
}

function explained(error: unknown, url: URL, signal: AbortSignal): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const late = "context deadline exceeded (Client.Timeout exceeded while awaiting headers)";
  const isDial = code === "ECONNREFUSED" || code === "EHOSTUNREACH" || code === "ENETUNREACH" || code === "ENOTFOUND";
  const isPlain = code === "EPROTO" && message.includes("wrong version number");
  const spoken = isPlain ? "http: server gave HTTP response to HTTPS client" : message;
  const why = signal.aborted ? late : isDial ? dialMessage(addressOf(url), error) : spoken;
  return new Error(`Get "${textOf(url)}": ${why}`, { cause: error });
}

function addressOf({ hostname, port, protocol }: URL): string {
  const host = hostname.replace(/^\[|\]$/g, "");
  return hostAndPort(host, Number(port) || (protocol === "https:" ? 443 : 80));
}

/** With the port, which a URL leaves out where it is the usual one. */
function textOf(url: URL): string {
  return `${url.protocol}//${addressOf(url)}${url.pathname}${url.search}`;
}
