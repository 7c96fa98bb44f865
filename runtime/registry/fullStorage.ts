import { insufficientStorage } from "../../generated/errors.ts";
import { StatusError } from "../schema/index.ts";

const { code: fullCode } = insufficientStorage("").status;

/** Does what a start may do without: on a full disk that waits for the next start, and the server serves meanwhile. */
export async function unlessFull(work: Promise<void>, onFull: (message: string) => void): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof StatusError) || error.status.code !== fullCode) throw error;
    onFull(error.message);
  }
}
