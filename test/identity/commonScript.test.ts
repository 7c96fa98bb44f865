import { join } from "node:path";
import * as assert from "uvu/assert";
import { missingKubectl, root } from "../harness/kubectl.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { nodeClient } from "./clients/clientNode.ts";
import { kubectlClient } from "./clients/kubectl.ts";
import { matches } from "./clients/matches.ts";
import { missingPython, pythonClient } from "./clients/python.ts";
import type { Answer, Client, Seen, Sight, Step } from "./clients/step.ts";
import { access } from "./clients/steps/access.ts";
import { custom } from "./clients/steps/custom.ts";
import { deletes } from "./clients/steps/deletes.ts";
import { errors } from "./clients/steps/errors.ts";
import { objects } from "./clients/steps/objects.ts";
import { patches } from "./clients/steps/patches.ts";
import { reads } from "./clients/steps/reads.ts";
import { selectors } from "./clients/steps/selectors.ts";
import { workloads } from "./clients/steps/workloads.ts";
import { generatedFor } from "./platforms.ts";

const test = suite("one script, three clients of the field");

const script = [objects, selectors, patches, workloads, reads, deletes, custom, access, errors].flat();

interface Entrant {
  readonly name: string;
  readonly open: (kubeconfig: string) => Client;
  readonly missing: string | undefined;
  /** Steps that it has a way to ask for, at least: fewer are a fault of its adapter. */
  readonly atLeast: number;
}

const entrants: readonly Entrant[] = [
  { name: "kubectl", open: kubectlClient, missing: missingKubectl(), atLeast: 260 },
  { name: "@kubernetes/client-node", open: nodeClient, missing: undefined, atLeast: 240 },
  { name: "python3-kubernetes", open: pythonClient, missing: missingPython(), atLeast: 250 },
];
const uid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const servers: OrchProcess[] = [];
/** By the client's name, its answers in the order of the script. */
const answers = new Map<string, Promise<readonly (Answer | undefined)[]>>();

test.before(async () => {
  const generated = await generatedFor("kubernetes", join(root, "spec/platforms/kubernetes.yaml"));
  const mode = ["--authorization-mode=Node,RBAC", "--storage-backend=memory"];
  const args = ["--generated", generated, ...mode, "--disable-admission-plugins=ServiceAccount"];
  for (const { name, open, missing } of entrants) {
    if (missing !== undefined) continue;
    const server = await startOrch({ command: "apiserver", args });
    servers.push(server);
    const heard = follow(open(server.kubeconfig));
    heard.catch(() => undefined); // the test of that client fails by it
    answers.set(name, heard);
  }
});
test.after(async () => {
  await Promise.allSettled(answers.values());
  for (const server of servers) await server.close();
});

for (const { name, missing, atLeast } of entrants) {
  const title = `${name} hears what the script states`;
  if (missing !== undefined) {
    test.skip(title, missing);
    continue;
  }
  const run = async () => {
    const heard = (await answers.get(name)) ?? [];
    const wrong = script.flatMap((step, index) => mismatches(step, heard[index]));
    assert.is(wrong.join("\n"), "");
    const asked = heard.filter((each) => each !== undefined).length;
    assert.ok(asked >= atLeast, `it had a way to ask for ${asked} of ${script.length} steps`);
  };
  test(title, run, { timeoutMs: 240_000 });
}

test("the clients hear the same words where the script states none", async () => {
  const heard = await Promise.all(answers.values());
  const differing = script.flatMap(({ does }, index) => {
    const messages = new Set(heard.flatMap((each) => each[index]?.message?.replace(uid, "<uid>") ?? []));
    return messages.size < 2 ? [] : [`${does}: ${[...messages].join(" | ")}`];
  });
  assert.equal(differing, []);
});

test("the script does each thing once", () => {
  const titles = script.map(({ does }) => does);
  assert.equal(
    titles.filter((each, index) => titles.indexOf(each) !== index),
    [],
  );
});

test("the servers logged no errors", async () => {
  await Promise.all(answers.values());
  assert.equal(
    servers.map((each) => each.errors()),
    servers.map(() => ""),
  );
});

/** Runs the script from its first step to its last; a step may send what earlier answers held. */
async function follow(client: Client): Promise<readonly (Answer | undefined)[]> {
  const heard: (Answer | undefined)[] = [];
  const seen: Seen = (does) => {
    const answer = heard[script.findIndex((each) => each.does === does)];
    if (answer?.object === undefined) throw new Error(`"${does}" has shown no object: ${JSON.stringify(answer)}`);
    return answer.object as Sight;
  };
  try {
    for (const { operation } of script) {
      heard.push(await client.run(typeof operation === "function" ? operation(seen) : operation));
    }
  } finally {
    client.close();
  }
  return heard;
}

function mismatches({ does, want }: Step, heard: Answer | undefined): string[] {
  if (heard === undefined) return [];
  const { has, causes, ...rest } = want;
  const object = heard.object === undefined ? [] : matches(heard.object, has);
  // A client that shows no code has shown that the request succeeded.
  const code = heard.code ?? (heard.reason === undefined ? want.code : undefined);
  const answer = { code, reason: heard.reason, message: heard.message };
  const other = Object.entries(rest).flatMap(([member, value]) =>
    value === undefined || (member === "message" && heard.message === undefined)
      ? []
      : matches(answer[member as keyof typeof answer], value, member),
  );
  const unlike = causes === undefined ? [] : matches(distinct(heard.causes), distinct(causes), "causes");
  return [...other, ...unlike, ...object].map((each) => `${does}: ${each}`);
}

/** kubectl shows what is said twice once. */
function distinct(causes: readonly string[] | undefined): string[] | undefined {
  return causes === undefined ? undefined : [...new Set(causes)].sort();
}

test.run();
