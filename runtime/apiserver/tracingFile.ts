import type { TracingConfiguration } from "../component/tracing/openTracer.ts";
import { fieldsOf, readConfiguration, type Report } from "../configuration/configurationFile.ts";

const kindName = "TracingConfiguration";
const versions: readonly string[] = ["v1", "v1beta1", "v1alpha1"];
const defaultEndpoint = "http://localhost:4317";
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

/** HOST:PORT, which is reached without TLS, or a URL of http or https. */
function endpointOf(value: unknown, report: Report): string {
  if (value === undefined || value === null) return defaultEndpoint;
  const text = typeof value !== "string" ? "" : value.includes("://") ? value : `http://${value}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const hasPort = typeof value === "string" && (value.includes("://") || /:\d+$/.test(value));
  const isPlain =
    hasPort && url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.username === "";
  if (!isPlain || url.search !== "" || url.hash !== "") {
    report(["endpoint"], "must be HOST:PORT, or a URL of http or https without a path");
  }
  return text;
}

function rateOf(value: unknown, report: Report): number {
  if (value === undefined || value === null) return 0;
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= maxRate) return value;
  report(["samplingRatePerMillion"], `must be a whole number from 0 to ${maxRate}`);
  return 0;
}
