#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generated as builtIn } from "../generated/index.ts";
import { parseApiserverFlags, parseControllerManagerFlags, parseUpFlags, type UpFlags } from "../generated/flags.ts";
import { type ApiServer, startApiServer } from "./apiserver.ts";
import type { Controllers } from "./controllers/controllers.ts";
import { loadGenerated } from "./loadGenerated.ts";
import type { ClientAccess, Generated } from "./schema/index.ts";

const servers = {
  up: { parse: parseUpFlags, isGuided: true },
  apiserver: { parse: parseApiserverFlags, isGuided: false },
} as const;

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

/** Flags -> storage -> server -> listen -> controllers; SIGTERM and SIGINT -> drain. */
async function serve(
  command: (typeof servers)[keyof typeof servers],
  argv: readonly string[],
): Promise<number | undefined> {
  const parsed = command.parse(argv);
  if ("help" in parsed) return print(parsed.help, 0);
  if ("error" in parsed) return complain(parsed.error, 2);
  const { flags } = parsed;
  const generated = await generatedOf(flags);
  const server = await startApiServer({ flags: effective(flags, argv), generated, logError, logWarning });
  const stops: (() => Promise<void>)[] = [server.stop];
  stopOnSignals(stops);
  if (command.isGuided) printGuide(server, generated);
  console.log(`${generated.platform.name}: ready on ${server.url} (kubeconfig ${server.kubeconfig})`);
  if (!command.isGuided) return undefined;
  const { loopback, caCert: rootCa } = server;
  const starting = startControllersWith({ generated, access: loopback, rootCa, selection: ["*"] });
  stops.unshift(async () => (await starting)?.stop());
  await starting;
  return undefined;
}

/** Flags -> client -> controllers; SIGTERM and SIGINT -> their end. */
async function manage(argv: readonly string[]): Promise<number | undefined> {
  const parsed = parseControllerManagerFlags(argv);
  if ("help" in parsed) return print(parsed.help, 0);
  if ("error" in parsed) return complain(parsed.error, 2);
  const { flags } = parsed;
  const generated = await generatedOf(flags);
  const access = flags.kubeconfig === "" ? {} : { kubeconfig: flags.kubeconfig };
  const { resolveConfig } = await import("./client/clientConfig.ts");
  const { server, tls } = await resolveConfig(access);
  const rootCa = flags.rootCaFile === "" ? tls.ca?.toString() : readFileSync(flags.rootCaFile, "utf8");
  const controllers = await startControllersWith({ generated, access, rootCa, selection: flags.controllers });
  if (controllers === undefined) return complain("there are no controllers for these kinds", 1);
  stopOnSignals([controllers.stop]);
  await controllers.ready;
  console.log(`${generated.platform.name}: controllers ready on ${server} (${controllers.names.join(", ")})`);
  return undefined;
}

function generatedOf(flags: { readonly generated: string; readonly dataDir: string }): Promise<Generated> | Generated {
  return flags.generated === "" ? builtIn : loadGenerated(flags.generated, join(flags.dataDir, "cache"));
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

interface ControllersWith {
  readonly generated: Generated;
  readonly access: ClientAccess;
  /** What namespaces are told to verify the API server with. */
  readonly rootCa: string | undefined;
  readonly selection: readonly string[];
}

/**
 * Controllers reach a server as anybody does, by the client of the kinds that it serves. Undefined when they know none
 * of these kinds.
 */
async function startControllersWith(options: ControllersWith): Promise<Controllers | undefined> {
  const { generated, access, rootCa, selection } = options;
  const { platform } = generated;
  const { createClient } = await generated.loadClient();
  const { hasControlledKinds, startControllers } = await import("./controllers/controllers.ts");
  const client = createClient({ ...access, userAgent: `${platform.name}-controller-manager` });
  return hasControlledKinds(client)
    ? startControllers(client, { platform, selection, rootCa, onError: logError })
    : undefined;
}

/** Stops everything in the order of the list, which may grow. */
function stopOnSignals(stops: readonly (() => Promise<void>)[]): void {
  const stop = async () => {
    try {
      for (const each of stops) await each();
      process.exit(0);
    } catch (error) {
      logError("while stopping", error);
      process.exit(1);
    }
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
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
