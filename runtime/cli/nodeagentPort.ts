import { parseFeatureGates } from "../../generated/gates.ts";
import type { NodeagentFlags } from "../../generated/flags.ts";
import type { Logger } from "../component/logs/logger.ts";
import type { Verbosity } from "../component/logs/verbosity.ts";
import { aboutProcess, processMetrics } from "../component/pages/aboutProcess.ts";
import { ownVersion } from "../component/version.ts";
import { liveFlagFile, readFlagFile } from "../lib/flagFile.ts";
import { tlsLimits } from "../component/serving/tlsLimits.ts";
import { printYaml } from "../negotiate/yamlPrinter.ts";
import type { AgentPortOptions } from "../nodeagent/agentOptions.ts";
import { durationMs } from "../schema/duration.ts";
import { flagTexts } from "../schema/flags.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { FlagSet, Generated, Platform } from "../schema/index.ts";
import { authorityFile, pairFiles } from "./portFiles.ts";

/** What the agent's ports are, by its flags. Throws an Error for flags that cannot be. */
export function agentPortOptions(
  flags: NodeagentFlags,
  given: {
    readonly generated: Generated;
    readonly flagSet: FlagSet | undefined;
    /** What the agent runs with. */
    readonly configuration: object;
    readonly verbosity: Verbosity;
    readonly log: Logger;
    readonly metrics: MetricRegistry;
  },
): AgentPortOptions {
  const { generated, flagSet, configuration, metrics, verbosity } = given;
  const { platform } = generated;
  const gates = parseFeatureGates(flags.featureGates);
  const texts = flagSet === undefined ? undefined : flagTexts(flagSet, flags);
  const ms = (text: string) => durationMs(text) ?? 0;
  return {
    settings: {
      ...{ address: flags.address, isServed: flags.enableServer, port: flags.port, logDir: "/var/log" },
      readOnlyPort: flags.readOnlyPort,
      ...{ hasSystemLogs: flags.enableSystemLogHandler, journalProgram: "journalctl" },
      hasSystemLogQuery: flags.enableSystemLogQuery && gates.enabled("NodeLogQuery"),
      ...{ healthAddress: flags.healthzBindAddress, healthPort: flags.healthzPort },
      hasDebuggingHandlers: flags.enableDebuggingHandlers,
      streamingIdleMs: ms(flags.streamingConnectionIdleTimeout),
      configuration: () => ({ [`${platform.agentName}config`]: configuration }),
    },
    component: {
      ...aboutProcess({
        ...{ component: platform.agentName, gateComponent: "node-agent", platform, version: ownVersion(platform) },
        ...{ gates, metrics, printYaml, flags: texts },
        verbosity: flags.enableDebuggingHandlers && flags.enableDebugFlagsHandler ? verbosity : undefined,
        hasProfiling: flags.enableDebuggingHandlers && flags.enableProfilingHandler,
      }),
      logWarning: given.log.warning,
    },
    tls: pairFiles(flags, gates.enabled("ReloadKubeletServerCertificateFile") ? liveFlagFile : readOnce),
    clientCa: caOf(flags, gates.enabled("ReloadKubeletClientCAFile") ? liveFlagFile : readOnce),
    limits: tlsLimits(flags),
    access: {
      anonymous: flags.anonymousAuth,
      tokensForMs: flags.authenticationTokenWebhook ? ms(flags.authenticationTokenWebhookCacheTtl) : undefined,
      authorization:
        flags.authorizationMode === "Webhook"
          ? {
              allowedForMs: ms(flags.authorizationWebhookCacheAuthorizedTtl),
              deniedForMs: ms(flags.authorizationWebhookCacheUnauthorizedTtl),
            }
          : undefined,
    },
    isGateOn: (gate) => gates.enabled(gate),
  };
}

/** Where the agent counts what it does. */
export function agentMetrics(
  { featureGates, disabledMetrics }: Pick<NodeagentFlags, "featureGates" | "disabledMetrics">,
  platform: Platform,
): MetricRegistry {
  return processMetrics(platform, parseFeatureGates(featureGates), disabledMetrics);
}

type Reader = typeof liveFlagFile;

/** What the file was at the start. Throws an Error that names the flag when it cannot be read. */
function readOnce(flag: string, path: string): () => string {
  const text = readFlagFile(flag, path);
  return () => text;
}

function caOf({ clientCaFile }: NodeagentFlags, read: Reader): AgentPortOptions["clientCa"] {
  return clientCaFile === "" ? undefined : authorityFile("client-ca-file", clientCaFile, read);
}
