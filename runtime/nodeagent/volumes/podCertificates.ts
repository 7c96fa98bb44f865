import { generateKeyPair, type KeyObject, X509Certificate } from "node:crypto";
import { promisify } from "node:util";
import type { PodCertificateRequest } from "../../../generated/certificates/v1beta1/podCertificateRequest.ts";
import type { Client } from "../../../generated/client.ts";
import type { Node } from "../../../generated/core/v1/node.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodCertificateProjection } from "../../../generated/core/v1/projectedVolume.ts";
import type { Clock } from "../../client/clock.ts";
import { isNotFound } from "../../client/errors.ts";
import { pause } from "../../lib/pause.ts";
import { signRequest } from "../../x509/signRequest.ts";
import { podIdentity } from "../container/podIdentity.ts";
import { type Credential, type Credentials, keepCredentials } from "./credentials.ts";
import type { PodCertificate } from "./objectSource.ts";

export interface PodCertificatesOptions {
  readonly client: Pick<Client, "certificates" | "core">;
  readonly clock: Clock;
  /** As the API has it; undefined while it is not registered. */
  readonly node: () => Pick<Node, "metadata"> | undefined;
}

type Kept = PodCertificate & Credential;

/** A request under way. A refusal is the signer's last word. */
interface Asked {
  readonly name: string;
  readonly key: KeyObject;
  refusal?: string;
}

const firstLookMs = 50;
const lastLookMs = 1000;
/** @limit Wait of a starting pod for the certificate of a signer: the mount fails, and is tried again. */
const maxWaitMs = 30_000;
/** Pods that have started together renew within this time, in milliseconds. */
const renewalSpreadMs = 5 * 60_000;

/** Keys and their certificates for a node's pods. What a signer refuses is not asked for again. */
export function openPodCertificates(options: PodCertificatesOptions): Credentials<PodCertificateProjection, Kept> {
  const { client, clock } = options;
  /** By the pod's uid, then by what it asks for. */
  const open = new Map<string, Map<string, Asked>>();

  const keyOf = (_: Pod, asked: PodCertificateProjection) => JSON.stringify(asked);

  async function request(pod: Pod, asked: PodCertificateProjection, signal: AbortSignal): Promise<Kept> {
    const { uid, namespace } = podIdentity(pod);
    const ofPod = open.get(uid) ?? new Map<string, Asked>();
    open.set(uid, ofPod);
    const key = keyOf(pod, asked);
    const own = ofPod.get(key) ?? (await ask(pod, asked, options));
    ofPod.set(key, own);
    if (own.refusal !== undefined) throw new Error(own.refusal);
    try {
      const issued = await outcome(own, { client, namespace, signal });
      ofPod.delete(key);
      return issued;
    } catch (error) {
      if (isNotFound(error)) ofPod.delete(key); // taken away: the next call asks again
      throw error;
    }
  }

  const kept = keepCredentials({ clock, keyOf, request });
  return {
    get: kept.get,
    forget: (podUid) => {
      open.delete(podUid);
      kept.forget(podUid);
    },
  };
}

const generate = promisify(generateKeyPair) as (
  type: string,
  options: object,
) => Promise<{ readonly publicKey: KeyObject; readonly privateKey: KeyObject }>;

const keyTypes: Readonly<Record<string, readonly [type: string, options: object]>> = {
  RSA3072: ["rsa", { modulusLength: 3072 }],
  RSA4096: ["rsa", { modulusLength: 4096 }],
  ECDSAP256: ["ec", { namedCurve: "P-256" }],
  ECDSAP384: ["ec", { namedCurve: "P-384" }],
  ECDSAP521: ["ec", { namedCurve: "P-521" }],
  ED25519: ["ed25519", {}],
};

async function ask(
  pod: Pod,
  { signerName, keyType, maxExpirationSeconds, userAnnotations }: PodCertificateProjection,
  { client, node }: PodCertificatesOptions,
): Promise<Asked> {
  const { namespace, name, uid } = podIdentity(pod);
  const { name: nodeName = "", uid: nodeUID = "" } = node()?.metadata ?? {};
  if (nodeUID === "") throw new Error("the node is not registered yet");
  const serviceAccountName = pod.spec?.serviceAccountName || "default";
  const account = await client.core.v1.serviceaccounts.namespace(namespace).get(serviceAccountName);
  const [type, options] = keyTypes[keyType] ?? [];
  if (type === undefined || options === undefined) throw new Error(`unknown type of key "${keyType}"`);
  const { privateKey: key } = await generate(type, options);
  const made = await client.certificates.v1beta1.podcertificaterequests.namespace(namespace).create({
    metadata: { generateName: `req-${name}-`, ownerReferences: [{ apiVersion: "v1", kind: "Pod", name, uid }] },
    spec: {
      ...{ signerName, podName: name, podUID: uid, nodeName, nodeUID },
      ...{ serviceAccountName, serviceAccountUID: account.metadata?.uid ?? "" },
      ...(maxExpirationSeconds === undefined ? {} : { maxExpirationSeconds }),
      ...(userAnnotations === undefined ? {} : { unverifiedUserAnnotations: userAnnotations }),
      stubPKCS10Request: signRequest({ subject: [], key }).toString("base64"),
    },
  });
  return { name: made.metadata?.name ?? "", key };
}

interface Waiting {
  readonly client: PodCertificatesOptions["client"];
  readonly namespace: string;
  readonly signal: AbortSignal;
}

/** Waits for what the signer does; with an aborted signal it looks once. */
async function outcome(own: Asked, { client, namespace, signal }: Waiting): Promise<Kept> {
  const requests = client.certificates.v1beta1.podcertificaterequests.namespace(namespace);
  const endMs = performance.now() + maxWaitMs;
  for (let waitMs = firstLookMs; ; waitMs = Math.min(waitMs * 2, lastLookMs)) {
    const { spec, status = {} } = await requests.get(own.name);
    const named = `the PodCertificateRequest ${namespace}/${own.name} to "${spec.signerName}"`;
    const ended = status.conditions?.find((each) => each.status === "True");
    if (ended?.type === "Issued") return issued(own.key, status);
    if (ended !== undefined) {
      own.refusal = `${named} is refused: ${ended.type}: ${ended.reason ?? ""}: ${ended.message ?? ""}`;
      throw new Error(own.refusal);
    }
    if (signal.aborted || performance.now() > endMs) throw new Error(`${named} is not issued yet`);
    await pause(waitMs, signal);
  }
}

/** Throws an Error for a certificate of another key. */
function issued(key: KeyObject, status: NonNullable<PodCertificateRequest["status"]>): Kept {
  const { certificateChain: chain = "", beginRefreshAt = "", notAfter = "" } = status;
  if (!new X509Certificate(chain).checkPrivateKey(key)) throw new Error("the certificate is of another key");
  const [refreshAtMs, expiresAtMs] = [Date.parse(beginRefreshAt), Date.parse(notAfter)];
  const jitterMs = Math.random() * Math.min(renewalSpreadMs, (expiresAtMs - refreshAtMs) / 2);
  const keyText = key.export({ type: "pkcs8", format: "pem" }).toString();
  return { key: keyText, chain, expiresAtMs, renewAtMs: refreshAtMs + jitterMs };
}
