import type { APIService } from "../../../../generated/apiregistration/v1/apiService.ts";
import { localStatus } from "../../../aggregation/availabilityStatus.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";

export const strategy: Strategy<APIService> = { prepareForCreate: sayIfLocal, prepareForUpdate, validate };

/** What this server answers itself is available from the start; nothing checks it. */
function sayIfLocal(object: APIService, { nowMs }: StrategyContext): void {
  if (object.spec !== undefined && object.spec.service === undefined) object.status = localStatus(object.status, nowMs);
}

/** What another server answered until now may become local. */
function prepareForUpdate(object: APIService, _old: APIService, context: StrategyContext): void {
  if (context.subresource === "") sayIfLocal(object, context);
}

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
