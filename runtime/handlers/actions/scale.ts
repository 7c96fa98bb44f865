import { conflict, invalid, notFound } from "../../../generated/errors.ts";
import { shapeOf } from "../../apply/shape.ts";
import { trackInSteps } from "../../apply/trackUpdate.ts";
import { atOnce, thenInSteps } from "../../lib/work.ts";
import { partialText } from "../../negotiate/table.ts";
import { applyPatch } from "../../patch/patch.ts";
import { type ApplyType, isApply, patchTypeOf } from "../../patch/patchType.ts";
import type { ShownForm } from "../../admission/plugin.ts";
import { resourceOf } from "../../registry/change.ts";
import { type ApiObject, invalid as invalidField } from "../../schema/index.ts";
import { applySubresource } from "../verbs/apply.ts";
import { writerOf } from "../verbs/fieldWriter.ts";
import type { HandlerContext } from "../context.ts";
import type { Answerable, OpenWrite, WriteKind } from "../open.ts";
import type { BodyResponse, ResourceRequest } from "../request.ts";
import { respondText } from "../answers/respond.ts";
import {
  completeScale,
  hasManagedReplicas,
  scaledPart,
  type Scale,
  scaleOf,
  statedByScale,
  withScale,
} from "./scaleObject.ts";
import { scaleTable } from "./scaleTable.ts";
import { includeObjectOf } from "../answers/tableBody.ts";
import { acceptedPatchesOf, readPatch } from "../verbs/patch.ts";
import { apiVersionOf, negotiateBody, readSubresourceBody, subresourceBody } from "./subresourceBody.ts";
import { checkIdentity, inOneStep, updateObject } from "../verbs/update.ts";
import { readWriteOptions } from "../options/writeOptions.ts";

const scaleKind = { group: "autoscaling", kind: "Scale" };

/** The scale of any kind that says where it keeps its numbers: a view of the object. */
export async function getScale(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const negotiated = negotiateBody(request, context, { table: true });
  const { store, namespace, name } = request;
  const code = await store.load();
  await store.fresh();
  const entry = store.get(namespace, name);
  if (entry === undefined) throw notFound(resourceOf(store), name);
  await store.readable([entry.bytes], code, () => request.signal);
  return respond(scaleOf(store.decode(entry.bytes, code), pathsOf(request)), { request, context, negotiated });
}

/** Writes the number of replicas that the object is to have. */
export async function updateScale(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const open = await openScale(request, context, { kind: "UpdateOptions" });
  const body = await subresourceBody(request, context);
  const sent = await readSubresourceBody<Scale>(request, { body, context, options: open.options });
  checkIdentity(sent, request);
  return write(() => sent, open);
}

export async function patchScale(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const accepted = acceptedPatchesOf(request.store.descriptor, context.encodings);
  const type = patchTypeOf(request.headers["content-type"], accepted);
  const open = await openScale(request, context, { kind: "PatchOptions", isApply: isApply(type) });
  if (isApply(type)) return applyScale(type, open);
  const { kind, apiVersion, structure } = await subresourceBody(request, context);
  const { fieldValidation } = open.options;
  const sent = await request.body();
  const patch = await readPatch(sent, { type, fieldValidation }, request);
  request.audit?.requested({}, sent);
  const reading = { structure, version: "v1", fieldValidation, scheme: context.platform.name };
  const make = (now: Scale): Scale => {
    const { object, warnings } = atOnce(applyPatch({ kind, apiVersion, ...now }, patch, reading));
    for (const text of warnings) request.warn(text);
    checkIdentity(object, request);
    refuseOther(object, now, request);
    return object;
  };
  return write(make, open);
}

/** Of a patched scale the uid is no precondition of the store. */
function refuseOther({ metadata }: Scale, now: Scale, { store, name }: ResourceRequest): void {
  const [uid, own] = [metadata?.uid ?? "", now.metadata?.uid ?? ""];
  if (uid === "" || uid === own) return;
  const { group, resource } = resourceOf(store);
  const text = `Precondition failed: UID in precondition: ${uid}, UID in object meta: ${own}`;
  throw conflict({ group, resource: `${resource}/scale` }, name, text);
}

