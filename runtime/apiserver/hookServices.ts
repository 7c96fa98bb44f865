import type { Service } from "../../generated/core/v1/service.ts";
import type { ResolveService } from "../admission/webhooks/caller.ts";
import { serviceConnect } from "../kinds/core/service/connect.ts";
import type { ConnectContext } from "../schema/access/connect.ts";
import { isStatusReason } from "../schema/index.ts";

export type Reading = Pick<ConnectContext, "get" | "list">;

/** A service leads to one of its ready endpoints, as its proxy does, or to the name that stands for it. */
export function serviceResolver(
  reading: Reading,
  { platform, random }: Pick<ConnectContext, "platform" | "random">,
): ResolveService {
  return async ({ namespace, name, port }) => {
    const place = { group: "", resource: "services", namespace, name };
    const service = (await orElse(reading.get(place), `service "${name}" not found`)) as Service;
    const { type, externalName = "" } = service.spec ?? {};
    if (type === "ExternalName") return { host: externalName, port };
    const about = { namespace, name: `https:${name}:${port}`, options: {} as never, platform, random };
    const none = `no endpoints available for service "${name}"`;
    const to = await orElse(serviceConnect.proxy?.({ ...about, agentAddressTypes: [], ...reading }), none);
    if (to === undefined) throw new Error(none);
    return to;
  };
}

/** Says in other words that something is not found. */
async function orElse<T>(found: Promise<T> | undefined, message: string): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isStatusReason(error, "NotFound")) throw new Error(message);
    throw error;
  }
}
