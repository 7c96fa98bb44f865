import type { Duplex } from "node:stream";
import type { PolicyRule } from "./access/authorization.ts";
import type { ResourceDescriptor, Verb } from "./descriptor.ts";
import type { FlagSet } from "./flags.ts";
import type { Gate } from "./gates.ts";
import type { ApiObject } from "./object.ts";
import type { Platform } from "./platform.ts";
import type { Structure } from "./structure.ts";

/** One row of the handler table: what a method on a path means. */
export interface HandlerRow {
  readonly verb: Verb;
  /** As OpenAPI writes it, e.g. "/api/v1/namespaces/{namespace}/pods/{name}". */
  readonly path: string;
  readonly descriptor: ResourceDescriptor;
  /** "" for the resource itself. */
  readonly subresource: string;
}

/** A group as discovery lists it. */
export interface ApiGroup {
  /** "" of the core group. */
  readonly name: string;
  /** The preferred one first. */
  readonly versions: readonly string[];
  /** Groups of a higher one are listed first. */
  readonly priority: number;
  /** By version; what is absent is 100. */
  readonly versionPriorities?: Readonly<Record<string, number>>;
}

/** The values that `generated/index.ts` exports as `generated`; `main.ts` injects them, so identity stays data. */
export interface Generated {
  readonly platform: Platform;
  /** All kinds in the order of the spec; those that `handlers` has rows of are served. */
  readonly resources: readonly ResourceDescriptor[];
  readonly handlers: readonly HandlerRow[];
  /** Feature gates of kinds that are not built in; absent: there are none. */
  readonly gates?: readonly Gate[];
  /** Groups in discovery order, that of their priorities, each with its versions, the preferred one first. */
  readonly groups: readonly ApiGroup[];
  /**
   * Folders with v2.json and v3/<name>.json, where name is "api__v1" or "apis__apps__v1". Of a name that several have,
   * the first is served; v2.json is the sum of all.
   */
  readonly openapiFolders: readonly URL[];
  /** Field tables of the meta group's bodies that are not resources; loaded when first used. */
  readonly loadMeta: () => Promise<MetaStructures>;
  /** The field table of the document that has all groups; loaded when first used. Absent: the specs lack it. */
  readonly loadDiscovery?: () => Promise<{ readonly APIGroupDiscoveryList: Structure }>;
  /** The typed client of these kinds; loaded when first used. */
  readonly loadClient: () => Promise<{
    readonly createClient: (options: ClientAccess) => object;
  }>;
  /** The flags of the programs, by command, in the words of the platform. */
  readonly loadFlagSets: () => Promise<Readonly<Record<string, FlagSet>>>;
  /** The roles and bindings that a server makes for itself, as they are stored, by their resource. */
  readonly loadPolicies: () => Promise<DefaultPolicies>;
  /** The priority levels and flow schemas that a server makes for itself, as they are stored. */
  readonly loadFlowPolicies: () => Promise<FlowPolicies>;
  /**
   * What sub-resources are sent that is no kind with a path of its own, by "group/version/Kind" or "version/Kind".
   */
  readonly bodies?: Readonly<Record<string, () => Promise<BodyCode>>>;
}

/** A role or a binding as it is stored, whichever of the four kinds it is. */
export interface DefaultPolicy extends ApiObject {
  /** Without this gate the server does not make it. It is not stored. */
  readonly featureGate?: string;
  readonly rules?: readonly DefaultRule[] | null;
  readonly aggregationRule?: { readonly clusterRoleSelectors?: readonly object[] };
  readonly roleRef?: { readonly apiGroup?: string; readonly kind: string; readonly name: string };
  readonly subjects?: readonly object[];
}

/** A rule that the role lacks without its gate, which is not stored. */
export interface DefaultRule extends PolicyRule {
  readonly featureGate?: string;
}

/** Those that a server makes for itself, by their resource. */
export type DefaultPolicies = Readonly<
  Record<"clusterroles" | "clusterrolebindings" | "roles" | "rolebindings", readonly DefaultPolicy[]>
>;

/** The priority levels and flow schemas that a server makes for itself besides the mandatory ones. */
export interface FlowPolicies {
  readonly priorityLevels: readonly (ApiObject & { readonly spec: object })[];
  readonly flowSchemas: readonly (ApiObject & { readonly spec: object })[];
}

/** How a client reaches a server, as far as this process asks for it; the client's own options say more. */
export interface ClientAccess {
  readonly kubeconfig?: string;
  readonly server?: string;
  readonly token?: string;
  /** PEM. */
  readonly ca?: string | Uint8Array;
  readonly tlsServerName?: string;
  readonly insecureSkipTlsVerify?: boolean;
  readonly timeoutMs?: number;
  readonly maxRetries?: number;
  readonly connect?: () => Duplex;
  readonly userAgent?: string;
  readonly onExchange?: (exchange: Exchange) => void;
}

/** A request that a client sent, and what came of it. */
export interface Exchange {
  readonly method: string;
  /** HOST:PORT of the server. */
  readonly host: string;
  /** The HTTP status; undefined: there was no answer. */
  readonly status: number | undefined;
  /** Until the headers of the answer were there. */
  readonly seconds: number;
}

/** The code of a type that is only sent: it has no columns, no strategy and no storage. */
export interface BodyCode {
  readonly structure: Structure;
  /** Fills defaults, and the zero values of always-written fields, in place. */
  setDefaults(object: ApiObject): void;
}

/** Bodies that every kind's endpoints read and write. */
export interface MetaStructures {
  readonly APIGroup: Structure;
  readonly APIGroupList: Structure;
  readonly APIResourceList: Structure;
  readonly APIVersions: Structure;
  readonly DeleteOptions: Structure;
  readonly ListMeta: Structure;
  readonly PartialObjectMetadata: Structure;
  readonly Status: Structure;
}
