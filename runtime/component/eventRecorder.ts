import type { Event } from "../../generated/core/v1/event.ts";
import { namespaceDefault } from "../../generated/wellknown.ts";
import { isNotFound } from "../client/errors.ts";
import type { NamespacedResource, Stored } from "../client/resourceTypes.ts";
import { pause } from "../lib/pause.ts";
import { timestamp } from "../lib/timestamp.ts";
import type { ApiObject } from "../schema/object.ts";
import { TokenBucket } from "../schema/tokenBucket.ts";
import { SimilarEvents } from "./similarEvents.ts";

/** What an event is about. */
export interface EventSubject {
  readonly kind: string;
  readonly apiVersion: string;
  /** "" for what is in no namespace. */
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
  readonly resourceVersion?: string | undefined;
  /** "spec.containers{web}" */
  readonly fieldPath?: string | undefined;
}

/** An object, as an event names it. */
export function subjectOf({ apiVersion, kind, metadata }: Stored<ApiObject>): EventSubject {
  const { namespace = "", name, uid, resourceVersion } = metadata;
  return { apiVersion, kind, namespace, name, uid, resourceVersion };
}

export interface EventText {
  readonly type: "Normal" | "Warning";
  readonly reason: string;
  readonly message: string;
  /** What programs read of it; the first of those that are counted together has its own. */
  readonly annotations?: Readonly<Record<string, string>> | undefined;
}

export interface EventRecorderOptions {
  readonly events: NamespacedResource<Event>;
  /** "nodeagent" */
  readonly component: string;
  /** Default "": it does not matter on which machine the component runs. */
  readonly host?: string;
  /** Milliseconds since the epoch; default: the clock of the machine. */
  readonly nowMs?: () => number;
  readonly onError: (error: unknown) => void;
  /** Default: 50 a second, 100 at once. */
  readonly limit?: EventLimit;
}

export interface EventLimit {
  /** Events a second, over some seconds; 0 for no limit. */
  readonly perSecond: number;
  /** Events at once after a pause. */
  readonly burst: number;
}

/** @limit Events that wait to be written: further ones are dropped. */
const maxWaiting = 1000;
/** @limit Different events that are counted together when they come again: the oldest is written anew. */
const maxKnown = 4096;
/** @limit Events a second, over some seconds, where no flag says otherwise: further ones are dropped. */
const eventsPerSecond = 50;
/** @limit Events at once after a pause, where no flag says otherwise: further ones are dropped. */
const usualBurst = 100;
/** How long after an event writing begins: what it reports goes on, and has the processor first. */
const beginMs = 250;
/** @limit Time in which a process that ends writes the events that wait: the others are dropped. */
const stopMs = 500;
/** After this long the same event is a new one. */
const sameMs = 600_000;

interface Waiting {
  readonly subject: EventSubject;
  readonly text: EventText;
  /** Events with the same key are counted together. */
  readonly key: string;
  readonly atMs: number;
}

interface Known {
  readonly name: string;
  readonly firstTimestamp: string;
  count: number;
  lastMs: number;
}

/** Writes events one after the other, and never makes those wait who report them. */
export class EventRecorder {
  readonly #options: EventRecorderOptions & { readonly host: string };
  readonly #nowMs: () => number;
  readonly #known = new Map<string, Known>();
  readonly #similar = new SimilarEvents();
  readonly #waiting: Waiting[] = [];
  /** Undefined: there is no limit. */
  readonly #bucket: TokenBucket | undefined;
  #writing: Promise<void> | undefined;
  /** Ends the wait before what has happened is written. */
  readonly #beginning = new AbortController();
  readonly #ending = new AbortController();

  constructor(options: EventRecorderOptions) {
    const { perSecond, burst } = options.limit ?? { perSecond: eventsPerSecond, burst: usualBurst };
    this.#options = { host: "", ...options };
    this.#nowMs = options.nowMs ?? Date.now;
    this.#bucket = perSecond === 0 ? undefined : new TokenBucket({ qps: perSecond, burst: Math.max(1, burst) });
  }

  record(subject: EventSubject, text: EventText): void {
    const atMs = this.#nowMs();
    if (this.#beginning.signal.aborted || this.#waiting.length >= maxWaiting) return;
    const { isTooMany, ...event } = this.#similar.see(subject, text, atMs);
    const known = this.#known.get(event.key);
    if (isTooMany && known !== undefined) known.count += 1;
    if (isTooMany || this.#bucket?.takeIfAny(atMs) === false) return;
    this.#waiting.push({ subject, ...event, atMs });
    this.#writing ??= this.#writeAll();
  }

  /** Writes what waits, but a server that does not answer must not hold up the end of the process. */
  async stop(): Promise<void> {
    this.#beginning.abort();
    await Promise.race([this.#writing, pause(stopMs, this.#ending.signal)]);
    this.#waiting.length = 0;
    this.#ending.abort();
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    await pause(beginMs, this.#beginning.signal);
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      try {
        await this.#write(next);
      } catch (error) {
        if (!this.#ending.signal.aborted) this.#options.onError(error);
      }
    }
    this.#writing = undefined;
  }

  async #write({ subject, text, key, atMs }: Waiting): Promise<void> {
    const { events } = this.#options;
    const { signal } = this.#ending;
    const known = this.#known.get(key);
    const namespace = subject.namespace || namespaceDefault;
    if (known !== undefined && atMs - known.lastMs < sameMs) {
      const count = known.count + 1;
      try {
        const message = text.message.slice(0, maxMessageLength); // that of similar ones is the last one's
        const body = { count, lastTimestamp: timestamp(atMs), message };
        await events.namespace(namespace).patch(known.name, { type: "merge", body }, { signal });
        Object.assign(known, { count, lastMs: atMs });
        return;
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    }
    const event = this.#eventOf(subject, text, { namespace, atMs });
    this.#remember(key, { name: event.metadata.name ?? "", firstTimestamp: timestamp(atMs), count: 1, lastMs: atMs });
    await events.namespace(namespace).create(event, { signal });
  }

  #remember(key: string, known: Known): void {
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > maxKnown && oldest !== undefined) this.#known.delete(oldest);
  }

  #eventOf(
    subject: EventSubject,
    { type, reason, message, annotations }: EventText,
    { namespace, atMs }: { readonly namespace: string; readonly atMs: number },
  ): Event {
    const { component, host } = this.#options;
    const { kind, apiVersion, name, uid, resourceVersion, fieldPath } = subject;
    const at = timestamp(atMs);
    return {
      metadata: { name: `${name}.${eventSuffix(atMs)}`, namespace, ...(annotations && { annotations }) },
      involvedObject: {
        ...{ kind, apiVersion, name, uid },
        ...(subject.namespace === "" ? {} : { namespace: subject.namespace }),
        ...(resourceVersion === undefined ? {} : { resourceVersion }),
        ...(fieldPath === undefined ? {} : { fieldPath }),
      },
      ...{ type, reason, message: message.slice(0, maxMessageLength) },
      source: { component, ...(host === "" ? {} : { host }) },
      ...{ firstTimestamp: at, lastTimestamp: at, count: 1 },
      ...{ reportingComponent: component, reportingInstance: host },
    };
  }
}

/** @limit Message of an event: cut. */
const maxMessageLength = 1024;

let lastNanos = 0n;

/** Of each event another, as names of events have: sixteen hexadecimal digits that grow. */
function eventSuffix(atMs: number): string {
  const nanos = BigInt(Math.trunc(atMs)) * 1_000_000n;
  lastNanos = nanos > lastNanos ? nanos : lastNanos + 1n;
  return lastNanos.toString(16).padStart(16, "0");
}
