// Generated from apiregistration/v1/apiService.yaml. Do not edit.
import {
  available as printAvailable,
  service as printService,
} from "../../../runtime/kinds/apiregistration/apiService/columns.ts";
import { strategy } from "../../../runtime/kinds/apiregistration/apiService/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkAPIService } from "./apiService.rules.ts";
import type * as types from "./apiService.ts";
import { validateAPIServiceCondition, validateAPIServiceStatus } from "./apiService.validator.ts";

/** Fields of APIService in wire order. */
export const APIService: Structure = structure("APIService", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => APIServiceSpec }, { presence: "always" }),
  field("status", 3, { structure: () => APIServiceStatus }, { presence: "always" }),
], { typeMeta: { kind: "APIService", apiVersion: "apiregistration.orch.io/v1" } });

/** Fields of APIServiceSpec in wire order. */
export const APIServiceSpec: Structure = structure("APIServiceSpec", () => [
  field("service", 1, { structure: () => ServiceReference }, { presence: "pointer" }),
  field("group", 2, "string"),
  field("version", 3, "string"),
  field("insecureSkipTLSVerify", 4, "boolean"),
  field("caBundle", 5, "bytes"),
  field("groupPriorityMinimum", 7, "int32", { presence: "always" }),
  field("versionPriority", 8, "int32", { presence: "always" }),
], { causes: ["group", "version", "groupPriorityMinimum", "versionPriority", "service", "insecureSkipTLSVerify"] });

/** Fields of ServiceReference in wire order. */
export const ServiceReference: Structure = structure("ServiceReference", () => [
  field("namespace", 1, "string"),
  field("name", 2, "string"),
  field("port", 3, "int32", { presence: "pointer" }),
], { causes: ["namespace", "name", "port"] });

/** Fields of APIServiceStatus in wire order. */
export const APIServiceStatus: Structure = structure("APIServiceStatus", () => [
  field("conditions", 1, { list: { structure: () => APIServiceCondition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
], { validate: validateAPIServiceStatus });

/** Fields of APIServiceCondition in wire order. */
export const APIServiceCondition: Structure = structure("APIServiceCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("lastTransitionTime", 3, "time", { presence: "always", nullable: true }),
  field("reason", 4, "string"),
  field("message", 5, "string"),
], { validate: validateAPIServiceCondition });

/** What requests for apiservices need. */
export const code: KindCode<types.APIService> = {
  structure: APIService,
  setDefaults: defaultAPIService,
  validate: (object, old) => checkRules(check(APIService, object), checkAPIService, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printService,
    printAvailable,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultAPIService(o: types.APIService): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.APIService["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultAPIServiceSpec(o.spec);
  defaultAPIServiceStatus(o.status);
}

export function defaultAPIServiceSpec(o: types.APIServiceSpec): void {
  o.groupPriorityMinimum ??= 0;
  o.versionPriority ??= 0;
  if (o.service) defaultServiceReference(o.service);
}

export function defaultServiceReference(o: types.ServiceReference): void {
  o.port ??= 443;
}

export function defaultAPIServiceStatus(o: types.APIServiceStatus): void {
  if (o.conditions) for (const each of o.conditions) defaultAPIServiceCondition(each);
}

export function defaultAPIServiceCondition(o: types.APIServiceCondition): void {
  o.type ??= "";
  o.status ??= "" as NonNullable<types.APIServiceCondition["status"]>;
  o.lastTransitionTime ??= null;
}