/** A scale is answered in protobuf and as a table, whatever the object can be. */
async function openScale(request: ResourceRequest, context: HandlerContext, kind: WriteKind): Promise<OpenWrite> {
  const options = readWriteOptions(request.query, { ...kind, metaGroup: context.platform.metaGroup });
  const negotiated = negotiateBody(request, context, { table: true });
  return { request, context, options, negotiated, code: await request.store.load() };
}

/** Of the scale an applier owns the replicas, as a field of the object. */
async function applyScale(type: ApplyType, open: OpenWrite): Promise<BodyResponse> {
  const { request, context, code } = open;
  const { apiVersion, kind, structure } = await subresourceBody(request, context);
  const paths = pathsOf(request);
  const configurationOf = (scale: Scale): ApiObject => {
    refuseNegative(scale, request);
    return scaledPart(scale, { descriptor: request.store.descriptor, paths });
  };
  const complete = (object: ApiObject) => completeScale(object, paths);
  const body = { type: { apiVersion, kind }, shape: shapeOf(structure), configurationOf, complete };
  const changed = await applySubresource({ ...open, shown: shownScale(request) }, type, body);
  return respond(scaleOf(request.store.decode(changed.bytes, code), paths), open);
}

/** uid and resourceVersion of the scale are preconditions of the object it is of. */
async function write(make: (now: Scale) => Scale, open: OpenWrite): Promise<BodyResponse> {
  const { request, code } = open;
  const paths = pathsOf(request);
  const scaled = (old: ApiObject): ApiObject => {
    const wanted = make(scaleOf(old, paths));
    refuseNegative(wanted, request);
    return withScale(old, wanted, paths);
  };
  const writer = { ...(await writerOf(open)), keepsTimes: true };
  const track = (object: ApiObject, old: ApiObject | undefined) => {
    if (!hasManagedReplicas(old, paths)) return keepManagers(object, old);
    const stated = statedByScale(object, old, paths);
    return thenInSteps(trackInSteps(stated, old, writer), () => {
      if (stated.metadata !== undefined) object.metadata = stated.metadata;
    });
  };
  const changed = await updateObject(inOneStep(scaled), { ...open, track, shown: shownScale(request) });
  return respond(scaleOf(request.store.decode(changed.bytes, code), paths), open);
}

/** Replicas that had no manager get none by a scale. */
function keepManagers(object: ApiObject, old: ApiObject | undefined): undefined {
  const { managedFields } = old?.metadata ?? {};
  object.metadata = { ...object.metadata, ...(managedFields && { managedFields }) };
}

function shownScale(request: ResourceRequest): ShownForm {
  const paths = pathsOf(request);
  const { subresources } = request.store.descriptor;
  const declared = subresources.find((each) => each.name === request.subresource);
  const type = declared === undefined ? {} : { kind: declared.kind, apiVersion: apiVersionOf(declared) };
  return {
    of: (object) => ({ ...type, ...scaleOf(object, paths) }),
    take: (object, scale) =>
      void Object.assign(object, withScale(object, { spec: (scale as Scale).spec ?? {} }, paths)),
  };
}

/** A custom object says itself what its scale may be. */
function refuseNegative({ spec }: Scale, { name, store }: ResourceRequest): void {
  const replicas = spec?.replicas ?? 0;
  if (replicas >= 0 || store.descriptor.custom === true) return;
  throw invalid(scaleKind, name, [invalidField("spec.replicas", replicas, "must be greater than or equal to 0")]);
}

function pathsOf(request: ResourceRequest): NonNullable<ResourceRequest["scale"]> {
  if (request.scale === undefined)
    throw new Error(`${request.store.descriptor.kind} does not say where its numbers are`);
  return request.scale;
}

async function respond(scale: Scale, open: Answerable): Promise<BodyResponse> {
  const { request, context, negotiated } = open;
  const { kind, apiVersion, structure } = await subresourceBody(request, context);
  const body = { kind, apiVersion, ...scale };
  if (negotiated.as === "object") return respondText(open, JSON.stringify(body), { structure });
  const form = { apiVersion: negotiated.asApiVersion, nowMs: request.nowMs };
  if (negotiated.as === "table") {
    return respondText(open, scaleTable(body, { ...form, includeObject: includeObjectOf(request.query) }));
  }
  const { PartialObjectMetadata } = await context.loadMeta();
  const partial = partialText(JSON.stringify(scale.metadata ?? {}), form.apiVersion);
  return respondText(open, partial, { structure: PartialObjectMetadata });
}
