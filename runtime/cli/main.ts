#!/usr/bin/env node
import { fileURLToPath } from "node:url";
import { builtIn } from "./builtIn.ts";
import { controllerManager } from "./controllerManager.ts";
import { complain, print } from "./output.ts";
import { packageFolder } from "./packageFolder.ts";
import { apiserver, up } from "./up.ts";

interface Command {
  readonly summary: string;
  /** Returns the exit code, or undefined while it serves. */
  readonly run: (argv: readonly string[]) => Promise<number | undefined>;
}

const commands: Readonly<Record<string, Command>> = {
  up: { summary: "Runs the API server, its storage and the controllers in one process.", run: up },
  apiserver: { summary: "Runs the API server alone.", run: apiserver },
  "controller-manager": {
    summary: "Runs the controllers alone, against an API server that runs elsewhere.",
    run: controllerManager,
  },
  storage: { summary: "Backs up, compacts or checks the store of a data directory.", run: storage },
  kubeconfig: { summary: "Makes kubeconfigs for users.", run: kubeconfig },
  crd: { summary: "Converts a kind between spec files and a custom resource definition.", run: crd },
};

async function main(argv: readonly string[]): Promise<number | undefined> {
  const [name = "help", ...rest] = argv;
  if (name === "help" || name === "--help" || name === "-h") return print(usage(), 0);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command?.run(rest) ?? complain(`unknown command ${JSON.stringify(name)}\n\n${usage()}`, 2);
}

/** Upkeep of a store on disk. */
async function storage(argv: readonly string[]): Promise<number> {
  const { runStorageCommand } = await import("./storage.ts");
  const { name: program } = builtIn.platform;
  return runStorageCommand(argv, { program, print: console.log, warn: (text) => console.error(text) });
}

/** Needs no server, but its certificate folder. */
async function kubeconfig(argv: readonly string[]): Promise<number> {
  const { runKubeconfigCommand } = await import("./kubeconfig.ts");
  const { name: program } = builtIn.platform;
  return runKubeconfigCommand(argv, { program, print: console.log, warn: (text) => console.error(text) });
}

/** Needs no server. */
async function crd(argv: readonly string[]): Promise<number> {
  const { runCrdCommand } = await import("./crd/crdCommand.ts");
  const specFolder = fileURLToPath(new URL("spec/", packageFolder));
  const { platform } = builtIn;
  return runCrdCommand(argv, { platform, specFolder, print: console.log, warn: (text) => console.error(text) });
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(18)}  ${summary}`);
  return `Usage: ${builtIn.platform.name} <command> [flags]

Commands:
${lines.join("\n")}

<command> --help lists the flags.`;
}

main(process.argv.slice(2)).then(
  (code) => {
    if (code !== undefined) process.exitCode = code;
  },
  (error) => {
    process.exitCode = complain(error instanceof Error ? error.message : String(error), 1);
  },
);
