import type { Probe } from "../../../generated/core/v1/probe.ts";
import type { RuntimeClient } from "../cri/connectRuntime.ts";
import { execProbe } from "./execProbe.ts";
import { grpcProbe } from "./grpcProbe.ts";
import { httpProbe } from "./httpProbe.ts";
import { portNumber } from "./port.ts";
import { type ProbeOutcome, type ProbeRunner, type ProbeTarget, timingOf } from "./probe.ts";
import { tcpProbe } from "./tcpProbe.ts";

export interface ProbeRunnerOptions {
  readonly runtime: Pick<RuntimeClient, "execSync">;
  readonly userAgent: string;
}

/** @limit Attempts of a run of a probe that cannot be done: its result is unknown. */
const maxTries = 3;

/** Runs probes against containers. */
export function probeRunner(options: ProbeRunnerOptions): ProbeRunner {
  return async (probe, target) => {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await runOnce(probe, target, options);
      if (outcome.result !== "error" || attempt === maxTries) return outcome;
    }
  };
}

async function runOnce(probe: Probe, target: ProbeTarget, options: ProbeRunnerOptions): Promise<ProbeOutcome> {
  const { container, podIP } = target;
  const { runtime, userAgent } = options;
  const { timeoutMs } = timingOf(probe);
  try {
    if (probe.exec !== undefined) return await execProbe(probe.exec, { target, runtime, timeoutMs });
    if (probe.httpGet !== undefined) return await httpProbe(probe.httpGet, { container, podIP, timeoutMs, userAgent });
    if (probe.tcpSocket !== undefined) {
      const { host, port } = probe.tcpSocket;
      return await tcpProbe(host || podIP, portNumber(port, container), timeoutMs);
    }
    return await grpcProbe(probe.grpc, { host: podIP, timeoutMs, userAgent });
  } catch (error) {
    return { result: "error", output: error instanceof Error ? error.message : String(error) };
  }
}
