import type { Secret } from "../../generated/core/v1/secret.ts";
import type { ServiceAccount } from "../../generated/core/v1/serviceAccount.ts";
import type { TokenLookup } from "../auth/authenticators/serviceAccountTokens.ts";
import type { ObjectMetaLike, Platform } from "../schema/index.ts";
import type { Registry } from "./registry.ts";
import { decodeStored, metadataOf } from "./stored/storedForm.ts";
import { changeSystemObject } from "./systemObject.ts";

type Stores = Pick<Registry, "store">;

/** Looks for objects that tokens depend on among those that are stored. */
export function tokenLookup(registry: Stores): TokenLookup {
  return (resource, namespace, name) => {
    const store = registry.store("", resource);
    const entry = store?.get(namespace, name);
    if (store === undefined || entry === undefined) return undefined;
    return JSON.parse(metadataOf(store.storedForm, entry.bytes)) as ObjectMetaLike;
  };
}

type Read<T> = (namespace: string, name: string) => T | undefined;

/** Reads the secrets that hold tokens. */
export function secretReader(registry: Stores): Read<Secret> {
  return (namespace, name) => read(registry, "secrets", { namespace, name }) as Secret | undefined;
}

/** Reads the accounts that tokens are of. */
export function accountReader(registry: Stores): Read<ServiceAccount> {
  return (namespace, name) => read(registry, "serviceaccounts", { namespace, name }) as ServiceAccount | undefined;
}

function read(
  registry: Stores,
  resource: string,
  { namespace, name }: { readonly namespace: string; readonly name: string },
): object | undefined {
  const entry = registry.store("", resource)?.get(namespace, name);
  return entry === undefined ? undefined : decodeStored(entry.bytes);
}

/** Sets a label of a secret, where it has another value. */
export async function labelSecret(
  registry: Stores,
  place: { readonly namespace: string; readonly name: string },
  { label, value, ...options }: { label: string; value: string; platform: Platform; nowMs: number },
): Promise<void> {
  const store = registry.store("", "secrets");
  if (store === undefined) return;
  const decide = (secret: Secret): Secret | undefined => {
    if (secret.metadata?.labels?.[label] === value) return undefined;
    return { ...secret, metadata: { ...secret.metadata, labels: { ...secret.metadata?.labels, [label]: value } } };
  };
  await changeSystemObject<Secret>(store, { ...options, ...place, decide });
}
