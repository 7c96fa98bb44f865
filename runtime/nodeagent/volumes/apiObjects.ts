import type { ClusterTrustBundle } from "../../../generated/certificates/v1beta1/clusterTrustBundle.ts";
import type { Client } from "../../../generated/client.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Node } from "../../../generated/core/v1/node.ts";
import type { ServiceAccount } from "../../../generated/core/v1/serviceAccount.ts";
import type { ClusterTrustBundleProjection } from "../../../generated/core/v1/projectedVolume.ts";
import type { CSIDriver } from "../../../generated/storage/v1/csiDriver.ts";
import { type Clock, steadyClock } from "../../client/clock.ts";
import { isNotFound } from "../../client/errors.ts";
import { selectorText } from "../../lib/labelSelector.ts";
import type { ApiObject } from "../../schema/object.ts";
import { podIdentity } from "../container/podIdentity.ts";
import { readCache } from "./objectCache.ts";
import type { ObjectSource } from "./objectSource.ts";
import { openPodCertificates } from "./podCertificates.ts";
import { referencesOf } from "./references.ts";
import { openTokens } from "./tokens.ts";

export interface ApiObjectsOptions {
  readonly client: Pick<Client, "certificates" | "core" | "storage">;
  readonly clock: Clock;
  /** How old a config map or secret may be. */
  readonly maxAgeMs: number;
  readonly isGateOn: (gate: "ClusterTrustBundleProjection" | "PodCertificateRequest") => boolean;
  /** As the API has it; undefined while it is not registered. */
  readonly node: () => Pick<Node, "metadata"> | undefined;
}

export interface ApiObjects extends ObjectSource {
  readonly serviceAccount: (namespace: string, name: string) => Promise<ServiceAccount | undefined>;
  /** A pod that starts sees its config maps and secrets as they are now. */
  readonly expire: (pod: Pod) => void;
  /** Drops what was kept for a pod that is gone. */
  readonly forget: (podUid: string) => void;
}

/** Objects for pods out of the API, kept for a while, and longer while the API cannot be asked. */
export function apiObjects(options: ApiObjectsOptions): ApiObjects {
  const { client, maxAgeMs } = options;
  const { configmaps, secrets, persistentvolumeclaims, persistentvolumes } = client.core.v1;
  const byName = <T extends ApiObject & { immutable?: boolean }>(resource: Readable<T>) => {
    return readCache<T>({
      ...{ clock: steadyClock, maxAgeMs, isFinal: (each) => each.immutable === true },
      read: (key) => {
        const [namespace = "", name = ""] = key.split("/");
        return found(resource.namespace(namespace).get(name));
      },
    });
  };
  const caches = { configMap: byName(configmaps), secret: byName(secrets) };
  const bundles = readCache<readonly ClusterTrustBundle[]>({
    ...{ clock: steadyClock, maxAgeMs, isFinal: () => false },
    read: (key) => readBundles(client, JSON.parse(key) as ClusterTrustBundleProjection),
  });
  const { csidrivers, volumeattachments } = client.storage.v1;
  const drivers = readCache<CSIDriver>({
    ...{ clock: steadyClock, maxAgeMs, isFinal: () => false, read: (name) => found(csidrivers.get(name)) },
  });
  const tokens = openTokens(options);
  const certificates = openPodCertificates(options);
  return {
    configMap: (namespace, name) => caches.configMap.get(`${namespace}/${name}`),
    secret: (namespace, name) => caches.secret.get(`${namespace}/${name}`),
    claim: (namespace, name) => found(persistentvolumeclaims.namespace(namespace).get(name)),
    persistentVolume: (name) => found(persistentvolumes.get(name)),
    csiDriver: drivers.get,
    volumeAttachment: (name) => found(volumeattachments.get(name)),
    token: tokens.get,
    certificate: async (pod, asked, signal) => {
      if (!options.isGateOn("PodCertificateRequest")) throw new Error(`${disabledGate} PodCertificateRequest`);
      return await certificates.get(pod, asked, signal);
    },
    serviceAccount: (namespace, name) => found(client.core.v1.serviceaccounts.namespace(namespace).get(name)),
    trustBundles: async ({ name, signerName, labelSelector }) => {
      if (!options.isGateOn("ClusterTrustBundleProjection")) {
        throw new Error(`${disabledGate} ClusterTrustBundleProjection`);
      }
      return (await bundles.get(JSON.stringify({ name, signerName, labelSelector }))) ?? [];
    },
    expire: (pod) => {
      const { namespace } = podIdentity(pod);
      for (const { sort, name } of referencesOf(pod)) caches[sort].expire(`${namespace}/${name}`);
    },
    forget: (podUid) => {
      tokens.forget(podUid);
      certificates.forget(podUid);
    },
  };
}

const disabledGate = "this node has disabled the gate";

interface Readable<T> {
  readonly namespace: (name: string) => { readonly get: (name: string) => Promise<T> };
}

async function found<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

async function readBundles(
  { certificates }: ApiObjectsOptions["client"],
  { name, signerName = "", labelSelector }: ClusterTrustBundleProjection,
): Promise<readonly ClusterTrustBundle[]> {
  const { clustertrustbundles } = certificates.v1beta1;
  if (name !== undefined) {
    const bundle = await found(clustertrustbundles.get(name));
    return bundle === undefined ? [] : [bundle];
  }
  // No selector chooses nothing; an empty one chooses all of the signer.
  if (labelSelector === undefined) return [];
  const { items } = await clustertrustbundles.list({
    fieldSelector: `spec.signerName=${signerName}`,
    labelSelector: selectorText(labelSelector),
  });
  return items;
}
