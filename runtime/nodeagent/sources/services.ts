import type { Service } from "../../../generated/core/v1/service.ts";
import { createInformer } from "../../client/informer.ts";
import type { NamespacedResource } from "../../client/resourceTypes.ts";

export interface ServicesOptions {
  readonly services: NamespacedResource<Service>;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** The services of which containers get variables. */
export function startServices({ services, signal, onError }: ServicesOptions): {
  readonly list: () => readonly Service[];
  readonly stopped: Promise<void>;
} {
  const informer = createInformer(services, { onError });
  return { list: () => informer.store.list(), stopped: informer.run(signal) };
}
