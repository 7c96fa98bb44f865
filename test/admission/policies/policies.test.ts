import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import { seriesValue } from "../../harness/metrics.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("admission: validating policies");

const group = "/apis/admissionregistration.orch.io/v1";
const policies = `${group}/validatingadmissionpolicies`;
const bindings = `${group}/validatingadmissionpolicybindings`;
const maps = "/api/v1/namespaces/default/configmaps";

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const onMaps = {
  resourceRules: [
    { operations: ["CREATE", "UPDATE", "DELETE"], apiGroups: [""], apiVersions: ["v1"], resources: ["configmaps"] },
  ],
};
const odd = { expression: "!has(object.data) || object.data.n != '2'" };

interface Used {
  readonly spec?: object;
  readonly binding?: object;
}

/** Runs with one policy and its binding, then without them. */
async function withPolicy({ spec = {}, binding = {} }: Used, run: () => Promise<void>): Promise<void> {
  const whole = { matchConstraints: onMaps, validations: [odd], ...spec };
  const made = await api.post(policies, { metadata: { name: "p" }, spec: whole });
  assert.is(made.status, 201, made.text);
  const bound = { policyName: "p", validationActions: ["Deny"], ...binding };
  const put = await api.post(bindings, { metadata: { name: "b" }, spec: bound });
  assert.is(put.status, 201, put.text);
  try {
    await run();
  } finally {
    assert.is((await api.delete(`${bindings}/b`)).status, 200);
    assert.is((await api.delete(`${policies}/p`)).status, 200);
    await api.delete(maps);
  }
}

const create = (data?: object, more: object = {}) =>
  api.post(maps, { metadata: { name: "a", ...more }, ...(data === undefined ? {} : { data }) });

const denied = "ValidatingAdmissionPolicy 'p' with binding 'b' denied request: ";
const message = (text: string) => `configmaps "a" is forbidden: ${denied}${text}`;
const seen = ({ status, json }: Answer) => [status, json.reason, json.message];

test("a validation that does not hold refuses the write, in the words of its message", async () => {
  await withPolicy({}, async () => {
    const answer = await create({ n: "2" });
    const text = `failed expression: ${odd.expression}`;
    assert.equal(seen(answer), [422, "Invalid", message(text)]);
    assert.equal(answer.json.details, { name: "a", kind: "configmaps", causes: [{ message: denied + text }] });
    assert.is((await create({ n: "3" })).status, 201);
  });
});

const reasons: readonly [string, object, string, number, string][] = [
  ["a message", { message: " no twos " }, "Invalid", 422, "no twos"],
  ["an expression for the message", { messageExpression: "'not ' + object.data.n" }, "Invalid", 422, "not 2"],
  ["one that fails", { messageExpression: "string(object.data.x)", message: "fixed" }, "Invalid", 422, "fixed"],
  ["one that is blank", { messageExpression: "' '" }, "Invalid", 422, `failed expression: ${odd.expression}`],
  [
    "one that is too long",
    {
      messageExpression:
        "'0123456789abcdef'.replace('', 'x'.replace('x', '0123456789abcdef0123456789abcdef')).replace('', '0123456789abcdef')",
      message: "fixed",
    },
    "Invalid",
    422,
    "fixed",
  ],
  ["a reason", { reason: "Forbidden", message: "m" }, "Forbidden", 403, "m"],
  ["another reason", { reason: "RequestEntityTooLarge", message: "m" }, "RequestEntityTooLarge", 413, "m"],
];

for (const [title, more, reason, code, text] of reasons) {
  test(`a refusal has ${title}`, async () => {
    await withPolicy({ spec: { validations: [{ ...odd, ...more }] } }, async () => {
      assert.equal(seen(await create({ n: "2" })), [code, reason, message(text)]);
    });
  });
}

test("a policy without a binding is not asked", async () => {
  await withPolicy({ binding: { policyName: "other" } }, async () => {
    assert.is((await create({ n: "2" })).status, 201);
  });
});

