import { httpTransport } from "./httpTransport.ts";
import type { ClientOptions } from "./options.ts";
import { withRetries } from "./retry.ts";
import type { Transport } from "./transport.ts";

/**
 * The transport that `options` describe. Nothing is read and nothing is loaded before the first request; what is wrong
 * with the kubeconfig is therefore the first request's KubeconfigError.
 */
export function createTransport(options: ClientOptions = {}): Transport {
  if (options.transport !== undefined) return options.transport;
  const maxRetries = options.maxRetries === undefined ? {} : { maxRetries: options.maxRetries };
  return withRetries(httpTransport(options), maxRetries);
}
