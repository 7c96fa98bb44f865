import { createServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import * as assert from "uvu/assert";
import type { Api } from "../api.ts";
import { makeCertificates } from "../certificates.ts";
import type { Parsed } from "../watch.ts";

/**
 * What a webhook says to the request of a review: a response, a status code, nothing at all, or a failure, which is a
 * Status.
 */
export type HookAnswer = (request: Parsed, path: string) => Said | Promise<Said>;
type Said = object | number | "nothing";

const isFailure = (said: object): said is { readonly code: number } => "kind" in said && said.kind === "Status";

export interface HookServer {
  readonly port: number;
  readonly caBundle: string;
  /** Its own certificate, without the authority's. */
  readonly ownBundle: string;
  /** Reviews so far, the newest last. */
  readonly reviews: { readonly path: string; readonly review: Parsed }[];
  answer: HookAnswer;
  /** This server as a webhook of a configuration, which is about config maps but for what `more` says. */
  readonly webhook: (more?: object) => object;
  /** Calls whose caller has gone before an answer. */
  left: number;
  /** Cuts the connections that are open now when the next request comes on them, and says how many these are. */
  readonly cutKept: () => number;
  readonly stop: () => Promise<void>;
}

/** An admission webhook behind TLS on a loopback port; its certificate is good for that and for `name`. */
export async function startHookServer(name = "hook.default.svc"): Promise<HookServer> {
  const { ca, server: own } = await makeCertificates(name, "client");
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
    req.on("end", async () => {
      const review = JSON.parse(text);
      const path = req.url ?? "";
      reviews.push({ path, review });
      const said = await hook.answer(review.request, path);
      if (said === "nothing") return;
      if (typeof said === "object" && isFailure(said)) {
        res.writeHead(said.code, { "content-type": "application/json" }).end(JSON.stringify(said));
        return;
      }
      const { kind, apiVersion, request } = review;
      const contentType = typeof said === "number" ? "text/plain" : "application/json";
      res.writeHead(typeof said === "number" ? said : 200, { "content-type": contentType });
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
    ownBundle: Buffer.from(own.cert).toString("base64"),
    reviews,
    answer: () => ({}),
    webhook: (more) => ({
      name: "hook.example.com",
      clientConfig: { url: `https://127.0.0.1:${hook.port}/review`, caBundle: hook.caBundle },
      rules: onMaps,
      ...{ sideEffects: "None", admissionReviewVersions: ["v1"], ...more },
    }),
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

/** Rules about what is done to config maps. */
export const onMaps: readonly object[] = [
  { operations: ["CREATE", "UPDATE", "DELETE"], apiGroups: [""], apiVersions: ["v1"], resources: ["configmaps"] },
];

/** Runs while a configuration of webhooks is stored. */
export async function withHooks(
  { api, hook, path }: { readonly api: Api; readonly hook: HookServer; readonly path: string },
  webhooks: readonly object[],
  run: () => Promise<void>,
): Promise<void> {
  const made = await api.post(path, { metadata: { name: "hooks" }, webhooks });
  assert.is(made.status, 201, made.text);
  hook.reviews.length = 0;
  try {
    await run();
  } finally {
    hook.answer = () => ({});
    assert.is((await api.delete(`${path}/hooks`)).status, 200);
  }
}

/** A JSON patch as a response states it. */
export function patchOf(...operations: readonly object[]): object {
  return { patchType: "JSONPatch", patch: Buffer.from(JSON.stringify(operations)).toString("base64") };
}
