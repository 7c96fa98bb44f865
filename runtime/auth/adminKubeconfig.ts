import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { otherServerName, type ServerCertificates } from "./certificates.ts";

export interface KubeconfigOptions {
  readonly file: string;
  /** Name of the cluster, the context and the user. */
  readonly name: string;
  readonly server: string;
  readonly certificates: ServerCertificates;
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
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text, { mode: 0o600 });
    chmodSync(temporary, 0o600);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function textOf({ name, server, certificates }: KubeconfigOptions): string {
  const { ca, serving, admin } = certificates;
  const host = new URL(server).hostname.replace(/^\[|\]$/g, "");
  const serverName = otherServerName(serving, { host, platformName: name });
  const byName = serverName === undefined ? "" : `\n    tls-server-name: ${serverName}`;
  const user = `${name}-admin`;
  return `apiVersion: v1
kind: Config
clusters:
- name: ${name}
  cluster:
    server: ${server}${byName}
    certificate-authority-data: ${base64(ca.cert)}
users:
- name: ${user}
  user:
    client-certificate-data: ${base64(admin.cert)}
    client-key-data: ${base64(admin.key)}
contexts:
- name: ${name}
  context:
    cluster: ${name}
    user: ${user}
current-context: ${name}
`;
}

function base64(text: string): string {
  return Buffer.from(text).toString("base64");
}
