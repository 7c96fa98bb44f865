/** What a controller of one's own is made of, beside the client and its informers. */
export { createController, type ControllerOptions, type OwnController } from "./createController.ts";
export type { Outcome } from "./frame/runController.ts";
export type { QueueMeter, WorkQueueOptions } from "./frame/workQueue.ts";
export * from "../component/eventRecorder.ts";
export { DeposedError } from "../component/leader/fence.ts";
export { lead, type LeadOptions, type LeaseClient } from "../component/leader/lead.ts";
export type { ElectionTimes } from "../component/leader/times.ts";
