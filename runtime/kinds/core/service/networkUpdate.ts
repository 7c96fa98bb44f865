import type { ServiceSpec } from "../../../../generated/core/v1/service.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";

/**
 * A service keeps its first address and its first family. A second one can be added, and given up by a service that is
 * to have one alone.
 */
export function validateNetworkUpdate(spec: ServiceSpec, old: ServiceSpec, errors: FieldError[]): void {
  if (spec.type === "ExternalName" || old.type === "ExternalName") return;
  const policy = spec.ipFamilyPolicy;
  if (!isHeadless(spec) || !isHeadless(old)) {
    const lists = { now: spec.clusterIPs ?? [], before: old.clusterIPs ?? [] };
    validateList(lists, { path: "spec.clusterIPs", one: "clusterIP", policy, errors });
  }
  const lists = { now: spec.ipFamilies ?? [], before: old.ipFamilies ?? [] };
  if (lists.now.length > 0) validateList(lists, { path: "spec.ipFamilies", one: "ipFamily", policy, errors });
}

function isHeadless({ clusterIPs }: ServiceSpec): boolean {
  return clusterIPs?.[0] === "None";
}

function validateList(
  { now, before }: { readonly now: readonly string[]; readonly before: readonly string[] },
  parts: {
    readonly path: string;
    readonly one: string;
    readonly policy: ServiceSpec["ipFamilyPolicy"];
    readonly errors: FieldError[];
  },
): void {
  const { path, one, policy, errors } = parts;
  const immutable = (index: number) => errors.push(invalid(`${path}[${index}]`, now, "may not change once set"));
  if (now.length === before.length) {
    for (const [index, each] of before.entries()) if (now[index] !== each) immutable(index);
    return;
  }
  if (now.length === 0) {
    errors.push(invalid(`${path}[0]`, now, `primary ${one} can not be unset`));
  } else if (before.length > 0 && now[0] !== before[0]) {
    immutable(0);
  }
  if (now.length === 1 && before.length === 2 && policy !== "SingleStack") {
    const text = `must be set to 'SingleStack' when releasing the secondary ${one}`;
    errors.push(invalid("spec.ipFamilyPolicy", policy ?? null, text));
  }
}
