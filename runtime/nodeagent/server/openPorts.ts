import type { ComponentOptions } from "../../component/pages/pages.ts";
import { componentPages } from "../../component/pages/pages.ts";
import type { HealthCheck } from "../../component/pages/healthChecks.ts";
import type { Page, Pages } from "../../component/pages/page.ts";
import { measureProcess } from "../../metrics/processMetrics.ts";
import type { AgentAccess } from "./access.ts";
import type { AgentRoute } from "./agentCall.ts";
import { type AgentServer, type AgentServerTls, startAgentServer } from "./agentServer.ts";
import { startHealthServer } from "./healthServer.ts";
import { logRoute, type LogRuntime } from "./logs/logRoute.ts";
import { checkpointRoute, type CheckpointRuntime } from "./pages/checkpointRoute.ts";
import { nodeLogs } from "./pages/nodeLogs.ts";
import { jsonAnswer, podPages } from "./pages/podPages.ts";
import type { PodState } from "./podState.ts";
import type { ServerMeter } from "../meters/serverMeter.ts";
import { refusal } from "./refusal.ts";
import { streamRoutes, type StreamingRuntime } from "./streaming/streamRoutes.ts";
import type { DeclaredGate } from "../node/declaredFeatures.ts";
import type { DeviceGate } from "../plugins/deviceStatuses.ts";
import type { ResizeGate } from "../resize/judgeResize.ts";
import type { PodFieldGate } from "../sources/disabledFields.ts";

export interface AgentPortsOptions {
  readonly state: PodState;
  readonly runtime: StreamingRuntime & LogRuntime & CheckpointRuntime;
  readonly access: AgentAccess;
  readonly tls: AgentServerTls;
  /** Of the pages that every process has. */
  readonly component: Omit<ComponentOptions, "checks">;
  readonly checks: readonly HealthCheck[];
  /** Statistics and what else is shown beside: `/stats/summary`, `/metrics/cadvisor`. */
  readonly pages: Pages;
  readonly settings: AgentPortsSettings;
  readonly isGateOn: (gate: AgentGate) => boolean;
  readonly nowMs: () => number;
  readonly logError: (message: string, error: unknown) => void;
  readonly meter?: ServerMeter;
}

/** Gates of what the agent serves. */
export type AgentGate =
  | DeclaredGate
  | DeviceGate
  | PodFieldGate
  | ResizeGate
  | "ChangeContainerStatusOnKubeletRestart"
  | "ClusterTrustBundleProjection"
  | "AllowDNSOnlyNodeCSR"
  | "CSIVolumeHealth"
  | "ContainerCheckpoint"
  | "EventedPLEG"
  | "KubeletCgroupDriverFromCRI"
  | "KubeletEnsureSecretPulledImages"
  | "KubeletPSI"
  | "PodCertificateRequest"
  | "KubeletPodResourcesListUseActivePods"
  | "KubeletRegistrationGetOnExistsOnly"
  | "KubeletSeparateDiskGC"
  | "PLEGOnDemandRelist"
  | "PodAndContainerStatsFromCRI"
  | "PodLogsQuerySplitStreams"
  | "PodReadyToStartContainersCondition"
  | "PodsAPI"
  | "PreventStaticPodAPIReferences"
  | "RuntimeClassInImageCriApi"
  | "SELinuxMount"
  | "TaintTolerationComparisonOperators";

export interface AgentPortsSettings {
  readonly address: string;
  readonly port: number;
  readonly healthAddress: string;
  /** 0: no health port. */
  readonly healthPort: number;
  readonly rootDir: string;
  /** Of the node: "/var/log". */
  readonly logDir: string;
  /** Serve logs of containers, and streams into them. */
  readonly hasDebuggingHandlers: boolean;
  /** Serve the node's own logs. */
  readonly hasSystemLogs: boolean;
  /** Answer queries for the logs of the node's services. */
  readonly hasSystemLogQuery: boolean;
  /** The program that prints the machine's journal. */
  readonly journalProgram: string;
  /** Sessions on which nothing was said for so long end. */
  readonly streamingIdleMs: number;
  /** What the agent runs with, as `/configz` shows it, by the name of its configuration. */
  readonly configuration: () => Readonly<Record<string, unknown>>;
}

export interface AgentPorts {
  readonly port: number;
  readonly healthPort: number | undefined;
  readonly renew: AgentServer["renew"];
  readonly stop: () => Promise<void>;
}

/** Opens the node agent's port, and that of its health. Rejects with an Error where one of them cannot be. */
export async function openPorts(options: AgentPortsOptions): Promise<AgentPorts> {
  const { settings, checks, tls, access, logError, meter } = options;
  const { address: host, port, healthAddress, healthPort } = settings;
  const pages = pagesOf(options);
  const server = await startAgentServer({
    ...{ host, port, tls, access, pages, routes: routesOf(options), logError },
    ...(meter === undefined ? {} : { meter }),
  });
  const health =
    healthPort === 0 ? undefined : await startHealthServer({ host: healthAddress, port: healthPort, checks });
  const measured = measureProcess(options.component.metrics);
  return {
    port: server.port,
    healthPort: health?.port,
    renew: server.renew,
    stop: async () => {
      measured.stop();
      await Promise.all([server.stop(), health?.stop()]);
    },
  };
}

function pagesOf({ component, checks, pages, state, settings }: AgentPortsOptions): Pages {
  const own = new Map<string, Page>([
    ...podPages(state),
    ["/configz", () => jsonAnswer(settings.configuration())],
    ...pages,
  ]);
  const all = componentPages({ ...component, checks: { healthz: checks }, others: own });
  if (settings.hasDebuggingHandlers) return all;
  return new Map([...all, ...faultPages.map((path) => [path, disabledPage] as const)]);
}

/** Pages for people who look for a fault. */
const faultPages = ["/runningpods", "/runningpods/", "/debug/", "/debug/pprof/", "PUT /debug/flags/v"];

function routesOf(options: AgentPortsOptions): Readonly<Record<string, AgentRoute>> {
  const { state, runtime, settings, isGateOn, nowMs } = options;
  const debugging: Record<string, AgentRoute> = {
    ...streamRoutes({ state, runtime, idleMs: settings.streamingIdleMs }),
    containerLogs: logRoute({ state, runtime, splitsStreams: isGateOn("PodLogsQuerySplitStreams"), nowMs }),
    ...(settings.hasSystemLogs
      ? {
          logs: nodeLogs({
            ...{ folder: settings.logDir, program: settings.journalProgram },
            hasQueries: settings.hasSystemLogQuery,
          }),
        }
      : {}),
  };
  const off = Object.fromEntries(Object.keys(debugging).map((each) => [each, disabledRoute]));
  return {
    ...(settings.hasDebuggingHandlers ? debugging : off),
    ...(isGateOn("ContainerCheckpoint")
      ? { checkpoint: checkpointRoute({ state, runtime, rootDir: settings.rootDir, nowMs }) }
      : {}),
  };
}

const disabledText = "Debug endpoints are disabled.";

const disabledPage: Page = () => {
  throw refusal(405, disabledText);
};

const disabledRoute: AgentRoute = async () => {
  throw refusal(405, disabledText);
};
