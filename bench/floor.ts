import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import Koa from "koa";
import Router from "koa-router";

/**
 * What every figure is measured against: a bare Koa server with one koa-router route, over TLS, that answers the bytes
 * of a file. `--bare` leaves Koa out. Arguments: cert, key, body file. Prints the port it listens on.
 */
const [cert = "", key = "", bodyFile = "", mode = ""] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const path = "/api/v1/namespaces/:namespace/configmaps/:name";

function koaListener() {
  const app = new Koa();
  const router = new Router();
  router.get(path, (ctx) => {
    ctx.type = "application/json";
    ctx.body = body;
  });
  app.use(router.routes());
  return app.callback();
}

const listener =
  mode === "--bare"
    ? (_req: unknown, res: import("node:http").ServerResponse) => {
        res.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length });
        res.end(body);
      }
    : koaListener();

const server = createServer({ cert: readFileSync(cert), key: readFileSync(key) }, listener);
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address !== null ? address.port : 0);
});
