import type { MessageInitShape } from "@bufbuild/protobuf";
import type { WatchRequestSchema, WatchResponse } from "../../../generated/pb/etcd/etcdserverpb/rpc_pb.ts";
import type { Event } from "../../../generated/pb/etcd/mvccpb/kv_pb.ts";
import { pause } from "../../lib/pause.ts";
import type { EtcdClient } from "./client.ts";
import type { WatchFeatures } from "./version.ts";

/** Receives what the watch receives. The calls do not overlap; revisions only grow. */
export interface WatchListener {
  /** Before each stream; what it throws is as if the stream had broken. */
  opening(): Promise<void>;
  /** The changes of one or several whole revisions, in order. The next call waits until a promise resolves. */
  events(events: readonly Event[]): Promise<void> | undefined;
  /** There is nothing more up to this revision. */
  progress(revision: number): void;
  /**
   * Changes after the last known revision are not to be had any more. Resolves with the revision to go on from, once
   * that is made good.
   */
  gap(): Promise<number>;
  /** The stream broke; another one is opened. */
  interrupted(error: unknown): void;
}

export interface EtcdWatchOptions {
  readonly client: EtcdClient;
  readonly range: { readonly key: Uint8Array; readonly rangeEnd: Uint8Array };
  /** The watch begins after this revision. */
  readonly fromRevision: number;
  readonly listener: WatchListener;
}

/** Milliseconds before a broken stream is opened again, doubled each time up to the second. */
const minPauseMs = 50;
const maxPauseMs = 2000;
/** The watch of an answer to a progress request. */
const noWatchId = -1n;

/** One watch of a range of keys, for as long as the storage lives: over as many streams and members as that takes. */
export class EtcdWatch {
  readonly #options: EtcdWatchOptions;
  readonly #ending = new AbortController();
  readonly #running: Promise<void>;
  #revision: number;
  #requests: RequestQueue | undefined;
  #features: WatchFeatures | undefined;
  #leaving: AbortController | undefined;

  constructor(options: EtcdWatchOptions) {
    this.#options = options;
    this.#revision = options.fromRevision;
    this.#running = this.#run();
  }

  /** What the member of the present stream can do; undefined while there is none. */
  get features(): WatchFeatures | undefined {
    return this.#features;
  }

  /** Asks how far the stream is; the answer comes as `progress`, where the member gives one that can be relied on. */
  requestProgress(): void {
    this.#requests?.push({ requestUnion: { case: "progressRequest", value: {} } });
  }

  /** Leaves a stream that has been silent for too long. */
  reconnect(): void {
    this.#leaving?.abort();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { client, listener } = this.#options;
    const { signal } = this.#ending;
    let pauseMs = minPauseMs;
    while (!signal.aborted) {
      try {
        await this.#follow(() => (pauseMs = minPauseMs));
        this.#revision = await listener.gap();
      } catch (error) {
        if (signal.aborted) return;
        listener.interrupted(error);
        client.leaveMember();
        await pause(pauseMs, signal);
        pauseMs = Math.min(2 * pauseMs, maxPauseMs);
      }
    }
  }

  /** One stream. Resolves when changes are missing; rejects when it broke. */
  async #follow(onCreated: () => void): Promise<void> {
    const { client, range, listener } = this.#options;
    const { watch, features } = await client.connectWatch();
    await listener.opening();
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, this.#ending.signal]);
    const requests = requestQueue();
    const startRevision = BigInt(this.#revision + 1);
    const value = { ...range, startRevision, progressNotify: true, prevKv: true, fragment: true };
    requests.push({ requestUnion: { case: "createRequest", value } });
    try {
      const fragments: Event[] = [];
      for await (const response of await watch(requests.messages, signal)) {
        if (response.canceled) {
          if (response.compactRevision > 0n) return;
          throw new Error(`etcd ended the watch: ${response.cancelReason}`);
        }
        if (response.created) {
          this.#requests = requests;
          this.#features = features;
          this.#leaving = leaving;
          onCreated();
        } else {
          const telling = this.#take(response, { fragments, features });
          if (telling !== undefined) await telling;
        }
      }
      throw new Error("etcd ended the stream of the watch");
    } finally {
      this.#requests = undefined;
      this.#features = undefined;
      this.#leaving = undefined;
      requests.end();
    }
  }

  #take(
    response: WatchResponse,
    { fragments, features }: { readonly fragments: Event[]; readonly features: WatchFeatures },
  ): Promise<void> | undefined {
    const { listener } = this.#options;
    if (response.events.length === 0) {
      const revision = Number(response.header?.revision ?? 0n);
      if (response.watchId === noWatchId && !features.progressIsOrdered) return undefined;
      if (revision <= this.#revision) return undefined;
      this.#revision = revision;
      listener.progress(revision);
      return undefined;
    }
    fragments.push(...response.events);
    if (response.fragment) return undefined;
    // A member that was behind the revision asked for may send earlier ones.
    const events = fragments.splice(0).filter((event) => revisionOf(event) > this.#revision);
    const last = events.at(-1);
    if (last === undefined) return undefined;
    this.#revision = revisionOf(last);
    return listener.events(events);
  }
}

export function revisionOf({ kv }: Event): number {
  return Number(kv?.modRevision ?? 0n);
}

type Request = MessageInitShape<typeof WatchRequestSchema>;

interface RequestQueue {
  readonly messages: AsyncIterable<Request>;
  push(request: Request): void;
  end(): void;
}

/** What is to be sent on a stream, until it ends. */
function requestQueue(): RequestQueue {
  const waiting: Request[] = [];
  let isEnded = false;
  let wake = () => {};
  return {
    messages: {
      async *[Symbol.asyncIterator]() {
        while (!isEnded) {
          const next = waiting.shift();
          if (next === undefined) await new Promise<void>((resolve) => (wake = resolve));
          else yield next;
        }
      },
    },
    push(request) {
      waiting.push(request);
      wake();
    },
    end() {
      isEnded = true;
      wake();
    },
  };
}
