import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesOfVersion1, filesOfVersion2 } from "./cgroupFiles.ts";
import type { CgroupLimits } from "./limits.ts";
import { type CgroupNaming, type CgroupPath, groupFolder, podGroup, podUidOf, qosGroup } from "./names.ts";
import { absent } from "../files.ts";

/** The control groups of pods, through the kernel's files. */
export interface Cgroups {
  readonly version: 1 | 2;
  /** Makes a group, if it is not there, and sets its limits. */
  readonly apply: (path: CgroupPath, limits: CgroupLimits) => Promise<void>;
  /** Sets the limits of a group of the machine, "/system.slice". Rejects with an Error where there is none. */
  readonly limit: (path: string, limits: CgroupLimits) => Promise<void>;
  /** Ends the processes that are left in a group and removes it with all below. Nothing to do when it is gone. */
  readonly remove: (path: CgroupPath) => Promise<void>;
  /** Removes a group in which nothing runs, with all below; one in which something does stays. */
  readonly removeIdle: (path: CgroupPath) => Promise<void>;
  /** Removes the groups of a pod, of whatever class it was: of an orphan nothing but its uid is known. */
  readonly removePod: (podUid: string) => Promise<void>;
  /** Groups of pods that are there, with the uid of their pod. */
  readonly pods: () => Promise<readonly { readonly podUid: string; readonly path: CgroupPath }[]>;
  /** A group's folder in the hierarchy of a controller, for readers of its files. */
  readonly folder: (controller: string, path: CgroupPath) => string;
}

export interface CgroupsOptions {
  /** Where the kernel's hierarchies are mounted; default /sys/fs/cgroup. */
  readonly mountPoint?: string | undefined;
  readonly naming: CgroupNaming;
  /** Ends a process; default by KILL. */
  readonly signal?: Signal;
}

/** Ends a process. Without one, what runs is left alone. */
type Signal = ((pid: number) => void) | undefined;

/** Controllers that pods are bounded by. A machine may lack some. */
const controllers = ["cpu", "cpuacct", "cpuset", "memory", "pids", "hugetlb", "freezer", "blkio", "devices"] as const;
/** Those that version 2 hands down only when a parent enables them. */
const handedDown = ["cpu", "cpuset", "memory", "pids", "hugetlb", "io"] as const;

const qosClasses = ["Guaranteed", "Burstable", "BestEffort"] as const;

const usualMount = "/sys/fs/cgroup";

/** The version of the machine's control groups, whether the agent makes groups of its own or not. */
export function cgroupVersion(mountPoint = usualMount): 1 | 2 {
  return existsSync(`${mountPoint}/cgroup.controllers`) ? 2 : 1;
}

