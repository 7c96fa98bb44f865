import type { ControllerManagerFlags } from "../../generated/flags.ts";
import type { AuthorityFiles, SigningOptions } from "../controllers/certificates/signingOptions.ts";
import { durationMs } from "../schema/duration.ts";

type SigningFlags = Pick<ControllerManagerFlags, Extract<keyof ControllerManagerFlags, `clusterSigning${string}`>>;

/** With what a controller manager signs; undefined where it has no authority. Throws an Error for half a pair. */
export function signingOfFlags(flags: SigningFlags): SigningOptions | undefined {
  const maxDurationMs = durationMs(flags.clusterSigningDuration) ?? 0;
  if (maxDurationMs <= 0) throw new Error("--cluster-signing-duration must be more than 0");
  const all = pairOf(flags.clusterSigningCertFile, flags.clusterSigningKeyFile);
  const own = {
    apiserverClient: pairOf(flags.clusterSigningApiserverClientCertFile, flags.clusterSigningApiserverClientKeyFile),
    agentClient: pairOf(flags.clusterSigningAgentClientCertFile, flags.clusterSigningAgentClientKeyFile),
    agentServing: pairOf(flags.clusterSigningAgentServingCertFile, flags.clusterSigningAgentServingKeyFile),
    legacyUnknown: pairOf(flags.clusterSigningLegacyUnknownCertFile, flags.clusterSigningLegacyUnknownKeyFile),
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

function pairOf(certFile: string, keyFile: string): AuthorityFiles | undefined {
  if ((certFile === "") !== (keyFile === "")) {
    throw new Error(`the certificate and the key that sign must be set together: ${certFile}${keyFile} stands alone`);
  }
  return certFile === "" ? undefined : { certFile, keyFile };
}
