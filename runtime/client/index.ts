/** The client that generated code is thin over. */
export * from "../schema/object.ts";
export type { Verb } from "../schema/descriptor.ts";
export type { Status, StatusCause, StatusDetails } from "../schema/status.ts";
export { StatusError } from "../schema/status.ts";
export { requestJson } from "./call.ts";
export type { Clock } from "./clock.ts";
export * from "./errors.ts";
export * from "./informer.ts";
export type { InformerHandler } from "./informerHandlers.ts";
export type { Indexer, InformerStore } from "./informerStore.ts";
export { KubeconfigError } from "./kubeconfigError.ts";
export type * from "./options.ts";
export type * from "./patch.ts";
export type { Interruption, ReconnectEvent } from "./reflector.ts";
export { clusterResource, namespacedResource } from "./resource.ts";
export type * from "./resourceTypes.ts";
export * from "./createTransport.ts";
export * from "./transport.ts";
