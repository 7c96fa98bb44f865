import { chmodSync, renameSync, rmSync, writeFileSync } from "node:fs";

export interface KubeconfigContent {
  /** Of the cluster. */
  readonly name: string;
  readonly server: string;
  /** The name to verify the server by, where it is not that of its URL. */
  readonly serverName: string | undefined;
  /** PEM, as are the next two but one. */
  readonly ca: string;
  readonly user: string;
  readonly cert: string;
  readonly key: string;
  readonly context: string;
}

/** A client configuration that kubectl and the typed client read. */
export function kubeconfigText(content: KubeconfigContent): string {
  const { name, server, serverName, ca, cert, key } = content;
  const [user, context] = [scalar(content.user), scalar(content.context)];
  const byName = serverName === undefined ? "" : `\n    tls-server-name: ${serverName}`;
  return `apiVersion: v1
kind: Config
clusters:
- name: ${name}
  cluster:
    server: ${server}${byName}
    certificate-authority-data: ${base64(ca)}
users:
- name: ${user}
  user:
    client-certificate-data: ${base64(cert)}
    client-key-data: ${base64(key)}
contexts:
- name: ${context}
  context:
    cluster: ${name}
    user: ${user}
current-context: ${context}
`;
}

/** Writes it whole or not at all; mode 0600, since it holds a private key. Throws what the medium says. */
export function writeKubeconfig(file: string, text: string): void {
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

/** Every text of JSON is one of YAML; plain words need no quotes. */
function scalar(text: string): string {
  return /^[a-z][\w.-]*$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/.test(text)
    ? text
    : JSON.stringify(text);
}

function base64(text: string): string {
  return Buffer.from(text).toString("base64");
}
