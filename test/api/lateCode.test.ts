import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import type { Generated, ResourceDescriptor } from "../../runtime/schema/index.ts";
import { openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("api code that loads late");

/** The built-in kinds, of which the versions of one cannot be loaded for the first time. */
function withFailures(kind: string): { readonly kinds: Generated; readonly failed: () => readonly string[] } {
  const failed: string[] = [];
  const late = (descriptor: ResourceDescriptor): ResourceDescriptor => ({
    ...descriptor,
    load: async () => {
      if (failed.includes(descriptor.apiVersion)) return descriptor.load();
      failed.push(descriptor.apiVersion);
      throw Object.assign(new Error("too many open files"), { code: "EMFILE" });
    },
  });
  const made = new Map(generated.resources.map((each) => [each, each.kind === kind ? late(each) : each]));
  const of = (descriptor: ResourceDescriptor) => made.get(descriptor) ?? descriptor;
  const handlers = generated.handlers.map((each) => ({ ...each, descriptor: of(each.descriptor) }));
  return { kinds: { ...generated, resources: generated.resources.map(of), handlers }, failed: () => failed };
}

test("a kind and its other versions that could not be loaded are loaded by the next request", async () => {
  const { kinds, failed } = withFailures("HorizontalPodAutoscaler");
  const api = await openApi({ generated: kinds });
  const metadata = { name: "a" };
  const spec = { maxReplicas: 2, scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "a" } };
  const create = () => api.post("/apis/autoscaling/v2/namespaces/default/horizontalpodautoscalers", { metadata, spec });
  const statuses = [(await create()).status, (await create()).status, (await create()).status];
  assert.equal(
    [statuses, failed()],
    [
      [503, 503, 201],
      ["autoscaling/v2", "autoscaling/v1"],
    ],
  );
  assert.is(api.server.errors.filter((each) => each.includes("too many open files")).length, 2);
  await api.server.stop();
});

test.run();
