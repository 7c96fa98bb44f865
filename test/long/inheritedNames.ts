import { generated } from "../../generated/index.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { tryInheritedNames } from "../kinds/inheritedNames.ts";
import { openSamples } from "../kinds/samples.ts";

const test = suite("names that every object inherits, long");
const samples = openSamples();

let api: Api;
test.before(async () => {
  api = await openApi({ runtimeConfig: ["api/all=true"], featureGates: { AllAlpha: "true", AllBeta: "true" } });
});
test.after(() => api.stop());

for (const kind of generated.resources) {
  if (kind.virtual === true || !kind.verbs.includes("create")) continue;
  const run = () => tryInheritedNames({ api, kind, samples });
  test(`${kind.apiVersion} ${kind.kind}`, run, { timeoutMs: 60_000 });
}

test.run();
