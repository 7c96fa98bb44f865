import { randomUUID } from "node:crypto";
import { internalError } from "../../../generated/errors.ts";
import { checkKind, checkUid } from "../../proxy/webhooks/answers.ts";
import { decodeObject } from "../../negotiate/jsonDecoder.ts";
import { isObject, type Json, type Status, StatusError } from "../../schema/index.ts";
import type { ShownChange } from "../matching/change.ts";
import { requestOf } from "../matching/request.ts";
import type { AdmissionAttributes } from "../plugin.ts";
import { answerStructure } from "./answerStructure.ts";
import type { Hook } from "./hook.ts";

const reviewKind = "AdmissionReview";

/** The request of a review. */
export function reviewRequest(
  attributes: AdmissionAttributes,
  change: ShownChange,
  platform: { readonly metaGroup: string },
): Readonly<Record<string, unknown>> {
  const { object = null, old = null } = change;
  return { uid: randomUUID(), ...requestOf(attributes, change, platform), object, oldObject: old };
}

/** What a webhook has answered, read and checked. */
export interface Verdict {
  readonly isAllowed: boolean;
  readonly status: Partial<Status>;
  /** JSON of a patch; undefined: the object stays. */
  readonly patch: Buffer | undefined;
  readonly patchType: string | undefined;
  readonly auditAnnotations: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}

export interface Review {
  readonly apiVersion: string;
  readonly uid: string;
  readonly isMutating: boolean;
}

/** Throws an Error, in the field's words, for what is no answer to the review, and DecodeError for other types. */
export function readAnswer(json: unknown, { apiVersion, uid, isMutating }: Review): Verdict {
  const answer = isObject(json) ? json : {};
  const version = apiVersion.slice(apiVersion.lastIndexOf("/") + 1);
  const { object } = decodeObject(answer as Json, answerStructure, { version });
  const { response: read = {} } = object as unknown as { readonly response?: Answered };
  const { response } = answer;
  if (!isObject(response)) throw new Error("webhook response was absent");
  const isNewer = version === "v1";
  if (isNewer) checkUid(response, uid);
  checkKind(answer, { apiVersion, kind: reviewKind });
  const patch = Buffer.from(read.patch ?? "", "base64");
  const patchType = isNewer ? read.patchType : patch.length > 0 ? "JSONPatch" : undefined;
  checkPatch(patch, patchType, isMutating);
  return {
    isAllowed: read.allowed === true,
    status: read.status ?? {},
    patch: patch.length === 0 ? undefined : patch,
    patchType,
    auditAnnotations: read.auditAnnotations ?? {},
    warnings: read.warnings ?? [],
  };
}

/** The answer in the form of `answerStructure`. */
interface Answered extends Partial<Pick<Verdict, "status" | "auditAnnotations" | "warnings">> {
  readonly allowed?: boolean;
  readonly patch?: string;
  readonly patchType?: string;
}

function checkPatch(patch: Buffer, patchType: unknown, isMutating: boolean): void {
  const hasType = patchType !== undefined && patchType !== null;
  if (!isMutating) {
    if (patch.length > 0) throw new Error("validating webhook may not return response.patch");
    if (hasType) throw new Error("validating webhook may not return response.patchType");
    return;
  }
  if (patch.length > 0 && !hasType) throw new Error("webhook returned response.patch but not response.patchType");
  if (patch.length === 0 && hasType) throw new Error("webhook returned response.patchType but not response.patch");
  if (patchType === "") throw new Error('webhook returned invalid response.patchType of ""');
}

/** Throws an Error for what is no list of operations: it is an answer that failed, not a patch that does not fit. */
export function checkPatchText(patch: Buffer, patchType: string | undefined): void {
  const undecodable = "received undecodable patch in webhook response";
  let operations: unknown;
  try {
    operations = JSON.parse(patch.toString("utf8"));
  } catch (error) {
    throw new Error(`${undecodable}: it is no JSON`, { cause: error });
  }
  const isList = operations === null || (Array.isArray(operations) && operations.every(isObject));
  if (!isList) throw new Error(`${undecodable}: it is no list of operations`);
  const isEmpty = operations === null || (operations as readonly unknown[]).length === 0;
  if (!isEmpty && patchType !== "JSONPatch") throw new Error(`unsupported patch type ${JSON.stringify(patchType)}`);
}

/** The Status that a webhook refuses with; its own says code, reason and message. */
export function denial({ name }: Hook, { status }: Verdict): StatusError {
  const deniedBy = `admission webhook ${JSON.stringify(name)} denied the request`;
  const { message = "", reason = "", code = 0 } = status;
  const why = message || reason;
  return new StatusError({
    ...status,
    kind: "Status",
    apiVersion: "v1",
    metadata: {},
    status: "Failure",
    message: why === "" ? `${deniedBy} without explanation` : `${deniedBy}: ${why}`,
    code: Number.isInteger(code) && code >= 400 && code < 600 ? code : 400,
  });
}

/** A webhook could not be asked, or its answer is none. */
export function callFailure({ name }: Hook, reason: string): StatusError {
  return internalError(`failed calling webhook ${JSON.stringify(name)}: ${reason}`);
}
