import { createHash } from "node:crypto";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { ServiceAccount } from "../../../generated/core/v1/serviceAccount.ts";
import { podIdentity } from "../container/podIdentity.ts";
import type { IssuedToken, TokenAsked } from "../volumes/objectSource.ts";
import type { OwnerReference } from "./credentials.ts";

/** What the agent tells a program for credentials of the service account of a pod. */
export interface TokenAttributes {
  readonly audience: string;
  /** Whether an answer is good for all pods of a service account, or for one token alone. */
  readonly cacheType: "ServiceAccount" | "Token";
  /** It is not asked for pods without a service account. */
  readonly requiresAccount: boolean;
  /** It is not asked for pods whose service account has not all of these. */
  readonly requiredAnnotations: readonly string[];
  readonly optionalAnnotations: readonly string[];
}

export interface AccountSource {
  readonly serviceAccount: (namespace: string, name: string) => Promise<ServiceAccount | undefined>;
  readonly token: (pod: Pod, asked: TokenAsked) => Promise<IssuedToken>;
}

/** What the agent tells a program, and what sets its answer apart from others. */
export interface ShownAccount {
  readonly fields: {
    readonly serviceAccountToken?: string;
    readonly serviceAccountAnnotations?: Readonly<Record<string, string>>;
  };
  readonly cacheKey: string;
  readonly account: OwnerReference | undefined;
}

const nothing: ShownAccount = { fields: {}, cacheKey: "", account: undefined };

/** Undefined where the program is not asked for the pod. Rejects with an Error where the API has no such account. */
export async function shownAccount(
  pod: Pod,
  attributes: TokenAttributes | undefined,
  source: AccountSource,
): Promise<ShownAccount | undefined> {
  if (attributes === undefined) return nothing;
  const { serviceAccountName: name = "" } = pod.spec ?? {};
  if (name === "") return attributes.requiresAccount ? undefined : nothing;
  const { namespace } = podIdentity(pod);
  const found = await source.serviceAccount(namespace, name);
  if (found === undefined) throw new Error(`the service account ${namespace}/${name} is not there`);
  const annotations = found.metadata?.annotations ?? {};
  const has = (each: string) => Object.hasOwn(annotations, each);
  const { requiredAnnotations, optionalAnnotations, audience, cacheType } = attributes;
  if (!requiredAnnotations.every(has)) return undefined;
  const { token } = await source.token(pod, { audience, expirationSeconds });
  const shownKeys = [...requiredAnnotations, ...optionalAnnotations].filter(has).sort();
  const shown = Object.fromEntries(shownKeys.map((each) => [each, annotations[each] ?? ""]));
  const account = { namespace, name, uid: found.metadata?.uid ?? "" };
  return {
    fields: { serviceAccountToken: token, ...(shownKeys.length === 0 ? {} : { serviceAccountAnnotations: shown }) },
    cacheKey: JSON.stringify([
      account,
      shown,
      ...(cacheType === "Token" ? [createHash("sha256").update(token).digest("hex")] : []),
    ]),
    account,
  };
}

const expirationSeconds = 3600;
