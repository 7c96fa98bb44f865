import type { ServiceCIDR } from "../../../../generated/networking/v1/serviceCIDR.ts";
import type { ServiceCIDR as ServiceCIDRV1beta1 } from "../../../../generated/networking/v1beta1/serviceCIDR.ts";
import type { Cell } from "../../../schema/descriptor.ts";

export function cidrs(range: ServiceCIDR | ServiceCIDRV1beta1): Cell {
  return (range.spec?.cidrs ?? []).join(",");
}
