import * as assert from "uvu/assert";
import { decodeBody, decodeOptions } from "../../runtime/negotiate/decode.ts";
import type { BodyOptions } from "../../runtime/negotiate/decode.ts";
import { decodeObject } from "../../runtime/negotiate/jsonDecoder.ts";
import { encodeObject } from "../../runtime/negotiate/protobufEnvelope.ts";
import { DeleteOptions } from "../../generated/meta/v1.code.ts";
import { StatusError } from "../../runtime/schema/index.ts";
import type { Json, Structure } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { causeOf } from "./causeOf.ts";
import { acme } from "./platform.ts";
import { pod } from "./samplePod.ts";
import { Everything, Open, Pod } from "./structures.ts";

const test = suite("negotiate decode");

const strictJson: BodyOptions = {
  encoding: "json",
  type: { apiVersion: "v1", kind: "Pod" },
  structure: Pod,
  platform: acme,
  fieldValidation: "Strict",
};

const head = { kind: "Pod", apiVersion: "v1" };

function decoded(value: Json, structure: Structure = Everything): Json {
  return decodeObject(value, structure, { version: "v1" }).object;
}

test("a body that is right is taken as it is", async () => {
  const { object, warnings } = await decodeBody(Buffer.from(JSON.stringify(pod)), strictJson);
  assert.equal(object, pod);
  assert.equal(warnings, []);
});

test("a body without kind and apiVersion takes those of the resource", async () => {
  const { object } = await decodeBody(Buffer.from('{"metadata":{"name":"a"}}'), strictJson);
  assert.is(JSON.stringify(object), '{"kind":"Pod","apiVersion":"v1","metadata":{"name":"a"}}');
});

const dropped: readonly [name: string, value: Json, kept: Json][] = [
  ["zero values", { text: "", flag: false, small: 0, names: [], byName: {}, metadata: {} }, {}],
  ["nulls", { text: null, maybeText: null, names: null, metadata: null, port: null, anything: null }, {}],
  ["an object that became empty", { metadata: { name: "" } }, {}],
  ["nothing of a pointer", { maybeText: "", maybe: {}, port: 0 }, { maybeText: "", maybe: {}, port: 0 }],
  ["nothing that is always written", { alwaysText: "" }, { alwaysText: "" }],
  ["no null where null is a value", { maybeNull: null }, { maybeNull: null }],
  ["the zero duration only where it is no pointer", { lasting: "0s" }, { lasting: "0s" }],
  ["nothing inside free JSON", { anything: { a: null, b: "" } }, { anything: { a: null, b: "" } }],
];

for (const [name, value, kept] of dropped) {
  test(`decoding drops ${name}`, () => {
    assert.equal(decoded(value), kept);
  });
}

test("null as an item or value is the zero value", () => {
  assert.equal(decoded({ names: ["a", null], children: [null] }), { names: ["a", ""], children: [{}] });
  assert.equal(decoded({ metadata: { labels: { a: null } } }), { metadata: { labels: { a: "" } } });
  assert.equal(decoded({ counts: { a: null }, flags: [null] }), { counts: { a: 0 }, flags: [false] });
});

const rewritten: readonly [field: string, value: Json, written: Json][] = [
  ["when", "2026-01-02T03:04:05Z", "2026-01-02T03:04:05Z"],
  ["when", "2026-01-02T03:04:05.999Z", "2026-01-02T03:04:05Z"],
  ["when", "2026-01-02T03:04:05+02:30", "2026-01-02T00:34:05Z"],
  ["when", "2024-02-29T23:59:59-00:01", "2024-03-01T00:00:59Z"],
  ["exactly", "2026-01-02T03:04:05.123456Z", "2026-01-02T03:04:05.123456Z"],
  ["exactly", "2026-01-02T03:04:05.000001+01:00", "2026-01-02T02:04:05.000001Z"],
  ["lasting", "90m", "1h30m0s"],
  ["lasting", "1500ms", "1.5s"],
  ["lasting", "-0.5h", "-30m0s"],
  ["amount", "1000m", "1"],
  ["amount", 0.5, "500m"],
  ["amount", 2, "2"],
  ["blob", "aGV\nsbG8=", "aGVsbG8="],
  ["port", "http", "http"],
  ["port", 8080, 8080],
];

for (const [field, value, written] of rewritten) {
  test(`${field} ${JSON.stringify(value)} is written ${JSON.stringify(written)}`, () => {
    assert.equal(decoded({ [field]: value }), { [field]: written });
  });
}

