import type { MessageInitShape } from "@bufbuild/protobuf";
import { ConnectError, createClient, type Client } from "@connectrpc/connect";
import { KV, Lease, Maintenance, Watch } from "../../../generated/pb/etcd/etcdserverpb/rpc_pb.ts";
import type {
  StatusResponse,
  WatchRequestSchema,
  WatchResponse,
} from "../../../generated/pb/etcd/etcdserverpb/rpc_pb.ts";
import type { Tracer } from "../../schema/tracer.ts";
import { isPassing } from "./errors.ts";
import { Channel } from "../../grpc/channel.ts";
import { wasSent } from "../../grpc/status.ts";
import { tracedCalls } from "../../grpc/tracedCalls.ts";
import { connected, grpcTransport } from "../../grpc/transport.ts";
import { watchFeatures, type WatchFeatures } from "./version.ts";

export interface EtcdClientOptions {
  /** URLs of members, e.g. "https://10.0.0.1:2379"; the first that answers is used until it fails. */
  readonly servers: readonly string[];
  /** PEM texts. */
  readonly tls?: { readonly ca?: string; readonly cert?: string; readonly key?: string };
  /** Milliseconds that a member may take to answer a call. */
  readonly callTimeoutMs?: number;
  /** Absent: calls are not traced. */
  readonly tracer?: Tracer | undefined;
}

/** The calls of one member, by service. */
export interface MemberCalls {
  readonly kv: Client<typeof KV>;
  readonly lease: Client<typeof Lease>;
  readonly maintenance: Client<typeof Maintenance>;
}

/** Opens a stream of the watch service. */
type OpenWatch = (
  requests: AsyncIterable<MessageInitShape<typeof WatchRequestSchema>>,
  signal: AbortSignal,
) => Promise<AsyncIterable<WatchResponse>>;

export interface WatchConnection {
  readonly watch: OpenWatch;
  readonly features: WatchFeatures;
}

/** What a member says of itself. */
export interface MemberReport {
  /** "https://10.0.0.1:2379", or "unix:///run/etcd.sock". */
  readonly endpoint: string;
  /** How long it took to answer. */
  readonly seconds: number;
  /** Undefined: it did not answer in time, or has lost the others. */
  readonly status: StatusResponse | undefined;
}

export interface ReportOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** @limit Answer of an etcd member: the next member is asked, then an error. */
const defaultCallTimeoutMs = 5000;
/** @limit Connection to an etcd member: it counts as refused. */
const connectTimeoutMs = 2000;
/** Milliseconds without a byte after which a connection in use is pinged, and how long it may take to answer. */
const pings = { pingIntervalMs: 10_000, pingTimeoutMs: 5000 };
/** @limit Data that an etcd member may send ahead on a stream: it waits. */
const windowBytes = 4 * 1024 * 1024;
/** @limit gRPC message of etcd: the call fails. */
const maxMessageBytes = 1024 * 1024 * 1024;
/** A member that has lost the others says so, rather than to let a call wait or a watch fall silent. */
const hasLeader = ["hasleader", "true"] as const;
/** Milliseconds between rounds over members none of which answers. */
const roundMs = 100;

interface Member {
  readonly endpoint: string;
  readonly calls: MemberCalls;
  readonly callChannel: Channel;
  /** Apart, so that a flood of events does not hold up the answers to calls. */
  readonly watchChannel: Channel;
  readonly watch: OpenWatch;
}

/**
 * Speaks to the members of an etcd cluster, one at a time: a member that does not answer, or has lost its leader, is
 * left for the next one.
 */
export class EtcdClient {
  readonly #members: readonly Member[];
  readonly #callTimeoutMs: number;
  #current = 0;
  #isClosed = false;

  constructor({ servers, tls = {}, callTimeoutMs = defaultCallTimeoutMs, tracer }: EtcdClientOptions) {
    this.#callTimeoutMs = callTimeoutMs;
    this.#members = servers.map((url) => memberOf(url, { tls, callTimeoutMs, tracer }));
  }

