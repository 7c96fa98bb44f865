import * as assert from "uvu/assert";
import { emitErrors } from "../../codegen/emit/errors.ts";
import type { ErrorModel } from "../../codegen/model.ts";
import * as errors from "../../generated/errors.ts";
import { required } from "../../runtime/schema/fieldError.ts";
import { quoted, type StatusDetails, type StatusError } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { fixtureModel } from "./emitB.fixture.ts";

const test = suite("error constructors");

const pods = { group: "", resource: "pods" };
const deployments = { group: "apps", resource: "deployments" };
const podDetails = { name: "a", kind: "pods" };
const deploymentDetails = { name: "a", group: "apps", kind: "deployments" };

type Row = readonly [StatusError, number, string, string, StatusDetails | undefined];

const rows: readonly Row[] = [
  [errors.notFound(pods, "a"), 404, "NotFound", 'pods "a" not found', podDetails],
  [errors.notFound(deployments, "a"), 404, "NotFound", 'deployments.apps "a" not found', deploymentDetails],
  [errors.notFoundPath(), 404, "NotFound", "the server could not find the requested resource", {}],
  [errors.alreadyExists(pods, "a"), 409, "AlreadyExists", 'pods "a" already exists', podDetails],
  [
    errors.alreadyExistsTerminating(pods, "a"),
    409,
    "AlreadyExists",
    'object is being deleted: pods "a" already exists',
    podDetails,
  ],
  [
    errors.generateNameExhausted(pods, "a"),
    409,
    "AlreadyExists",
    'pods "a" already exists, the server was not able to generate a unique name for the object',
    { ...podDetails, retryAfterSeconds: 1 },
  ],
  [errors.conflict(pods, "a", "no"), 409, "Conflict", 'Operation cannot be fulfilled on pods "a": no', podDetails],
  [
    errors.modified(deployments, "a"),
    409,
    "Conflict",
    'Operation cannot be fulfilled on deployments.apps "a": the object has been modified; please apply your changes to the latest version and try again',
    deploymentDetails,
  ],
  [
    errors.applyConflict("Apply failed", [{ reason: "FieldManagerConflict", field: ".a" }]),
    409,
    "Conflict",
    "Apply failed",
    { causes: [{ reason: "FieldManagerConflict", field: ".a" }] },
  ],
  [
    errors.invalid({ group: "", kind: "Pod" }, "a", [required("spec.x")]),
    422,
    "Invalid",
    'Pod "a" is invalid: spec.x: Required value',
    {
      name: "a",
      kind: "Pod",
      causes: [{ reason: "FieldValueRequired", message: "Required value", field: "spec.x" }],
    },
  ],
  [
    errors.invalid({ group: "apps", kind: "Deployment" }, "a", [required("x"), required("y", "why")]),
    422,
    "Invalid",
    'Deployment.apps "a" is invalid: [x: Required value, y: Required value: why]',
    {
      name: "a",
      group: "apps",
      kind: "Deployment",
      causes: [
        { reason: "FieldValueRequired", message: "Required value", field: "x" },
        { reason: "FieldValueRequired", message: "Required value: why", field: "y" },
      ],
    },
  ],
  [
    errors.invalid({ group: "", kind: "" }, "", [required("patch")]),
    422,
    "Invalid",
    ' "" is invalid: patch: Required value',
    { causes: [{ reason: "FieldValueRequired", message: "Required value", field: "patch" }] },
  ],
  [errors.badRequest("why"), 400, "BadRequest", "why", undefined],
  [errors.unauthorized(), 401, "Unauthorized", "Unauthorized", undefined],
  [errors.forbidden(pods, "a", "why"), 403, "Forbidden", 'pods "a" is forbidden: why', podDetails],
  [errors.forbidden(pods, "", "why"), 403, "Forbidden", "pods is forbidden: why", { kind: "pods" }],
  [
    errors.forbiddenPath("a<b>", "get", "/x&y"),
    403,
    "Forbidden",
    'forbidden: User "a&lt;b&gt;" cannot get path "/x&amp;y"',
    {},
  ],
  [
    errors.forbiddenPath("a", "get", "/x", "RBAC: <none>"),
    403,
    "Forbidden",
    'forbidden: User "a" cannot get path "/x": RBAC: <none>',
    {},
  ],
  [
    errors.namespaceTerminating(pods, "a", "n"),
    403,
    "Forbidden",
    'pods "a" is forbidden: unable to create new content in namespace n because it is being terminated',
    {
      ...podDetails,
      causes: [
        { reason: "NamespaceTerminating", message: "namespace n is being terminated", field: "metadata.namespace" },
      ],
    },
  ],
  [
    errors.methodNotAllowed(),
    405,
    "MethodNotAllowed",
    "the server does not allow this method on the requested resource",
    {},
  ],
  [
    errors.methodNotSupported(deployments, "list"),
    405,
    "MethodNotAllowed",
    'list is not supported on resources of kind "deployments.apps"',
    { group: "apps", kind: "deployments" },
  ],
  [
    errors.notAcceptable(["a/b", "c/d"]),
    406,
    "NotAcceptable",
    "only the following media types are accepted: a/b, c/d",
    undefined,
  ],
  [
    errors.unsupportedMediaType(["a/b", "c/d"]),
    415,
    "UnsupportedMediaType",
    "the body of the request was in an unknown format - accepted media types include: a/b, c/d",
    undefined,
  ],
  [errors.expired("too old"), 410, "Expired", "too old", undefined],
  [
    errors.requestEntityTooLarge("limit is 3145728"),
    413,
    "RequestEntityTooLarge",
    "Request entity too large: limit is 3145728",
    undefined,
  ],
  [errors.tooManyRequests("wait", 3), 429, "TooManyRequests", "wait", { retryAfterSeconds: 3 }],
  [
    errors.serverTimeout(pods, "list"),
    500,
    "ServerTimeout",
    "The list operation against pods could not be completed at this time, please try again.",
    { name: "list", kind: "pods", retryAfterSeconds: 2 },
  ],
  [errors.timeout("late", 4), 504, "Timeout", "Timeout: late", { retryAfterSeconds: 4 }],
  [errors.timeout("late", 0), 504, "Timeout", "Timeout: late", {}],
  [
    errors.tooLargeResourceVersion("9", 7, 1),
    504,
    "Timeout",
    "Timeout: Too large resource version: 9, current: 7",
    {
      causes: [{ reason: "ResourceVersionTooLarge", message: "Too large resource version" }],
      retryAfterSeconds: 1,
    },
  ],
  [
    errors.internalError("boom"),
    500,
    "InternalError",
    "Internal error occurred: boom",
    { causes: [{ message: "boom" }] },
  ],
  [errors.serviceUnavailable("later"), 503, "ServiceUnavailable", "later", undefined],
];

