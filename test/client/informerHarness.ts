import type { ServerResponse } from "node:http";
import type { Informer, InformerOptions, Stored } from "../../runtime/client/index.ts";
import { createInformer, createTransport, namespacedResource } from "../../runtime/client/index.ts";
import type { FakeClock } from "./fakeClock.ts";
import { fakeClock } from "./fakeClock.ts";
import type { Received } from "./fakeServer.ts";
import { answerJson, answerStatus, eventually, fakeServer } from "./fakeServer.ts";
import { type Widget, widgetList, widgets } from "./widget.ts";

/** Answers one request. */
export type Step = (response: ServerResponse, request: Received) => void;

export interface Run<I extends string> {
  readonly informer: Informer<Widget, I>;
  readonly clock: FakeClock;
  /** What handlers, onReconnect and onError heard, a line each. */
  readonly log: readonly string[];
  /** Requests in short: "list", "list continue=t", "watch 5". */
  readonly asked: () => readonly string[];
  readonly urls: () => readonly string[];
  /** Waits until the log has this many lines. */
  readonly logged: (lines: number) => Promise<void>;
  /** Waits until this many requests have arrived. */
  readonly requested: (requests: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const key = (object: Stored<Widget>) => `${object.metadata.name}@${object.metadata.resourceVersion}`;

/**
 * Runs an informer against a server that answers its requests by the steps, in order; a request beyond them is left
 * without an answer. The clock is a fake one, and lots fall on the longest delay.
 */
export async function runInformer<I extends string = never>(
  steps: readonly Step[],
  body: (run: Run<I>) => Promise<void>,
  options: InformerOptions<Widget, I> = {},
): Promise<void> {
  const server = await fakeServer((request, response, index) => steps[index]?.(response, request));
  const transport = createTransport({ server: server.url });
  const clock = fakeClock();
  const log: string[] = [];
  const informer = createInformer<Widget, I>(namespacedResource<Widget>(transport, widgets), {
    clock,
    random: () => 1 - Number.EPSILON,
    onReconnect: (event) =>
      log.push(`reconnect ${event.reason}${event.relisted ? " relisted" : ""} ${event.resourceVersion}`),
    onError: (error, phase) => log.push(`error ${phase}: ${error instanceof Error ? error.message : String(error)}`),
    ...options,
  });
  informer.addHandler(logging(log));
  const controller = new AbortController();
  const running = informer.run(controller.signal);
  const stop = async () => {
    controller.abort();
    await running;
  };
  try {
    await body({
      informer,
      clock,
      log,
      asked: () => server.received.map(({ url }) => short(url)),
      urls: () => server.received.map(({ url }) => url),
      logged: (lines) =>
        eventually(() => log.length >= lines, `${lines} lines in the log, have ${JSON.stringify(log)}`),
      requested: (count) => eventually(() => server.received.length >= count, `${count} requests`),
      stop,
    });
  } finally {
    await stop();
    transport.close();
    await server.close();
  }
}

export function logging(log: string[], prefix = "") {
  return {
    add: (object: Stored<Widget>) => void log.push(`${prefix}add ${key(object)}`),
    update: (old: Stored<Widget>, object: Stored<Widget>) =>
      void log.push(`${prefix}update ${key(old)} ${key(object)}`),
    delete: (object: Stored<Widget>, { missed }: { readonly missed: boolean }) =>
      void log.push(`${prefix}delete ${key(object)}${missed ? " missed" : ""}`),
  };
}

function short(url: string): string {
  const query = new URL(url, "http://x").searchParams;
  if (query.get("watch") === "true") return `watch ${query.get("resourceVersion")}`;
  const token = query.get("continue");
  return token === null ? (query.has("limit") ? "list" : "list whole") : `list continue=${token}`;
}

/** Answers a list request. */
export function lists(version: number, items: readonly Stored<Widget>[], more: object = {}): Step {
  return (response) => answerJson(response, widgetList(version, items, more));
}

export function fails(code: number, reason: string, more: object = {}): Step {
  return (response) => answerStatus(response, code, reason, more);
}

type EventLine = readonly [type: string, object: object];

/** Answers a watch request: sends the events, then stays open, ends in order, or drops the connection. */
export function watches(events: readonly EventLine[], then: "open" | "end" | "drop" = "open"): Step {
  return (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.flushHeaders();
    const text = events.map(([type, object]) => `${JSON.stringify({ type, object })}\n`).join("");
    if (then === "end") return void response.end(text);
    response.write(text === "" ? "\n" : text, () => {
      if (then === "drop") setTimeout(() => response.destroy(), 10);
    });
  };
}

export function bookmark(version: number): EventLine {
  const metadata = { resourceVersion: String(version) };
  return ["BOOKMARK", { apiVersion: "example.test/v1", kind: "Widget", metadata }];
}
