import { readFileSync } from "node:fs";

/** How long something had to wait for a resource: all of it, and at least some of it. */
export interface Pressure {
  readonly full: PressureTimes;
  readonly some: PressureTimes;
}

interface PressureTimes {
  /** Microseconds. */
  readonly total: number;
  /** Percent of the last 10, 60 and 300 seconds. */
  readonly avg10: number;
  readonly avg60: number;
  readonly avg300: number;
}

export interface Pressures {
  readonly cpu: Pressure;
  readonly memory: Pressure;
  readonly io: Pressure;
}

const noTimes: PressureTimes = { total: 0, avg10: 0, avg60: 0, avg300: 0 };
const noWait: Pressure = { full: noTimes, some: noTimes };

/** Of a group of pods, where groups are not measured: the field shows that none of them waits. */
export const noPressures: Pressures = { cpu: noWait, memory: noWait, io: noWait };

/** Reads the pressure files of a control group or of the machine; undefined where the kernel does not measure. */
export function readPressures(pathOf: (what: "cpu" | "memory" | "io") => string): Pressures | undefined {
  try {
    return { cpu: read(pathOf("cpu")), memory: read(pathOf("memory")), io: read(pathOf("io")) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "EOPNOTSUPP" || code === "ENOTSUP") return undefined;
    throw error;
  }
}

/** `some avg10=1.00 avg60=0.50 avg300=0.10 total=12345` */
function read(path: string): Pressure {
  const text = readFileSync(path, "latin1");
  const times = (word: string): PressureTimes => {
    const line = text.split("\n").find((each) => each.startsWith(`${word} `)) ?? "";
    const value = (name: string) => Number(new RegExp(`${name}=([\\d.]+)`).exec(line)?.[1] ?? 0);
    return { total: value("total"), avg10: value("avg10"), avg60: value("avg60"), avg300: value("avg300") };
  };
  return { full: times("full"), some: times("some") };
}
