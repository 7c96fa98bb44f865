import { builtIn } from "../builtIn.ts";
import { print } from "../output.ts";
import { unknownCommand } from "../unknownCommand.ts";
import { join } from "./join.ts";
import { createToken } from "./createToken.ts";

/** `node join` and `node token create`. Returns the exit code, or undefined while an agent runs. */
export async function runNodeCommand(argv: readonly string[]): Promise<number | undefined> {
  const { name: program } = builtIn.platform;
  const [action = "", second, ...rest] = argv;
  if (action === "join") return join(argv.slice(1));
  if (action === "token" && second === "create") return createToken(rest);
  if (argv.includes("--help") || argv.includes("-h")) return print(usage(program), 0);
  const given = argv.slice(0, action === "token" ? 2 : 1).join(" ");
  const problem = given === "" ? "" : `${program}: ${unknownCommand(given, ["join", "token create"], "node")}\n\n`;
  console.error(`${problem}${usage(program)}`);
  return 2;
}

function usage(program: string): string {
  return `Usage: ${program} node join SERVER [flags] [-- flags of the agent]
       ${program} node token create [flags]

join          Makes this machine a node of a server, and runs its agent.
token create  Makes a token by which machines join, and prints the command that joins.

node join --help and node token create --help list the flags.`;
}
