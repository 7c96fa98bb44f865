import * as assert from "uvu/assert";
import fc from "fast-check";
import { StatusError } from "../../runtime/schema/index.ts";
import { parseFieldSelector, selectableText } from "../../runtime/selector/fieldSelector.ts";
import { parseLabelSelector } from "../../runtime/selector/labelSelector.ts";
import { selectorMatches } from "../../runtime/lib/labelSelector.ts";
import { suite } from "../harness/suite.ts";

const test = suite("selectors");

const web = { app: "web", tier: "front", weight: "10", "example.com/x": "1", empty: "" };

const labelMatches: readonly [selector: string, matches: boolean, unlabelled: boolean][] = [
  ["", true, true],
  ["app", true, false],
  ["!app", false, true],
  ["app=web", true, false],
  ["app==web", true, false],
  [" app = web ", true, false],
  ["app=other", false, false],
  ["app!=web", false, true],
  ["nope!=web", true, true],
  ["app in (web, api)", true, false],
  ["app in (api)", false, false],
  ["app notin (web)", false, true],
  ["app notin(api)", true, true],
  ["nope notin (web)", true, true],
  ["app=web,tier=front", true, false],
  ["app=web,tier=back", false, false],
  ["app=web,!nope,weight>5", true, false],
  ["weight>10", false, false],
  ["weight<11", true, false],
  ["weight>0", true, false],
  ["app>1", false, false],
  ["example.com/x=1", true, false],
  ["empty=", true, false],
  ["nope=", false, false],
  ["empty in (,)", true, false],
  ["empty in ()", true, false],
  ["app in ( )", false, false],
  ["empty notin ()", false, true],
  ["empty in (a,)", true, false],
  ["in", false, false],
  ["in in (in)", false, false],
  ["constructor", false, false],
];

for (const [selector, matches, unlabelled] of labelMatches) {
  test(`label selector "${selector}" matches as it says`, () => {
    const parsed = parseLabelSelector(selector);
    assert.is(parsed.matches(web), matches);
    assert.is(parsed.matches(undefined), unlabelled);
    assert.is(parsed.isEmpty, selector === "");
  });
}

const qualifiedRule =
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric " +
  "character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is " +
  "'([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]') with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')";
const nameRule =
  "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric " +
  "character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is " +
  "'([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";
const valueRule =
  "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end " +
  "with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is " +
  "'(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')";

const unable = "unable to parse requirement: ";
const labelErrors: readonly [selector: string, message: string][] = [
  ["a b", `${unable}found 'b', expected: in, notin, =, ==, !=, gt, lt`],
  ["=a", "found '=', expected: !, identifier, or 'end of string'"],
  [",", "found ',', expected: !, identifier, or 'end of string'"],
  ["a,", "found '', expected: identifier after ','"],
  ["a=b c", "found 'c', expected: ',' or 'end of string'"],
  ["!a=b", "found '=', expected: ',' or 'end of string'"],
  ["a==,b==c=d", "found '=', expected: ',' or 'end of string'"],
  ["!", `${unable}found '', expected: identifier`],
  ["a in b", `${unable}found 'b' expected: '('`],
  ["a in (b", `${unable}found '', expected: ',' or ')'`],
  ["a in (b c)", `${unable}found 'c', expected: ',' or ')'`],
  ["a in (=)", `${unable}found '=', expected: ',', ')' or identifier`],
  ["a>b", `${unable}values[0]: Invalid value: "b": for 'Gt', 'Lt' operators, the value must be an integer`],
  [
    "a>99999999999999999999",
    `${unable}values[0]: Invalid value: "99999999999999999999": for 'Gt', 'Lt' operators, the value must be an integer`,
  ],
  ["-a=b", `${unable}<nil>: Invalid value: "-a": ${nameRule}`],
  ["a=-b", `${unable}values[0][a]: Invalid value: "-b": ${valueRule}`],
  [`a=${"x".repeat(64)}`, `${unable}values[0][a]: Invalid value: "${"x".repeat(64)}": must be no more than 63 bytes`],
  ["a/b/c", `${unable}<nil>: Invalid value: "a/b/c": a valid label key ${qualifiedRule}`],
  ["/a=b", `${unable}<nil>: Invalid value: "/a": prefix part must be non-empty`],
];

for (const [selector, message] of labelErrors) {
  test(`label selector "${selector.slice(0, 30)}" is a 400: ${message.slice(0, 60)}`, () => {
    assert.is(
      refusal(() => parseLabelSelector(selector)),
      message,
    );
  });
}

test("a label selector ends at a zero byte", () => {
  assert.ok(parseLabelSelector("a\0=b").matches({ a: "" }));
  assert.ok(parseLabelSelector("\0a").isEmpty);
});

test("a parsed selector is remembered, and thousands of others do not stay", () => {
  assert.is(parseLabelSelector("a=1"), parseLabelSelector("a=1"));
  const first = parseLabelSelector("first=1");
  for (let index = 0; index < 3000; index++) parseLabelSelector(`a=${index}`);
  assert.not.equal(first === parseLabelSelector("first=1"), true);
});

