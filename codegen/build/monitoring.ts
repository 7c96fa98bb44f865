import type { MonitoringModel } from "../monitoringModel.ts";
import { list, record, strings, text } from "../read.ts";
import type { SpecDocument } from "../spec.ts";

/** Alerts and panels as spec/metrics.yaml lists them. */
export function buildMonitoring(document: SpecDocument | undefined): MonitoringModel {
  const data = record(document?.data);
  return {
    alerts: list(data.alerts)
      .map(record)
      .map((each) => ({
        name: text(each.name) ?? "",
        expr: text(each.expr) ?? "",
        for: text(each.for),
        severity: text(each.severity) ?? "",
        summary: text(each.summary) ?? "",
      })),
    panels: list(data.panels)
      .map(record)
      .map((each) => ({
        row: text(each.row) ?? "",
        title: text(each.title) ?? "",
        unit: text(each.unit) ?? "",
        legend: strings(each.legend),
        expr: text(each.expr) ?? "",
      })),
  };
}
