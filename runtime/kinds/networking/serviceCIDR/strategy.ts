import type { ServiceCIDR } from "../../../../generated/networking/v1/serviceCIDR.ts";
import { type FieldError, hiding, invalid, invalidAs, invalidAt } from "../../../schema/fieldError.ts";
import { canonicalCidr, cidr } from "../../../schema/formats/ip.ts";
import { faultsOf } from "../../../schema/names.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { immutable } from "../../rules/immutable.ts";
import { isNew } from "../../rules/isNew.ts";

/** The same in all versions. */
type AnyServiceCIDR = ApiObject & Pick<ServiceCIDR, "spec" | "status">;

export const strategy: Pick<Strategy<AnyServiceCIDR>, "validate" | "validateUpdate"> = { validate, validateUpdate };

const path = "spec.cidrs";

/** What is stored stays as it is, or gets a second block. */
function validate(range: AnyServiceCIDR): FieldError[] {
  return isNew(range) ? validateBlocks(range) : [];
}

function validateBlocks({ spec }: AnyServiceCIDR): FieldError[] {
  const { cidrs = [] } = spec ?? {};
  if (cidrs.length > 2) {
    return [hiding([""], invalidAt("spec", spec, { field: path, detail: "may only hold up to 2 values" }))];
  }
  const families = new Set(cidrs.map((each) => (cidr(each) === undefined ? each.includes(":") : each)));
  if (cidrs.length !== 2 || families.size === 2) return [];
  const text = "may specify no more than one IP for each IP family, i.e 192.168.0.0/24 and 2001:db8::/64";
  return [invalid(path, cidrs, text)];
}

/** Addresses of the blocks are in use. A block of the other family may still be added. */
function validateUpdate(range: AnyServiceCIDR, old: AnyServiceCIDR, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") return [];
  const now = range.spec?.cidrs ?? [];
  const before = old.spec?.cidrs ?? [];
  const isExtended = before.length === 1 && now.length === 2;
  if (now.length !== before.length && !isExtended) return immutable(path, now, before);
  const faults = now.flatMap((each, index) => invalidAs(`${path}[${index}]`, each, faultsOf(canonicalCidr, each)));
  const added = isExtended ? [...faults, ...validateBlocks(range)] : [];
  return before.flatMap((each, index) => immutable(`${path}[${index}]`, now[index], each)).concat(added);
}
