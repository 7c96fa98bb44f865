import type { StatusResponse } from "../../../generated/pb/cri/v1/api_pb.ts";

/** What the runtime says of itself, and for how long it has said nothing good. */
export interface RuntimeHealth {
  /** The runtime answered; undefined: it did not. */
  readonly looked: (status: StatusResponse | undefined, nowMs: number) => void;
  /** As it was last answered. */
  readonly status: () => StatusResponse | undefined;
  /** Whether the last answer was that pods can have a network. */
  readonly hasNetwork: () => boolean;
  /** What there is against running pods. */
  readonly problems: (nowMs: number) => readonly string[];
}

/** A runtime that is started anew, or is slow once, is away for less than that. */
const downMs = 30_000;

export function runtimeHealth(beganMs: number): RuntimeHealth {
  let goodMs = beganMs;
  let status: StatusResponse | undefined;
  return {
    looked: (now, nowMs) => {
      if (nowMs < goodMs) goodMs = nowMs; // the clock was put back
      if (now === undefined) return;
      status = now;
      if (problemOf(now, "RuntimeReady") === undefined) goodMs = nowMs;
    },
    status: () => status,
    hasNetwork: () => status !== undefined && networkProblem(status) === undefined,
    problems: (nowMs) => [
      ...(nowMs - goodMs >= downMs ? ["container runtime is down"] : []),
      ...(status === undefined ? [] : [problemOf(status, "RuntimeReady"), networkProblem(status)]).filter(
        (each) => each !== undefined,
      ),
    ],
  };
}

/** Why pods cannot have a network of their own; undefined where they can. */
export function networkProblem(status: StatusResponse): string | undefined {
  return problemOf(status, "NetworkReady");
}

function problemOf({ status }: StatusResponse, type: "NetworkReady" | "RuntimeReady"): string | undefined {
  const found = status?.conditions.find((each) => each.type === type);
  if (found?.status === true) return undefined;
  const text = found === undefined ? "condition is missing" : `reason:${found.reason} message:${found.message}`;
  return `container runtime ${type === "NetworkReady" ? "network " : ""}not ready: ${type}=false ${text}`;
}
