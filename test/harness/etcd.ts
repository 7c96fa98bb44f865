import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Why tests with a real etcd cannot run here; undefined when they can. */
export function missingEtcd(): string | undefined {
  const { status } = spawnSync("etcd", ["--version"]);
  return status === 0 ? undefined : "the program etcd is not installed (apt-get install etcd-server)";
}

export interface EtcdMember {
  readonly url: string;
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
  const { members: count = 1, scheme = "http" } = options;
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
      url,
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

function memberOf(args: readonly string[], url: string): EtcdMember {
  let child: ChildProcess | undefined;
  let errors = "";
  const kill = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once("close", resolve));
    child.kill("SIGKILL");
    await ended;
  };
  const start = async () => {
    const started = spawn("etcd", args, { stdio: ["ignore", "ignore", "pipe"] });
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
  return { url, signal: (signal) => void child?.kill(signal), kill, start };
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
