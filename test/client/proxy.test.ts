import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";
import * as assert from "uvu/assert";
import { createTransport, requestJson, type TransportRequest } from "../../runtime/client/index.ts";
import { makeCertificates } from "../harness/certificates.ts";
import { suite } from "../harness/suite.ts";
import { answerJson, fakeServer } from "./fakeServer.ts";

const test = suite("client proxy");

const get: TransportRequest = { method: "GET", path: "/x" };

/** A proxy that leads every name to this machine, for users with a password. */
async function fakeProxy() {
  const asked: string[] = [];
  const proxy = createServer();
  const sockets = new Set<Duplex>();
  proxy.on("connect", ({ url = "", headers }, client) => {
    asked.push(url);
    sockets.add(client);
    if (headers["proxy-authorization"] !== `Basic ${Buffer.from("me:p@ss").toString("base64")}`) {
      return client.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n");
    }
    const server = connect(Number(url.split(":").at(-1)), "127.0.0.1", () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      client.pipe(server).pipe(client);
    });
    server.on("error", () => client.end("HTTP/1.1 502 Bad Gateway\r\n\r\n"));
    client.on("error", () => server.destroy());
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  const { port } = proxy.address() as AddressInfo;
  const close = () => {
    for (const each of sockets) each.destroy();
    return new Promise((done) => proxy.close(done));
  };
  return { asked, address: `127.0.0.1:${port}`, close };
}

test("requests go through a proxy, which is asked for each connection and named where it gives none", async () => {
  const { ca, namedServer } = await makeCertificates("api.example", "alice");
  const server = await fakeServer((_, response) => answerJson(response, { ok: true }), namedServer);
  const plain = await fakeServer((_, response) => answerJson(response, { ok: true }));
  const { asked, address, close } = await fakeProxy();
  const proxyUrl = `http://me:p%40ss@${address}`;
  const secure = createTransport({ server: `https://api.example:${server.port}`, ca, proxyUrl });
  for (let i = 0; i < 2; i++) assert.equal(await requestJson(secure, get), { ok: true });
  const open = createTransport({ server: `http://api.example:${plain.port}`, proxyUrl });
  assert.equal(await requestJson(open, get), { ok: true });
  assert.equal(asked, [`api.example:${server.port}`, `api.example:${plain.port}`]);
  const refused = createTransport({ server: "https://api.example", proxyUrl: `http://${address}` });
  const way = `the proxy ${address} gave no way to api.example:443`;
  assert.is(
    await refused.request(get).catch(String),
    `ConnectionError: GET /x: ${way}: 407 Proxy Authentication Required`,
  );
  const unknown = createTransport({ server: "https://api.example", proxyUrl: "socks5://p" });
  const problem = 'the options: the proxy "socks5://p" is not an http or https URL';
  assert.is(await unknown.request(get).catch(String), `KubeconfigError: ${problem}`);
  await close();
  assert.match(String(await refused.request(get).catch(String)), "ECONNREFUSED");
  for (const each of [secure, open, refused]) each.close();
  for (const each of [server, plain]) await each.close();
});

test.run();
