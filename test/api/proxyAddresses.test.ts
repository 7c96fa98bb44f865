import type { LookupAddress } from "node:dns";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { connect } from "node:net";
import * as assert from "uvu/assert";
import { hostLookup } from "../../runtime/proxy/hostLookup.ts";
import { isHostAddress } from "../../runtime/schema/formats/specialAddress.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { core, pod } from "./literal.ts";

const test = suite("api addresses that proxies do not go to");

const pods = core("default", "pods");
const services = core("default", "services");
const slices = "/apis/discovery.orch.io/v1/namespaces/default/endpointslices";

/** Stands for what listens on the server's own machine for itself only. */
let secret: Server;
let port = 0;
let visits = 0;
let storage: Storage;
let api: Api;
test.before(async () => {
  secret = createServer((_req, res) => void res.end("secret")).on("connection", () => visits++);
  secret.listen(0);
  await once(secret, "listening");
  const address = secret.address();
  port = typeof address === "object" ? (address?.port ?? 0) : 0;
  storage = await openMemoryStorage();
  api = await openApi({ storage, undocumented: "/api/v1/" });
  await api.post(pods, pod("web"));
  await api.post(services, { metadata: { name: "web" }, spec: { ports: [{ port: 80, name: "http" }] } });
  const metadata = { name: "web-1", labels: { "orch.io/service-name": "web" } };
  const endpoints = [{ addresses: ["2001:db8::1"] }];
  await api.post(slices, { metadata, addressType: "IPv6", endpoints, ports: [{ name: "http", port }] });
  await api.post("/api/v1/nodes", { metadata: { name: "n1" } });
});
test.after(async () => {
  await api.stop();
  secret.close();
  await once(secret, "close");
});

/** Changes what is stored, as if another program had, or another version that checks less. */
async function change(key: string, edit: (object: ReturnType<typeof JSON.parse>) => void): Promise<void> {
  const stored = await storage.get(key);
  const object = JSON.parse(Buffer.from(stored?.value ?? []).toString("utf8"));
  edit(object);
  const value = () => Buffer.from(JSON.stringify(object));
  const prefix = key.slice(0, key.indexOf("/", "/registry/".length) + 1);
  await storage.write({ prefix, key, expectedRevision: stored?.revision ?? 0, value });
}

/** Spellings of addresses that only this machine reaches, or no one host has. */
const refused = [
  ...["127.0.0.1", "127.1.2.3", "0.0.0.0", "0.0.0.1", "169.254.169.254", "169.254.0.1", "224.0.0.1", "239.255.255.255"],
  ...["255.255.255.255", "127.1", "127.0.1", "2130706433", "0x7f000001", "0x7f.0.0.1", "0177.0.0.1", "017700000001"],
  ...["::1", "0::1", "::0001", "0:0::1", "0:0:0:0:0:0:0:1", "0000:0000:0000:0000:0000:0000:0000:0001", "0::0:1"],
  ...["::", "0::0", "0::", "::0", "0:0:0:0:0:0:0:0", "::0.0.0.1", "0:0:0:0:0:0:0.0.0.1", "::0.0.0.0"],
  ...["::ffff:127.0.0.1", "::ffff:7f00:1", "0:0:0:0:0:ffff:7f00:1", "0::ffff:127.0.0.1", "::FFFF:7F00:0001"],
  ...["0:0:0:0:0:FFFF:127.0.0.1", "::ffff:0.0.0.0", "::ffff:0:0", "::ffff:169.254.169.254", "::ffff:a9fe:a9fe"],
  ...["::7f00:1", "::127.0.0.1", "0:0:0:0:0:0:7f00:1", "::ffff:0:7f00:1", "::ffff:0:127.0.0.1", "::169.254.169.254"],
  ...["64:ff9b::7f00:1", "64:ff9b::127.0.0.1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::7f00:1", "64:ff9b::"],
  ...["2002:7f00:1::", "2002:7f00:0001::1", "2002:a9fe:a9fe::1", "2002::1"],
  ...["fe80::1", "FE80::1", "febf::1", "fe80::1%lo", "::1%lo", "fe80:0:0:0:0:0:0:1"],
  ...["ff02::1", "ff05::2", "FF0E::1", "ff00::", "fd00:ec2::254", "fd00:0ec2:0::0254", "fd00:ec2:0:0:0:0:0:254"],
  ...["", " 10.0.0.1", "10.0.0.1 ", "localhost", "10.0.0.1:80", "[::1]", "10.0.0", "1.2.3.4.5", "::ffff:127.0.0.01"],
];

