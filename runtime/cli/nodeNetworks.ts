import type { ControllerManagerFlags } from "../../generated/flags.ts";
import type { ClusterNetwork, NodeNetworks } from "../controllers/frame/controller.ts";
import { type Network, parseNetwork, printNetwork } from "../schema/formats/ip.ts";

/** Those of a program that runs controllers; of another none. */
export type NodeNetworkFlags = Partial<Pick<ControllerManagerFlags, "allocateNodeCidrs" | "clusterCidr"> & MaskFlags>;

type MaskFlags = Pick<ControllerManagerFlags, "nodeCidrMaskSize" | "nodeCidrMaskSizeIpv4" | "nodeCidrMaskSizeIpv6">;

/** @limit Networks of nodes in one cluster network, as bits: a flag that asks for more refuses the start. */
const maxNodeNetworkBits = 16;

/**
 * From what nodes get networks for their pods; undefined where they get none. `services` are the networks of services.
 * Throws an Error that names the flag.
 */
export function nodeNetworksOf(flags: NodeNetworkFlags, services: readonly string[]): NodeNetworks | undefined {
  const { allocateNodeCidrs = false, clusterCidr = "" } = flags;
  if (!allocateNodeCidrs) return undefined;
  const { nodeCidrMaskSize = 0, nodeCidrMaskSizeIpv4 = 0, nodeCidrMaskSizeIpv6 = 0 } = flags;
  const masks = { nodeCidrMaskSize, nodeCidrMaskSizeIpv4, nodeCidrMaskSizeIpv6 };
  const clusters = readNetworks("cluster-cidr", listOf(clusterCidr));
  if (clusters.length === 0) {
    throw new Error("--allocate-node-cidrs: name the network from which nodes get theirs in --cluster-cidr");
  }
  checkMaskFlags(masks, clusters);
  return {
    clusters: clusters.map((each) => clusterNetwork(each, masks)),
    services: readNetworks("service-cluster-ip-range", services).map(printNetwork),
  };
}

/** The networks of a flag that has them in one text. */
export function listOf(text: string): readonly string[] {
  return text
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

function readNetworks(flag: string, texts: readonly string[]): readonly Network[] {
  const networks = texts.map((text) => {
    const network = parseNetwork(text);
    if (network !== undefined) return network;
    throw new Error(`--${flag}: ${JSON.stringify(text)} is not a network such as 10.244.0.0/16 or fd00:10:244::/56`);
  });
  if (networks.length > 2 || (networks.length === 2 && networks.every(isIpv6) === networks.some(isIpv6))) {
    throw new Error(`--${flag}: give one network, or one of each address family`);
  }
  return networks;
}

function isIpv6({ groups }: Network): boolean {
  return groups.length === 8;
}

function checkMaskFlags(masks: MaskFlags, clusters: readonly Network[]): void {
  const ofFamilies = "--node-cidr-mask-size-ipv4 and --node-cidr-mask-size-ipv6";
  const isGivenAlone = masks.nodeCidrMaskSize !== 0;
  if (isGivenAlone && clusters.length === 2) {
    throw new Error(`--node-cidr-mask-size: is for one network; --cluster-cidr has two, so set ${ofFamilies}`);
  }
  if (isGivenAlone && (masks.nodeCidrMaskSizeIpv4 !== 0 || masks.nodeCidrMaskSizeIpv6 !== 0)) {
    throw new Error(`--node-cidr-mask-size: must not be given with ${ofFamilies}`);
  }
  const absent = "must not be given where --cluster-cidr has no network of that family";
  if (masks.nodeCidrMaskSizeIpv4 !== 0 && clusters.every(isIpv6)) {
    throw new Error(`--node-cidr-mask-size-ipv4: ${absent}`);
  }
  if (masks.nodeCidrMaskSizeIpv6 !== 0 && !clusters.some(isIpv6)) {
    throw new Error(`--node-cidr-mask-size-ipv6: ${absent}`);
  }
}

function clusterNetwork(network: Network, masks: MaskFlags): ClusterNetwork {
  const cidr = printNetwork(network);
  const [ofFamily, usual] = isIpv6(network) ? [masks.nodeCidrMaskSizeIpv6, 64] : [masks.nodeCidrMaskSizeIpv4, 24];
  const nodeBits = masks.nodeCidrMaskSize || ofFamily || usual;
  if (nodeBits > network.groups.length * 16) {
    throw new Error(`--node-cidr-mask-size: /${nodeBits} is longer than an address of ${cidr}`);
  }
  if (nodeBits < network.bits) {
    throw new Error(
      `--cluster-cidr: ${cidr} is smaller than the network of a node, /${nodeBits}; ` +
        "give a larger one, or set --node-cidr-mask-size",
    );
  }
  if (nodeBits - network.bits > maxNodeNetworkBits) {
    throw new Error(
      `--cluster-cidr: ${cidr} has more than 65,536 networks of nodes, /${nodeBits}; ` +
        `give one of /${nodeBits - maxNodeNetworkBits}, or set --node-cidr-mask-size`,
    );
  }
  return { cidr, nodeBits };
}
