import { invalid as invalidObject } from "../../../../generated/errors.ts";
import type { PodLogOptions } from "../../../../generated/core/v1/connectOptions.ts";
import { type FieldError, forbidden, invalid, notSupported } from "../../../schema/fieldError.ts";

const streams: readonly string[] = ["All", "Stderr", "Stdout"];

/** Throws invalid for options that no log can be read with. */
export function checkLogOptions(options: PodLogOptions, pod: string, splitsStreams: boolean): void {
  const { tailLines, limitBytes, sinceSeconds, sinceTime, stream } = options;
  const errors: FieldError[] = [];
  if (tailLines !== undefined && tailLines < 0) {
    errors.push(invalid("tailLines", tailLines, "must be greater than or equal to 0"));
  }
  if (limitBytes !== undefined && limitBytes < 1) {
    errors.push(invalid("limitBytes", limitBytes, "must be greater than 0"));
  }
  if (sinceSeconds !== undefined && sinceTime !== undefined) {
    errors.push(forbidden("[]", "at most one of `sinceTime` or `sinceSeconds` may be specified"));
  } else if (sinceSeconds !== undefined && sinceSeconds < 1) {
    errors.push(invalid("sinceSeconds", sinceSeconds, "must be greater than 0"));
  }
  if (stream !== undefined && !splitsStreams) errors.push(forbidden("stream", "may not be specified"));
  else if (stream !== undefined && !streams.includes(stream)) errors.push(notSupported("stream", stream, streams));
  else if (tailLines !== undefined && stream !== undefined && stream !== "All") {
    errors.push(forbidden("[]", "`tailLines` and specific `stream` are mutually exclusive"));
  }
  if (errors.length > 0) throw invalidObject({ group: "", kind: "PodLogOptions" }, pod, errors);
}

/** The same as the query that node agents read. */
export function logQuery(options: PodLogOptions): string {
  const query = new URLSearchParams();
  for (const name of ["follow", "previous", "timestamps"] as const) if (options[name]) query.set(name, "true");
  for (const name of ["sinceSeconds", "sinceTime", "tailLines", "limitBytes", "stream"] as const) {
    const value = options[name];
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  query.sort();
  return query.toString();
}
