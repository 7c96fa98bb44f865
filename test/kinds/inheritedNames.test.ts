import { generated } from "../../generated/index.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { tryInheritedNames } from "./inheritedNames.ts";
import { openSamples } from "./samples.ts";

const test = suite("names that every object inherits");
const samples = openSamples();
/** Places of maps that an earlier kind has; test/long/inheritedNames.ts looks at all maps of all kinds. */
const known = new Set<string>();

let api: Api;
test.before(async () => {
  api = await openApi({ runtimeConfig: ["api/all=true"], featureGates: { AllAlpha: "true", AllBeta: "true" } });
});
test.after(() => api.stop());

for (const kind of generated.resources) {
  if (kind.virtual === true || !kind.verbs.includes("create")) continue;
  const run = () => tryInheritedNames({ api, kind, samples }, known);
  test(`${kind.apiVersion} ${kind.kind}`, run, { timeoutMs: 60_000 });
}

test.run();
