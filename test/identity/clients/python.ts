import { execFileSync, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { root } from "../../harness/kubectl.ts";
import { type Answer, type Client, pathOf, pluralOf } from "./step.ts";

/** The interpreter of the system, whose packages have the client. */
const interpreter = "/usr/bin/python3";

/** Why the Python client cannot run; undefined where it can. */
export function missingPython(): string | undefined {
  try {
    execFileSync(interpreter, ["-c", "import kubernetes"], { stdio: "ignore" });
    return undefined;
  } catch {
    return "python3-kubernetes is not installed";
  }
}

/** The Python client, in one process for the whole script: each operation a line, each answer a line. */
export function pythonClient(kubeconfig: string): Client {
  const script = join(root, "test/identity/clients/client.py");
  const child = spawn(interpreter, [script, kubeconfig], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    run: async (operation) => {
      const { kind } = operation;
      child.stdin.write(`${JSON.stringify({ ...operation, plural: pluralOf(kind), path: pathOf(operation) })}\n`);
      const { value, done } = await lines.next();
      if (done === true) throw new Error("the Python client ended");
      const answer: Answer | null = JSON.parse(value);
      return answer ?? undefined;
    },
    close: () => child.stdin.end(),
  };
}
