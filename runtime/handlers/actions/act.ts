import { badRequest, invalid, notFoundPath } from "../../../generated/errors.ts";
import type { Store } from "../../registry/store.ts";
import type { ApiObject, Strategy } from "../../schema/index.ts";
import type { HandlerContext } from "../context.ts";
import { setNamespace } from "../verbs/createObject.ts";
import { readObject } from "../verbs/readObject.ts";
import { redirected } from "./redirected.ts";
import type { BodyResponse, ResourceRequest } from "../request.ts";
import { respondCreated } from "../answers/respond.ts";
import { apiVersionOf } from "./subresourceBody.ts";
import { inOneStep, updateObject } from "../verbs/update.ts";
import { openWrite, type OpenWrite } from "../open.ts";
import { inDeclaredForm } from "../../schema/shown/declaredForm.ts";
import { addErrors } from "../../schema/fieldError.ts";

/**
 * A create of a sub-resource says what is to happen to the object that it is of. The body is of a kind of its own, and
 * the strategy of the object carries it out.
 */
export async function actOnSubresource(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const { store, name, subresource } = request;
  const declared = store.descriptor.subresources.find((each) => each.name === subresource);
  const bodyStore = declared === undefined ? undefined : storeOfKind(context, declared);
  if (bodyStore === undefined) throw notFoundPath();
  const bodyRequest = redirected(request, { store: bodyStore, name, subresource: "" });
  const open = await openWrite(bodyRequest, context, { kind: "CreateOptions" });
  const object = await readObject(open);
  if (object.metadata?.name !== name) {
    throw badRequest(`name in URL does not match name in ${bodyStore.descriptor.kind} object`);
  }
  return act(object, request, open);
}

/** The same where the body was sent to a collection of its own kind, and names the object. */
export function actOnNamed(
  object: ApiObject,
  { group, resource, subresource }: NonNullable<Strategy["actsOn"]>,
  open: OpenWrite,
): Promise<BodyResponse> {
  if (!object.metadata?.name) throw badRequest("Name parameter required.");
  const store = open.context.stores.store(group, resource);
  if (store === undefined) throw notFoundPath();
  return act(object, redirected(open.request, { store, name: object.metadata?.name ?? "", subresource }), open);
}

/** `open` is of the body's kind, `target` of the object that it speaks of. */
async function act(object: ApiObject, target: ResourceRequest, open: OpenWrite): Promise<BodyResponse> {
  const { request, code } = open;
  const { nowMs, user } = request;
  const { descriptor } = request.store;
  object.metadata ??= {};
  setNamespace(object.metadata, request);
  code.setDefaults(object);
  const errors = code.validate(object);
  addErrors(errors, code.strategy.validate?.(object, { nowMs, subresource: "", user }) ?? []);
  if (errors.length > 0) throw invalid(descriptor, object.metadata.name ?? "", inDeclaredForm(errors, code.structure));
  const onTarget = { ...open, request: target };
  const make = inOneStep(() => structuredClone(object));
  const { kind, apiVersion } = descriptor;
  const shown = { operation: "create", of: () => ({ kind, apiVersion, ...object }) } as const;
  await updateObject(make, { ...onTarget, shown, code: await target.store.load() });
  return respondCreated(onTarget);
}

function storeOfKind(
  { stores }: HandlerContext,
  { group, version, kind }: { readonly group: string; readonly version: string; readonly kind: string },
): Store | undefined {
  return stores.storesOf(apiVersionOf({ group, version })).find((each) => each.descriptor.kind === kind);
}
