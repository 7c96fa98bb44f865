import { createServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { makeCertificates } from "./certificates.ts";
import type { Parsed } from "./watch.ts";

/** What a webhook says to the request of a review: a response, a status code, or nothing at all. */
export type HookAnswer = (request: Parsed, path: string) => object | number | "nothing";

export interface HookServer {
  readonly port: number;
  readonly caBundle: string;
  /** Reviews so far, the newest last. */
  readonly reviews: { readonly path: string; readonly review: Parsed }[];
  answer: HookAnswer;
  /** Calls whose caller has gone before an answer. */
  left: number;
  /** Cuts the connections that are open now when the next request comes on them, and says how many these are. */
  readonly cutKept: () => number;
  readonly stop: () => Promise<void>;
}

/** An admission webhook behind TLS on a loopback port; its certificate is good for that and for `name`. */
export async function startHookServer(name = "hook.default.svc"): Promise<HookServer> {
  const { ca, server: own } = await makeCertificates(name, "nobody");
  const reviews: HookServer["reviews"] = [];
  const open = new Set<Socket>();
  const cut = new Set<Socket>();
  const server = createServer(own, (req, res) => {
    if (cut.has(req.socket)) {
      req.socket.destroy();
      return;
    }
    let text = "";
    res.on("close", () => {
      if (!res.writableEnded) hook.left += 1;
    });
    req.setEncoding("utf8").on("data", (chunk) => (text += chunk));
    req.on("end", () => {
      const review = JSON.parse(text);
      const path = req.url ?? "";
      reviews.push({ path, review });
      const said = hook.answer(review.request, path);
      if (said === "nothing") return;
      const { kind, apiVersion, request } = review;
      res.writeHead(typeof said === "number" ? said : 200, { "content-type": "application/json" });
      if (typeof said === "number") res.end("broken");
      else res.end(JSON.stringify({ kind, apiVersion, response: { uid: request.uid, allowed: true, ...said } }));
    });
  });
  server.on("secureConnection", (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const hook: HookServer = {
    port: (server.address() as AddressInfo).port,
    caBundle: Buffer.from(ca).toString("base64"),
    reviews,
    answer: () => ({}),
    left: 0,
    cutKept: () => {
      for (const each of open) cut.add(each);
      return open.size;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return hook;
}

/** A JSON patch as a response states it. */
export function patchOf(...operations: readonly object[]): object {
  return { patchType: "JSONPatch", patch: Buffer.from(JSON.stringify(operations)).toString("base64") };
}
