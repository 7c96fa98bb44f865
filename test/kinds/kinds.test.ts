import { generated } from "../../generated/index.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { askKind, readKind } from "./review.ts";
import { openSamples } from "./samples.ts";
import { walkKind } from "./walk.ts";

const test = suite("every kind");
const samples = openSamples();

let api: Api;
test.before(async () => {
  api = await openApi({
    runtimeConfig: ["api/all=true"],
    featureGates: { AllAlpha: "true", AllBeta: "true" },
    // Samples name what is not there, and no controller takes finalizers off.
    disableAdmissionPlugins: ["PodGroupWorkloadExists", "PodGroupProtection"],
  });
});
test.after(() => api.stop());

for (const kind of generated.resources) {
  test(`${kind.apiVersion} ${kind.kind}`, () => {
    if (kind.virtual === true) return askKind(api, kind, samples);
    return kind.verbs.includes("create") ? walkKind(api, kind, samples) : readKind(api, kind);
  });
}

test.run();
