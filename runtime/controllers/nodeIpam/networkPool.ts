import {
  groupsOfNumber,
  type Network,
  numberOfGroups,
  parseNetwork,
  printAddress,
  readNetwork,
} from "../../schema/formats/ip.ts";
import type { ClusterNetwork, ControllerContext, NetworkMeter } from "../frame/controller.ts";

/**
 * Which parts of a network are held, and by how many: nodes may have been given the same part, or more than one part,
 * by other hands. One number a part, 65,536 at most.
 *
 *   10.244.0.0/16, parts of /24:   part 0 is 10.244.0.0/24, part 1 is 10.244.1.0/24, ... part 255 is 10.244.255.0/24
 */
export class NetworkPool {
  readonly #groupCount: number;
  readonly #nodeBits: number;
  readonly #first: bigint;
  readonly #partSize: bigint;
  readonly #holders: Uint32Array;
  readonly #meter: NetworkMeter | undefined;
  #free: number;
  /** The part to look at first: those that became free a short while ago come last. */
  #next = 0;

  constructor({ cidr, nodeBits }: ClusterNetwork, meterOf?: ControllerContext["networkMeter"]) {
    const network = readNetwork(cidr);
    this.#groupCount = network.groups.length;
    this.#nodeBits = nodeBits;
    this.#first = boundsOf(network).first;
    this.#partSize = 1n << BigInt(this.#groupCount * 16 - nodeBits);
    this.#holders = new Uint32Array(2 ** (nodeBits - network.bits));
    this.#free = this.#holders.length;
    this.#meter = meterOf?.(cidr, this.#holders.length);
    this.#meter?.taken(0, "none");
  }

  /** A part that was free and is held from now on, e.g. "10.244.3.0/24"; undefined when none is left. */
  take(): string | undefined {
    if (this.#free === 0) return undefined;
    let passed = 0;
    for (; this.#holders[this.#next] !== 0; passed++) this.#next = (this.#next + 1) % this.#holders.length;
    this.#meter?.found(passed);
    const number = this.#first + BigInt(this.#next) * this.#partSize;
    const cidr = `${printAddress(groupsOfNumber(number, this.#groupCount))}/${this.#nodeBits}`;
    this.hold(cidr);
    this.#next = (this.#next + 1) % this.#holders.length;
    return cidr;
  }

  /** One more holds the parts that lie in a network or around it. What is elsewhere changes nothing. */
  hold(cidr: string): void {
    const [first, end] = this.#partsOf(cidr);
    for (let part = first; part < end; part++) if (this.#count(part, 1) === 1) this.#change(-1);
  }

  /** One holds them no more. */
  release(cidr: string): void {
    const [first, end] = this.#partsOf(cidr);
    for (let part = first; part < end; part++) if (this.#count(part, -1) === 0) this.#change(1);
  }

  /** Whether more than one holds a part of the network. */
  isShared(cidr: string): boolean {
    const [first, end] = this.#partsOf(cidr);
    return this.#holders.subarray(first, end).some((each) => each > 1);
  }

  #change(free: 1 | -1): void {
    this.#free += free;
    this.#meter?.taken(this.#holders.length - this.#free, free > 0 ? "freed" : "taken");
  }

  #count(part: number, change: number): number {
    const count = (this.#holders[part] ?? 0) + change;
    this.#holders[part] = count;
    return count;
  }

  /** The first part that a network touches, and the one behind the last. */
  #partsOf(cidr: string): readonly [first: number, end: number] {
    const network = parseNetwork(cidr);
    if (network?.groups.length !== this.#groupCount) return [0, 0];
    const { first, last } = boundsOf(network);
    const [begin, end] = [(first - this.#first) / this.#partSize, (last - this.#first) / this.#partSize];
    const count = BigInt(this.#holders.length);
    if (last < this.#first || begin >= count) return [0, 0];
    return [first < this.#first ? 0 : Number(begin), end >= count ? Number(count) : Number(end) + 1];
  }
}

/** The first and the last address of a network, as numbers. */
function boundsOf({ groups, bits }: Network): { readonly first: bigint; readonly last: bigint } {
  const size = 1n << BigInt(groups.length * 16 - bits);
  const first = (numberOfGroups(groups) / size) * size;
  return { first, last: first + size - 1n };
}
