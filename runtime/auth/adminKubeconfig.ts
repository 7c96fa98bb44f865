import { chmodSync, existsSync, readFileSync } from "node:fs";
import { otherServerName, type ServerCertificates } from "./certificates.ts";
import { kubeconfigText, writeKubeconfig } from "./kubeconfigFile.ts";

export interface KubeconfigOptions {
  readonly file: string;
  /** Name of the cluster, the context and the user. */
  readonly name: string;
  readonly server: string;
  readonly certificates: ServerCertificates;
  /** The name to verify the server by; absent: that of its URL, or one that its certificate has. */
  readonly serverName?: string | undefined;
}

/**
 * Writes a client configuration that kubectl and the typed client read, unless it is there already; mode 0600, since it
 * holds a private key. Throws what the medium says; the file is as it was then.
 */
export function writeAdminKubeconfig(options: KubeconfigOptions): void {
  const { file } = options;
  const text = textOf(options);
  if (existsSync(file) && readFileSync(file, "utf8") === text) {
    chmodSync(file, 0o600);
    return;
  }
  writeKubeconfig(file, text);
}

function textOf({ name, server, certificates, ...options }: KubeconfigOptions): string {
  const { ca, serving, admin } = certificates;
  const host = new URL(server).hostname.replace(/^\[|\]$/g, "");
  const serverName = options.serverName ?? otherServerName(serving, { host, platformName: name });
  return kubeconfigText({ name, server, serverName, ca: ca.cert, user: `${name}-admin`, context: name, ...admin });
}
