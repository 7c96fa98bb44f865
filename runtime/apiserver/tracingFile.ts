import type { TracingConfiguration } from "../component/tracing/openTracer.ts";
import { defaultEndpoint, noEndpoint, tracingEndpoint } from "../component/tracing/tracingEndpoint.ts";
import { fieldsOf, readConfiguration, type Report } from "../configuration/configurationFile.ts";

const kindName = "TracingConfiguration";
const versions: readonly string[] = ["v1", "v1beta1", "v1alpha1"];
/** @limit Requests of a million that the server traces: the file is refused. */
const maxRate = 1_000_000;

/**
 * Reads a TracingConfiguration, in YAML or JSON. Throws an Error whose lines are "file:line:column: field: what is
 * wrong".
 */
export function parseTracingFile(
  text: string,
  { file, apiDomain }: { readonly file: string; readonly apiDomain: string },
): TracingConfiguration {
  return readConfiguration(text, file, (value, report) => {
    const known = ["apiVersion", "kind", "endpoint", "samplingRatePerMillion"];
    const fields = fieldsOf(value, { path: [], known, report }) ?? {};
    const group = `apiserver.config.${apiDomain}`;
    if (fields.kind !== kindName || !versions.some((each) => fields.apiVersion === `${group}/${each}`)) {
      report(["kind"], `the file must hold a ${kindName} of ${group}/${versions[0]}`);
    }
    return {
      endpoint: endpointOf(fields.endpoint, report),
      samplingRatePerMillion: rateOf(fields.samplingRatePerMillion, report),
    };
  });
}

function endpointOf(value: unknown, report: Report): string {
  if (value === undefined || value === null) return defaultEndpoint;
  const endpoint = typeof value === "string" ? tracingEndpoint(value) : undefined;
  if (endpoint === undefined) report(["endpoint"], noEndpoint);
  return endpoint ?? defaultEndpoint;
}

function rateOf(value: unknown, report: Report): number {
  if (value === undefined || value === null) return 0;
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= maxRate) return value;
  report(["samplingRatePerMillion"], `must be a whole number from 0 to ${maxRate}`);
  return 0;
}
