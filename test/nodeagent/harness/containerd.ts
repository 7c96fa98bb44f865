import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A container runtime of its own, with a folder of its own for all that it keeps. */
export interface Containerd {
  /** "unix:///tmp/.../containerd.sock" */
  readonly endpoint: string;
  readonly folder: string;
  /** The image that every test may use: busybox. */
  readonly image: string;
  /** Kills the runtime, whose containers run on, and starts it again. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Folders of programs: those that are installed, and newer ones that lie beside as they come out of their package. */
export const installedPrograms = "/usr/bin";
export const newerPrograms = "/usr/local/lib/containerd-2.1/usr/bin";

/** Why there can be no real container here; undefined where there can. */
export function missingContainerd(programs: string = installedPrograms): string | undefined {
  if (process.getuid?.() !== 0) return "containers need root";
  const needed = [`${programs}/containerd`, "/usr/sbin/runc", "/usr/bin/busybox", "/usr/lib/cni/bridge"];
  const missing = needed.find((each) => !existsSync(each));
  return missing === undefined ? undefined : `this machine has no ${missing}`;
}

const image = "localhost/busybox:1";

export async function startContainerd(programs: string = installedPrograms): Promise<Containerd> {
  const folder = mkdtempSync(join(tmpdir(), "orch-containerd-"));
  const socket = join(folder, "containerd.sock");
  writeFileSync(join(folder, "config.toml"), configOf(folder, socket));
  const bridge = `orch${process.pid}`;
  writeNetwork(folder, bridge);
  const env = { ...process.env, PATH: `${programs}:${process.env["PATH"]}` }; // the shim is beside it
  const start = () =>
    spawn(join(programs, "containerd"), ["--config", join(folder, "config.toml")], { env, stdio: "ignore" });
  let child = start();
  await answering(socket);
  const archive = join(folder, "busybox.tar");
  writeImage(join(folder, "image"), archive);
  const inNamespace = ["--address", socket, "-n", "k8s.io"];
  const ctr = (...args: string[]) => execFileSync(join(programs, "ctr"), [...inNamespace, ...args]);
  ctr("images", "import", "--base-name", "localhost/busybox", archive);
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  };
  const restart = async () => {
    await end("SIGKILL");
    child = start();
    await answering(socket);
  };
  const stop = async () => {
    for (const task of ctr("tasks", "ls", "-q").toString().split("\n").filter(Boolean)) {
      spawnSync(join(programs, "ctr"), [...inNamespace, "tasks", "rm", "-f", task]); // one may end with another
    }
    await end("SIGTERM");
    execFileSync("sh", ["-c", `grep -s "${folder}" /proc/mounts | cut -d" " -f2 | sort -r | xargs -r umount -l`]);
    spawnSync("ip", ["link", "delete", bridge]); // it is made with the first pod
    rmSync(folder, { recursive: true, force: true });
  };
  return { endpoint: `unix://${socket}`, folder, image, restart, stop };
}

function configOf(folder: string, socket: string): string {
  return `version = 2
root = "${folder}/root"
state = "${folder}/state"
[grpc]
  address = "${socket}"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "${image}"
  disable_hugetlb_controller = true
  restrict_oom_score_adj = true
  stream_server_address = "127.0.0.1"
  stream_server_port = "0"
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "${folder}/net.d"
`;
}

function writeNetwork(folder: string, bridge: string): void {
  mkdirSync(join(folder, "net.d"));
  const octet = process.pid % 250;
  const ipam = { type: "host-local", dataDir: join(folder, "ipam"), ranges: [[{ subnet: `10.199.${octet}.0/24` }]] };
  const plugins = [{ type: "bridge", bridge, isGateway: true, ipam }];
  const network = { cniVersion: "0.4.0", name: bridge, plugins };
  writeFileSync(join(folder, "net.d/10-bridge.conflist"), JSON.stringify(network));
}

/** An archive of one image in the layout of the open container initiative. */
function writeImage(folder: string, archive: string): void {
  const root = join(folder, "root");
  for (const each of ["bin", "tmp", "etc", "proc", "sys", "dev"]) mkdirSync(join(root, each), { recursive: true });
  copyFileSync("/usr/bin/busybox", join(root, "bin/busybox"));
  for (const applet of [
    "sh",
    "sleep",
    "cat",
    "echo",
    "tar",
    "ls",
    "nc",
    "httpd",
    "stty",
    "true",
    "seq",
    "kill",
    "yes",
  ]) {
    symlinkSync("busybox", join(root, "bin", applet));
  }
  const layout = join(folder, "layout");
  mkdirSync(join(layout, "blobs/sha256"), { recursive: true });
  const layer = join(folder, "layer.tar");
  execFileSync("tar", ["cf", layer, "-C", root, "."]);
  const add = (bytes: Buffer, mediaType: string) => {
    const digest = createHash("sha256").update(bytes).digest("hex");
    writeFileSync(join(layout, "blobs/sha256", digest), bytes);
    return { mediaType, digest: `sha256:${digest}`, size: bytes.length };
  };
  const type = (name: string) => `application/vnd.oci.image.${name}.v1`;
  const layerPart = add(execFileSync("cat", [layer], { maxBuffer: 1 << 28 }), `${type("layer")}.tar`);
  const config = {
    ...{ architecture: process.arch === "x64" ? "amd64" : process.arch, os: "linux" },
    config: { Env: ["PATH=/bin"], Cmd: ["/bin/sleep", "1000000"] },
    rootfs: { type: "layers", diff_ids: [layerPart.digest] },
  };
  const configPart = add(Buffer.from(JSON.stringify(config)), `${type("config")}+json`);
  const manifest = { schemaVersion: 2, mediaType: `${type("manifest")}+json`, config: configPart, layers: [layerPart] };
  const part = add(Buffer.from(JSON.stringify(manifest)), manifest.mediaType);
  const manifests = [{ ...part, annotations: { "org.opencontainers.image.ref.name": "1" } }];
  writeFileSync(join(layout, "index.json"), JSON.stringify({ schemaVersion: 2, manifests }));
  writeFileSync(join(layout, "oci-layout"), JSON.stringify({ imageLayoutVersion: "1.0.0" }));
  execFileSync("tar", ["cf", archive, "-C", layout, "."]);
}

async function answering(socket: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const isThere = await new Promise<boolean>((resolve) => {
      const probe = connect(socket, () => resolve(true)).once("error", () => resolve(false));
      probe.once("connect", () => probe.end());
    });
    if (isThere) return;
    await sleep(100);
  }
  throw new Error("containerd does not answer");
}
