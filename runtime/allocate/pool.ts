import type { Service } from "../../generated/core/v1/service.ts";
import type { Companion } from "../registry/companions.ts";

/** The service that something is given to. */
export interface Holder {
  readonly namespace: string;
  readonly name: string;
}

export function asHolder({ metadata }: Service): Holder {
  return { namespace: metadata?.namespace ?? "", name: metadata?.name ?? "" };
}

/** Things that one service at a time can have, each under a key of its own in storage. */
export interface Pool<T> {
  /** No object has it, as far as accepted writes say. */
  readonly isFree: (item: T) => boolean;
  /** Who has it; "stranger" when that is not a service. */
  readonly holderOf: (item: T) => Holder | "stranger" | undefined;
  /** The write that gives it to a service; it fails when another writer was faster. */
  readonly take: (item: T, holder: Holder) => Companion;
  /** The write that takes it away from its holder; undefined when it is free. */
  readonly release: (item: T) => Companion | undefined;
  /** All that is allocated. */
  readonly taken: () => Iterable<T>;
}

export function isSameHolder(a: Holder | "stranger" | undefined, b: Holder): boolean {
  return typeof a === "object" && a.namespace === b.namespace && a.name === b.name;
}
