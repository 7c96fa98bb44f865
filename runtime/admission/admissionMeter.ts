import {
  apiserverAdmissionControllerAdmissionDurationSeconds,
  apiserverAdmissionStepAdmissionDurationSeconds,
} from "../../generated/metrics.ts";
import type { Histogram } from "../metrics/histogram.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { AdmissionAttributes } from "./plugin.ts";

/** "admit" is the step that changes objects. */
export type AdmissionStep = "admit" | "validate";

/** Times one step of one write: a lap for each plugin, then the end. */
export interface AdmissionTimer {
  readonly lap: (plugin: string, options: { readonly rejected: boolean }) => void;
  readonly end: (options: { readonly rejected: boolean }) => void;
}

/** Begins to time a step. */
export type AdmissionMeter = (step: AdmissionStep, operation: AdmissionAttributes["operation"]) => AdmissionTimer;

const steps: readonly AdmissionStep[] = ["admit", "validate"];
const operations: readonly AdmissionAttributes["operation"][] = ["create", "update", "delete"];

/** Steps of a sort are found by a small number, so that no text is put together for a write. */
export function admissionMeter(metrics: MetricRegistry): AdmissionMeter {
  const ofPlugins = metrics.histogram(apiserverAdmissionControllerAdmissionDurationSeconds);
  const ofSteps = metrics.histogram(apiserverAdmissionStepAdmissionDurationSeconds);
  const known = metrics.cache((number: number): ((plugin: string) => Histogram) => {
    const operation = operations[Math.floor(number / 4)] ?? "create";
    const type = steps[Math.floor(number / 2) % 2] ?? "admit";
    const labels = { type, operation: operation.toUpperCase(), rejected: String(number % 2 === 1) };
    const plugins = new Map<string, Histogram>();
    return (name) => {
      let histogram = plugins.get(name);
      if (histogram === undefined) {
        histogram = name === "" ? ofSteps.with(labels) : ofPlugins.with({ ...labels, name });
        plugins.set(name, histogram);
      }
      return histogram;
    };
  });
  return (step, operation) => {
    const startMs = performance.now();
    const number = operations.indexOf(operation) * 4 + steps.indexOf(step) * 2;
    let lapMs = startMs;
    const observe = (name: string, sinceMs: number, rejected: boolean) => {
      lapMs = performance.now();
      known
        .get(rejected ? number + 1 : number)(name)
        .observe((lapMs - sinceMs) / 1000);
    };
    return {
      lap: (plugin, { rejected }) => observe(plugin, lapMs, rejected),
      end: ({ rejected }) => observe("", startMs, rejected),
    };
  };
}
