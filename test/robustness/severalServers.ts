import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "../../generated/client.ts";
import type { ConfigMap } from "../../generated/core/v1/configMap.ts";
import { createInformer, type Informer } from "../../runtime/client/index.ts";
import { type EtcdCluster, freePorts, startEtcd } from "../harness/etcd.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { faultsOfHistory, type Operation } from "./objectHistory.ts";

export interface SeveralServersOptions {
  readonly servers: number;
  readonly etcdMembers: number;
  readonly milliseconds: number;
  /** A server is killed with SIGKILL this often, and started again; absent: never. */
  readonly killEveryMs?: number;
  /** Objects that all clients write and read. */
  readonly objects: number;
  /** Clients of each server that write, and that read. */
  readonly writers: number;
  readonly readers: number;
  /** Numbers in [0, 1). */
  readonly random: () => number;
}

export interface SeveralServersResult {
  /** In words; none when all servers together behaved like one. */
  readonly faults: readonly string[];
  readonly acknowledged: number;
  readonly reads: number;
  readonly kills: number;
  /** What servers wrote to standard error. */
  readonly errors: string;
}

const namespace = "default";

/** One server, over all its lives. */
interface Server {
  readonly client: Client;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly errors: () => string;
}

/** Starts servers on one etcd, lets clients of all of them work on the same objects, and checks what they were told. */
export async function runSeveralServers(options: SeveralServersOptions): Promise<SeveralServersResult> {
  const etcd = await startEtcd({ members: options.etcdMembers });
  const folder = mkdtempSync(join(tmpdir(), "several-servers-"));
  const servers: Server[] = [];
  try {
    const ports = await freePorts(options.servers);
    for (const [i, port] of ports.entries()) {
      servers.push(await serverOf({ etcd, port, dataDir: join(folder, String(i)) }));
    }
    return await run(servers, options);
  } finally {
    for (const server of servers) await server.stop();
    await etcd.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function serverOf(place: { etcd: EtcdCluster; port: number; dataDir: string }): Promise<Server> {
  const { etcd, port, dataDir } = place;
  const args = ["--storage-backend", "etcd3", "--etcd-servers", etcd.urls.join(","), "--secure-port", String(port)];
  let errors = "";
  let orch: OrchProcess;
  const start = async () => {
    orch = await startOrch({ command: "apiserver", dataDir, args });
  };
  const end = async (signal: NodeJS.Signals) => {
    await orch.stop(signal);
    errors += orch.errors();
  };
  await start();
  const client = createClient({ kubeconfig: join(dataDir, "admin.kubeconfig") });
  return {
    client,
    start,
    kill: () => end("SIGKILL"),
    stop: async () => {
      client.transport.close();
      await end("SIGTERM");
    },
    errors: () => errors,
  };
}

async function run(servers: readonly Server[], options: SeveralServersOptions): Promise<SeveralServersResult> {
  const histories = new Map<string, Operation[]>();
  const names = Array.from({ length: options.objects }, (_, i) => `object-${i}`);
  for (const name of names) histories.set(name, []);
  const ending = new AbortController();
  const informers = servers.map(({ client }) => watched(client, ending.signal));
  await Promise.all(informers.map(({ informer }) => informer.synced()));
  const endMs = performance.now() + options.milliseconds;
  const isOver = () => performance.now() > endMs;
  const pick = () => names[Math.floor(options.random() * names.length)] ?? "";
  const work = servers.flatMap(({ client }, i) => [
    ...repeat(options.writers, (n) => writeAgainAndAgain(client, { isOver, pick, histories, writer: `${i}-${n}` })),
    ...repeat(options.readers, (n) => readAgainAndAgain(client, { isOver, pick, histories, lists: n % 2 === 1 })),
  ]);
  const kills = killAgainAndAgain(servers, { isOver, everyMs: options.killEveryMs, random: options.random });
  await Promise.all(work);
  const killed = await kills;
  const faults = await finalFaults(servers, { histories, informers });
  ending.abort();
  const operations = [...histories.values()].flat();
  return {
    faults,
    acknowledged: operations.filter(({ kind }) => kind === "write").length,
    reads: operations.filter(({ kind }) => kind === "read").length,
    kills: killed,
    errors: servers.map((each) => each.errors()).join(""),
  };
}

function repeat(count: number, start: (n: number) => Promise<void>): Promise<void>[] {
  return Array.from({ length: count }, (_, n) => start(n));
}

interface Work {
  readonly isOver: () => boolean;
  readonly pick: () => string;
  readonly histories: ReadonlyMap<string, Operation[]>;
}

function configMapsOf(client: Client) {
  return client.core.v1.configmaps.namespace(namespace);
}

function operationOf(
  kind: Operation["kind"],
  object: ConfigMap | undefined,
  times: Pick<Operation, "calledMs" | "answeredMs" | "from">,
): Operation {
  const revision = Number(object?.metadata?.resourceVersion ?? 0);
  return { kind, revision, value: object?.data?.writer ?? "", ...times };
}

/** Reads an object, writes it with a value that no other write has, and notes what was told. */
async function writeAgainAndAgain(client: Client, work: Work & { readonly writer: string }): Promise<void> {
  const { isOver, pick, histories, writer } = work;
  const maps = configMapsOf(client);
  let current: Awaited<ReturnType<typeof maps.get>> | undefined;
  for (let i = 0; !isOver(); i++) {
    const name = pick();
    try {
      current = await maps.get(name).catch((error) => (error?.code === 404 ? undefined : Promise.reject(error)));
      const data = { writer: `${writer}#${i}` };
      const calledMs = performance.now();
      const written =
        current === undefined
          ? await maps.create({ metadata: { name }, data })
          : await maps.update({ ...current, data });
      const from = Number(current?.metadata.resourceVersion ?? 0);
      const times = { calledMs, answeredMs: performance.now(), from };
      histories.get(name)?.push(operationOf("write", written, times));
    } catch {
      await sleep(20); // a conflict, or its server is gone: whether it was written is not known then
    }
  }
}

async function readAgainAndAgain(client: Client, work: Work & { readonly lists: boolean }): Promise<void> {
  const { isOver, pick, histories, lists } = work;
  const maps = configMapsOf(client);
  while (!isOver()) {
    const calledMs = performance.now();
    try {
      const objects = lists ? (await maps.list()).items : [await maps.get(pick())];
      const times = { calledMs, answeredMs: performance.now() };
      for (const object of objects) histories.get(object.metadata.name)?.push(operationOf("read", object, times));
    } catch {
      await sleep(20); // not there yet, or its server is gone
    }
    await sleep(2);
  }
}

async function killAgainAndAgain(
  servers: readonly Server[],
  options: { readonly isOver: () => boolean; readonly everyMs: number | undefined; readonly random: () => number },
): Promise<number> {
  const { isOver, everyMs, random } = options;
  if (everyMs === undefined) return 0;
  for (let kills = 0; ; ) {
    const nextMs = performance.now() + everyMs;
    while (performance.now() < nextMs) {
      if (isOver()) return kills;
      await sleep(20);
    }
    const server = servers[Math.floor(random() * servers.length)];
    await server?.kill();
    kills++;
    await server?.start();
  }
}

interface Watched {
  readonly informer: Informer<ConfigMap>;
  /** Revisions that went back, in words. */
  readonly faults: readonly string[];
}

/** An informer that is also watched for changes that come late or twice. */
function watched(client: Client, signal: AbortSignal): Watched {
  const faults: string[] = [];
  const seen = new Map<string, number>();
  const informer = createInformer(configMapsOf(client), {
    backoff: { baseMs: 50, maxMs: 500 },
    onError: () => {}, // its server is gone for a while
  });
  const see = (object: { metadata: { name: string; resourceVersion: string } }) => {
    const { name, resourceVersion } = object.metadata;
    const before = seen.get(name) ?? 0;
    if (Number(resourceVersion) < before) faults.push(`an informer saw ${name} at ${resourceVersion} after ${before}`);
    seen.set(name, Number(resourceVersion));
  };
  informer.addHandler({ add: see, update: (_old, object) => see(object) });
  void informer.run(signal);
  return { informer, faults };
}

/** Milliseconds that informers have to come to the final state. */
const settleMs = 10_000;

async function finalFaults(
  servers: readonly Server[],
  parts: { readonly histories: ReadonlyMap<string, Operation[]>; readonly informers: readonly Watched[] },
): Promise<string[]> {
  const { histories, informers } = parts;
  const finals = await Promise.all(servers.map(({ client }) => finalState(client)));
  const [final = new Map<string, ConfigMap>()] = finals;
  const faults: string[] = [];
  const expected = textOf(final.values());
  for (const [i, state] of finals.entries()) {
    if (textOf(state.values()) !== expected) faults.push(`server ${i} ends in another state than server 0`);
  }
  for (const [name, history] of histories) {
    const nowMs = performance.now();
    history.push(operationOf("read", final.get(name), { calledMs: nowMs, answeredMs: nowMs }));
    faults.push(...faultsOfHistory(history).map((fault) => `${name}: ${fault}`));
  }
  for (const [i, { informer, faults: seen }] of informers.entries()) {
    const endMs = performance.now() + settleMs;
    while (textOf(informer.store.list()) !== expected && performance.now() < endMs) await sleep(50);
    if (textOf(informer.store.list()) !== expected) faults.push(`the informer of server ${i} stays wrong`);
    faults.push(...seen);
  }
  return faults;
}

async function finalState(client: Client): Promise<Map<string, ConfigMap>> {
  const { items } = await configMapsOf(client).list();
  return new Map(items.map((each) => [each.metadata.name, each]));
}

function textOf(objects: Iterable<ConfigMap>): string {
  const lines = [...objects].map(
    ({ metadata, data }) => `${metadata?.name} ${metadata?.resourceVersion} ${data?.writer}`,
  );
  return lines.sort().join("\n");
}
