import type { Platform } from "../../schema/index.ts";

type Labels = Readonly<Record<string, string>>;

/** Keys whose values differ, sorted. */
export function modifiedLabels(one: Labels = {}, other: Labels = {}): string[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter((key) => one[key] !== other[key]).sort();
}

/** Those of the keys that a node may not set on itself: of the platform's own domains it may set a few. */
export function forbiddenLabels(keys: readonly string[], platform: Platform): string[] {
  const { labelDomain, apiDomain, agentName } = platform;
  const allowed = allowedLabels(platform);
  const isWithin = (domain: string, of: string) => domain === of || domain.endsWith(`.${of}`);
  const isForbidden = (key: string): boolean => {
    const [domain] = key.includes("/") ? key.split("/") : [""];
    if (domain === undefined || domain === "") return false;
    if (!isWithin(domain, labelDomain) && !isWithin(domain, apiDomain)) return false;
    if (isWithin(domain, `node-restriction.${labelDomain}`)) return true;
    const isOfAgents = isWithin(domain, `${agentName}.${labelDomain}`) || isWithin(domain, `node.${labelDomain}`);
    return !isOfAgents && !allowed.has(key);
  };
  return keys.filter(isForbidden);
}

function allowedLabels({ labelDomain, names }: Platform): ReadonlySet<string> {
  const { labelHostname, labelZone, labelRegion, labelInstanceType, labelOs, labelArch } = names;
  return new Set([
    ...[labelHostname, labelZone, labelRegion, labelInstanceType, labelOs, labelArch],
    ...["zone", "region"].map((each) => `failure-domain.beta.${labelDomain}/${each}`),
    ...["instance-type", "os", "arch"].map((each) => `beta.${labelDomain}/${each}`),
  ]);
}