export function openCgroups(options: CgroupsOptions): Cgroups {
  const { mountPoint = usualMount, naming } = options;
  const version = cgroupVersion(mountPoint);
  const hierarchies = version === 2 ? [""] : controllers.filter((each) => existsSync(`${mountPoint}/${each}`));
  const folderIn = (hierarchy: string, path: CgroupPath) => {
    return `${mountPoint}${hierarchy === "" ? "" : `/${hierarchy}`}${groupFolder(naming, path)}`;
  };
  const folder = (controller: string, path: CgroupPath) => folderIn(version === 2 ? "" : controller, path);

  async function make(path: CgroupPath): Promise<void> {
    for (const each of hierarchies) {
      const target = folderIn(each, path);
      if (existsSync(target)) continue;
      await mkdir(target, { recursive: true });
      if (each === "cpuset") await inheritCpus(target, mountPoint);
    }
    if (version === 2) await handDown(mountPoint, groupFolder(naming, path));
  }

  async function apply(path: CgroupPath, limits: CgroupLimits): Promise<void> {
    await make(path);
    await write((controller) => folder(controller, path), limits);
  }

  async function limit(path: string, limits: CgroupLimits): Promise<void> {
    const folderOf = (controller: string) => join(folder(controller, []), path);
    if (!existsSync(folderOf("memory"))) throw new Error(`there is no control group ${path}`);
    await write(folderOf, limits);
  }

  async function write(folderOf: (controller: string) => string, limits: CgroupLimits): Promise<void> {
    const files = version === 2 ? filesOfVersion2(limits) : filesOfVersion1(limits);
    for (const { controller, name, text } of files) {
      const target = `${folderOf(controller)}/${name}`;
      if (!existsSync(target)) continue; // the machine has no such controller
      await writeFile(target, text);
    }
  }

  async function remove(path: CgroupPath, signal: Signal): Promise<void> {
    for (const each of hierarchies) {
      const target = folderIn(each, path);
      if (existsSync(target)) await removeTree(target, signal);
    }
  }

  async function removePod(podUid: string): Promise<void> {
    if (podUid.includes("/")) return; // who made the pod wrote it: no folder has that name
    await Promise.all(qosClasses.map((qos) => remove(podGroup(naming, qos, podUid), options.signal ?? kill)));
  }

  async function pods() {
    const [hierarchy = ""] = hierarchies.includes("memory") ? ["memory"] : hierarchies;
    const found = qosClasses.map(async (qos) => {
      const parent = qosGroup(naming, qos);
      const names = await readdir(folderIn(hierarchy, parent)).catch(absent);
      return (names ?? []).flatMap((name) => {
        const podUid = podUidOf(naming, name);
        return podUid === undefined ? [] : [{ podUid, path: [...parent, `pod${podUid}`] }];
      });
    });
    return (await Promise.all(found)).flat();
  }

  return {
    ...{ version, apply, limit, pods, removePod, folder },
    remove: (path) => remove(path, options.signal ?? kill),
    removeIdle: (path) => remove(path, undefined),
  };
}

/** In version 1 a new group has no processors until it gets those of the one above. */
async function inheritCpus(target: string, mountPoint: string): Promise<void> {
  for (const name of ["cpuset.cpus", "cpuset.mems"]) await inherited(target, { name, root: `${mountPoint}/cpuset` });
}

async function inherited(folder: string, given: { readonly name: string; readonly root: string }): Promise<string> {
  const { name, root } = given;
  const own = await readFile(`${folder}/${name}`, "utf8");
  if (own.trim() !== "" || folder === root) return own;
  const above = await inherited(dirname(folder), given);
  await writeFile(`${folder}/${name}`, above);
  return above;
}

/** In version 2 each group says which controllers those below it have. */
async function handDown(mountPoint: string, groupPath: string): Promise<void> {
  const names = groupPath.split("/").filter((each) => each !== "");
  const available = new Set((await readFile(`${mountPoint}/cgroup.controllers`, "utf8")).trim().split(" "));
  const wanted = handedDown.filter((each) => available.has(each)).map((each) => `+${each}`);
  let current = mountPoint;
  for (const each of names) {
    await writeFile(`${current}/cgroup.subtree_control`, wanted.join(" "));
    current = `${current}/${each}`;
  }
}

/** How often a group that the kernel still holds is tried again, and how long after. */
const attempts = 10;
const retryMs = 20;

async function removeTree(target: string, signal: Signal): Promise<void> {
  const entries = await readdir(target, { withFileTypes: true });
  for (const each of entries) {
    if (each.isDirectory()) await removeTree(`${target}/${each.name}`, signal);
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await rmdir(target);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ENOENT") return;
      if (code === "EBUSY" && signal === undefined) return;
      if (code !== "EBUSY" || attempt === attempts) throw error;
      const text = await readFile(`${target}/cgroup.procs`, "utf8").catch(absent);
      for (const pid of (text ?? "").split("\n").filter((each) => each !== "")) signal?.(Number(pid));
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}

/** A process of another namespace of processes has the number 0 here, which would mean all of the agent's own. */
function kill(pid: number): void {
  if (pid <= 1) return;
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
