import * as assert from "uvu/assert";
import { parseNodeagentFlags } from "../../../generated/flags.ts";
import { builtIn } from "../../../runtime/cli/builtIn.ts";
import { tracerOf } from "../../../runtime/cli/nodeagent.ts";
import { agentMetrics } from "../../../runtime/cli/nodeagentPort.ts";
import { type OtlpReceiver, startOtlpReceiver } from "../../harness/peers/otlpReceiver.ts";
import { suite } from "../../harness/suite.ts";
import { onNode } from "./gatedNode.ts";
import { eventually } from "./scriptedNode.ts";

const test = suite("nodeagent: traces of the work on pods");

let receiver: OtlpReceiver;
test.before(async () => {
  receiver = await startOtlpReceiver();
});
test.after(() => receiver.stop());

const flagsOf = (rate: number) => [
  `--tracing-endpoint=${receiver.endpoint}`,
  `--tracing-sampling-rate-per-million=${rate}`,
];

test("each step of a pod is a trace, and its calls say so to the runtime", () =>
  onNode(
    "",
    async (node) => {
      const { metadata } = await node.make("traced");
      await node.until("traced", ({ phase }) => phase === "Running");
      await node.remove("traced");
      await eventually(() => node.isGone("traced"));
      const steps = ["prepare", "createSandbox", "start", "kill", "tearDown", "forget"];
      const stepOf = (step: string) => receiver.spans.find((each) => each.attributes["k8s.pod.step"] === step);
      await eventually(() => steps.every((each) => stepOf(each) !== undefined));
      assert.equal(
        steps.map((each) => [each, stepOf(each)?.name, stepOf(each)?.parentId]),
        [
          ["prepare", "syncPod", ""],
          ["createSandbox", "syncPod", ""],
          ["start", "syncPod", ""],
          ["kill", "syncTerminatingPod", ""],
          ["tearDown", "syncTerminatedPod", ""],
          ["forget", "syncTerminatedPod", ""],
        ],
      );
      const start = stepOf("start");
      const { "k8s.pod.step": _, ...attributes } = start?.attributes ?? {};
      assert.equal(attributes, {
        ...{ "k8s.pod": "default/traced", "k8s.pod.name": "traced", "k8s.namespace.name": "default" },
        ...{ "k8s.pod.uid": metadata?.uid ?? "", "k8s.container.name": "main" },
      });
      const made = receiver.spans.find(({ name, parentId }) => {
        return name === "runtime.v1.RuntimeService/CreateContainer" && parentId === start?.spanId;
      });
      assert.is(made?.traceId, start?.traceId);
      assert.ok(node.runtime.faults.traces.includes(`createContainer 00-${made?.traceId}-${made?.spanId}-01`));
    },
    { flags: flagsOf(1_000_000) },
  ));

test("a step that fails is a span that failed", () =>
  onNode(
    "",
    async (node) => {
      node.runtime.state.images.clear();
      await node.make("without");
      await eventually(() => {
        return receiver.spans.some((each) => each.attributes["k8s.pod.name"] === "without" && each.hasFailed);
      });
    },
    { flags: flagsOf(1_000_000) },
  ));

test("without a rate nothing is traced, and the runtime hears of no trace", async () => {
  const before = receiver.spans.length;
  await onNode(
    "",
    async (node) => {
      await node.make("quiet");
      await node.until("quiet", ({ phase }) => phase === "Running");
      assert.equal(node.runtime.faults.traces, []);
    },
    { flags: flagsOf(0) },
  );
  assert.is(receiver.spans.length, before);
});

test("an endpoint that is none is refused", async () => {
  const parsed = parseNodeagentFlags(["--tracing-endpoint=nowhere"]);
  if (!("flags" in parsed)) throw new Error(JSON.stringify(parsed));
  const log = { error: () => {}, warning: () => {}, info: () => {}, isOn: () => false };
  const metrics = agentMetrics(parsed.flags, builtIn.platform);
  const opening = tracerOf(parsed.flags, { generated: builtIn, metrics, log });
  const text = await opening.then(String, (error: Error) => error.message);
  assert.is(text, "--tracing-endpoint: must be HOST:PORT, or a URL of http or https without a path");
});

test("a collector that is away holds nothing up", async () => {
  const flags = ["--tracing-endpoint=127.0.0.1:9", "--tracing-sampling-rate-per-million=1000000"];
  await onNode(
    "",
    async (node) => {
      await node.make("alone");
      await node.until("alone", ({ phase }) => phase === "Running");
    },
    { flags },
  );
});

test.run();
