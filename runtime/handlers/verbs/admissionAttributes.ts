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
    options: () => optionsOf(request, about.operation),
    ...about,
  };
}

const optionsKinds: Readonly<Partial<Record<ResourceRequest["verb"], WrittenOptions["kind"]>>> = {
  create: "CreateOptions",
  update: "UpdateOptions",
  patch: "PatchOptions",
};

function optionsOf({ verb, query }: ResourceRequest, operation: string): WrittenOptions | undefined {
  const kind = optionsKinds[verb];
  if (kind === undefined || operation === "connect") return undefined;
  const texts = (["fieldManager", "fieldValidation"] as const).flatMap((each) => {
    const value = query.get(each) ?? "";
    return value === "" ? [] : [[each, value] as const];
  });
  const force = query.get("force") === "true" ? { force: true } : {};
  return { kind, ...dryRunOf(query.has("dryRun")), ...Object.fromEntries(texts), ...force };
}

/** As options state it. */
export function dryRunOf(dryRun: boolean): { readonly dryRun?: readonly ["All"] } {
  return dryRun ? { dryRun: ["All"] } : {};
}
