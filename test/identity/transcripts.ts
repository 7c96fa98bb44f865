import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { loadGenerated } from "../../runtime/cli/loadGenerated.ts";
import type { Platform } from "../../runtime/schema/index.ts";
import { startTranscriptHooks, type TranscriptHooks } from "../harness/transcriptHooks.ts";
import { checkSteps, missingKubectl, openShell, root } from "../harness/kubectl.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import type { Suite } from "../harness/suite.ts";
import { parseSteps } from "../harness/transcript.ts";
import { generatedFor } from "./platforms.ts";
import { inWordsOf } from "./words.ts";

/** Transcripts of the default identity: the same is answered here, in other words. */
const shared = "test/e2e/kubectl";
/** What the identity adds. UPDATE_TRANSCRIPTS=1 writes these outputs anew, to be reviewed as a diff. */
const own = "test/e2e/kubernetes";

/** Names of all transcripts of the default identity. */
export const sharedTopics: readonly string[] = topicsOf(shared);

/**
 * Follows what kubectl does on a server with the identity that is built into kubectl: transcripts of that identity,
 * and those of the default one that are named, whose words are translated.
 */
export function checkTranscripts(test: Suite, topics: readonly string[]): void {
  const missing = missingKubectl();
  const servers: OrchProcess[] = [];
  let hooks: TranscriptHooks | undefined;
  /** A folder like the repository, its transcripts and files in the words of the identity. */
  let translated = "";
  /** By transcript, what became of it. */
  const outcomes = new Map<string, Promise<void>>();

  if (missing === undefined) {
    test.before(async () => {
      const generated = await generatedFor("kubernetes", join(root, "spec/platforms/kubernetes.yaml"));
      const args = ["--generated", generated];
      servers.push(await startOrch({ args }), await startOrch({ args }));
      hooks = await startTranscriptHooks();
      const { env } = hooks;
      translated = mkdtempSync(join(tmpdir(), "orch-words-"));
      const { platform } = await loadGenerated(generated, join(translated, "cache"));
      for (const folder of [shared, "examples/tour"]) translate(folder, join(translated, folder), platform);
      followAll(topics, { folder: shared, server: servers[0], cwd: translated, env });
      followAll(topicsOf(own), { folder: own, server: servers[1], cwd: root, env });
    });
    test.after(async () => {
      await Promise.allSettled(outcomes.values());
      for (const server of servers) await server.close();
      await hooks?.stop();
      rmSync(translated, { recursive: true, force: true });
    });
  }

  for (const topic of topics) check(topic, "every command prints what it does under the default identity");
  for (const topic of topicsOf(own)) check(topic, "every command prints what the transcript states");

  function check(topic: string, behaviour: string): void {
    const title = `${topic}: ${behaviour}`;
    if (missing === undefined) test(title, () => outcomes.get(topic), { timeoutMs: 90_000 });
    else test.skip(title, missing);
  }

  /** Follows transcripts one after another, beside those of other folders. */
  function followAll(names: readonly string[], place: Place): void {
    let last: Promise<void> = Promise.resolve();
    for (const topic of names) {
      const outcome = last.then(() => follow(topic, place));
      last = outcome.catch(() => undefined); // the test of that transcript tells
      outcomes.set(topic, outcome);
    }
  }
}

interface Place {
  /** Of the transcripts. */
  readonly folder: string;
  readonly server: OrchProcess | undefined;
  /** Folder that commands run in, and that holds the transcripts. */
  readonly cwd: string;
  readonly env: TranscriptHooks["env"];
}

async function follow(topic: string, { folder, server, cwd, env }: Place): Promise<void> {
  const file = join(cwd, folder, `${topic}.console`);
  if (server === undefined) throw new Error("the server did not start");
  const steps = parseSteps(readFileSync(file, "utf8"));
  assert.ok(steps.length > 0, `${file} has no commands`);
  const shell = openShell({ kubeconfig: server.kubeconfig, namespace: topic, cwd, env });
  try {
    const { code, output } = await shell.run(`kubectl create namespace ${topic}`);
    assert.is(code, 0, output);
    await checkSteps(steps, { shell, file });
  } finally {
    shell.close();
  }
  assert.is(server.errors(), "", "the server logged errors");
}

function topicsOf(folder: string): string[] {
  const names = readdirSync(join(root, folder)).filter((each) => each.endsWith(".console"));
  return names.map((each) => each.replace(".console", "")).sort();
}

/** What kubectl finds only where names are the ones built into it. */
const known: readonly (readonly [string, string])[] = [
  [
    "Roles:              <none>\nLabels:             node-role.",
    "Roles:              worker\nLabels:             node-role.",
  ],
  [
    "the server could not find the requested resource (get leases.coordination.k8s.io n2)",
    'leases.coordination.k8s.io "n2" not found',
  ],
];

function translate(folder: string, to: string, platform: Platform): void {
  cpSync(join(root, folder), to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true })) {
    const path = join(to, String(name));
    if (!statSync(path).isFile()) continue;
    let text = inWordsOf(platform, readFileSync(path, "utf8"));
    for (const [elsewhere, here] of known) text = text.replaceAll(elsewhere, here);
    writeFileSync(path, text);
  }
}
