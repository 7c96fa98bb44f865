import { groupMasters } from "../../generated/wellknown.ts";
import type { Attributes } from "../schema/access/authorization.ts";
import type { UserInfo } from "../schema/access/user.ts";
import { formats } from "../schema/formats/formats.ts";
import { accountOf, nodeOf, nodeOfToken } from "./userNames.ts";

/** The user that a request wants to act as; "" and empty where it says nothing. */
export interface WantedUser {
  readonly name: string;
  readonly uid: string;
  readonly groups: readonly string[];
  readonly extra: ReadonlyMap<string, readonly string[]>;
}

/** One way to be allowed to act as another user: every question must be answered with an allow. */
export interface ImpersonationMode {
  /** As metrics and verbs name it. */
  readonly name: string;
  readonly verb: string;
  readonly questions: readonly Questions[];
}

/** What is missing for a mode. */
export interface Refusal {
  readonly attributes: Attributes;
  readonly reason: string;
}

/** Either all at once, where that is a question, or one by one. */
interface Questions {
  /** The mode does not give this to any user. */
  readonly refusal?: Refusal | undefined;
  readonly all?: Attributes | undefined;
  readonly each: readonly Attributes[];
}

interface Domains {
  readonly apiDomain: string;
  readonly labelDomain: string;
}

/** Values of one sort from which on a mode first asks for all of them. */
const many = 4;

/** The constrained modes in which the user may be acted as, the narrowest first. */
export function modesFor(wanted: WantedUser, request: Attributes, domains: Domains): ImpersonationMode[] {
  const isOnlyName = wanted.uid === "" && wanted.groups.length === 0 && wanted.extra.size === 0;
  const { user } = request;
  const node = nodeOf(wanted.name);
  if (node !== undefined) {
    if (!isOnlyName) return [];
    const arbitrary = constrained("arbitrary-node", { wanted, user, request, domains });
    if (nodeOfToken(user, key("node-name", domains)) !== node) return [arbitrary];
    const anyNode = {
      ...user,
      extra: { [key("associated-node-keys", domains)]: Object.keys(user.extra ?? {}).sort() },
    };
    return [constrained("associated-node", { wanted, user: anyNode, request, domains }), arbitrary];
  }
  if (accountOf(wanted.name) !== undefined) {
    return isOnlyName ? [constrained("serviceaccount", { wanted, user, request, domains })] : [];
  }
  return [constrained("user-info", { wanted, user, request, domains })];
}

/** The verb `impersonate` on all parts of the user, which grants all that the user may do. */
export function legacyMode(wanted: WantedUser, { user }: Attributes, { apiDomain }: Domains): ImpersonationMode {
  const verb = "impersonate";
  const ask = (group: string, what: Target): Attributes => ({ ...nothing, user, verb, group, ...what });
  const account = accountOf(wanted.name);
  const name =
    account === undefined ? { resource: "users", name: wanted.name } : { resource: "serviceaccounts", ...account };
  const { uid, groups, extra } = questionsOfParts(wanted, (what) => ask(`authentication.${apiDomain}`, what));
  const inCore = groups.each.map((each) => ({ ...each, group: "" }));
  return { name: "legacy", verb, questions: [{ each: [ask("", name)] }, uid, { each: inCore }, { each: extra.each }] };
}

interface ConstrainedOptions {
  readonly wanted: WantedUser;
  readonly user: UserInfo;
  readonly request: Attributes;
  readonly domains: Domains;
}

function constrained(mode: string, { wanted, user, request, domains }: ConstrainedOptions): ImpersonationMode {
  const verb = `impersonate:${mode}`;
  const group = `authentication.${domains.apiDomain}`;
  const ask = (what: Target): Attributes => ({ ...nothing, user, verb, group, ...what });
  const onRequest = { ...request, user, verb: `impersonate-on:${mode}:${request.verb}` };
  const { uid, groups, extra } = questionsOfParts(wanted, ask);
  const name = ask(nameQuestion(wanted.name, mode));
  const narrow = {
    groups: { refusal: groupsRefusal(wanted, ask), ...groups },
    extra: { refusal: extraRefusal(wanted, ask), ...extra },
  };
  return {
    ...{ name: mode, verb },
    questions: [{ each: [onRequest] }, { each: [name] }, uid, narrow.groups, narrow.extra],
  };
}

type Ask = (what: Target) => Attributes;

function groupsRefusal({ groups }: WantedUser, ask: Ask): Refusal | undefined {
  const refusal = (name: string, what: string): Refusal => ({
    attributes: ask({ resource: "groups", name }),
    reason: `impersonating the ${what} group is not allowed`,
  });
  if (groups.includes("")) return refusal("", "empty string");
  return groups.includes(groupMasters) ? refusal(groupMasters, groupMasters) : undefined;
}

/** Keys are in lower case below a domain, as the server itself writes them, and every value is one. */
function extraRefusal({ extra }: WantedUser, ask: Ask): Refusal | undefined {
  for (const [name, values] of extra) {
    const problem = extraProblem(name, values);
    if (problem === undefined) continue;
    const attributes = ask({ resource: "userextras", name: "" });
    return { attributes, reason: `impersonating ${problem}` };
  }
  return undefined;
}

function extraProblem(name: string, values: readonly string[]): string | undefined {
  if (name === "") return "the empty string key in extra is not allowed";
  const problem = formats["domain-prefixed-path"](name);
  if (problem !== undefined) {
    return `an invalid key in extra is not allowed: extra.key: Invalid value: ${JSON.stringify(name)}: ${problem}`;
  }
  if (name !== name.toLowerCase()) return `a non-lowercase key in extra is not allowed: ${JSON.stringify(name)}`;
  return values.includes("") ? "the empty string value in extra is not allowed" : undefined;
}

/** Which node an account sits on is known from its token, so the right to its node is one to all nodes. */
function nameQuestion(userName: string, mode: string): Target {
  const node = nodeOf(userName);
  if (node !== undefined) return { resource: "nodes", name: mode === "associated-node" ? "*" : node };
  const account = accountOf(userName);
  return account === undefined ? { resource: "users", name: userName } : { resource: "serviceaccounts", ...account };
}

/** A part of a user, as a resource. */
type Target = Pick<Attributes, "resource" | "name"> & Partial<Pick<Attributes, "namespace" | "subresource">>;

const nothing = { isResourceRequest: true, path: "", version: "v1", namespace: "", subresource: "" };

function questionsOfParts(
  { uid, groups, extra }: WantedUser,
  ask: (what: Target) => Attributes,
): Readonly<Record<"uid" | "groups" | "extra", Questions>> {
  const pairs = [...extra].flatMap(([subresource, values]) => values.map((name) => ({ subresource, name })));
  const isMany = { groups: groups.length >= many, extra: extra.size >= many || pairs.length >= many };
  return {
    uid: { each: uid === "" ? [] : [ask({ resource: "uids", name: uid })] },
    groups: {
      all: isMany.groups ? ask({ resource: "groups", name: "*" }) : undefined,
      each: groups.map((name) => ask({ resource: "groups", name })),
    },
    extra: {
      all: isMany.extra ? ask({ resource: "userextras", subresource: "*", name: "*" }) : undefined,
      each: pairs.map((each) => ask({ resource: "userextras", ...each })),
    },
  };
}

function key(name: string, { labelDomain }: Domains): string {
  return `authentication.${labelDomain}/${name}`;
}
