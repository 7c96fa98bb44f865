#!/usr/bin/env node
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generated as builtIn } from "../generated/index.ts";
import { parseApiserverFlags, parseUpFlags, type UpFlags } from "../generated/flags.ts";
import { type ApiServer, startApiServer } from "./apiserver.ts";
import type { Controllers } from "./controllers/controllers.ts";
import { loadGenerated } from "./loadGenerated.ts";
import type { Generated } from "./schema/index.ts";

const commands = {
  up: { parse: parseUpFlags, isGuided: true },
  apiserver: { parse: parseApiserverFlags, isGuided: false },
} as const;

/**
 * Flags -> storage -> server -> listen; SIGTERM and SIGINT -> drain. Returns the exit code, or undefined while serving.
 */
async function main(argv: readonly string[]): Promise<number | undefined> {
  const [name = "help", ...rest] = argv;
  if (name === "help" || name === "--help" || name === "-h") return print(usage(), 0);
  if (name === "crd") return crd(rest);
  const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined;
  if (command === undefined) return complain(`unknown command ${JSON.stringify(name)}\n\n${usage()}`, 2);
  const parsed = command.parse(rest);
  if ("help" in parsed) return print(parsed.help, 0);
  if ("error" in parsed) return complain(parsed.error, 2);
  const { flags } = parsed;
  const generated =
    flags.generated === "" ? builtIn : await loadGenerated(flags.generated, join(flags.dataDir, "cache"));
  const server = await startApiServer({ flags: effective(flags, rest), generated, logError, logWarning });
  const controllers = command.isGuided ? await controllersOf(server, generated) : undefined;
  stopOnSignals(server, controllers);
  if (command.isGuided) printGuide(server, generated);
  console.log(`${generated.platform.name}: ready on ${server.url} (kubeconfig ${server.kubeconfig})`);
  return undefined;
}

/** Moves a kind between a spec file and a definition; needs no server. */
async function crd(argv: readonly string[]): Promise<number> {
  const { runCrdCommand } = await import("./custom/command/crdCommand.ts");
  const specFolder = fileURLToPath(new URL("../spec/", import.meta.url));
  const { platform } = builtIn;
  return runCrdCommand(argv, { platform, specFolder, print: console.log, warn: (text) => console.error(text) });
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

/**
 * They reach the server as anybody does, with the administrator's kubeconfig, by the client of the kinds that it
 * serves.
 */
async function controllersOf(server: ApiServer, generated: Generated): Promise<Controllers | undefined> {
  const { platform } = generated;
  const { createClient } = await generated.loadClient();
  const { hasControlledKinds, startControllers } = await import("./controllers/controllers.ts");
  const client = createClient({ kubeconfig: server.kubeconfig });
  return hasControlledKinds(client) ? startControllers(client, { platform, onError: logError }) : undefined;
}

function stopOnSignals(server: ApiServer, controllers: Controllers | undefined): void {
  const stop = () => {
    const stopped = Promise.resolve(controllers?.stop()).then(() => server.stop());
    stopped.then(
      () => process.exit(0),
      (error) => {
        logError("while stopping", error);
        process.exit(1);
      },
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

function usage(): string {
  return `Usage: ${builtIn.platform.name} <command> [flags]

Commands:
  up         Starts everything on this machine: the API server with its storage and certificates.
  apiserver  Starts the API server alone.
  crd        Moves a kind between a spec file and a custom resource definition.

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
