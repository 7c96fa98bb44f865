import type { Event } from "../../../generated/core/v1/event.ts";
import { namespaceDefault, namespaceSystem } from "../../../generated/wellknown.ts";
import { addErrors, type FieldError, invalid, invalidAs, required } from "../../schema/fieldError.ts";
import { faultsOf, qualifiedName } from "../../schema/names.ts";
import { bytesOf } from "../../schema/rules.ts";

/** In bytes, though the texts of errors speak of characters. */
const longestWord = 128;
const longestMessage = 1024;

/**
 * What holds of events of both groups, by their names in the core group, but for that of the controller. One with an
 * eventTime is of the newer style, which has more to say; others say as little as they like.
 */
export function validateReport(event: Event, controllerField: string, errors: FieldError[]): void {
  const isReport = typeof event.eventTime === "string" && event.eventTime !== "";
  const namespace = event.metadata?.namespace ?? "";
  const of = event.involvedObject?.namespace ?? "";
  const isClusterWide = namespace === namespaceDefault || (isReport && namespace === namespaceSystem);
  if (of === "" ? !isClusterWide : !isReport && of !== namespace) {
    errors.push(invalid("involvedObject.namespace", of, "does not match event.namespace"));
  }
  if (!isReport) return;
  const { reportingComponent: controller = "", message = "" } = event;
  if (controller === "") errors.push(required(controllerField));
  addErrors(errors, invalidAs(controllerField, controller, faultsOf(qualifiedName, controller)));
  validateWord(event.reportingInstance, "reportingInstance", errors);
  validateWord(event.action, "action", errors);
  validateWord(event.reason, "reason", errors);
  if (bytesOf(message) > longestMessage) {
    errors.push(invalid("message", "", `can have at most ${longestMessage} characters`));
  }
}

function validateWord(value: string | undefined, path: string, errors: FieldError[]): void {
  if (value === undefined || value === "") errors.push(required(path));
  else if (bytesOf(value) > longestWord) {
    errors.push(invalid(path, "", `can have at most ${longestWord} characters`));
  }
}
