import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { DNSConfigSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { MessageFields } from "./messageInit.ts";
import { podIdentity, podText } from "./podIdentity.ts";

type DnsConfig = Required<Pick<MessageFields<typeof DNSConfigSchema>, "servers" | "searches" | "options">>;

export interface DnsContext {
  readonly agentName: string;
  readonly clusterDns: readonly string[];
  /** "" when services have no names. */
  readonly clusterDomain: string;
  /** Text of the node's resolv.conf as it is now; undefined where the node has none for pods. Throws as files do. */
  readonly resolvConf: (() => string) | undefined;
  readonly warn: (reason: "DNSConfigForming" | "MissingClusterDNS", message: string) => void;
}

/** @limit Name servers of a pod: resolvers read no more, so the others are left out with an event. */
const maxServers = 3;
/** @limit Search domains of a pod: the others are left out with an event. */
const maxSearches = 32;
/** @limit Letters of all search domains of a pod: the last ones are left out with an event. */
const maxSearchLetters = 2048;

/** How a pod's containers look up names: by its policy, then what the pod adds. */
export function dnsConfig(pod: Pod, context: DnsContext): DnsConfig {
  const base = byPolicy(pod, context);
  const { nameservers = [], searches = [], options = [] } = pod.spec?.dnsConfig ?? {};
  const added = options.map(({ name = "", value }) => (value === undefined ? name : `${name}:${value}`));
  const isOver = new Set(added.map(optionName));
  const all = {
    servers: unique([...base.servers, ...nameservers]),
    searches: unique([...base.searches, ...searches]),
    options: [...base.options.filter((each) => !isOver.has(optionName(each))), ...added],
  };
  return limited(all, context);
}

function byPolicy(pod: Pod, context: DnsContext): DnsConfig {
  const { dnsPolicy = "ClusterFirst", hostNetwork = false } = pod.spec ?? {};
  if (dnsPolicy === "None") return { servers: [], searches: [], options: [] };
  const node = nodeConfig(context.resolvConf?.());
  const isCluster = dnsPolicy === "ClusterFirstWithHostNet" || (dnsPolicy === "ClusterFirst" && !hostNetwork);
  if (!isCluster) return node;
  const { clusterDns, clusterDomain } = context;
  if (clusterDns.length === 0) {
    context.warn(
      "MissingClusterDNS",
      `pod: "${podText(pod)}". ${context.agentName} does not have ClusterDNS IP configured and cannot create Pod using "${dnsPolicy}" policy. Falling back to "Default" policy.`,
    );
    return node;
  }
  const { namespace } = podIdentity(pod);
  const own = clusterDomain === "" ? [] : [`${namespace}.svc.${clusterDomain}`, `svc.${clusterDomain}`, clusterDomain];
  return { servers: [...clusterDns], searches: unique([...own, ...node.searches]), options: ["ndots:5"] };
}

/** A node without a file of its own for pods gives them a resolver that knows no names. */
function nodeConfig(resolvConf: string | undefined): DnsConfig {
  if (resolvConf === undefined) return { servers: ["127.0.0.1"], searches: ["."], options: [] };
  return parseResolvConf(resolvConf);
}

/** Servers add up; of searches and options the last line counts. */
export function parseResolvConf(text: string): DnsConfig {
  const servers: string[] = [];
  let searches: string[] = [];
  let options: string[] = [];
  for (const line of text.split("\n")) {
    const [keyword, ...values] = line.trim().split(/\s+/);
    if (keyword === "nameserver" && values[0] !== undefined) servers.push(values[0]);
    if (keyword === "search" || keyword === "domain") {
      searches = values.map((each) => (each === "." ? each : each.replace(/\.$/, "")));
    }
    if (keyword === "options") options = values;
  }
  return { servers, searches, options };
}

function limited(config: DnsConfig, { warn }: DnsContext): DnsConfig {
  const servers = config.servers.slice(0, maxServers);
  if (servers.length < config.servers.length) {
    warn(
      "DNSConfigForming",
      `Nameserver limits were exceeded, some nameservers have been omitted, the applied nameserver line is: ${servers.join(" ")}`,
    );
  }
  const searches = config.searches.slice(0, maxSearches);
  while (searches.join(" ").length > maxSearchLetters) searches.pop();
  if (searches.length < config.searches.length) {
    warn(
      "DNSConfigForming",
      `Search Line limits were exceeded, some search paths have been omitted, the applied search line is: ${searches.join(" ")}`,
    );
  }
  return { ...config, servers, searches };
}

function optionName(option: string): string {
  return option.replace(/:.*$/s, "");
}

function unique(all: readonly string[]): string[] {
  return [...new Set(all)];
}
