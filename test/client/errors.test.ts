import * as assert from "uvu/assert";
import * as client from "../../runtime/client/index.ts";
import { suite } from "../harness/suite.ts";

const test = suite("client errors");

const predicates = {
  isBadRequest: client.isBadRequest,
  isUnauthorized: client.isUnauthorized,
  isForbidden: client.isForbidden,
  isNotFound: client.isNotFound,
  isMethodNotAllowed: client.isMethodNotAllowed,
  isConflict: client.isConflict,
  isAlreadyExists: client.isAlreadyExists,
  isInvalid: client.isInvalid,
  isTooManyRequests: client.isTooManyRequests,
  isInternalError: client.isInternalError,
  isServerTimeout: client.isServerTimeout,
  isServiceUnavailable: client.isServiceUnavailable,
  isTimeout: client.isTimeout,
  isExpired: client.isExpired,
};

const cases: readonly (readonly [code: number, reason: string, holds: keyof typeof predicates])[] = [
  [400, "BadRequest", "isBadRequest"],
  [401, "Unauthorized", "isUnauthorized"],
  [403, "Forbidden", "isForbidden"],
  [404, "NotFound", "isNotFound"],
  [405, "MethodNotAllowed", "isMethodNotAllowed"],
  [409, "Conflict", "isConflict"],
  [409, "AlreadyExists", "isAlreadyExists"],
  [410, "Expired", "isExpired"],
  [410, "Gone", "isExpired"],
  [422, "Invalid", "isInvalid"],
  [429, "TooManyRequests", "isTooManyRequests"],
  [500, "InternalError", "isInternalError"],
  [500, "ServerTimeout", "isServerTimeout"],
  [503, "ServiceUnavailable", "isServiceUnavailable"],
  [504, "Timeout", "isTimeout"],
];

for (const [code, reason, holds] of cases) {
  test(`${code} ${reason} satisfies ${holds} alone`, () => {
    const error = errorOf(code, JSON.stringify({ kind: "Status", apiVersion: "v1", metadata: {}, reason, code }));
    const true_ = Object.entries(predicates).filter(([, predicate]) => predicate(error));
    assert.equal(
      true_.map(([name]) => name),
      [holds],
    );
    assert.is(error.reason, reason);
    assert.is(error.code, code);
  });
}

const bare: readonly (readonly [method: string, code: number, reason: string])[] = [
  ["POST", 409, "AlreadyExists"],
  ["PUT", 409, "Conflict"],
  ["GET", 404, "NotFound"],
  ["GET", 415, "UnsupportedMediaType"],
  ["GET", 502, "InternalError"],
  ["GET", 503, "ServiceUnavailable"],
  ["GET", 504, "Timeout"],
  ["GET", 418, ""],
];

for (const [method, code, reason] of bare) {
  test(`${method} answered ${code} without a Status has reason "${reason}" and keeps the page`, () => {
    const error = errorOf(code, "<h1>proxy</h1>", method);
    assert.is(error.reason, reason);
    assert.is(error.message, `the server answered ${code} without a Status: <h1>proxy</h1>`);
    assert.equal(client.causesOfError(error), [{ reason: "UnexpectedServerResponse", message: "<h1>proxy</h1>" }]);
  });
}

test("a Status that lacks its code takes the answer's", () => {
  const error = errorOf(404, '{"kind":"Status","apiVersion":"v1","metadata":{},"reason":"NotFound"}');
  assert.is(error.code, 404);
});

test("JSON that is no Status, and broken JSON, are repeated, long ones cut", () => {
  assert.is(errorOf(500, '{"a":1}').message, 'the server answered 500 without a Status: {"a":1}');
  assert.is(errorOf(500, '{"a"').message, 'the server answered 500 without a Status: {"a"');
  assert.is(errorOf(500, "").message, "the server answered 500 without a Status");
  assert.is(errorOf(500, "x".repeat(5000)).message.length, "the server answered 500 without a Status: ".length + 1027);
});

test("a Status of megabytes is no message for a log", () => {
  const error = errorOf(500, JSON.stringify({ kind: "Status", message: "x".repeat(2_000_000), code: 500 }));
  assert.match(error.message, /^the server answered 500 without a Status: \{"kind":"Status","message":"x+\.\.\.$/);
  assert.is(error.message.length, "the server answered 500 without a Status: ".length + 1027);
});

test("causes of an Invalid are listed; other errors have none", () => {
  const causes = [{ reason: "FieldValueRequired", message: "Required value", field: "spec.size" }];
  const error = errorOf(422, JSON.stringify({ kind: "Status", reason: "Invalid", code: 422, details: { causes } }));
  assert.equal(client.causesOfError(error), causes);
  assert.equal(client.causesOfError(new Error("x")), []);
});

test("a version ahead of the server is told by its cause", () => {
  const causes = [{ reason: "ResourceVersionTooLarge", message: "Too large resource version" }];
  const error = errorOf(504, JSON.stringify({ kind: "Status", reason: "Timeout", code: 504, details: { causes } }));
  assert.is(client.isTooLargeResourceVersion(error), true);
  assert.is(client.isTooLargeResourceVersion(errorOf(504, "")), false);
});

test("no predicate holds of other errors, nor of a connection error", () => {
  for (const error of [
    new Error("404"),
    new client.ConnectionError("x", { code: "ECONNRESET" }),
    undefined,
    "NotFound",
  ]) {
    for (const predicate of Object.values(predicates)) assert.is(predicate(error), false);
  }
});

function errorOf(status: number, body: string, method = "GET"): client.StatusError {
  return client.statusErrorOf({ status, body: Buffer.from(body), method });
}

test.run();
