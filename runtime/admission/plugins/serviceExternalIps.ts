import type { Service } from "../../../generated/core/v1/service.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { PromptPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";

/** Services get no further external addresses: who may make one could take the traffic of others with them. */
export const denyServiceExternalIps: PromptPlugin = {
  name: "DenyServiceExternalIPs",
  about: { operations: ["create", "update"], resources: ["services"] },
  validate: (attributes, object, old) => {
    if (attributes.subresource !== "") return undefined;
    const known = new Set(externalIps(old));
    const isSame = externalIps(object).every((each) => known.has(each));
    return isSame ? undefined : refused(attributes, "Use of external IPs is denied by admission control");
  },
};

function externalIps(service: ApiObject | undefined): readonly string[] {
  return (service as Service | undefined)?.spec?.externalIPs ?? [];
}
