import * as assert from "uvu/assert";
import { flagSets, parseControllerManagerFlags, parseNodeagentFlags } from "../../generated/flags.ts";
import { type GateName, gates as known, parseFeatureGates } from "../../generated/gates.ts";
import { generated } from "../../generated/index.ts";
import { agentMetrics, agentPortOptions } from "../../runtime/cli/nodeagentPort.ts";
import { aboutProcess, processMetrics } from "../../runtime/component/pages/aboutProcess.ts";
import { configzPage } from "../../runtime/component/pages/configz.ts";
import { type PageAnswer, type Pages, piecesOf } from "../../runtime/component/pages/page.ts";
import { componentPages } from "../../runtime/component/pages/pages.ts";
import { usualChecks } from "../../runtime/component/pages/usualChecks.ts";
import { Verbosity } from "../../runtime/component/logs/verbosity.ts";
import type { MetricRegistry } from "../../runtime/metrics/metricRegistry.ts";
import { claimMeter } from "../../runtime/nodeagent/meters/claimMeter.ts";
import { ownVersion } from "../../runtime/component/version.ts";
import { configurationOf } from "../../runtime/configuration/flagFiles.ts";
import { flagTexts } from "../../runtime/schema/flags.ts";
import { metricFamilies } from "../harness/metricFamilies.ts";
import { suite } from "../harness/suite.ts";

const test = suite("what processes say of themselves");

const { platform } = generated;
const checks = { livez: usualChecks, readyz: usualChecks };
const log = { error: () => {}, warning: () => {}, info: () => {}, isOn: () => false };

/** The pages of a process, as its program makes them. */
function pagesOf(component: string, settings: Record<string, string> = {}): Pages {
  const gates = parseFeatureGates(settings);
  const own = { component, platform, version: ownVersion(platform), gates, verbosity: new Verbosity(0, []) };
  const process = {
    ...{ ...own, metrics: processMetrics(platform, gates), flags: { v: "0" }, hasProfiling: false, random: () => 0 },
    printYaml: JSON.stringify,
  };
  return componentPages({ ...aboutProcess(process), checks, logWarning: () => {} });
}

function agentPages(args: readonly string[] = [], use: (metrics: MetricRegistry) => void = () => {}): Pages {
  const parsed = parseNodeagentFlags(args);
  if (!("flags" in parsed)) throw new Error("the flags of the node agent");
  const metrics = agentMetrics(parsed.flags, platform);
  use(metrics);
  const verbosity = new Verbosity(0, []);
  const { component } = agentPortOptions(parsed.flags, {
    generated,
    flagSet: flagSets.nodeagent,
    configuration: {},
    log,
    verbosity,
    metrics,
  });
  return componentPages({ ...component, checks });
}

async function read(pages: Pages, path: string, accept = ""): Promise<PageAnswer> {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`there is no ${path}`);
  return page({ path, query: new URLSearchParams(), accept, acceptEncoding: "", body: "" });
}

const golden = `# HELP orch_healthcheck [STABLE] Whether a health check passed when it last ran.
# TYPE orch_healthcheck gauge
orch_healthcheck{name="log",type="healthz"} 1
orch_healthcheck{name="log",type="livez"} 1
orch_healthcheck{name="log",type="readyz"} 1
orch_healthcheck{name="ping",type="healthz"} 1
orch_healthcheck{name="ping",type="livez"} 1
orch_healthcheck{name="ping",type="readyz"} 1
# HELP orch_healthchecks_total [STABLE] Results of health checks.
# TYPE orch_healthchecks_total counter
orch_healthchecks_total{name="log",status="success",type="healthz"} 1
orch_healthchecks_total{name="log",status="success",type="livez"} 1
orch_healthchecks_total{name="log",status="success",type="readyz"} 1
orch_healthchecks_total{name="ping",status="success",type="healthz"} 1
orch_healthchecks_total{name="ping",status="success",type="livez"} 1
orch_healthchecks_total{name="ping",status="success",type="readyz"} 1
`;

