import * as assert from "uvu/assert";
import { generated } from "../../../generated/index.ts";
import { DeleteOptions } from "../../../generated/meta/v1.code.ts";
import { encodeCbor } from "../../../runtime/negotiate/cbor.ts";
import { encodeObject } from "../../../runtime/negotiate/protobufEnvelope.ts";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core, failure, pod } from "../literal.ts";

const test = suite("options of a delete");

let api: Api;
test.before(async () => {
  api = await openApi({ featureGates: { CBORServingAndStorage: "true" } });
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");
const pods = core("default", "pods");

let count = 0;
async function made(): Promise<string> {
  const name = `c${++count}`;
  await api.post(configMaps, { metadata: { name } });
  return `${configMaps}/${name}`;
}

test("a body with options wins over the query, all of it", async () => {
  await api.post(pods, pod("both", { spec: { nodeName: "n1" } }));
  const answer = await api.delete(`${pods}/both?gracePeriodSeconds=7&propagationPolicy=Orphan`, {
    gracePeriodSeconds: 3,
  });
  const { deletionGracePeriodSeconds, finalizers } = answer.json.metadata;
  assert.equal([deletionGracePeriodSeconds, finalizers], [3, undefined]);
});

test("a uid and a version in the query are preconditions", async () => {
  const path = await made();
  for (const query of ["uid=other", "resourceVersion=1"]) {
    const answer = await api.delete(`${path}?${query}`);
    assert.is(answer.status, 409, query);
    assert.match(answer.json.message, / in the precondition \((other|1)\) does not match the /);
  }
  assert.is((await api.delete(`${configMaps}?uid=other`)).status, 409);
});

test("options may name their kind in any version that clients send", async () => {
  for (const apiVersion of ["v1", "meta.orch.io/v1", "apps/v1"]) {
    const answer = await api.delete(await made(), { kind: "DeleteOptions", apiVersion });
    assert.is(answer.status, 200, answer.text);
  }
});

const { platform } = generated;
const orphan = { kind: "DeleteOptions", apiVersion: "v1", propagationPolicy: "Orphan" };
const bodies: [string, string | Uint8Array][] = [
  ["application/json", JSON.stringify(orphan)],
  ["application/yaml", "kind: DeleteOptions\napiVersion: v1\npropagationPolicy: Orphan\n"],
  [
    platform.protobufMediaType,
    encodeObject(orphan, { ...orphan, structure: DeleteOptions, magic: platform.protobufMagic }),
  ],
  ["application/cbor", encodeCbor(orphan)],
];
for (const [type, body] of bodies) {
  test(`options are read as ${type}`, async () => {
    const answer = await api.call("DELETE", await made(), { body, headers: { "content-type": type } });
    assert.is(answer.status, 200, answer.text);
    assert.equal(answer.json.metadata.finalizers, ["orphan"]);
  });
}

const unsafe = "ignoreStoreReadErrorWithClusterBreakingPotential";
type Cause = [reason: string, message: string, field: string];
const bad: [string, string, object | undefined, Cause[]][] = [
  [
    "a policy that nobody knows",
    "?propagationPolicy=Never",
    undefined,
    [
      [
        "FieldValueNotSupported",
        'Unsupported value: "Never": supported values: "Foreground", "Background", "Orphan", "nil"',
        "propagationPolicy",
      ],
    ],
  ],
  [
    "an empty policy",
    "?propagationPolicy=",
    undefined,
    [
      [
        "FieldValueNotSupported",
        'Unsupported value: "": supported values: "Foreground", "Background", "Orphan", "nil"',
        "propagationPolicy",
      ],
    ],
  ],
  [
    "a policy in the old form and the new",
    "",
    { orphanDependents: false, propagationPolicy: "Foreground" },
    [
      [
        "FieldValueInvalid",
        'Invalid value: "Foreground": orphanDependents and deletionPropagation cannot be both set',
        "propagationPolicy",
      ],
    ],
  ],
  [
    "a dry run of a part",
    "?dryRun=Some",
    undefined,
    [["FieldValueNotSupported", 'Unsupported value: ["Some"]: supported values: "All"', "dryRun"]],
  ],
  [
    "an unsafe delete with other options",
    "",
    { [unsafe]: true, dryRun: ["All"], preconditions: {}, gracePeriodSeconds: 1, orphanDependents: true },
    ["dryRun", "orphanDependents", "gracePeriodSeconds", "preconditions"].map(
      (each): Cause => ["FieldValueInvalid", `Invalid value: true: cannot be set together with .${each}`, unsafe],
    ),
  ],
];
for (const [what, query, body, causes] of bad) {
  test(`${what} is a 422, and nothing is deleted`, async () => {
    const path = await made();
    const answer = await api.delete(`${path}${query}`, body);
    const errors = causes.map(([, message, field]) => `${field}: ${message}`);
    const text = errors.length === 1 ? errors[0] : `[${errors.join(", ")}]`;
    assert.equal(
      answer.json,
      failure(422, "Invalid", {
        message: `DeleteOptions.meta.orch.io "" is invalid: ${text}`,
        details: {
          group: "meta.orch.io",
          kind: "DeleteOptions",
          causes: causes.map(([reason, message, field]) => ({ reason, message, field })),
        },
      }),
    );
    assert.is((await api.get(path)).status, 200);
  });
}

test("without its gate an unsafe delete is an ordinary one", async () => {
  assert.is((await api.delete(await made(), { [unsafe]: true })).json.status, "Success");
});

test("wrong options are told before it is told that there is nothing to delete", async () => {
  assert.is((await api.delete(`${configMaps}/nothing?propagationPolicy=Never`)).status, 422);
  assert.is((await api.delete(`${configMaps}/nothing`)).status, 404);
});

test("options that cannot be read are a 400, and nothing is deleted", async () => {
  const path = await made();
  const number = await api.delete(`${path}?gracePeriodSeconds=x`);
  const message = 'strconv.ParseInt: parsing "x": invalid syntax';
  assert.equal(number.json, failure(400, "BadRequest", { message }));
  assert.is((await api.delete(path, { preconditions: 5 })).status, 400);
  assert.is((await api.call("DELETE", path, { body: "{" })).status, 400);
  const type = { "content-type": "text/plain" };
  assert.is((await api.call("DELETE", path, { body: "{}", headers: type })).status, 415);
  assert.is((await api.get(path)).status, 200);
});

test.run();
