import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import * as assert from "uvu/assert";
import type { Context } from "../../../runtime/server/filters/context.ts";
import { sendBody } from "../../../runtime/server/filters/send.ts";
import { Warnings } from "../../../runtime/server/filters/warnings.ts";
import { type Api, openApi } from "../../harness/api.ts";
import { startListening } from "../../harness/listening.ts";
import { suite } from "../../harness/suite.ts";
import { core } from "../literal.ts";

const test = suite("warning headers");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const maps = core("default", "configmaps");
const body = JSON.stringify({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "tree" }, "höhe😀": 1 });
const expected = '299 - "unknown field \\"höhe😀\\""';

test("a warning is sent in UTF-8", async () => {
  const answer = await api.post(`${maps}?dryRun=All`, body);
  assert.is(answer.status, 201);
  assert.is(Buffer.from(String(answer.headers.warning), "latin1").toString(), expected);
});

test("a warning is sent in UTF-8 over HTTP/2", async () => {
  const warnings = new Warnings();
  warnings.add("höhe😀");
  const listening = await startListening((req, res) => {
    const ctx = { req, res, state: { auditId: "1", warnings } } as unknown as Context;
    sendBody(ctx, { kind: "body", status: 200, contentType: "text/plain", body: Buffer.from("ok") });
  }, {});
  const session = connectHttp2(`https://127.0.0.1:${listening.port}`, { rejectUnauthorized: false });
  try {
    const [headers] = await once(session.request({ ":path": "/" }), "response");
    assert.is(Buffer.from(String(headers.warning), "latin1").toString(), '299 - "höhe😀"');
  } finally {
    session.close();
    await listening.stop();
  }
});

test("texts that HTTP has no form for are left out", () => {
  const texts = ["", "two\nlines", "a\ttab", "bell \u0007", "\u0085next", 'plain "\\"'];
  assert.equal(headersOf(texts), ['299 - "plain \\"\\\\\\""']);
});

test("texts are cut when they have more than 4096 characters together", () => {
  const whole = ["ä".repeat(2000) + "x".repeat(2000), "😀".repeat(96)];
  const twoMore = [...whole, "x".repeat(300), "short"];
  assert.equal(lengthsOf([...whole]), [4000, 96]);
  assert.equal(lengthsOf([...whole, ""]), [4000, 96]);
  assert.equal(lengthsOf(twoMore), [256, 96, 256, 5]);
});

test("the text that was too much is sent cut; what comes after 4096 characters is not", () => {
  const many = Array.from({ length: 30 }, (_, index) => `${index} `.padEnd(205, "x"));
  assert.is(headersOf(many.slice(0, 19)).length, 19);
  assert.is(headersOf(many).length, 20);
});

function headersOf(texts: readonly string[]): string[] {
  const warnings = new Warnings();
  for (const text of texts) warnings.add(text);
  return warnings.headers().map((each) => Buffer.from(each, "latin1").toString());
}

function lengthsOf(texts: readonly string[]): number[] {
  return headersOf(texts).map((each) => [...each.slice('299 - "'.length, -1)].length);
}

test.run();
