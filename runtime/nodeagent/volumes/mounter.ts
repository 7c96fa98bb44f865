import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";

/** Mounts of the machine. All calls reject with what the kernel says. */
export interface Mounter {
  readonly mount: (asked: MountAsked) => Promise<void>;
  /** Shows a file or folder at another path as well. The source may be a link of /proc to an open file. */
  readonly bind: (source: string, target: string) => Promise<void>;
  readonly unmount: (target: string) => Promise<void>;
  /** Paths at which something is mounted, the deepest last; with `folder`, at least those at and below it. */
  readonly mountPoints: (folder?: string) => Promise<readonly string[]>;
}

export interface MountAsked {
  /** "tmpfs" */
  readonly type: string;
  readonly source: string;
  readonly target: string;
  readonly options: readonly string[];
}

/** Longest that a mount may take. */
const timeoutMs = 120_000;

/** The mounter that calls the machine's programs, since Node has no such call. */
export const systemMounter: Mounter = {
  mount: ({ type, source, target, options }) => {
    return run("mount", ["-t", type, ...(options.length === 0 ? [] : ["-o", options.join(",")]), source, target]);
  },
  // Without canonical paths: else the program would follow the link and mount whatever is at that name by then.
  bind: (source, target) => run("mount", ["--no-canonicalize", "--bind", source, target]),
  unmount: (target) => run("umount", ["--no-canonicalize", target]),
  mountPoints: async (folder) => parseMountPoints(await readFile("/proc/self/mountinfo", "utf8"), folder),
};

/**
 * Paths of a mountinfo file, in which spaces and line ends are octal numbers. With `folder`, lines that do not have its
 * text are passed over: a machine has several mounts a container, and each pod that ends asks for its own.
 */
export function parseMountPoints(text: string, folder = ""): string[] {
  const own = /[\s\\]/.test(folder) ? "" : folder; // written otherwise there
  const lines = text.split("\n").filter((line) => line.includes(own));
  const fields = lines.flatMap((line) => line.split(" ")[4] ?? []);
  const paths = fields.map((each) =>
    each.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8))),
  );
  return paths.sort((a, b) => a.split("/").length - b.split("/").length);
}

/** Those that lie at a path or below. */
export function mountPointsBelow(paths: readonly string[], folder: string): string[] {
  return paths.filter((each) => each === folder || each.startsWith(`${folder}/`));
}

function run(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { timeout: timeoutMs }, (error, _, stderr) => {
      if (error === null) return resolve();
      const how = typeof error.code === "number" ? `exit status ${error.code}` : error.message;
      const asked = `Mounting command: ${program}\nMounting arguments: ${args.join(" ")}`;
      reject(new Error(`${program} failed: ${how}\n${asked}\nOutput: ${stderr}`, { cause: error }));
    });
  });
}
