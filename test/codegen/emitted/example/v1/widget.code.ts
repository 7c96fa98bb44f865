// Generated from example/v1/widget.yaml. Do not edit.
import { celCell, celRules } from "../../../../../runtime/cel/index.ts";
import type { KindCode, Structure } from "../../../../../runtime/schema/index.ts";
import { age, cell, check, field, row, structure, valueAt } from "../../../../../runtime/schema/index.ts";
import { ObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./widget.ts";
import { validateWidget, validateWidgetPart, validateWidgetSpec } from "./widget.validator.ts";

/** Fields of Widget in wire order. */
export const Widget: Structure = structure("Widget", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => WidgetSpec }, {
    rules: [{ rule: "self.color == oldSelf.color", message: "is immutable", fieldPath: ".color" }],
  }),
  field("status", 3, { structure: () => WidgetStatus }, { presence: "always" }),
], { typeMeta: { kind: "Widget", apiVersion: "example.orch.io/v1" }, validate: validateWidget });

/** Fields of WidgetSpec in wire order. */
export const WidgetSpec: Structure = structure("WidgetSpec", () => [
  field("size", 1, "int32", { presence: "pointer" }),
  field("color", 2, "string"),
  field("replicas", 3, "int64", { presence: "pointer" }),
  field("parts", 4, { list: { structure: () => WidgetPart } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
  field("tags", 5, { list: "string" }, { listType: "set" }),
  field("owners", 6, { map: "string" }),
  field("port", 7, "int32"),
  field("targetPort", 8, "intOrString"),
  field("mode", 9, "string", { presence: "always" }),
  field("selector", 10, { map: "string" }, { presence: "always", nullable: true }),
  field("template", 11, "raw"),
  field("code", 12, "string"),
], { rules: [{ rule: "self.replicas * self.size <= 100", messageExpression: "'at most 100 mm in all, not ' + string(self.replicas * self.size)" }], validate: validateWidgetSpec });

/** Fields of WidgetPart in wire order. */
export const WidgetPart: Structure = structure("WidgetPart", () => [
  field("name", 1, "string", { presence: "always" }),
  field("weight", 2, "quantity"),
  field("parts", 3, { list: { structure: () => WidgetPart } }),
], { validate: validateWidgetPart });

/** Fields of WidgetStatus in wire order. */
export const WidgetStatus: Structure = structure("WidgetStatus", () => [
  field("replicas", 1, "int32", { presence: "always" }),
  field("seen", 2, "time"),
]);

const rules = celRules(Widget);

/** What requests for widgets need. */
export const code: KindCode<types.Widget> = {
  structure: Widget,
  setDefaults: defaultWidget,
  validate: (object, old) => rules(check(Widget, object), object, old),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.color, ""),
    (object) => cell(object.spec?.parts?.[0]?.name, ""),
    (object) => cell(valueAt(object, ["spec", "template", "image"]), ""),
    (object, { nowMs }) => age(object.status?.seen, nowMs),
    celCell(Widget, "self.spec.size > 10 ? 'yes' : 'no'", "string"),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy: {},
};

export function defaultWidget(o: types.Widget): void {
  o.metadata ??= {};
  o.status ??= {};
  if (o.spec) defaultWidgetSpec(o.spec);
  defaultWidgetStatus(o.status);
}

export function defaultWidgetSpec(o: types.WidgetSpec): void {
  o.color ??= "Red";
  o.replicas ??= 1;
  if (o.targetPort === undefined && o.port != null) o.targetPort = o.port;
  o.mode ||= "Fast";
  o.selector ??= null;
  if (o.parts) for (const each of o.parts) defaultWidgetPart(each);
}

export function defaultWidgetPart(o: types.WidgetPart): void {
  o.name ??= "";
  o.weight ??= "1";
  if (o.parts) for (const each of o.parts) defaultWidgetPart(each);
}

export function defaultWidgetStatus(o: types.WidgetStatus): void {
  o.replicas ??= 0;
}
