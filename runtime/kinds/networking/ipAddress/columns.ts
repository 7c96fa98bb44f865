import type { IPAddress } from "../../../../generated/networking/v1/ipAddress.ts";
import type { IPAddress as IPAddressV1beta1 } from "../../../../generated/networking/v1beta1/ipAddress.ts";
import type { Cell } from "../../../schema/descriptor.ts";

/** "services/default/web", with the group after the resource where there is one. */
export function parentRef(address: IPAddress | IPAddressV1beta1): Cell {
  const parent = address.spec?.parentRef;
  if (parent === undefined) return "<none>";
  const resource = parent.group ? `${parent.resource}.${parent.group}` : parent.resource;
  return [resource.toLowerCase(), ...(parent.namespace ? [parent.namespace] : []), parent.name].join("/");
}
