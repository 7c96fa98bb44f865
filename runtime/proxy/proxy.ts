import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { badRequest, serviceUnavailable, unclassified } from "../../generated/errors.ts";
import { isStatusError } from "../schema/index.ts";
import { failure } from "../schema/status.ts";
import { dial, type DialOptions, hostPort } from "./dial.ts";
import { type Answer, exchange, relay } from "./exchange.ts";
import { answerHeaders, type Headers, onwardHeaders } from "./headers.ts";
import { rewrittenLocation } from "./locationHeader.ts";
import type { Proxied } from "./proxied.ts";
import { answerText } from "./text.ts";
import { tunnel } from "./tunnel.ts";

export type { AgentTls, Dial, DialOptions } from "./dial.ts";
export type { Proxied } from "./proxied.ts";

/** @limit Upgrade of a proxied connection: an error. */
const upgradeTimeoutMs = 60_000;

/**
 * How long the client of a session over a WebSocket hears nothing at first, in milliseconds: what comes before
 * kubectl 1.32 has made its streams ends it with "closed all streams".
 */
const sessionSilenceMs = 30;

/** Sends a request on, and its answer back; resolves when the answer has begun. Throws a StatusError before that. */
export async function forward(proxied: Proxied, options: DialOptions): Promise<void> {
  const { mode, upgrade, signal } = proxied;
  if (mode === "text") return answerText(proxied, options);
  if (mode === "upgrade" && upgrade === undefined) throw badRequest("Upgrade request required");
  if (redirectToRoot(proxied)) return;
  if (upgrade === undefined) return forwardPlain(proxied, options);
  return forwardUpgrade(proxied, { options, signal: AbortSignal.any([signal, AbortSignal.timeout(upgradeTimeoutMs)]) });
}

/** Links on the first page of a proxied server are relative to its root. */
function redirectToRoot({ req, res, mode, to, rest, search, onAnswer }: Proxied): boolean {
  if (mode !== "proxy" || to.path + rest !== "" || (req.method !== "GET" && req.method !== "HEAD")) return false;
  const path = (req.url ?? "/").split("?")[0];
  onAnswer();
  res.setHeader("Location", `${path}/${search === "" ? "" : `?${search}`}`);
  res.writeHead(301).end();
  return true;
}

async function forwardPlain(proxied: Proxied, options: DialOptions): Promise<void> {
  const { req, res, to, signal, onAnswer } = proxied;
  const hasBody = bodyOf(req);
  const headers: Headers = { ...onwardHeaders(req), ...forwardedHeaders(proxied), connection: "close" };
  if (hasBody && headers["content-length"] === undefined) headers["transfer-encoding"] = "chunked";
  const { message } = await trying(async () => {
    const socket = await dial(to, options, signal);
    const body = hasBody ? req : undefined;
    return exchange(socket, { method: req.method ?? "GET", path: pathOf(proxied), headers, body }, signal);
  });
  if (proxied.refusesRedirects === true && message.headers.location !== undefined && isRedirect(message)) {
    message.destroy();
    throw failure({ code: 502, reason: "", message: redirectText });
  }
  onAnswer();
  answerHead(message, proxied);
  relay(message, res, signal);
}

const redirectText = "the backend attempted to redirect this request, which is not permitted";

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 300 && statusCode < 400;
}

async function trying(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (isStatusError(error)) throw error;
    throw serviceUnavailable(
      `error trying to reach service: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function forwardUpgrade(
  proxied: Proxied,
  { options, signal }: { readonly options: DialOptions; readonly signal: AbortSignal },
): Promise<void> {
  const { req, res, to, mode, upgrade, onAnswer } = proxied;
  const more = mode === "proxy" ? forwardedHeaders(proxied) : {};
  const headers: Headers = {
    ...onwardHeaders(req),
    ...more,
    connection: "Upgrade",
    upgrade: req.headers.upgrade ?? "",
  };
  let answer: Answer;
  try {
    const socket = await dial(to, options, signal);
    answer = await exchange(
      socket,
      { method: req.method ?? "GET", path: pathOf(proxied), headers, body: undefined },
      signal,
    );
  } catch (error) {
    if (isStatusError(error)) throw error;
    throw unclassified(`error dialing backend: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { message, upgraded } = answer;
  if (upgraded === undefined || upgrade === undefined) {
    const mayRedirect = mode === "proxy" && req.method === "GET" && proxied.refusesRedirects !== true;
    if (!mayRedirect && isRedirect(message)) {
      message.destroy();
      throw unclassified(redirectText);
    }
    onAnswer();
    answerHead(message, proxied);
    relay(message, res, proxied.signal);
    return;
  }
  onAnswer();
  handOver(message, { upgrade, upgraded, proxied });
}

interface HandOver {
  readonly upgrade: NonNullable<Proxied["upgrade"]>;
  readonly upgraded: NonNullable<Answer["upgraded"]>;
  readonly proxied: Proxied;
}

/** From here on the two ends speak with each other, and this server does not read along. */
function handOver({ rawHeaders, statusMessage }: IncomingMessage, { upgrade, upgraded, proxied }: HandOver): void {
  const { req, res, mode, hold } = proxied;
  res.detachSocket(upgrade.socket as Socket);
  const lines = [`HTTP/1.1 101 ${statusMessage ?? ""}`];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  upgrade.socket.write(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  if (upgraded.head.length > 0) upgraded.socket.unshift(upgraded.head);
  if (upgrade.head.length > 0) upgraded.socket.write(upgrade.head);
  const isSession = mode === "upgrade" && req.headers.upgrade?.toLowerCase() === "websocket";
  const release = hold(tunnel(upgrade.socket, upgraded.socket, isSession ? sessionSilenceMs : 0));
  upgrade.socket.once("close", release);
}

/** Status and headers, with redirects put right. */
function answerHead(message: IncomingMessage, proxied: Proxied): void {
  const { req, res, to } = proxied;
  answerHeaders(message, res);
  const { location } = message.headers;
  if (location !== undefined && proxied.mode === "proxy") {
    const [path = ""] = (req.url ?? "").split("?");
    const place = { target: hostPort(to), host: hostOf(req), scheme: schemeOf(req) };
    const prefix = path.slice(0, path.length - proxied.rest.length);
    res.setHeader("location", rewrittenLocation(location, { ...place, prefix }));
  }
  res.statusCode = message.statusCode ?? 502;
}

/** What a proxied server needs to know to write links to itself, and what else goes along. */
function forwardedHeaders({ req, headers }: Proxied): Headers {
  return {
    ...headers,
    "x-forwarded-host": hostOf(req),
    "x-forwarded-proto": schemeOf(req),
    "x-forwarded-uri": (req.url ?? "").split("?")[0] ?? "",
  };
}

function hostOf({ headers }: IncomingMessage): string {
  return headers.host ?? String(headers[":authority"] ?? "");
}

function schemeOf({ socket }: IncomingMessage): "http" | "https" {
  return "encrypted" in socket && socket.encrypted === true ? "https" : "http";
}

function pathOf({ mode, to, rest, search }: Proxied): string {
  if (mode !== "proxy") return to.path;
  const path = `${to.path}${rest}` || "/";
  return search === "" ? path : `${path}?${search}`;
}

/** Whether a request has a body to send on. */
function bodyOf(req: IncomingMessage): boolean {
  const { headers } = req;
  if (headers["transfer-encoding"] !== undefined) return true;
  if (headers["content-length"] !== undefined) return headers["content-length"] !== "0";
  const { stream } = req as IncomingMessage & { readonly stream?: { readonly endAfterHeaders?: boolean } };
  return stream?.endAfterHeaders === false;
}
