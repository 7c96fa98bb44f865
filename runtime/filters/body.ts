import type { IncomingMessage } from "node:http";
import { badRequest, requestEntityTooLarge } from "../../generated/errors.ts";

/** Bytes a request's body may have. */
export const maxBodyBytes = 3 * 1024 * 1024;

/** Reads a whole body; throws requestEntityTooLarge as soon as it is known to be too long. */
export function readBody(req: IncomingMessage): Promise<Buffer> {
  const declared = Number(req.headers["content-length"] ?? 0);
  if (declared > maxBodyBytes) return Promise.reject(tooLarge(req));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    req.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBodyBytes) {
        reject(tooLarge(req));
        return;
      }
      chunks.push(chunk);
    });
    req.on("end", () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    const fail = () => reject(badRequest("the request ended before its body did"));
    req.on("error", fail); // whatever breaks a request off is the client's doing
    req.on("close", () => {
      if (!req.complete) fail();
    });
  });
}

/** The rest of the body is read and dropped, so that the client hears the answer instead of a broken pipe. */
function tooLarge(req: IncomingMessage): Error {
  req.removeAllListeners("data");
  req.resume();
  return requestEntityTooLarge(`limit is ${maxBodyBytes}`);
}
