import { CgroupDriver as Driver } from "../../../generated/pb/cri/v1/api_pb.ts";
import { pause } from "../../lib/pause.ts";
import type { CgroupDriver } from "../cgroups/names.ts";
import { isUnimplemented, type RuntimeClient } from "./connectRuntime.ts";

const attempts = 3;
const retryMs = 2000;

/**
 * How the runtime makes control groups; undefined for one that does not say. Rejects with a ConnectError when it fails
 * again and again, and with an Error for a way that the agent does not know.
 */
export async function runtimeCgroupDriver(
  runtime: Pick<RuntimeClient, "runtimeConfig">,
  signal: AbortSignal,
): Promise<CgroupDriver | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { linux } = await runtime.runtimeConfig({});
      return linux === undefined ? undefined : driverOf(linux.cgroupDriver);
    } catch (error) {
      if (isUnimplemented(error)) return undefined;
      if (attempt === attempts || signal.aborted) throw error;
      await pause(retryMs, signal); // it may be starting still
    }
  }
}

function driverOf(driver: Driver): CgroupDriver {
  if (driver === Driver.SYSTEMD) return "systemd";
  if (driver === Driver.CGROUPFS) return "cgroupfs";
  throw new Error(`the container runtime makes control groups in a way that is not known: ${driver}`);
}
