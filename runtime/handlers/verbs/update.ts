import { badRequest, conflict, invalid, modified, notFound } from "../../../generated/errors.ts";
import type { AdmissionAttributes, ShownForm } from "../../admission/plugin.ts";
import { trackInSteps, type Writer } from "../../apply/trackUpdate.ts";
import { change, type Changed, type Current, type Outcome, resourceOf, type Target } from "../../registry/change.ts";
import { isSame } from "../../registry/isSame.ts";
import { atOnce, inTurns, isLong, nextTurn } from "../../lib/work.ts";
import { ownChecks } from "../../registry/metadata/checks.ts";
import { prepare, type PrepareContext, prepareInTurns } from "../../registry/prepare.ts";
import { kindInErrors } from "../../schema/groupVersionPath.ts";
import { type ApiObject, type FieldError, type InSteps, invalid as invalidField } from "../../schema/index.ts";
import { admissionAttributes } from "./admissionAttributes.ts";
import { authorizeCreate } from "./authorizeCreate.ts";
import { askFirst } from "./askFirst.ts";
import type { HandlerContext } from "../context.ts";
import { openWrite, type WriteParts } from "../open.ts";
import { createObject, setNamespace } from "./createObject.ts";
import { isReleased } from "./deletion.ts";
import { writerOf } from "./fieldWriter.ts";
import type { BodyResponse, ResourceRequest } from "../request.ts";
import { readObject } from "./readObject.ts";
import { respondWritten } from "../answers/respond.ts";

/** Replaces an object by the one in the body; creates it where the kind allows that. */
export async function update(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const open = await openWrite(request, context, { kind: "UpdateOptions" });
  const object = await readObject(open);
  checkIdentity(object, request);
  const mayCreate = request.store.descriptor.createOnUpdate && request.subresource === "" && isUnbound(object);
  if (mayCreate && (await isMissing(request))) {
    await authorizeCreate(request, context);
    delete object.metadata?.resourceVersion;
    return respondWritten(open, (await createObject(object, open)).bytes, 201);
  }
  const { uid } = object.metadata ?? {};
  const make = inOneStep(() => structuredClone(object));
  // Only where there might have been a new one.
  const isMeant = uid !== undefined && request.store.descriptor.createOnUpdate;
  const { bytes } = await updateObject(make, isMeant ? { ...open, uid } : open);
  return respondWritten(open, bytes, 200);
}

export async function isMissing({ store, namespace, name }: ResourceRequest): Promise<boolean> {
  if (store.get(namespace, name) !== undefined) return false;
  await store.fresh();
  return store.get(namespace, name) === undefined;
}

/** A body that names the uid of an existing object does not ask for a new one; a version does not matter. */
function isUnbound(object: ApiObject): boolean {
  return object.metadata?.uid === undefined;
}

/** The body must name the object that the URL names. Throws badRequest. */
export function checkIdentity(object: ApiObject, request: ResourceRequest): void {
  object.metadata ??= {};
  const { metadata } = object;
  const { name = "" } = metadata;
  if (name === "") {
    const url = `the name of the object (${request.name} based on URL)`;
    throw badRequest(`${url} was undeterminable: name must be provided`);
  }
  setNamespace(metadata, request);
  if (name !== request.name) {
    throw badRequest(`the name of the object (${name}) does not match the name on the URL (${request.name})`);
  }
}

export interface UpdateParts extends WriteParts {
  /** Of the object that the client means; one that is gone is a conflict then, and not just missing. */
  readonly uid?: string;
  /** Notes who manages which field, where that is not what every update does. */
  readonly track?: NonNullable<PrepareContext["track"]>;
  /** What hooks see of it, where that is not the object. */
  readonly shown?: ShownForm;
  /** Bytes that the change may add to the object; absent: those of the body. */
  readonly addedBytes?: number;
}

/** Makes the object that is to be written, new in every part, from the stored one. */
export type Make = (old: ApiObject) => InSteps<ApiObject>;

export function inOneStep(make: (old: ApiObject) => ApiObject): Make {
  return (old) => oneStep(make, old);
}

function* oneStep(make: (old: ApiObject) => ApiObject, old: ApiObject): InSteps<ApiObject> {
  yield;
  return make(old);
}

/**
 * Writes what `make` gives from the newest stored object. Nothing is written when nothing changed; an object being
 * deleted whose last finalizer went away is removed.
 */
export async function updateObject(make: Make, parts: UpdateParts): Promise<Changed> {
  const { request, code, options } = parts;
  const { store, namespace, name } = request;
  const writer = await writerOf(parts);
  const attributes = attributesOf(parts);
  const charge: Target["charge"] = (admitted) => parts.context.admission.charge(attributes, admitted);
  const waits = parts.context.admission.waits(attributes) || code.strategy.convert !== undefined;
  const signal = () => request.signal;
  const { audit } = request;
  const target = { store, code, namespace, name, dryRun: options.dryRun, charge, waits, signal, audit };
  return change(target, (current) => {
    if (current === undefined) {
      throw parts.uid === undefined ? notFound(resourceOf(store), name) : uidConflict(request, parts.uid, "");
    }
    const deciding = { current, make, parts, writer, attributes };
    const { addedBytes = request.bodyBytes() } = parts;
    return waits || isLong(current.bytes.length + addedBytes) ? decideInTurns(deciding) : decide(deciding);
  });
}

