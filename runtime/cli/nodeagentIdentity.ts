import { hostname } from "node:os";
import { join, resolve } from "node:path";
import type { Client } from "../../generated/client.ts";
import type { NodeagentFlags } from "../../generated/flags.ts";
import { tracedTransport } from "../auth/tracedTransport.ts";
import { loadKubeconfig } from "../client/kubeconfig.ts";
import type { ClientOptions } from "../client/options.ts";
import type { Logger } from "../component/logs/logger.ts";
import { throttled } from "../component/throttledTransport.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { AgentIdentity } from "../nodeagent/agentOptions.ts";
import type { Generated, Platform } from "../schema/index.ts";
import type { Tracer } from "../schema/tracer.ts";
import { exchangeMeter } from "./controllerMetrics.ts";
import { requestRate, turnMeter } from "./requestRate.ts";

/** The node's name, by its flags. */
export function nodeNameOf(flags: Pick<NodeagentFlags, "hostnameOverride">): string {
  return (flags.hostnameOverride || hostname()).trim().toLowerCase();
}

/** Makes the client of a kubeconfig; of "": that of the environment. Its requests are counted. */
export async function clientMaker(
  { loadClient, platform }: Generated,
  metrics: MetricRegistry,
): Promise<(kubeconfig: string) => Client> {
  const { createClient } = await loadClient();
  const userAgent = `${platform.agentName}/${platform.gitVersion}`;
  const common = { userAgent, onExchange: exchangeMeter(metrics) };
  return (kubeconfig) => createClient({ ...(kubeconfig === "" ? {} : { kubeconfig }), ...common }) as Client;
}

/** The same client, which sends as many requests as the flags let it. Throws an Error for flags that cannot be. */
export async function limitedClient(
  { transport }: Pick<Client, "transport">,
  flags: Pick<NodeagentFlags, "apiBurst" | "apiQps" | "kubeconfig">,
  { generated, metrics, tracer }: LimitedClientParts,
): Promise<Client> {
  const onTurn = turnMeter(metrics, flags.kubeconfig === "" ? {} : { kubeconfig: flags.kubeconfig });
  const rate = requestRate(flags, generated.platform, onTurn);
  const createClient: (options: ClientOptions) => object = (await generated.loadClient()).createClient;
  const traced = tracedTransport(transport, tracer, { name: "HTTP", hasMethod: true });
  return createClient({ transport: rate === undefined ? traced : throttled(traced, rate) }) as Client;
}

interface LimitedClientParts {
  readonly generated: Pick<Generated, "loadClient" | "platform">;
  readonly metrics: MetricRegistry;
  readonly tracer?: Tracer | undefined;
}

export interface OpenIdentityOptions {
  readonly platform: Platform;
  readonly clientOf: (kubeconfig: string) => Client;
  readonly log: Logger;
}

/** Sees to it that the agent has a kubeconfig that holds, where it may ask for one. Throws an Error for half of it. */
export async function openIdentity(
  flags: NodeagentFlags,
  { platform, clientOf, log }: OpenIdentityOptions,
): Promise<AgentIdentity> {
  const { kubeconfig, bootstrapKubeconfig } = flags;
  const certDir = flags.certDir === "" ? join(resolve(flags.rootDir), "pki") : resolve(flags.certDir);
  const { clientStore, ensureIdentity } = await import("../nodeagent/identity/ensureIdentity.ts");
  if (bootstrapKubeconfig !== "") {
    if (kubeconfig === "") throw new Error("--bootstrap-kubeconfig needs --kubeconfig, the file that it makes");
    await ensureIdentity({
      ...{ kubeconfig, bootstrapKubeconfig, certDir, platform, log, clientOf, nodeName: nodeNameOf(flags) },
      nowMs: Date.now,
      signal: new AbortController().signal, // a signal to the process ends it
    });
  }
  const own = clientStore(certDir, platform).current;
  return {
    certDir,
    rotatesClient: flags.rotateCertificates && kubeconfig !== "" && (await certificateOf(kubeconfig)) === own,
    rotatesServing: flags.rotateServerCertificates,
    bootstrapClient: bootstrapKubeconfig === "" ? undefined : () => clientOf(bootstrapKubeconfig),
  };
}

/** The file of the certificate that a kubeconfig names. */
async function certificateOf(kubeconfig: string): Promise<string | undefined> {
  return (await loadKubeconfig({ path: kubeconfig })).auth.certFile;
}
