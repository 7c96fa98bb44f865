import { apiserverStorageTransformationOperationsTotal } from "../../generated/metrics.ts";
import type { Counter } from "../metrics/family.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { GroupResource } from "../schema/index.ts";
import { type Provider, startsWith } from "./providers.ts";

/** A value on its way to the store, or from it. */
export interface Transformation {
  readonly type: "to_storage" | "from_storage";
  readonly resource: GroupResource | undefined;
  /** Undefined when no provider has the value. */
  readonly provider: Provider | undefined;
  /** As the field names outcomes of remote calls, which transformations often are. */
  readonly status: "OK" | "Unknown";
}

/** Makes what counts transformations. Few labels come of it: providers and resources are those of a configuration. */
export function transformationMeter(metrics: MetricRegistry): (transformation: Transformation) => void {
  const family = metrics.counter(apiserverStorageTransformationOperationsTotal);
  const known = metrics.cache((_: GroupResource) => new Map<string, Counter>());
  return ({ type, resource = nowhere, provider, status }) => {
    const prefix = provider?.prefix.toString() ?? "unknown";
    const ofResource = known.get(resource);
    const key = `${type} ${status} ${prefix}`;
    let counter = ofResource.get(key);
    if (counter === undefined) {
      const name = resource.group === "" ? resource.resource : `${resource.resource}.${resource.group}`;
      counter = family.with({ resource: name, transformation_type: type, transformer_prefix: prefix, status });
      ofResource.set(key, counter);
    }
    counter.add();
  };
}

/** The provider that would read a value. */
export function readerOf(providers: readonly Provider[], stored: Uint8Array): Provider | undefined {
  return providers.find((each) => startsWith(stored, each.prefix));
}

const nowhere: GroupResource = { group: "", resource: "" };
