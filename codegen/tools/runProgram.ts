import { spawn } from "node:child_process";

/** Runs a program to its end: what it wrote, or an error with what it complained of. */
export function runProgram(
  command: string,
  parameters: readonly string[],
  input: Uint8Array | string = "",
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: "pipe" });
    const output: Buffer[] = [];
    const complaints: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => complaints.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(Buffer.concat(output));
      else reject(new Error(`${command} ended with ${code}: ${Buffer.concat(complaints).toString()}`));
    });
    // A program that ends early closes its input; its exit code tells why.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}
