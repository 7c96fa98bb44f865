import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import * as assert from "uvu/assert";
import { checkSteps, missingKubectl, openShell, root } from "../harness/kubectl.ts";
import { ensureBundle, type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { runPagePrograms } from "../harness/pagePrograms.ts";
import { suite } from "../harness/suite.ts";
import { fencedBlocks, parseSteps } from "../harness/transcript.ts";

const test = suite("the tour of the README");

const readme = join(root, "README.md");
const text = readFileSync(readme, "utf8");
const missing = missingKubectl();

/** Inside the repository, so that `orch` resolves to it; .orch is what git ignores. */
let folder = "";
let builtIn: OrchProcess;
let withWidget: OrchProcess;

test.before(async () => {
  mkdirSync(join(root, ".orch"), { recursive: true, mode: 0o700 });
  folder = mkdtempSync(join(root, ".orch/tour-"));
  await ensureBundle();
  const generated = join(folder, "generated");
  const generate = ["codegen/start.mjs", "--spec", "examples/widget/spec", "--out", generated];
  await promisify(execFile)(process.execPath, generate, { cwd: root });
  builtIn = await startOrch();
  withWidget = await startOrch({ args: ["--generated", generated] });
});
test.after(async () => {
  await builtIn?.close();
  await withWidget?.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const heading of ["A tour with kubectl", "Add a kind", "Users with certificates"]) {
  const title = `"${heading}": every command prints what the README says`;
  if (missing === undefined) test(title, () => followCommands(heading), { timeoutMs: 60_000 });
  else test.skip(title, missing);
}

for (const heading of ["Add a kind", "Typed client", "Test against it"]) {
  test(`"${heading}": every program prints what the README says`, () =>
    runPagePrograms({ page: text, heading, folder, kubeconfig: serverOf(heading).kubeconfig }));
}

/** Servers of the sections: the tour's own kinds, or with the widget. */
function serverOf(heading: string): OrchProcess {
  return heading === "Add a kind" ? withWidget : builtIn;
}

async function followCommands(heading: string): Promise<void> {
  const server = serverOf(heading);
  const shell = openShell({ kubeconfig: server.kubeconfig });
  const blocks = fencedBlocks(text, "console").filter((each) => each.heading === heading);
  assert.ok(blocks.length > 0, "the section has no commands");
  const steps = blocks.flatMap((each) => parseSteps(each.text));
  try {
    await checkSteps(steps, { shell, file: readme });
  } finally {
    shell.close();
  }
  assert.is(server.errors(), "", "the server logged errors");
}

test.run();
