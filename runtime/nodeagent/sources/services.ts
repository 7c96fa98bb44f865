import type { Service } from "../../../generated/core/v1/service.ts";
import { createInformer } from "../../client/informer.ts";
import type { NamespacedResource } from "../../client/resourceTypes.ts";
import { backoff } from "./apiSource.ts";

export interface ServicesOptions {
  readonly services: NamespacedResource<Service>;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** The services of which containers get variables. */
export function startServices({ services, signal, onError }: ServicesOptions): {
  /** Undefined while they have never been read. */
  readonly list: () => readonly Service[] | undefined;
  readonly stopped: Promise<void>;
} {
  const informer = createInformer(services, { onError, backoff });
  const list = () => (informer.hasSynced() ? informer.store.list() : undefined);
  return { list, stopped: informer.run(signal) };
}
