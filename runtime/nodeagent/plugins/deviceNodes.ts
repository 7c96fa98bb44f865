import type { Device } from "../../../generated/pb/deviceplugin/v1beta1/api_pb.ts";
import { maskOf, type NodeMask } from "../resources/nodeMask.ts";

/** Memory nodes that a device is near; none where its plugin does not say. */
export function deviceNodes({ topology }: Device): NodeMask {
  return maskOf((topology?.nodes ?? []).map(({ ID }) => Number(ID)));
}
