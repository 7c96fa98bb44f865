import { platform } from "../../generated/platform.ts";
import type { ResourceContext } from "../../runtime/nodeagent/container/resources.ts";
import type { SecurityOptions } from "../../runtime/nodeagent/container/security.ts";
import { runtimeKeys } from "../../runtime/nodeagent/container/names.ts";

const gib = 1024 ** 3;

/** A machine with 8 GiB of memory, 2 GiB of swap and pages of 2 MiB. */
export const machine: ResourceContext = {
  cgroupVersion: 2,
  memoryCapacity: 8 * gib,
  swapForPods: 2 * gib,
  swapBehavior: "NoSwap",
  cpuCfsQuota: true,
  cpuPeriodUs: 100_000,
  hugePageSizes: ["2Mi"],
  annotationConfigSource: "orch.io/config.source",
};

export const security: SecurityOptions = {
  seccompRoot: "/agent/seccomp",
  seccompDefault: false,
  hasAppArmor: false,
  volumeGroups: [],
};

export const keys = runtimeKeys(platform);
