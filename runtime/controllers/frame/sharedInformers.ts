import {
  type Collection,
  createInformer,
  type Informer,
  namespacedResource,
  type Transport,
} from "../../client/index.ts";
import type { ApiObject } from "../../schema/index.ts";

/** One informer a collection, however many controllers look at it. */
export interface SharedInformers {
  /** The informer of a collection, which runs from the first call on. */
  readonly of: <T extends ApiObject>(
    collection: Collection<T>,
    options?: { readonly fieldSelector?: string },
  ) => Informer<T>;
  /** Resolves when the signal is aborted and none runs any more. */
  readonly stopped: () => Promise<void>;
}

export function sharedInformers(options: {
  readonly signal: AbortSignal;
  /** Of the process: many controllers look at one informer, which has no account. */
  readonly transport: Transport;
  /** `resource` is "v1 pods", or "apps/v1 deployments". */
  readonly onError: (error: unknown, resource: string) => void;
}): SharedInformers {
  const { signal, transport } = options;
  const known = new Map<string, { readonly informer: unknown; readonly running: Promise<void> }>();
  return {
    of<T extends ApiObject>(
      collection: Collection<T>,
      { fieldSelector = "" }: { readonly fieldSelector?: string } = {},
    ): Informer<T> {
      const { apiVersion, plural } = collection.ref;
      const key = `${apiVersion} ${plural} ${fieldSelector}`;
      const found = known.get(key);
      // A key is of one collection, and so of one type.
      if (found !== undefined) return found.informer as Informer<T>;
      const onError = (error: unknown) => options.onError(error, `${apiVersion} ${plural}`);
      const read = namespacedResource<T>(transport, collection.ref);
      const informer = createInformer(read, { onError, ...(fieldSelector === "" ? {} : { fieldSelector }) });
      known.set(key, { informer, running: informer.run(signal) });
      return informer;
    },
    stopped: async () => {
      await Promise.all([...known.values()].map((each) => each.running));
    },
  };
}
