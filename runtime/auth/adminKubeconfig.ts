import { chmodSync, renameSync, writeFileSync } from "node:fs";
import type { KeyPair } from "./certificates.ts";

export interface KubeconfigOptions {
  readonly file: string;
  /** Name of the cluster, the context and the user. */
  readonly name: string;
  readonly server: string;
  readonly caCert: string;
  readonly client: KeyPair;
}

/** Writes a client configuration that kubectl and the typed client read; mode 0600, since it holds a private key. */
export function writeAdminKubeconfig(options: KubeconfigOptions): void {
  const { name, server, caCert, client, file } = options;
  const user = `${name}-admin`;
  const text = `apiVersion: v1
kind: Config
clusters:
- name: ${name}
  cluster:
    server: ${server}
    certificate-authority-data: ${base64(caCert)}
users:
- name: ${user}
  user:
    client-certificate-data: ${base64(client.cert)}
    client-key-data: ${base64(client.key)}
contexts:
- name: ${name}
  context:
    cluster: ${name}
    user: ${user}
current-context: ${name}
`;
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, text, { mode: 0o600 });
  chmodSync(temporary, 0o600);
  renameSync(temporary, file);
}

function base64(text: string): string {
  return Buffer.from(text).toString("base64");
}
