import { createServer, type Server } from "node:https";
import type { IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { makeCertificates } from "../harness/certificates.ts";

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  /** Common name of the client's certificate; "" for none. */
  readonly client: string;
  readonly serverName: string;
}

export interface ExtensionServer {
  readonly port: number;
  readonly caBundle: string;
  /** What the server under test shows. */
  readonly proxyClient: { readonly cert: string; readonly key: string };
  /** Requests for other things than what it serves, the newest last. */
  readonly received: Received[];
  /** What it takes the shared definition for. */
  shared: object;
  /** Answers 500 to everything. */
  isBroken: boolean;
  readonly stop: () => Promise<void>;
}

const groupVersion = "extension.example.com/v1";

/** What it serves: things, with a status. */
const resources = [
  {
    name: "things",
    singularName: "thing",
    namespaced: true,
    kind: "Thing",
    verbs: ["get", "list"],
    shortNames: ["th"],
  },
  { name: "things/status", singularName: "", namespaced: true, kind: "Thing", verbs: ["get"] },
];

/** The name of a definition that every server has. */
export const sharedDefinition = "io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta";

/** A document with more than the server's own: what is of others, and what nothing needs. */
const swagger = (shared: object) => {
  const ref = (name: string) => ({ $ref: `#/definitions/${name}` });
  const answers = (name: string) => ({ get: { responses: { "200": { description: "OK", schema: ref(name) } } } });
  const properties = { metadata: ref(sharedDefinition), self: ref("com.example.extension.v1.Thing") };
  return {
    ...{ swagger: "2.0", info: { title: "things", version: "v1" } },
    paths: {
      [`/apis/${groupVersion}/things`]: answers("com.example.extension.v1.Thing"),
      "/apis/apps/v1/deployments": answers("com.example.extension.v1.Other"),
      "/version/": answers("com.example.extension.v1.Other"),
    },
    definitions: {
      "com.example.extension.v1.Thing": { type: "object", properties },
      "com.example.extension.v1.Other": { type: "object" },
      [sharedDefinition]: shared,
    },
  };
};

/** An extension server behind TLS on a loopback port, for the service `ext` of the namespace default. */
export async function startExtensionServer(): Promise<ExtensionServer> {
  const { ca, server: own, client } = await makeCertificates("ext.default.svc", "front-proxy-client");
  const received: Received[] = [];
  const documents: Readonly<Record<string, object>> = {
    [`/apis/${groupVersion}`]: { kind: "APIResourceList", apiVersion: "v1", groupVersion, resources },
    "/openapi/v3": {
      paths: { [`apis/${groupVersion}`]: { serverRelativeURL: `/openapi/v3/apis/${groupVersion}?hash=1` } },
    },
    [`/openapi/v3/apis/${groupVersion}`]: { openapi: "3.0.0", info: { title: "things", version: "v1" }, paths: {} },
  };
  const server: Server = createServer({ ...own, ca, requestCert: true, rejectUnauthorized: false }, (req, res) => {
    let body = "";
    req.setEncoding("utf8").on("data", (chunk) => (body += chunk));
    req.on("end", () => {
      const { method = "", url = "", headers } = req;
      const isSwagger = url === "/openapi/v2";
      const document = isSwagger ? swagger(extension.shared) : documents[url.split("?", 1)[0] ?? ""];
      const etag = isSwagger ? JSON.stringify(JSON.stringify(document).length) : undefined;
      if (etag !== undefined && headers["if-none-match"] === etag) {
        res.writeHead(304).end();
        return;
      }
      const location = url.includes("leads=away") ? { location: "https://elsewhere.example.com/" } : {};
      const status = extension.isBroken ? 500 : url.includes("leads=away") ? 302 : 200;
      res.writeHead(status, { "content-type": "application/json", "x-own": "yes", ...location, ...(etag && { etag }) });
      if (document === undefined) received.push({ method, url, headers, body, ...peerOf(req.socket) });
      if (url.includes("watch=true")) res.write('{"type":"ADDED"}\n');
      else res.end(JSON.stringify(document ?? { kind: "Thing", apiVersion: groupVersion, metadata: { name: "a" } }));
    });
  });
  server.on("upgrade", (req: IncomingMessage, socket: Socket) => {
    received.push({ method: req.method ?? "", url: req.url ?? "", headers: req.headers, body: "", ...peerOf(socket) });
    socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: echo\r\n\r\n");
    socket.pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const extension: ExtensionServer = {
    port: (server.address() as AddressInfo).port,
    caBundle: Buffer.from(ca).toString("base64"),
    proxyClient: client,
    received,
    ...{ shared: { type: "string" }, isBroken: false },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return extension;
}

function peerOf(socket: Socket): Pick<Received, "client" | "serverName"> {
  const { servername } = socket as TLSSocket & { readonly servername?: string };
  return {
    client: String((socket as TLSSocket).getPeerCertificate()?.subject?.CN ?? ""),
    serverName: servername ?? "",
  };
}
