import { notAcceptable } from "../../generated/errors.ts";
import type { HandlerContext } from "./context.ts";
import type { Handler } from "./request.ts";

export function patch(_context: HandlerContext): Handler {
  return () => {
    throw notAcceptable([]);
  };
}
