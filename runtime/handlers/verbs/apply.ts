import { badRequest, conflict, notFound } from "../../../generated/errors.ts";
import { applyConfiguration, type Applied, type ApplyOptions, createdByApply } from "../../apply/applyConfiguration.ts";
import { ItemError } from "../../apply/element.ts";
import { renewLastApplied } from "../../apply/lastApplied.ts";
import { readConfiguration } from "../../apply/readConfiguration.ts";
import { shapeOf } from "../../apply/shape.ts";
import type { Writer } from "../../apply/trackUpdate.ts";
import { inTurns, thenInSteps, turnAfter } from "../../lib/work.ts";
import { DecodeError } from "../../negotiate/decodeError.ts";
import { checkGrowth } from "../../negotiate/depth.ts";
import { decodeObject } from "../../negotiate/jsonDecoder.ts";
import type { ApplyType } from "../../patch/patchType.ts";
import { type Changed, resourceOf } from "../../registry/change.ts";
import type {
  ApiObject,
  InSteps,
  JsonObject,
  ResourceDescriptor,
  Structure,
  SubresourceDescriptor,
} from "../../schema/index.ts";
import { isStatusReason } from "../../schema/status.ts";
import { authorizeCreate } from "./authorizeCreate.ts";
import { createObject, metadataOf } from "./createObject.ts";
import type { WriteParts } from "../open.ts";
import { writerOf } from "./fieldWriter.ts";
import { identityOf } from "./identity.ts";
import { checkIdentity, type Make, updateObject } from "./update.ts";

/**
 * How often an apply turns from creating to changing and back, when others create and delete under its hands.
 * @limit Turns of an apply between create and update, when others create and delete: the last error.
 */
const maxTurns = 4;

/** Applies the configuration in the body to an object, or creates it. */
export async function applyObject(parts: WriteParts, type: ApplyType): Promise<Changed> {
  const { request, code } = parts;
  const { descriptor } = request.store;
  const partOf = (object: ApiObject) => writtenPart(object, { descriptor, subresource: request.subresource });
  const { structure } = code;
  const isThere = () => request.store.get(request.namespace, request.name) !== undefined;
  if (request.subresource !== "" && !isThere()) throw notFound(resourceOf(request.store), request.name);
  const body = { type: descriptor, structure, configurationOf: partOf, writer: await writerOf(parts) };
  const options = { ...(await readApplyOptions(parts, type, body)), partOf, ...takenThrough(parts) };
  for (let turn = 1; ; turn++) {
    const wasThere = isThere();
    try {
      return await (wasThere ? changeByApply(options, parts) : createByApply(options, parts));
    } catch (error) {
      if (turn === maxTurns || !isStatusReason(error, wasThere ? "NotFound" : "AlreadyExists")) throw error;
    }
  }
}

/** A sub-resource other than the status takes what the kind's strategy says. */
function takenThrough({ request, code }: WriteParts): Pick<ApplyOptions, "written"> {
  const { subresource } = request;
  const { strategy } = code;
  if (subresource === "" || subresource === "status") return {};
  return {
    written: (before, after) => {
      const target = structuredClone(before);
      strategy.applySubresource?.(subresource, target, after);
      return target;
    },
  };
}

interface LongApplyOptions extends ApplyOptions {
  /** All that the body says. */
  readonly sent: JsonObject;
  /** Between the steps of applying what is long. */
  readonly nextTurn: () => Promise<void> | undefined;
}

/** What a body of an apply is of. */
export interface ConfigurationBody {
  readonly type: { readonly apiVersion: string; readonly kind: string };
  readonly structure: Structure;
  readonly writer: Writer;
  /** What of the body counts. Absent: all. */
  readonly configurationOf?: (body: ApiObject) => ApiObject;
}

/** Reads the body of an apply and the options of the request. */
export async function readApplyOptions(
  { request, options }: Pick<WriteParts, "request" | "options">,
  type: ApplyType,
  { configurationOf = (body) => body, structure, writer, type: of }: ConfigurationBody,
): Promise<Omit<LongApplyOptions, "partOf">> {
  const encoding = type === "apply" ? "yaml" : "cbor";
  const { fieldValidation } = options;
  const shape = shapeOf(structure);
  const version = of.apiVersion.split("/").at(-1) ?? "";
  const read = { encoding, fieldValidation, signal: () => request.signal, type: of, shape } as const;
  const sent = await request.body();
  const { value, warnings } = await readConfiguration(sent, read);
  for (const text of warnings) request.warn(text);
  request.audit?.requested(value);
  await turnAfter(sent);
  return {
    configuration: configurationOf(value as ApiObject) as JsonObject,
    sent: value as JsonObject,
    writer,
    force: options.force === true,
    nextTurn: () => turnAfter(sent),
    decode: (merged) => decodeMerged(merged, { structure, version, sentBytes: sent.length }),
  };
}

