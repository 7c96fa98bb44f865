import type { AdmissionAttributes, WrittenOptions } from "../../admission/plugin.ts";
import type { ResourceRequest } from "../request.ts";

/** What admission hears of a request, but for what `about` says otherwise. */
export function admissionAttributes(
  request: ResourceRequest,
  about: Pick<AdmissionAttributes, "operation" | "dryRun"> & Partial<AdmissionAttributes>,
): AdmissionAttributes {
  const { store, namespace, name, subresource, user, warn, audit } = request;
  return {
    ...{ descriptor: store.descriptor, namespace, name, subresource, user, warn, audit },
    signal: () => request.signal,
    options: () => optionsOf(request, about.shown?.operation ?? about.operation),
    ...about,
  };
}

/** By what is done, not by how it was asked for: a patch creates an object, or updates one. */
const optionsKinds: Readonly<Partial<Record<AdmissionAttributes["operation"], WrittenOptions["kind"]>>> = {
  create: "CreateOptions",
  update: "UpdateOptions",
};

function optionsOf(
  { query }: ResourceRequest,
  operation: AdmissionAttributes["operation"],
): WrittenOptions | undefined {
  const kind = optionsKinds[operation];
  if (kind === undefined) return undefined;
  const texts = (["fieldManager", "fieldValidation"] as const).flatMap((each) => {
    const value = query.get(each) ?? "";
    return value === "" ? [] : [[each, value] as const];
  });
  return { kind, ...dryRunOf(query.has("dryRun")), ...Object.fromEntries(texts) };
}

/** As options state it. */
export function dryRunOf(dryRun: boolean): { readonly dryRun?: readonly ["All"] } {
  return dryRun ? { dryRun: ["All"] } : {};
}
