/**
 * `npm run generate`: spec files to code. A run is load -> check -> build -> emit -> print -> write; generate.ts holds
 * the line up to the printed files, run.ts what the command does with them.
 */
import { onEnding } from "../runtime/process/ending.ts";
import { onLostOutput } from "../runtime/process/lostOutput.ts";
import { run } from "./run.ts";

const interrupted = new AbortController();
onEnding(() => interrupted.abort());
// The generator goes on though the reader of what it prints has ended.
onLostOutput(({ code, message }) => {
  if (code === "EPIPE") return;
  process.stderr.write(`the output was not written: ${message}\n`);
  process.exitCode = 1;
});

const running = run(process.argv.slice(2), {
  cwd: process.cwd(),
  isTerminal: process.stderr.isTTY === true,
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
  now: () => performance.now(),
  signal: interrupted.signal,
});
void running.then((code) => {
  process.exitCode ||= code;
});
