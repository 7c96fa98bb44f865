// Generated from core/v1/probe.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./probe.ts";
import {
  validateGRPCAction,
  validateHTTPGetAction,
  validateHTTPHeader,
  validateLifecycle,
  validateProbe,
} from "./probe.validator.ts";

/** Fields of Probe in wire order. */
export const Probe: Structure = structure("Probe", () => [
  field("exec", 1, { structure: () => ExecAction }, { presence: "pointer", inlinePath: [1] }),
  field("httpGet", 2, { structure: () => HTTPGetAction }, { presence: "pointer", inlinePath: [1] }),
  field("tcpSocket", 3, { structure: () => TCPSocketAction }, { presence: "pointer", inlinePath: [1] }),
  field("grpc", 4, { structure: () => GRPCAction }, { presence: "pointer", inlinePath: [1] }),
  field("initialDelaySeconds", 2, "int32"),
  field("timeoutSeconds", 3, "int32"),
  field("periodSeconds", 4, "int32"),
  field("successThreshold", 5, "int32"),
  field("failureThreshold", 6, "int32"),
  field("terminationGracePeriodSeconds", 7, "int64", { presence: "pointer" }),
], { validate: validateProbe });

/** Fields of ExecAction in wire order. */
export const ExecAction: Structure = structure("ExecAction", () => [
  field("command", 1, { list: "string" }, { listType: "atomic" }),
]);

/** Fields of HTTPGetAction in wire order. */
export const HTTPGetAction: Structure = structure("HTTPGetAction", () => [
  field("path", 1, "string"),
  field("port", 2, "intOrString", { presence: "always", empty: "checked" }),
  field("host", 3, "string"),
  field("scheme", 4, "string"),
  field("httpHeaders", 5, { list: { structure: () => HTTPHeader } }, { listType: "atomic" }),
], { validate: validateHTTPGetAction });

/** Fields of HTTPHeader in wire order. */
export const HTTPHeader: Structure = structure("HTTPHeader", () => [
  field("name", 1, "string", { presence: "always", errors: "asParent" }),
  field("value", 2, "string", { presence: "always" }),
], { validate: validateHTTPHeader });

/** Fields of TCPSocketAction in wire order. */
export const TCPSocketAction: Structure = structure("TCPSocketAction", () => [
  field("port", 1, "intOrString", { presence: "always", empty: "checked" }),
  field("host", 2, "string"),
]);

/** Fields of GRPCAction in wire order. */
export const GRPCAction: Structure = structure("GRPCAction", () => [
  field("port", 1, "int32", { presence: "always" }),
  field("service", 2, "string", { presence: "pointer" }),
], { validate: validateGRPCAction });

/** Fields of Lifecycle in wire order. */
export const Lifecycle: Structure = structure("Lifecycle", () => [
  field("postStart", 1, { structure: () => LifecycleHandler }, { presence: "pointer" }),
  field("preStop", 2, { structure: () => LifecycleHandler }, { presence: "pointer" }),
  field("stopSignal", 3, "string", { presence: "pointer", gate: "ContainerStopSignals" }),
], { validate: validateLifecycle });

/** Fields of LifecycleHandler in wire order. */
export const LifecycleHandler: Structure = structure("LifecycleHandler", () => [
  field("exec", 1, { structure: () => ExecAction }, { presence: "pointer" }),
  field("httpGet", 2, { structure: () => HTTPGetAction }, { presence: "pointer" }),
  field("tcpSocket", 3, { structure: () => TCPSocketAction }, { presence: "pointer" }),
  field("sleep", 4, { structure: () => SleepAction }, { presence: "pointer" }),
]);

/** Fields of SleepAction in wire order. */
export const SleepAction: Structure = structure("SleepAction", () => [
  field("seconds", 1, "int64", { presence: "always" }),
]);

export function defaultProbe(o: types.Probe): void {
  o.timeoutSeconds ??= 1;
  o.periodSeconds ??= 10;
  o.successThreshold ??= 1;
  o.failureThreshold ??= 3;
  if (o.httpGet) defaultHTTPGetAction(o.httpGet);
  if (o.tcpSocket) defaultTCPSocketAction(o.tcpSocket);
  if (o.grpc) defaultGRPCAction(o.grpc);
}

export function defaultHTTPGetAction(o: types.HTTPGetAction): void {
  o.path ??= "/";
  o.port ??= 0;
  o.scheme ??= "HTTP";
  if (o.httpHeaders) for (const each of o.httpHeaders) defaultHTTPHeader(each);
}

export function defaultHTTPHeader(o: types.HTTPHeader): void {
  o.name ??= "";
  o.value ??= "";
}

export function defaultTCPSocketAction(o: types.TCPSocketAction): void {
  o.port ??= 0;
}

export function defaultGRPCAction(o: types.GRPCAction): void {
  o.port ??= 0;
  o.service ??= "";
}

export function defaultLifecycle(o: types.Lifecycle): void {
  if (o.postStart) defaultLifecycleHandler(o.postStart);
  if (o.preStop) defaultLifecycleHandler(o.preStop);
}

export function defaultLifecycleHandler(o: types.LifecycleHandler): void {
  if (o.httpGet) defaultHTTPGetAction(o.httpGet);
  if (o.tcpSocket) defaultTCPSocketAction(o.tcpSocket);
  if (o.sleep) defaultSleepAction(o.sleep);
}

export function defaultSleepAction(o: types.SleepAction): void {
  o.seconds ??= 0;
}
