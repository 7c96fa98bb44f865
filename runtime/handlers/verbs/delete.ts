import { conflict, forbidden, notFound } from "../../../generated/errors.ts";
import type { AdmissionAttributes } from "../../admission/plugin.ts";
import { change, type Changed, type Current, type Outcome, resourceOf, type Target } from "../../registry/change.ts";
import type { Store } from "../../registry/store.ts";
import { withRevision } from "../../registry/stored/storedForm.ts";
import { kindInErrors } from "../../schema/groupVersionPath.ts";
import { escapedMarkup } from "../../schema/errors.ts";
import { isStatusReason } from "../../schema/status.ts";
import type { ApiObject, Status } from "../../schema/index.ts";
import type { HandlerContext } from "../context.ts";
import { openRequest, type OpenRequest } from "../open.ts";
import { type DeleteOptions, readDeleteOptions, warnOfPropagation } from "../options/deleteOptions.ts";
import { admitDelete } from "./admitDelete.ts";
import { admissionAttributes, dryRunOf } from "./admissionAttributes.ts";
import { isReleased, markDeleted } from "./deletion.ts";
import type { BodyResponse, ResourceRequest } from "../request.ts";
import { respondStatus, respondWritten } from "../answers/respond.ts";
import { unsafeDelete } from "./unsafeDelete.ts";

/** Removes an object, or marks it as being deleted when finalizers, grace or its kind hold it. */
export async function remove(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const open = await openRequest(request, context, "object");
  const options = await readDeleteOptions(request, context);
  if (options.ignoresReadError === true) return respondStatus(open, await unsafeDelete(request, context));
  warnOfPropagation(request, { options, strategy: open.code.strategy });
  const deleted = await deleteObject(request, { ...open, options });
  if (deleted.isGone && !request.store.descriptor.returnsDeleted) {
    return respondStatus(open, successStatus(request, deleted.uid));
  }
  const status = !deleted.isGone && options.orphanDependents === false ? 202 : 200;
  return respondWritten(open, deleted.bytes(), status);
}

function successStatus(request: ResourceRequest, uid: string): Status {
  const { group, plural } = request.store.descriptor;
  const details = { name: request.name, ...(group === "" ? {} : { group }), kind: plural, uid };
  return { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", details };
}

export interface DeleteParts extends Omit<OpenRequest, "negotiated"> {
  readonly options: DeleteOptions;
}

export interface Deleted {
  /** This kind's JSON of the object: as it is now, or as it was, with the version of its end. */
  readonly bytes: () => Buffer;
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
  let stored: ApiObject | undefined;
  const attributes = attributesOf({ namespace, name }, parts, () => stored);
  const charge: Target["charge"] = (admitted) => parts.context.admission.charge(attributes, admitted);
  const waits = parts.context.admission.waits(attributes);
  const signal = () => request.signal;
  const target = { store, code, namespace, name, dryRun: options.dryRun, charge, waits, signal, audit: request.audit };
  let uid = "";
  let isDue = false;
  const changed = await change(target, (current) => {
    if (current === undefined) throw notFound(resourceOf(store), name);
    const object = current.decode();
    stored = object;
    uid = object.metadata?.uid ?? "";
    checkDeletable(object, current, parts);
    const decided = (): Outcome => {
      const outcome = markDeleted(object, { options, strategy: code.strategy, nowMs: request.nowMs });
      isDue = outcome.kind === "write" && isReleased(object, code.strategy);
      return outcome;
    };
    const admitted = admitDelete(object, attributes, { admission: parts.context.admission, waits });
    return admitted === undefined ? decided() : admitted.then(decided);
  });
  if (changed.outcome === "remove") return gone(changed, uid);
  if (!isDue) return { bytes: () => changed.bytes, isGone: false, uid };
  return options.dryRun ? { bytes: () => changed.bytes, isGone: true, uid } : end(changed, { target, uid });
}

/** Watchers see a graceful deletion begin before they see the end, also where there is no time between. */
async function end(
  marked: Changed,
  { target, uid }: { readonly target: Target; readonly uid: string },
): Promise<Deleted> {
  const { store, name } = target;
  try {
    const changed = await change(target, (current) => {
      if (current?.decode().metadata?.uid !== uid) throw notFound(resourceOf(store), name);
      return { kind: "remove" };
    });
    return gone(changed, uid);
  } catch (error) {
    if (!isStatusReason(error, "NotFound")) throw error;
    return gone(marked, uid); // another writer was faster
  }
}

function gone({ bytes, revision }: Changed, uid: string): Deleted {
  const ended = () => (revision === undefined ? bytes : withRevision(bytes, revision));
  return { bytes: ended, isGone: true, uid };
}

function attributesOf(
  { namespace, name }: { readonly namespace: string; readonly name: string },
  { request, options, code: { strategy } }: DeleteParts,
  stored: () => ApiObject | undefined,
): AdmissionAttributes {
  const { dryRun, ignoresReadError: _ignoresReadError, ...stated } = options;
  /** What the delete means of an object that its kind gives a grace, or holds. */
  const implied = (): Partial<DeleteOptions> => {
    const object = stored();
    if (object === undefined) return {};
    const { uid, deletionTimestamp } = object.metadata ?? {};
    if (strategy.gracePeriodSeconds !== undefined && deletionTimestamp === undefined) {
      return { gracePeriodSeconds: strategy.gracePeriodSeconds(object, stated.gracePeriodSeconds) };
    }
    if (strategy.holdsDeletion === undefined || uid === undefined) return {};
    return { preconditions: { uid, ...stated.preconditions } };
  };
  const about = { operation: "delete", namespace, name, subresource: "", dryRun } as const;
  // A delete of a collection names none of its objects.
  const ofCollection = request.name === "" ? { name: "" } : {};
  return admissionAttributes(request, {
    ...about,
    ...ofCollection,
    options: () => ({ kind: "DeleteOptions", ...stated, ...implied(), ...dryRunOf(dryRun) }),
  });
}

function checkDeletable(object: ApiObject, current: Current, parts: DeleteParts): void {
  checkDeletePreconditions(object, current, parts);
  const isOfCollection = parts.request.name === "";
  const refusal = isOfCollection ? undefined : parts.code.strategy.mayNotDelete?.(object);
  if (refusal === undefined) return;
  throw forbidden(resourceOf(parts.request.store), object.metadata?.name ?? "", escapedMarkup(refusal));
}

/** Throws conflict when the object is another one, or another version, than the options speak of. */
export function checkDeletePreconditions(
  object: ApiObject,
  current: Pick<Current, "revision">,
  parts: Pick<DeleteParts, "request" | "options">,
): void {
  const { preconditions } = parts.options;
  const { store } = parts.request;
  const { uid, name = "", resourceVersion } = object.metadata ?? {};
  if (preconditions?.uid !== undefined && preconditions.uid !== uid) {
    const text =
      `the UID in the precondition (${preconditions.uid}) does not match the UID in record (${uid}). ` +
      "The object might have been deleted and then recreated";
    throw conflict(kindOf(store), name, text);
  }
  const wanted = preconditions?.resourceVersion;
  if (wanted !== undefined && wanted !== (resourceVersion ?? String(current.revision))) {
    const text =
      `the ResourceVersion in the precondition (${wanted}) does not match the ResourceVersion in record ` +
      `(${resourceVersion}). The object might have been modified`;
    throw conflict(kindOf(store), name, text);
  }
}

/** The field names the kind, not the resource, in the conflicts of delete preconditions. */
function kindOf({ descriptor }: Store): { group: string; resource: string } {
  const { group, kind } = kindInErrors(descriptor);
  return { group, resource: kind };
}
