import type { ConnectionOptions } from "node:tls";
import type { KeyPair } from "../auth/certificates.ts";
import { dial, type DialOptions, hostPort } from "../proxy/dial.ts";
import { exchange } from "../proxy/exchange.ts";
import type { Headers } from "../proxy/headers.ts";
import type { ResolveService } from "../proxy/webhooks/caller.ts";
import type { Destination } from "../schema/index.ts";
import type { UserInfo } from "../schema/access/user.ts";
import { GatheredBytes } from "../schema/gatheredBytes.ts";
import type { ExtensionService } from "./extensionServices.ts";

export interface ExtensionServerOptions {
  /** Finds an endpoint of a service that is ready. */
  readonly resolveService: ResolveService;
  readonly dial: DialOptions;
  /** By which extension servers know this server; undefined: it shows none, and they believe no user. */
  readonly clientPair: () => KeyPair | undefined;
}

/** @limit Answer of an extension server about what it serves: its check fails. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** Where an extension server is, and how both sides show who they are. Rejects with an Error that says why nowhere. */
export async function reach(
  extension: ExtensionService,
  options: ExtensionServerOptions,
): Promise<{ readonly to: Destination; readonly dial: DialOptions }> {
  const at = await options.resolveService(extension.service);
  const to: Destination = { scheme: "https", host: at.host, port: at.port, path: "", trust: "any" };
  return { to, dial: { ...options.dial, tls: tlsOf(extension, options.clientPair()) } };
}

function tlsOf({ service, ca, isInsecure }: ExtensionService, pair: KeyPair | undefined): ConnectionOptions {
  return {
    servername: `${service.name}.${service.namespace}.svc`,
    rejectUnauthorized: !isInsecure,
    allowPartialTrustChain: true, // what the bundle holds is believed without those above it
    ...(ca === undefined ? {} : { ca }),
    ...(pair === undefined ? {} : { cert: pair.cert, key: pair.key }),
  };
}

/**
 * The headers that name the user to an extension server.
 *
 * @example { "x-remote-user": "jane", "x-remote-group": ["dev"], "x-remote-extra-scopes": ["view"] }
 */
export function userHeaders({ name, uid, groups, extra }: UserInfo): Headers {
  const headers: Headers = { "x-remote-user": onWire(name), "x-remote-group": groups.map(onWire) };
  if (uid !== undefined && uid !== "") headers["x-remote-uid"] = onWire(uid);
  for (const [key, values] of Object.entries(extra ?? {})) {
    headers[`x-remote-extra-${inHeader(key)}`] = values.map(onWire);
  }
  return headers;
}

/** A key as a part of a header's name, which has no case, and takes fewer characters. */
function inHeader(key: string): string {
  const escaped = encodeURIComponent(key.toLowerCase());
  return escaped.replace(/[()]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
}

/** Headers are bytes, and names are UTF-8. */
function onWire(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

export interface Asked {
  readonly path: string;
  readonly user: UserInfo;
  readonly signal: AbortSignal;
}

/** Asks an extension server for a document. Rejects with an Error, in the field's words, where it gives none. */
export async function ask(extension: ExtensionService, asked: Asked, options: ExtensionServerOptions): Promise<string> {
  const { status, text, url } = await answerTo(extension, { ...asked, more: {} }, options);
  if (status !== 200) throw refused(url, `bad status from ${url}: ${status}`);
  return text;
}

export interface Tagged {
  readonly text: string;
  readonly etag: string | undefined;
}

/** The same; "known" where the document has still this tag. */
export async function askUnlessKnown(
  extension: ExtensionService,
  { etag, ...asked }: Asked & Pick<Tagged, "etag">,
  options: ExtensionServerOptions,
): Promise<Tagged | "known"> {
  const more: Headers = etag === undefined ? {} : { "if-none-match": etag };
  const { status, text, url, tag } = await answerTo(extension, { ...asked, more }, options);
  if (status === 304) return "known";
  if (status !== 200) throw refused(url, `bad status from ${url}: ${status}`);
  return { text, etag: tag };
}

function refused(url: string, why: string): Error {
  return new Error(`failing or missing response from ${url}: ${why}`);
}

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
  readonly tag: string | undefined;
  readonly url: string;
}

async function answerTo(
  extension: ExtensionService,
  { path, user, signal, more }: Asked & { readonly more: Headers },
  options: ExtensionServerOptions,
): Promise<Answer> {
  const { to, dial: dialing } = await reach(extension, options);
  const url = `https://${hostPort(to)}${path}`;
  let status: number | undefined;
  let tag: string | undefined;
  const bytes = new GatheredBytes();
  try {
    const socket = await dial(to, dialing, signal);
    const host = `${extension.service.name}.${extension.service.namespace}.svc`;
    const headers = { host, accept: "application/json", connection: "close", ...userHeaders(user), ...more };
    const { message } = await exchange(socket, { method: "GET", path, headers, body: undefined }, signal);
    signal.addEventListener("abort", () => message.destroy(new Error("context deadline exceeded")), { once: true });
    status = message.statusCode;
    tag = message.headers.etag;
    for await (const part of message as AsyncIterable<Buffer>) {
      bytes.add(part);
      if (bytes.length > maxAnswerBytes) throw new Error(`the answer has more than ${maxAnswerBytes} bytes`);
    }
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw refused(url, `Get ${JSON.stringify(url)}: ${signal.aborted ? "context deadline exceeded" : cause}`);
  }
  return { status, text: bytes.whole().toString("utf8"), tag, url };
}
