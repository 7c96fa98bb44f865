import { dnsSubdomain } from "../../../schema/names.ts";

/** What is wrong with the name of a trust bundle: one of a signer carries the signer's name before its own. */
export function trustBundleNameFault(name: string, signerName: string): string | undefined {
  if (signerName === "") {
    if (name.includes(":")) return 'ClusterTrustBundle without signer name must not have ":" in its name';
    return dnsSubdomain(name);
  }
  const prefix = `${signerName.replaceAll("/", ":")}:`;
  if (name.startsWith(prefix)) return dnsSubdomain(name.slice(prefix.length));
  return `ClusterTrustBundle for signerName ${signerName} must be named with prefix ${prefix}`;
}
