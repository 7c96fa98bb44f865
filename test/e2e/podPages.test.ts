import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { root } from "../harness/kubectl.ts";
import { suite } from "../harness/suite.ts";
import { normalize, parseSteps, rewriteOutputs } from "../harness/transcript.ts";
import type { Parsed } from "../harness/watch.ts";
import { missingContainerd } from "../nodeagent/harness/containerd.ts";
import { obedientSleep, type RealNode, startRealNode } from "../nodeagent/harness/realNode.ts";

const test = suite("what a node agent says of a pod, page by page");
const missing = missingContainerd();
const file = join(root, "test/e2e/endpoints/nodeagent-pod.console");
const isUpdate = process.env["UPDATE_TRANSCRIPTS"] === "1";

let node: RealNode;

/** A page of the agent, asked through the API server. */
async function page(path: string): Promise<{ readonly type: string; readonly text: string }> {
  const { transport } = node.client;
  const { body, headers } = await transport.request({
    method: "GET",
    path: `/api/v1/nodes/${node.name}/proxy${path}`,
    headers: { accept: "*/*" },
  });
  return { type: String(headers["content-type"]), text: Buffer.from(body).toString() };
}

/** Rates and the use of disks are there when they were measured for the second and for the first time. */
async function untilMeasured(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const { pods, node: whole } = JSON.parse((await page("/stats/summary")).text);
    const container = pods[0]?.containers?.[0];
    const probes = (await page("/metrics/probes")).text;
    const isMeasured = [
      ...[whole.cpu?.usageNanoCores, container?.cpu?.usageNanoCores, pods[0]?.cpu?.usageNanoCores],
      ...[container?.rootfs?.usedBytes, container?.logs?.usedBytes, pods[0]?.["ephemeral-storage"]?.usedBytes],
    ].every((each) => each !== undefined);
    if (isMeasured && /Liveness/.test(probes) && /Readiness/.test(probes)) return;
    await sleep(100);
  }
  throw new Error("the pod is not measured");
}

/** The form of the answer: what is there under which names, without the amounts and what not every machine has. */
function shown({ type, text }: { readonly type: string; readonly text: string }): string {
  const form = type === "application/json" ? jsonForm(text) : metricForm(text);
  return withPlaces(`${type}\n${form}`);
}

/** Pressure is measured by version 2 of control groups, which has a limit only where one is set. */
function jsonForm(text: string): string {
  const reviver = (key: string, value: Parsed): unknown => {
    if (key === "psi" || key === "io" || key === "interfaces") return undefined;
    if (key === "network") return { ...value, name: "<interface>" };
    if (key === "memory") return { ...value, availableBytes: undefined };
    return typeof value === "number" ? "<number>" : value;
  };
  return JSON.stringify(JSON.parse(text, reviver), null, 1).replaceAll('"<number>"', "<number>");
}

/** `# TYPE` and series without their values, each family's in order, of histograms the last bucket. */
function metricForm(text: string): string {
  const families = text.split(/^# HELP .*\n/m).map((family) => {
    const [head = "", ...series] = family.split("\n").filter((line) => line !== "" && !/le="[\d.]+"/.test(line));
    return [head, ...series.map((line) => line.replace(/ [\d.e+]+( \d{13})?$/, "")).sort()].join("\n");
  });
  return families.filter((each) => each !== "").join("\n");
}

function withPlaces(text: string): string {
  return text
    .replace(/(boot_id|machine_id|system_uuid)="[^"]*"/g, '$1="<id>"')
    .replace(/(device|kernelVersion|osVersion)="[^"]*"/g, '$1="<machine>"')
    .replace(/^(.*,device="<machine>".*)(\n\1)+$/gm, "$1") // a machine may have more disks
    .replace(/\b[0-9a-f]{64}\b/g, "<id>")
    .replace(/\/orch-test-\d+/g, "<group>")
    .replace(/pod[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "pod<uid>");
}

if (missing !== undefined) test.skip("a pod that runs, in numbers of use and of probes", missing);
else {
  test.before(async () => {
    node = await startRealNode(["--authorization-mode=AlwaysAllow", "--anonymous-auth=true"]);
  });
  test.after(() => node.close());

  test(
    "a pod that runs, in numbers of use and of probes",
    async () => {
      const probe = { exec: { command: ["true"] }, periodSeconds: 1 };
      const { image } = node.runtime;
      await node.make("measured", {
        containers: [{ name: "main", image, command: obedientSleep, livenessProbe: probe, readinessProbe: probe }],
        automountServiceAccountToken: false,
      });
      await node.until("measured", ({ conditions = [] }) =>
        conditions.some((each) => each.type === "Ready" && each.status === "True"),
      );
      await untilMeasured();
      const results = [];
      for (const step of parseSteps(readFileSync(file, "utf8"))) {
        results.push({ step, output: shown(await page(step.command.replace("GET ", ""))) });
      }
      assert.is(results.length, 5);
      if (isUpdate) rewriteOutputs(file, results);
      else for (const { step, output } of results) assert.is(normalize(output), normalize(step.output), step.command);
    },
    { timeoutMs: 120_000 },
  );
}

test.run();
