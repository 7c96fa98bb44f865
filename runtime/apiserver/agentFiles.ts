import type { AgentOptions, AgentTls } from "../proxy/dial.ts";
import { liveFlagFile, livePair } from "../lib/flagFile.ts";
import { durationMs } from "../schema/duration.ts";
import type { Platform } from "../schema/index.ts";

/** The flags by which node agents are reached. */
export interface AgentFlags {
  /** PEM files of what this server shows to node agents, and whom it believes; "" for none. */
  readonly agentClientCertificate: string;
  readonly agentClientKey: string;
  readonly agentCertificateAuthority: string;
  /** Kinds of node addresses, the best first. */
  readonly agentAddressTypes: readonly string[];
  /** Such as "5s". */
  readonly agentTimeout: string;
}

/** Milliseconds; 0 means this too, since no wait is endless. */
const usualTimeoutMs = 5000;

/**
 * How node agents are reached. `usual` is what the server shows and believes where no flag says so. The files are read
 * again for later connections. Throws an Error that names the flag of a file that cannot be read.
 */
export function agentsOf(
  flags: AgentFlags,
  { agentName }: Pick<Platform, "agentName">,
  usual: () => AgentTls = () => ({}),
): AgentOptions {
  const { agentClientCertificate: cert, agentClientKey: key, agentCertificateAuthority: ca } = flags;
  if ((cert === "") !== (key === "")) {
    throw new Error(`--${agentName}-client-certificate and --${agentName}-client-key must be set together`);
  }
  const read = (flag: string, path: string) => liveFlagFile(`${agentName}-${flag}`, path);
  const pair = cert === "" ? usual : livePair(read("client-certificate", cert), read("client-key", key));
  const authority = ca === "" ? undefined : read("certificate-authority", ca);
  return {
    addressTypes: flags.agentAddressTypes,
    timeoutMs: durationMs(flags.agentTimeout) || usualTimeoutMs,
    get agentTls(): AgentTls {
      return { ...pair(), ...(authority === undefined ? {} : { ca: authority() }) };
    },
  };
}
