import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A program that is there to be tested with. */
export interface EtcdProgram {
  readonly path: string;
  /** "3.5" of 3.5.16. */
  readonly minor: string;
}

/** What the tests expect to find. */
const expectedMinors = ["3.4", "3.5"];
/** Where programs lie beside the installed one, as they come out of Debian's packages: etcd-3.5/usr/bin/etcd. */
const programsFolder = "/usr/local/lib";

/**
 * The programs of this machine, one a minor version: first the one that ETCD names, else that in PATH. It is the one
 * that clusters are started with unless told otherwise.
 */
export const etcdPrograms: readonly EtcdProgram[] = findPrograms();

function findPrograms(): EtcdProgram[] {
  const others = readdirSync(programsFolder).filter((each) => each.startsWith("etcd-"));
  const paths = [process.env["ETCD"] ?? "etcd", ...others.map((each) => join(programsFolder, each, "usr/bin/etcd"))];
  const found = new Map<string, EtcdProgram>();
  for (const path of paths) {
    const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
    const minor = /^etcd Version: (\d+\.\d+)\./.exec(stdout ?? "")?.[1];
    if (minor !== undefined && !found.has(minor)) found.set(minor, { path, minor });
  }
  return [...found.values()];
}

/** Minor versions that are not there, though tests expect them. */
export function missingEtcds(): readonly string[] {
  return expectedMinors.filter((minor) => !etcdPrograms.some((each) => each.minor === minor));
}

/** Why tests with a real etcd cannot run here; undefined when they can. */
export function missingEtcd(): string | undefined {
  return etcdPrograms.length > 0 ? undefined : "the program etcd is not installed (apt-get install etcd-server)";
}

export interface EtcdMember {
  readonly url: string;
  readonly dataDir: string;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Ends it as a crash does. */
  readonly kill: () => Promise<void>;
  /** Starts it again on its data. */
  readonly start: () => Promise<void>;
}

export interface EtcdCluster {
  readonly urls: readonly string[];
  readonly members: readonly EtcdMember[];
  /** Ends all members and removes their data. */
  readonly close: () => Promise<void>;
}

export interface EtcdOptions {
  /** Absent: the first of `etcdPrograms`. */
  readonly program?: EtcdProgram | undefined;
  readonly members?: number;
  /** Default false: data is not flushed, which is faster. A machine that stops is not part of the tests. */
  readonly durable?: boolean;
  readonly scheme?: "http" | "https";
  /** More flags, e.g. of certificates. */
  readonly args?: readonly string[];
}

/** Milliseconds until a start counts as failed. */
const startTimeoutMs = 20_000;

/** Starts a cluster of its own on free ports; resolves when it takes writes. */
export async function startEtcd(options: EtcdOptions = {}): Promise<EtcdCluster> {
  const { members: count = 1, scheme = "http", program = etcdPrograms[0] } = options;
  if (program === undefined) throw new Error(missingEtcd());
  const folder = mkdtempSync(join(tmpdir(), "etcd-test-"));
  const ports = await freePorts(2 * count);
  const places = Array.from({ length: count }, (_, i) => ({
    name: `m${i}`,
    url: `${scheme}://127.0.0.1:${ports[2 * i]}`,
    peer: `http://127.0.0.1:${ports[2 * i + 1]}`,
  }));
  const cluster = places.map(({ name, peer }) => `${name}=${peer}`).join(",");
  const members = places.map(({ name, url, peer }) =>
    memberOf(
      program,
      [
        ...["--name", name, "--data-dir", join(folder, name)],
        ...["--listen-client-urls", url, "--advertise-client-urls", url],
        ...["--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer],
        ...["--initial-cluster", cluster, "--initial-cluster-token", folder],
        ...["--heartbeat-interval", "50", "--election-timeout", "500"],
        ...["--logger", "zap", "--log-level", "error"],
        ...(options.durable === true ? [] : ["--unsafe-no-fsync"]),
        ...(options.args ?? []),
      ],
      { url, dataDir: join(folder, name) },
    ),
  );
  const close = async () => {
    await Promise.all(members.map((each) => each.kill()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(members.map((each) => each.start()));
    return { urls: places.map(({ url }) => url), members, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function memberOf(
  { path }: EtcdProgram,
  args: readonly string[],
  { url, dataDir }: Pick<EtcdMember, "url" | "dataDir">,
): EtcdMember {
  let child: ChildProcess | undefined;
  let errors = "";
  const kill = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once("close", resolve));
    child.kill("SIGKILL");
    await ended;
  };
  const start = async () => {
    const started = spawn(path, args, { stdio: ["ignore", "ignore", "pipe"] });
    child = started;
    errors = "";
    started.stderr.on("data", (chunk) => (errors += chunk));
    const endMs = performance.now() + startTimeoutMs;
    while (!(await accepts(Number(new URL(url).port)))) {
      if (performance.now() > endMs || started.exitCode !== null) throw new Error(`etcd did not start: ${errors}`);
      await sleep(20);
    }
  };
  process.once("exit", () => child?.kill("SIGKILL"));
  return { url, dataDir, signal: (signal) => void child?.kill(signal), kill, start };
}

async function accepts(port: number): Promise<boolean> {
  const { connect } = await import("node:net");
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}

/** Ports that nobody listens on at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer();
      return new Promise<typeof server>((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
    }),
  );
  return Promise.all(
    servers.map((server) => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      return new Promise<number>((resolve) => server.close(() => resolve(port)));
    }),
  );
}