const unmatched: readonly [string, Used][] = [
  [
    "another resource",
    { spec: { matchConstraints: { resourceRules: [{ ...onMaps.resourceRules[0], resources: ["secrets"] }] } } },
  ],
  [
    "another name",
    { spec: { matchConstraints: { resourceRules: [{ ...onMaps.resourceRules[0], resourceNames: ["z"] }] } } },
  ],
  [
    "what is excluded",
    {
      spec: {
        matchConstraints: { ...onMaps, excludeResourceRules: [{ ...onMaps.resourceRules[0], resourceNames: ["a"] }] },
      },
    },
  ],
  ["other labels", { spec: { matchConstraints: { ...onMaps, objectSelector: { matchLabels: { x: "y" } } } } }],
  ["another namespace", { binding: { matchResources: { namespaceSelector: { matchLabels: { x: "y" } } } } }],
  [
    "another resource of the binding",
    { binding: { matchResources: { resourceRules: [{ ...onMaps.resourceRules[0], operations: ["UPDATE"] }] } } },
  ],
  [
    "conditions that do not hold",
    { spec: { matchConditions: [{ name: "c", expression: "request.operation != 'CREATE'" }] } },
  ],
];

for (const [title, used] of unmatched) {
  test(`a policy is not asked about ${title}`, async () => {
    await withPolicy(used, async () => assert.is((await create({ n: "2" })).status, 201));
  });
}

test("conditions of policies are counted when they were asked, and when they exclude a request", async () => {
  const condition = { name: "c", expression: "object.data.n == '2'" };
  await withPolicy({ spec: { matchConditions: [condition] } }, async () => {
    const counts = async () => {
      const { text } = await api.get("/metrics");
      return ["evaluation_seconds_count", "exclusions_total", "evaluation_errors_total"].map((each) => {
        const labels = 'kind="policy",name="p",operation="CREATE",type="validate"';
        return seriesValue(text, `apiserver_admission_match_condition_${each}{${labels}}`) ?? 0;
      });
    };
    const [asked = 0, excluded = 0, failed = 0] = await counts();
    assert.is((await create({ n: "2" })).status, 422);
    assert.equal(await counts(), [asked + 1, excluded, failed]);
    assert.is((await create({ n: "3" })).status, 201);
    assert.equal(await counts(), [asked + 2, excluded + 1, failed]);
    assert.is((await create({ other: "3" })).status, 422);
    assert.equal(await counts(), [asked + 3, excluded + 1, failed + 1]);
  });
});

test("an update has the old object, and a delete only that", async () => {
  const validations = [
    {
      expression: "request.operation == 'DELETE' || oldObject == null || object.data.n >= oldObject.data.n",
      message: "less",
    },
    { expression: "object != null || oldObject.data.n == '4'", message: "kept" },
  ];
  await withPolicy({ spec: { validations } }, async () => {
    assert.is((await create({ n: "3" })).status, 201);
    const patch = (n: string, query = "") => api.patch(`${maps}/a${query}`, "merge", { data: { n } });
    assert.equal(seen(await patch("1")), [422, "Invalid", message("less")]);
    assert.equal(seen(await patch("1", "?dryRun=All")), [422, "Invalid", message("less")]);
    assert.equal(seen(await api.delete(`${maps}/a`)), [422, "Invalid", message("kept")]);
    assert.is((await patch("4")).status, 200);
    assert.is((await api.delete(`${maps}/a`)).status, 200);
  });
});

test("a binding may warn in place of refusing", async () => {
  await withPolicy(
    { binding: { validationActions: ["Warn"] }, spec: { validations: [{ ...odd, message: "odd" }] } },
    async () => {
      const answer = await create({ n: "2" });
      assert.is(answer.status, 201);
      const text = "Validation failed for ValidatingAdmissionPolicy 'p' with binding 'b': odd";
      assert.match(String(answer.headers["warning"]), text);
    },
  );
});

const failing = { validations: [{ expression: "object.data.missing == 'x'" }] };

test("an expression that fails refuses the write where the failure policy says so", async () => {
  await withPolicy({ spec: failing }, async () => {
    const text = "expression 'object.data.missing == 'x'' resulted in error: no such key: missing";
    assert.equal(seen(await create({ n: "1" })), [422, "Invalid", message(text)]);
  });
  await withPolicy({ spec: { ...failing, failurePolicy: "Ignore" } }, async () => {
    assert.is((await create({ n: "1" })).status, 201);
  });
});

