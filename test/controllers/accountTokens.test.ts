import * as assert from "uvu/assert";
import { createClient } from "../../generated/client.ts";
import { accountTokens } from "../../runtime/controllers/frame/accountTokens.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("tokens of the accounts of controllers");

let api: Api;
let client: ReturnType<typeof createClient>;
test.before(async () => {
  api = await openApi();
  const { url: server, token } = api.server;
  client = createClient({ server, token });
});
test.after(async () => {
  client.transport.close();
  await api.stop();
});

const minuteMs = 60_000;
const { signal } = new AbortController();
const sourceOf = (namespace: string, nowMs = Date.now) =>
  accountTokens({ client, namespace, name: "robot", signal, nowMs });

test("the namespace and the account are made, and a token of an hour is used for 48 minutes", async () => {
  const beganMs = Date.now();
  const { token, expiresAtMs } = await sourceOf("accounts")();
  const robot = createClient({ server: api.server.url, token });
  const { status } = await robot.authentication.v1.selfsubjectreviews.create({});
  robot.transport.close();
  assert.is(status?.userInfo?.username, "system:serviceaccount:accounts:robot");
  const minutes = (expiresAtMs - beganMs) / minuteMs;
  assert.ok(minutes > 47 && minutes < 49, String(minutes));
});

test("a token of a server whose clock is behind counts for eight minutes", async () => {
  const ahead = () => Date.now() + 90 * minuteMs;
  const { expiresAtMs } = await sourceOf("default", ahead)();
  assert.is(Math.round((expiresAtMs - ahead()) / minuteMs), 8);
});

test.run();
