import type { Model, OutputFile } from "../model.ts";
import type { AlertModel, PanelModel } from "../monitoringModel.ts";

/** monitoring/: rules that Prometheus loads, and a dashboard that Grafana imports. */
export function emitMonitoring({ monitoring, platform }: Pick<Model, "monitoring" | "platform">): OutputFile[] {
  const { alerts, panels } = monitoring;
  if (alerts.length === 0 && panels.length === 0) return [];
  const title = `${platform.name} control plane`;
  return [
    { path: "monitoring/alerts.yaml", text: alertRules(platform.name, alerts) },
    { path: "monitoring/dashboard.json", text: `${JSON.stringify(dashboard(title, panels), undefined, 2)}\n` },
  ];
}

/** Texts are quoted as JSON quotes them, which YAML reads the same. */
function alertRules(name: string, alerts: readonly AlertModel[]): string {
  const rules = alerts.map(({ name: alert, expr, for: time, severity, summary }) => [
    `      - alert: ${JSON.stringify(alert)}`,
    `        expr: ${JSON.stringify(expr)}`,
    ...(time === undefined ? [] : [`        for: ${time}`]),
    `        labels: { severity: ${JSON.stringify(severity)} }`,
    `        annotations: { summary: ${JSON.stringify(summary)} }`,
  ]);
  const head = ["# Generated from spec/metrics.yaml. Do not edit.", "groups:", `  - name: ${name}`, "    rules:"];
  return `${[...head, ...rules.flat()].join("\n")}\n`;
}

const width = 8;
const height = 8;
const columns = 3;

function dashboard(title: string, panels: readonly PanelModel[]): object {
  const rows = [...new Set(panels.map(({ row }) => row))];
  const shown: object[] = [];
  let y = 0;
  for (const row of rows) {
    shown.push({ id: shown.length + 1, type: "row", title: row, gridPos: { x: 0, y, w: width * columns, h: 1 } });
    y += 1;
    const own = panels.filter((each) => each.row === row);
    for (const [index, panel] of own.entries()) {
      const at = { x: (index % columns) * width, y: y + Math.floor(index / columns) * height, w: width, h: height };
      shown.push({ id: shown.length + 1, ...panelOf(panel), gridPos: at });
    }
    y += Math.ceil(own.length / columns) * height;
  }
  return {
    title,
    schemaVersion: 39,
    tags: ["control-plane"],
    time: { from: "now-1h", to: "now" },
    refresh: "30s",
    templating: { list: [{ name: "datasource", type: "datasource", query: "prometheus" }] },
    panels: shown,
  };
}

function panelOf({ title, unit, legend, expr }: PanelModel): object {
  const datasource = { type: "prometheus", uid: "${datasource}" };
  return {
    type: "timeseries",
    title,
    datasource,
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: [{ refId: "A", datasource, expr, legendFormat: legend.map((each) => `{{${each}}}`).join(" ") }],
  };
}
