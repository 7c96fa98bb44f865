import { spawn } from "node:child_process";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { finished } from "node:stream/promises";
import { hasOptions, type NodeLogQuery } from "./nodeLogQuery.ts";
import { placeBelow } from "./placeBelow.ts";

export interface ServiceLogsOptions {
  /** Of the node: "/var/log". */
  readonly folder: string;
  /** The program that prints the machine's journal: "journalctl". */
  readonly program: string;
}

/** @limit Time that a query of a node's logs may take: what there is by then is the answer. */
const timeoutMs = 30_000;

/**
 * Writes the logs of services, those in the journal of the machine first and then those in files. What cannot be had
 * is said in the text: the answer has begun.
 */
export async function writeServiceLogs(
  query: NodeLogQuery,
  { folder, program }: ServiceLogsOptions,
  { res, signal }: { readonly res: ServerResponse; readonly signal: AbortSignal },
): Promise<void> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const units = await unitsOf(program, ending);
  const ofJournal = query.services.filter((each) => units.has(`${each}.service`));
  const ofFiles = query.services.filter((each) => !ofJournal.includes(each));
  if (ofJournal.length > 0) await writeJournal(program, journalArguments(query, ofJournal), { res, signal: ending });
  if (ofFiles.length > 0 && hasOptions(query)) {
    const names = ofFiles.join(" ");
    res.write(`\noptions present and query resolved to log files for [${names}]\ntry without specifying options\n`);
    return;
  }
  for (const each of ofFiles) await writeFileLog(folder, each, { res, signal: ending });
}

/** Every value stands behind the "=" of its option: none can be read as an option of its own, and there is no shell. */
export function journalArguments(query: NodeLogQuery, services: readonly string[]): string[] {
  const { sinceTime, untilTime, tailLines, boot, pattern } = query;
  return [
    ...["--utc", "--no-pager", "--output=short-precise"],
    ...(sinceTime === undefined ? [] : [`--since=${journalTime(sinceTime)}`]),
    ...(untilTime === undefined ? [] : [`--until=${journalTime(untilTime)}`]),
    ...(tailLines === undefined ? [] : ["--pager-end", `--lines=${tailLines}`]),
    ...services.map((each) => `--unit=${each}`),
    ...(pattern === "" ? [] : [`--grep=${pattern}`]),
    ...(boot === undefined ? [] : [`--boot=${boot}`]),
  ];
}

/** "2026-01-31 09:05:00 UTC" */
function journalTime(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/** Names of the units that the journal knows; none on a machine without one. */
async function unitsOf(program: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const child = spawn(program, ["--field", "_SYSTEMD_UNIT"], { stdio: ["ignore", "pipe", "ignore"], signal });
  const text = new Promise<string>((resolve) => {
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.once("close", () => resolve(Buffer.concat(chunks).toString()));
    child.once("error", () => resolve("")); // there is no such program
  });
  return new Set((await text).split("\n"));
}

interface Writing {
  readonly res: ServerResponse;
  readonly signal: AbortSignal;
}

async function writeJournal(program: string, args: readonly string[], { res, signal }: Writing): Promise<void> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], signal });
  child.stdout.pipe(res, { end: false });
  child.stderr.pipe(res, { end: false });
  await new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => {
      if (!signal.aborted) res.write("\nerror: journal output not available\n");
      resolve();
    });
  });
}

/** A service `web` may have its log in `web`, `web.log` or `web/web.log`. */
async function writeFileLog(folder: string, service: string, { res, signal }: Writing): Promise<void> {
  for (const parts of [[service], [`${service}.log`], [service, `${service}.log`]]) {
    const path = await placeBelow(folder, parts);
    const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
    if (path === undefined || found === undefined || !found.isFile()) continue;
    if (found.size === 0) return;
    const bytes = createReadStream(path, { end: found.size - 1, signal });
    bytes.pipe(res, { end: false });
    await finished(bytes).catch((error: unknown) => {
      if (!signal.aborted) res.write(`\nerror getting log for ${service}: ${(error as Error).message}\n`);
    });
    return;
  }
  res.write(`\nlog not found for ${service}\n`);
}
