// Generated from metrics/v1beta1/nodeMetrics.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/metrics/nodeMetrics/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { cell, check, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./nodeMetrics.ts";
import { validateNodeMetrics } from "./nodeMetrics.validator.ts";

/** Fields of NodeMetrics in wire order. */
export const NodeMetrics: Structure = structure("NodeMetrics", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("timestamp", 2, "time", { presence: "always", nullable: true }),
  field("window", 3, "duration", { presence: "always" }),
  field("usage", 4, { map: "quantity" }, { presence: "always", nullable: true }),
], { typeMeta: { kind: "NodeMetrics", apiVersion: "metrics.orch.io/v1beta1" }, validate: validateNodeMetrics });

/** What requests for nodes need. */
export const code: KindCode<types.NodeMetrics> = {
  structure: NodeMetrics,
  setDefaults: defaultNodeMetrics,
  validate: (object) => check(NodeMetrics, object),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.usage?.cpu, ""),
    (object) => cell(object.usage?.memory, ""),
    (object) => cell(object.window, ""),
  ]),
  strategy,
};

export function defaultNodeMetrics(o: types.NodeMetrics): void {
  o.metadata ??= {};
  o.timestamp ??= null;
  o.window ??= "0s";
  o.usage ??= null;
  defaultObjectMeta(o.metadata);
}
