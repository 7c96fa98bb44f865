import { atOnce } from "../lib/work.ts";
import { invalid, notFound } from "../../generated/errors.ts";
import { shapeOf } from "../apply/shape.ts";
import type { Negotiated } from "../negotiate/accept.ts";
import { partialText } from "../negotiate/table.ts";
import { applyPatch, parsePatch } from "../patch/patch.ts";
import { type ApplyType, isApply, patchTypeOf } from "../patch/patchType.ts";
import { resourceOf } from "../registry/change.ts";
import { type ApiObject, invalid as invalidField, type KindCode } from "../schema/index.ts";
import { applySubresource } from "./apply.ts";
import type { HandlerContext } from "./context.ts";
import type { BodyResponse, Handler, ResourceRequest } from "./request.ts";
import { respondText, respondValue } from "./respond.ts";
import { scaledPart, type Scale, scaleOf, withScale } from "./scaleObject.ts";
import { scaleTable } from "./scaleTable.ts";
import { includeObjectOf } from "./tableBody.ts";
import { acceptedPatchesOf } from "./patch.ts";
import { negotiateBody, readSubresourceBody, subresourceBody } from "./subresourceBody.ts";
import { checkIdentity, updateObject } from "./update.ts";
import { readWriteOptions } from "./writeOptions.ts";

const scaleKind = { group: "autoscaling", kind: "Scale" };

/**
 * The scale of any kind that says where it keeps its numbers: a view of the object, whose write changes one of them.
 */
export function scaleHandlers(context: HandlerContext): Readonly<Record<"get" | "update" | "patch", Handler>> {
  return { get: readScale(context), update: replaceScale(context), patch: patchScale(context) };
}

function readScale(context: HandlerContext): Handler {
  return async (request) => {
    const negotiated = negotiateBody(request, context, { table: true });
    const { store, namespace, name } = request;
    const code = await store.load();
    await store.fresh();
    const entry = store.get(namespace, name);
    if (entry === undefined) throw notFound(resourceOf(store), name);
    return respond(scaleOf(store.decode(entry.bytes, code), pathsOf(request)), { request, context, negotiated });
  };
}

function replaceScale(context: HandlerContext): Handler {
  return async (request) => {
    const { platform } = context;
    const options = readWriteOptions(request.query, { kind: "UpdateOptions", metaGroup: platform.metaGroup });
    const negotiated = negotiateBody(request, context, { table: true });
    const code = await request.store.load();
    const body = await subresourceBody(request, context);
    const sent = await readSubresourceBody<Scale>(request, { body, context, options });
    checkIdentity(sent, request);
    return write(() => sent, { request, context, code, options, negotiated });
  };
}

function patchScale(context: HandlerContext): Handler {
  return async (request) => {
    const { platform } = context;
    const accepted = acceptedPatchesOf(request.store.descriptor, context.encodings);
    const type = patchTypeOf(request.headers["content-type"], accepted);
    const { metaGroup } = platform;
    const options = readWriteOptions(request.query, { kind: "PatchOptions", metaGroup, isApply: isApply(type) });
    const negotiated = negotiateBody(request, context, { table: true });
    const code = await request.store.load();
    const parts = { request, context, code, options, negotiated };
    if (isApply(type)) return applyScale(type, parts);
    const { kind, apiVersion, structure } = await subresourceBody(request, context);
    const patch = parsePatch(await request.body(), type);
    const { fieldValidation } = options;
    const reading = { structure, version: "v1", fieldValidation, scheme: platform.name };
    const make = (now: Scale): Scale => {
      const { object, warnings } = atOnce(applyPatch({ kind, apiVersion, ...now }, patch, reading));
      for (const text of warnings) request.warn(text);
      return object;
    };
    return write(make, parts);
  };
}

/** Of the scale an applier owns the replicas, as a field of the object. */
async function applyScale(type: ApplyType, parts: WriteParts): Promise<BodyResponse> {
  const { request, context, code } = parts;
  const { apiVersion, kind, structure } = await subresourceBody(request, context);
  const paths = pathsOf(request);
  const configurationOf = (scale: Scale): ApiObject => {
    refuseNegative(scale, request);
    return scaledPart(scale, { descriptor: request.store.descriptor, paths });
  };
  const body = { type: { apiVersion, kind }, shape: shapeOf(structure), configurationOf };
  const changed = await applySubresource(parts, type, body);
  return respond(scaleOf(request.store.decode(changed.bytes, code), paths), parts);
}

interface RespondParts {
  readonly request: ResourceRequest;
  readonly context: HandlerContext;
  readonly negotiated: Negotiated;
}

interface WriteParts extends RespondParts {
  readonly code: KindCode;
  readonly options: ReturnType<typeof readWriteOptions>;
}

/** uid and resourceVersion of the scale are preconditions of the object it is of. */
async function write(make: (now: Scale) => Scale, parts: WriteParts): Promise<BodyResponse> {
  const { request, code } = parts;
  const paths = pathsOf(request);
  const changed = await updateObject((old: ApiObject) => {
    const wanted = make(scaleOf(old, paths));
    refuseNegative(wanted, request);
    return withScale(old, wanted, paths);
  }, parts);
  return respond(scaleOf(request.store.decode(changed.bytes, code), paths), parts);
}

function refuseNegative({ spec }: Scale, { name }: ResourceRequest): void {
  const replicas = spec?.replicas ?? 0;
  if (replicas >= 0) return;
  throw invalid(scaleKind, name, [invalidField("spec.replicas", replicas, "must be greater than or equal to 0")]);
}

function pathsOf(request: ResourceRequest): NonNullable<ResourceRequest["scale"]> {
  if (request.scale === undefined)
    throw new Error(`${request.store.descriptor.kind} does not say where its numbers are`);
  return request.scale;
}

async function respond(scale: Scale, parts: RespondParts): Promise<BodyResponse> {
  const { request, context, negotiated } = parts;
  const { kind, apiVersion, structure } = await subresourceBody(request, context);
  const answer = { status: 200, negotiated, context };
  const body = { kind, apiVersion, ...scale };
  if (negotiated.as === "object") return respondValue(request, body, { ...answer, structure });
  const form = { apiVersion: negotiated.asApiVersion, nowMs: request.nowMs };
  if (negotiated.as === "table") {
    const table = scaleTable(body, { ...form, includeObject: includeObjectOf(request.query) });
    return respondText(request, table, answer);
  }
  const { PartialObjectMetadata } = await context.loadMeta();
  const partial = partialText(JSON.stringify(scale.metadata ?? {}), form.apiVersion);
  return respondText(request, partial, { ...answer, structure: PartialObjectMetadata });
}
