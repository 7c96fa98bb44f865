import { writeFileSync } from "node:fs";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "../storage/folder.ts";
import { processorMs } from "./load/processUse.ts";

const test = suite("an idle server, long");

const seconds = Number(process.env.SECONDS ?? 300);
/** From the start until compiled code and garbage of it are gone. */
const settleSeconds = Number(process.env.SETTLE ?? 90);

const folder = testFolder();
const started: OrchProcess[] = [];
test.after(async () => {
  for (const each of started) await each.close();
  folder.remove();
});

/** What a user may switch on besides. */
function everythingOn(): string[] {
  mkdirSync(folder.path, { recursive: true });
  const policy = join(folder.path, "audit.json");
  const rules = [{ level: "RequestResponse" }];
  writeFileSync(policy, JSON.stringify({ apiVersion: "audit.orch.io/v1", kind: "Policy", rules }));
  const audit = ["--audit-policy-file", policy, "--audit-log-path", join(folder.path, "audit.log")];
  return [...audit, "--feature-gates=AllAlpha=true", "--v=4", "--enable-bootstrap-token-auth"];
}

const cases: readonly (readonly [what: string, args: () => readonly string[], maxPercent: number])[] = [
  ["as it starts by default", () => [], 0.3],
  ["with everything on", everythingOn, 0.5],
];

test(
  "a server without requests takes hardly any processor time",
  async () => {
    for (const [, args] of cases) started.push(await startOrch({ args: args() }));
    await sleep(settleSeconds * 1000);
    const beforeMs = started.map((each) => processorMs(each.pid));
    await sleep(seconds * 1000);
    const percents = started.map((each, i) => (processorMs(each.pid) - (beforeMs[i] ?? 0)) / seconds / 10);
    const texts = cases.map(([what], i) => `${what}: ${percents[i]?.toFixed(2)} % of a processor`);
    console.log(texts.join("; "));
    for (const [i, [what, , max]] of cases.entries()) assert.ok((percents[i] ?? 100) <= max, `${what}, above ${max} %`);
  },
  { timeoutMs: 900_000 },
);

test.run();
