import { request as httpsRequest } from "node:https";
import * as assert from "uvu/assert";
import { createClient } from "../../runtime/index.ts";
import { startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("e2e/requestLog");

test("requests are lines of the log from -v=3 on, which changes while the server runs", async () => {
  const server = await startOrch({
    command: "apiserver",
    args: ["--storage-backend=memory", "--logging-format", "json", "-v=2"],
  });
  const { transport } = createClient({ kubeconfig: server.kubeconfig, maxRetries: 0 });
  const call = async (method: "GET" | "PUT", path: string, body = "") => {
    const answer = await transport.request({ method, path, body, contentType: "text/plain" });
    return [answer.status, Buffer.from(answer.body).toString()];
  };
  await call("GET", "/api/v1/namespaces/default?pretty=secret");
  assert.is(server.errors(), "", "nothing is logged yet");
  assert.equal(await call("PUT", "/debug/flags/v", "3"), [200, "v is 3\n"]);
  assert.equal([(await call("PUT", "/debug/flags/v", "x"))[0], (await call("GET", "/debug/flags/v"))[0]], [400, 405]);
  await call("GET", "/api/v1/namespaces/default?pretty=secret");
  const headers = { authorization: "Bearer abcdef.0123456789abcdef" };
  const refused = await new Promise<number | undefined>((resolve, reject) => {
    const request = httpsRequest(`${server.url}/api`, { headers, rejectUnauthorized: false });
    request.on("response", ({ statusCode }) => resolve(statusCode)).on("error", reject);
    request.end();
  });
  assert.is(refused, 401);
  assert.equal(await call("PUT", "/debug/flags/v", "0"), [200, "v is 0\n"]);
  await call("GET", "/api/v1/namespaces/default");
  assert.is((await server.stop()).code, 0);
  const lines = server
    .errors()
    .trim()
    .split("\n")
    .map((each) => JSON.parse(each));
  const reads = lines.filter(({ verb, status }) => verb === "get" && status === 200);
  assert.is(reads.length, 1);
  assert.equal(
    lines.filter(({ status }) => status === 401).map(({ refusal }) => refusal),
    ["no valid bearer token"],
  );
  const { ts, ms, user, ...rest } = reads[0];
  assert.equal([typeof ts, typeof ms, typeof user], ["string", "number", "string"]);
  const path = "/api/v1/namespaces/default";
  assert.equal(rest, { level: "info", verb: "get", path, status: 200, msg: "request" });
  transport.close();
});

test.run();
