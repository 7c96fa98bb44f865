import type { AdmissionAttributes } from "../../admission/plugin.ts";
import type { ResourceRequest } from "../request.ts";

/** What admission hears of a request, but for what `about` says otherwise. */
export function admissionAttributes(
  { store, namespace, name, subresource, user, warn, audit }: ResourceRequest,
  about: Pick<AdmissionAttributes, "operation" | "dryRun"> & Partial<AdmissionAttributes>,
): AdmissionAttributes {
  return { descriptor: store.descriptor, namespace, name, subresource, user, warn, audit, ...about };
}
