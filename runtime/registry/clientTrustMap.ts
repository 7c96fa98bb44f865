import { X509Certificate } from "node:crypto";
import type { ConfigMap } from "../../generated/core/v1/configMap.ts";
import { repeat } from "../lib/repeat.ts";
import { deepEqual } from "../schema/deepEqual.ts";
import type { Platform } from "../schema/index.ts";
import { certificatesOf } from "../x509/certificate.ts";
import type { Registry } from "./registry.ts";
import { decodeStored } from "./stored/storedForm.ts";
import { changeSystemObject, ensureSystemObject } from "./systemObject.ts";

/** By what a server knows its clients, for extension servers behind it. */
export interface PublishedTrust {
  /** Of the certificates that name users. */
  readonly users: readonly string[];
  /** Undefined: the server believes no front proxy. */
  readonly proxies: ProxyTrust | undefined;
}

/** How a front proxy is known, and by which headers it names users. */
export interface ProxyTrust {
  /** PEM texts. */
  readonly authorities: readonly string[];
  readonly allowedNames: readonly string[];
  readonly usernameHeaders: readonly string[];
  readonly uidHeaders: readonly string[];
  readonly groupHeaders: readonly string[];
  readonly extraHeadersPrefix: readonly string[];
}

export interface TrustMapOptions {
  readonly platform: Platform;
  readonly newUid: () => string;
  readonly clock: () => number;
  readonly trust: () => PublishedTrust;
  readonly logError: (message: string, error: unknown) => void;
}

export interface KeptTrustMap {
  /** Why the map is not as it should be; undefined while it is. */
  readonly problem: () => string | undefined;
  readonly stop: () => Promise<void>;
}

/** Milliseconds between two looks at the map, each of which is a look-up while nothing changes. */
const lookMs = 2000;
/** Milliseconds after which certificates are looked at whose time may be over. */
const refreshMs = 60_000;
export const configMapName: string = "extension-apiserver-authentication";

/**
 * Keeps the config map from which extension servers learn whom this server believes. What other servers of the cluster
 * added stays in it until it expires.
 */
export function keepTrustMap(registry: Pick<Registry, "store">, options: TrustMapOptions): KeptTrustMap {
  const store = registry.store("", "configmaps");
  if (store === undefined) return { problem: () => undefined, stop: async () => {} };
  const { platform, newUid, clock, trust, logError } = options;
  const namespace = platform.names.namespaceSystem;
  let seen: { entry: unknown; trust: string; atMs: number } | undefined;
  const look = async () => {
    const nowMs = clock();
    const own = trust();
    const text = JSON.stringify(own);
    const isSeen = seen?.entry === store.get(namespace, configMapName) && seen?.trust === text;
    if (isSeen && nowMs - (seen?.atMs ?? 0) < refreshMs) return;
    const data = combined({}, own, nowMs);
    const named = { platform, nowMs };
    await ensureSystemObject(store, { metadata: { name: configMapName, namespace }, data } as ConfigMap, {
      ...{ ...named, newUid },
    });
    const decide = (map: ConfigMap): ConfigMap | undefined => {
      const next = combined(map.data ?? {}, own, nowMs);
      return deepEqual(next, map.data ?? {}) ? undefined : { ...map, data: next };
    };
    const entry = store.get(namespace, configMapName);
    const current = entry === undefined ? undefined : (decodeStored(entry.bytes) as ConfigMap);
    if (current !== undefined && decide(current) !== undefined) {
      await changeSystemObject<ConfigMap>(store, { ...named, namespace, name: configMapName, decide });
    }
    seen = { entry: store.get(namespace, configMapName), trust: text, atMs: nowMs };
  };
  const upkeep = repeat(look, {
    everyMs: lookMs,
    onError: (error, { isNew }) => isNew && logError(`cannot keep the config map ${configMapName}`, error),
  });
  upkeep.ask();
  return upkeep;
}

type Data = Readonly<Record<string, string>>;

const ofUsers = "client-ca-file";
const ofProxies = "requestheader-client-ca-file";

/** What the map of a cluster says. */
export function publishedIn(data: Data): PublishedTrust {
  const proxies = data[ofProxies] ?? "";
  const listOf = (key: string) => textsOf(data[`requestheader-${key}`]);
  const named = {
    allowedNames: listOf("allowed-names"),
    usernameHeaders: listOf("username-headers"),
    uidHeaders: listOf("uid-headers"),
    groupHeaders: listOf("group-headers"),
    extraHeadersPrefix: listOf("extra-headers-prefix"),
  };
  return { users: [data[ofUsers] ?? ""], proxies: proxies === "" ? undefined : { authorities: [proxies], ...named } };
}

/** What the map should say, given what it says: authorities and names of both, less what has expired. */
function combined(data: Data, { users, proxies }: PublishedTrust, nowMs: number): Data {
  const pem = (key: string, more: readonly string[]) => authorities([data[key] ?? "", ...more], nowMs);
  const lists: Readonly<Record<string, readonly string[]>> = {
    "requestheader-allowed-names": proxies?.allowedNames ?? [],
    "requestheader-username-headers": proxies?.usernameHeaders ?? [],
    "requestheader-uid-headers": proxies?.uidHeaders ?? [],
    "requestheader-group-headers": proxies?.groupHeaders ?? [],
    "requestheader-extra-headers-prefix": proxies?.extraHeadersPrefix ?? [],
  };
  const [userPem, proxyPem] = [pem(ofUsers, users), pem(ofProxies, proxies?.authorities ?? [])];
  return {
    ...(userPem === "" ? {} : { [ofUsers]: userPem }),
    ...(proxyPem === "" ? {} : { [ofProxies]: proxyPem }),
    ...(proxyPem === ""
      ? {}
      : Object.fromEntries(Object.entries(lists).map(([key, own]) => [key, listText(data[key], own)]))),
  };
}

/** Each certificate once, in order; a text that cannot be read, which is not this server's, is left out. */
function authorities(texts: readonly string[], nowMs: number): string {
  const all = texts.flatMap((each) => {
    try {
      return certificatesOf(each).map(({ pem }) => pem);
    } catch {
      return [];
    }
  });
  return [...new Set(all)].filter((each) => Date.parse(new X509Certificate(each).validTo) > nowMs).join("");
}

function listText(before: string | undefined, own: readonly string[]): string {
  return JSON.stringify([...new Set([...textsOf(before), ...own])]);
}

function textsOf(json: string | undefined): string[] {
  try {
    const parsed: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(parsed) ? parsed.filter((each): each is string => typeof each === "string") : [];
  } catch {
    return []; // others wrote it
  }
}
