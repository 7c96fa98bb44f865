import type { AuthConfig } from "./credentials.ts";
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
  readonly auth: AuthConfig;
  readonly impersonate?: Impersonation;
}