  /** Something that may be asked twice: goes from member to member until one answers or the time is over. */
  ask<T>(call: (member: MemberCalls) => Promise<T>): Promise<T> {
    return this.#run(call, isPassing);
  }

  /**
   * Something that must not be done twice: another member is asked only where it is certain that this one did nothing.
   */
  order<T>(call: (member: MemberCalls) => Promise<T>): Promise<T> {
    return this.#run(call, isCertainlyUndone);
  }

  /** A connection for one watch stream, to a member that answers. */
  connectWatch(): Promise<WatchConnection> {
    return this.#run(async (_calls, member) => {
      const { version } = await member.calls.maintenance.status({});
      await connected(member.watchChannel);
      return { watch: member.watch, features: watchFeatures(version) };
    }, isPassing);
  }

  /** One for each member, whichever is in use: asks it. Never rejects. */
  get reporters(): readonly ((options: ReportOptions) => Promise<MemberReport>)[] {
    return this.#members.map(({ endpoint, calls }) => async (options) => {
      const startMs = performance.now();
      const status = await calls.maintenance.status({}, options).catch(() => undefined);
      return { endpoint, seconds: (performance.now() - startMs) / 1000, status };
    });
  }

  /** The member in use has failed a watch: the next connection goes to another one. */
  leaveMember(): void {
    this.#current = (this.#current + 1) % this.#members.length;
  }

  close(): void {
    this.#isClosed = true;
    for (const { callChannel, watchChannel } of this.#members) {
      callChannel.close();
      watchChannel.close();
    }
  }

  async #run<T>(
    call: (calls: MemberCalls, member: Member) => Promise<T>,
    mayGoOn: (error: ConnectError) => boolean,
  ): Promise<T> {
    const endMs = performance.now() + 2 * this.#callTimeoutMs;
    for (let tries = 1; ; tries++) {
      const at = this.#current;
      const member = this.#members[at];
      if (member === undefined) throw new Error("an etcd client needs a server");
      try {
        return await call(member.calls, member);
      } catch (thrown) {
        const error = ConnectError.from(thrown);
        if (isPassing(error) && this.#current === at) this.leaveMember();
        if (this.#isClosed || !mayGoOn(error) || performance.now() >= endMs) throw error;
        if (tries % this.#members.length === 0) await new Promise((resolve) => setTimeout(resolve, roundMs));
      }
    }
  }
}

type MemberOptions = Required<Pick<EtcdClientOptions, "tls" | "callTimeoutMs">> & Pick<EtcdClientOptions, "tracer">;

function memberOf(url: string, { tls, callTimeoutMs, tracer }: MemberOptions): Member {
  const newChannel = () => new Channel({ url: new URL(url), tls, connectTimeoutMs, ...pings, windowBytes });
  const callChannel = newChannel();
  const watchChannel = newChannel();
  const common = { defaultTimeoutMs: callTimeoutMs, maxMessageBytes, headers: [hasLeader] };
  const plain = grpcTransport({ channel: callChannel, ...common });
  const transport = tracer === undefined ? plain : tracedCalls(plain, tracer);
  const watching = grpcTransport({ channel: watchChannel, ...common });
  // Not through Connect's client, which makes a dozen promises of each message: every write comes back as one.
  const watch: OpenWatch = async (requests, signal) =>
    (await watching.stream(Watch.method.watch, signal, undefined, undefined, requests)).message;
  const calls: MemberCalls = {
    kv: createClient(KV, transport),
    lease: createClient(Lease, transport),
    maintenance: createClient(Maintenance, transport),
  };
  return { endpoint: endpointOf(new URL(url)), calls, callChannel, watchChannel, watch };
}

/** What tells a member from others, and nothing secret. */
function endpointOf({ protocol, host, pathname }: URL): string {
  return `${protocol}//${host}${pathname.replace(/\/$/, "")}`;
}

/** What a member says before it has proposed anything to the others. */
const refusals = ["etcdserver: no leader", "etcdserver: too many requests"];

function isCertainlyUndone(error: ConnectError): boolean {
  return !wasSent(error) || refusals.includes(error.rawMessage);
}
