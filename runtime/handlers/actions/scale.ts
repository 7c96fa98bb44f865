import { badRequest, conflict, invalid, notFound } from "../../../generated/errors.ts";
import { shapeOf } from "../../apply/shape.ts";
import { trackInSteps } from "../../apply/trackUpdate.ts";
import type { Versions } from "../../apply/versions.ts";
import { atOnce, thenInSteps } from "../../lib/work.ts";
import { partialText } from "../../negotiate/table.ts";
import { applyPatch } from "../../patch/patch.ts";
import { type ApplyType, isApply, patchTypeOf } from "../../patch/patchType.ts";
import type { ShownForm } from "../../admission/plugin.ts";
import { valueAt } from "../../schema/cell.ts";
import { resourceOf } from "../../registry/change.ts";
import { validateDomains } from "../../registry/metadata/finalizers.ts";
import { validateObjectMeta } from "../../registry/metadata/objectMeta.ts";
import {
  type ApiObject,
  type InSteps,
  invalid as invalidField,
  type ManagedFieldsEntryLike,
  type Structure,
} from "../../schema/index.ts";
import { applying, readApplyOptions } from "../verbs/apply.ts";
import { versionsOfKind, writerIn } from "../verbs/fieldWriter.ts";
import type { HandlerContext } from "../context.ts";
import type { Answerable, OpenWrite, WriteKind } from "../open.ts";
import type { BodyResponse, ResourceRequest } from "../request.ts";
import { respondText } from "../answers/respond.ts";
import { afterScale, ofScale, type ReplicasPaths, replicasPaths, scaleApiVersion } from "./scaleManagers.ts";
import { type Scale, scaleOf, withScale } from "./scaleObject.ts";
import { scaleTable } from "./scaleTable.ts";
import { includeObjectOf } from "../answers/tableBody.ts";
import { acceptedPatchesOf, readPatch } from "../verbs/patch.ts";
import { apiVersionOf, negotiateBody, readSubresourceBody, subresourceBody } from "./subresourceBody.ts";
import { checkIdentity, type Make, updateObject } from "../verbs/update.ts";
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
    if (request.store.descriptor.custom !== true) refuseOther(object, now, request);
    else delete object.metadata?.uid; // a patch of it does not say which object it means
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

/** What applies to a scale, as what updates it, sees of the managers of its object those that own the number. */
async function applyScale(type: ApplyType, open: OpenWrite): Promise<BodyResponse> {
  const { request } = open;
  const { apiVersion, kind, structure } = await subresourceBody(request, open.context);
  const versions = versionsOf(structure);
  const body = { type: { apiVersion, kind }, structure, writer: writerIn(versions, open) };
  const options = await readApplyOptions(open, type, body);
  return scale(open, (now) => {
    const isUnset = now.spec?.replicas === unset;
    const known = isUnset ? { ...now, spec: {} } : now;
    return thenInSteps(applying(known, { ...options, partOf: (each) => each }), ({ object, managedFields }) => {
      checkIdentity(object, request);
      const wanted: Scale = object;
      if (isUnset) (wanted.spec ??= {}).replicas ??= unset;
      return { wanted, managedFields };
    });
  });
}

async function write(make: (now: Scale) => Scale, open: OpenWrite): Promise<BodyResponse> {
  const { request, context } = open;
  const { structure } = await subresourceBody(request, context);
  const writer = writerIn(versionsOf(structure), open);
  return scale(open, (now) => {
    const { managedFields: _managedFields, ...metadata } = now.metadata ?? {};
    const wanted = make({ ...now, metadata });
    const tracked: Scale = { ...wanted, metadata: { ...wanted.metadata } };
    const scaled = () => ({ wanted, managedFields: tracked.metadata?.managedFields });
    return thenInSteps(trackInSteps(tracked, now, writer), scaled);
  });
}

function versionsOf(structure: Structure): Versions {
  return { own: { apiVersion: scaleApiVersion, shape: shapeOf(structure) }, find: () => undefined, mayChange: false };
}

interface Scaled {
  readonly wanted: Scale;
  /** Of the scale. */
  readonly managedFields: ManagedFieldsEntryLike[] | undefined;
}

/** Writes what `make` gives from the scale of now. Its uid and resourceVersion are preconditions of its object. */
async function scale(open: OpenWrite, make: (now: Scale) => InSteps<Scaled>): Promise<BodyResponse> {
  const { request, context, code } = open;
  const { store } = request;
  const everywhere = replicasPaths(versionsOfKind(store, context).map(({ descriptor }) => descriptor));
  const finalizer = context.platform.names.finalizerNamespace;
  const scaling: Make = (old) => scaledObject(old, { request, everywhere, finalizer, make });
  const changed = await updateObject(scaling, { ...open, track: () => undefined, shown: shownScale(request) });
  return respond(scaleOf(store.decode(changed.bytes, code), pathsOf(request)), open);
}

interface Scaling {
  readonly request: ResourceRequest;
  readonly everywhere: ReplicasPaths;
  /** The name of the platform that a finalizer may have without a domain. */
  readonly finalizer: string;
  readonly make: (now: Scale) => InSteps<Scaled>;
}

function* scaledObject(old: ApiObject, scaling: Scaling): InSteps<ApiObject> {
  const { request, everywhere, make } = scaling;
  const { apiVersion, custom } = request.store.descriptor;
  const paths = pathsOf(request);
  const before = old.metadata?.managedFields;
  const isUnset = custom === true && valueAt(old, paths.specReplicasPath) === undefined;
  const now = { ...scaleOf(old, paths), ...(isUnset && { spec: { replicas: unset } }) };
  const { wanted, managedFields } = yield* make(withEntries(now, ofScale(before, everywhere)));
  if (isUnset && wanted.spec?.replicas === unset) throw stillUnset(paths);
  refuseWrong(wanted, scaling);
  const object = withScale(old, wanted, paths);
  return withEntries(object, yield* afterScale(before, { scale: managedFields, paths: everywhere, apiVersion }));
}

/** The number of a custom object that has none, which is no number to write. */
const unset = -(2 ** 31);

function stillUnset({ specReplicasPath }: NonNullable<ResourceRequest["scale"]>): Error {
  return badRequest(`the spec replicas field ".${specReplicasPath.join(".")}" cannot be empty`);
}

function withEntries<T extends ApiObject>(object: T, entries: readonly ManagedFieldsEntryLike[]): T {
  const { managedFields: _managedFields, ...metadata } = object.metadata ?? {};
  return { ...object, metadata: entries.length === 0 ? metadata : { ...metadata, managedFields: entries } };
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

/** A custom object says itself what its scale may be. Of a built-in one the metadata are checked, and not written. */
function refuseWrong({ metadata, spec }: Scale, { request: { name, store }, finalizer }: Scaling): void {
  if (store.descriptor.custom === true) return;
  const errors = validateObjectMeta(metadata, { nameFormat: "dnsSubdomain", namespaced: true });
  errors.push(...validateDomains(metadata?.finalizers, finalizer));
  const replicas = spec?.replicas ?? 0;
  if (replicas < 0) errors.push(invalidField("spec.replicas", replicas, "must be greater than or equal to 0"));
  if (errors.length > 0) throw invalid(scaleKind, name, errors);
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