test("what costs too much fails", async () => {
  const list = "[0,1,2,3,4,5,6,7,8,9]";
  const text = `${list}.all(a, ${list}.all(b, ${list}.all(c, ${list}.all(d, ${list}.all(e, ${list}.all(f, a >= 0))))))`;
  await withPolicy({ spec: { validations: [{ expression: text }] } }, async () => {
    const answer = await create({ n: "1" });
    assert.is(answer.status, 422);
    assert.match(answer.json.message, /resulted in error: operation cancelled: actual cost limit exceeded/);
  });
});

test("variables are evaluated in their order, and say which of them fails", async () => {
  const variables = [
    { name: "n", expression: "int(object.data.n)" },
    { name: "twice", expression: "variables.n * 2" },
  ];
  const validations = [
    { expression: "variables.twice < 10", messageExpression: "string(variables.twice) + ' is much'" },
  ];
  await withPolicy({ spec: { variables, validations } }, async () => {
    assert.equal(seen(await create({ n: "7" })), [422, "Invalid", message("14 is much")]);
    assert.is((await create({ n: "4" })).status, 201);
    const answer = await api.post(maps, { metadata: { name: "c" }, data: { n: "x" } });
    assert.match(
      answer.json.message,
      /composited variable "twice" fails to evaluate: composited variable "n" fails to evaluate/,
    );
  });
});

test("expressions speak of the request, its namespace and who makes it", async () => {
  const validations = [
    {
      expression:
        "request.userInfo.username == 'test-admin' && request.resource.resource == 'configmaps' && " +
        "request.namespace == 'default' && namespaceObject.metadata.name == 'default' && !request.dryRun",
    },
    { expression: "namespaceObject.metadata.creationTimestamp > timestamp('2000-01-01T00:00:00Z')" },
    { expression: "object.data.n == '1'" },
  ];
  const matchConditions = [{ name: "here", expression: "namespaceObject.metadata.name == 'default'" }];
  await withPolicy({ spec: { validations, matchConditions } }, async () => {
    const answer = await create({ n: "1" });
    assert.is(answer.status, 201, answer.text);
    assert.is((await api.patch(`${maps}/a`, "merge", { data: { n: "2" } })).status, 422);
  });
});

test("an old object that there is not has no members", async () => {
  const validations = [
    { expression: "!has(oldObject.data) && oldObject.?data.?n.orValue('none') == 'none'" },
    { expression: "oldObject.data.n == '1'" },
  ];
  await withPolicy({ spec: { validations } }, async () => {
    const text = "expression 'oldObject.data.n == '1'' resulted in error: no such key: data";
    assert.equal(seen(await create({ n: "1" })), [422, "Invalid", message(text)]);
  });
});

test("expressions ask the authorizer of the server", async () => {
  const account = "authorizer.serviceAccount('default', 'robot').group('').resource('secrets').namespace('default')";
  const validations = [
    { expression: "authorizer.requestResource.check('create').allowed()", message: "the admin may" },
    { expression: `${account}.check('get').allowed()`, message: "the robot may not" },
  ];
  await withPolicy({ spec: { validations } }, async () => {
    const { status, json } = await create({ n: "1" });
    assert.ok(status === 201 || json.message.endsWith("the robot may not"), json.message);
  });
});

const paramKind = { apiVersion: "v1", kind: "ConfigMap" };
const limited = {
  paramKind,
  validations: [
    {
      expression: "params == null || object.data.n <= params.data.max",
      messageExpression: "'more than ' + params.data.max",
    },
  ],
};
const onSecret = {
  resourceRules: [{ ...onMaps.resourceRules[0], operations: ["CREATE"] }],
  objectSelector: { matchLabels: { limited: "yes" } },
};

