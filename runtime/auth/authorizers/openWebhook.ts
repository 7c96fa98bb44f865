import type { Authorizer } from "../../schema/access/authorization.ts";
import { openReviewer, type ReviewerOptions } from "../reviewer.ts";
import { webhookAuthorizer, type WebhookOptions } from "./webhook.ts";

export interface WebhookAccess extends Omit<WebhookOptions, "ask">, Omit<ReviewerOptions, "name"> {
  /** Milliseconds that the webhook has for an answer. */
  readonly timeoutMs: number;
}

/**
 * The authorizer that asks the webhook of a kubeconfig. Rejects with a KubeconfigError for a file that is wrong; the
 * webhook is reached with the first request.
 */
export async function openWebhookAuthorizer(options: WebhookAccess): Promise<Authorizer> {
  const { timeoutMs, signal } = options;
  const reviewer = await openReviewer({ ...options, name: "authorization webhook" });
  signal.addEventListener("abort", reviewer.close, { once: true });
  return webhookAuthorizer({
    ...options,
    ask: (review, ending) => reviewer.ask(review, { timeoutMs, signal: ending }),
  });
}
