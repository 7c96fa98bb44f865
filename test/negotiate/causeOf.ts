import { DecodeError } from "../../runtime/negotiate/decodeError.ts";

/** What a decoder says is wrong. Throws where it says nothing, or fails by itself. */
export function causeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof DecodeError) return error.message;
    throw error;
  }
  throw new Error("nothing was thrown");
}
