import type { Node } from "../../../generated/core/v1/node.ts";
import type { RuntimeClient } from "../cri/connectRuntime.ts";

export interface PodNetworkOptions {
  readonly runtime: Pick<RuntimeClient, "updateRuntimeConfig">;
  /** Network of pods where no node says which, "10.1.0.0/24"; "" for none. */
  readonly usual: string;
  /** The runtime has learned another network than before. */
  readonly onSaid: (cidr: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Says to the runtime which network its pods have: it may make the configuration of its network plugin of that. */
export class PodNetwork {
  readonly #options: PodNetworkOptions;
  #wanted: string;
  #said = "";
  #saying: Promise<void> | undefined;

  constructor(options: PodNetworkOptions) {
    this.#options = options;
    this.#wanted = options.usual;
  }

  /** What the object of the node says now; where it says nothing, what is known stays. */
  seen({ spec }: Node): void {
    const { podCIDRs = [] } = spec ?? {};
    if (podCIDRs.length > 0) this.#wanted = podCIDRs.join(",");
  }

  /** Says what the runtime does not know yet. What fails is reported, and said again by the next call. */
  say(): Promise<void> {
    this.#saying ??= this.#sayNew().finally(() => {
      this.#saying = undefined;
    });
    return this.#saying;
  }

  async #sayNew(): Promise<void> {
    const { runtime, onSaid, onError } = this.#options;
    while (this.#wanted !== this.#said) {
      const podCidr = this.#wanted;
      try {
        await runtime.updateRuntimeConfig({ runtimeConfig: { networkConfig: { podCidr } } });
      } catch (error) {
        return onError(error);
      }
      this.#said = podCidr;
      onSaid(podCidr);
    }
  }
}
