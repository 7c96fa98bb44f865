import type { UserInfo } from "../../schema/access/user.ts";
import type {
  Arrival,
  AuditedRequest,
  AuditedState,
  AuditedStatus,
  NamedObject,
  RequestTexts,
} from "./auditedRequest.ts";
import { type AuditedInfo, nameIn, type Stage } from "./policy.ts";
import { microTime } from "./microTime.ts";
import { sourceAddresses } from "./sourceAddresses.ts";

/** An event in pieces of JSON: `head`, `objects`, `times`, and what stands between the braces of its annotations. */
export interface EventParts {
  readonly head: string;
  /** "" at most levels. */
  readonly objects: string;
  readonly times: string;
  readonly annotations: string;
}

/** @limit Texts kept of User-Agents and of addresses for audit events: all are forgotten. */
const keptTexts = 1000;

/** Writes events. Texts that many events share are kept, and the rest is joined by hand, as it is on every request. */
export class EventWriter {
  readonly #head: string;
  readonly #decision: string;
  readonly #reason: string;
  readonly #cut: string;
  readonly #users = new WeakMap<UserInfo, string>();
  readonly #agents = new Map<string, string>();
  readonly #addresses = new Map<string, string>();

  /** `apiDomain` is that of the platform, such as "acme.dev". */
  constructor(apiDomain: string) {
    this.#head = `{"kind":"Event","apiVersion":"audit.${apiDomain}/v1","level":"`;
    this.#decision = `"authorization.${apiDomain}/decision":`;
    this.#reason = `"authorization.${apiDomain}/reason":`;
    this.#cut = `"audit.${apiDomain}/truncated":"true"`;
  }

  /** `timeUs` is when the stage began. */
  parts(request: AuditedRequest, stage: Stage, timeUs: number): EventParts {
    const { state, status } = request;
    const texts = (request.texts ??= this.#texts(request));
    const as = state.impersonator === undefined ? "" : this.#as(state);
    const where = request.named === texts.named ? texts.where : objectRef(state.info, request.named);
    const answer = status === undefined ? "" : `"responseStatus":${statusText(status)},`;
    const isFirst = stage === "RequestReceived";
    return {
      head: `${texts.head}${stage}${texts.who}${as}${texts.from}${where}${answer}`,
      objects: isFirst ? "" : objectsOf(request),
      times: `${texts.received}${isFirst ? texts.time : microTime(timeUs)}"`,
      annotations: this.#annotations(request),
    };
  }

  /** One line. */
  json({ head, objects, times, annotations }: EventParts): string {
    return `${head}${objects}${times}${annotations === "" ? "" : `,"annotations":{${annotations}}`}}`;
  }

  /** The same without its objects. */
  truncated({ head, times, annotations }: EventParts): string {
    const marks = annotations.startsWith(this.#cut) ? annotations : joined(this.#cut, annotations);
    return `${head}${times},"annotations":{${marks}}}`;
  }

  /** What all events of a request share. */
  #texts({ arrival, state, decision, named }: AuditedRequest): RequestTexts {
    const { info, user, impersonator } = state;
    const agent = arrival.headers["user-agent"] ?? "";
    const addresses = this.#from(arrival);
    const time = microTime(arrival.receivedUs);
    const sourceIps = addresses === "[]" ? "" : `"sourceIPs":${addresses},`;
    const uri = `","requestURI":${quoted(arrival.url)}`;
    return {
      head: `${this.#head}${decision.level}","auditID":${quoted(arrival.auditId)},"stage":"`,
      who: `${uri},"verb":${quoted(info?.verb ?? "")},"user":${this.#user(impersonator ?? user)},`,
      from: agent === "" ? sourceIps : `${sourceIps}"userAgent":${this.#agent(agent)},`,
      ...{ named, where: objectRef(info, named) },
      received: `"requestReceivedTimestamp":"${time}","stageTimestamp":"`,
      time,
    };
  }

  #user(user: UserInfo | undefined): string {
    if (user === undefined) return "{}";
    let text = this.#users.get(user);
    if (text === undefined) {
      const { name: username, uid, groups, extra } = user;
      const others = { ...(groups.length > 0 ? { groups } : {}), ...(extra === undefined ? {} : { extra }) };
      text = JSON.stringify({ username, ...(uid === undefined || uid === "" ? {} : { uid }), ...others });
      this.#users.set(user, text);
    }
    return text;
  }

