import type { IncomingMessage } from "node:http";
import { decodedHeaderKey, headerText } from "../headerText.ts";
import { authenticated, type UserInfo } from "../user.ts";
import { AuthenticationError, type RequestAuthenticator } from "./authenticator.ts";
import { type Authorities, commonName, peers } from "./peer.ts";
import { addTo } from "../../schema/groups.ts";

export interface RequestHeaderOptions {
  /** Of the certificates of front proxies. */
  readonly authorities: NonNullable<Authorities>;
  /** Common names that a front proxy may have; empty: any. */
  readonly allowedNames: readonly string[];
  /** Names of headers; the first that is there names the user. */
  readonly userHeaders: readonly string[];
  readonly uidHeaders: readonly string[];
  readonly groupHeaders: readonly string[];
  /** Begins of the names of headers, before the key of an extra. */
  readonly extraPrefixes: readonly string[];
}

/** @limit Groups and extra values that a front proxy names: the request is a 401. */
const maxValues = 1000;

/**
 * The user whom a front proxy names in headers: it has authenticated the client, and shows a client certificate of the
 * authority for front proxies. The headers are taken away, so that nothing behind this server believes them once more.
 */
export function requestHeaderAuthenticator(options: RequestHeaderOptions): RequestAuthenticator {
  const { authorities, allowedNames, extraPrefixes } = options;
  const peerOf = peers(authorities);
  const names = {
    user: options.userHeaders.map(lower),
    uid: options.uidHeaders.map(lower),
    group: options.groupHeaders.map(lower),
    extra: extraPrefixes.map(lower),
  };
  return (req) => {
    const peer = peerOf(req);
    if (peer === "none") return undefined;
    if (peer === "refused") throw noProxy; // who is no user either is not let in without credentials
    const cn = commonName(peer.certificate);
    if (allowedNames.length > 0 && !allowedNames.includes(cn)) {
      throw new AuthenticationError(`x509: subject with cn=${cn} is not in the allowed list`);
    }
    const user = userOf(headersOf(req), names);
    if (user !== undefined) remove(req.headers, names);
    return user;
  };
}

const noProxy = new AuthenticationError("x509: the certificate is of no authority of front proxies, or has expired");

type Names = Readonly<Record<"user" | "uid" | "group" | "extra", readonly string[]>>;

function userOf(headers: ReadonlyMap<string, readonly string[]>, names: Names): UserInfo | undefined {
  const first = (sort: readonly string[]) =>
    sort.map((each) => headers.get(each)?.[0] ?? "").find((each) => each !== "");
  const name = first(names.user);
  if (name === undefined) return undefined;
  const uid = first(names.uid);
  const groups = names.group.flatMap((each) => headers.get(each) ?? []).filter((each) => each !== "");
  const extra = new Map<string, string[]>();
  for (const [header, values] of headers) {
    const prefix = names.extra.find((each) => header.startsWith(each));
    if (prefix === undefined) continue;
    const key = decodedHeaderKey(header.slice(prefix.length));
    for (const each of values) addTo(extra, key, each);
  }
  const count = groups.length + [...extra.values()].reduce((sum, each) => sum + each.length, 0);
  if (count > maxValues) throw new AuthenticationError(`more than ${maxValues} groups and extra values in headers`);
  return authenticated({
    name,
    ...(uid === undefined ? {} : { uid }),
    groups,
    ...(extra.size === 0 ? {} : { extra: Object.fromEntries(extra) }),
  });
}

/** By name in lower case, each with its values in order. */
function headersOf({ rawHeaders }: IncomingMessage): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = lower(rawHeaders[index] ?? "");
    const value = headerText(rawHeaders[index + 1] ?? "");
    if (value === undefined) continue; // bytes that are no text name no user
    addTo(headers, name, value);
  }
  return headers;
}

function remove(headers: IncomingMessage["headers"], { user, uid, group, extra }: Names): void {
  const exact = new Set([...user, ...uid, ...group]);
  for (const name of Object.keys(headers)) {
    if (exact.has(name) || extra.some((each) => name.startsWith(each))) delete headers[name];
  }
}

function lower(name: string): string {
  return name.toLowerCase();
}
