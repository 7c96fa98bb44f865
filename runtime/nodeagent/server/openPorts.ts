import type { ComponentOptions } from "../../component/pages/pages.ts";
import { componentPages } from "../../component/pages/pages.ts";
import type { HealthCheck } from "../../component/pages/healthChecks.ts";
import type { Page, Pages } from "../../component/pages/page.ts";
import { measureProcess } from "../../metrics/processMetrics.ts";
import type { AgentAccess } from "./access.ts";
import type { AgentRoute } from "./agentCall.ts";
import type { ServingTls } from "../../component/serving/servingTls.ts";
import { type AgentServer, startAgentServer } from "./agentServer.ts";
import { startHealthServer } from "./healthServer.ts";
import { logRoute, type LogRuntime } from "./logs/logRoute.ts";
import { checkpointRoute, type CheckpointRuntime } from "./pages/checkpointRoute.ts";
import { nodeLogs } from "./pages/nodeLogs.ts";
import { jsonAnswer, podPages } from "./pages/podPages.ts";
import type { PodState } from "./podState.ts";
import type { ServerMeter } from "../meters/serverMeter.ts";
import { refusal } from "./refusal.ts";
import { checkpointService, debuggingServices, logsService, openServices, type Services } from "./services.ts";
import { streamRoutes, type StreamingRuntime } from "./streaming/streamRoutes.ts";
import type { DeclaredGate } from "../node/declaredFeatures.ts";
import type { DeviceGate } from "../plugins/deviceStatuses.ts";
import type { ResizeGate } from "../resize/judgeResize.ts";
import type { PodFieldGate } from "../sources/disabledFields.ts";

export interface AgentPortsOptions {
  readonly state: PodState;
  readonly runtime: StreamingRuntime & LogRuntime & CheckpointRuntime;
  readonly access: AgentAccess;
  readonly tls: ServingTls;
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
  /** The port is served; the others do not depend on that. */
  readonly isServed: boolean;
  readonly port: number;
  /** Plain HTTP, for any client; 0: no such port. */
  readonly readOnlyPort: number;
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
  /** As the node names it, whether it is served or not. */
  readonly port: number;
  readonly healthPort: number | undefined;
  readonly renew: AgentServer["renew"];
  readonly stop: () => Promise<void>;
}

/** Opens those of the node agent's ports that it is to have. Rejects with an Error where one of them cannot be. */
export async function openPorts(options: AgentPortsOptions): Promise<AgentPorts> {
  const { settings, checks, tls, access, logError, meter } = options;
  const { address: host, port, readOnlyPort, healthAddress, healthPort } = settings;
  const pages = pagesOf(options);
  const routes = routesOf(options);
  const services = servicesOf(options);
  const common = { host, logError, ...(meter === undefined ? {} : { meter }) };
  const server = settings.isServed
    ? await startAgentServer({ ...common, port, tls, access, pages, routes, services })
    : undefined;
  const readOnly =
    readOnlyPort === 0
      ? undefined
      : await startAgentServer({
          ...{ ...common, port: readOnlyPort, pages: readOnlyPages(pages), routes: offRoutes, services: openServices },
        });
  const health =
    healthPort === 0 ? undefined : await startHealthServer({ host: healthAddress, port: healthPort, checks });
  const measured = measureProcess(options.component.metrics);
  return {
    port: server?.port ?? port,
    healthPort: health?.port,
    renew: (tls) => server?.renew(tls),
    stop: async () => {
      measured.stop();
      await Promise.all([server?.stop(), readOnly?.stop(), health?.stop()]);
    },
  };
}

function pagesOf({ component, checks, pages, state, settings }: AgentPortsOptions): Pages {
  const own = new Map<string, Page>([
    ...podPages(state),
    ["/configz", () => jsonAnswer(settings.configuration())],
    ...pages,
    ...[...pages].filter(([path]) => path.startsWith("/stats/")).map(([path, page]) => [`${path}/`, page] as const),
  ]);
  const all = componentPages({ ...component, checks: { healthz: checks }, others: own });
  return settings.hasDebuggingHandlers ? all : new Map([...all, ...offPages]);
}

/** What any client may see of pages: the rest says more of the node, or changes it. */
function readOnlyPages(pages: Pages): Pages {
  const isOpen = (path: string) => openPages.has(path.split("/")[1] ?? "");
  return new Map([...[...pages].filter(([path]) => isOpen(path)), ...offPages]);
}

/** Beginnings of the paths of pages that are not protected. */
const openPages: ReadonlySet<string> = new Set(["healthz", "metrics", "pods", "stats"]);

/** Pages for people who look for a fault. */
const faultPages = ["/runningpods", "/runningpods/", "/debug/", "/debug/pprof/", "PUT /debug/flags/v"];

function routesOf(options: AgentPortsOptions): Readonly<Record<string, AgentRoute>> {
  const { state, runtime, settings, isGateOn, nowMs, meter } = options;
  const metered = meter === undefined ? {} : { onWebSocket: meter.webSocket };
  const debugging: Record<string, AgentRoute> = {
    ...streamRoutes({ state, runtime, idleMs: settings.streamingIdleMs, ...metered }),
    containerLogs: logRoute({
      ...{ state, runtime, nowMs, agentName: options.component.platform.agentName },
      splitsStreams: isGateOn("PodLogsQuerySplitStreams"),
    }),
    ...(settings.hasSystemLogs
      ? {
          logs: nodeLogs({
            ...{ folder: settings.logDir, program: settings.journalProgram },
            hasQueries: settings.hasSystemLogQuery,
          }),
        }
      : {}),
  };
  return {
    ...(settings.hasDebuggingHandlers ? debugging : offRoutes),
    ...(isGateOn("ContainerCheckpoint")
      ? { checkpoint: checkpointRoute({ state, runtime, rootDir: settings.rootDir, nowMs }) }
      : {}),
  };
}

function servicesOf({ settings, isGateOn }: AgentPortsOptions): Services {
  const debugging = { ...debuggingServices, ...(settings.hasSystemLogs ? logsService : {}) };
  return {
    ...{ ...openServices, ...(settings.hasDebuggingHandlers ? debugging : {}) },
    ...(isGateOn("ContainerCheckpoint") ? checkpointService : {}),
  };
}

const disabledText = "Debug endpoints are disabled.";

const disabledPage: Page = () => {
  throw refusal(405, disabledText);
};

const offPages: readonly (readonly [string, Page])[] = faultPages.map((path) => [path, disabledPage]);

const disabledRoute: AgentRoute = async () => {
  throw refusal(405, disabledText);
};

const offRoutes: Readonly<Record<string, AgentRoute>> = Object.fromEntries(
  ["attach", "containerLogs", "exec", "logs", "portForward", "run"].map((each) => [each, disabledRoute]),
);
