import { cpuSet, type CpuSet, without } from "./cpuSet.ts";
import type { Cpu, MachineTopology } from "./machineTopology.ts";
import { groupBy } from "../../schema/groups.ts";

export interface TakeOptions {
  readonly topology: MachineTopology;
  /** Rather one thread of each core than whole cores. */
  readonly spreadsOverCores?: boolean;
  /** Rather of one cache than of several. */
  readonly keepsToCaches?: boolean;
}

type Domain = "node" | "socket" | "cache" | "core";

/**
 * Takes so many of the processors that are free, as near to each other as can be: whole sockets and memory nodes, then
 * cores, then threads, and of several those first that have the fewest left. Undefined where there are not enough.
 */
export function takeCpus(free: CpuSet, count: number, options: TakeOptions): CpuSet | undefined {
  const { topology, spreadsOverCores = false, keepsToCaches = false } = options;
  if (count > free.length) return undefined;
  const taking = new Taking(free, count, topology);
  const sockets = new Set(topology.cpus.map(({ socket }) => socket)).size;
  const nodes = new Set(topology.cpus.map(({ node }) => node)).size;
  for (const each of sockets < nodes ? (["socket", "node"] as const) : (["node", "socket"] as const)) {
    taking.takeWhole(each);
  }
  if (keepsToCaches) taking.takeOfCaches();
  if (!spreadsOverCores) taking.takeWhole("core");
  taking.takeThreads({ spreads: spreadsOverCores });
  return cpuSet(taking.taken);
}

/** What is still free and what was taken, while processors are taken. */
class Taking {
  readonly #topology: MachineTopology;
  readonly #byId: ReadonlyMap<number, Cpu>;
  readonly #count: number;
  #free: CpuSet;
  readonly taken: number[] = [];

  constructor(free: CpuSet, count: number, topology: MachineTopology) {
    this.#free = free;
    this.#count = count;
    this.#topology = topology;
    this.#byId = new Map(topology.cpus.map((each) => [each.id, each]));
  }

  /** Takes what is wholly free and not more than is missing. */
  takeWhole(domain: Domain): void {
    for (const [, cpus] of this.#wholes(domain, this.#inOrder())) {
      if (cpus.length <= this.#missing) this.#take(cpus);
    }
  }

  /** Takes whole caches, and what is left of one cache, in whole cores, where one has enough. */
  takeOfCaches(): void {
    this.takeWhole("cache");
    if (this.#missing === 0) return;
    for (const [, cpus] of this.#groups("cache", this.#inOrder())) {
      if (cpus.length < this.#missing) continue;
      for (const [, core] of this.#wholes("core", cpus)) if (core.length <= this.#missing) this.#take(core);
      return;
    }
  }

  takeThreads({ spreads }: { readonly spreads: boolean }): void {
    const order = this.#inOrder();
    const cores = [...this.#groups("core", order).values()];
    for (let round = 0; spreads && this.#missing > 0; round++) {
      this.#take(cores.flatMap((core) => core.slice(round, round + 1)).slice(0, this.#missing));
    }
    this.#take(order.slice(0, this.#missing));
  }

  get #missing(): number {
    return this.#count - this.taken.length;
  }

  #take(cpus: readonly number[]): void {
    this.taken.push(...cpus);
    this.#free = without(this.#free, cpus);
  }

  #domainOf(domain: Domain, id: number): number {
    return this.#byId.get(id)?.[domain] ?? id;
  }

  #groups(domain: Domain, cpus: readonly number[]): Map<number, number[]> {
    return groupBy(cpus, (id) => this.#domainOf(domain, id));
  }

  #wholes(domain: Domain, cpus: readonly number[]): [number, number[]][] {
    const sizes = this.#groups(
      domain,
      this.#topology.cpus.map(({ id }) => id),
    );
    return [...this.#groups(domain, cpus)].filter(([key, found]) => found.length === sizes.get(key)?.length);
  }

  /** Free processors, those of the fullest nodes, sockets and cores first. */
  #inOrder(): readonly number[] {
    const left = (["node", "socket", "core"] as const).map((domain) => {
      const groups = this.#groups(domain, this.#free);
      return (id: number) => {
        const key = this.#domainOf(domain, id);
        return [groups.get(key)?.length ?? 0, key] as const;
      };
    });
    const ranks = new Map(this.#free.map((id) => [id, [...left.flatMap((rank) => [...rank(id)]), id]]));
    const compare = (a: readonly number[] = [], b: readonly number[] = []) => {
      const at = a.findIndex((each, index) => each !== b[index]);
      return (a[at] ?? 0) - (b[at] ?? 0);
    };
    return [...this.#free].sort((a, b) => compare(ranks.get(a), ranks.get(b)));
  }
}