function* decodeMerged(
  merged: JsonObject,
  of: { readonly structure: Structure; readonly version: string; readonly sentBytes: number },
): InSteps<ApiObject> {
  const { structure, version, sentBytes } = of;
  checkGrowth(merged, sentBytes);
  yield;
  return decodeObject(merged, structure, { version, copy: true }).object as ApiObject;
}

/** What a write through a sub-resource may own: the status of an object, or everything else. */
function writtenPart(
  object: ApiObject,
  { descriptor, subresource }: { readonly descriptor: ResourceDescriptor; readonly subresource: string },
): ApiObject {
  const { status, ...others } = object as ApiObject & { readonly status?: unknown };
  const declared = descriptor.subresources.find((each) => each.name === "status");
  if (subresource === "" && descriptor.tracksFields === false) return metadataOf(object);
  if (subresource === "") return declared === undefined ? object : others;
  if (subresource !== "status") return object;
  const { apiVersion, kind } = object;
  const metadata = descriptor.custom === true ? identityOf(object) : without(object.metadata, declared?.keeps);
  const part = Object.entries({ apiVersion, kind, metadata, status });
  return Object.fromEntries(part.filter(([, each]) => each !== undefined));
}

/** Metadata without what a write of the status leaves as it is. */
function without(metadata: ApiObject["metadata"], keeps: SubresourceDescriptor["keeps"] = []): ApiObject["metadata"] {
  const kept: readonly string[] = keeps;
  if (metadata === undefined || kept.length === 0) return metadata;
  return Object.fromEntries(Object.entries(metadata).filter(([name]) => !kept.includes(name)));
}

/** Fields that cannot be read, and items that cannot be distinguished, are the client's mistake. */
function asMistake(error: unknown): unknown {
  return error instanceof DecodeError || error instanceof ItemError ? badRequest(error.message) : error;
}

function changeByApply(options: ApplyOptions, parts: WriteParts): Promise<Changed> {
  const { request } = parts;
  let applied: Applied | undefined;
  const taken = (made: Applied): ApiObject => {
    applied = made;
    renewLastApplied(made.object, options.configuration, options.writer.manager);
    checkIdentity(made.object, request);
    return made.object;
  };
  const make: Make = (old) => thenInSteps(applying(old, options), taken);
  const track = (object: ApiObject): undefined => noteManagers(object, applied);
  return updateObject(make, { ...parts, track });
}

/** Applies a configuration; throws badRequest for what is the client's mistake. */
export function* applying(old: ApiObject, options: ApplyOptions): InSteps<Applied> {
  try {
    return yield* applyConfiguration(old, options);
  } catch (error) {
    throw asMistake(error);
  }
}

async function createByApply(options: LongApplyOptions, parts: WriteParts): Promise<Changed> {
  const { request, context } = parts;
  const { store, name, subresource } = request;
  if (subresource !== "") throw notFound(resourceOf(store), name);
  const applied = await inTurns(createdByApply(asCreated(options, store.descriptor))).catch((error: unknown) => {
    throw asMistake(error);
  });
  const { object } = applied;
  checkIdentity(object, request);
  const { uid, resourceVersion: _resourceVersion, ...metadata } = object.metadata ?? {};
  if (uid !== undefined) {
    const text = `uid mismatch: the provided object specified uid ${uid}, and no existing object was found`;
    throw conflict(resourceOf(store), name, text);
  }
  object.metadata = metadata;
  await authorizeCreate(request, context);
  await options.nextTurn();
  return createObject(object, { ...parts, track: (made) => noteManagers(made, applied) });
}

/** A create may say the status of some kinds, and of others all, which no applier owns. */
function asCreated(options: LongApplyOptions, { subresources, tracksFields }: ResourceDescriptor): ApplyOptions {
  const isOwned = tracksFields !== false && !subresources.some(({ writtenByCreate }) => writtenByCreate === true);
  if (isOwned) return options;
  return { ...options, decode: () => options.decode(options.sent) };
}

function noteManagers(object: ApiObject, applied: Applied | undefined): undefined {
  const managedFields = applied?.managedFields ?? [];
  object.metadata ??= {};
  if (managedFields.length === 0) delete object.metadata.managedFields;
  else object.metadata.managedFields = managedFields;
}
