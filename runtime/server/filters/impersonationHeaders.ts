import { badRequest } from "../../../generated/errors.ts";
import type { WantedUser } from "../../auth/impersonationModes.ts";
import { decodedHeaderKey, headerText } from "../../auth/headerText.ts";
import { addTo } from "../../schema/groups.ts";

const prefix = "impersonate-";
const firstLetter = prefix.charCodeAt(0);
const extraPrefix = `${prefix}extra-`;

/** @limit Groups and extra values of an impersonation: 400, since each costs a question to the authorizer. */
const maxImpersonatedValues = 256;

/**
 * The user that the headers of a request ask to act as; undefined without such headers. Throws badRequest for headers
 * that name no user, are no UTF-8, or are too many.
 */
export function wantedUser(
  rawHeaders: readonly string[],
  { apiDomain, constrained }: { readonly apiDomain: string; readonly constrained: boolean },
): WantedUser | undefined {
  const pairs = impersonationPairs(rawHeaders);
  if (pairs.length === 0) return undefined;
  if (pairs.length > maxImpersonatedValues) {
    throw badRequest(`too many impersonation headers: ${pairs.length}, the limit is ${maxImpersonatedValues}`);
  }
  const first = (name: string) => pairs.find((each) => each.name === name)?.value ?? "";
  const extra = new Map<string, string[]>();
  for (const { name, value } of pairs.filter((each) => each.name.startsWith(extraPrefix))) {
    const key = decodedHeaderKey(name.slice(extraPrefix.length));
    addTo(extra, key, value);
  }
  const groups = pairs.filter((each) => each.name === `${prefix}group`).map(({ value }) => value);
  const wanted: WantedUser = { name: first(`${prefix}user`), uid: first(`${prefix}uid`), groups, extra };
  if (wanted.name !== "") return wanted;
  const others = referencesOf(wanted, apiDomain);
  if (others.length === 0) return undefined;
  if (constrained) throw badRequest(`requested ${userText(wanted)} without impersonating a user name`);
  throw badRequest(`requested [${others.join(" ")}] without impersonating a user`);
}

/** Takes the headers away, so that nothing behind this server acts on them once more. */
export function removeImpersonation(headers: Record<string, unknown>): void {
  for (const name of Object.keys(headers)) if (name.startsWith(prefix)) delete headers[name];
}

/** Names in lower case. Most requests have none, so this looks at little. */
function impersonationPairs(rawHeaders: readonly string[]): { readonly name: string; readonly value: string }[] {
  const pairs: { name: string; value: string }[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const raw = rawHeaders[index] ?? "";
    if ((raw.charCodeAt(0) | 0x20) !== firstLetter || !raw.toLowerCase().startsWith(prefix)) continue;
    const value = headerText(rawHeaders[index + 1] ?? "");
    if (value === undefined) throw badRequest(`the header ${raw} is not valid UTF-8`);
    pairs.push({ name: raw.toLowerCase(), value });
  }
  return pairs;
}

/** As the field prints a user. */
function userText({ uid, groups, extra }: WantedUser): string {
  const list = (texts: readonly string[]) => `[]string{${texts.map((each) => JSON.stringify(each)).join(", ")}}`;
  const entries = [...extra].sort(([a], [b]) => (a < b ? -1 : 1));
  const extras = entries.map(([key, values]) => `${JSON.stringify(key)}:${list(values)}`).join(", ");
  const [groupsText, extraText] = [
    groups.length === 0 ? "[]string(nil)" : list(groups),
    extra.size === 0 ? "map[string][]string(nil)" : `map[string][]string{${extras}}`,
  ];
  return `&user.DefaultInfo{Name:"", UID:${JSON.stringify(uid)}, Groups:${groupsText}, Extra:${extraText}}`;
}

/** As the field prints object references: kind, namespace, name, uid, version, resource version, path. */
function referencesOf({ uid, groups, extra }: WantedUser, apiDomain: string): string[] {
  const version = `authentication.${apiDomain}/v1`;
  return [
    ...groups.map((group) => `{Group  ${group}    }`),
    ...[...extra].flatMap(([key, values]) => values.map((value) => `{UserExtra  ${value}  ${version}  ${key}}`)),
    ...(uid === "" ? [] : [`{UID  ${uid}  ${version}  }`]),
  ];
}
