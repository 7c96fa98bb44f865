import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { makeCertificates } from "../harness/certificates.ts";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("authorities of clients, while the server runs");

const folder = mkdtempSync(join(tmpdir(), "orch-trust-"));
const file = (name: string) => join(folder, name);
type Certificates = Awaited<ReturnType<typeof makeCertificates>>;
let proxies: Certificates;
let nextProxies: Certificates;
let users: Certificates;
let nextUsers: Certificates;
let flagged: FlaggedServer;

test.before(async () => {
  proxies = await makeCertificates("x", "front-proxy", "proxies");
  nextProxies = await makeCertificates("x", "front-proxy", "next-proxies");
  users = await makeCertificates("x", "bob", "users");
  nextUsers = await makeCertificates("x", "ann", "next-users");
  writeFileSync(file("proxies.crt"), proxies.ca);
  writeFileSync(file("users.crt"), users.ca);
  flagged = await startFlagged([
    ...["--requestheader-client-ca-file", file("proxies.crt"), "--client-ca-file", file("users.crt")],
    ...["--requestheader-allowed-names", "front-proxy", "--requestheader-group-headers", "X-Group,X-Remote-Group"],
  ]);
});
test.after(async () => {
  await flagged.stop();
  rmSync(folder, { recursive: true });
});

async function until<T>(find: () => Promise<T | undefined>): Promise<T> {
  const endMs = Date.now() + 12_000;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (Date.now() > endMs) throw new Error("not so after 12 s");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const path = "/api/v1/namespaces/orch-system/configmaps/extension-apiserver-authentication";

/** The config map, once it is there and as wanted. */
function published(isWanted: (data: Readonly<Record<string, string>>) => boolean) {
  return until(async () => {
    const { status, json } = await flagged.call(path, { as: "admin" });
    return status === 200 && isWanted(json.data ?? {}) ? json.data : undefined;
  });
}

const without = (pem: string) => pem.trim();
const nameOf = async (as: { cert: string; key: string }, headers = {}) => {
  const user = await flagged.whoami({ as, headers });
  return typeof user === "number" ? user : user.username;
};

test("the server publishes how it knows clients", async () => {
  const data = await published(() => true);
  const { "client-ca-file": client, "requestheader-client-ca-file": proxy, ...rest } = data;
  assert.ok(client.includes(without(users.ca)) && client.includes(without(flagged.server.certificates.ca.cert)));
  assert.is(without(proxy), without(proxies.ca));
  assert.equal(rest, {
    "requestheader-allowed-names": '["front-proxy"]',
    "requestheader-extra-headers-prefix": '["X-Remote-Extra-"]',
    "requestheader-group-headers": '["X-Group","X-Remote-Group"]',
    "requestheader-uid-headers": '["X-Remote-Uid"]',
    "requestheader-username-headers": '["X-Remote-User"]',
  });
});

test("the config map is made again when it is deleted, and keeps what other servers added", async () => {
  const before = await published(() => true);
  assert.is((await flagged.call(path, { method: "DELETE", as: "admin" })).status, 200);
  assert.equal(await published(() => true), before);
  const { json } = await flagged.call(path, { as: "admin" });
  const other = await makeCertificates("x", "y", "other-server");
  const data = {
    "client-ca-file": other.ca,
    "requestheader-group-headers": '["X-Other"]',
    "requestheader-uid-headers": "broken",
  };
  assert.is((await flagged.call(path, { method: "PUT", as: "admin", body: { ...json, data } })).status, 200);
  const now = await published((each) => each["requestheader-client-ca-file"] !== undefined);
  for (const pem of [other.ca, users.ca]) assert.ok(now["client-ca-file"].includes(without(pem)));
  assert.is(now["requestheader-group-headers"], '["X-Other","X-Group","X-Remote-Group"]');
  assert.is(now["requestheader-uid-headers"], '["X-Remote-Uid"]');
});

test("new authorities of users and of front proxies hold without a restart, and are published", async () => {
  const remote = { "x-remote-user": "alice" };
  assert.is(await nameOf(nextUsers.client), 401);
  assert.is(await nameOf(nextProxies.client, remote), 401);
  appendFileSync(file("users.crt"), `\n${nextUsers.ca}`);
  appendFileSync(file("proxies.crt"), `\n${nextProxies.ca}`);
  await until(async () => ((await nameOf(nextUsers.client)) === "ann" ? true : undefined));
  assert.is(await nameOf(nextProxies.client, remote), "alice");
  assert.is(await nameOf(users.client), "bob");
  assert.is(await nameOf(nextProxies.client), 401, "a front proxy is no user");
  await published((data) => data["client-ca-file"]?.includes(without(nextUsers.ca)) === true);
  await published((data) => data["requestheader-client-ca-file"]?.includes(without(nextProxies.ca)) === true);
});

test("an authority that is taken out no longer holds, for connections that are open neither", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ca: flagged.server.certificates.ca.cert, ...users.client });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      request(`${flagged.server.url}/api/v1/namespaces/default`, { agent }, (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      })
        .on("error", reject)
        .end();
    });
  try {
    assert.is(await ask(), 200);
    writeFileSync(file("users.crt"), nextUsers.ca);
    await until(async () => ((await nameOf(users.client)) === 401 ? true : undefined));
    assert.is(await ask(), 401);
    assert.is(await nameOf(nextUsers.client), "ann");
  } finally {
    agent.destroy();
  }
});

test.run();
