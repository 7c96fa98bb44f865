import { badRequest, generateNameExhausted } from "../../../generated/errors.ts";
import type { AdmissionAttributes } from "../../admission/plugin.ts";
import { namelessName } from "../../admission/refused.ts";
import { trackInSteps, type Writer } from "../../apply/trackUpdate.ts";
import { isLong } from "../../lib/work.ts";
import { timestamp } from "../../lib/timestamp.ts";
import { change, type Changed, existsError, resourceOf, type Target } from "../../registry/change.ts";
import { generateName } from "../../registry/metadata/generateName.ts";
import { prepare, type PrepareContext, prepareInTurns } from "../../registry/prepare.ts";
import type { ApiObject, ObjectMetaLike } from "../../schema/index.ts";
import { isStatusReason } from "../../schema/status.ts";
import type { HandlerContext } from "../context.ts";
import type { WriteParts } from "../open.ts";
import { admissionAttributes } from "./admissionAttributes.ts";
import { askFirst } from "./askFirst.ts";
import { writerOf } from "./fieldWriter.ts";
import type { ResourceRequest } from "../request.ts";

/** @limit Generated names that a create tries: 409. */
const maxGeneratedNames = 8;

export interface CreateParts extends WriteParts {
  /** Notes who manages which field, where that is not what every create does. */
  readonly track?: NonNullable<PrepareContext["track"]>;
}

/** Fills the metadata of a decoded object, prepares it and writes it under a free name. */
export async function createObject(object: ApiObject, parts: CreateParts): Promise<Changed> {
  const { request, context } = parts;
  const { name = "", generateName: base = "" } = fillMetadata(object, request, parts.options.dryRun);
  await seeNamespace(request, context);
  const writer = await writerOf(parts);
  const write = (made: ApiObject) => writeNew(made, parts, writer);
  if (base === "") return write(object);
  const attempts = name === "" ? maxGeneratedNames : 1;
  for (let attempt = 1; ; attempt++) {
    const made = attempt < attempts ? structuredClone(object) : object;
    try {
      return await write(made);
    } catch (error) {
      if (!isStatusReason(error, "AlreadyExists")) throw error;
      if (attempt === attempts) throw generateNameExhausted(resourceOf(request.store), made.metadata?.name ?? "");
    }
  }
}

/** The namespace may have been made by another server a moment ago. */
function seeNamespace({ store, namespace }: ResourceRequest, { stores }: HandlerContext): Promise<void> | undefined {
  if (!store.descriptor.namespaced) return undefined;
  const namespaces = stores.store("", "namespaces");
  return namespaces?.get("", namespace) === undefined ? namespaces?.fresh() : undefined;
}

function fillMetadata(object: ApiObject, request: ResourceRequest, isDry: boolean): ObjectMetaLike {
  object.metadata ??= {};
  const { metadata } = object;
  setNamespace(metadata, request);
  if (isDry) delete metadata.resourceVersion; // who tries out may start from what there is
  if (request.name !== "") metadata.name ??= request.name;
  dropSystemFields(metadata);
  // Where the kind does not count changes it is the client's.
  if (request.store.descriptor.hasGeneration) delete metadata.generation;
  return metadata;
}

/**
 * The storage refuses it, so what is wrong with the object and admission come first. What is no number is as good as
 * none.
 */
function refuseVersion({ resourceVersion = "" }: ObjectMetaLike): void {
  if (/^0*[1-9][0-9]*$/.test(resourceVersion))
    throw badRequest("resourceVersion should not be set on objects to be created");
}

/** What the server alone says of a new object. */
export function dropSystemFields(metadata: ObjectMetaLike): void {
  delete metadata.uid;
  delete metadata.creationTimestamp;
  delete metadata.deletionTimestamp;
  delete metadata.deletionGracePeriodSeconds;
  delete metadata.selfLink;
}

/** The namespace of the URL is the object's; kinds of the whole cluster have none. Throws badRequest for another. */
export function setNamespace(metadata: ObjectMetaLike, { store, namespace }: ResourceRequest): void {
  if (!store.descriptor.namespaced) {
    delete metadata.namespace;
    return;
  }
  if ((metadata.namespace ?? "") !== "" && metadata.namespace !== namespace) {
    throw badRequest("the namespace of the provided object does not match the namespace sent on the request");
  }
  metadata.namespace = namespace;
}

async function writeNew(object: ApiObject, parts: CreateParts, writer: Writer): Promise<Changed> {
  const { request, context, code, options } = parts;
  const { store, namespace, nowMs, subresource, warn } = request;
  const attributes = createAttributes(object, parts);
  const prepareContext: PrepareContext = {
    descriptor: store.descriptor,
    code,
    admission: context.admission,
    attributes,
    nowMs,
    warn,
    dropDisabled: context.disabledFields(code.structure),
    isGateOn: context.isGateOn,
    isPatch: request.verb === "patch",
    refusals: store.refusals,
    finalizer: context.platform.names.finalizerNamespace,
    ...trackerOf(parts, writer),
    subresource,
    identify: (made) => {
      const metadata = (made.metadata ??= {});
      metadata.uid = context.newUid();
      metadata.creationTimestamp = timestamp(nowMs);
      if (metadata.name || !metadata.generateName) return;
      metadata.name = generateName(metadata.generateName, context.random);
      Object.assign(attributes, { name: metadata.name });
      code.setDefaults(made); // some come from the name
    },
  };
  await askFirst(object, undefined, { parts, attributes });
  const waits = context.admission.waits(attributes);
  if (waits || isLong(request.bodyBytes())) await prepareInTurns(object, undefined, prepareContext);
  else prepare(object, undefined, prepareContext);
  const { metadata = {} } = object;
  refuseVersion(metadata);
  const { name = "" } = metadata;
  const charge: Target["charge"] = (admitted) => context.admission.charge(attributes, admitted);
  return change({ store, code, namespace, name, dryRun: options.dryRun, charge, audit: request.audit }, (current) => {
    if (current !== undefined) {
      charge({ now: object, old: undefined }); // admission refuses before the name does
      throw existsError(store, current, name);
    }
    return { kind: "write", object };
  });
}

function trackerOf({ request, track }: CreateParts, writer: Writer): Pick<PrepareContext, "track"> {
  if (track !== undefined) return { track };
  const tracksAll = request.store.descriptor.tracksFields !== false;
  return { track: (made) => trackInSteps(tracksAll ? made : metadataOf(made), undefined, writer) };
}

/** The object as far as its metadata, which is the object's own: managers of some kinds own nothing else. */
export function metadataOf(object: ApiObject): ApiObject {
  object.metadata ??= {};
  const { apiVersion, kind, metadata } = object;
  return { ...(apiVersion && { apiVersion }), ...(kind && { kind }), metadata };
}

/** What admission hears of a create: the name that the client has given, which may be none. */
export function createAttributes(object: ApiObject, { request, options }: CreateParts): AdmissionAttributes {
  const name = object.metadata?.name ?? "";
  const shownName = () => object.metadata?.name || object.metadata?.generateName || namelessName;
  return admissionAttributes(request, { operation: "create", name, shownName, dryRun: options.dryRun });
}
