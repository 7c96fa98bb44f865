import { createHash, timingSafeEqual } from "node:crypto";
import { authenticated, type UserInfo } from "../user.ts";
import type { UserOfToken } from "./authenticator.ts";

/**
 * Reads the text of a static token file: CSV lines of token, user name, user uid and, optionally, a quoted list of
 * groups. Throws an Error that names file and line when a line is not of that form.
 */
export function parseTokenFile(text: string, path: string): UserOfToken {
  return staticTokens(parseTokens(text, path));
}

/** Tokens are compared by digest in constant time, so that timing tells nothing of them. */
export function staticTokens(users: ReadonlyMap<string, UserInfo>): UserOfToken {
  const byDigest = new Map<string, { digest: Buffer; user: UserInfo }>();
  for (const [token, user] of users) {
    const digest = digestOf(token);
    byDigest.set(digest.toString("latin1"), { digest, user: authenticated(user) });
  }
  const known = new Map<string, UserInfo>(); // tokens that were right: at most as many as there are
  return (token) => {
    const user = known.get(token);
    if (user !== undefined) return user;
    const digest = digestOf(token);
    const found = byDigest.get(digest.toString("latin1"));
    if (found === undefined || !timingSafeEqual(found.digest, digest)) return undefined;
    known.set(token, found.user);
    return found.user;
  };
}

function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

function parseTokens(text: string, path: string): Map<string, UserInfo> {
  const users = new Map<string, UserInfo>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const where = `${path}:${index + 1}`;
    const columns = splitCsv(line);
    if (columns === undefined) throw new Error(`${where}: a quote is not closed, or stands inside a column`);
    const [token, name, uid, groups] = columns;
    if (!token || !name || uid === undefined) {
      throw new Error(`${where}: a line has at least three columns: token, user name, user uid`);
    }
    if (users.has(token)) throw new Error(`${where}: the file has the token twice`);
    users.set(token, {
      name,
      ...(uid === "" ? {} : { uid }),
      // A column that is there but empty is one group without a name.
      groups: groups?.split(",").map((each) => each.trim()) ?? [],
    });
  }
  return users;
}

/** Columns of one CSV line: quoted ones may hold commas, and "" inside quotes is one quote. Undefined: it is none. */
function splitCsv(line: string): string[] | undefined {
  const columns: string[] = [];
  const pattern = /\s*(?:"((?:[^"]|"")*)"|([^,"]*))\s*(,|$)/gy;
  for (let isOpen = true; isOpen; ) {
    const match = pattern.exec(line);
    if (match === null) return undefined;
    isOpen = match[3] === ",";
    columns.push(match[1] === undefined ? (match[2] ?? "").trim() : match[1].replaceAll('""', '"'));
  }
  return columns;
}
