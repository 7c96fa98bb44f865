import type { FieldError } from "./fieldError.ts";
import { shortened } from "./text/shorten.ts";

export interface StatusCause {
  readonly reason?: string;
  readonly message?: string;
  readonly field?: string;
}

export interface StatusDetails {
  readonly name?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly uid?: string;
  readonly causes?: readonly StatusCause[];
  readonly retryAfterSeconds?: number;
}

/** The body of every error answer, and of deletes that return no object. */
export interface Status {
  readonly kind: "Status";
  readonly apiVersion: "v1";
  readonly metadata: { readonly resourceVersion?: string; readonly continue?: string };
  readonly status?: "Success" | "Failure";
  readonly message?: string;
  readonly reason?: string;
  readonly details?: StatusDetails;
  readonly code?: number;
}

/** An error that a client gets. Made by the constructors of `generated/errors.ts`, never directly. */
export class StatusError extends Error {
  readonly status: Status;

  constructor(status: Status) {
    super(status.message ?? "");
    this.name = "StatusError";
    this.status = status;
  }

  /** HTTP status code. */
  get code(): number {
    return this.status.code ?? 500;
  }

  get reason(): string {
    return this.status.reason ?? "";
  }
}

/** Builds the Status of a failure; what `generated/errors.ts` is thin over. */
export function failure(options: {
  readonly code: number;
  readonly reason: string;
  readonly message: string;
  readonly details?: StatusDetails;
  readonly metadata?: Status["metadata"];
}): StatusError {
  const { code, reason, message, details, metadata } = options;
  return new StatusError({
    kind: "Status",
    apiVersion: "v1",
    metadata: metadata ?? {},
    status: "Failure",
    message: shortened(message, maxMessageLength),
    ...(reason === "" ? {} : { reason }),
    ...(details === undefined ? {} : { details: shortDetails(details) }),
    code,
  });
}

/** @limit Message of a Status: cut, with the number of missing characters. */
export const maxMessageLength = 32_768;
/** @limit Causes of a Status: the rest is left out. */
export const maxCauses = 1000;
/**
 * Characters of a cause's message; a field's path has those of a name.
 * @limit Message of a cause: cut, with the number of missing characters.
 */
const maxCauseLength = 8192;
/** @limit All causes of a Status: the rest is left out. */
const maxCausesLength = 262_144;

/** Stands for the causes that are left out. */
export const moreCauses: StatusCause = {
  reason: "FieldValueTooMany",
  message: "too many errors, the list is truncated",
};

function shortDetails({ causes, name, ...others }: StatusDetails): StatusDetails {
  return {
    ...(name === undefined ? {} : { name: shortened(name) }),
    ...others,
    ...(causes === undefined ? {} : { causes: shortCauses(causes) }),
  };
}

function shortCauses(causes: readonly StatusCause[]): readonly StatusCause[] {
  const short: StatusCause[] = [];
  let length = 0;
  for (const { reason, message, field } of causes) {
    const cause = {
      ...(reason === undefined ? {} : { reason }),
      ...(message === undefined ? {} : { message: shortened(message, maxCauseLength) }),
      ...(field === undefined ? {} : { field: shortened(field) }),
    };
    length += (cause.message?.length ?? 0) + (cause.field?.length ?? 0);
    if (short.length === maxCauses || length > maxCausesLength) return [...short, moreCauses];
    short.push(cause);
  }
  return short;
}

/** One cause a field error, as `details.causes` of an Invalid status lists them: one more than it has room for. */
export function causesOf(errors: readonly FieldError[]): StatusCause[] {
  const causes: StatusCause[] = [];
  let length = 0;
  for (const { reason, message, field } of errors) {
    causes.push({ reason, message, field });
    length += message.length;
    if (causes.length > maxCauses || length > maxCausesLength) break;
  }
  return causes;
}

/** Compares names: a folder of generated code is bundled with a copy of this class, and its errors count as well. */
export function isStatusError(error: unknown): error is StatusError {
  return error instanceof Error && error.name === "StatusError" && "status" in error;
}

/** Whether something thrown is a StatusError of that reason. */
export function isStatusReason(error: unknown, reason: string): error is StatusError {
  return isStatusError(error) && error.reason === reason;
}

/** Characters of another server's message that an error repeats. */
const repeatedLength = 1024;

/** What another server says of its failure; undefined where its answer is no Status of one, or says nothing. */
export function failureMessage(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const { kind, apiVersion = "v1", status, message } = answer as { readonly [K in keyof Status]?: unknown };
  const isFailure = kind === "Status" && apiVersion === "v1" && status === "Failure";
  return isFailure && typeof message === "string" && message !== "" ? message.slice(0, repeatedLength) : undefined;
}