test("parameters are found by name, and by labels, and missing ones let pass or refuse", async () => {
  const spec = { ...limited, matchConstraints: onSecret };
  const put = (n: string) => create({ n }, { labels: { limited: "yes" } });
  const param = (name: string, max: string) =>
    api.post(maps, { metadata: { name, labels: { of: "limits" } }, data: { max } });
  for (const parameterNotFoundAction of ["Allow", "Deny"]) {
    await withPolicy({ spec, binding: { paramRef: { name: "limits", parameterNotFoundAction } } }, async () => {
      const missing = await put("9");
      if (parameterNotFoundAction === "Allow") assert.is(missing.status, 201);
      else {
        const text =
          "failed to configure binding: no params found for policy binding with `Deny` parameterNotFoundAction";
        assert.equal(seen(missing), [422, "Invalid", message(text)]);
      }
      await api.delete(`${maps}/a`);
      await param("limits", "5");
      assert.equal(seen(await put("9")), [422, "Invalid", message("more than 5")]);
      assert.is((await put("4")).status, 201);
    });
  }
  const selector = { matchLabels: { of: "limits" } };
  await withPolicy({ spec, binding: { paramRef: { selector, parameterNotFoundAction: "Deny" } } }, async () => {
    await param("one", "7");
    await param("two", "5");
    assert.equal(seen(await put("6")), [422, "Invalid", message("more than 5")]);
    assert.is((await put("5")).status, 201);
  });
});

test("a kind of parameters that is not served is a mistake of the policy", async () => {
  const spec = { ...limited, paramKind: { apiVersion: "example.com/v1", kind: "Limit" } };
  await withPolicy({ spec, binding: { paramRef: { name: "x", parameterNotFoundAction: "Allow" } } }, async () => {
    const text =
      "failed to configure policy: failed to find resource referenced by paramKind: 'example.com/v1, Kind=Limit'";
    const { json } = await create({ n: "1" });
    assert.is(json.message, `configmaps "a" is forbidden: ValidatingAdmissionPolicy 'p' denied request: ${text}`);
  });
});

test("a policy sees the version that its rule names", async () => {
  const scalers = "/apis/autoscaling/v1/namespaces/default/horizontalpodautoscalers";
  const spec = {
    matchConstraints: {
      resourceRules: [
        {
          operations: ["CREATE"],
          apiGroups: ["autoscaling"],
          apiVersions: ["v2"],
          resources: ["horizontalpodautoscalers"],
        },
      ],
    },
    validations: [
      {
        expression:
          "object.spec.metrics[0].resource.target.averageUtilization < 50 && request.requestKind.version == 'v1'",
        message: "v2",
      },
    ],
  };
  const scaler = (percent: number) => ({
    metadata: { name: "a" },
    spec: {
      maxReplicas: 2,
      targetCPUUtilizationPercentage: percent,
      scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "x" },
    },
  });
  await withPolicy({ spec }, async () => {
    assert.match((await api.post(scalers, scaler(60))).json.message, /denied request: v2$/);
    assert.is((await api.post(scalers, scaler(40))).status, 201);
    await api.delete(`${scalers}/a`);
  });
});

test("sub-resources and policies themselves: the one is asked about, the others are not", async () => {
  const everything = {
    resourceRules: [{ operations: ["*"], apiGroups: ["*"], apiVersions: ["*"], resources: ["*/*"] }],
  };
  const spec = { matchConstraints: everything, validations: [{ expression: "false", message: "nothing goes" }] };
  await withPolicy({ spec }, async () => {
    const review = await api.post("/apis/authorization.orch.io/v1/selfsubjectaccessreviews", {
      spec: { resourceAttributes: { verb: "get", resource: "pods" } },
    });
    assert.is(review.status, 201, review.text);
    const token = await api.post("/api/v1/namespaces/default/serviceaccounts/default/token", { spec: {} });
    assert.match(token.json.message, /nothing goes|not found/);
    assert.match(
      (await api.patch("/api/v1/namespaces/default", "merge", { metadata: { labels: { a: "b" } } })).json.message,
      /nothing goes/,
    );
  });
});

test("checks are counted by what was done about them", async () => {
  await withPolicy({ binding: { validationActions: ["Deny", "Audit"] } }, async () => {
    await create({ n: "2" });
    const { text } = await api.get("/metrics");
    const of = (action: string) =>
      `policy_check_total{enforcement_action="${action}",error_type="no_error",policy="p",policy_binding="b"}`;
    assert.ok(text.includes(of("deny")));
    assert.ok(text.includes(of("audit")));
  });
});

test.run();
