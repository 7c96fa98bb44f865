import * as assert from "uvu/assert";
import { defaultBacklogLimits } from "../../runtime/server/filters/streams/streamBacklog.ts";
import { type Api, openApi } from "../harness/api.ts";
import { type RawConnection, rawConnection } from "../harness/rawHttp.ts";
import { suite } from "../harness/suite.ts";
import { untilLetIn } from "../harness/untilLetIn.ts";
import { core } from "./literal.ts";

const test = suite("api requests that are settled");

const configMaps = core("default", "configmaps");
const lookMs = 20;
const maxBacklogBytes = 8 * 1024 * 1024;
const largeBytes = 500_000;
/** More than a refusal has: who has got this is let in. */
const headBytes = 1000;

let api: Api;
/** Of a user whose requests are counted. */
let token = "";
test.before(async () => {
  api = await openApi({
    inFlightLimits: { reading: 2, mutating: 2 },
    backlogLimits: { ...defaultBacklogLimits, maxBytes: maxBacklogBytes, lookMs },
  });
  const accounts = core("default", "serviceaccounts");
  await api.post(accounts, { metadata: { name: "counted" } });
  token = (await api.post(`${accounts}/counted/token`, {})).json.status.token;
});
test.after(() => api.stop());

const head = (line: string, more = "") =>
  `${line} HTTP/1.1\r\nHost: orch\r\nAuthorization: Bearer ${token}\r\n${more}\r\n`;
const get = () => api.call("GET", configMaps, { token });

async function sent(text: string): Promise<RawConnection> {
  const connection = await rawConnection(api.server.url);
  connection.socket.write(text);
  return connection;
}

const closed = ({ socket }: RawConnection) =>
  new Promise((resolve) => void socket.once("end", resolve).once("close", resolve));

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}

test("a write whose body does not come leaves its slot at the deadline", async () => {
  const request = head(`POST ${configMaps}?timeout=99ms`, "Content-Type: application/json\r\nContent-Length: 9999\r\n");
  for (let round = 0; round < 3; round++) {
    const connections = await Promise.all([sent(`${request}{`), sent(`${request}{`)]);
    for (const each of connections) {
      assert.is((await each.answer()).status, 504);
      each.close();
    }
  }
  const answer = await api.call("POST", configMaps, { token, body: { metadata: { name: "after" } } });
  assert.is(answer.status, 201, answer.text);
});

test("a write whose client goes away in its body leaves its slot", async () => {
  const request = head(`POST ${configMaps}`, "Content-Type: application/json\r\nContent-Length: 9999\r\n");
  const connections = await Promise.all([sent(`${request}{`), sent(`${request}{`)]);
  const post = () => api.call("POST", configMaps, { token, body: { metadata: { generateName: "gone-" } } });
  await untilLetIn(api, 2);
  assert.is((await post()).status, 429);
  for (const each of connections) each.close();
  await until(async () => (await post()).status === 201);
});

test("a read that waits for a revision ends with its deadline, and leaves its slot", async () => {
  const connections = await Promise.all([
    sent(head(`GET ${configMaps}?resourceVersion=999999&timeout=100ms`)),
    sent(head(`GET ${configMaps}?resourceVersion=999999&timeout=100ms`)),
  ]);
  for (const each of connections) assert.is((await each.answer()).status, 504);
  await until(async () => (await get()).status === 200);
  for (const each of connections) each.close();
});

test("an answer that is not taken keeps its slot until the deadline breaks it off", async () => {
  const secrets = core("default", "secrets");
  const data = { a: Buffer.alloc(largeBytes).toString("base64") };
  for (let index = 0; index < 40; index++) await api.post(secrets, { metadata: { name: `large-${index}` }, data });
  const connections = await Promise.all([
    sent(head(`GET ${secrets}?timeout=3s`)),
    sent(head(`GET ${secrets}?timeout=3s`)),
  ]);
  await until(() => connections.every(({ socket }) => socket.bytesRead > headBytes));
  for (const each of connections) each.socket.pause();
  assert.is((await get()).status, 429);
  await until(async () => (await get()).status === 200);
  for (const each of connections) {
    each.socket.resume();
    await closed(each);
    assert.ok(each.socket.bytesRead < 40 * largeBytes, "the rest was not sent");
  }
});

test("watches that are not read hold little, keep no others waiting, and miss nothing when they are", async () => {
  const name = "changing";
  await api.post(configMaps, { metadata: { name } });
  const watch = await api.watch(`${configMaps}?watch=true&fieldSelector=metadata.name=${name}`);
  await watch.next(1);
  const silent = await Promise.all(
    Array.from({ length: 8 }, () => sent(head(`GET ${configMaps}?watch=true&resourceVersion=0`))),
  );
  for (const each of silent) each.socket.pause();
  let gone = 0;
  for (const each of silent) void closed(each).then(() => (gone += 1));
  const writes = 40;
  for (let index = 0; index < writes; index++) {
    const data = { a: `${index}`.padEnd(largeBytes, "x") };
    await api.patch(`${configMaps}/${name}`, "merge", { data });
  }
  assert.is((await watch.next(writes)).length, writes);
  await api.get("/livez");
  for (const each of silent) each.socket.resume();
  await until(() => silent.every(({ socket }) => socket.bytesRead > writes * largeBytes));
  assert.is(gone, 0);
  for (const each of silent) each.close();
});

test.run();
