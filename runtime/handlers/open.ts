import type { Negotiated } from "../negotiate/accept.ts";
import type { KindCode } from "../schema/index.ts";
import { type AnswerKind, answerForm } from "./answers/answerForm.ts";
import type { HandlerContext } from "./context.ts";
import { readWriteOptions, type WriteOptions } from "./options/writeOptions.ts";
import type { ResourceRequest } from "./request.ts";

/** A request, and in which form it is answered. */
export interface Answerable {
  readonly request: ResourceRequest;
  readonly context: HandlerContext;
  readonly negotiated: Negotiated;
}

/** A request that is ready to be worked on: the code of its kind is there too. */
export interface OpenRequest extends Answerable {
  readonly code: KindCode;
}

/** A write that is ready to be worked on. */
export interface OpenWrite extends OpenRequest {
  readonly options: WriteOptions;
}

/** What a write needs to know, without the form of its answer. */
export type WriteParts = Omit<OpenWrite, "negotiated">;

export interface WriteKind {
  /** What errors of the query name. */
  readonly kind: "CreateOptions" | "UpdateOptions" | "PatchOptions";
  /** Of a patch, whether it is an apply. */
  readonly isApply?: boolean;
}

/** Throws notAcceptable. */
export async function openRequest(
  request: ResourceRequest,
  context: HandlerContext,
  kind: AnswerKind,
): Promise<OpenRequest> {
  const form = answerForm(request, context, kind);
  const negotiated = form instanceof Promise ? await form : form;
  const loaded = request.store.load();
  const code = loaded instanceof Promise ? await loaded : loaded;
  return { request, context, negotiated, code };
}

/** Throws invalid for what is wrong with the query, and notAcceptable. */
export async function openWrite(
  request: ResourceRequest,
  context: HandlerContext,
  { kind, isApply }: WriteKind,
): Promise<OpenWrite> {
  const options = readWriteOptions(request.query, { kind, isApply, metaGroup: context.platform.metaGroup });
  const { negotiated, code } = await openRequest(request, context, "object");
  return { request, context, negotiated, code, options };
}
