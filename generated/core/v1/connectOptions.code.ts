// Generated from core/v1/connectOptions.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./connectOptions.ts";

/** Fields of PodAttachOptions in wire order. */
export const PodAttachOptions: Structure = structure("PodAttachOptions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("stdin", 1, "boolean"),
  field("stdout", 2, "boolean"),
  field("stderr", 3, "boolean"),
  field("tty", 4, "boolean"),
  field("container", 5, "string"),
]);

/** Fields of PodExecOptions in wire order. */
export const PodExecOptions: Structure = structure("PodExecOptions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("stdin", 1, "boolean"),
  field("stdout", 2, "boolean"),
  field("stderr", 3, "boolean"),
  field("tty", 4, "boolean"),
  field("container", 5, "string"),
  field("command", 6, { list: "string" }, { presence: "always", nullable: true, listType: "atomic" }),
]);

/** Fields of PodLogOptions in wire order. */
export const PodLogOptions: Structure = structure("PodLogOptions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("container", 1, "string"),
  field("follow", 2, "boolean"),
  field("previous", 3, "boolean"),
  field("sinceSeconds", 4, "int64", { presence: "pointer" }),
  field("sinceTime", 5, "time", { presence: "pointer" }),
  field("timestamps", 6, "boolean"),
  field("tailLines", 7, "int64", { presence: "pointer" }),
  field("limitBytes", 8, "int64", { presence: "pointer" }),
  field("insecureSkipTLSVerifyBackend", 9, "boolean"),
  field("stream", 10, "string", { presence: "pointer" }),
]);

/** Fields of PodPortForwardOptions in wire order. */
export const PodPortForwardOptions: Structure = structure("PodPortForwardOptions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("ports", 1, { list: "int32" }, { listType: "atomic" }),
]);

/** Fields of PodProxyOptions in wire order. */
export const PodProxyOptions: Structure = structure("PodProxyOptions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("path", 1, "string"),
]);

/** Fields of ServiceProxyOptions in wire order. */
export const ServiceProxyOptions: Structure = structure("ServiceProxyOptions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("path", 1, "string"),
]);

/** Fields of NodeProxyOptions in wire order. */
export const NodeProxyOptions: Structure = structure("NodeProxyOptions", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("path", 1, "string"),
]);

export function defaultPodExecOptions(o: types.PodExecOptions): void {
  o.command ??= null;
}