const go = "json: cannot unmarshal";
const refused: readonly [value: Json, cause: string][] = [
  [{ text: 5 }, `${go} number into Go struct field Everything.text of type string`],
  [{ text: {} }, `${go} object into Go struct field Everything.text of type string`],
  [{ flag: "true" }, `${go} string into Go struct field Everything.flag of type bool`],
  [{ small: "5" }, `${go} string into Go struct field Everything.small of type int32`],
  [{ small: 1.5 }, `${go} number 1.5 into Go struct field Everything.small of type int32`],
  [{ small: 2147483648 }, `${go} number 2147483648 into Go struct field Everything.small of type int32`],
  [{ natural: -1 }, `${go} number -1 into Go struct field Everything.natural of type uint32`],
  [{ ratio: "1" }, `${go} string into Go struct field Everything.ratio of type float64`],
  [{ names: "a" }, `${go} string into Go struct field Everything.names of type []string`],
  [{ names: [1] }, `${go} number into Go struct field Everything.names of type string`],
  [{ metadata: [] }, `${go} array into Go struct field Everything.metadata of type v1.ObjectMeta`],
  [{ metadata: { labels: { a: 1 } } }, `${go} number into Go struct field ObjectMeta.metadata.labels of type string`],
  [
    { metadata: { labels: "a" } },
    `${go} string into Go struct field ObjectMeta.metadata.labels of type map[string]string`,
  ],
  [{ children: [{}, { small: true }] }, `${go} bool into Go struct field Everything.children.small of type int32`],
  [{ byName: { a: { small: "x" } } }, `${go} string into Go struct field Everything.byName.small of type int32`],
  [{ port: true }, `${go} bool into Go struct field Everything.port of type int32`],
  [{ port: 1.5 }, `${go} number 1.5 into Go struct field Everything.port of type int32`],
  [{ when: 1 }, `${go} number into Go struct field Everything.when of type string`],
  [{ lasting: {} }, `${go} object into Go struct field Everything.lasting of type string`],
  [{ amount: "lots" }, "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'"],
  [{ amount: "1Q" }, "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'"],
  [{ amount: "1KK" }, "unable to parse quantity's suffix"],
  [{ lasting: "soon" }, 'time: invalid duration "soon"'],
  [{ lasting: "\u00e9\u0000" }, 'time: invalid duration "\\xc3\\xa9\\x00"'],
  [{ lasting: "99999999999999999999" }, 'time: invalid duration "99999999999999999999"'],
  [{ blob: "a" }, "illegal base64 data at input byte 0"],
  [{ blob: "ab$=" }, "illegal base64 data at input byte 2"],
  [{ when: "soon" }, 'parsing time "soon" as "2006-01-02T15:04:05Z07:00": cannot parse "soon" as "2006"'],
  [{ when: "\u00e9" }, 'parsing time "\\xc3\\xa9" as "2006-01-02T15:04:05Z07:00": cannot parse "\\xc3\\xa9" as "2006"'],
  [{ when: "2026-13-01T00:00:00Z" }, 'parsing time "2026-13-01T00:00:00Z": month out of range'],
  [{ when: "2025-02-29T00:00:00Z" }, 'parsing time "2025-02-29T00:00:00Z": day out of range'],
  [{ when: "2025-02-28T24:00:00Z" }, 'parsing time "2025-02-28T24:00:00Z": hour out of range'],
  [{ when: "0000-01-01T00:00:00+00:01" }, "time: year outside of range [0,9999]"],
  [{ when: "9999-12-31T23:59:59-00:01" }, "time: year outside of range [0,9999]"],
  [{ when: "2025-02-28T00:00:00Zx" }, 'parsing time "2025-02-28T00:00:00Zx": extra text: "x"'],
  [
    { when: "2025-02-28T00:00:00" },
    'parsing time "2025-02-28T00:00:00" as "2006-01-02T15:04:05Z07:00": cannot parse "" as "Z07:00"',
  ],
  [
    { exactly: "2025-02-28T00:00:00Z" },
    'parsing time "2025-02-28T00:00:00Z" as "2006-01-02T15:04:05.000000Z07:00": cannot parse "Z" as ".000000"',
  ],
];

for (const [value, cause] of refused) {
  test(`${JSON.stringify(value)} is refused: ${cause.slice(0, 60)}`, () => {
    assert.is(
      causeOf(() => decoded(value)),
      cause,
    );
  });
}

