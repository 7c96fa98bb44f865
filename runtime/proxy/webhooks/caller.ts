import { Agent, request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { type ConnectionOptions, connect as connectTls } from "node:tls";
import type { WebhookClientConfig } from "../../../generated/admissionregistration/v1/webhook.ts";
import { GatheredBytes } from "../../schema/gatheredBytes.ts";
import { failureMessage } from "../../schema/status.ts";
import type { Tracer } from "../../schema/tracer.ts";
import { type Dial, failureText } from "../dial.ts";
import { hookLookup, isHookAddress } from "./addresses.ts";

/** A webhook, as it is called. */
export interface Webhook {
  /** As spans have it. */
  readonly name: string;
  readonly client: WebhookClientConfig;
  /** What the webhook hears of how long its answer is waited for. */
  readonly timeoutSeconds: number;
}

/** Where the service of a webhook is. Rejects with an Error that says why there is none. */
export type ResolveService = (service: {
  readonly namespace: string;
  readonly name: string;
  readonly port: number;
}) => Promise<{ readonly host: string; readonly port: number }>;

export interface CallerOptions {
  readonly resolveService: ResolveService;
  /** Opens connections to services; absent: over the network of this machine. */
  readonly dial?: Dial | undefined;
  /** Calls are spans of their requests; absent: nothing is traced. */
  readonly tracer?: Tracer | undefined;
  /** What the webhooks are asked about. */
  readonly purpose: "admission" | "conversion";
  /** By which webhooks know the server; absent: it does not say what it is. */
  readonly userAgent?: string;
  /** What the server shows a webhook at "HOST:PORT"; absent: nothing. */
  readonly credentialsOf?: ((hostPort: string) => Promise<HookCredentials>) | undefined;
}

/** By what a webhook knows who asks. */
export interface HookCredentials {
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** A pair, in PEM. */
  readonly cert?: string | Uint8Array;
  readonly key?: string | Uint8Array;
}

/** @limit Answer of a webhook, a patch of 3 MiB included: the webhook has failed. */
const maxAnswerBytes = 4.5 * 1024 * 1024;
/** @limit Calls of webhooks of one sort under way at once: further webhooks have failed. */
const maxCalls = 1000;
/** @limit Connections to one webhook that are kept without a call: closed. */
const maxIdle = 64;
/** Characters of a failed answer that messages repeat. */
const shownLength = 1024;

interface Target {
  readonly url: URL;
  readonly path: string;
  /** As messages show it: that of a service with its port. */
  readonly shownUrl: string;
  readonly isService: boolean;
  readonly agent: Agent;
}

interface Reply {
  readonly status: number;
  /** "" where the webhook does not say. */
  readonly contentType: string;
  readonly body: Buffer;
}

/** Calls webhooks; connections to each are kept while its configuration stays as it is. */
export class WebhookCaller {
  readonly #options: CallerOptions;
  readonly #targets = new Map<Webhook, Target>();
  #calls = 0;

  constructor(options: CallerOptions) {
    this.#options = options;
  }

  /** Forgets the webhooks that are not among these any more. Calls under way go on. */
  keep(hooks: readonly Webhook[]): void {
    const kept = new Set(hooks);
    for (const hook of this.#targets.keys()) if (!kept.has(hook)) this.forget(hook);
  }

  /** Forgets a webhook. Calls under way go on. */
  forget(hook: Webhook): void {
    const agent = this.#targets.get(hook)?.agent;
    if (agent === undefined) return;
    this.#targets.delete(hook);
    agent.maxFreeSockets = 0;
    dropKept(agent);
  }

  /** Sends a review. Rejects with an Error in the field's words. */
  async call(hook: Webhook, body: string, signal: AbortSignal): Promise<unknown> {
    if (this.#calls >= maxCalls) throw new Error("too many calls of webhooks are under way");
    const target = this.#targetOf(hook);
    this.#calls += 1;
    try {
      const {
        status,
        contentType,
        body: answer,
      } = await this.#traced(hook, () => this.#exchange(target, body, signal));
      const text = answer.toString("utf8");
      if (status < 200 || status > 299) {
        const isText = contentType === "" || contentType.startsWith("text/");
        throw new CallError(ownMessage(text) ?? statusText(status, isText ? text : ""));
      }
      if (answer.length > 0) return parsed(text);
      throw new CallError(`0-length response with status code: ${status} and content type: ${contentType}`);
    } catch (error) {
      if (error instanceof CallError) throw error;
      const { shownUrl: url } = target;
      throw new CallError(`Post ${JSON.stringify(url)}: ${causeText(error, target, signal)}`);
    } finally {
      this.#calls -= 1;
    }
  }

  #traced<T>({ name }: Webhook, run: () => T): T {
    const { tracer, purpose } = this.#options;
    return tracer === undefined ? run() : tracer.within(`${purpose} webhook`, { name }, run);
  }

  #targetOf(hook: Webhook): Target {
    const known = this.#targets.get(hook);
    if (known !== undefined) return known;
    const made = targetOf(hook, this.#options);
    this.#targets.set(hook, made);
    return made;
  }

  /** A kept connection that the webhook has just closed says nothing about it: it is asked again on a new one. */
  async #exchange(target: Target, body: string, signal: AbortSignal): Promise<Reply> {
    const at = target.isService ? await this.#serviceAt(target) : hostOf(target.url);
    if (!isHookAddress(at.host, target)) throw new Error("address not allowed");
    const { headers, ...pair } = await this.#credentials(target);
    for (let isSecond = false; ; isSecond = true) {
      const reply = await exchange({ target, at, body, signal, pair, headers: { ...headers, ...this.#headers() } });
      if (reply !== "stale") return reply;
      if (isSecond) throw new Error("EOF");
      dropKept(target.agent); // those that were made with this one are likely to be as it is
    }
  }

  async #credentials({ url }: Target): Promise<HookCredentials> {
    const { credentialsOf = async () => ({ headers: {} }) } = this.#options;
    return credentialsOf(`${url.hostname}:${portOf(url)}`).catch((error: unknown) => {
      throw new NoClientError(`could not get REST client: ${error instanceof Error ? error.message : error}`);
    });
  }

  #headers(): Exchange["headers"] {
    const { tracer, userAgent } = this.#options;
    return { ...(userAgent === undefined ? {} : { "user-agent": userAgent }), ...tracer?.headers() };
  }

  #serviceAt({ url }: Target): Promise<{ host: string; port: number }> {
    const [name = "", namespace = ""] = url.hostname.split(".");
    return this.#options.resolveService({ namespace, name, port: portOf(url) });
  }
}

function dropKept({ freeSockets }: Agent): void {
  for (const sockets of Object.values(freeSockets)) for (const each of sockets ?? []) each.destroy();
}

class CallError extends Error {}

/** What the server would show the webhook cannot be read, so it was not called. */
export class NoClientError extends CallError {}

function targetOf({ client, timeoutSeconds }: Webhook, { dial }: CallerOptions): Target {
  const { service, caBundle } = client;
  const isService = service !== undefined;
  const url = new URL(
    isService
      ? `https://${service.name}.${service.namespace}.svc:${service.port ?? 443}${service.path ?? ""}`
      : (client.url ?? ""),
  );
  const ca = caBundle === undefined ? {} : { ca: Buffer.from(caBundle, "base64") };
  const agent = new Agent({ keepAlive: true, maxFreeSockets: maxIdle, scheduling: "lifo" });
  const servername = isIP(bareHost(url)) === 0 ? { servername: url.hostname } : {};
  agent.createConnection = ({ host, port, cert, key }: ConnectionOptions) => {
    const to = { host: String(host), port: Number(port) };
    const over =
      isService && dial !== undefined
        ? { socket: dial({ ...to, trust: "any" }), host: to.host }
        : { ...to, lookup: hookLookup({ isService }) as LookupFunction };
    // A bundle may hold the server's certificate, or an authority without those above it: what it holds is believed.
    const pair = cert === undefined || key === undefined ? {} : { cert, key };
    const tls = { ...servername, ...ca, ...pair, allowPartialTrustChain: true, ALPNProtocols: ["http/1.1"] };
    return connectTls({ ...over, ...tls });
  };
  const path = `${cleanPath(url.pathname)}?timeout=${timeoutSeconds}s`;
  const origin = isService ? `https://${url.hostname}:${portOf(url)}` : url.origin;
  return { url, isService, agent, path, shownUrl: `${origin}${path}` };
}

/** Without empty segments and a slash at the end: such as envtest's `//validate`, which a router would redirect. */
function cleanPath(path: string): string {
  return `/${path.split("/").filter(Boolean).join("/")}`;
}

function hostOf(url: URL): { host: string; port: number } {
  return { host: bareHost(url), port: portOf(url) };
}

function portOf({ port }: URL): number {
  return port === "" ? 443 : Number(port);
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}

interface Exchange {
  readonly target: Target;
  readonly at: { readonly host: string; readonly port: number };
  readonly body: string;
  readonly signal: AbortSignal;
  /** Connections with another pair are not used. */
  readonly pair: Omit<HookCredentials, "headers">;
  readonly headers: HookCredentials["headers"];
}

function exchange({ target, at, body, signal, pair, headers }: Exchange): Promise<Reply | "stale"> {
  const { url, path, agent } = target;
  return new Promise((resolve, reject) => {
    const own = { host: url.host, "content-type": "application/json", accept: "application/json, */*" };
    const outgoing = httpsRequest({
      ...{ agent, path, signal, method: "POST", host: at.host, port: at.port },
      ...secret(pair),
      headers: { ...own, "content-length": Buffer.byteLength(body), ...headers },
    });
    outgoing.on("error", (error: Error & { readonly code?: string }) => {
      const isReset = error.code === "ECONNRESET" || error.code === "EPIPE";
      if (outgoing.reusedSocket && isReset && !signal.aborted) resolve("stale");
      else reject(error);
    });
    outgoing.on("response", (message) => {
      const bytes = new GatheredBytes();
      message.on("data", (part: Buffer) => {
        bytes.add(part);
        if (bytes.length > maxAnswerBytes)
          message.destroy(new Error(`the answer has more than ${maxAnswerBytes} bytes`));
      });
      message.on("error", reject);
      message.on("end", () => {
        const { statusCode: status = 0, headers } = message;
        resolve({ status, contentType: headers["content-type"] ?? "", body: bytes.whole() });
      });
    });
    outgoing.end(body);
  });
}

function secret({ cert, key }: Omit<HookCredentials, "headers">): { cert?: string; key?: string } {
  if (cert === undefined || key === undefined) return {};
  return { cert: Buffer.from(cert).toString(), key: Buffer.from(key).toString() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new CallError("the answer is no JSON");
    throw error;
  }
}

/** Of a webhook that fails with a Status. */
function ownMessage(text: string): string | undefined {
  try {
    return failureMessage(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function statusText(status: number, text: string): string {
  if (status === 404) return "the server could not find the requested resource";
  const shown = JSON.stringify(text.trim().slice(0, shownLength) || "unknown");
  if (status >= 500) return `an error on the server (${shown}) has prevented the request from succeeding`;
  return `the server responded with the status code ${status} but did not return more information`;
}

function causeText(error: unknown, { url }: Target, signal: AbortSignal): string {
  if (signal.aborted) return "context deadline exceeded";
  if (!(error instanceof Error)) return String(error);
  if (error.message === "socket hang up") return "EOF"; // closed before an answer
  return "code" in error ? failureText(error, { to: hostOf(url), event: "secureConnect" }) : error.message;
}
