import { failure, type StatusError } from "../../schema/status.ts";

/**
 * Why this port does not answer as it was asked: its answers are a code and a text, which is all that the API server
 * and the clients behind it read.
 */
export function refusal(code: number, message: string): StatusError {
  return failure({ code, reason: "", message });
}
