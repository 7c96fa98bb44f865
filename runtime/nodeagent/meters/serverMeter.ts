import * as definitions from "../../../generated/metrics.ts";
import type { AgentFamilies } from "./families.ts";

/** Counts and measures requests to the ports of the agent. */
export interface ServerMeter {
  /**
   * A request has come. `path` is the first part of one that the agent serves, or "". Returns what is to be called at
   * its end.
   */
  readonly began: (given: {
    readonly method: string;
    readonly path: string;
    readonly serverType: "readonly" | "readwrite";
  }) => () => void;
  /** A client that may have one has asked for a session in a container over a WebSocket. */
  readonly webSocket: (subresource: "attach" | "exec" | "portforward") => void;
}

/** Routes that stay open for as long as their clients like. */
const longRunning: ReadonlySet<string> = new Set(["attach", "containerLogs", "exec", "portForward"]);
const methods: ReadonlySet<string> = new Set(["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"]);

export function serverMeter({ counter, gauge, histogram }: AgentFamilies): ServerMeter {
  const total = counter(definitions.httpRequestsTotal);
  const inflight = gauge(definitions.httpInflightRequests);
  const duration = histogram(definitions.httpRequestsDurationSeconds);
  const webSockets = counter(definitions.websocketStreamingRequestsTotal);
  return {
    webSocket: (subresource) => webSockets.with({ subresource }).add(),
    began: ({ method, path, serverType }) => {
      const labels = {
        long_running: String(longRunning.has(path)),
        method: methods.has(method) ? method : "other",
        path: path === "" ? "other" : path,
        server_type: serverType,
      };
      const beganMs = performance.now();
      total.with(labels).add();
      inflight.with(labels).add(1);
      return () => {
        inflight.with(labels).add(-1);
        duration.with(labels).observe((performance.now() - beganMs) / 1000);
      };
    },
  };
}
