import type { AuthConfig } from "./credentials/credentials.ts";
import type { Impersonation } from "./options.ts";

export interface TlsOptions {
  readonly ca?: string | Uint8Array;
  readonly serverName?: string;
  readonly insecureSkipVerify: boolean;
}

/** Everything that is needed to connect, from the options and the kubeconfig. */
export interface ClientConfig {
  /** Where the values come from, for messages: "/home/me/.kube/config", or "the options". */
  readonly source: string;
  readonly server: string;
  readonly tls: TlsOptions;
  /** Of the proxy on the way to the server; absent: there is none. */
  readonly proxyUrl?: string;
  readonly auth: AuthConfig;
  readonly impersonate?: Impersonation;
}

/** Of "https://[::1]/prefix": "::1" and 443. An IPv6 address has brackets in a URL, and none in a call. */
export function addressOf(server: string): { readonly hostname: string; readonly port: number } {
  const { hostname, port, protocol } = new URL(server);
  const usual = protocol === "https:" ? 443 : 80;
  return { hostname: hostname.replace(/^\[(.*)\]$/, "$1"), port: port === "" ? usual : Number(port) };
}
