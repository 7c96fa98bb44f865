import type { Client } from "../../../generated/client.ts";
import type { GateName } from "../../../generated/gates.ts";
import type { EventRecorder } from "../../component/eventRecorder.ts";
import type { Platform } from "../../schema/index.ts";
import type { SigningOptions } from "../certificates/signingOptions.ts";
import type { SharedInformers } from "./sharedInformers.ts";
import type { WorkQueue, WorkQueueOptions } from "./workQueue.ts";

/** What every controller works with. */
export interface ControllerContext {
  /** Of the service account of the controller, where it has one. */
  readonly client: Client;
  /** Of the process: with it controllers read what the field's read from informers. */
  readonly ownClient: Client;
  /** Of another account of the field, where one of our controllers does the work of two of theirs. */
  readonly clientOf: (account: string) => Client;
  readonly informers: SharedInformers;
  /** Makes a queue, which metrics know by this name. */
  readonly newQueue: (name: string, options?: Pick<WorkQueueOptions, "backoff">) => WorkQueue;
  /** Reports events in the name of a component; it ends with the signal. */
  readonly newRecorder: (component: string) => Pick<EventRecorder, "record">;
  readonly isGateOn: (name: GateName) => boolean;
  readonly platform: Platform;
  /** Certificates that the API server's is checked against, as PEM text; undefined where those of the system do. */
  readonly rootCa: string | undefined;
  /** Undefined: nothing is signed. */
  readonly signing: SigningOptions | undefined;
  /** Undefined: this process has no key for it. */
  readonly signAccountToken: AccountTokenSigner | undefined;
  /** Milliseconds after which a long-lived token counts as unused. */
  readonly legacyTokenPeriodMs: number;
  readonly nodeTimes: NodeTimes;
  readonly evictions: EvictionRules;
  /** Undefined: nodes get no networks for their pods. */
  readonly nodeNetworks: NodeNetworks | undefined;
  /** Measures a network that has so many parts; undefined: nothing does. */
  readonly networkMeter: ((cidr: string, parts: number) => NetworkMeter) | undefined;
  readonly podGarbage: PodGarbageRules;
  readonly workers: WorkerCounts;
  /** Milliseconds after which a quota is counted anew, though nothing changed it. */
  readonly quotaSyncMs: number;
  /** Milliseconds since the epoch. */
  readonly nowMs: () => number;
  readonly signal: AbortSignal;
  /** Called when the controller knows what is there and begins its work. */
  readonly onReady: () => void;
  readonly onError: (error: unknown) => void;
}

/** How long nodes may be silent, in milliseconds. */
export interface NodeTimes {
  /** Then nothing is known of the node; after the same time again its pods are to go. */
  readonly graceMs: number;
  /** The first for a node that has said nothing yet. */
  readonly startupGraceMs: number;
}

/** How fast pods are to leave nodes that stay unready, zone by zone. */
export interface EvictionRules {
  /** Nodes a second. */
  readonly perSecond: number;
  /** The same where many nodes of a zone are unready, in a large cluster. */
  readonly secondaryPerSecond: number;
  /** Share of unready nodes that is many, from 0 to 1. */
  readonly unhealthyShare: number;
  /** Nodes of a cluster that is not large yet. */
  readonly largeClusterSize: number;
}

/** How many objects some controllers look at at once. */
export interface WorkerCounts {
  readonly garbageCollector: number;
  readonly namespaces: number;
  readonly accountTokens: number;
  readonly quotas: number;
}

/** From what nodes get networks for their pods. */
export interface NodeNetworks {
  /** One, or one of each address family: each node gets a part of each, in this order. */
  readonly clusters: readonly ClusterNetwork[];
  /** Networks of services, e.g. "10.96.0.0/12", in which no node gets its own. */
  readonly services: readonly string[];
}

/** A network that is cut into those of nodes. */
export interface ClusterNetwork {
  /** e.g. "10.244.0.0/16" */
  readonly cidr: string;
  /** Length of the prefix of a node's network: from that of `cidr` to sixteen more. */
  readonly nodeBits: number;
}

/** What is measured of such a network. */
export interface NetworkMeter {
  /** So many of its parts are taken now. */
  readonly taken: (count: number, change: "taken" | "freed" | "none") => void;
  /** A free part was found behind so many taken ones. */
  readonly found: (passed: number) => void;
}

/** When pods are garbage; times in milliseconds. */
export interface PodGarbageRules {
  /** Between two looks. */
  readonly roundMs: number;
  /** For which a node must be missed before it counts as gone. */
  readonly quarantineMs: number;
  /** Pods that have ended and stay; 0 or less: all of them. */
  readonly maxEnded: number;
}

/** Makes the long-lived token of a service account that a secret is to hold. */
export type AccountTokenSigner = (subject: {
  readonly namespace: string;
  readonly secret: string;
  readonly account: { readonly name: string; readonly uid: string };
}) => Promise<string>;

/** Runs until the signal aborts. */
export type Controller = (context: ControllerContext) => Promise<void>;
