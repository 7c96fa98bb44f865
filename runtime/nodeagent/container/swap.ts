import type { ResourceRequirements } from "../../../generated/core/v1/shared.ts";
import type { LinuxContainerResourcesSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
import { podQos, type QosSpec } from "../../schema/pods/podQos.ts";
import { nanosIn, unitsOf } from "./amounts.ts";
import type { MessageFields } from "./messageInit.ts";

/** What a machine has to swap with. */
export interface SwapMachine {
  readonly cgroupVersion: 1 | 2;
  /** Bytes. */
  readonly memoryCapacity: number;
  /** Bytes of swap that all pods may use together; undefined where the kernel cannot keep containers from it. */
  readonly swapForPods: number | undefined;
  readonly swapBehavior: "NoSwap" | "LimitedSwap";
}

type SwapFields = Pick<MessageFields<typeof LinuxContainerResourcesSchema>, "memorySwapLimitInBytes" | "unified">;

export interface SwapAsked {
  readonly isCritical: boolean;
  readonly spec: QosSpec;
  readonly resources: ResourceRequirements | undefined;
  /** Bytes; 0 for none. */
  readonly memoryLimit: number;
  readonly machine: SwapMachine;
}

/** How much swap a container may use, once the machine has some. */
export function swapLimit({ machine, memoryLimit, ...asked }: SwapAsked): SwapFields {
  if (machine.swapForPods === undefined) return {};
  // Version 1 counts memory and swap together.
  if (machine.cgroupVersion === 1) return { memorySwapLimitInBytes: BigInt(memoryLimit) };
  const bytes = sharesSwap(machine) && maySwap(asked) ? shareOfSwap(asked.resources, machine) : 0;
  return { unified: { "memory.swap.max": String(bytes) } };
}

/** Version 1 cannot bound what a container swaps. */
export function sharesSwap(machine: Pick<SwapMachine, "cgroupVersion" | "swapBehavior" | "swapForPods">): boolean {
  return machine.swapForPods !== undefined && machine.cgroupVersion === 2 && machine.swapBehavior === "LimitedSwap";
}

/** Only containers of burstable pods that may use more memory than they ask for. */
export function maySwap({
  isCritical,
  spec,
  resources,
}: Pick<SwapAsked, "isCritical" | "spec" | "resources">): boolean {
  if (isCritical || podQos(spec) !== "Burstable") return false;
  const request = nanosIn(resources?.requests, "memory");
  return request !== 0n && request !== nanosIn(resources?.limits, "memory");
}

/** As large a part of the swap as the container's request is of the memory; none for more than there is. */
function shareOfSwap(resources: ResourceRequirements | undefined, machine: SwapMachine): number {
  const { memoryCapacity, swapForPods = 0 } = machine;
  const request = unitsOf(nanosIn(resources?.requests, "memory"));
  return request > memoryCapacity ? 0 : Math.floor((request / memoryCapacity) * swapForPods);
}