interface Deciding {
  readonly current: Current;
  readonly make: Make;
  readonly parts: UpdateParts;
  readonly writer: Writer;
  readonly attributes: AdmissionAttributes;
}

function decide(deciding: Deciding): Outcome | Promise<Outcome> {
  const old = deciding.current.decode();
  const object = atOnce(deciding.make(old));
  checkPreconditions(object, old, deciding.parts.request);
  const context = contextOf(deciding);
  const decided = () => {
    prepare(object, old, context);
    return outcomeOf(object, old, deciding);
  };
  const asked = askFirst(object, old, { parts: deciding.parts, attributes: context.attributes });
  return asked === undefined ? decided() : asked.then(decided);
}

async function decideInTurns(deciding: Deciding): Promise<Outcome> {
  await nextTurn(); // one long step is enough, and this one has served requests
  const old = deciding.current.decode();
  await nextTurn();
  const object = await inTurns(deciding.make(old));
  await nextTurn();
  checkPreconditions(object, old, deciding.parts.request);
  const context = contextOf(deciding);
  await askFirst(object, old, { parts: deciding.parts, attributes: context.attributes });
  await prepareInTurns(object, old, context);
  const outcome = outcomeOf(object, old, deciding);
  await nextTurn();
  return outcome;
}

function outcomeOf(object: ApiObject, old: ApiObject, { parts }: Deciding): Outcome {
  if (isReleased(object, parts.code.strategy)) return { kind: "remove", object };
  return isSame(object, old) ? { kind: "keep" } : { kind: "write", object };
}

function attributesOf({ request, options, shown }: UpdateParts): AdmissionAttributes {
  return admissionAttributes(request, { operation: "update", dryRun: options.dryRun, shown });
}

function contextOf({ parts, writer, attributes }: Deciding): PrepareContext {
  const { request, context, code } = parts;
  const { store, subresource, nowMs, warn } = request;
  return {
    descriptor: store.descriptor,
    code,
    admission: context.admission,
    attributes,
    nowMs,
    warn,
    dropDisabled: context.disabledFields(code.structure),
    isGateOn: context.isGateOn,
    finalizer: context.platform.names.finalizerNamespace,
    isAction: request.verb === "create",
    isPatch: request.verb === "patch",
    refusals: store.refusals,
    track: parts.track ?? trackerOf(request, writer),
    // A write of the scale is one of the whole object, with another number.
    subresource: request.scale === undefined ? subresource : "",
  };
}

/** No manager owns what an action, such as a binding, brings about. */
function trackerOf({ verb }: ResourceRequest, writer: Writer): NonNullable<PrepareContext["track"]> {
  return verb === "create" ? () => undefined : (object, old) => trackInSteps(object, old, writer);
}

/** A resourceVersion in the body must be the newest, and a uid the object's; kinds may demand a version. */
function checkPreconditions(object: ApiObject, old: ApiObject, request: ResourceRequest): void {
  const { uid } = object.metadata ?? {};
  const isOther = uid !== undefined && uid !== old.metadata?.uid;
  const isPatch = request.verb === "patch" && request.scale === undefined;
  if (isOther && !isPatch) throw uidConflict(request, uid, old.metadata?.uid ?? "");
  checkVersion(object, old, request);
  if (isOther) throw uidChanged(request, uid);
}

function checkVersion({ metadata }: ApiObject, old: ApiObject, { store, name }: ResourceRequest): void {
  const { resourceVersion = "" } = metadata ?? {};
  if (resourceVersion !== "" && resourceVersion !== "0") {
    if (resourceVersion !== old.metadata?.resourceVersion) throw modified(resourceOf(store), name);
    return;
  }
  const { group, plural, unconditionalUpdate } = store.descriptor;
  if (unconditionalUpdate) return;
  const error = invalidField("metadata.resourceVersion", 0, "must be specified for an update");
  throw invalid({ group, kind: plural }, name, [error]);
}

/** A patch does not say which object it means: its uid is a change like any other, of the version that it names. */
function uidChanged({ store, name, subresource }: ResourceRequest, uid: string): Error {
  const error = invalidField("metadata.uid", uid, "field is immutable");
  const looks = 1 + ownChecks(store.descriptor, subresource).changes;
  return invalid(kindInErrors(store.descriptor), name, new Array<FieldError>(looks).fill(error));
}

function uidConflict({ store, namespace, name }: ResourceRequest, uid: string, oldUid: string): Error {
  const text = `Precondition failed: UID in precondition: ${uid}, UID in object meta: ${oldUid}`;
  const key = store.keyOf(namespace, name);
  const place = `StorageError: invalid object, Code: 4, Key: ${key}, ResourceVersion: 0`;
  return conflict(resourceOf(store), name, `${place}, AdditionalErrorMsg: ${text}`);
}
