import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { checkSteps, missingKubectl, openShell, root } from "../harness/kubectl.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { parseSteps } from "../harness/transcript.ts";
import { startTranscriptHooks, type TranscriptHooks } from "../harness/transcriptHooks.ts";

const test = suite("kubectl");

const folder = join(root, "test/e2e/kubectl");
const transcripts = readdirSync(folder)
  .filter((each) => each.endsWith(".console"))
  .sort();

const missing = missingKubectl();
let server: OrchProcess;
let hooks: TranscriptHooks;

if (missing === undefined) {
  test.before(async () => {
    server = await startOrch();
    hooks = await startTranscriptHooks();
  });
  test.after(async () => {
    await server.close();
    await hooks.stop();
  });
}

// Each transcript has a namespace of its own, named after it. UPDATE_TRANSCRIPTS=1 writes outputs anew, to be reviewed
// as a diff.
for (const name of transcripts) {
  const topic = name.replace(".console", "");
  const title = `kubectl ${topic}: every command prints what the transcript states`;
  if (missing === undefined) test(title, () => follow(topic), { timeoutMs: 60_000 });
  else test.skip(title, missing);
}

/** What controllers put into every namespace. Of two that are missing kubectl says so at once, and does not wait. */
const waitForContents = ["serviceaccount/default", "configmap/orch-root-ca.crt"]
  .map((each) => `kubectl wait --for=create ${each} --timeout=30s`)
  .join(" && ");

async function follow(topic: string): Promise<void> {
  const file = join(folder, `${topic}.console`);
  const steps = parseSteps(readFileSync(file, "utf8"));
  assert.ok(steps.length > 0, `${file} has no commands`);
  const shell = openShell({ kubeconfig: server.kubeconfig, namespace: topic, env: hooks.env });
  try {
    const { code, output } = await shell.run(`kubectl create namespace ${topic} && ${waitForContents}`);
    assert.is(code, 0, output);
    await checkSteps(steps, { shell, file });
  } finally {
    shell.close();
  }
  assert.is(server.errors(), "", "the server logged errors");
}

test.run();
