import type { IncomingMessage } from "node:http";
import { badRequest, requestEntityTooLarge } from "../../../generated/errors.ts";
import { roomInTurn, turnAfter } from "../../lib/work.ts";
import { GatheredBytes } from "../../schema/gatheredBytes.ts";
import type { Context } from "./context.ts";
import { onSettled } from "./settle.ts";

/** @limit Body of a request: 413; the rest is read and dropped. */
export const maxBodyBytes = 3 * 1024 * 1024;

/**
 * Reads a whole body; rejects with requestEntityTooLarge as soon as it is known to be too long, and badRequest when the
 * request is settled before its body ends.
 */
export async function readBody(ctx: Context): Promise<Buffer> {
  const body = await received(ctx);
  await (turnAfter(body) ?? roomInTurn()); // many may have ended in this one
  return body;
}

function received(ctx: Context): Promise<Buffer> {
  const { req } = ctx;
  const declared = Number(req.headers["content-length"] ?? 0);
  if (declared > maxBodyBytes) return Promise.reject(tooLarge(req));
  return new Promise((resolve, reject) => {
    const bytes = new GatheredBytes();
    req.on("data", (chunk: Buffer) => {
      bytes.add(chunk);
      if (bytes.length > maxBodyBytes) reject(tooLarge(req));
    });
    const fail = () => {
      dropRest(req);
      reject(badRequest("the request ended before its body did"));
    };
    const release = onSettled(ctx, fail);
    req.on("end", () => {
      release();
      resolve(bytes.whole());
    });
    req.on("error", fail); // whatever breaks a request off is the client's doing
    req.on("close", () => {
      if (!req.complete) fail();
    });
  });
}

/** The rest of the body is read and dropped, so that the client hears the answer instead of a broken pipe. */
function tooLarge(req: IncomingMessage): Error {
  dropRest(req);
  return requestEntityTooLarge(`limit is ${maxBodyBytes}`);
}

function dropRest(req: IncomingMessage): void {
  req.removeAllListeners("data");
  req.resume();
}
