import { existsSync, mkdirSync, rmdirSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mountSmallDisk } from "../harness/smallDisk.ts";
import { isCode } from "./systemError.ts";

/** A file system of a fixed size that can be filled. */
export interface SmallDisk {
  readonly fill: () => void;
  readonly free: () => void;
  readonly unmount: () => void;
}

/** Bytes that a full disk has left, less than any page. */
const restBytes = 4096;

/** Mounts one at a folder; undefined where this user may not. */
export function smallDiskAt(path: string, megabytes: number): SmallDisk | undefined {
  const unmount = mountSmallDisk(path, `${megabytes}m`);
  if (unmount === undefined) return undefined;
  const ballast = join(path, "ballast");
  return {
    fill: () => {
      const { bavail, bsize } = statfsSync(path);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - restBytes)));
      } catch (error) {
        if (!isCode(error, "ENOSPC")) throw error; // the server was faster
      }
    },
    free: () => rmSync(ballast, { force: true }),
    unmount,
  };
}

/** Writes to the device a second that a slow disk takes: one commit is about three. */
const slowWrites = 60;
const groups = "/sys/fs/cgroup/blkio";

/**
 * Makes the disk of a folder slow for one process, by a control group that holds back its writes. Returns how to end
 * that; undefined where this machine has no such groups, or the folder is on no device.
 */
export function slowDisk(folder: string, pid: number): (() => void) | undefined {
  const device = deviceOf(folder);
  const group = join(groups, `slow-disk-${pid}`);
  if (device === undefined || !existsSync(join(groups, "blkio.throttle.write_iops_device"))) return undefined;
  try {
    mkdirSync(group);
    writeFileSync(join(group, "blkio.throttle.write_iops_device"), `${device} ${slowWrites}`);
    writeFileSync(join(group, "cgroup.procs"), String(pid));
  } catch {
    return undefined;
  }
  return () => {
    try {
      writeFileSync(join(groups, "cgroup.procs"), String(pid));
    } catch (error) {
      if (!isCode(error, "ESRCH")) throw error; // it has died
    }
    rmdirSync(group);
  };
}

/** "254:0", as control groups name it; undefined of a file system without a device. */
function deviceOf(folder: string): string | undefined {
  const { dev } = statSync(folder);
  const major = (dev >>> 8) & 0xfff;
  const minor = (dev & 0xff) | ((dev >>> 12) & 0xfff00);
  return major === 0 ? undefined : `${major}:${minor}`;
}
