import type { Connect } from "./access/connect.ts";
import type { ObserveContext } from "./access/observe.ts";
import type { FieldError } from "./fieldError.ts";
import type { ApiObject } from "./object.ts";
import type { GrantContext, ReviewContext } from "./access/review.ts";
import type { InSteps, Steps } from "./steps.ts";
import type { UserInfo } from "./access/user.ts";

/** @limit Warning texts kept for an answer: the rest is dropped. */
export const maxWarnings = 1000;

export interface StrategyContext {
  readonly nowMs: number;
  /** "" for the main resource, else the sub-resource written, e.g. "status". */
  readonly subresource: string;
  /** Who writes; undefined where the server itself does. */
  readonly user?: UserInfo;
  /** Whether a feature gate is on; absent: none is. */
  readonly isGateOn?: (gate: string) => boolean;
  /** Tells the writer of what a strategy changes; absent: no client waits. */
  readonly warn?: (text: string) => void;
  /**
   * Counts steps of work that the object decides the size of, beyond a look at each of its parts. Throws when it takes
   * too long, which the caller of the strategy answers. Absent: no client waits.
   */
  readonly work?: Steps;
  /** What schema and rules have found, for `validate`: what is wrong there counts for nothing elsewhere. */
  readonly formErrors?: readonly FieldError[];
}

/**
 * What a kind does that its schema cannot say. Every member is optional; a kind without a strategy has an empty one.
 * Objects may be changed in place by prepare functions only; `old` is frozen. Members are methods, so that a strategy
 * of one kind fits where any kind's is asked for.
 */
export interface Strategy<T extends ApiObject = ApiObject> {
  /** Runs after defaulting on create: fields the server owns (status.phase, spec.finalizers ...). */
  prepareForCreate?(object: T, context: StrategyContext): void;
  prepareForUpdate?(object: T, old: T, context: StrategyContext): void;
  /**
   * What a write through a sub-resource other than status may change: moves that from the sent object to the target.
   */
  applySubresource?(subresource: string, target: T, sent: T): void;
  /** Checks beyond the schema, on create and update. */
  validate?(object: T, context: StrategyContext): FieldError[];
  /** The same in steps, of a kind whose objects take long. */
  validateInSteps?(object: T, context: StrategyContext): InSteps<FieldError[]>;
  /**
   * An update is not refused for what is wrong with the stored object alike: its expressions were taken by a server
   * that read them otherwise.
   */
  readonly forgivesStored?: true;
  /** An update is checked twice, or its spec is: what is wrong with it is said twice. Metadata have their own count. */
  readonly statesTwice?: "all" | "spec";
  /** Immutability and transitions, on update. */
  validateUpdate?(object: T, old: T, context: StrategyContext): FieldError[];
  /**
   * Refuses a create or update that gives rights which the writer does not have: throws a StatusError. Asked before the
   * object is prepared.
   */
  checkGrants?(object: T, old: T | undefined, context: GrantContext): Promise<void> | undefined;
  /** What marks the row of an object in a table. */
  rowConditions?(object: T): readonly RowCondition[] | undefined;
  /** The number by which a table of many is ordered, the lowest first; absent, and where numbers are one: by name. */
  rowOrder?(object: T): number;
  /**
   * Texts for Warning headers, of which an answer keeps `maxWarnings`. What the sub-resource does not write is no
   * matter of its writer.
   */
  warnings?(object: T, old: T | undefined, context: Pick<StrategyContext, "subresource">): readonly string[];
  /** What a client hears that selects by a field that cannot be selected by; absent: what most kinds say. */
  unknownFieldText?(field: string, type: { readonly apiVersion: string; readonly kind: string }): string;
  /** Grace in seconds for a delete that asked for `requested`; 0 removes at once. Absent: no graceful deletion. */
  gracePeriodSeconds?(object: T, requested: number | undefined): number;
  /** Refuses a delete of the one object, not of its collection: the text of the 403, or undefined. */
  mayNotDelete?(object: T): string | undefined;
  /** Runs when a delete begins but the object stays for a while (status.phase Terminating). */
  beginDeletion?(object: T): void;
  /**
   * What becomes of the objects that it owns when a delete does not say; absent: Background. "none": it owns nothing.
   */
  readonly defaultPropagation?: "Orphan" | "none";
  /** The text of a Warning header for a delete that does not say. */
  readonly propagationWarning?: string;
  /** A delete keeps the object while this holds (a namespace with spec.finalizers). */
  holdsDeletion?(object: T): boolean;
  /** From the stored form to this version and back, for kinds served in several groups or versions. */
  fromStorage?(stored: ApiObject): T;
  toStorage?(object: T): ApiObject;
  /**
   * Makes objects of any versions of the kind into those of one, in their order, where only a webhook knows how.
   * Absent: it is done at once, as above. Rejects with a StatusError.
   */
  convert?(objects: readonly ApiObject[], apiVersion: string): Promise<readonly ApiObject[]>;
  /** For a kind that is never stored: a create acts, as through this sub-resource, on the object it has the name of. */
  readonly actsOn?: { readonly group: string; readonly resource: string; readonly subresource: string };
  /** Where requests for its connect sub-resources go, by the name of the sub-resource. */
  readonly connect?: Readonly<Record<string, Connect>>;
  /** The answer to a create of a kind that is never stored, from the defaulted and validated object. */
  review?(object: T, context: ReviewContext): T | Promise<T>;
  /** The objects of a kind that is made when it is read: of a namespace, or of all; maybe one alone is wanted. */
  observe?(context: ObserveContext): Promise<readonly T[]>;
}

/** What marks a row of a table: clients may leave out rows of what is completed. */
export interface RowCondition {
  readonly type: "Completed";
  readonly status: "True";
  readonly reason: string;
  readonly message: string;
}