test("set terms mean membership for every label set", () => {
  const word = fc.constantFrom("a", "b", "c", "d");
  fc.assert(
    fc.property(fc.dictionary(word, word), word, fc.uniqueArray(word, { minLength: 1 }), (labels, key, values) => {
      const list = values.join(",");
      const has = Object.hasOwn(labels, key) && values.some((each) => each === labels[key]);
      assert.is(parseLabelSelector(`${key} in (${list})`).matches(labels), has);
      assert.is(parseLabelSelector(`${key} notin (${list})`).matches(labels), !has);
    }),
  );
});

test("no text makes the parsers throw anything but a 400", () => {
  const text = fc.string({ unit: fc.constantFrom(..."ab=!(),<> \\.-/'in", "in", "notin", "\n", "é") });
  fc.assert(
    fc.property(text, (selector) => {
      for (const run of [() => parseLabelSelector(selector), () => parseFieldSelector(selector, podKind)]) {
        try {
          run();
        } catch (error) {
          assert.ok(error instanceof StatusError && error.code === 400);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test("the selector object of a spec joins its labels and expressions", () => {
  const matches = (labels?: Readonly<Record<string, string>>) =>
    selectorMatches(
      {
        matchLabels: { app: "web" },
        matchExpressions: [
          { key: "tier", operator: "In", values: ["front", "back"] },
          { key: "nope", operator: "DoesNotExist" },
          { key: "weight", operator: "Exists" },
          { key: "app", operator: "NotIn", values: ["api"] },
        ],
      },
      labels,
    );
  assert.ok(matches(web));
  assert.not(matches({ ...web, nope: "" }));
  assert.not(matches(undefined));
  assert.ok(selectorMatches({}, undefined));
});

const pod = { metadata: { name: "a", namespace: "x" }, spec: { nodeName: "n=1,\\", hostNetwork: true }, status: {} };
const podFields: Readonly<Record<string, readonly string[]>> = {
  "metadata.name": ["metadata", "name"],
  "metadata.namespace": ["metadata", "namespace"],
  "spec.nodeName": ["spec", "nodeName"],
  "spec.hostNetwork": ["spec", "hostNetwork"],
  "status.phase": ["status", "phase"],
};
const podKind = {
  selectableFields: Object.keys(podFields)
    .slice(2)
    .map((name) => ({ name })),
  ...type("Pod"),
};

function type(kind: string): { apiVersion: string; kind: string } {
  return { apiVersion: "v1", kind };
}

const fieldMatches: readonly [selector: string, matches: boolean][] = [
  ["", true],
  ["metadata.name=a", true],
  ["metadata.name==a", true],
  ["metadata.name!=a", false],
  ["metadata.name=a,metadata.namespace=x", true],
  ["metadata.name=a,metadata.namespace=y", false],
  ["spec.hostNetwork=true", true],
  ["status.phase=", true],
  ["status.phase!=Running", true],
  ["spec.nodeName=n\\=1\\,\\\\", true],
  [",metadata.name=a,", true],
];

for (const [selector, matches] of fieldMatches) {
  test(`field selector "${selector}" matches as it says`, () => {
    const parsed = parseFieldSelector(selector, podKind);
    assert.is(
      parsed.matches((field) => selectableText(pod, { name: field, path: podFields[field] ?? [] })),
      matches,
    );
  });
}

const fieldErrors: readonly [selector: string, message: string][] = [
  ["metadata.name", "invalid selector: 'metadata.name'; can't understand 'metadata.name'"],
  ["metadata.name=a,b", "invalid selector: 'metadata.name=a,b'; can't understand 'b'"],
  ["metadata.name=a\\b", "invalid field selector: invalid escape sequence: \\b"],
  ["metadata.name=a=b", "invalid field selector: unescaped character in value: 61"],
  ["a\\=b=c", "invalid field selector: unescaped character in value: 61"],
  ["spec.color=red", "field label not supported: spec.color"],
];

for (const [selector, message] of fieldErrors) {
  test(`field selector "${selector}" is a 400: ${message}`, () => {
    assert.is(
      refusal(() => parseFieldSelector(selector, podKind)),
      message,
    );
  });
}

test("a kind without fields of its own says which two there are", () => {
  assert.is(
    refusal(() => parseFieldSelector("spec.color=red", { selectableFields: [], ...type("ConfigMap") })),
    '"spec.color" is not a known field selector: only "metadata.name", "metadata.namespace"',
  );
});

test("a field selector tells the value that it pins", () => {
  const selector = parseFieldSelector("metadata.name=a,status.phase!=Failed", podKind);
  assert.is(selector.exact("metadata.name"), "a");
  assert.is(selector.exact("status.phase"), undefined);
});

function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof StatusError && error.code === 400) return error.message;
    throw error;
  }
  throw new Error("nothing was thrown");
}

test.run();