const processes: readonly [name: string, pages: () => Pages, gateComponent: string][] = [
  ["apiserver", () => pagesOf("apiserver"), "apiserver"],
  ["controller-manager", () => pagesOf("controller-manager"), "controller-manager"],
  ["nodeagent", () => agentPages(), "node-agent"],
];
for (const [name, open, gateComponent] of processes) {
  test(`${name} has the pages that every process has`, () => {
    const paths = [...open().keys()].filter((each) => !each.includes("/debug/pprof")).sort();
    assert.equal(paths, [
      ...["/flagz", "/healthz", "/healthz/", "/livez", "/livez/", "/metrics", "/metrics/slis", "/readyz", "/readyz/"],
      ...["/statusz", "PUT /debug/flags/v"],
    ]);
  });

  test(`${name} has the result of each check at /metrics/slis`, async () => {
    const lines = String((await read(open(), "/metrics/slis")).body)
      .trimEnd()
      .split("\n");
    assert.equal(lines.sort(), golden.trimEnd().split("\n").sort());
  });

  test(`${name} has its name and versions at /statusz`, async () => {
    const { body } = await read(open(), "/statusz", "application/json;as=Statusz;g=config.orch.io;v=v1beta1");
    const { startTime, uptimeSeconds, goVersion, ...rest } = JSON.parse(String(body));
    assert.equal([typeof startTime, typeof uptimeSeconds, goVersion], ["string", "number", `node ${process.version}`]);
    assert.equal(rest, {
      ...{ kind: "Statusz", apiVersion: "config.orch.io/v1beta1", metadata: { name } },
      ...{ binaryVersion: "1.36.0", emulationVersion: "1.36", minimumCompatibilityVersion: "1.35" },
      paths: ["/flagz", "/healthz", "/livez", "/metrics", "/metrics/slis", "/readyz", "/statusz"],
    });
  });

  test(`${name} shows the gates that it looks at`, async () => {
    const text = String((await read(open(), "/metrics")).body);
    const shown = [...text.matchAll(/^orch_feature_enabled\{name="(\w+)"/gm)].map(([, gate]) => gate as GateName);
    const own = known.filter(({ components }) => components.includes(gateComponent) || components.includes("all"));
    assert.equal(shown.sort(), own.map((each) => each.name).sort());
    assert.ok(shown.length > 5);
    const version = `version_info{binary="1.36",component="${name}",emulation="1.36",min_compat="1.35"} 1\n`;
    assert.ok(text.includes(version));
  });
}

for (const isOn of [false, true]) {
  test(`metrics of a node agent have ${isOn ? "" : "no "}native histograms in protobuf, as its gate says`, async () => {
    let measured = Promise.resolve();
    const pages = agentPages(isOn ? ["--feature-gates=NativeHistograms=true"] : [], (metrics) => {
      measured = claimMeter(metrics).operation("PrepareResources", async () => {});
    });
    await measured;
    const accept = "application/vnd.google.protobuf;proto=io.prometheus.client.MetricFamily;encoding=delimited";
    const { body, contentType } = await read(pages, "/metrics", accept);
    assert.is(contentType, accept.replaceAll(";", "; "));
    const families = metricFamilies(Buffer.concat(piecesOf({ body }).pieces));
    const histogram = families.get("dra_operations_duration_seconds")?.metric[0]?.histogram;
    assert.equal([histogram?.bucket.length, histogram?.sampleCount], [9, 1n]);
    assert.is(histogram?.positiveSpan.length, isOn ? 1 : 0);
    const enabled = families.get("orch_feature_enabled");
    const gate = enabled?.metric.find(({ label }) => label.some(({ value }) => value === "NativeHistograms"));
    assert.is(gate?.gauge?.value, isOn ? 1 : 0);
    const text = await read(pages, "/metrics", "text/plain");
    assert.match(
      Buffer.concat(piecesOf(text).pieces).toString(),
      `orch_feature_enabled{name="NativeHistograms",stage="ALPHA"} ${isOn ? 1 : 0}\n`,
    );
  });
}

test("gates that are off take their pages away", () => {
  const pages = pagesOf("apiserver", { ComponentStatusz: "false", ComponentFlagz: "false", ComponentSLIs: "false" });
  assert.equal(
    ["/statusz", "/flagz", "/metrics/slis"].map((each) => pages.has(each)),
    [false, false, false],
  );
});

test("/configz has the configuration that the flags come to, without what is confidential", async () => {
  const set = flagSets["controller-manager"];
  const parsed = parseControllerManagerFlags(["--v=3", "--tls-private-key-file=/secret"]);
  if (set === undefined || !("flags" in parsed)) throw new Error("the flags of the controller manager");
  const { body, contentType } = await read(configzPage("manager", configurationOf(set, parsed.flags)), "/configz");
  assert.is(contentType, "application/json");
  const { manager } = JSON.parse(String(body));
  assert.equal(
    [manager.kind, manager.apiVersion],
    ["ControllerManagerConfiguration", "controller-manager.config.orch.io/v1alpha1"],
  );
  assert.is(JSON.stringify(manager).includes("/secret"), false);
  assert.is(flagTexts(set, parsed.flags)["tls-private-key-file"], "<redacted>");
});

test.run();
