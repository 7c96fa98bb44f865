import type { ResourceRequest } from "../../handlers/request.ts";
import type { Route } from "../../registry/registry.ts";
import type { Store } from "../../registry/store.ts";
import type { Verb } from "../../schema/index.ts";
import { readBody } from "./body.ts";
import type { Context } from "./context.ts";
import { isSettled, signalOf } from "./settle.ts";
import type { Streams } from "./streams/streams.ts";
import { isWebSocketRequest } from "./streams/webSocket.ts";
import { Warnings } from "./warnings.ts";

/** A request as handlers see it, over Koa's context; what most requests do not need is made on first use. */
export class HttpResourceRequest implements ResourceRequest {
  readonly verb: Verb;
  readonly store: Store;
  readonly namespace: string;
  readonly name: string;
  readonly subresource: string;
  readonly connect: ResourceRequest["connect"];
  readonly scale: ResourceRequest["scale"];
  readonly #ctx: Context;
  readonly #streams: Streams;
  #query: URLSearchParams | undefined;
  #signal: AbortSignal | undefined;

  constructor(ctx: Context, { store, subresource }: Route, streams: Streams) {
    const { info } = ctx.state;
    this.#ctx = ctx;
    this.#streams = streams;
    this.verb = info.verb as Verb;
    this.store = store;
    this.namespace = store.descriptor.namespaced ? info.namespace : "";
    this.name = info.name;
    this.subresource = info.subresource;
    this.connect = subresource?.connect;
    this.scale = subresource?.scale;
  }

  get query(): URLSearchParams {
    this.#query ??= new URLSearchParams(this.#ctx.state.search);
    return this.#query;
  }

  get rest() {
    return this.#ctx.state.info.rest;
  }

  get headers() {
    return this.#ctx.req.headers;
  }

  get isWebSocket() {
    return isWebSocketRequest(this.#ctx.req);
  }

  get user() {
    return this.#ctx.state.user;
  }

  get audit() {
    return this.#ctx.state.audit;
  }

  get nowMs() {
    return this.#ctx.state.nowMs;
  }

  get signal(): AbortSignal {
    this.#signal ??= signalOf(this.#ctx, this.#streams);
    return this.#signal;
  }

  isSettled(): boolean {
    return isSettled(this.#ctx);
  }

  readonly bodyBytes = (): number => this.#ctx.state.bodyBytes ?? 0;

  readonly body = async (): Promise<Buffer> => {
    const body = await readBody(this.#ctx);
    this.#ctx.state.bodyBytes = body.length;
    return body;
  };

  readonly warn = (text: string): void => {
    const { state } = this.#ctx;
    state.warnings ??= new Warnings();
    state.warnings.add(text);
  };
}
