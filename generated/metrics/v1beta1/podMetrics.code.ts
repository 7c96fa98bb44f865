// Generated from metrics/v1beta1/podMetrics.yaml. Do not edit.
import { cpu as printCpu, memory as printMemory } from "../../../runtime/kinds/metrics/podMetrics/columns.ts";
import { strategy } from "../../../runtime/kinds/metrics/podMetrics/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { cell, check, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./podMetrics.ts";
import { validatePodMetrics } from "./podMetrics.validator.ts";

/** Fields of PodMetrics in wire order. */
export const PodMetrics: Structure = structure("PodMetrics", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("timestamp", 2, "time", { presence: "always", nullable: true }),
  field("window", 3, "duration", { presence: "always" }),
  field("containers", 4, { list: { structure: () => ContainerMetrics } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
], { typeMeta: { kind: "PodMetrics", apiVersion: "metrics.orch.io/v1beta1" }, validate: validatePodMetrics });

/** Fields of ContainerMetrics in wire order. */
export const ContainerMetrics: Structure = structure("ContainerMetrics", () => [
  field("name", 1, "string", { presence: "always" }),
  field("usage", 2, { map: "quantity" }, { presence: "always", nullable: true }),
]);

/** What requests for pods need. */
export const code: KindCode<types.PodMetrics> = {
  structure: PodMetrics,
  setDefaults: defaultPodMetrics,
  validate: (object) => check(PodMetrics, object),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printCpu,
    printMemory,
    (object) => cell(object.window, ""),
  ]),
  strategy,
};

export function defaultPodMetrics(o: types.PodMetrics): void {
  o.metadata ??= {};
  o.timestamp ??= null;
  o.window ??= "0s";
  o.containers ??= null;
  defaultObjectMeta(o.metadata);
  if (o.containers) for (const each of o.containers) defaultContainerMetrics(each);
}

export function defaultContainerMetrics(o: types.ContainerMetrics): void {
  o.name ??= "";
  o.usage ??= null;
}
