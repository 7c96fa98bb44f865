import type { NodeagentFlags } from "../../generated/flags.ts";
import { parseFeatureGates } from "../../generated/gates.ts";
import { durationMs } from "../schema/duration.ts";

/** Throws an Error that names a flag whose value needs a gate that is disabled. */
export function checkGates(flags: NodeagentFlags): void {
  const gates = parseFeatureGates(flags.featureGates);
  if (flags.rotateServerCertificates && !gates.enabled("RotateKubeletServerCertificate")) {
    throw needs("--rotate-server-certificates", "RotateKubeletServerCertificate");
  }
  const verifies = flags.imagePullVerification !== "NeverVerifyPreloadedImages" || flags.imageAllowlist.length > 0;
  if (verifies && !gates.enabled("KubeletEnsureSecretPulledImages")) {
    throw needs("--image-pull-credentials-verification-policy", "KubeletEnsureSecretPulledImages");
  }
  const periodMs = durationMs(flags.cpuCfsQuotaPeriod) ?? 0;
  if (periodMs !== usualPeriodMs && !gates.enabled("CustomCPUCFSQuotaPeriod")) {
    throw needs(`--cpu-cfs-quota-period=${flags.cpuCfsQuotaPeriod}`, "CustomCPUCFSQuotaPeriod");
  }
  if (periodMs < 1 || periodMs > 1000) throw new Error("--cpu-cfs-quota-period must be 1 millisecond to 1 second");
}

const usualPeriodMs = 100;

function needs(flag: string, gate: string): Error {
  return new Error(`${flag} requires the feature gate ${gate}`);
}
