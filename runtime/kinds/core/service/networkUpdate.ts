import type { ServiceSpec } from "../../../../generated/core/v1/service.ts";
import { alone, type FieldError, invalid } from "../../../schema/fieldError.ts";

/**
 * A service keeps its first address, and its first family while it has addresses. A second one can be added, and given
 * up by a service that is to have one alone.
 */
export function validateNetworkUpdate(spec: ServiceSpec, old: ServiceSpec, errors: FieldError[]): void {
  if (spec.type === "ExternalName" || old.type === "ExternalName") return;
  const policy = spec.ipFamilyPolicy ?? old.ipFamilyPolicy;
  if (policy !== "SingleStack") {
    const wrong = (what: string) =>
      invalid("spec.ipFamilyPolicy", policy ?? null, `must be 'SingleStack' to release the secondary ${what}`);
    if (isReduced(spec.clusterIPs, old.clusterIPs)) errors.push(wrong("cluster IP"));
    if (isReduced(spec.ipFamilies, old.ipFamilies)) errors.push(wrong("IP family"));
    alone(errors);
    if (errors.length > 0) return;
  }
  const [isNow, was] = [isHeadless(spec), isHeadless(old)];
  if (!isNow || !was) {
    const lists = { now: spec.clusterIPs ?? [], before: old.clusterIPs ?? [] };
    validateList(lists, { path: "spec.clusterIPs", one: "clusterIP", errors });
  }
  const lists = { now: spec.ipFamilies ?? [], before: old.ipFamilies ?? [] };
  if (lists.now.length > 0 && !isNow && !was) validateList(lists, { path: "spec.ipFamilies", one: "ipFamily", errors });
}

function isReduced(now: readonly string[] = [], before: readonly string[] = []): boolean {
  return now.length > 0 && now.length < before.length;
}

function isHeadless({ clusterIPs }: ServiceSpec): boolean {
  return clusterIPs?.[0] === "None";
}

function validateList(
  { now, before }: { readonly now: readonly string[]; readonly before: readonly string[] },
  parts: {
    readonly path: string;
    readonly one: string;
    readonly errors: FieldError[];
  },
): void {
  const { path, one, errors } = parts;
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
}
