import type { AdmissionAttributes, WrittenOptions } from "../../admission/plugin.ts";
import type { ResourceRequest } from "../request.ts";

type Stated = "operation" | "dryRun";
type Differing = "namespace" | "name" | "shownName" | "subresource" | "options" | "shown";

/**
 * What admission hears of a request, but for what `about` says otherwise. Each is named: to spread them into the object
 * took a create 20 of its 450 microseconds, and made all reads of it slower.
 */
export function admissionAttributes(
  request: ResourceRequest,
  about: Pick<AdmissionAttributes, Stated> & Partial<Pick<AdmissionAttributes, Differing>>,
): AdmissionAttributes {
  const { operation, dryRun, shown } = about;
  return {
    operation,
    descriptor: request.store.descriptor,
    namespace: about.namespace ?? request.namespace,
    name: about.name ?? request.name,
    shownName: about.shownName,
    subresource: about.subresource ?? request.subresource,
    user: request.user,
    dryRun,
    warn: request.warn,
    audit: request.audit,
    signal: () => request.signal,
    options: about.options ?? (() => optionsOf(request, shown?.operation ?? operation)),
    shown,
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
