import type { ServiceAccountTokens } from "../auth/authenticators/serviceAccountTokens.ts";
import type { ListBodies } from "../registry/listBodies.ts";
import type { AdmissionChain } from "../admission/chain.ts";
import type { Registry } from "../registry/registry.ts";
import type { Store } from "../registry/store.ts";
import type { DueTimes } from "./watch/dueTimes.ts";
import type { WatchMeter } from "./watch/watchMeter.ts";
import type { DropDisabled } from "../registry/disabledFields.ts";
import type {
  AgentUsage,
  ComponentChecks,
  Generated,
  MetaStructures,
  Platform,
  Reviewers,
  Structure,
} from "../schema/index.ts";

/** What the feature gates say of answers. */
export interface Encodings {
  readonly cbor: boolean;
  /** Large answers are compressed for clients that ask for it. */
  readonly gzip: boolean;
}

/** What handlers share: identity, admission and where ids come from. */
export interface HandlerContext {
  readonly platform: Platform;
  readonly admission: AdmissionChain;
  readonly loadMeta: () => Promise<MetaStructures>;
  /** Code of what sub-resources are sent. */
  readonly bodyCodes: NonNullable<Generated["bodies"]>;
  /** Where the objects of other kinds are that a request speaks of. */
  readonly stores: Pick<Registry, "store" | "stores" | "storesOf" | "generation">;
  readonly bodies: ListBodies;
  readonly encodings: Encodings;
  /** What counts the watches of a kind. */
  readonly watchMeter: (store: Store) => WatchMeter;
  /** A watch that says no time lasts a random time between this and twice as much. */
  readonly watchSeconds: number;
  /** Calls watches when a bookmark or their end is due. */
  readonly watchTimes: DueTimes;
  /** Objects that cannot be read may be deleted without a look at them. */
  readonly unsafeDelete: boolean;
  /** What takes away fields whose gates are off, by the structure of the kind. */
  readonly disabledFields: (structure: Structure) => DropDisabled;
  readonly isGateOn: (gate: string) => boolean;
  readonly reviewers: Reviewers;
  /** Undefined: there is no namespace of that name. */
  readonly namespaceLabels: (namespace: string) => Readonly<Record<string, string>> | undefined;
  /** Makes and knows the tokens of service accounts. */
  readonly accountTokens: ServiceAccountTokens;
  /** Kinds of addresses at which node agents are looked for, the best first. */
  readonly agentAddressTypes: readonly string[];
  /** Asks node agents for what their nodes use. */
  readonly agentUsage: AgentUsage;
  /** Asks the parts of the control plane how they are. */
  readonly components: ComponentChecks;
  /** A WebSocket, which is a GET, needs the right to create where a POST does. */
  readonly upgradesNeedCreate: boolean;
  readonly newUid: () => string;
  /** A number in [0, 1), for generated names and watch timeouts. */
  readonly random: () => number;
}

/** What a body of this name and version is read as: a kind that is served, or the Status that every answer may be. */
export function otherKindOf({
  stores,
  loadMeta,
}: Pick<HandlerContext, "stores" | "loadMeta">): (apiVersion: string, kind: string) => Promise<Structure> | undefined {
  return (apiVersion, kind) => {
    if (apiVersion === "v1" && kind === "Status") return loadMeta().then(({ Status }) => Status);
    const isMeant = ({ descriptor }: Store) => descriptor.kind === kind && descriptor.custom !== true;
    const store = stores.storesOf(apiVersion).find(isMeant);
    return store && Promise.resolve(store.load()).then(({ structure }) => structure);
  };
}
