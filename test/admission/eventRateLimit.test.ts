import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { type EventLimit, eventRateLimit } from "../../runtime/admission/plugins/eventRateLimit.ts";
import type { AdmissionAttributes } from "../../runtime/admission/plugin.ts";
import type { ApiObject } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: limits of events");

const descriptor = generated.resources.find(({ plural, group }) => plural === "events" && group === "");

/** Writes events at a clock of the test; the answer is the text of the refusal, or "". */
function writer(limit: Partial<EventLimit>) {
  let nowMs = 0;
  const limits = [{ type: "Server", perSecond: 2, burst: 2, cacheSize: 2, ...limit } as const];
  const { validate } = eventRateLimit({ limits, platform: generated.platform, now: () => nowMs });
  const refuse = (given: { namespace?: string; user?: string; event?: object } = {}) => {
    const { namespace = "default", user = "ann", event = {} } = given;
    const attributes = { operation: "create", descriptor, namespace, subresource: "", user: { name: user } };
    const asked = { ...attributes, dryRun: false } as unknown as AdmissionAttributes;
    return validate?.(asked, event as ApiObject, undefined)?.status;
  };
  return {
    pass: (ms: number) => void (nowMs += ms),
    refuse,
    write: (given: Parameters<typeof refuse>[0] = {}) =>
      refuse(given)?.message?.replace("Too many requests: ", "") ?? "",
  };
}

test("places come back with time, and never more than fit", () => {
  const { pass, write } = writer({});
  const full = "limit reached on type Server for key ";
  assert.equal([write(), write(), write()], ["", "", full]);
  pass(500);
  assert.equal([write(), write()], ["", full]);
  pass(60_000);
  assert.equal([write(), write(), write()], ["", "", full]);
});

test("a refusal says no more than why", () => {
  const { refuse } = writer({ burst: 1 });
  refuse();
  assert.equal(refuse(), {
    ...{ apiVersion: "v1", kind: "Status", metadata: {}, status: "Failure", code: 429, reason: "TooManyRequests" },
    message: "Too many requests: limit reached on type Server for key ",
  });
});

test("each user, and each source with its object, has places of its own", () => {
  const users = writer({ type: "User", burst: 1 });
  assert.equal([users.write(), users.write({ user: "bob" })], ["", ""]);
  assert.is(users.write({ user: "bob" }), "limit reached on type User for key bob");
  const sources = writer({ type: "SourceAndObject", burst: 1 });
  const event = { source: { component: "c", host: "h" }, involvedObject: { kind: "Pod", name: "p" } };
  assert.equal([sources.write({ event }), sources.write({ event: { ...event, source: {} } })], ["", ""]);
  assert.is(sources.write({ event }), "limit reached on type SourceAndObject for key chPodp");
});

test("a bounded number is remembered, and long keys too", () => {
  const { write } = writer({ type: "Namespace", burst: 1 });
  assert.equal([write({ namespace: "a" }), write({ namespace: "b" }), write({ namespace: "c" })], ["", "", ""]);
  assert.is(write({ namespace: "a" }), "", "the longest unused is forgotten");
  const long = "x".repeat(2000);
  assert.equal([write({ namespace: long }), write({ namespace: long }) === ""], ["", false]);
});

test.run();
