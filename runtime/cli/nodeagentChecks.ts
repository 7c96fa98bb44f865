import { normalize } from "node:path";
import type { Taint } from "../../generated/core/v1/scheduling.ts";
import type { NodeagentFlags } from "../../generated/flags.ts";
import { forbiddenLabels } from "../admission/plugins/nodeLabels.ts";
import { sysctlPatternProblem } from "../nodeagent/container/sysctls.ts";
import { allowlistProblem } from "../nodeagent/images/allowlist.ts";
import { durationMs } from "../schema/duration.ts";
import { labelValue, qualifiedName } from "../schema/names.ts";
import type { Platform } from "../schema/platform.ts";
import { checkGates } from "./nodeagentGates.ts";

/** Throws an Error that names a flag whose value no node can have, or that cannot be beside another. */
export function checkFlags(flags: NodeagentFlags, platform: Platform): void {
  checkGates(flags);
  checkImages(flags);
  checkLogFolder(flags.podLogsDir);
  if (flags.reservedCpus !== "" && (flags.systemReservedCgroup !== "" || flags.platformReservedCgroup !== "")) {
    throw new Error("--reserved-cpus cannot be together with a group of --system-reserved-cgroup and its like");
  }
  if (flags.enableSystemLogQuery && !flags.enableSystemLogHandler) {
    throw new Error("--enable-system-log-query needs --enable-system-log-handler");
  }
  for (const each of flags.allowedUnsafeSysctls) {
    const problem = sysctlPatternProblem(each);
    if (problem !== undefined) throw new Error(`--allowed-unsafe-sysctls: ${JSON.stringify(each)} ${problem}`);
  }
  checkLabels(flags.nodeLabels, platform);
}

function checkImages(flags: NodeagentFlags): void {
  if (flags.imageGcLowThreshold >= flags.imageGcHighThreshold) {
    const { imageGcLowThreshold: low, imageGcHighThreshold: high } = flags;
    throw new Error(`--image-gc-low-threshold must be below --image-gc-high-threshold: ${low} is not below ${high}`);
  }
  const longestMs = durationMs(flags.imageMaximumGcAge) ?? 0;
  if (longestMs > 0 && longestMs <= (durationMs(flags.minimumImageTtlDuration) ?? 0)) {
    throw new Error("--image-maximum-gc-age must be longer than --minimum-image-ttl-duration");
  }
  if (flags.imageAllowlist.length > 0 && flags.imagePullVerification !== "NeverVerifyAllowlistedImages") {
    const policy = "--image-pull-credentials-verification-policy=NeverVerifyAllowlistedImages";
    throw new Error(`--preloaded-images-verification-allowlist needs ${policy}`);
  }
  const problem = flags.imageAllowlist.map(allowlistProblem).find((each) => each !== undefined);
  if (problem !== undefined) throw new Error(`--preloaded-images-verification-allowlist: ${problem}`);
}

/** Metrics and links name the folder as it is given. */
function checkLogFolder(folder: string): void {
  const text = JSON.stringify(folder);
  if (folder !== normalize(folder).replace(/(.)\/$/, "$1"))
    throw new Error(`--pod-logs-dir: ${text} must be normalized`);
  if (/[^\0-\x7f]/.test(folder)) throw new Error(`--pod-logs-dir: ${text} must have ASCII letters alone`);
}

/** With others no server takes the node. */
function checkLabels(labels: NodeagentFlags["nodeLabels"], platform: Platform): void {
  for (const [key, value] of Object.entries(labels)) {
    const problem = qualifiedName(key) ?? labelValue(value);
    if (problem !== undefined) throw new Error(`--node-labels: ${key}=${value}: ${problem}`);
  }
  const [forbidden] = forbiddenLabels(Object.keys(labels), platform);
  if (forbidden !== undefined) throw new Error(`--node-labels: a node may not give itself the label ${forbidden}`);
}

/** The taints of "dedicated=web:NoSchedule". Throws an Error for what is none, and for one that stands there twice. */
export function taintsOf(texts: readonly string[]): readonly Taint[] {
  const taints = texts.map(taintOf);
  const names = taints.map(({ key, effect }) => `${key}:${effect}`);
  const twice = names.find((each, index) => names.indexOf(each) !== index);
  if (twice !== undefined) throw new Error(`--register-with-taints: ${twice} stands there twice`);
  return taints;
}

function taintOf(text: string): Taint {
  const [, key, value, effect] = /^([^=:]+)(?:=([^:]*))?:(NoSchedule|PreferNoSchedule|NoExecute)$/.exec(text) ?? [];
  if (key === undefined || effect === undefined) {
    throw new Error(`--register-with-taints: ${JSON.stringify(text)} is no taint, as key=value:effect`);
  }
  const problem = qualifiedName(key) ?? labelValue(value ?? "");
  if (problem !== undefined) throw new Error(`--register-with-taints: ${JSON.stringify(text)}: ${problem}`);
  return { key, ...(value === undefined ? {} : { value }), effect: effect as Taint["effect"] };
}
