#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { generated as builtIn } from "../generated/index.ts";
import {
  type ControllerManagerFlags,
  flagSets,
  parseApiserverFlags,
  parseControllerManagerFlags,
  parseUpFlags,
  type UpFlags,
} from "../generated/flags.ts";
import { type ApiServer, startApiServer } from "./apiserver.ts";
import { checkTimes, usualTimes } from "./controllers/leader/times.ts";
import { parseDurationMs } from "./filters/duration.ts";
import { failpoints } from "./lib/failpoints.ts";
import { loadGenerated } from "./loadGenerated.ts";
import { onEnding } from "./process/ending.ts";
import { type Election, leaseOf, runControllers } from "./runControllers.ts";
import { type FlagSet, type Generated, givenText } from "./schema/index.ts";

const servers = {
  up: { name: "up", parse: parseUpFlags, isGuided: true },
  apiserver: { name: "apiserver", parse: parseApiserverFlags, isGuided: false },
} as const;

/**
 * By how much the heap of a server may grow until V8 looks through all of it. By itself it takes a tenth where little
 * is allocated: with 150,000 pods and 5,000 watches everyone would be slow for .4 s every 8 s.
 */
const heapGrowthPercent = 100;

/** Runs the command; returns the exit code, or undefined while it serves. */
async function main(argv: readonly string[]): Promise<number | undefined> {
  const [name = "help", ...rest] = argv;
  if (name === "help" || name === "--help" || name === "-h") return print(usage(), 0);
  if (name === "crd") return crd(rest);
  if (name === "storage") return storage(rest);
  if (name === "controller-manager") return manage(rest);
  if (Object.hasOwn(servers, name)) return serve(servers[name as keyof typeof servers], rest);
  return complain(`unknown command ${JSON.stringify(name)}\n\n${usage()}`, 2);
}

/** Flags -> storage -> server -> listen -> controllers; a signal, or the end of npm -> drain. */
async function serve(
  command: (typeof servers)[keyof typeof servers],
  argv: readonly string[],
): Promise<number | undefined> {
  const { generated, flagSet } = await generatedOf(command.name, argv);
  const parsed = command.parse(argv, flagSet);
  if ("help" in parsed) return print(parsed.help, 0);
  if ("error" in parsed) return complain(parsed.error, 2);
  if (failpoints !== undefined) logWarning("FAILPOINTS is set: this server fails on purpose, as tests ask it to");
  const { flags } = parsed;
  const onStorageReplaced = (error: Error) => process.exit(complain(error.message, 1));
  const options = { flags: effective(flags, argv), generated, logError, logWarning, onStorageReplaced };
  const server = await startApiServer(options);
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  const stops: (() => Promise<void>)[] = [server.stop];
  stopWhenEnding(stops);
  if (command.isGuided) printGuide(server, generated);
  console.log(`${generated.platform.name}: ready on ${server.url} (kubeconfig ${server.kubeconfig})`);
  if (!command.isGuided) return undefined;
  const { loopback, caCert: rootCa, metrics } = server;
  const election = electionOfServers(flags, generated);
  const all = { selection: ["*"], rootCa, election, metrics };
  const starting = runControllers({ generated, access: loopback, ...all, logError });
  stops.unshift(async () => (await starting)?.());
  await starting;
  return undefined;
}

/** Flags -> client -> lead -> controllers; a signal, or the end of npm -> their end. */
async function manage(argv: readonly string[]): Promise<number | undefined> {
  const { generated, flagSet } = await generatedOf("controller-manager", argv);
  const parsed = parseControllerManagerFlags(argv, flagSet);
  if ("help" in parsed) return print(parsed.help, 0);
  if ("error" in parsed) return complain(parsed.error, 2);
  const { flags } = parsed;
  const access = flags.kubeconfig === "" ? {} : { kubeconfig: flags.kubeconfig };
  const { resolveConfig } = await import("./client/resolveConfig.ts");
  const { server, tls } = await resolveConfig(access);
  const rootCa = flags.rootCaFile === "" ? tls.ca?.toString() : readFileSync(flags.rootCaFile, "utf8");
  const { name } = generated.platform;
  const election = electionOfManagers(flags, generated);
  const onRunning = (names: readonly string[]) =>
    console.log(`${name}: controllers ready on ${server} (${names.join(", ")})`);
  const options = { generated, access, rootCa, selection: flags.controllers, election, onRunning, logError };
  const stop = await runControllers(options);
  if (stop === undefined) return complain("there are no controllers for these kinds", 1);
  stopWhenEnding([stop]);
  if (election !== undefined) console.log(`${name}: waits for the lease ${election.namespace}/${election.name}`);
  return undefined;
}

