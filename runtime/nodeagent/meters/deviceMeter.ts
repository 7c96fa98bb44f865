import * as definitions from "../../../generated/metrics.ts";
import type { DeviceMeter } from "../plugins/deviceManager.ts";
import type { AgentFamilies } from "./families.ts";

/** Counts device plugins that register, and measures how they give their devices. */
export function deviceMeter({ counter, histogram }: AgentFamilies): DeviceMeter {
  const registrations = counter(definitions.devicePluginRegistrationTotal);
  const duration = histogram(definitions.devicePluginAllocDurationSeconds);
  return {
    registered: (resource_name) => registrations.with({ resource_name }).add(),
    allocated: (resource_name, tookMs) => duration.with({ resource_name }).observe(tookMs / 1000),
  };
}

type Call = "get" | "getAllocatableResources" | "list";

/** Counts calls for what containers have, and those that fail. */
export function podResourcesMeter({ counter }: AgentFamilies): <T>(call: Call, answer: () => T) => T {
  const labels = { server_api_version: "v1" };
  const total = counter(definitions.podResourcesEndpointRequestsTotal);
  const requests = {
    get: counter(definitions.podResourcesEndpointRequestsGet),
    getAllocatableResources: counter(definitions.podResourcesEndpointRequestsGetAllocatable),
    list: counter(definitions.podResourcesEndpointRequestsList),
  };
  const errors = {
    get: counter(definitions.podResourcesEndpointErrorsGet),
    getAllocatableResources: counter(definitions.podResourcesEndpointErrorsGetAllocatable),
    list: counter(definitions.podResourcesEndpointErrorsList),
  };
  return (call, answer) => {
    total.with(labels).add();
    requests[call].with(labels).add();
    try {
      return answer();
    } catch (error) {
      errors[call].with(labels).add();
      throw error;
    }
  };
}
