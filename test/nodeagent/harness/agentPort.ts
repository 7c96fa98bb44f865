import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureCertificates } from "../../../runtime/auth/certificates.ts";
import { builtIn } from "../../../runtime/cli/builtIn.ts";
import { MetricRegistry } from "../../../runtime/metrics/metricRegistry.ts";
import { ownVersion } from "../../../runtime/component/version.ts";
import { printYaml } from "../../../runtime/negotiate/yamlPrinter.ts";
import { agentAccess, type AgentAccessOptions } from "../../../runtime/nodeagent/server/access.ts";
import { type AgentPorts, type AgentPortsOptions, openPorts } from "../../../runtime/nodeagent/server/openPorts.ts";

export interface TestPorts extends AgentPorts {
  /** An authority that signed the agent's certificate and may sign clients, and a client that it signed: PEM. */
  readonly ca: string;
  readonly client: { readonly cert: string; readonly key: string };
  readonly folder: string;
  readonly errors: string[];
}

export type TestPortsOptions = Pick<AgentPortsOptions, "state" | "runtime"> & {
  readonly access?: Partial<AgentAccessOptions>;
  readonly settings?: Partial<AgentPortsOptions["settings"]>;
  readonly pages?: AgentPortsOptions["pages"];
  readonly isGateOn?: AgentPortsOptions["isGateOn"];
};

/** The port of an agent in this process. */
export async function testPorts(options: TestPortsOptions): Promise<TestPorts> {
  const folder = mkdtempSync(join(tmpdir(), "orch-agent-"));
  const { ca, serving, admin } = await ensureCertificates({
    ...{ folder: join(folder, "pki"), platformName: "orch", bindAddress: "127.0.0.1", nowMs: Date.now() },
  });
  const errors: string[] = [];
  const { platform } = builtIn;
  const registry = () => new MetricRegistry({ prefix: platform.metricPrefix, native: false });
  const ports = await openPorts({
    state: options.state,
    runtime: options.runtime,
    access: agentAccess({
      ...{ nodeName: "n1", anonymous: false, clientCertificates: true, reviews: undefined, nowMs: Date.now },
      ...options.access,
    }),
    tls: { cert: serving.cert, key: serving.key, clientCa: ca.cert },
    component: {
      ...{ component: platform.agentName, platform, metrics: registry(), slis: registry(), printYaml },
      ...{ flags: { v: "0" }, hasStatusz: true, hasProfiling: false, verbosity: undefined, startMs: Date.now() },
      ...{ nowMs: Date.now, random: Math.random, version: ownVersion(platform) },
      logWarning: () => {},
    },
    checks: [{ name: "ping", check: () => {} }],
    pages: options.pages ?? new Map(),
    settings: {
      ...{
        address: "127.0.0.1",
        isServed: true,
        port: 0,
        readOnlyPort: 0,
        healthAddress: "127.0.0.1",
        healthPort: 0,
        rootDir: join(folder, "root"),
      },
      ...{
        logDir: folder,
        hasDebuggingHandlers: true,
        hasSystemLogs: true,
        hasSystemLogQuery: false,
        journalProgram: "journalctl",
        streamingIdleMs: 0,
      },
      configuration: () => ({ [`${platform.agentName}config`]: { maxPods: 110 } }),
      ...options.settings,
    },
    isGateOn: options.isGateOn ?? (() => true),
    nowMs: Date.now,
    logError: (message, error) => errors.push(`${message}: ${error instanceof Error ? error.message : error}`),
  });
  const stop = async () => {
    await ports.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...ports, stop, ca: ca.cert, client: { cert: admin.cert, key: admin.key }, folder, errors };
}
