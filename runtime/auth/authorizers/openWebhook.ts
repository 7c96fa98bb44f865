import { httpTransport } from "../../client/httpTransport.ts";
import { loadKubeconfig } from "../../client/kubeconfig.ts";
import type { Authorizer } from "../../schema/access/authorization.ts";
import type { Tracer } from "../../schema/tracer.ts";
import { askJson } from "../httpJson.ts";
import { tracedTransport } from "../tracedTransport.ts";
import { webhookAuthorizer, type WebhookOptions } from "./webhook.ts";

export interface WebhookAccess extends Omit<WebhookOptions, "ask"> {
  /** Kubeconfig of the webhook. */
  readonly file: string;
  /** Milliseconds that the webhook has for an answer. */
  readonly timeoutMs: number;
  /** Absent: its calls are not traced. */
  readonly tracer?: Tracer | undefined;
}

/**
 * The authorizer that asks the webhook of a kubeconfig. Rejects with a KubeconfigError for a file that is wrong; the
 * webhook is reached with the first request.
 */
export async function openWebhookAuthorizer(options: WebhookAccess): Promise<Authorizer> {
  const { file, timeoutMs, signal, tracer } = options;
  await loadKubeconfig({ path: file });
  const transport = tracedTransport(httpTransport({ kubeconfig: file }), tracer, "authorization webhook");
  signal.addEventListener("abort", () => transport.close(), { once: true });
  return webhookAuthorizer({
    ...options,
    ask: (body, ending) => askJson(transport, { path: "", body, timeoutMs, signal: ending }),
  });
}