/** What a program serves, and its flags in the words of that platform: `--generated` is read before all others. */
async function generatedOf(
  command: string,
  argv: readonly string[],
): Promise<{ readonly generated: Generated; readonly flagSet: FlagSet | undefined }> {
  const { [command]: own } = flagSets;
  const textOf = (name: string) => (own === undefined ? "" : givenText(own, argv, name));
  const folder = textOf("generated");
  if (folder === "") return { generated: builtIn, flagSet: own };
  const generated = await loadGenerated(folder, join(textOf("data-dir"), "cache"));
  const { [command]: flagSet = own } = await generated.loadFlagSets();
  return { generated, flagSet };
}

/** Moves a kind between a spec file and a definition; needs no server. */
async function crd(argv: readonly string[]): Promise<number> {
  const { runCrdCommand } = await import("./custom/command/crdCommand.ts");
  const specFolder = fileURLToPath(new URL("../spec/", import.meta.url));
  const { platform } = builtIn;
  return runCrdCommand(argv, { platform, specFolder, print: console.log, warn: (text) => console.error(text) });
}

/** Upkeep of a store on disk. */
async function storage(argv: readonly string[]): Promise<number> {
  const { runStorageCommand } = await import("./storageCommand.ts");
  const { name: program } = builtIn.platform;
  return runStorageCommand(argv, { program, print: console.log, warn: (text) => console.error(text) });
}

/** Where everyone may do everything, requests without credentials are refused unless a flag asks for them. */
function effective(flags: UpFlags, argv: readonly string[]): UpFlags {
  const isAsked = argv.some((each) => each === "--anonymous-auth" || each.startsWith("--anonymous-auth="));
  return flags.authorizationMode.includes("AlwaysAllow") && !isAsked ? { ...flags, anonymousAuth: false } : flags;
}

function printGuide(server: ApiServer, generated: Generated): void {
  const { kubeconfig, dataDir } = server;
  console.log(`data        ${dataDir}
kubeconfig  ${kubeconfig}
kinds       ${generated.resources.length}

Try, in another terminal:
  export KUBECONFIG=${kubeconfig}
  kubectl api-resources
  kubectl create configmap hello --from-literal=greeting=hi
  kubectl get configmaps -o yaml
`);
}

/** Several servers may share an etcd: then one of them runs the controllers. */
function electionOfServers({ storageBackend }: UpFlags, generated: Generated): Election | undefined {
  if (storageBackend !== "etcd3") return undefined;
  const onDeposed = () => logWarning("another server runs the controllers now");
  return { ...leaseOf(generated), times: usualTimes, onDeposed };
}

/** Throws an Error for times that do not fit each other. */
function electionOfManagers(flags: ControllerManagerFlags, generated: Generated): Election | undefined {
  if (!flags.leaderElect) return undefined;
  const times = {
    leaseDurationMs: parseDurationMs(flags.leaderElectLeaseDuration) ?? 0,
    renewDeadlineMs: parseDurationMs(flags.leaderElectRenewDeadline) ?? 0,
    retryPeriodMs: parseDurationMs(flags.leaderElectRetryPeriod) ?? 0,
  };
  checkTimes(times);
  const usual = leaseOf(generated);
  return {
    name: flags.leaderElectResourceName || usual.name,
    namespace: flags.leaderElectResourceNamespace || usual.namespace,
    times,
    onDeposed: () => process.exit(complain("another process leads now, or may: this one ends", 1)),
  };
}

/** Stops everything in the order of the list, which may grow. */
function stopWhenEnding(stops: readonly (() => Promise<void>)[]): void {
  onEnding(async (cause) => {
    if (cause === "abandoned") console.log(`${builtIn.platform.name}: the npm that started this is gone: stopping`);
    try {
      for (const each of stops) await each();
      process.exit(0);
    } catch (error) {
      logError("while stopping", error);
      process.exit(1);
    }
  });
}

function usage(): string {
  return `Usage: ${builtIn.platform.name} <command> [flags]

Commands:
  up                  Starts everything on this machine: the API server with its storage and certificates.
  apiserver           Starts the API server alone.
  controller-manager  Starts the controllers alone, against an API server that runs elsewhere.
  storage             Backs up, compacts or checks the store of a data directory.
  crd                 Moves a kind between a spec file and a custom resource definition.

<command> --help lists the flags.`;
}

function print(text: string, code: number): number {
  console.log(text);
  return code;
}

function complain(text: string, code: number): number {
  console.error(`${builtIn.platform.name}: ${text}`);
  return code;
}

function logWarning(message: string): void {
  console.error(`${new Date().toISOString()} warning ${message}`);
}

function logError(message: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`${new Date().toISOString()} error ${message}: ${text}`);
}

main(process.argv.slice(2)).then(
  (code) => {
    if (code !== undefined) process.exitCode = code;
  },
  (error) => {
    process.exitCode = complain(error instanceof Error ? error.message : String(error), 1);
  },
);
