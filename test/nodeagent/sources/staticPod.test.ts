import * as assert from "uvu/assert";
import { generated } from "../../../generated/index.ts";
import { staticPod } from "../../../runtime/nodeagent/sources/staticPod.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("static pods");

const { names } = generated.platform;
const context = { names, nodeName: "n", source: "file", origin: "/etc/pods/a.yaml", nowMs: 0 } as const;
const priorityOf = (spec: object) =>
  staticPod({ metadata: { name: "a" }, spec: { containers: [], ...spec } }, context).spec?.priority;

test("a pod of a class of the system has its priority without a server", () => {
  assert.is(priorityOf({ priorityClassName: "system-node-critical" }), 2_000_001_000);
  assert.is(priorityOf({ priorityClassName: "system-cluster-critical" }), 2_000_000_000);
});

test("what a manifest says stands, and other classes are the server's", () => {
  assert.is(priorityOf({ priorityClassName: "system-node-critical", priority: 7 }), 7);
  assert.is(priorityOf({ priorityClassName: "own" }), undefined);
  assert.is(priorityOf({}), undefined);
});

test.run();
