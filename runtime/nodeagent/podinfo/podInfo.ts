import { Code, ConnectError, type ConnectRouter, type HandlerContext } from "@connectrpc/connect";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { Pods } from "../../../generated/pb/podinfo/v1alpha1/api_pb.ts";
import { type FieldMask, masked, parseFieldMask } from "./fieldMask.ts";

/** The pods of the agent, whether the API server can be reached or not. */
export interface PodFeed {
  /** Whether the agent knows all pods that the runtime runs; after a restart it has to look first. */
  readonly isReady: () => boolean;
  readonly pods: () => readonly Pod[];
  /** Calls with each pod that changes, a last time when it is gone. Returns how to stop that. */
  readonly onChange: (listener: (pod: Pod) => void) => () => void;
}

export interface PodInfoOptions {
  readonly feed: PodFeed;
  /** The core/v1 message of a pod. */
  readonly encodePod: (pod: Pod) => Uint8Array;
  /** Metadata of calls that names the wanted fields. */
  readonly maskHeader: string;
}

/** @limit Watches of the pods of an agent by programs on its machine: the next fails. */
const maxWatches = 100;

/** The service by which programs on the machine learn of its pods. */
export function podInfo({ feed, encodePod, maskHeader }: PodInfoOptions): (router: ConnectRouter) => void {
  let watches = 0;
  const encoded = (pod: Pod, mask: FieldMask | undefined) => encodePod(masked(pod, mask) as Pod);
  const maskOf = ({ requestHeader }: HandlerContext) => parseFieldMask(requestHeader.get(maskHeader) ?? "");
  const checkReady = () => {
    if (!feed.isReady()) throw new ConnectError("the agent does not know its pods yet", Code.FailedPrecondition);
  };
  async function* watchPods(_: unknown, context: HandlerContext) {
    checkReady();
    const mask = maskOf(context);
    if (watches >= maxWatches) throw new ConnectError("there are too many watches", Code.ResourceExhausted);
    watches++;
    const changes = new Changes(feed, context.signal);
    try {
      for (const pod of feed.pods()) yield { pod: encoded(pod, mask) };
      yield {};
      for await (const pod of changes) yield { pod: encoded(pod, mask) };
    } finally {
      watches--;
      changes.stop();
    }
  }
  return (router) =>
    router.service(Pods, {
      listPods: (_, context) => {
        checkReady();
        const mask = maskOf(context);
        return { pods: feed.pods().map((each) => encoded(each, mask)) };
      },
      getPod: ({ podUID }, context) => {
        checkReady();
        if (podUID === "") throw new ConnectError("the uid of a pod is needed", Code.InvalidArgument);
        const mask = maskOf(context);
        const pod = feed.pods().find((each) => each.metadata?.uid === podUID);
        if (pod === undefined) throw new ConnectError(`there is no pod with the uid ${podUID}`, Code.NotFound);
        return { pod: encoded(pod, mask) };
      },
      watchPods,
    });
}

/** The pods that have changed and were not sent yet: of each its newest state, so that a slow reader keeps up. */
class Changes {
  readonly #waiting = new Map<string, Pod>();
  readonly #signal: AbortSignal;
  readonly stop: () => void;
  #wake: () => void = () => {};

  constructor(feed: PodFeed, signal: AbortSignal) {
    this.#signal = signal;
    const wake = () => this.#wake();
    const off = feed.onChange((pod) => {
      this.#waiting.set(pod.metadata?.uid ?? "", pod);
      wake();
    });
    signal.addEventListener("abort", wake);
    this.stop = () => {
      off();
      signal.removeEventListener("abort", wake);
    };
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Pod> {
    while (!this.#signal.aborted) {
      const [next] = this.#waiting;
      if (next === undefined) {
        await new Promise<void>((resolve) => (this.#wake = resolve));
        continue;
      }
      this.#waiting.delete(next[0]);
      yield next[1];
    }
  }
}
