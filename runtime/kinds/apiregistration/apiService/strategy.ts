import type { APIService } from "../../../../generated/apiregistration/v1/apiService.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";

export const strategy: Strategy<APIService> = { validate };

/** The name is made of version and group, and what this server does itself needs no certificate. */
function validate({ metadata, spec }: APIService, { subresource }: StrategyContext): FieldError[] {
  if (spec === undefined || subresource !== "") return [];
  const { group = "", version = "", service, caBundle = "" } = spec;
  const errors: FieldError[] = [];
  const name = metadata?.name ?? "";
  const expected = `${version}.${group}`;
  if (name !== expected) {
    const text = `must be \`spec.version+"."+spec.group\`: ${JSON.stringify(expected)}`;
    errors.push(invalid("metadata.name", name, text));
  }
  if (service === undefined && caBundle !== "") {
    const size = `${Buffer.from(caBundle, "base64").length} bytes`;
    errors.push(invalid("spec.caBundle", size, "local APIServices may not have a caBundle"));
  }
  return errors;
}
