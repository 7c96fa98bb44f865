import { uptime } from "node:os";
import * as definitions from "../../../generated/metrics.ts";
import type { AgentFamilies } from "./families.ts";

/** Measures how long an agent takes from its start to a node that is ready. Each step counts the first time only. */
export interface StartupMeter {
  readonly registering: () => void;
  readonly registered: () => void;
  readonly ready: () => void;
}

export function startupMeter({ gauge }: AgentFamilies): StartupMeter {
  const seconds = () => performance.now() / 1000; // since this process began
  const times: { registering?: number; registered?: number; ready?: number } = {};
  return {
    registering: () => {
      if (times.registering !== undefined) return;
      times.registering = seconds();
      gauge(definitions.nodeStartupPreRegistrationDurationSeconds).with({}).set(times.registering);
    },
    registered: () => {
      if (times.registered !== undefined) return;
      times.registered = seconds();
      const took = times.registered - (times.registering ?? times.registered);
      gauge(definitions.nodeStartupRegistrationDurationSeconds).with({}).set(took);
    },
    ready: () => {
      if (times.ready !== undefined) return;
      times.ready = seconds();
      const took = times.ready - (times.registered ?? times.ready);
      gauge(definitions.nodeStartupPostRegistrationDurationSeconds).with({}).set(took);
      gauge(definitions.nodeStartupDurationSeconds).with({}).set(uptime());
    },
  };
}
