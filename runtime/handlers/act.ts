import { badRequest, invalid, notFoundPath } from "../../generated/errors.ts";
import type { Negotiated } from "../negotiate/accept.ts";
import type { Store } from "../registry/store.ts";
import type { ApiObject, KindCode, Strategy } from "../schema/index.ts";
import { answerForm } from "./answerForm.ts";
import type { HandlerContext } from "./context.ts";
import { setNamespace } from "./createObject.ts";
import { evict } from "./eviction.ts";
import { readObject } from "./readObject.ts";
import { redirected } from "./redirected.ts";
import type { BodyResponse, ResourceRequest } from "./request.ts";
import { respondCreated } from "./respond.ts";
import { apiVersionOf } from "./subresourceBody.ts";
import { requestToken } from "./token.ts";
import { updateObject } from "./update.ts";
import { readWriteOptions, type WriteOptions } from "./writeOptions.ts";
import { addErrors } from "../schema/fieldError.ts";

export interface ActionParts {
  /** Where the request came in; its store is that of the body's kind. */
  readonly request: ResourceRequest;
  readonly context: HandlerContext;
  readonly code: KindCode;
  readonly options: WriteOptions;
  readonly negotiated: Negotiated;
}

/** Sub-resources whose create does more than to write the object. */
const actions: Readonly<Record<string, typeof actOnSubresource>> = { eviction: evict, token: requestToken };

/**
 * A create of a sub-resource says what is to happen to the object that it is of. The body is of a kind of its own, and
 * the strategy of the object carries it out, unless there is an action of that name.
 */
export async function actOnSubresource(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const action = actions[request.subresource];
  if (action !== undefined) return action(request, context);
  const { platform } = context;
  const { store, name, subresource } = request;
  const declared = store.descriptor.subresources.find((each) => each.name === subresource);
  const bodyStore = declared === undefined ? undefined : storeOfKind(context, declared);
  if (bodyStore === undefined) throw notFoundPath();
  const bodyRequest = redirected(request, { store: bodyStore, name, subresource: "" });
  const options = readWriteOptions(request.query, { kind: "CreateOptions", metaGroup: platform.metaGroup });
  const negotiated = await answerForm(bodyRequest, context, "object");
  const code = await bodyStore.load();
  const object = await readObject(bodyRequest, { code, context, options });
  if (object.metadata?.name !== name) {
    throw badRequest(`name in URL does not match name in ${bodyStore.descriptor.kind} object`);
  }
  return act(object, request, { request: bodyRequest, context, code, options, negotiated });
}

/** The same where the body was sent to a collection of its own kind, and names the object. */
export function actOnNamed(
  object: ApiObject,
  target: NonNullable<Strategy["actsOn"]>,
  parts: ActionParts,
): Promise<BodyResponse> {
  const { request, context } = parts;
  const store = context.stores.store(target.group, target.resource);
  if (store === undefined) throw notFoundPath();
  const { subresource } = target;
  return act(object, redirected(request, { store, name: object.metadata?.name ?? "", subresource }), parts);
}

async function act(object: ApiObject, target: ResourceRequest, parts: ActionParts): Promise<BodyResponse> {
  const { request, context, code, options, negotiated } = parts;
  const { nowMs, user } = request;
  const { descriptor } = request.store;
  object.metadata ??= {};
  setNamespace(object.metadata, request);
  code.setDefaults(object);
  const errors = code.validate(object);
  addErrors(errors, code.strategy.validate?.(object, { nowMs, subresource: "", user }) ?? []);
  if (errors.length > 0) throw invalid(descriptor, object.metadata.name ?? "", errors);
  const make = () => structuredClone(object);
  await updateObject(make, { request: target, context, code: await target.store.load(), options });
  return respondCreated(target, { negotiated, context });
}

function storeOfKind(
  { stores }: HandlerContext,
  { group, version, kind }: { readonly group: string; readonly version: string; readonly kind: string },
): Store | undefined {
  return stores.storesOf(apiVersionOf({ group, version })).find((each) => each.descriptor.kind === kind);
}