test("types of metadata are those of v1 in kinds of all versions", () => {
  const read = (value: Json) => () => decodeObject(value, Everything, { version: "v2" });
  assert.is(
    causeOf(read({ metadata: { managedFields: {} } })),
    `${go} object into Go struct field ObjectMeta.metadata.managedFields of type []v1.ManagedFieldsEntry`,
  );
  assert.is(
    causeOf(read({ children: {} })),
    `${go} object into Go struct field Everything.children of type []v2.Everything`,
  );
});

test("quantities are written with the largest suffix that leaves no fraction", () => {
  const cases: readonly [string, string][] = [
    ["0", "0"],
    ["0Mi", "0"],
    ["-0", "0"],
    ["100", "100"],
    ["1000", "1k"],
    ["1500", "1500"],
    ["1.5", "1500m"],
    [".5", "500m"],
    ["5.", "5."],
    ["0.50", "500m"],
    ["0.0000000001", "1n"],
    ["-0.0000000001", "-1n"],
    ["+12", "+12"],
    ["0012", "0012"],
    ["+0.5", "500m"],
    ["1.500", "1.500"],
    ["1.5000", "1500m"],
    ["12345.678", "12345.678"],
    ["12345.67", "12345670m"],
    ["1025Ki", "1025Ki"],
    ["+1Ki", "+1Ki"],
    ["+8Ki", "8Ki"],
    ["0.1Mi", "104857600m"],
    ["1024Ki", "1Mi"],
    ["1.5Gi", "1536Mi"],
    ["0.5Ki", "512"],
    ["1000Ki", "1000Ki"],
    ["1e3", "1e3"],
    ["12e4", "120e3"],
    ["1E", "1E"],
    ["1E3", "1E3"],
    ["1e+3", "1e+3"],
    ["1e-10", "1e-9"],
    ["1000000000000000000000", "1000E"],
    ["999999999999999999999", "999999999999999999999"],
    ["9223372036854775807.5", "9223372036854775807500m"],
    ["1e400", "10e399"],
    ["100Ei", "9223372036854775807"],
    ["123456789", "123456789"],
    ["1G", "1G"],
    ["1000M", "1G"],
    ["0.1m", "100u"],
  ];
  for (const [text, canonical] of cases) assert.equal(decoded({ amount: text }), { amount: canonical }, text);
});

test("unknown fields are dropped and named by path", () => {
  const value = {
    ...head,
    extra: { a: [1] },
    spec: { containers: [{ name: "a" }, { name: "b", bar: 1, ports: [{ containerPort: 1, x: 2 }] }], foo: null },
    metadata: { labels: { anything: "goes" }, "odd key": 1 },
  };
  const { object, unknown, keys } = decodeObject(value, Pod, { version: "v1" });
  assert.equal(unknown, [
    "extra",
    "spec.containers[1].bar",
    "spec.containers[1].ports[0].x",
    "spec.foo",
    "metadata.odd key",
  ]);
  assert.is(keys, 17);
  assert.equal(object, {
    ...head,
    spec: { containers: [{ name: "a" }, { name: "b", ports: [{ containerPort: 1 }] }] },
    metadata: { labels: { anything: "goes" } },
  });
});

test("a structure that preserves unknown fields keeps them", () => {
  const { object, unknown } = decodeObject({ known: 1, other: { deep: null } }, Open, { version: "v1" });
  assert.equal(object, { known: 1, other: { deep: null } });
  assert.equal(unknown, []);
});

test("the input is never changed, and a copy shares nothing with it", () => {
  const input = deepFrozen({
    ...structuredClone(pod),
    extra: 1,
    spec: { containers: [{ name: "", x: 1 }], hostNetwork: false },
  });
  const before = JSON.stringify(input);
  decodeObject(input, Pod, { version: "v1" });
  const { object } = decodeObject(deepFrozen(structuredClone(pod)), Pod, { version: "v1", copy: true });
  assert.is(JSON.stringify(input), before);
  assert.equal(object, pod);
  assert.not.ok(frozenPart(object));
});

