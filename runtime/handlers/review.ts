import { invalid, methodNotSupported } from "../../generated/errors.ts";
import { resourceOf } from "../registry/change.ts";
import { encodeStored } from "../registry/storedForm.ts";
import type { ApiObject } from "../schema/index.ts";
import { createAttributes, type CreateParts, setNamespace } from "./createObject.ts";
import { addErrors } from "../schema/fieldError.ts";

/**
 * Answers the create of a kind that is never stored: defaults and validates the object, and lets the strategy fill in
 * the answer. The object has no identity, so neither name nor uid are asked for or given.
 */
export async function reviewObject(object: ApiObject, parts: CreateParts): Promise<Buffer> {
  const { request, context, code } = parts;
  const { store, nowMs, user, namespace } = request;
  if (code.strategy.review === undefined) throw methodNotSupported(resourceOf(store), "create");
  setNamespace((object.metadata ??= {}), request);
  const attributes = createAttributes(object, parts);
  code.setDefaults(object);
  context.admission.mutate(attributes, object, undefined);
  const errors = code.validate(object);
  addErrors(errors, code.strategy.validate?.(object, { nowMs, subresource: "", user }) ?? []);
  if (errors.length > 0) throw invalid(store.descriptor, object.metadata?.name ?? "", errors);
  const refusal = context.admission.validate(attributes, object, undefined);
  if (refusal !== undefined) throw refusal;
  const answer = await code.strategy.review(object, { ...context.reviewers, user, namespace, nowMs });
  code.setDefaults(answer);
  return encodeStored(store.form, answer, 0);
}
