import type { IncomingMessage } from "node:http";
import type { ConfigMap } from "../../generated/core/v1/configMap.ts";
import type { ControllerManagerFlags } from "../../generated/flags.ts";
import { AuthenticationError, type RequestAuthenticator } from "../auth/authenticators/authenticator.ts";
import { clientCertificateAuthenticator } from "../auth/authenticators/clientCertificate.ts";
import { ClientTrust } from "../auth/authenticators/clientTrust.ts";
import { requestHeaderAuthenticator } from "../auth/authenticators/requestHeaders.ts";
import { createInformer, isNotFound, namespacedResource, type Stored, type Transport } from "../client/index.ts";
import type { Logger } from "../component/logs/logger.ts";
import { configMapName, type PublishedTrust, publishedIn } from "../registry/clientTrustMap.ts";
import type { UserInfo } from "../schema/access/user.ts";
import type { Platform } from "../schema/index.ts";
import { authorityFile } from "./portFiles.ts";

export type PortTrustFlags = Pick<
  ControllerManagerFlags,
  | "authenticationKubeconfig"
  | "authenticationSkipLookup"
  | "authenticationTolerateLookupFailure"
  | "clientCaFile"
  | "requestheaderClientCaFile"
  | "requestheaderAllowedNames"
  | "requestheaderUsernameHeaders"
  | "requestheaderUidHeaders"
  | "requestheaderGroupHeaders"
  | "requestheaderExtraHeadersPrefix"
>;

/** Whom a port knows by certificates. */
export interface PortTrust {
  /** PEM texts of those who sign the certificates of clients, now; undefined: the port asks for none. */
  readonly clientCa: () => string | undefined;
  /** The user whom a client's certificate names, or a front proxy in headers; undefined: neither is there. */
  readonly userOf: (req: IncomingMessage) => UserInfo | "refused" | undefined;
  /**
   * Reads what flags do not say from the cluster, and follows it. Rejects with an Error where that cannot be read and
   * must be. Returns how to end it.
   */
  readonly follow: (transport: Transport) => Promise<() => Promise<void>>;
}

/** Throws an Error that names the flag of a file that cannot be used. */
export function portTrust(
  flags: PortTrustFlags,
  { platform, log }: { readonly platform: Platform; readonly log: Logger },
): PortTrust {
  const { clientCaFile, requestheaderClientCaFile: proxyFile, authenticationKubeconfig } = flags;
  const users = authoritiesIn("client-ca-file", clientCaFile);
  const proxies = authoritiesIn("requestheader-client-ca-file", proxyFile);
  const isWhole = users !== undefined && proxies !== undefined;
  const looksUp = authenticationKubeconfig !== "" && !flags.authenticationSkipLookup && !isWhole;
  let published = publishedIn({});
  const named = {
    allowedNames: flags.requestheaderAllowedNames,
    usernameHeaders: flags.requestheaderUsernameHeaders,
    uidHeaders: flags.requestheaderUidHeaders,
    groupHeaders: flags.requestheaderGroupHeaders,
    extraHeadersPrefix: flags.requestheaderExtraHeadersPrefix,
  };
  const now = (): PublishedTrust => ({
    users: users === undefined ? published.users : [users()],
    proxies: proxies === undefined ? published.proxies : { ...named, authorities: [proxies()] },
  });
  const believed = new Believed(platform);
  believed.renew(now());
  const renew = () => {
    try {
      believed.renew(now());
    } catch (error) {
      log.error("whom the port knows stays as it was", error);
    }
  };
  return {
    clientCa: () => {
      renew();
      return users === undefined && proxies === undefined && !looksUp ? undefined : believed.pem;
    },
    userOf: (req) => {
      renew();
      return believed.userOf(req);
    },
    follow: async (transport) => {
      if (!looksUp) return async () => {};
      const set = (data: ConfigMap["data"]) => void (published = publishedIn(data ?? {}));
      const isFatal = proxies === undefined && !flags.authenticationTolerateLookupFailure;
      return followMap(transport, { namespace: platform.names.namespaceSystem, isFatal, set, log });
    },
  };
}

function authoritiesIn(flag: string, path: string): (() => string) | undefined {
  return path === "" ? undefined : authorityFile(flag, path);
}

/** The authenticators of what is believed, made anew when that changes. */
class Believed {
  readonly #platform: Platform;
  #shown = "";
  #authenticators: readonly RequestAuthenticator[] = [];
  pem = "";

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Takes all of it, or throws an Error, once, and takes nothing. */
  renew(now: PublishedTrust): void {
    const shown = JSON.stringify(now);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { users, proxies } = now;
    const texts = { users, proxies: proxies?.authorities ?? [] };
    const trust = new ClientTrust(texts);
    const { labelDomain } = this.#platform;
    const byHeaders =
      proxies === undefined
        ? []
        : [
            requestHeaderAuthenticator({
              authorities: trust.proxies,
              allowedNames: proxies.allowedNames,
              userHeaders: proxies.usernameHeaders,
              uidHeaders: proxies.uidHeaders,
              groupHeaders: proxies.groupHeaders,
              extraPrefixes: proxies.extraHeadersPrefix,
            }),
          ];
    const certificates = { labelDomain, readsUid: false, onUse: () => {}, authorities: trust.users };
    this.#authenticators = [...byHeaders, clientCertificateAuthenticator(certificates)];
    this.pem = [...texts.users, ...texts.proxies].join("\n").trim();
  }

  userOf(req: IncomingMessage): UserInfo | "refused" | undefined {
    let isRefused = false;
    for (const each of this.#authenticators) {
      try {
        const user = each(req);
        if (user !== undefined) return user;
      } catch (error) {
        if (!(error instanceof AuthenticationError)) throw error;
        isRefused = true; // another may know it
      }
    }
    return isRefused ? "refused" : undefined;
  }
}

interface FollowMap {
  readonly namespace: string;
  /** A map that cannot be read at first is an error. */
  readonly isFatal: boolean;
  readonly set: (data: ConfigMap["data"]) => void;
  readonly log: Logger;
}

/** Hands on what the config map says in which servers publish whom they believe; nothing while there is none. */
async function followMap(
  transport: Transport,
  { namespace, isFatal, set, log }: FollowMap,
): Promise<() => Promise<void>> {
  const ref = { group: "", version: "v1", apiVersion: "v1", kind: "ConfigMap", plural: "configmaps" };
  const maps = namespacedResource<ConfigMap>(transport, ref).namespace(namespace);
  try {
    set((await maps.get(configMapName)).data);
  } catch (error) {
    if (!isNotFound(error)) {
      const text = `cannot read the config map ${namespace}/${configMapName}`;
      if (isFatal) throw new Error(`${text}: ${String(error)}`, { cause: error });
      log.warning(`${text}: clients with certificates are refused (${String(error)})`);
    }
  }
  const ending = new AbortController();
  let said = "";
  const onError = (error: unknown) => {
    if (String(error) !== said) log.error(`informer of ${namespace}/${configMapName}`, error);
    said = String(error);
  };
  const informer = createInformer(maps, { fieldSelector: `metadata.name=${configMapName}`, onError });
  const take = ({ data }: Stored<ConfigMap>) => set(data);
  informer.addHandler({ add: take, update: (_old, map) => take(map), delete: () => set({}) });
  const running = informer.run(ending.signal);
  return async () => {
    ending.abort();
    await running;
  };
}
