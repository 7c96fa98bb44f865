import { generated } from "../../generated/index.ts";
import { type MeasuredServer, openMeasured } from "../harness/measured.ts";
import { suite } from "../harness/suite.ts";
import { expectLinear, newGrowths } from "./linear.ts";
import { openSamples } from "./samples.ts";

const test = suite("work that grows with a part of a kind");
const samples = openSamples();

let server: MeasuredServer;
test.before(async () => {
  server = await openMeasured({ runtimeConfig: ["api/all=true"], featureGates: { AllAlpha: "true", AllBeta: "true" } });
});
test.after(() => server.stop());

/** Of the lists and maps one in so many is looked at here; test/long/linearKinds.ts looks at all parts. */
const oneIn = 50;
const known = new Set<string>();
let count = 0;

for (const kind of generated.resources.filter((each) => each.verbs.includes("create"))) {
  const full = samples.full(kind);
  const growths = newGrowths({ kind, full }, known).filter(({ sort }) => sort !== "text" && count++ % oneIn === 0);
  if (growths.length === 0) continue;
  const name = `${kind.apiVersion} ${kind.kind}: ${growths.length} large lists and maps take the time of their size`;
  test(
    name,
    async () => {
      for (const growth of growths) await expectLinear({ server, kind, full }, growth);
    },
    { timeoutMs: 120_000 },
  );
}

test.run();
