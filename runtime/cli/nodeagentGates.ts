import type { NodeagentFlags } from "../../generated/flags.ts";
import { type GateName, parseFeatureGates } from "../../generated/gates.ts";
import { durationMs } from "../schema/duration.ts";

/** Throws an Error that names a flag whose value needs a gate that is disabled, or cannot be with one that is not. */
export function checkGates(flags: NodeagentFlags): void {
  const gates = parseFeatureGates(flags.featureGates);
  const must = {
    enabled: (gate: GateName, flag: string) => {
      if (!gates.enabled(gate)) throw new Error(`${flag} requires the feature gate ${gate}`);
    },
  };
  if (flags.rotateServerCertificates) must.enabled("RotateKubeletServerCertificate", "--rotate-server-certificates");
  if (flags.imagePullVerification !== "NeverVerifyPreloadedImages" || flags.imageAllowlist.length > 0) {
    must.enabled("KubeletEnsureSecretPulledImages", "--image-pull-credentials-verification-policy");
  }
  if (flags.memoryReservationPolicy !== "None") must.enabled("MemoryQoS", "--memory-reservation-policy");
  if (flags.memoryThrottlingFactor === 0 && gates.enabled("MemoryQoS")) {
    throw new Error("--memory-throttling-factor must be above 0");
  }
  const graceful = [flags.shutdownGracePeriod, flags.shutdownGracePeriodCriticalPods];
  if (graceful.some((each) => (durationMs(each) ?? 0) > 0)) {
    must.enabled("GracefulNodeShutdown", "--shutdown-grace-period");
  }
  if (Object.keys(flags.shutdownGracePeriodByPodPriority).length > 0) {
    must.enabled("GracefulNodeShutdownBasedOnPodPriority", "--shutdown-grace-period-by-pod-priority");
  }
  if (durationMs(flags.crashLoopMaxContainerRestartPeriod) !== usualRestartMs) {
    must.enabled("KubeletCrashLoopBackOffMax", "--crash-loop-max-container-restart-period");
  }
  if (Object.keys(flags.qosReserved).length > 0) must.enabled("QOSReserved", "--qos-reserved");
  const periodMs = durationMs(flags.cpuCfsQuotaPeriod) ?? 0;
  if (periodMs !== usualPeriodMs) must.enabled("CustomCPUCFSQuotaPeriod", "--cpu-cfs-quota-period");
  if (periodMs < 1 || periodMs > 1000) throw new Error("--cpu-cfs-quota-period must be 1 millisecond to 1 second");
}

const usualPeriodMs = 100;
const usualRestartMs = 300_000;
