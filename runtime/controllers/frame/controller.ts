import type { Client } from "../../../generated/client.ts";
import type { Platform } from "../../schema/index.ts";
import type { SigningOptions } from "../certificates/signingOptions.ts";
import type { SharedInformers } from "./sharedInformers.ts";
import type { WorkQueue, WorkQueueOptions } from "./workQueue.ts";

/** What every controller works with. */
export interface ControllerContext {
  readonly client: Client;
  readonly informers: SharedInformers;
  /** Makes a queue, which metrics know by this name. */
  readonly newQueue: (name: string, options?: Pick<WorkQueueOptions, "backoff">) => WorkQueue;
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

/** Makes the long-lived token of a service account that a secret is to hold. */
export type AccountTokenSigner = (subject: {
  readonly namespace: string;
  readonly secret: string;
  readonly account: { readonly name: string; readonly uid: string };
}) => Promise<string>;

/** Runs until the signal aborts. */
export type Controller = (context: ControllerContext) => Promise<void>;
