import { generated } from "../../generated/index.ts";
import { type MeasuredServer, openMeasured } from "../harness/measured.ts";
import { suite } from "../harness/suite.ts";
import { growthsOf } from "../kinds/growth.ts";
import { expectLinear } from "../kinds/linear.ts";
import { openSamples } from "../kinds/samples.ts";

const test = suite("work that grows with any part of any kind, long");
const samples = openSamples();

let server: MeasuredServer;
test.before(async () => {
  server = await openMeasured({ runtimeConfig: ["api/all=true"], featureGates: { AllAlpha: "true", AllBeta: "true" } });
});
test.after(() => server.stop());

for (const kind of generated.resources.filter((each) => each.verbs.includes("create"))) {
  const full = samples.full(kind);
  const growths = growthsOf(full);
  test(
    `${kind.apiVersion} ${kind.kind}: ${growths.length} large lists, maps and texts take the time of their size`,
    async () => {
      for (const growth of growths) await expectLinear({ server, kind, full }, growth);
    },
    { timeoutMs: 30 * 60_000 },
  );
}

test.run();
