import type { AdmissionChain } from "../../admission/chain.ts";
import type { AdmissionAttributes } from "../../admission/plugin.ts";
import type { ApiObject, StatusError } from "../../schema/index.ts";

/** Throws the refusal of a delete, or rejects with it where admission waits. */
export function admitDelete(
  object: ApiObject,
  attributes: AdmissionAttributes,
  { admission, waits }: { readonly admission: AdmissionChain; readonly waits: boolean },
): Promise<void> | undefined {
  if (waits) return admitEventually(object, attributes, admission);
  throwRefusal(admission.validate(attributes, undefined, object));
  return undefined;
}

async function admitEventually(
  object: ApiObject,
  attributes: AdmissionAttributes,
  { eventually }: AdmissionChain,
): Promise<void> {
  await eventually.mutate(attributes, undefined, object);
  throwRefusal(await eventually.validate(attributes, undefined, object));
}

function throwRefusal(refusal: StatusError | undefined): void {
  if (refusal !== undefined) throw refusal;
}
