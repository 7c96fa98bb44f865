import type { Secret } from "../../../generated/core/v1/secret.ts";
import type { AuthConfigSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { MessageFields } from "../container/messageInit.ts";
import { withoutEnd } from "../../schema/text/withoutEnd.ts";

export type RegistryAuth = Pick<
  MessageFields<typeof AuthConfigSchema>,
  "username" | "password" | "auth" | "identityToken" | "registryToken" | "serverAddress"
>;

/** What a registry is shown, and where it is from. */
export interface Credential {
  /** `registry.test:5000/team`; parts of the host may be `*`. */
  readonly pattern: string;
  readonly auth: RegistryAuth;
  /** The secret of a pod; undefined for what the whole node has. */
  readonly secret?: OwnerReference | undefined;
  /** The service account of a pod whose token a program took for the credential. */
  readonly account?: OwnerReference | undefined;
}

export interface OwnerReference {
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
}

export interface SecretTypes {
  /** Of secrets with `.dockerconfigjson`. */
  readonly dockerConfigJson: string;
  /** Of secrets with `.dockercfg`. */
  readonly dockercfg: string;
}

/** The credentials in a pull secret; none in a secret of another type. Throws an Error for one that cannot be read. */
export function credentialsOfSecret({ metadata, type, data = {} }: Secret, types: SecretTypes): Credential[] {
  const secret = { namespace: metadata?.namespace ?? "", name: metadata?.name ?? "", uid: metadata?.uid ?? "" };
  const isJson = type === types.dockerConfigJson;
  if (!isJson && type !== types.dockercfg) return [];
  const text = Buffer.from(data[isJson ? ".dockerconfigjson" : ".dockercfg"] ?? "", "base64").toString("utf8");
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new Error(`the pull secret ${secret.namespace}/${secret.name} holds no JSON`, { cause });
  }
  return credentialsOfConfig(isJson ? (parsed as { auths?: unknown } | null)?.auths : parsed).map((each) => ({
    ...each,
    secret,
  }));
}

/** The credentials in the `auths` of a configuration file: an entry a registry. */
export function credentialsOfConfig(auths: unknown): Credential[] {
  if (typeof auths !== "object" || auths === null) return [];
  return Object.entries(auths).flatMap(([server, entry]) => {
    if (typeof entry !== "object" || entry === null) return [];
    return [{ pattern: patternOf(server), auth: authOf(entry as Readonly<Record<string, unknown>>) }];
  });
}

function authOf(entry: Readonly<Record<string, unknown>>): RegistryAuth {
  const text = (name: string) => (typeof entry[name] === "string" ? entry[name] : "");
  const [, user = "", password = ""] =
    /^([^:]*):(.*)$/s.exec(Buffer.from(text("auth"), "base64").toString("utf8")) ?? [];
  return {
    username: text("username") || user,
    password: text("password") || withoutEnd(password, "\0"),
    identityToken: text("identitytoken"),
  };
}

/** `https://registry.test/v1/` stands for all of `registry.test`. */
function patternOf(server: string): string {
  return server.replace(/^https?:\/\//, "").replace(/\/(v[12]\/?)?$/, "");
}

/** Those for a repository, the most precise first. */
export function credentialsFor(repository: string, all: readonly Credential[]): Credential[] {
  const names = repository.startsWith("docker.io/") ? [repository, `index.${repository}`] : [repository];
  const matching = all.filter((each) => names.some((name) => matches(each.pattern, name)));
  return matching.sort((a, b) => (a.pattern < b.pattern ? 1 : a.pattern > b.pattern ? -1 : 0));
}

/** Whether a pattern covers a repository: the host part by part, the port exactly, the path from its beginning. */
export function matches(pattern: string, repository: string): boolean {
  const [patternHost, patternPath] = parted(pattern);
  const [host, path] = parted(repository);
  const [wanted, found] = [splitHost(patternHost), splitHost(host)];
  if (wanted.port !== found.port || wanted.labels.length !== found.labels.length) return false;
  return wanted.labels.every((each, index) => isLike(found.labels[index] ?? "", each)) && path.startsWith(patternPath);
}

function parted(name: string): [string, string] {
  const at = name.indexOf("/");
  return at === -1 ? [name, ""] : [name.slice(0, at), name.slice(at)];
}

function splitHost(host: string): { labels: string[]; port: string } {
  const [, name = "", port = ""] = /^(.*?)(?::(\d+))?$/s.exec(host) ?? [];
  return { labels: name.split("."), port };
}

/** Each `*` stands for any letters of one part of the host. */
function isLike(label: string, pattern: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  if (rest.length === 0) return label === pattern;
  if (!label.startsWith(first)) return false;
  let at = first.length;
  const last = rest.pop() ?? "";
  for (const each of rest) {
    const found = label.indexOf(each, at);
    if (found === -1) return false;
    at = found + each.length;
  }
  return label.length - last.length >= at && label.endsWith(last);
}
