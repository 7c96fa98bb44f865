import { join } from "node:path";
import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { readRuleFiles } from "./ruleTable.ts";
import { RuleTries } from "./ruleTries.ts";

const test = suite("validation rules");

const everyKind = { runtimeConfig: ["api/all=true"], undocumented: "/apis/rules.example.com" };
let lastNumber = 0;
const servers = new Map<string, Promise<Api>>();

/** A server with every kind, and all or the default gates; started when it is first asked for. */
function serverWith(gates: "all" | "default", type: string): Promise<Api> {
  const key = `${gates} ${type === "Pod"}`;
  const featureGates = gates === "all" ? { AllAlpha: "true", AllBeta: "true" } : {};
  // These refuse a pod that names no class of theirs before it is validated.
  const disableAdmissionPlugins = type === "Pod" ? ["Priority", "RuntimeClass"] : [];
  const server = servers.get(key) ?? openApi({ ...everyKind, featureGates, disableAdmissionPlugins });
  servers.set(key, server);
  return server;
}
test.after(async () => {
  for (const each of servers.values()) await (await each).stop();
});

const files = readRuleFiles(join(import.meta.dirname, "rules"));

for (const file of files) {
  const tries: { all?: RuleTries; default?: RuleTries } = {};
  for (const rule of file.rules) {
    const gates = rule.gates ?? "all";
    const run = async () => {
      tries[gates] ??= new RuleTries(await serverWith(gates, file.type), file, () => ++lastNumber);
      await tries[gates].run(rule);
    };
    test(`${file.type} ${rule.field}: ${rule.rule}`, run, { timeoutMs: 60_000 }); // the first waits for the server
  }
}

test("626 rules are shown, each once", () => {
  const names = files.flatMap(({ type, rules }) => rules.map(({ field, rule }) => `${type} ${field}: ${rule}`));
  const twice = names.filter((each, at) => names.indexOf(each) !== at);
  assert.equal(twice, []);
  assert.is(names.length, 626);
});

test.run();
