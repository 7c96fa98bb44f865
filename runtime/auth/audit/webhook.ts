import { httpTransport } from "../../client/httpTransport.ts";
import { loadKubeconfig } from "../../client/kubeconfig.ts";
import type { PackedEvents } from "./packedEvents.ts";
import { pause } from "../../lib/pause.ts";

export interface WebhookOptions {
  /** Kubeconfig of the webhook. */
  readonly file: string;
  readonly initialBackoffMs: number;
  /** Of the platform, such as "acme.dev". */
  readonly apiDomain: string;
}

export interface Webhook {
  /** Sends events, which commas follow, in one EventList; rejects when no try succeeded. */
  readonly send: (events: PackedEvents, signal: AbortSignal) => Promise<void>;
  readonly close: () => void;
}

/** @limit Answer of an audit webhook: the try failed. */
const timeoutMs = 30_000;
/** @limit Tries to send a batch of audit events to a webhook: the batch is dropped, counted and logged. */
const maxTries = 5;
const tail = Buffer.from("]}");
const backoffFactor = 1.5;
/** Share of a wait that is added by lot. */
const jitter = 0.2;

/** Reads the kubeconfig; throws KubeconfigError. The webhook is reached with the first events. */
export async function openWebhook({ file, initialBackoffMs, apiDomain }: WebhookOptions): Promise<Webhook> {
  await loadKubeconfig({ path: file });
  const transport = httpTransport({ kubeconfig: file, timeoutMs });
  const head = Buffer.from(`{"kind":"EventList","apiVersion":"audit.${apiDomain}/v1","metadata":{},"items":[`);
  const post = async (body: Buffer, signal: AbortSignal) => {
    const { status } = await transport.request({ method: "POST", path: "", body, signal });
    if (status < 200 || status > 299) throw new Error(`the webhook answered ${status}`);
  };
  const send = async ({ bytes }: PackedEvents, signal: AbortSignal) => {
    const body = Buffer.concat([head, bytes.subarray(0, -1), tail]);
    let waitMs = initialBackoffMs;
    for (let count = 1; ; count++) {
      try {
        return await post(body, signal);
      } catch (error) {
        if (count === maxTries || signal.aborted) throw failure(file, error);
      }
      await pause(waitMs * (1 + Math.random() * jitter), signal);
      waitMs *= backoffFactor;
    }
  };
  return { send, close: () => transport.close() };
}

function failure(file: string, cause: unknown): Error {
  const text = cause instanceof Error ? cause.message : String(cause);
  return new Error(`cannot post to the webhook of ${file}: ${text}`, { cause });
}
