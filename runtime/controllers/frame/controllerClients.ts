import type { Client } from "../../../generated/client.ts";
import { userServiceAccountPrefix } from "../../../generated/wellknown.ts";
import type { ClientOptions } from "../../client/options.ts";
import { createTransport } from "../../client/createTransport.ts";
import { withRetries } from "../../client/retry.ts";
import type { Transport } from "../../client/transport.ts";
import { throttled, type ThrottledOptions } from "../../component/throttledTransport.ts";
import { accountTokens } from "./accountTokens.ts";

/** The clients of one process. */
export interface ControllerClients {
  /** That of the process itself: informers read with it. */
  readonly own: Client;
  /** That of the controllers with an account; each has its own rate. `signal` ends its requests for tokens. */
  readonly of: (account: string, signal: AbortSignal) => Client;
}

export interface ControllerClientsOptions {
  /** Of the kinds that controllers work on. */
  readonly createClient: (options: ClientOptions) => Client;
  /** Where the server is, and who this process is. */
  readonly access: ClientOptions;
  /** Where the service accounts of controllers are, by which each of them acts; absent: all act as the process. */
  readonly accountNamespace?: string | undefined;
  /** At what rate each client sends requests; absent: there is no limit. */
  readonly rate?: ThrottledOptions | undefined;
  /** What lies between the clients and the connections. */
  readonly guard?: (transport: Transport) => Transport;
}

/** What some controllers send is much, as the field has it: how many times the usual rate. */
const more: Readonly<Record<string, { readonly qps: number; readonly burst: number }>> = {
  "generic-garbage-collector": { qps: 2, burst: 1 },
  "namespace-controller": { qps: 20, burst: 100 },
};

/** Makes the clients of controllers. Nothing is sent before their first requests. */
export function controllerClients(options: ControllerClientsOptions): ControllerClients {
  const { createClient, access, accountNamespace: namespace, rate, guard = (transport) => transport } = options;
  const open = (more: ClientOptions) => guard(createTransport({ ...access, ...more, maxRetries: 0 }));
  const clientOf = (transport: Transport, account?: string) =>
    createClient({
      transport: withRetries(rate === undefined ? transport : throttled(transport, rateOf(rate, account))),
    });
  const shared = open({});
  const own = clientOf(shared);
  const asking = rate === undefined ? own : clientOf(shared); // what gets tokens does not wait behind lists
  return {
    own,
    of: (account, signal) => {
      if (namespace === undefined) return rate === undefined ? own : clientOf(shared, account);
      const tokenSource = accountTokens({ client: asking, namespace, name: account, signal, nowMs: Date.now });
      const user = `${userServiceAccountPrefix}${namespace}:${account}`;
      const userAgent = access.userAgent === undefined ? user : `${access.userAgent}/${user}`;
      return clientOf(open({ tokenSource, userAgent }), account);
    },
  };
}

function rateOf(rate: ThrottledOptions, account = ""): ThrottledOptions {
  if (rate.isByGroup) return rate;
  const { qps, burst } = more[account] ?? { qps: 1, burst: 1 };
  return { ...rate, qps: rate.qps * qps, burst: rate.burst * burst };
}
