import { createHmac } from "node:crypto";
import type { ConfigMap } from "../../../generated/core/v1/configMap.ts";
import { isNotFound, type Stored } from "../../client/index.ts";
import { deepEqual } from "../../schema/deepEqual.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { type Outcome, runController } from "../frame/runController.ts";
import { type BootstrapToken, bootstrapSecrets, tokenOf, waitMs } from "./bootstrapToken.ts";

/** What the cluster says of itself, in the namespace that all may read. */
const configMapName = "cluster-info";
/** What is signed. */
const payloadKey = "kubeconfig";
/** Begin of the keys of signatures, before the id of the token. */
const signatureKeyPrefix = "jws-kubeconfig-";

/**
 * Signs what the cluster says of itself with each token by which nodes join: who has the token knows then that the
 * cluster said so, before it trusts the cluster.
 */
export async function runBootstrapSigner(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, platform, nowMs, signal } = context;
  const namespace = platform.names.namespacePublic;
  const queue = newQueue("bootstrap_signer_queue");
  const secrets = bootstrapSecrets(context);
  const fieldSelector = `metadata.namespace=${namespace},metadata.name=${configMapName}`;
  const configMaps = informers.of(client.core.v1.configmaps, { fieldSelector });
  const consider = () => queue.add(configMapName);
  secrets.addHandler({ add: consider, update: consider, delete: consider });
  configMaps.addHandler({ add: consider, update: consider });
  const reconcile = async (name: string): Promise<Outcome> => {
    const stored = configMaps.store.get({ namespace, name });
    if (stored?.data?.[payloadKey] === undefined) return undefined;
    const now = nowMs();
    const tokens = secrets.store.list().flatMap((each) => tokenOf(each) ?? []);
    const signing = tokens.filter(({ signs, expiresMs = Number.POSITIVE_INFINITY }) => signs && expiresMs > now);
    const signed = withSignatures(stored, signing);
    try {
      if (signed !== undefined) await client.core.v1.configmaps.namespace(namespace).update(signed, { signal });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
    const nextMs = Math.min(...signing.map(({ expiresMs = Number.POSITIVE_INFINITY }) => expiresMs));
    return nextMs === Number.POSITIVE_INFINITY ? undefined : { afterMs: waitMs(nextMs, now) };
  };
  await runController({ queue, workers: 1, synced: [secrets.synced, configMaps.synced], reconcile, context });
}

/** The config map with the signatures of these tokens and no others; undefined where it is so. */
function withSignatures(stored: Stored<ConfigMap>, tokens: readonly BootstrapToken[]): Stored<ConfigMap> | undefined {
  const { data = {} } = stored;
  const payload = data[payloadKey] ?? "";
  const rest = Object.entries(data).filter(([key]) => !key.startsWith(signatureKeyPrefix));
  const signatures = tokens.map(
    (each) => [`${signatureKeyPrefix}${each.id}`, detachedSignature(payload, each)] as const,
  );
  const signed = Object.fromEntries([...rest, ...signatures]);
  return deepEqual(signed, data) ? undefined : { ...stored, data: signed };
}

/** A JWS of RFC 7515, HS256, without its payload (appendix F). The same text and token give the same signature. */
function detachedSignature(payload: string, { id, text }: BootstrapToken): string {
  const header = Buffer.from(JSON.stringify({ alg: "HS256", kid: id })).toString("base64url");
  const content = `${header}.${Buffer.from(payload, "utf8").toString("base64url")}`;
  return `${header}..${createHmac("sha256", text).update(content).digest("base64url")}`;
}
