import type { GraphMeter } from "../auth/authorizers/graphMeter.ts";
import {
  NodeGraph,
  type OwnedKind,
  type PodRelations,
  type Vertex,
  type VolumeRelations,
} from "../auth/authorizers/nodeGraph.ts";
import type { ApiObject, Platform } from "../schema/index.ts";
import { type Followed, followStore } from "./followStore.ts";
import { PendingChanges } from "./pendingChanges.ts";
import type { Registry } from "./registry.ts";
import { decodeStored } from "./stored/storedForm.ts";

/** What belongs to which node, by what is stored. */
export interface NodeRelations {
  readonly graph: NodeGraph;
  /** To be awaited before the graph is asked; undefined, as mostly, where it knows every write that was answered. */
  readonly settle: () => Promise<void> | undefined;
}

/**
 * What the stored objects say about which node needs what. A write is noted before its writer hears of success, and its
 * object read when a node asks for something: no write waits for that, and a server without nodes reads nothing.
 */
export function followNodeRelations(
  registry: Pick<Registry, "store">,
  { platform, meter }: { readonly platform: Platform; readonly meter: GraphMeter },
): NodeRelations {
  const graph = new NodeGraph();
  const changes = new PendingChanges();
  const follow = ({ group, resource, noun, put, remove }: FollowedResource) => {
    const store = registry.store(group, resource);
    if (store === undefined) return;
    const named = noun ?? store.descriptor.kind;
    const keyOf = (at: Followed) => `${resource} ${placeOf(at)}`;
    followStore(store, {
      put: ({ namespace, name }, bytes) => {
        const at = { namespace, name };
        changes.note(keyOf(at), () => meter(`Add${named}`, () => put(at, decodeStored(bytes))));
      },
      remove: (at) => {
        changes.drop(keyOf(at));
        meter(`Delete${named}`, () => remove(at));
      },
    });
  };
  const mirror = platform.names.annotationConfigMirror;
  follow({
    ...{ group: "", resource: "pods" },
    put: (at, pod) => graph.putPod(placeOf(at), podRelations(pod, { ...at, mirror })),
    remove: (at) => graph.removePod(placeOf(at)),
  });
  follow({
    ...{ group: "", resource: "persistentvolumes", noun: "PV" },
    put: ({ name }, volume) => graph.putVolume(name, volumeRelations(volume)),
    remove: ({ name }) => graph.removeVolume(name),
  });
  const owned: readonly (readonly [OwnedKind, string, string])[] = [
    ["volumeattachment", `storage.${platform.apiDomain}`, "volumeattachments"],
    ["resourceslice", `resource.${platform.apiDomain}`, "resourceslices"],
    ["podcertificaterequest", `certificates.${platform.apiDomain}`, "podcertificaterequests"],
  ];
  for (const [kind, group, resource] of owned) {
    follow({
      ...{ group, resource },
      put: (at, object) => graph.putOwned(kind, placeOf(at), (object as Placed).spec?.nodeName ?? ""),
      remove: (at) => graph.removeOwned(kind, placeOf(at)),
    });
  }
  return { graph, settle: () => changes.settle() };
}

interface FollowedResource {
  readonly group: string;
  readonly resource: string;
  /** As metrics name it; absent: its kind. */
  readonly noun?: string;
  readonly put: (at: Followed, object: ApiObject) => void;
  readonly remove: (at: Followed) => void;
}

function placeOf({ namespace, name }: Followed): string {
  return namespace === "" ? name : `${namespace}/${name}`;
}

interface Placed extends ApiObject {
  readonly spec?: { readonly nodeName?: string };
}

/** A pod as far as it names other objects. */
interface NamingPod extends ApiObject {
  readonly spec?: {
    readonly nodeName?: string;
    readonly serviceAccountName?: string;
    readonly imagePullSecrets?: readonly Named[];
    readonly containers?: readonly NamingContainer[];
    readonly initContainers?: readonly NamingContainer[];
    readonly ephemeralContainers?: readonly NamingContainer[];
    readonly volumes?: readonly NamingVolume[];
    readonly resourceClaims?: readonly { readonly resourceClaimName?: string }[];
  };
  readonly status?: {
    readonly resourceClaimStatuses?: readonly { readonly resourceClaimName?: string }[];
    readonly extendedResourceClaimStatus?: { readonly resourceClaimName?: string };
  };
}

interface Named {
  readonly name?: string;
  readonly namespace?: string;
}

