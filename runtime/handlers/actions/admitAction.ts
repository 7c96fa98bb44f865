import type { AdmissionChain } from "../../admission/chain.ts";
import type { AdmissionAttributes } from "../../admission/plugin.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { HandlerContext } from "../context.ts";
import type { ResourceRequest } from "../request.ts";
import { admissionAttributes } from "../verbs/admissionAttributes.ts";

/** Asks the admission plugins about a create of a sub-resource, which they may change. Rejects with a refusal. */
export async function admitAction(
  sent: ApiObject,
  request: ResourceRequest,
  { context: { admission }, dryRun }: { readonly context: HandlerContext; readonly dryRun: boolean },
): Promise<void> {
  const attributes = admissionAttributes(request, { operation: "create", dryRun });
  await admission.inquire(attributes, sent, undefined);
  await admit(admission, attributes, sent);
}

/** Asks the plugins about what has no older form. Rejects with a refusal. */
export async function admit(
  admission: AdmissionChain,
  attributes: AdmissionAttributes,
  object: ApiObject,
): Promise<void> {
  const { mutate, validate } = admission.waits(attributes) ? admission.eventually : admission;
  await mutate(attributes, object, undefined);
  const refusal = await validate(attributes, object, undefined);
  if (refusal !== undefined) throw refusal;
}
