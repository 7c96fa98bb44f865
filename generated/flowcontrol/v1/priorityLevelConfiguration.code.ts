// Generated from flowcontrol/v1/priorityLevelConfiguration.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/flowcontrol/priorityLevelConfiguration/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkPriorityLevelConfiguration } from "./priorityLevelConfiguration.rules.ts";
import type * as types from "./priorityLevelConfiguration.ts";
import {
  validateLimitResponse,
  validatePriorityLevelConfigurationSpec,
  validatePriorityLevelConfigurationStatus,
} from "./priorityLevelConfiguration.validator.ts";

/** Fields of PriorityLevelConfiguration in wire order. */
export const PriorityLevelConfiguration: Structure = structure("PriorityLevelConfiguration", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => PriorityLevelConfigurationSpec }, { presence: "always" }),
  field("status", 3, { structure: () => PriorityLevelConfigurationStatus }, { presence: "always" }),
], { typeMeta: { kind: "PriorityLevelConfiguration", apiVersion: "flowcontrol.apiserver.orch.io/v1" } });

/** Fields of PriorityLevelConfigurationSpec in wire order. */
export const PriorityLevelConfigurationSpec: Structure = structure("PriorityLevelConfigurationSpec", () => [
  field("type", 1, "string", { presence: "always", empty: "checked" }),
  field("limited", 2, { structure: () => LimitedPriorityLevelConfiguration }, { presence: "pointer" }),
  field("exempt", 3, { structure: () => ExemptPriorityLevelConfiguration }, { presence: "pointer" }),
], { causes: ["type", "limited", "exempt"], validate: validatePriorityLevelConfigurationSpec });

/** Fields of LimitedPriorityLevelConfiguration in wire order. */
export const LimitedPriorityLevelConfiguration: Structure = structure("LimitedPriorityLevelConfiguration", () => [
  field("nominalConcurrencyShares", 1, "int32", { presence: "pointer" }),
  field("limitResponse", 2, { structure: () => LimitResponse }, { presence: "always" }),
  field("lendablePercent", 3, "int32", { presence: "pointer" }),
  field("borrowingLimitPercent", 4, "int32", { presence: "pointer" }),
], { causes: ["nominalConcurrencyShares", "limitResponse", "lendablePercent", "borrowingLimitPercent"] });

/** Fields of LimitResponse in wire order. */
export const LimitResponse: Structure = structure("LimitResponse", () => [
  field("type", 1, "string", { presence: "always", empty: "checked" }),
  field("queuing", 2, { structure: () => QueuingConfiguration }, { presence: "pointer" }),
], { validate: validateLimitResponse });

/** Fields of QueuingConfiguration in wire order. */
export const QueuingConfiguration: Structure = structure("QueuingConfiguration", () => [
  field("queues", 1, "int32", { presence: "always" }),
  field("handSize", 2, "int32", { presence: "always" }),
  field("queueLengthLimit", 3, "int32", { presence: "always" }),
]);

/** Fields of ExemptPriorityLevelConfiguration in wire order. */
export const ExemptPriorityLevelConfiguration: Structure = structure("ExemptPriorityLevelConfiguration", () => [
  field("nominalConcurrencyShares", 1, "int32", { presence: "pointer" }),
  field("lendablePercent", 2, "int32", { presence: "pointer" }),
]);

/** Fields of PriorityLevelConfigurationStatus in wire order. */
export const PriorityLevelConfigurationStatus: Structure = structure("PriorityLevelConfigurationStatus", () => [
  field("conditions", 1, { list: { structure: () => PriorityLevelConfigurationCondition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
], { validate: validatePriorityLevelConfigurationStatus });

/** Fields of PriorityLevelConfigurationCondition in wire order. */
export const PriorityLevelConfigurationCondition: Structure = structure("PriorityLevelConfigurationCondition", () => [
  field("type", 1, "string"),
  field("status", 2, "string"),
  field("lastTransitionTime", 3, "time", { presence: "always", nullable: true }),
  field("reason", 4, "string"),
  field("message", 5, "string"),
]);

/** What requests for prioritylevelconfigurations need. */
export const code: KindCode<types.PriorityLevelConfiguration> = {
  structure: PriorityLevelConfiguration,
  setDefaults: defaultPriorityLevelConfiguration,
  validate: (object, old) => checkRules(check(PriorityLevelConfiguration, object), checkPriorityLevelConfiguration, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.type, ""),
    (object) => cell(object.spec?.limited?.nominalConcurrencyShares, "<none>"),
    (object) => cell(object.spec?.limited?.limitResponse?.queuing?.queues, "<none>"),
    (object) => cell(object.spec?.limited?.limitResponse?.queuing?.handSize, "<none>"),
    (object) => cell(object.spec?.limited?.limitResponse?.queuing?.queueLengthLimit, "<none>"),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultPriorityLevelConfiguration(o: types.PriorityLevelConfiguration): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.PriorityLevelConfiguration["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultPriorityLevelConfigurationSpec(o.spec);
  defaultPriorityLevelConfigurationStatus(o.status);
}

export function defaultPriorityLevelConfigurationSpec(o: types.PriorityLevelConfigurationSpec): void {
  o.type ??= "" as NonNullable<types.PriorityLevelConfigurationSpec["type"]>;
  if (o.limited) defaultLimitedPriorityLevelConfiguration(o.limited);
  if (o.exempt) defaultExemptPriorityLevelConfiguration(o.exempt);
}

export function defaultLimitedPriorityLevelConfiguration(o: types.LimitedPriorityLevelConfiguration): void {
  o.nominalConcurrencyShares ??= 30;
  o.limitResponse ??= {} as NonNullable<types.LimitedPriorityLevelConfiguration["limitResponse"]>;
  o.lendablePercent ??= 0;
  defaultLimitResponse(o.limitResponse);
}

export function defaultLimitResponse(o: types.LimitResponse): void {
  o.type ??= "" as NonNullable<types.LimitResponse["type"]>;
  if (o.queuing) defaultQueuingConfiguration(o.queuing);
}

export function defaultQueuingConfiguration(o: types.QueuingConfiguration): void {
  o.queues ||= 64;
  o.handSize ||= 8;
  o.queueLengthLimit ||= 50;
}

export function defaultExemptPriorityLevelConfiguration(o: types.ExemptPriorityLevelConfiguration): void {
  o.nominalConcurrencyShares ??= 0;
  o.lendablePercent ??= 0;
}

export function defaultPriorityLevelConfigurationStatus(o: types.PriorityLevelConfigurationStatus): void {
  if (o.conditions) for (const each of o.conditions) defaultPriorityLevelConfigurationCondition(each);
}

export function defaultPriorityLevelConfigurationCondition(o: types.PriorityLevelConfigurationCondition): void {
  o.lastTransitionTime ??= null;
}
