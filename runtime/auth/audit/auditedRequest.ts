import type { Status } from "../../schema/status.ts";
import type { UserInfo } from "../../schema/access/user.ts";
import { type LatencyPart, notedMs } from "./latency.ts";
import { type AuditDecision, type AuditedInfo, type Level, levels, type Stage } from "./policy.ts";
import type { AddressHeaders } from "./sourceAddresses.ts";

/** What came over the wire. */
export interface Arrival {
  readonly auditId: string;
  /** Microseconds since the epoch. */
  readonly receivedUs: number;
  readonly url: string;
  readonly headers: AddressHeaders & { readonly "user-agent"?: string | undefined };
  /** The other end of the connection. */
  readonly remoteAddress: string;
}

/** What the server has found out about a request so far. */
export interface AuditedState {
  readonly info?: AuditedInfo;
  /** As whom it is served. */
  readonly user?: UserInfo;
  /** Who acts as that user; absent: no other. */
  readonly impersonator?: UserInfo;
  /** The verb that allowed it to, where that was one of the constrained modes. */
  readonly impersonationConstraint?: string;
}

/** Pieces of JSON that the events of a request have in common; `time` is when it was received. */
export interface RequestTexts {
  readonly head: string;
  readonly who: string;
  readonly from: string;
  /** The objectRef, as long as the body is said to name this. */
  readonly where: string;
  readonly named: NamedObject;
  readonly received: string;
  readonly time: string;
}

/** What an event says of the answer. */
export type AuditedStatus = Partial<Pick<Status, "status" | "message" | "reason" | "details" | "code">>;

export interface AuditEnds {
  readonly decide: (request: AuditedRequest) => AuditDecision;
  /** Resolves to false where the event had to be kept and was not; undefined: go on at once. */
  readonly emit: (request: AuditedRequest, stage: Stage) => Promise<boolean> | undefined;
}

const undecided: AuditDecision = { level: "None", omitStages: new Set(), omitManagedFields: false };

/** Characters of an error that the stage Panic repeats. */
const shownLength = 1000;

/**
 * What filters and handlers note of a request for its audit events. Until `received`, and where nothing is logged, a
 * note costs a comparison.
 */
export class AuditedRequest {
  readonly arrival: Arrival;
  readonly state: AuditedState;
  decision = undecided;
  status: AuditedStatus | undefined;
  /** JSON of the body and of the answer; as bytes where they are there already. */
  requestObject: string | Buffer | undefined;
  responseObject: string | Buffer | undefined;
  /** An object was left out because it is too large. */
  isCut = false;
  /** The object of the body, where it says more than the path. */
  named: NamedObject = unnamed;
  /** What its events share, once one is written. */
  texts: RequestTexts | undefined;
  /** Of the authorizer; "" before it was asked, and where it could not decide. */
  authorization: "" | "allow" | "forbid" = "";
  reason = "";
  readonly #ends: AuditEnds;
  #annotations: Map<string, string> | undefined;
  #partsMs: Map<LatencyPart, number> | undefined;
  #level = 0;
  #isDecided = false;
  /** An answer from before it was decided what is logged of the request. */
  #early: Status | undefined;
  #hasStarted = false;
  #hasPanicked = false;

  constructor(arrival: Arrival, state: AuditedState, ends: AuditEnds) {
    this.arrival = arrival;
    this.state = state;
    this.#ends = ends;
  }

  /** The user is known: asks the policy, and logs that the request was received. `false` means: refuse it. */
  received(): Promise<boolean> | undefined {
    this.#decide();
    return this.#level === 0 ? undefined : this.#ends.emit(this, "RequestReceived");
  }

