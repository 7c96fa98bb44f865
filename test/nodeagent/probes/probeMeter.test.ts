import * as assert from "uvu/assert";
import { probeMeter } from "../../../runtime/nodeagent/probes/probeMeter.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("metrics of probes");

test("runs are counted by probe and result, and forgotten with their pod", async () => {
  const meter = probeMeter({ prefix: "orch", native: false });
  const container = { name: "c", image: "x" };
  const podOf = (name: string) => ({
    metadata: { name, namespace: "d", uid: `uid-${name}` },
    spec: { containers: [container] },
  });
  const [a, b] = [podOf("a"), podOf("b")];
  meter.onRun({ pod: a, container, kind: "liveness", result: "failed", seconds: 0.02 });
  meter.onRun({ pod: a, container, kind: "liveness", result: "failed", seconds: 0.02 });
  meter.onRun({ pod: b, container, kind: "readiness", result: "successful", seconds: 3 });
  const request = { path: "/", query: new URLSearchParams(), accept: "", acceptEncoding: "", body: "" };
  const text = async () => (await meter.page(request)).body.toString();
  const both = await text();
  const of = 'container="c",namespace="d",pod="a"';
  assert.match(both, `prober_probe_total{${of},pod_uid="uid-a",probe_type="Liveness",result="failed"} 2\n`);
  assert.match(both, 'probe_type="Readiness",result="successful"} 1\n');
  meter.forget(a);
  const left = await text();
  assert.not.match(left, 'pod="a"');
  assert.match(left, 'pod="b"');
  assert.match(left, /^process_start_time_seconds \d/m, "from when on the counts are");
});

test.run();
