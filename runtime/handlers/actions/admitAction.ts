import type { AdmissionChain } from "../../admission/chain.ts";
import type { AdmissionAttributes } from "../../admission/plugin.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { HandlerContext } from "../context.ts";
import type { ResourceRequest } from "../request.ts";
import { admissionAttributes } from "../verbs/admissionAttributes.ts";

/**
 * Asks the admission plugins about a create of a sub-resource, which they may change; `complete` checks and fills what
 * they have made of it before they are asked whether they agree. Rejects with a refusal.
 */
export async function admitAction(
  sent: ApiObject,
  request: ResourceRequest,
  { context: { admission }, dryRun, complete }: Acting,
): Promise<void> {
  const attributes = admissionAttributes(request, { operation: "create", dryRun });
  await admission.inquire(attributes, sent, undefined);
  await admit(admission, attributes, { object: sent, complete });
}

interface Acting {
  readonly context: HandlerContext;
  readonly dryRun: boolean;
  readonly complete: () => Promise<void> | void;
}

/** Asks the plugins about what has no older form. Rejects with a refusal. */
export async function admit(
  admission: AdmissionChain,
  attributes: AdmissionAttributes,
  { object, complete }: { readonly object: ApiObject; readonly complete?: Acting["complete"] },
): Promise<void> {
  const { mutate, validate } = admission.waits(attributes) ? admission.eventually : admission;
  await mutate(attributes, object, undefined);
  await complete?.();
  const refusal = await validate(attributes, object, undefined);
  if (refusal !== undefined) throw refusal;
}
