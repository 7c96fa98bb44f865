import { integerFrom, pickFrom, type Random } from "../../robustness/random.ts";
import { many, nested, times } from "./shapes.ts";

/** What a path of HTTP/1.1 has room for, with its headers: beyond, Node answers 431 by itself. */
const pathRoomBytes = 14_000;

const token = (text: string) => Buffer.from(text).toString("base64url");

/** Queries of many parts, or of one that is long; sent with a list, a watch, or a delete of a collection. */
const queries: Readonly<Record<string, (bytes: number, random: Random) => string>> = {
  "values of a set": (bytes) => `labelSelector=a+in+(${many(bytes, (i) => `v${i}`)})`,
  "values of no set": (bytes) => `labelSelector=a+notin+(${many(bytes, (i) => `v${i}`)})`,
  "many requirements": (bytes) => `labelSelector=${many(bytes, (i) => `l${i}!=v`)}`,
  "many keys": (bytes) => `labelSelector=${many(bytes, (i) => `l${i}`)}`,
  "one requirement again and again": (bytes) => `labelSelector=${times("a=b,", bytes)}a=b`,
  commas: (bytes) => `labelSelector=${times(",", bytes)}`,
  brackets: (bytes) => `labelSelector=a+in+${nested("(", ")", bytes)}`,
  blanks: (bytes) => `labelSelector=${times("+", bytes)}a`,
  signs: (bytes) => `labelSelector=${times("!", bytes)}a`,
  "many fields": (bytes) => `fieldSelector=${many(bytes, (i) => `metadata.name!=n${i}`)}`,
  "fields that are none": (bytes) => `fieldSelector=${many(bytes, (i) => `f${i}=x`)}`,
  backslashes: (bytes) => `fieldSelector=metadata.name%3D${times("%5C", bytes)}`,
  escapes: (bytes) => `fieldSelector=metadata.name%3D${times("%5C,", bytes)}`,
  "many parameters": (bytes) => many(bytes, (i) => `p${i}=1`).replaceAll(",", "&"),
  "one parameter again and again": (bytes) => times("limit=1&", bytes),
  "selectors again and again": (bytes) => times("labelSelector=a%3Db&", bytes),
  ampersands: (bytes) => times("&", bytes),
  "equals signs": (bytes) => times("=", bytes),
  "percent signs": (bytes) => `labelSelector=${times("%", bytes)}`,
  "half letters": (bytes) => `labelSelector=${times("%c3", bytes)}`,
  "plus signs": (bytes) => `limit=${times("+", bytes)}`,
  "a huge limit": (bytes) => `limit=${times("9", bytes)}`,
  "a huge version": (bytes) => `resourceVersionMatch=Exact&resourceVersion=${times("9", bytes)}`,
  "a token of letters": (bytes) => `limit=1&continue=${times("A", bytes)}`,
  "a token of lists": (bytes) => `limit=1&continue=${token(times("[", bytes * 0.7))}`,
  "a token with a long key": (bytes) =>
    `limit=1&continue=${token(`{"v":"meta.orch.io/v1","rv":5,"start":"${times("x", bytes * 0.6)}\\u0000"}`)}`,
  "a token with steps up": (bytes) =>
    `limit=1&continue=${token(`{"v":"meta.orch.io/v1","rv":5,"start":"${times("../", bytes * 0.6)}\\u0000"}`)}`,
  "a token of numbers": (bytes) =>
    `limit=1&continue=${token(`{"v":"meta.orch.io/v1","rv":${times("9", bytes * 0.6)},"start":"a"}`)}`,
  "dry runs": (bytes) => times("dryRun=All&", bytes),
};

export const queryNames = Object.keys(queries);

export function largeQuery(name: string, random: Random): string {
  const make = queries[name];
  if (make === undefined) throw new Error(`there is no query "${name}"`);
  const bytes = pickFrom([100, 2000, pathRoomBytes], random);
  const text = make(Math.min(bytes, pathRoomBytes - 500), random).replaceAll("metadata.name!=", "metadata.name!%3D");
  return `${text}${pickFrom(["", "", "&watch=1&timeoutSeconds=1"], random)}`.slice(0, pathRoomBytes);
}

/** Paths that are long or have what no path should have. */
export function largePath(random: Random): string {
  const part = pickFrom(
    ["/a", "/..", "/%2e%2e", "/%2F", "/%00", "/%", "/%25", "//", "/;", "/é", "/%E9", "/~1", "/*"],
    random,
  );
  const root = pickFrom(
    ["", "/api/v1", "/apis", "/api/v1/namespaces/default/pods", "/openapi/v3", "/healthz", "/metrics"],
    random,
  );
  return (root + part.repeat(integerFrom(1, 2000, random))).replaceAll("é", "\u00e9").slice(0, pathRoomBytes);
}
