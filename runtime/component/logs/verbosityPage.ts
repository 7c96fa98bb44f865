import { badRequest } from "../../../generated/errors.ts";
import { type Page, textAnswer } from "../pages/page.ts";
import { levelOf, type Verbosity } from "./verbosity.ts";

/** `PUT /debug/flags/v` with a number from 0 to 10 changes how much the process logs, until it ends. */
export function verbosityPage(verbosity: Verbosity): Page {
  return ({ body }) => {
    const level = levelOf(body.trim());
    if (level === undefined) throw badRequest("the body must be a number from 0 to 10");
    verbosity.level = level;
    return textAnswer(200, `v is ${level}\n`);
  };
}