interface NamingContainer {
  readonly env?: readonly {
    readonly valueFrom?: { readonly secretKeyRef?: Named; readonly configMapKeyRef?: Named };
  }[];
  readonly envFrom?: readonly { readonly secretRef?: Named; readonly configMapRef?: Named }[];
}

/** Where a volume comes from, in any of the ways that name a secret. */
interface SecretSource {
  readonly secretName?: string;
  readonly secretNamespace?: string;
  readonly secretRef?: Named;
  readonly nodePublishSecretRef?: Named;
  readonly nodeStageSecretRef?: Named;
  readonly nodeExpandSecretRef?: Named;
}

interface NamingVolume {
  readonly name: string;
  readonly secret?: SecretSource;
  readonly configMap?: Named;
  readonly projected?: { readonly sources?: readonly { readonly secret?: Named; readonly configMap?: Named }[] };
  readonly persistentVolumeClaim?: { readonly claimName: string };
  readonly ephemeral?: object;
  readonly [source: string]: unknown;
}

/** What a pod names. Of what the image of a static pod names, the node had it before the server. */
export function podRelations(
  pod: NamingPod,
  { namespace, name, mirror }: { readonly namespace: string; readonly name: string; readonly mirror: string },
): PodRelations {
  const { spec = {}, status = {}, metadata } = pod;
  const { nodeName: node = "" } = spec;
  if (node === "" || metadata?.annotations?.[mirror] !== undefined) return { node, names: [] };
  const names: Vertex[] = [];
  const add = (kind: "secret" | "configmap" | "claim" | "account" | "resourceclaim", each: string | undefined) => {
    if (each !== undefined && each !== "") names.push(`${kind} ${namespace}/${each}`);
  };
  add("account", spec.serviceAccountName);
  for (const each of spec.imagePullSecrets ?? []) add("secret", each.name);
  const { containers = [], initContainers = [], ephemeralContainers = [], volumes = [] } = spec;
  for (const { env = [], envFrom = [] } of [...containers, ...initContainers, ...ephemeralContainers]) {
    for (const { valueFrom } of env) {
      add("secret", valueFrom?.secretKeyRef?.name);
      add("configmap", valueFrom?.configMapKeyRef?.name);
    }
    for (const { secretRef, configMapRef } of envFrom) {
      add("secret", secretRef?.name);
      add("configmap", configMapRef?.name);
    }
  }
  for (const volume of volumes) {
    for (const each of secretsOf(volume)) add("secret", each.name);
    add("configmap", volume.configMap?.name);
    for (const { secret, configMap } of volume.projected?.sources ?? []) {
      add("secret", secret?.name);
      add("configmap", configMap?.name);
    }
    add("claim", volume.persistentVolumeClaim?.claimName);
    if (volume.ephemeral !== undefined) add("claim", `${name}-${volume.name}`);
  }
  const { resourceClaimStatuses = [], extendedResourceClaimStatus } = status;
  for (const each of [...(spec.resourceClaims ?? []), ...resourceClaimStatuses])
    add("resourceclaim", each.resourceClaimName);
  add("resourceclaim", extendedResourceClaimStatus?.resourceClaimName);
  return { node, names };
}

/** Secrets that the sources of a volume name, and that a node needs to mount it. */
function secretsOf(sources: Readonly<Record<string, unknown>>): Named[] {
  return Object.values(sources).flatMap((each) => {
    if (typeof each !== "object" || each === null) return [];
    const { secretName, secretNamespace, ...references } = each as SecretSource;
    const { secretRef, nodePublishSecretRef, nodeStageSecretRef, nodeExpandSecretRef } = references;
    const named =
      secretName === undefined
        ? undefined
        : { name: secretName, ...(secretNamespace ? { namespace: secretNamespace } : {}) };
    const all = [named, secretRef, nodePublishSecretRef, nodeStageSecretRef, nodeExpandSecretRef];
    return all.filter((reference) => reference !== undefined);
  });
}

interface NamingPersistentVolume extends ApiObject {
  readonly spec?: { readonly claimRef?: Named; readonly [source: string]: unknown };
}

/** A secret without a namespace is of that of the claim. */
export function volumeRelations({ spec = {} }: NamingPersistentVolume): VolumeRelations {
  const { claimRef, ...sources } = spec;
  if (claimRef === undefined) return { claim: undefined, secrets: [] };
  const { namespace: home = "", name = "" } = claimRef;
  const secrets = secretsOf(sources).map((each): Vertex => `secret ${each.namespace || home}/${each.name ?? ""}`);
  return { claim: `claim ${home}/${name}`, secrets };
}
