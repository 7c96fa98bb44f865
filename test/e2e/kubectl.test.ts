import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { type Client, createClient } from "../../generated/client.ts";
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
let client: Client;
let hooks: TranscriptHooks;

if (missing === undefined) {
  test.before(async () => {
    server = await startOrch();
    client = createClient({ kubeconfig: server.kubeconfig });
    hooks = await startTranscriptHooks();
  });
  test.after(async () => {
    client.transport.close();
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

/** Makes a namespace, and resolves when it has what controllers put into every one. */
async function createNamespace(name: string): Promise<void> {
  const { namespaces, serviceaccounts, configmaps } = client.core.v1;
  await namespaces.create({ metadata: { name } });
  for (let count = 0; count < 2; await sleep(10)) {
    const [accounts, maps] = await Promise.all([
      serviceaccounts.namespace(name).list({ fieldSelector: "metadata.name=default" }),
      configmaps.namespace(name).list({ fieldSelector: "metadata.name=orch-root-ca.crt" }),
    ]);
    count = accounts.items.length + maps.items.length;
  }
}

async function follow(topic: string): Promise<void> {
  const file = join(folder, `${topic}.console`);
  const steps = parseSteps(readFileSync(file, "utf8"));
  assert.ok(steps.length > 0, `${file} has no commands`);
  const shell = openShell({ kubeconfig: server.kubeconfig, namespace: topic, env: hooks.env });
  try {
    await createNamespace(topic);
    await checkSteps(steps, { shell, file });
  } finally {
    shell.close();
  }
  assert.is(server.errors(), "", "the server logged errors");
}

test.run();
