import type { Http2ServerRequest } from "node:http2";
import type { Context } from "./context.ts";

/**
 * Ends the connection of a request once its answer is sent: HTTP/1.1 says so in the answer; HTTP/2 sends GOAWAY, and
 * what is under way on the connection goes on.
 */
export function endConnection({ req, res }: Context): void {
  if (isHttp2(req)) req.stream.session?.close();
  else res.setHeader("Connection", "close");
}

export function isHttp2(req: object): req is Http2ServerRequest {
  return "stream" in req;
}
