import type { ClientConfig } from "./clientConfig.ts";
import type { AuthConfig } from "./credentials/credentials.ts";
import { KubeconfigError } from "./kubeconfigError.ts";
import type { ClientOptions } from "./options.ts";

/** Puts the options over the kubeconfig. Throws KubeconfigError. */
export async function resolveConfig(options: ClientOptions): Promise<ClientConfig> {
  const base = await baseConfig(options);
  const server = options.server ?? base.server;
  if (!/^https?:\/\//.test(server) || !URL.canParse(server)) {
    throw new KubeconfigError(base.source, `the server "${server}" is not an http or https URL`);
  }
  const ca = options.ca ?? base.tls.ca;
  const serverName = options.tlsServerName ?? base.tls.serverName;
  const proxyUrl = options.proxyUrl ?? base.proxyUrl ?? "";
  if (proxyUrl !== "" && (!/^https?:\/\//.test(proxyUrl) || !URL.canParse(proxyUrl))) {
    throw new KubeconfigError(base.source, `the proxy ${JSON.stringify(proxyUrl)} is not an http or https URL`);
  }
  const impersonate = options.impersonate ?? (options.tokenSource === undefined ? base.impersonate : undefined);
  return {
    source: base.source,
    server,
    tls: {
      ...(ca === undefined ? {} : { ca }),
      ...(serverName === undefined ? {} : { serverName }),
      insecureSkipVerify: options.insecureSkipTlsVerify ?? base.tls.insecureSkipVerify,
    },
    ...(proxyUrl === "" ? {} : { proxyUrl }),
    auth: authOf(options, base.auth),
    ...(impersonate === undefined ? {} : { impersonate }),
  };
}

async function baseConfig(options: ClientOptions): Promise<ClientConfig> {
  const { server, kubeconfig, context } = options;
  if (server !== undefined && kubeconfig === undefined && context === undefined) {
    return { source: "the options", server, tls: { insecureSkipVerify: false }, auth: {} };
  }
  const { loadKubeconfig } = await import("./kubeconfig.ts");
  return loadKubeconfig({
    ...(kubeconfig === undefined ? {} : { path: kubeconfig }),
    ...(context === undefined ? {} : { context }),
  });
}

/** A token in the options replaces the file's ways to a token; a certificate replaces its certificate. */
function authOf(options: ClientOptions, base: AuthConfig): AuthConfig {
  const { cert, key, token, tokenFile, tokenSource } = options;
  if (tokenSource !== undefined) return { tokenSource };
  if ((cert === undefined) !== (key === undefined))
    throw new KubeconfigError("the options", "cert and key go together");
  const certificate = cert === undefined || key === undefined ? partOf(base, isOfCertificate) : { cert, key };
  if (token === undefined && tokenFile === undefined) {
    return { ...partOf(base, (name) => !isOfCertificate(name)), ...certificate };
  }
  return {
    ...certificate,
    ...(token === undefined ? {} : { token }),
    ...(tokenFile === undefined ? {} : { tokenFile }),
  };
}

function partOf(auth: AuthConfig, isPart: (name: string) => boolean): AuthConfig {
  return Object.fromEntries(Object.entries(auth).filter(([name]) => isPart(name)));
}

function isOfCertificate(name: string): boolean {
  return ["cert", "key", "certFile", "keyFile"].includes(name);
}
