import type { ControllerManagerFlags } from "../../generated/flags.ts";
import type { AuthorityFiles, SigningOptions } from "../controllers/certificates/signingOptions.ts";
import { readFlagFile, underFlag } from "../lib/flagFile.ts";
import { durationMs } from "../schema/duration.ts";
import type { Platform } from "../schema/index.ts";
import { authorityOf } from "../x509/authority.ts";

type SigningFlags = Pick<ControllerManagerFlags, Extract<keyof ControllerManagerFlags, `clusterSigning${string}`>>;

/**
 * With what a controller manager signs; undefined where it has no authority. Throws an Error that names the flag for
 * half a pair, and for files that sign nothing.
 */
export function signingOfFlags(
  flags: SigningFlags,
  { systemPrefix, agentName }: Pick<Platform, "systemPrefix" | "agentName">,
): SigningOptions | undefined {
  const maxDurationMs = durationMs(flags.clusterSigningDuration) ?? 0;
  if (maxDurationMs <= 0) throw new Error("--cluster-signing-duration must be more than 0");
  const all = pairOf("cluster-signing", flags.clusterSigningCertFile, flags.clusterSigningKeyFile);
  const own = {
    apiserverClient: pairOf(
      `cluster-signing-${systemPrefix}-apiserver-client`,
      flags.clusterSigningApiserverClientCertFile,
      flags.clusterSigningApiserverClientKeyFile,
    ),
    agentClient: pairOf(
      `cluster-signing-${agentName}-client`,
      flags.clusterSigningAgentClientCertFile,
      flags.clusterSigningAgentClientKeyFile,
    ),
    agentServing: pairOf(
      `cluster-signing-${agentName}-serving`,
      flags.clusterSigningAgentServingCertFile,
      flags.clusterSigningAgentServingKeyFile,
    ),
    legacyUnknown: pairOf(
      "cluster-signing-legacy-unknown",
      flags.clusterSigningLegacyUnknownCertFile,
      flags.clusterSigningLegacyUnknownKeyFile,
    ),
  };
  const isSpecific = Object.values(own).some((each) => each !== undefined);
  if (all !== undefined && isSpecific) {
    throw new Error("--cluster-signing-cert-file signs for all signers: set it, or the flags of single signers");
  }
  if (all !== undefined) return signingWith(all, maxDurationMs);
  return isSpecific ? { authorities: own, maxDurationMs } : undefined;
}

/** One authority for all signers. */
export function signingWith(files: AuthorityFiles, maxDurationMs: number = yearMs): SigningOptions {
  const authorities = { apiserverClient: files, agentClient: files, agentServing: files, legacyUnknown: files };
  return { authorities, maxDurationMs };
}

const yearMs = 365 * 86_400_000;

/** Files are read again whenever something is signed; what is wrong with them at the start ends it. */
function pairOf(prefix: string, certFile: string, keyFile: string): AuthorityFiles | undefined {
  const [certFlag, keyFlag] = [`${prefix}-cert-file`, `${prefix}-key-file`];
  if ((certFile === "") !== (keyFile === "")) throw new Error(`--${certFlag} and --${keyFlag} must be set together`);
  if (certFile === "") return undefined;
  const [cert, key] = [readFlagFile(certFlag, certFile), readFlagFile(keyFlag, keyFile)];
  underFlag(certFlag, () => authorityOf(cert, key));
  return { certFile, keyFile };
}