  #as({ user, impersonationConstraint: constraint }: AuditedState): string {
    const by = `"authenticationMetadata":{"impersonationConstraint":${quoted(constraint ?? "")}},`;
    return `"impersonatedUser":${this.#user(user)},${constraint === undefined ? "" : by}`;
  }

  #agent(agent: string): string {
    return kept(this.#agents, agent, () => {
      return quoted(agent.length > shownAgentLength ? `${agent.slice(0, shownAgentLength)}...TRUNCATED` : agent);
    });
  }

  #from({ headers, remoteAddress }: Arrival): string {
    if (headers["x-forwarded-for"] !== undefined || headers["x-real-ip"] !== undefined) {
      return JSON.stringify(sourceAddresses(headers, remoteAddress));
    }
    return kept(this.#addresses, remoteAddress, () => JSON.stringify(sourceAddresses({}, remoteAddress)));
  }

  /** In the order of their keys. */
  #annotations({ authorization, reason, annotations, isCut }: AuditedRequest): string {
    let text = isCut ? this.#cut : "";
    if (authorization !== "") text = joined(text, `${this.#decision}"${authorization}"`);
    if (authorization !== "" || reason !== "") text = joined(text, `${this.#reason}${quoted(reason)}`);
    for (const [key, value] of annotations ?? []) text = joined(text, `${quoted(key)}:${quoted(value)}`);
    return text;
  }
}

/** Characters of a User-Agent that an event has. */
const shownAgentLength = 1024;

function kept(texts: Map<string, string>, key: string, make: () => string): string {
  let text = texts.get(key);
  if (text !== undefined) return text;
  text = make();
  if (texts.size >= keptTexts) texts.clear();
  texts.set(key, text);
  return text;
}

function joined(before: string, more: string): string {
  return before === "" ? more : more === "" ? before : `${before},${more}`;
}

function objectRef(info: AuditedInfo | undefined, named: NamedObject): string {
  if (info?.isResourceRequest !== true) return "";
  const { uid, resourceVersion } = named;
  const name = nameIn(info) || named.name;
  const namespace = info.namespace === "" ? named.namespace : info.namespace;
  let text = `"objectRef":{"resource":${quoted(info.resource)}`;
  if (namespace !== "") text += `,"namespace":${quoted(namespace)}`;
  if (name !== "") text += `,"name":${quoted(name)}`;
  if (uid !== "") text += `,"uid":${quoted(uid)}`;
  if (info.group !== "") text += `,"apiGroup":${quoted(info.group)}`;
  text += `,"apiVersion":${quoted(info.version)}`;
  if (resourceVersion !== "") text += `,"resourceVersion":${quoted(resourceVersion)}`;
  return info.subresource === "" ? `${text}},` : `${text},"subresource":${quoted(info.subresource)}},`;
}

function statusText({ status, message, reason, details, code }: AuditedStatus): string {
  if (status === undefined && code !== undefined) return `{"metadata":{},"code":${code}}`;
  return JSON.stringify({ metadata: {}, status, message, reason, details, code });
}

function objectsOf(request: AuditedRequest): string {
  const { requestObject, responseObject, decision } = request;
  const text = (json: string | Buffer) => {
    const line = oneLine(typeof json === "string" ? json : json.toString("utf8"));
    return decision.omitManagedFields ? withoutManagedFields(line) : line;
  };
  const asked = requestObject === undefined ? "" : `"requestObject":${text(requestObject)},`;
  return responseObject === undefined ? asked : `${asked}"responseObject":${text(responseObject)},`;
}

/** In JSON a line break stands between values alone. */
function oneLine(json: string): string {
  return /[\r\n]/.test(json) ? json.replace(/[\r\n]+[ \t]*/g, "") : json;
}

interface Managed {
  metadata?: { managedFields?: unknown };
  object?: Managed;
  items?: unknown;
  rows?: unknown;
}

/** Of an object, of the items of a list, and of the objects of a table. */
function withoutManagedFields(json: string): string {
  if (!json.includes('"managedFields"')) return json;
  const value = JSON.parse(json) as Managed;
  strip(value);
  for (const list of [value.items, value.rows]) if (Array.isArray(list)) for (const each of list) strip(each);
  return JSON.stringify(value);
}

function strip(value: Managed | null): void {
  if (typeof value !== "object" || value === null) return;
  if (typeof value.metadata === "object" && value.metadata !== null) delete value.metadata.managedFields;
  if (value.object !== undefined) strip(value.object);
}

/** Most texts need no escapes. */
function quoted(text: string): string {
  return unsafe.test(text) ? JSON.stringify(text) : `"${text}"`;
}

const unsafe = /[^ !#-[\]-~]/;
