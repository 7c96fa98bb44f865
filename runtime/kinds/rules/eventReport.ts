import { type FieldError, invalid, required } from "../../schema/fieldError.ts";
import { qualifiedName } from "../../schema/names.ts";
import { bytesOf } from "../../schema/rules.ts";

/** What an event of the newer style must say, under the names of either group. */
export interface EventReport {
  readonly controller: string | undefined;
  readonly instance: string | undefined;
  readonly action: string | undefined;
  readonly reason: string | undefined;
  readonly message: string | undefined;
}

/** In bytes, though the texts of errors speak of characters. */
const longestWord = 128;
const longestMessage = 1024;

export function validateReport(report: EventReport, errors: FieldError[]): void {
  const { controller = "", message = "" } = report;
  if (controller === "") errors.push(required("reportingController"));
  else {
    const text = qualifiedName(controller);
    if (text !== undefined) errors.push(invalid("reportingController", controller, text));
  }
  validateWord(report.instance, "reportingInstance", errors);
  validateWord(report.action, "action", errors);
  validateWord(report.reason, "reason", errors);
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
