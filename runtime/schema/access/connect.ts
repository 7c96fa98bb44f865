import type { ApiObject } from "../object.ts";
import type { Platform } from "../platform.ts";

/**
 * How a connect sub-resource speaks. `text`: a GET is answered with text, and failures with a Status. `upgrade`: the
 * connection is handed over to another protocol. `proxy`: any method, and the path behind the sub-resource.
 */
export type ConnectMode = "text" | "upgrade" | "proxy";

/** What a strategy gets of a request that goes on to another server. */
export interface ConnectContext {
  readonly namespace: string;
  /** As the path has it; of proxies also `[scheme:]name[:port]`. */
  readonly name: string;
  /** What the query asks, as an object of the sub-resource's options kind. */
  readonly options: ApiObject;
  readonly platform: Platform;
  /** Kinds of addresses at which node agents are looked for, the best first. */
  readonly agentAddressTypes: readonly string[];
  /** One object in its newest state. Throws notFound. */
  readonly get: (place: ObjectPlace) => Promise<ApiObject>;
  /** The objects of a namespace; none when the kind is not served. */
  readonly list: (place: Omit<ObjectPlace, "name">) => Promise<readonly ApiObject[]>;
  /** Whether a feature gate is on; absent: none is. */
  readonly isGateOn?: (gate: string) => boolean;
  /** A number in [0, 1). */
  readonly random: () => number;
}

export interface ObjectPlace {
  readonly group: string;
  readonly resource: string;
  /** "" for cluster-scoped kinds. */
  readonly namespace: string;
  readonly name: string;
}

/** Where a request goes. */
export interface Destination {
  readonly scheme: "http" | "https";
  /** A name or address, without brackets. */
  readonly host: string;
  readonly port: number;
  /** Path, and query; of a proxy what the path begins with, "" for nothing. */
  readonly path: string;
  /**
   * Whose certificate it must show: `agent` one that the authority of the node agents signed, `anyAgent` and `any`
   * whatever it has. Only agents see the server's own certificate. What is `any` is reached at an address of a host
   * only, and agents wherever they say that they are.
   */
  readonly trust: "agent" | "anyAgent" | "any";
}

/** Finds where a request goes; undefined: there is nothing there yet. Throws a StatusError. */
export type Connect = (context: ConnectContext) => Promise<Destination | undefined>;
