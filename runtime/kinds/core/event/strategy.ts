import type { Event } from "../../../../generated/core/v1/event.ts";
import { namespaceDefault, namespaceSystem } from "../../../../generated/wellknown.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateReport } from "../../rules/eventReport.ts";

export const strategy: Strategy<Event> = { validate, defaultPropagation: "none" };

/** Events of the older style have no eventTime and may say as little as they like. */
function validate(event: Event): FieldError[] {
  const errors: FieldError[] = [];
  const isReport = typeof event.eventTime === "string" && event.eventTime !== "";
  const namespace = event.metadata?.namespace ?? "";
  const of = event.involvedObject?.namespace ?? "";
  const isClusterWide = namespace === namespaceDefault || (isReport && namespace === namespaceSystem);
  if (of === "" ? !isClusterWide : of !== namespace) {
    errors.push(invalid("involvedObject.namespace", of, "does not match event.namespace"));
  }
  if (!isReport) return errors;
  const { reportingComponent: controller, reportingInstance: instance, action, reason, message } = event;
  validateReport({ controller, instance, action, reason, message }, errors);
  return errors;
}
