import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { availableParallelism, arch, machine, release } from "node:os";
import { hugePagesIn } from "../resources/machineTopology.ts";

/** What the machine is; it does not change while the agent runs. */
export interface Machine {
  readonly cpus: number;
  readonly memoryBytes: number;
  readonly swapBytes: number;
  /** Bytes of pages of a size: "2Mi" -> 0. */
  readonly hugePages: Readonly<Record<string, number>>;
  readonly machineId: string;
  readonly systemUuid: string;
  readonly bootId: string;
  readonly kernelVersion: string;
  readonly osImage: string;
  /** As the field names it: "amd64". */
  readonly architecture: string;
}

/** Files with ids of the machine; the first that is not empty counts. */
export interface IdFiles {
  readonly machineId: readonly string[];
  readonly bootId: readonly string[];
}

export function readMachine(files: IdFiles): Machine {
  const memory = memoryAmounts();
  return {
    cpus: availableParallelism(),
    memoryBytes: memory.get("MemTotal") ?? 0,
    swapBytes: memory.get("SwapTotal") ?? 0,
    hugePages: hugePagesIn("/sys/kernel/mm/hugepages"),
    machineId: firstText(files.machineId),
    systemUuid: textOf("/sys/class/dmi/id/product_uuid") || textOf("/etc/machine-id"),
    bootId: firstText(files.bootId),
    kernelVersion: release(),
    osImage: osImage(),
    architecture: architectures[arch()] ?? machine(),
  };
}

const architectures: Readonly<Record<string, string>> = { x64: "amd64", ia32: "386" };

/** Bytes by the names of /proc/meminfo. */
export function memoryAmounts(): ReadonlyMap<string, number> {
  const lines = textOf("/proc/meminfo").matchAll(/^(\w+):\s+(\d+) kB$/gm);
  return new Map([...lines].map(([, name = "", kib = "0"]) => [name, Number(kib) * 1024]));
}

export interface FileSystemRoom {
  readonly capacityBytes: number;
  readonly availableBytes: number;
  readonly inodes: number;
  readonly inodesFree: number;
}

export async function fileSystemRoom(path: string): Promise<FileSystemRoom> {
  const { bsize, blocks, bavail, files, ffree } = await statfs(path);
  return {
    capacityBytes: blocks * bsize,
    availableBytes: bavail * bsize,
    inodes: files,
    inodesFree: ffree,
  };
}

/** Process ids that the machine has, and how many of them are in use. */
export function processIds(): { readonly max: number; readonly used: number } {
  const [, , , running = ""] = textOf("/proc/loadavg").split(" ");
  return { max: Number(textOf("/proc/sys/kernel/pid_max")) || 0, used: Number(running.split("/")[1]) || 0 };
}

function osImage(): string {
  const name = /^PRETTY_NAME="?(.*?)"?$/m.exec(textOf("/etc/os-release"))?.[1];
  return name ?? "Linux";
}

function firstText(paths: readonly string[]): string {
  return paths.map(textOf).find((each) => each !== "") ?? "";
}

/** "" for a file that a machine need not have. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
}
