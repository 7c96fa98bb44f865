import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { storageFolder } from "../../apiserver/openStorage.ts";
import { check } from "../../storage/upkeep/check.ts";
import { certificatesOf } from "../../x509/certificate.ts";
import { counted, type Examination, expiryFinding, type Finding, fine, soon, wrong } from "./finding.ts";

export interface DataFolder {
  readonly dataDir: string;
  /** Of the certificates; "" for the one in the data directory. */
  readonly certDir: string;
  readonly nowMs: number;
  /** As commands name the program. */
  readonly program: string;
}

/** What is wrong with the files of a server, which may run meanwhile. */
export async function examineDataFolder(folder: DataFolder): Promise<Examination> {
  const { dataDir, certDir, nowMs } = folder;
  const title = `data directory ${dataDir}`;
  const pki = certDir === "" ? join(dataDir, "pki") : certDir;
  const closed = [dataDir, pki, storageFolder(dataDir)].filter(isClosed);
  if (closed.length > 0) return { title, findings: [closedFinding(closed)] };
  if (!existsSync(dataDir)) {
    return { title, findings: [wrong("folder", "is not there", "Name the folder of the server with --data-dir.")] };
  }
  if (!statSync(dataDir).isDirectory()) {
    return { title, findings: [wrong("folder", "is a file", "Name the folder of the server with --data-dir.")] };
  }
  const findings = [
    ...ownerFindings(dataDir),
    ...certificateFindings(pki, nowMs),
    diskFinding(dataDir),
    await storeFinding(folder),
  ];
  return { title, findings };
}

/** Whether this user may not see what is in a folder: to it, files that are there look missing. */
function isClosed(folder: string): boolean {
  try {
    readdirSync(folder);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EACCES";
  }
}

function closedFinding(folders: readonly string[]): Finding {
  const advice = "Run this as the user of the server: nothing is known of what lies there.";
  return wrong("permissions", `this user may not read ${folders.join(", ")}`, advice);
}

/** Others may read neither keys nor secrets. */
function ownerFindings(dataDir: string): Finding[] {
  const open = ["pki/ca.key", "pki/apiserver.key", "pki/admin.key", "admin.kubeconfig", "data"].filter((each) => {
    const path = join(dataDir, each);
    return existsSync(path) && (statSync(path).mode & 0o077) !== 0;
  });
  if (open.length === 0) return [];
  return [
    wrong("permissions", `other users may read ${open.join(", ")}`, "Take their rights away: chmod -R go= the folder."),
  ];
}

function certificateFindings(certDir: string, nowMs: number): Finding[] {
  if (!existsSync(certDir)) return [];
  if (!statSync(certDir).isDirectory()) {
    return [wrong("certificates", `${certDir} is a file`, "Name their folder with --cert-dir, or remove the file.")];
  }
  const advice =
    "Start the server: it renews its own certificates. One that you put there you replace; new connections get the new one.";
  const names = readdirSync(certDir);
  const isBereft = !names.includes("ca.crt") && names.some((each) => each === "ca.key" || each.endsWith(".crt"));
  const ends = names
    .filter((each) => each.endsWith(".crt"))
    .map((file) => ({ file, endMs: firstEndMs(join(certDir, file)) }))
    .sort((a, b) => (a.endMs ?? 0) - (b.endMs ?? 0));
  const unread = ends.filter((each) => each.endMs === undefined);
  const [first] = ends.filter((each) => each.endMs !== undefined);
  return [
    ...(isBereft ? [wrong("certificate ca.crt", "is missing", bereftAdvice)] : []),
    ...unread.map(({ file }) =>
      wrong(`certificate ${file}`, "cannot be read", "Put a certificate in PEM there, or remove it."),
    ),
    ...(first?.endMs === undefined ? [] : [expiryFinding(`certificate ${first.file}`, first.endMs, { nowMs, advice })]),
  ];
}

const bereftAdvice = "Put it back from a backup: clients verify the server by it.";

/** When the first of a file's certificates ends; undefined for a file that has none. */
function firstEndMs(path: string): number | undefined {
  try {
    const ends = certificatesOf(readFileSync(path, "utf8")).map(({ x509 }) => Date.parse(x509.validTo));
    return ends.length === 0 ? undefined : Math.min(...ends);
  } catch {
    return undefined; // the check that reads it reports that
  }
}

/** Below these shares of free space a disk is nearly full, and full. */
const lowShare = 0.1;
const leastBytes = 256 * 1024 * 1024;

function diskFinding(dataDir: string): Finding {
  const { bsize, blocks, bavail } = statfsSync(dataDir);
  const free = bsize * bavail;
  const share = Math.round((100 * bavail) / Math.max(1, blocks));
  const text = `${Math.floor(free / 2 ** 20)} MiB are free, ${share} %`;
  const advice = "Free space, or move the data directory: a full disk refuses all writes but deletes.";
  if (free < leastBytes) return wrong("disk", text, advice);
  return bavail < lowShare * blocks ? soon("disk", text, advice) : fine("disk", text);
}

async function storeFinding({ dataDir, program }: DataFolder): Promise<Finding> {
  const folder = storageFolder(dataDir);
  if (!existsSync(folder)) return fine("store", "none is here (another back end, or a server that never ran)");
  const advice = `Stop the server, restore a backup, and see: ${program} storage check --help`;
  const checked = await check(folder).catch((error: unknown) => String(error instanceof Error ? error.message : error));
  if (typeof checked === "string") return wrong("store", checked, advice);
  const { objects, revision, findings } = checked;
  if (findings.length === 0) return fine("store", `sound, ${counted(objects, "object")} up to revision ${revision}`);
  const more = findings.length === 1 ? "" : ` (and ${findings.length - 1} more)`;
  return wrong("store", `${findings[0]}${more}`, advice);
}
