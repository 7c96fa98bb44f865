import { groupMasters } from "../../generated/wellknown.ts";
import type { Attributes } from "../schema/access/authorization.ts";
import type { UserInfo } from "../schema/access/user.ts";
import { accountOf, isDomainPrefixed, nodeOf, nodeOfToken } from "./userNames.ts";

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

/** Either all at once, where that is a question, or one by one. */
interface Questions {
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
  const isNarrow = !wanted.groups.includes("") && !wanted.groups.includes(groupMasters) && hasProperExtra(wanted);
  return isNarrow ? [constrained("user-info", { wanted, user, request, domains })] : [];
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
  return { name: mode, verb, questions: [{ each: [onRequest] }, { each: [name] }, uid, groups, extra] };
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

/** Keys are in lower case below a domain, as the server itself writes them, and every value is one. */
function hasProperExtra({ extra }: WantedUser): boolean {
  return [...extra].every(([name, values]) => {
    return isDomainPrefixed(name) && name === name.toLowerCase() && values.every((each) => each !== "");
  });
}

function key(name: string, { labelDomain }: Domains): string {
  return `authentication.${labelDomain}/${name}`;
}
