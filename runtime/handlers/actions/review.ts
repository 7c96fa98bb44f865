import { trackUpdate } from "../../apply/trackUpdate.ts";
import { respondWritten } from "../answers/respond.ts";
import type { HandlerContext } from "../context.ts";
import { openWrite, type OpenWrite } from "../open.ts";
import type { BodyResponse, ResourceRequest } from "../request.ts";
import { writerOf } from "../verbs/fieldWriter.ts";
import { readObject } from "../verbs/readObject.ts";
import { actOnNamed } from "./act.ts";
import { invalid, methodNotSupported } from "../../../generated/errors.ts";
import { resourceOf } from "../../registry/change.ts";
import { encodeStored } from "../../registry/stored/storedForm.ts";
import type { ApiObject } from "../../schema/index.ts";
import { createAttributes, dropSystemFields, setNamespace } from "../verbs/createObject.ts";
import { inDeclaredForm } from "../../schema/shown/declaredForm.ts";
import { addErrors } from "../../schema/fieldError.ts";

/** Answers the create of a kind that is never stored: with a review, or by what its object asks for. */
export async function review(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const open = await openWrite(request, context, { kind: "CreateOptions" });
  const object = await readObject(open);
  const { actsOn } = open.code.strategy;
  if (actsOn !== undefined) return actOnNamed(object, actsOn, open);
  return respondWritten(open, await reviewed(object, open), 201);
}

/**
 * Defaults and validates the object, and lets the strategy fill in the answer. The object has no identity, so neither
 * name nor uid are asked for or given, and errors name its group alone.
 */
async function reviewed(object: ApiObject, open: OpenWrite): Promise<Buffer> {
  const { request, context, code } = open;
  const { store, nowMs, user, namespace } = request;
  if (code.strategy.review === undefined) throw methodNotSupported(resourceOf(store), "create");
  setNamespace((object.metadata ??= {}), request);
  dropSystemFields(object.metadata);
  const attributes = createAttributes(object, open);
  code.setDefaults(object);
  trackUpdate(object, undefined, await writerOf(open));
  const { mutate, validate } = context.admission.waits(attributes) ? context.admission.eventually : context.admission;
  await mutate(attributes, object, undefined);
  const errors = code.validate(object);
  addErrors(errors, code.strategy.validate?.(object, { nowMs, subresource: "", user }) ?? []);
  if (errors.length > 0) {
    throw invalid({ group: store.descriptor.group, kind: "" }, "", inDeclaredForm(errors, code.structure));
  }
  const refusal = await validate(attributes, object, undefined);
  if (refusal !== undefined) throw refusal;
  const notes = { annotate: (key: string, value: string) => request.audit?.annotate(key, value), warn: request.warn };
  const answer = await code.strategy.review(object, { ...context.reviewers, user, namespace, nowMs, notes });
  code.setDefaults(answer);
  return encodeStored({ ...store.form, apiVersion: object.apiVersion ?? store.form.apiVersion }, answer, 0);
}