for (const [error, code, reason, message, details] of rows) {
  test(`${code} ${reason}: ${message.slice(0, 60)}`, () => {
    assert.equal(error.status, {
      kind: "Status",
      apiVersion: "v1",
      metadata: {},
      status: "Failure",
      message,
      reason,
      ...(details === undefined ? {} : { details }),
      code,
    });
  });
}

test("an unclassified failure has no reason", () => {
  assert.is("reason" in errors.unclassified("raw").status, false);
});

test("an expired list carries the token that goes on from the newest revision", () => {
  assert.equal(errors.expired("too old", "abc").status.metadata, { continue: "abc" });
});

test("names are quoted with control characters spelled out and letters of any script kept", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["a", '"a"'],
    ['a"b\\c', '"a\\"b\\\\c"'],
    ["é漢😀", '"é漢😀"'],
    ["\n\t\u0001\u007f", '"\\n\\t\\x01\\x7f"'],
    ["\u200b\u{e0001}", '"\\u200b\\U000e0001"'],
  ];
  for (const [given, want] of cases) assert.is(quoted(given), want);
});

test("a template that names no parameter is refused", () => {
  const error: ErrorModel = {
    name: "odd",
    code: 400,
    reason: "BadRequest",
    description: "Odd.",
    parameters: [],
    message: "{missing}",
  };
  assert.throws(() => emitErrors({ errors: [error], imports: fixtureModel().imports }), /names \{missing\}/);
});

test("text of a template that means something to TypeScript stays text", () => {
  const error: ErrorModel = {
    name: "odd",
    code: 400,
    reason: "BadRequest",
    description: "Ends */ here.",
    parameters: [{ name: "x", type: "string", description: "", optional: false }],
    message: "`$" + "{x} \\ {x}",
  };
  const { text } = emitErrors({ errors: [error], imports: fixtureModel().imports });
  assert.ok(text.includes("message: `\\`$" + "${x} \\\\ ${x}`"), text);
  assert.ok(text.includes("Ends *\\/ here."), text);
});

test.run();