test("__proto__ is a key like any other", async () => {
  const text = '{"__proto__":{"x":1},"metadata":{"labels":{"__proto__":"a"},"annotations":{"b":null,"__proto__":"c"}}}';
  const { object, warnings } = await decodeBody(Buffer.from(text), { ...strictJson, fieldValidation: "Warn" });
  assert.equal(warnings, ['unknown field "__proto__"']);
  assert.is(JSON.stringify(object.metadata), '{"labels":{"__proto__":"a"},"annotations":{"b":"","__proto__":"c"}}');
  assert.is(Object.getPrototypeOf(object), Object.prototype);
});

test("nesting beyond the limit is refused, not a crash", async () => {
  const deep = `${'{"anything":'}${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
  assert.is(
    causeOf(() => decoded(JSON.parse(deep) as Json)),
    "exceeded max depth",
  );
  const recursive = `${'{"maybe":'.repeat(5000)}{}${"}".repeat(5000)}`;
  assert.is(
    causeOf(() => decoded(JSON.parse(recursive) as Json)),
    "exceeded max depth",
  );
  const unknown = `{"nothing":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
  assert.match(await refusalOf(Buffer.from(unknown), strictJson), /exceeded max depth$/);
});

const pre = 'Pod in version "v1" cannot be handled as a Pod: ';
const unrecognized =
  "the object provided is unrecognized (must be of type Pod): couldn't get version/kind; json parse error: ";
const bodies: readonly [body: string, message: string][] = [
  ["", `${unrecognized}unexpected end of JSON input (<empty>)`],
  ["{", `${unrecognized}unexpected end of JSON input ({)`],
  ["{]", `${unrecognized}invalid character ']' looking for beginning of object key string ({])`],
  ["nope", `${unrecognized}invalid character 'o' in literal null (expecting 'u') (6e6f7065)`],
  ['{"a" 1}', `${unrecognized}invalid character '1' after object key ({"a" 1})`],
  ['{"a":1 "b":2}', `${unrecognized}invalid character '"' after object key:value pair ({"a":1 "b":2})`],
  ['{"a":[1 2]}', `${unrecognized}invalid character '2' after array element ({"a":[1 2]})`],
  ['{"a":1}}', `${unrecognized}invalid character '}' after top-level value ({"a":1}})`],
  ['{"a":01}', `${unrecognized}invalid character '1' after object key:value pair ({"a":01})`],
  ['{"a":-}', `${unrecognized}invalid character '}' in numeric literal ({"a":-})`],
  ['{"a":1.}', `${unrecognized}invalid character '}' after decimal point in numeric literal ({"a":1.})`],
  ['{"a":1e}', `${unrecognized}invalid character '}' in exponent of numeric literal ({"a":1e})`],
  ['{"a":"\\x"}', `${unrecognized}invalid character 'x' in string escape code ({"a":"\\x"})`],
  ['{"a":"\n"}', `${unrecognized}invalid character '\\n' in string literal ({"a":"\n"})`],
  [
    '{"kind":"Pod","apiVersion":"v1","metadata":',
    `${unrecognized}unexpected end of JSON input ({"kind":"Pod","apiVersion":"v1 ...)`,
  ],
  ["[]", `${unrecognized}json: cannot unmarshal array into Go value of type struct { apiVersion, kind } (5b5d)`],
  ['{"kind":5}', `${unrecognized}json: cannot unmarshal number into Go struct field .kind of type string ({"kind":5})`],
  [
    '{"kind":"Pot"}',
    'Pot in version "v1" cannot be handled as a Pod: no kind "Pot" is registered for version "v1" in scheme "acme"',
  ],
  [
    '{"apiVersion":"apps/v1","kind":"Pod"}',
    "the API version in the data (apps/v1) does not match the expected API version (v1)",
  ],
  ['{"spec":{"foo":1}}', `${pre}strict decoding error: unknown field "spec.foo"`],
  ['{"spec":{"foo":1},"x":2,"x":2}', `${pre}strict decoding error: unknown field "spec.foo", unknown field "x"`],
  [
    '{"spec":{"nodeName":"a","nodeName":"b","containers":[{"name":"a","name":"b"}]}}',
    `${pre}strict decoding error: duplicate field "spec.nodeName", duplicate field "spec.containers[0].name"`,
  ],
  [
    '{"spec":{"containers":[{"ports":[{"containerPort":"80"}]}]}}',
    `${pre}json: cannot unmarshal string into Go struct field ContainerPort.spec.containers.ports.containerPort of type int32`,
  ],
];

for (const [body, message] of bodies) {
  test(`the body ${JSON.stringify(body)} is a 400`, async () => {
    assert.is(await refusalOf(Buffer.from(body), strictJson), message);
  });
}

test("under Warn unknown and duplicate fields are warnings, under Ignore they are nothing", async () => {
  const body = Buffer.from('{"spec":{"foo":1,"nodeName":"a","nodeName":"b\\": {"}}');
  const warned = await decodeBody(body, { ...strictJson, fieldValidation: "Warn" });
  assert.equal(warned.warnings, ['unknown field "spec.foo"', 'duplicate field "spec.nodeName"']);
  assert.equal(warned.object, { ...head, spec: { nodeName: 'b": {' } });
  const ignored = await decodeBody(body, { ...strictJson, fieldValidation: "Ignore" });
  assert.equal(ignored.warnings, []);
});

test("options are read whatever API version they are written in", async () => {
  const options = { ...strictJson, otherApiVersions: "*" } as const;
  const { object } = await decodeBody(Buffer.from('{"apiVersion":"apps/v1","kind":"Pod"}'), options);
  assert.equal(object, head);
});

test("delete options are read in every encoding and under every API version", async () => {
  const read = (body: Uint8Array, contentType?: string) =>
    decodeOptions(body, { contentType, kind: "DeleteOptions", structure: DeleteOptions, platform: acme });
  const type = { apiVersion: "meta.acme.dev/v1", kind: "DeleteOptions" };
  const grace = { ...type, gracePeriodSeconds: 0, preconditions: { uid: "u" }, dryRun: ["All"] };
  assert.equal(await read(Buffer.from('{"propagationPolicy":"Background","x":1}')), {
    ...type,
    propagationPolicy: "Background",
  });
  assert.equal(await read(Buffer.from("gracePeriodSeconds: 0\n"), "application/yaml"), {
    ...type,
    gracePeriodSeconds: 0,
  });
  const bytes = encodeObject(grace, {
    structure: DeleteOptions,
    apiVersion: "v1",
    kind: "DeleteOptions",
    magic: acme.protobufMagic,
  });
  assert.equal(await read(bytes, "application/vnd.kubernetes.protobuf"), grace);
});

test("a YAML body is read as YAML", async () => {
  const options: BodyOptions = { ...strictJson, encoding: "yaml" };
  const body = "kind: Pod\nspec:\n  volumes:\n  - {name: a, secret: {defaultMode: 0644}}\n  priority: 0x10\n";
  const { object } = await decodeBody(Buffer.from(body), options);
  assert.equal(object, { ...head, spec: { volumes: [{ name: "a", secret: { defaultMode: 420 } }], priority: 16 } });
  assert.is(
    await refusalOf(Buffer.from("kind: Pod\nspec: {nodeName: a, nodeName: b}"), options),
    `${pre}strict decoding error: yaml: unmarshal errors:\n  line 2: key "nodeName" already set in map`,
  );
  assert.match(await refusalOf(Buffer.from("a: ["), options), /^the object provided is unrecognized .*yaml: line 1: /);
});

test("a protobuf body is opened by its envelope", async () => {
  const options: BodyOptions = { ...strictJson, encoding: "protobuf" };
  const magic = acme.protobufMagic;
  const encoded = (kind: string, apiVersion: string) => encodeObject(pod, { structure: Pod, apiVersion, kind, magic });
  assert.equal((await decodeBody(encoded("Pod", "v1"), options)).object, pod);
  assert.equal((await decodeBody(encoded("", ""), options)).object, pod);
  assert.is(
    await refusalOf(encoded("Pod", "v2"), options),
    "the API version in the data (v2) does not match the expected API version (v1)",
  );
  assert.is(
    await refusalOf(Buffer.from("{}"), options),
    "the object provided is unrecognized (must be of type Pod): provided data does not appear to be a protobuf message, " +
      "expected prefix [107 56 115 0] ({})",
  );
  assert.match(await refusalOf(encoded("Pod", "v1").subarray(0, 40), options), /unexpected EOF \(6b387300.* \.\.\.\)$/);
});

async function refusalOf(body: Buffer, options: BodyOptions): Promise<string> {
  try {
    await decodeBody(body, options);
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    assert.is(error.code, 400);
    assert.is(error.reason, "BadRequest");
    return error.message;
  }
  throw new Error("nothing was thrown");
}

function deepFrozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen);
  return value;
}

function frozenPart(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && (Object.isFrozen(value) || Object.values(value).some(frozenPart))
  );
}

test.run();