const allowed = [
  ...["10.1.0.5", "172.16.0.1", "192.168.1.1", "192.0.2.9", "8.8.8.8", "100.64.0.1", "223.255.255.255", "126.0.0.1"],
  ...["128.0.0.1", "169.253.0.1", "169.255.0.1", "240.0.0.1", "255.255.255.254"],
  ...["fd00::1", "2001:db8::1", "2001:db8:0:0:0:0:0:1", "::ffff:10.1.0.5", "64:ff9b::a01:5", "2002:a01:5::1"],
  ...["fd00:ec2::253", "fec0::1", "1::1", "::ffff:0:a01:5", "64:ff9c::7f00:1"],
];

for (const address of refused) {
  test(`a pod at ${JSON.stringify(address)} is a 400`, async () => {
    assert.is(isHostAddress(address), false);
    await change("/registry/pods/default/web", ({ status }) => {
      Object.assign(status, { podIP: address, podIPs: [{ ip: address }] });
    });
    visits = 0;
    for (const path of ["", "/", "/x"]) {
      const { status, json } = await api.get(`${pods}/http:web:${port}/proxy${path}`);
      assert.equal([status, json.reason, json.message], [400, "BadRequest", "address not allowed"]);
    }
    assert.is(visits, 0);
  });
}

test("addresses of hosts are let pass, of both families", () => {
  for (const address of allowed) assert.is(isHostAddress(address), true, address);
});

for (const address of ["0::1", "::0001", "::ffff:7f00:1", "::7f00:1", "127.0.0.1", "localhost"]) {
  test(`an endpoint at ${address} is a 400`, async () => {
    await change("/registry/endpointslices/default/web-1", (slice) => {
      slice.endpoints = [{ addresses: [address] }];
    });
    visits = 0;
    const { status, json } = await api.get(`${services}/web:http/proxy/`);
    assert.equal([status, json.message, visits], [400, "address not allowed", 0]);
  });
}

/** What a node says of itself may be a name, which is looked at when it has been looked up. */
const nodeHosts = [
  ...["0::1", "::ffff:7f00:1", "127.0.0.1", "localhost", "127.1", "0x7f.1", "2130706433", "0177.0.0.1"],
  ...["fe80::1%lo", "::1%lo"],
];
for (const type of ["InternalIP", "Hostname"]) {
  for (const address of nodeHosts) {
    test(`a port of a node with the ${type} ${address} is a 400`, async () => {
      await change("/registry/minions/n1", ({ status }) => {
        Object.assign(status, { addresses: [{ type, address }] });
      });
      visits = 0;
      const { status, json } = await api.get(`/api/v1/nodes/http:n1:${port}/proxy/x`);
      assert.equal([status, json.message, visits], [400, "address not allowed", 0]);
      const upgrade = { connection: "Upgrade", upgrade: "x" };
      const upgraded = await api.get(`/api/v1/nodes/http:n1:${port}/proxy/x`, upgrade);
      assert.equal([upgraded.status, visits], [400, 0]);
    });
  }
}

test("a node whose name means nothing is a 400 that says so", async () => {
  const address = "nothing.invalid";
  await api.patch("/api/v1/nodes/n1/status", "merge", { status: { addresses: [{ type: "Hostname", address }] } });
  const { status, json } = await api.get(`/api/v1/nodes/http:n1:${port}/proxy/x`);
  assert.equal([status, json.message], [400, "lookup nothing.invalid: no such host"]);
});

/** A name of a hostile zone: each look at it gives the next answer. */
function rebinding(...answers: readonly (readonly string[])[]) {
  let looks = 0;
  const lookup = hostLookup((_name, _options, callback) => {
    const addresses = answers[Math.min(looks++, answers.length - 1)] ?? [];
    callback(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  });
  return { lookup, looks: () => looks };
}

/** Where a connection to the name goes; the message of the error where it goes nowhere. */
function wayOf(lookup: ReturnType<typeof hostLookup>): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: "rebind.example.com", port, lookup });
    const settle = (way: string) => {
      setImmediate(() => socket.destroy()); // a socket between two attempts is not to be destroyed
      resolve(way);
    };
    socket.on("error", ({ message }) => settle(message)).on("connectionAttempt", settle);
  });
}

test("a name is looked up once, and the connection goes to the addresses that were looked at", async () => {
  visits = 0;
  const { lookup, looks } = rebinding(["192.0.2.1", "192.0.2.2"], ["127.0.0.1"]);
  assert.match(await wayOf(lookup), /^192\.0\.2\.[12]$/);
  assert.is(looks(), 1);
  assert.equal([await wayOf(lookup), looks()], ["address not allowed", 2]);
  assert.is(visits, 0);
});

for (const answer of [["127.0.0.1"], ["10.0.0.1", "127.0.0.1"], ["::1"], ["10.0.0.1", "::ffff:7f00:1"], []]) {
  test(`a name that means ${JSON.stringify(answer)} is refused`, async () => {
    visits = 0;
    assert.is(await wayOf(rebinding(answer).lookup), "address not allowed");
    assert.is(visits, 0);
  });
}

test.run();
