import type { Client } from "../../generated/client.ts";
import type { Platform } from "../schema/index.ts";
import { runNamespaceController } from "./namespace.ts";

export interface Controllers {
  /** Ends all of them; resolves when none runs any more. */
  readonly stop: () => Promise<void>;
}

/** Starts the controllers, each with informers of its own over the typed client. */
export function startControllers(
  client: Client,
  options: {
    readonly platform: Platform;
    readonly onError: (controller: string, error: unknown) => void;
  },
): Controllers {
  const ending = new AbortController();
  const { signal } = ending;
  const { transport } = client;
  const onError = (error: unknown) => options.onError("namespace controller", error);
  const { namespaces } = client.core.v1;
  const finalizer = options.platform.vendor;
  const running = [runNamespaceController({ namespaces, transport, finalizer, signal, onError })];
  return {
    stop: async () => {
      ending.abort();
      await Promise.allSettled(running);
      transport.close();
    },
  };
}