  /** The answer of a long-running request begins. */
  started(code: number): void {
    if (this.#level === 0 || this.#hasStarted) return;
    this.#hasStarted = true;
    this.status = { ...this.status, code };
    void this.#ends.emit(this, "ResponseStarted");
  }

  /** The answer is over; `code` is undefined where none was sent. */
  ended(code: number | undefined, { isLongRunning }: { readonly isLongRunning: boolean }): void {
    if (!this.#isDecided) this.#refused(code);
    else if (this.#level > 0) this.#completed(code, isLongRunning);
  }

  /** The request met an error of the server's own. */
  panicked(error: unknown): void {
    this.#hasPanicked = true;
    const message = `the API server failed: ${String(error).slice(0, shownLength)}`;
    this.status = { status: "Failure", message, reason: "InternalError", code: 500 };
  }

  /** The answer is a Status. */
  answered(answer: Status): void {
    if (this.status !== undefined) return;
    const { status, message, reason, details, code } = answer;
    this.status = { status, message, reason, details, code } as AuditedStatus;
    if (!this.#isDecided) this.#early = answer;
    if (this.wantsResponse) this.responded(JSON.stringify(answer));
  }

  /** The authorizer failed, so there is no decision. */
  authorizerFailed(): void {
    this.reason = "internal error";
  }

  authorized(outcome: "allow" | "deny" | "noOpinion", reason: string): void {
    this.authorization = outcome === "allow" ? "allow" : "forbid";
    this.reason = reason;
  }

  /** `key` is "DOMAIN/NAME"; the first note of a key stays. Before the policy has decided, notes are kept. */
  annotate(key: string, value: string): void {
    if (this.#isDecided && this.#level === 0) return;
    this.#annotations ??= new Map();
    if (!this.#annotations.has(key)) this.#annotations.set(key, value);
  }

  /** A note that shows what is written: it is made for events that show the object of the request. */
  annotateContent(key: string, value: () => string): void {
    if (!this.#logs("Request")) return;
    const text = this.#fitting(value());
    if (text !== undefined) this.annotate(key, text);
  }

  /** A part of the request is over, or a piece of it; events of slow requests show that. */
  took(part: LatencyPart, ms: number): void {
    if (ms < notedMs || (this.#isDecided && this.#level === 0)) return;
    this.#partsMs ??= new Map();
    this.#partsMs.set(part, (this.#partsMs.get(part) ?? 0) + ms);
  }

  get partsMs(): ReadonlyMap<LatencyPart, number> | undefined {
    return this.#partsMs;
  }

  get annotations(): ReadonlyMap<string, string> | undefined {
    return this.#annotations;
  }

  /** The object in the body, before it is changed; `logged` makes the one that is shown, or is the JSON of it. */
  requested(object: object, logged: Buffer | (() => object) = () => object): void {
    if (this.#level === 0) return;
    this.named = namedBy(object);
    if (!this.#logs("Request")) return;
    this.requestObject = this.#fitting(typeof logged === "function" ? JSON.stringify(logged()) : logged);
  }

  /** Whether `responded` is waited for. */
  get wantsResponse(): boolean {
    return this.#logs("RequestResponse");
  }

  /** JSON of the answer, and how many bytes it has where it is not at hand. */
  responded(json: string | Buffer | { readonly length: number; readonly whole: () => Buffer }): void {
    if (!this.wantsResponse || this.responseObject !== undefined) return;
    const fitting = this.#fitting(json);
    this.responseObject = typeof fitting === "object" && "whole" in fitting ? fitting.whole() : fitting;
  }

  #decide(): void {
    this.#isDecided = true;
    this.decision = this.#ends.decide(this);
    this.#level = levels.indexOf(this.decision.level);
  }

  /** The server refused the request before it knew its user: that is one event. */
  #refused(code: number | undefined): void {
    if (this.state.info === undefined) return;
    this.#decide();
    if (this.#early !== undefined) this.responded(JSON.stringify(this.#early));
    this.started(code ?? 200);
  }

  #completed(code: number | undefined, isLongRunning: boolean): void {
    if (this.#hasPanicked) {
      void this.#ends.emit(this, "Panic");
      return;
    }
    if (isLongRunning) this.started(code ?? 200);
    this.status ??= code === undefined ? closedEarly : undefined;
    if (code !== undefined) this.status = { ...this.status, code };
    void this.#ends.emit(this, "ResponseComplete");
  }

  #logs(level: Level): boolean {
    return this.#level >= levels.indexOf(level);
  }

  #fitting<T extends { readonly length: number }>(json: T): T | undefined {
    if (json.length <= maxObjectBytes) return json;
    this.isCut = true;
    return undefined;
  }
}

/** @limit Object in an audit event, or patch of a webhook: left out, and the event says that it is truncated. */
const maxObjectBytes = 3 * 1024 * 1024;

/** Which object a body says it is; "" where it does not say. */
export interface NamedObject {
  readonly name: string;
  readonly namespace: string;
  readonly uid: string;
  readonly resourceVersion: string;
}

const unnamed: NamedObject = { name: "", namespace: "", uid: "", resourceVersion: "" };

/** A copy, as handlers go on to change the object. */
function namedBy(object: object): NamedObject {
  const { metadata } = object as { readonly metadata?: Readonly<Record<string, unknown>> | null };
  if (typeof metadata !== "object" || metadata === null) return unnamed;
  const textOf = (field: keyof NamedObject) => (typeof metadata[field] === "string" ? metadata[field] : "");
  const [name, namespace] = [textOf("name"), textOf("namespace")];
  return { name, namespace, uid: textOf("uid"), resourceVersion: textOf("resourceVersion") };
}

const closedEarly: AuditedStatus = { status: "Success", message: "Connection closed early", code: 200 };
