import { conflict, forbidden, notFound } from "../../generated/errors.ts";
import { timestamp } from "../lib/timestamp.ts";
import { change, type Current, type Outcome, resourceOf } from "../registry/change.ts";
import { foregroundFinalizer, orphanFinalizer } from "../registry/metadata/finalizers.ts";
import { escapedMarkup, kindText } from "../schema/errors.ts";
import type { ApiObject, KindCode, Status } from "../schema/index.ts";
import { answerForm } from "./answerForm.ts";
import type { HandlerContext } from "./context.ts";
import { type DeleteOptions, readDeleteOptions } from "./deleteOptions.ts";
import type { Handler, ResourceRequest } from "./request.ts";
import { respondObject, respondStatus } from "./respond.ts";

/** Removes an object, or marks it as being deleted when finalizers, grace or its kind hold it. */
export function remove(context: HandlerContext): Handler {
  return async (request) => {
    const { store } = request;
    const negotiated = await answerForm(request, context, "object");
    const code = await store.load();
    const options = await readDeleteOptions(request, context);
    const deleted = await deleteObject(request, { request, context, code, options });
    if (deleted.isGone && !store.descriptor.returnsDeleted) {
      return respondStatus(request, successStatus(request, deleted.uid), { status: 200, negotiated, context });
    }
    return respondObject(request, { bytes: deleted.bytes, status: 200, negotiated, context, isRendered: true });
  };
}

function successStatus(request: ResourceRequest, uid: string): Status {
  const { group, plural } = request.store.descriptor;
  const details = { name: request.name, ...(group === "" ? {} : { group }), kind: plural, uid };
  return { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", details };
}

export interface DeleteParts {
  readonly request: ResourceRequest;
  readonly context: HandlerContext;
  readonly code: KindCode;
  readonly options: DeleteOptions;
}

export interface Deleted {
  readonly bytes: Buffer;
  readonly isGone: boolean;
  readonly uid: string;
}

/** Deletes one object of the request's collection. Throws notFound, conflict (preconditions) or forbidden. */
export async function deleteObject(
  { namespace, name }: { readonly namespace: string; readonly name: string },
  parts: DeleteParts,
): Promise<Deleted> {
  const { request, code, options } = parts;
  const { store } = request;
  let uid = "";
  const changed = await change({ store, code, namespace, name, dryRun: options.dryRun }, (current) => {
    if (current === undefined) throw notFound(resourceOf(store), name);
    const object = current.decode();
    uid = object.metadata?.uid ?? "";
    return decide(object, current, parts);
  });
  return { bytes: changed.bytes, isGone: changed.outcome === "remove", uid };
}

function decide(object: ApiObject, current: Current, parts: DeleteParts): Outcome {
  const { code, options, context, request } = parts;
  const { store } = request;
  const name = object.metadata?.name ?? "";
  checkPreconditions(object, current, parts);
  const refusal = code.strategy.mayNotDelete?.(object);
  if (refusal !== undefined) throw forbidden(resourceOf(store), name, escapedMarkup(refusal));
  const denied = context.admission.validate(
    {
      operation: "delete",
      descriptor: store.descriptor,
      namespace: object.metadata?.namespace ?? "",
      name,
      subresource: "",
      user: request.user,
      dryRun: options.dryRun,
    },
    undefined,
    object,
  );
  if (denied !== undefined) throw denied;
  return markDeleted(object, parts);
}

function checkPreconditions(object: ApiObject, current: Current, parts: DeleteParts): void {
  const { preconditions } = parts.options;
  const { store } = parts.request;
  const { uid, name = "", resourceVersion } = object.metadata ?? {};
  if (preconditions?.uid !== undefined && preconditions.uid !== uid) {
    const text =
      `the UID in the precondition (${preconditions.uid}) does not match the UID in record (${uid}). ` +
      "The object might have been deleted and then recreated";
    throw conflict(preconditionResource(store), name, text);
  }
  const wanted = preconditions?.resourceVersion;
  if (wanted !== undefined && wanted !== (resourceVersion ?? String(current.revision))) {
    const text =
      `the ResourceVersion in the precondition (${wanted}) does not match the ResourceVersion in record ` +
      `(${resourceVersion}). The object might have been modified`;
    throw conflict(preconditionResource(store), name, text);
  }
}

/** The field names the kind, not the resource, in the conflicts of delete preconditions. */
function preconditionResource(store: ResourceRequest["store"]): { group: string; resource: string } {
  return { group: "", resource: kindText(store.descriptor) };
}

/**
 * The outcome of a delete: gone when nothing holds the object; else deletionTimestamp is set once, to the end of the
 * grace period, and later deletes may only bring it nearer.
 */
function markDeleted(object: ApiObject, parts: DeleteParts): Outcome {
  const { code, options, request } = parts;
  const { strategy } = code;
  object.metadata ??= {};
  const { metadata } = object;
  const before = metadata.finalizers ?? [];
  const finalizers = propagationFinalizers(before, options);
  const graceSeconds = Math.max(0, strategy.gracePeriodSeconds?.(object, options.gracePeriodSeconds) ?? 0);
  const isHeld = finalizers.length > 0 || strategy.holdsDeletion?.(object) === true;
  const wasDeleting = metadata.deletionTimestamp !== undefined;
  if (graceSeconds === 0 && !isHeld) return { kind: "remove" };
  const isSame = finalizers.length === before.length && finalizers.every((each) => before.includes(each));
  if (wasDeleting && isSame && graceSeconds >= (metadata.deletionGracePeriodSeconds ?? 0)) return { kind: "keep" };
  if (finalizers.length > 0) metadata.finalizers = finalizers;
  else delete metadata.finalizers;
  if (!wasDeleting && metadata.generation !== undefined) metadata.generation += 1;
  metadata.deletionTimestamp = deletionTime(metadata, { nowMs: request.nowMs, graceSeconds });
  metadata.deletionGracePeriodSeconds = graceSeconds;
  if (!wasDeleting) strategy.beginDeletion?.(object);
  return { kind: "write", object };
}

/** A shorter grace moves the end nearer, though never before now. */
function deletionTime(
  metadata: NonNullable<ApiObject["metadata"]>,
  now: { readonly nowMs: number; readonly graceSeconds: number },
): string {
  const endMs = now.nowMs + now.graceSeconds * 1000;
  if (metadata.deletionTimestamp === undefined) return timestamp(endMs);
  const startMs = Date.parse(metadata.deletionTimestamp) - (metadata.deletionGracePeriodSeconds ?? 0) * 1000;
  return timestamp(Math.max(now.nowMs, startMs + now.graceSeconds * 1000));
}

/** Foreground and orphan propagation are finalizers that the garbage collector takes away. */
function propagationFinalizers(finalizers: readonly string[], options: DeleteOptions): string[] {
  const { propagationPolicy } = options;
  if (propagationPolicy === undefined) return [...finalizers];
  const rest = finalizers.filter((each) => each !== orphanFinalizer && each !== foregroundFinalizer);
  if (propagationPolicy === "Orphan") rest.push(orphanFinalizer);
  if (propagationPolicy === "Foreground") rest.push(foregroundFinalizer);
  return rest;
}
