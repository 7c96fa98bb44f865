import type { ApiObject, ResourceDescriptor, StatusError } from "../schema/index.ts";
import type { UserInfo } from "../auth/user.ts";
import type { WriteOperation } from "../storage/storage.ts";

/** What a write is about, as plugins see it. */
export interface AdmissionAttributes {
  /** `connect` is no write, but a request that goes on to elsewhere; the object is what its query asks for. */
  readonly operation: "create" | "update" | "delete" | "connect";
  readonly descriptor: ResourceDescriptor;
  readonly namespace: string;
  /** "" of a new object as long as plugins change it, where its name is to be generated. */
  readonly name: string;
  /** As refusals name the object; absent: by its name. */
  readonly shownName?: (() => string) | undefined;
  readonly subresource: string;
  readonly user: UserInfo;
  readonly dryRun: boolean;
  /** Adds a `Warning: 299` header to the answer. A write that is tried again gives each text once. */
  readonly warn: (text: string) => void;
  /** Notes for the audit log; undefined where the server keeps none. */
  readonly audit: AuditNotes | undefined;
  /** Aborted when the answer is of no use any more. */
  readonly signal: () => AbortSignal;
  /** The options of the write, by the name of their kind; undefined where a request has none. */
  readonly options: () => WrittenOptions | undefined;
  /** Absent: what is written is the object itself. */
  readonly shown?: ShownForm | undefined;
}

export interface WrittenOptions {
  readonly kind: "CreateOptions" | "UpdateOptions" | "DeleteOptions";
  readonly [option: string]: unknown;
}

/** What hooks see of a write that is about another kind than the object: a scale, a binding. */
export interface ShownForm {
  /** The client creates something where the server updates the object. */
  readonly operation?: "create";
  readonly of: (object: ApiObject) => ApiObject;
  /** Takes what has become of the shown form into the object; absent: hooks may not change it. */
  readonly take?: (object: ApiObject, shown: ApiObject) => void;
}

export interface AuditNotes {
  /** `key` is "DOMAIN/NAME". */
  annotate(key: string, value: string): void;
  /** A note that shows what is written: only events that show the object of the request have it. */
  annotateContent(key: string, value: () => string): void;
  /** So long webhooks were waited for. */
  took(part: "mutating-webhook" | "validating-webhook", ms: number): void;
}

/** What a write makes of an object: `now` is undefined when it goes, `old` when it is new. */
export interface AdmittedChange {
  readonly now: ApiObject | undefined;
  /** Reads what is stored, anew at each call. */
  readonly old: (() => ApiObject) | undefined;
}

/** The passes of one write through the plugins that change it: one object for both. */
export interface Passes {
  /** In the second pass plugins see what those behind them did to the object. */
  readonly isSecond: boolean;
  /** A plugin that has changed the object calls this where all are to be asked a second time; there is no third. */
  readonly repeat: () => void;
}

/** The writes that a plugin is asked about. */
export interface About {
  readonly operations: readonly AdmissionAttributes["operation"][];
  /** Sub-resources included, as "pods" or "jobs.batch.example.dev"; absent: those of every kind. */
  readonly resources?: readonly string[];
}

/** What every plugin may have. */
interface PluginParts {
  readonly name: string;
  /** Writes for which `mutate` and `validate` are called; absent: all. */
  readonly about?: About;
  /**
   * Waits for what the plugin must know to decide, or refuses the write (rejects with a StatusError), before the object
   * is prepared: no default is set yet, and a write of a sub-resource is as it was sent. Undefined: there is nothing to
   * wait for.
   */
  readonly inquire?: (
    attributes: AdmissionAttributes,
    object: ApiObject,
    old: ApiObject | undefined,
  ) => Promise<void> | undefined;
  /**
   * What is written with an admitted object, in one transaction: asked at each try of the write, after all plugins have
   * agreed. Throws the refusal, a StatusError.
   */
  readonly charge?: (attributes: AdmissionAttributes, change: AdmittedChange) => readonly WriteOperation[];
}

/**
 * A plugin changes an object or refuses the write before it is validated (`mutate` throws a StatusError), refuses it
 * once it is complete (`validate` returns why), or both.
 */
export interface PromptPlugin extends PluginParts {
  readonly waits?: undefined;
  readonly mutate?: (attributes: AdmissionAttributes, object: ApiObject, old: ApiObject | undefined) => void;
  readonly validate?: (
    attributes: AdmissionAttributes,
    object: ApiObject | undefined,
    old: ApiObject | undefined,
  ) => StatusError | undefined;
}

/** A plugin that may have to wait for an answer from elsewhere. */
export interface WaitingPlugin extends PluginParts {
  /**
   * Whether it has something to ask about such a write. Asked for every write, so it takes no time; where it is false,
   * the plugin is not asked anything else.
   */
  readonly waits: (attributes: AdmissionAttributes) => boolean;
  readonly mutate?: (
    attributes: AdmissionAttributes,
    change: { readonly object: ApiObject | undefined; readonly old: ApiObject | undefined; readonly passes: Passes },
  ) => Promise<void> | undefined;
  readonly validate?: (
    attributes: AdmissionAttributes,
    object: ApiObject | undefined,
    old: ApiObject | undefined,
  ) => Promise<StatusError | undefined> | StatusError | undefined;
}

export type AdmissionPlugin = PromptPlugin | WaitingPlugin;
