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
  admission.mutate(attributes, sent, undefined);
  const refusal = admission.validate(attributes, sent, undefined);
  if (refusal !== undefined) throw refusal;
}
