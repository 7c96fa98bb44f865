import type { ApiObject } from "../schema/object.ts";
import { listenForAbort } from "./abort.ts";
import type { Change } from "./informerStore.ts";
import type { Stored } from "./resourceTypes.ts";

/**
 * Hears of every change, in order. When a function returns a promise, the next change waits for it, and reading from
 * the server does too: long work belongs into a queue of its own. What a function throws goes to the informer's
 * onError.
 */
export interface InformerHandler<T extends ApiObject> {
  readonly add?: (object: Stored<T>) => unknown;
  /** On a resync `old` and `object` are the same. */
  readonly update?: (old: Stored<T>, object: Stored<T>) => unknown;
  /** `missed`: the deletion itself was not seen, `object` is the last known state. */
  readonly delete?: (object: Stored<T>, context: { readonly missed: boolean }) => unknown;
}

/** The handlers of an informer. Deliveries wait for each other, so that all see one order. */
export interface Handlers<T extends ApiObject> {
  /** Tells a new handler of the objects that are there, then of changes. Returns how to remove it. */
  add(handler: InformerHandler<T>, present: () => readonly Stored<T>[]): () => void;
  /** Resolves when every handler has heard, or when the signal is aborted. `changes` is called in its turn. */
  deliver(changes: () => readonly Change<T>[]): Promise<void>;
}

export function informerHandlers<T extends ApiObject>(options: {
  readonly onError: (error: unknown) => void;
  /** Ends all waiting for handlers. */
  readonly signal: AbortSignal;
}): Handlers<T> {
  const { onError, signal } = options;
  const handlers = new Set<InformerHandler<T>>();
  let last: Promise<void> = Promise.resolve();

  /** The next work waits for this one, and goes on where it rejects. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  async function tell(handler: InformerHandler<T>, change: Change<T>): Promise<void> {
    try {
      const result = call(handler, change);
      if (result !== undefined) await untilAborted(Promise.resolve(result), signal);
    } catch (error) {
      onError(error);
    }
  }

  return {
    add(handler, present) {
      let removed = false;
      void inTurn(async () => {
        for (const object of present()) {
          if (removed || signal.aborted) return;
          await tell(handler, { type: "add", object });
        }
        if (!removed) handlers.add(handler);
      });
      return () => {
        removed = true;
        handlers.delete(handler);
      };
    },
    deliver: (changes) =>
      inTurn(async () => {
        for (const change of changes()) {
          for (const handler of handlers) {
            if (signal.aborted) return;
            await tell(handler, change);
          }
        }
      }),
  };
}

function call<T extends ApiObject>(handler: InformerHandler<T>, change: Change<T>): unknown {
  switch (change.type) {
    case "add":
      return handler.add?.(change.object);
    case "update":
      return handler.update?.(change.old, change.object);
    case "delete":
      return handler.delete?.(change.object, { missed: change.missed });
  }
}

/** Resolves when either is there. */
function untilAborted(promise: Promise<unknown>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => resolve();
    listenForAbort(signal, onAbort);
    promise.then(() => resolve(), reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
