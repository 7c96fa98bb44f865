import { fileURLToPath } from "node:url";
import { brokenPipeCode, onLostOutput } from "../process/lostOutput.ts";
import { builtIn } from "./builtIn.ts";
import { complain, print } from "./output.ts";
import { packageFolder } from "./packageFolder.ts";
import { crdSummaries } from "./crd/crdSummaries.ts";
import { shells } from "./shells.ts";
import { unknownCommand } from "./unknownCommand.ts";

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
  nodeagent: { summary: "Runs the pods of this machine, as a node of an API server.", run: nodeagent },
  node: { summary: "Makes this machine a node of a server, or a token by which machines join.", run: node },
  certificate: { summary: "Approves requests for certificates.", run: certificate },
  storage: { summary: "Backs up, compacts or checks the store of a data directory.", run: storage },
  doctor: { summary: "Says what is wrong with a data directory or a running server.", run: doctor },
  kubeconfig: { summary: "Makes kubeconfigs for users.", run: kubeconfig },
  crd: { summary: "Converts a kind between spec files and a custom resource definition.", run: crd },
  completion: { summary: `Prints what a shell completes commands by: ${shells.join(", ")}.`, run: completion },
  version: { summary: "Prints the version.", run: version },
  help: { summary: "Prints the flags of a command.", run: help },
};

async function main(argv: readonly string[]): Promise<number | undefined> {
  const [name = "--help", ...rest] = argv;
  if (name === "--help" || name === "-h") return print(usage(), 0);
  if (name === "--version" || rest.includes("--version")) return print(versionText(), 0);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command?.run(rest) ?? complain(`${unknownCommand(name, Object.keys(commands))}\n\n${usage()}`, 2);
}

/** `help storage backup` is `storage backup --help`. */
function help(argv: readonly string[]): Promise<number | undefined> {
  return main([...argv, "--help"]);
}

async function version([argument = ""]: readonly string[]): Promise<number> {
  const text = `Usage: ${builtIn.platform.name} version\n\nPrints the version. It takes no flags.`;
  if (argument === "") return print(versionText(), 0);
  if (argument === "--help" || argument === "-h") return print(text, 0);
  return complain(`unexpected argument ${JSON.stringify(argument)}\n\n${text}`, 2);
}

/** Of the API that is served: clients compare it. */
function versionText(): string {
  const { name, gitVersion } = builtIn.platform;
  return `${name} ${gitVersion}`;
}

async function up(argv: readonly string[]): Promise<number | undefined> {
  return (await import("./up.ts")).up(argv);
}

async function apiserver(argv: readonly string[]): Promise<number | undefined> {
  return (await import("./up.ts")).apiserver(argv);
}

async function controllerManager(argv: readonly string[]): Promise<number | undefined> {
  return (await import("./controllerManager.ts")).controllerManager(argv);
}

async function nodeagent(argv: readonly string[]): Promise<number | undefined> {
  return (await import("./nodeagent.ts")).nodeagent(argv);
}

/** Needs no server. */
async function completion([shell = ""]: readonly string[]): Promise<number> {
  const asked = shells.find((each) => each === shell);
  const { name } = builtIn.platform;
  if (asked === undefined) {
    const text = `Usage: ${name} completion ${shells.join("|")}\n\nTry: source <(${name} completion bash)`;
    return shell === "--help" || shell === "-h"
      ? print(text, 0)
      : complain(`${shell === "" ? "no shell is named" : `${JSON.stringify(shell)} is no known shell`}\n\n${text}`, 2);
  }
  const { completedCommands, completionScript } = await import("./completion.ts");
  const { flagSets } = await import("../../generated/flags.ts");
  const known = Object.entries(commands).map(([each, { summary }]) => [each, summary] as const);
  const ofShells = shells.map((each) => [`completion ${each}`, `Prints what ${each} completes commands by.`] as const);
  const ofCrd = Object.entries(crdSummaries).map(([each, summary]) => [`crd ${each}`, summary] as const);
  const summaries = Object.fromEntries([...known, ...ofShells, ...ofCrd]);
  return print(completionScript(asked, name, completedCommands(summaries, flagSets)), 0);
}

async function certificate(argv: readonly string[]): Promise<number> {
  return (await import("./certificate.ts")).runCertificateCommand(argv);
}

async function node(argv: readonly string[]): Promise<number | undefined> {
  return (await import("./node/nodeCommand.ts")).runNodeCommand(argv);
}

/** Upkeep of a store on disk. */
async function storage(argv: readonly string[]): Promise<number> {
  const { runStorageCommand } = await import("./storage.ts");
  const { name: program } = builtIn.platform;
  return runStorageCommand(argv, { program, print: console.log, warn: (text) => console.error(text) });
}

async function doctor(argv: readonly string[]): Promise<number> {
  return (await import("./doctor/doctor.ts")).doctor(argv);
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

onLostOutput((error) => {
  process.exit(error.code === "EPIPE" ? brokenPipeCode : complain(`the output was not written: ${error.message}`, 1));
});
main(process.argv.slice(2)).then(
  (code) => {
    if (code !== undefined) process.exitCode = code;
  },
  (error) => {
    process.exit(complain(error instanceof Error ? error.message : String(error), 1)); // though it may listen by now
  },
);
