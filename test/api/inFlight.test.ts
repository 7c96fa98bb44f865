import { request } from "node:http";
import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { untilLetIn } from "../harness/untilLetIn.ts";
import { core } from "./literal.ts";

const test = suite("api requests in flight");

const configMaps = core("default", "configmaps");
const patienceMs = 2000;

let api: Api;
/** Of somebody who is not all-powerful. */
let token = "";
test.before(async () => {
  api = await openApi({ inFlightLimits: { reading: 2, mutating: 1 } });
  const accounts = core("default", "serviceaccounts");
  await api.post(accounts, { metadata: { name: "somebody" } });
  token = (await api.post(`${accounts}/somebody/token`, {})).json.status.token;
});
test.after(() => api.stop());

const get = () => api.call("GET", configMaps, { token });
const post = (name: string) => api.call("POST", configMaps, { token, body: { metadata: { name } } });

/** A read that waits for a version that is yet to come. */
const slowRead = () => api.call("GET", `${configMaps}?resourceVersion=100`, { token });

/** A write whose body is on its way until it is ended. */
function slowWrite() {
  const { port } = new URL(api.server.url);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "content-length": "2" };
  const outgoing = request({ host: "127.0.0.1", port, method: "POST", path: configMaps, headers, agent: false });
  const ended = new Promise<number>((resolve, reject) => {
    outgoing.on("error", reject);
    outgoing.on("response", (incoming) => {
      incoming.resume();
      resolve(incoming.statusCode ?? 0);
    });
  });
  outgoing.write("{");
  return {
    end: () => {
      outgoing.end("}");
      return ended;
    },
  };
}

async function until(send: () => Promise<Answer>, status: number): Promise<Answer> {
  for (const endMs = Date.now() + patienceMs; ; ) {
    const answer = await send();
    if (answer.status === status) return answer;
    if (Date.now() > endMs) throw new Error(`still ${answer.status}, not ${status}`);
  }
}

function isRefusal(answer: Answer): void {
  const { "retry-after": after, "content-type": type } = answer.headers;
  assert.equal(
    [answer.status, after, type, answer.text],
    [429, "1", "text/plain; charset=utf-8", "Too many requests, please try again later.\n"],
  );
}

test("one read more than allowed is told to come back, while writes and watches go on", async () => {
  const waiting = [slowRead(), slowRead()];
  isRefusal(await until(get, 429));
  assert.is((await post("meanwhile")).status, 201);
  const watch = await api.watch(`${configMaps}?watch=true`);
  assert.is(watch.status, 200);
  watch.close();
  assert.is((await api.get(configMaps)).status, 200, "the all-powerful are let in");
  for (const each of waiting) assert.is((await each).status, 504);
  assert.is((await get()).status, 200);
});

test("one write more than allowed is told to come back, while reads go on", async () => {
  const writing = slowWrite();
  await untilLetIn(api, 1);
  isRefusal(await post("refused"));
  assert.is((await get()).status, 200);
  assert.is((await api.post(configMaps, { metadata: { name: "powerful" } })).status, 201);
  assert.is(await writing.end(), 422, "an object without a name");
  assert.is((await until(() => post("later"), 201)).status, 201);
});

test.run();
