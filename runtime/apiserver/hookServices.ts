import type { Service } from "../../generated/core/v1/service.ts";
import { objects } from "../handlers/actions/connect.ts";
import { serviceConnect } from "../kinds/core/service/connect.ts";
import type { Dial } from "../proxy/dial.ts";
import { type CallerOptions, type ResolveService, WebhookCaller } from "../proxy/webhooks/caller.ts";
import type { Registry } from "../registry/registry.ts";
import type { ConnectContext } from "../schema/access/connect.ts";
import { isStatusReason, type Platform } from "../schema/index.ts";
import type { Tracer } from "../schema/tracer.ts";

export interface CallerParts {
  readonly platform: Platform;
  /** Opens connections to services of webhooks; absent: over the network of this machine. */
  readonly dial?: Dial | undefined;
  /** Absent: nothing is traced. */
  readonly tracer?: Tracer | undefined;
  /** A number in [0, 1). */
  readonly random: () => number;
  /** What the server shows webhooks; absent: nothing. */
  readonly credentialsOf?: CallerOptions["credentialsOf"];
}

/** Calls webhooks of the server. */
export function webhookCaller(
  registry: Registry,
  purpose: CallerOptions["purpose"],
  parts: CallerParts,
): WebhookCaller {
  const { dial, tracer, platform, credentialsOf } = parts;
  const resolveService = serviceResolver(objects({ stores: registry }), parts);
  const userAgent = `${platform.systemPrefix}-apiserver-admission`;
  return new WebhookCaller({ purpose, dial, tracer, resolveService, userAgent, credentialsOf });
}

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
