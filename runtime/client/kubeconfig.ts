import { isObject } from "../schema/object.ts";
import { shortened } from "../schema/text/shorten.ts";
import { homedir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import type { ClientConfig } from "./clientConfig.ts";
import type { AuthConfig } from "./credentials/credentials.ts";
import type { ExecConfig } from "./credentials/execCredential.ts";
import { KubeconfigError } from "./kubeconfigError.ts";
import type { Impersonation } from "./options.ts";
import { FileTooLongError, readFileUpTo } from "./readFileUpTo.ts";

/**
 * Reads one context of a kubeconfig. `path` undefined: the files of KUBECONFIG (of each name the first file's entry
 * counts), else ~/.kube/config. Throws KubeconfigError, which names the file and the missing piece.
 */
export async function loadKubeconfig(options: {
  readonly path?: string;
  readonly context?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}): Promise<ClientConfig> {
  const documents = await readDocuments(options.path, options.env ?? process.env);
  const source = documents.map((each) => each.file).join(", ");
  const current = options.context ?? firstText(documents, "current-context");
  if (current === undefined)
    throw new KubeconfigError(source, "no current-context is set, and no context was asked for");
  const context = find(documents, { list: "contexts", item: "context", name: current, whose: "" });
  const whose = ` (of context "${current}")`;
  const clusterName = text(context, "cluster");
  if (clusterName === undefined) throw new KubeconfigError(context.where, "cluster is missing");
  const cluster = find(documents, { list: "clusters", item: "cluster", name: clusterName, whose });
  const userName = text(context, "user");
  const user =
    userName === undefined ? undefined : find(documents, { list: "users", item: "user", name: userName, whose });
  const impersonate = user === undefined ? undefined : readImpersonation(user);
  const connection = await readCluster(cluster);
  return {
    source,
    ...connection,
    auth: user === undefined ? {} : await readUser(user, { entry: cluster, connection }),
    ...(impersonate === undefined ? {} : { impersonate }),
  };
}

/** The users of a kubeconfig, whatever its clusters. */
export interface KubeconfigUsers {
  readonly names: ReadonlySet<string>;
  /** That of the current context. */
  readonly current: string | undefined;
  /** Throws a KubeconfigError. */
  readonly read: (name: string) => Promise<Pick<ClientConfig, "auth" | "impersonate">>;
}

/** Throws a KubeconfigError for a file that is no kubeconfig; a user is looked at when it is read. */
export async function loadKubeconfigUsers(path: string): Promise<KubeconfigUsers> {
  const documents = await readDocuments(path, {});
  const users = documents.flatMap(({ value }) => (Array.isArray(value.users) ? value.users : []) as unknown[]);
  const names = users.flatMap((each) => (isObject(each) && typeof each.name === "string" ? [each.name] : []));
  const context = firstText(documents, "current-context");
  const contexts = documents.flatMap(({ value }) => (Array.isArray(value.contexts) ? value.contexts : []) as unknown[]);
  const current = contexts.find((each) => isObject(each) && each.name === context);
  const user = isObject(current) && isObject(current.context) ? current.context.user : undefined;
  return {
    names: new Set(names),
    current: typeof user === "string" ? user : undefined,
    read: async (name) => {
      const entry = find(documents, { list: "users", item: "user", name, whose: "" });
      const impersonate = readImpersonation(entry);
      const auth = await readUser(entry, undefined);
      return { auth, ...(impersonate === undefined ? {} : { impersonate }) };
    },
  };
}

interface Document {
  readonly file: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** A cluster, user or context with the place it was read from. */
interface Entry {
  readonly file: string;
  /** `<file>: user "admin"` */
  readonly where: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** @limit Kubeconfig, or a certificate or key that it names: an error. */
const maxFileBytes = 16 * 1024 * 1024;

async function readDocuments(
  path: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Document[]> {
  const listed = (env.KUBECONFIG ?? "").split(delimiter).filter((each) => each !== "");
  const files = path !== undefined ? [path] : listed.length > 0 ? listed : [join(homedir(), ".kube", "config")];
  const { parse } = await import("yaml");
  const documents: Document[] = [];
  let missing: unknown;
  for (const file of files) {
    let bytes: Buffer;
    try {
      bytes = await readFileUpTo(file, maxFileBytes);
    } catch (cause) {
      if (cause instanceof FileTooLongError) throw new KubeconfigError(file, cause.message);
      // Files of a list may be absent, as long as one is there.
      if (!(cause instanceof Error && "code" in cause && cause.code === "ENOENT")) {
        throw new KubeconfigError(file, "cannot be read", cause);
      }
      missing = cause;
      continue;
    }
    documents.push({ file, value: parseDocument(file, bytes.toString("utf8"), parse) });
  }
  if (documents.length === 0) throw new KubeconfigError(files.join(", "), "no such kubeconfig file", missing);
  return documents;
}

function parseDocument(file: string, source: string, parse: (source: string) => unknown): Document["value"] {
  let value: unknown;
  try {
    value = parse(source);
  } catch (cause) {
    throw new KubeconfigError(file, `is not YAML: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
  }
  const mapping = value ?? {}; // of a file that is empty yet
  if (!isObject(mapping)) throw new KubeconfigError(file, "is not a kubeconfig: a mapping is expected");
  return mapping;
}

function firstText(documents: readonly Document[], key: string): string | undefined {
  for (const { value } of documents) {
    const found = value[key];
    if (typeof found === "string" && found !== "") return found;
  }
  return undefined;
}

function find(
  documents: readonly Document[],
  wanted: { readonly list: string; readonly item: string; readonly name: string; readonly whose: string },
): Entry {
  const { list, item, name, whose } = wanted;
  const names: string[] = [];
  for (const { file, value } of documents) {
    const entries = value[list] ?? [];
    if (!Array.isArray(entries)) throw new KubeconfigError(file, `${list} is not a list`);
    for (const entry of entries) {
      if (!isObject(entry) || typeof entry.name !== "string") continue;
      if (entry.name !== name) {
        names.push(entry.name);
        continue;
      }
      const where = `${file}: ${item} "${name}"`;
      const body = entry[item] ?? {}; // as tools write a user of whom nothing is known
      if (!isObject(body)) throw new KubeconfigError(where, `${item} is not a mapping`);
      return { file, where, value: body };
    }
  }
  const source = documents.map((each) => each.file).join(", ");
  const known = names.length === 0 ? `${list} is empty` : `there are ${shortened(names.join(", "))}`;
  throw new KubeconfigError(source, `no ${item} "${name}"${whose}; ${known}`);
}

type Connection = Pick<ClientConfig, "server" | "tls" | "proxyUrl">;

interface Cluster {
  readonly entry: Entry;
  readonly connection: Connection;
}

async function readCluster(cluster: Entry): Promise<Connection> {
  const server = text(cluster, "server");
  if (server === undefined) throw new KubeconfigError(cluster.where, "server is missing");
  const ca = await dataOrFile(cluster, "certificate-authority");
  const serverName = text(cluster, "tls-server-name");
  const proxyUrl = text(cluster, "proxy-url");
  return {
    server,
    ...(proxyUrl === undefined ? {} : { proxyUrl }),
    tls: {
      ...(ca === undefined ? {} : { ca }),
      ...(serverName === undefined ? {} : { serverName }),
      insecureSkipVerify: cluster.value["insecure-skip-tls-verify"] === true,
    },
  };
}

async function readUser(user: Entry, cluster: Cluster | undefined): Promise<AuthConfig> {
  if (user.value["auth-provider"] !== undefined) {
    throw new KubeconfigError(user.where, "auth-provider is not supported; use exec, token or a client certificate");
  }
  const cert = await dataOrFile(user, "client-certificate");
  const key = await dataOrFile(user, "client-key");
  if (cert !== undefined && key === undefined)
    throw new KubeconfigError(user.where, "client-key-data or client-key is missing");
  if (key !== undefined && cert === undefined) {
    throw new KubeconfigError(user.where, "client-certificate-data or client-certificate is missing");
  }
  const token = text(user, "token");
  const tokenFile = text(user, "tokenFile");
  const username = text(user, "username");
  const password = text(user, "password");
  const exec = readExec(user, cluster);
  return {
    ...(cert === undefined ? {} : { cert }),
    ...(key === undefined ? {} : { key }),
    ...certificateFiles(user),
    // The file wins, as it is the one that is rotated.
    ...(token === undefined || tokenFile !== undefined ? {} : { token }),
    ...(tokenFile === undefined ? {} : { tokenFile: resolve(dirname(user.file), tokenFile) }),
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
    ...(exec === undefined ? {} : { exec }),
  };
}

/** A pair of which one part stands in the kubeconfig cannot be renewed. */
function certificateFiles(user: Entry): Pick<AuthConfig, "certFile" | "keyFile"> {
  const isInline = ["client-certificate-data", "client-key-data"].some((each) => text(user, each) !== undefined);
  const [cert, key] = [text(user, "client-certificate"), text(user, "client-key")];
  if (isInline || cert === undefined || key === undefined) return {};
  const at = (file: string) => resolve(dirname(user.file), file);
  return { certFile: at(cert), keyFile: at(key) };
}

function readExec(user: Entry, cluster: Cluster | undefined): ExecConfig | undefined {
  const { exec } = user.value;
  if (exec === undefined || exec === null) return undefined;
  if (!isObject(exec)) throw new KubeconfigError(user.where, "exec is not a mapping");
  const entry: Entry = { file: user.file, where: `${user.where}: exec`, value: exec };
  const command = text(entry, "command");
  const apiVersion = text(entry, "apiVersion");
  if (command === undefined) throw new KubeconfigError(entry.where, "command is missing");
  if (apiVersion === undefined) throw new KubeconfigError(entry.where, "apiVersion is missing");
  if (exec.interactiveMode === "Always") {
    throw new KubeconfigError(entry.where, "interactiveMode Always is not supported: there is no terminal to ask at");
  }
  const env: Record<string, string> = {};
  for (const each of listOf(entry, "env")) {
    if (isObject(each) && typeof each.name === "string") env[each.name] = String(each.value ?? "");
  }
  return {
    apiVersion,
    command,
    args: listOf(entry, "args").map(String),
    env,
    installHint: text(entry, "installHint") ?? "",
    folder: dirname(resolve(user.file)),
    source: user.where,
    ...(exec.provideClusterInfo === true && cluster !== undefined ? { cluster: clusterInfo(cluster, apiVersion) } : {}),
  };
}

/** What a program learns of the server; the kubeconfig may have settings for it under the name of its API group. */
function clusterInfo({ entry, connection: { server, tls, proxyUrl } }: Cluster, apiVersion: string): object {
  const name = `${apiVersion.split("/")[0]}/exec`;
  const settings = listOf(entry, "extensions").find((each) => isObject(each) && each.name === name);
  return {
    server,
    ...(tls?.serverName === undefined ? {} : { "tls-server-name": tls.serverName }),
    ...(tls?.insecureSkipVerify === true ? { "insecure-skip-tls-verify": true } : {}),
    ...(tls?.ca === undefined ? {} : { "certificate-authority-data": Buffer.from(tls.ca).toString("base64") }),
    ...(proxyUrl === undefined ? {} : { "proxy-url": proxyUrl }),
    ...(isObject(settings) ? { config: settings.extension } : {}),
  };
}

function readImpersonation(user: Entry): Impersonation | undefined {
  const as = text(user, "as");
  if (as === undefined) return undefined;
  const uid = text(user, "as-uid");
  const extra: Record<string, string[]> = {};
  const extras = user.value["as-user-extra"];
  if (isObject(extras)) {
    for (const [key, values] of Object.entries(extras)) extra[key] = Array.isArray(values) ? values.map(String) : [];
  }
  return { user: as, groups: listOf(user, "as-groups").map(String), extra, ...(uid === undefined ? {} : { uid }) };
}

/** `<key>-data` holds base64 and wins; `<key>` names a file, relative to the kubeconfig's folder. */
async function dataOrFile(entry: Entry, key: string): Promise<Buffer | undefined> {
  const data = text(entry, `${key}-data`);
  if (data !== undefined) {
    if (!/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(data)) throw new KubeconfigError(entry.where, `${key}-data is not base64`);
    return Buffer.from(data, "base64");
  }
  const file = text(entry, key);
  if (file === undefined) return undefined;
  const path = resolve(dirname(entry.file), file);
  try {
    return await readFileUpTo(path, maxFileBytes);
  } catch (cause) {
    throw new KubeconfigError(entry.where, `${key} ${path} cannot be read`, cause);
  }
}

/** The text under a key; absent and "" are the same. */
function text(entry: Entry, key: string): string | undefined {
  const value = entry.value[key];
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value !== "string") throw new KubeconfigError(entry.where, `${key} is not a string`);
  return value;
}

function listOf(entry: Entry, key: string): readonly unknown[] {
  const value = entry.value[key] ?? [];
  if (!Array.isArray(value)) throw new KubeconfigError(entry.where, `${key} is not a list`);
  return value;
}
