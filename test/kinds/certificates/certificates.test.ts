import * as assert from "uvu/assert";
import { code as requestCode } from "../../../generated/certificates/v1/certificateSigningRequest.code.ts";
import { code as alphaBundleCode } from "../../../generated/certificates/v1alpha1/clusterTrustBundle.code.ts";
import { code as bundleCode } from "../../../generated/certificates/v1beta1/clusterTrustBundle.code.ts";
import { suite } from "../../harness/suite.ts";
import { authorityPem, leafPem, requestPem } from "./certificates.ts";
import { createErrors, merged, updateErrors } from "../strategyErrors.ts";

const test = suite("certificates strategies");

const base64 = (text: string) => Buffer.from(text).toString("base64");

const request = {
  metadata: { name: "n1" },
  spec: { request: base64(requestPem), signerName: "example.com/nodes", usages: ["client auth"] },
};

/** The node calls itself n2, which is not what was signed. */
const forged = base64(requestPem.replace("dGVtOm5vZGU6bjEw", "dGVtOm5vZGU6bjIw"));

type Row = readonly [title: string, patch: object, errors: readonly string[]];

const requests: readonly Row[] = [
  ["of a node", {}, []],
  [
    "without a request",
    { spec: { request: "" } },
    ['spec.request: Invalid value: "": PEM block type must be CERTIFICATE REQUEST'],
  ],
  [
    "with a certificate instead",
    { spec: { request: base64(leafPem) } },
    [`spec.request: Invalid value: "${base64(leafPem)}": PEM block type must be CERTIFICATE REQUEST`],
  ],
  [
    "with something else in the block",
    { spec: { request: base64("-----BEGIN CERTIFICATE REQUEST-----\nAAAA\n-----END CERTIFICATE REQUEST-----\n") } },
    [
      `spec.request: Invalid value: "${base64("-----BEGIN CERTIFICATE REQUEST-----\nAAAA\n-----END CERTIFICATE REQUEST-----\n")}": asn1: structure error: not a certificate request`,
    ],
  ],
  ["without usages", { spec: { usages: [] } }, ["spec.usages: Required value"]],
  [
    "that repeats a usage",
    { spec: { usages: ["client auth", "server auth", "client auth"] } },
    ['spec.usages[2]: Duplicate value: "client auth"'],
  ],
  [
    "to the signer of old",
    { spec: { signerName: "orch.io/legacy-unknown" } },
    [
      'spec.signerName: Invalid value: "orch.io/legacy-unknown": the legacy signerName is not allowed via this API version',
    ],
  ],
  [
    "to a signer without a path",
    { spec: { signerName: "example.com" } },
    [
      "spec.signerName: Invalid value: \"example.com\": must be a fully qualified domain and path of the form 'example.com/signer-name'",
    ],
  ],
  [
    "to a signer with two paths",
    { spec: { signerName: "example.com/a/b" } },
    [
      "spec.signerName: Invalid value: \"example.com/a/b\": must be a fully qualified domain and path of the form 'example.com/signer-name'",
    ],
  ],
  [
    "to a signer without a domain",
    { spec: { signerName: "example/a" } },
    ['spec.signerName: Invalid value: "example": should be a domain with at least two segments separated by dots'],
  ],
  [
    "for a minute",
    { spec: { expirationSeconds: 60 } },
    ["spec.expirationSeconds: Invalid value: 60: may not specify a duration less than 600 seconds (10 minutes)"],
  ],
];

for (const [title, patch, errors] of requests) {
  test(`a request ${title} gives ${errors.length} errors`, () => {
    assert.equal(createErrors(requestCode, merged(request, patch) as object), errors);
  });
}

test("a request with an unknown usage is offered the known ones", () => {
  const [error = ""] = createErrors(requestCode, merged(request, { spec: { usages: ["fly"] } }) as object);
  assert.match(error, 'spec.usages[0]: Unsupported value: "fly": supported values: "any", "cert sign",');
});

test("a request that another key signed is refused", () => {
  assert.is.not(forged, request.spec.request);
  assert.equal(createErrors(requestCode, merged(request, { spec: { request: forged } }) as object), [
    `spec.request: Invalid value: "${forged}": x509: ECDSA verification failure`,
  ]);
});

const time = "2026-01-01T00:00:00Z";
const condition = (type: string, status = "True") => ({ type, status, lastUpdateTime: time, lastTransitionTime: time });
const approved = { ...request, status: { conditions: [condition("Approved")] } };

type UpdateRow = readonly [title: string, old: object, subresource: string, change: object, errors: readonly string[]];

const updates: readonly UpdateRow[] = [
  ["an approval", request, "approval", { status: { conditions: [condition("Approved")] } }, []],
  [
    "an approval through status",
    request,
    "status",
    { status: { conditions: [condition("Approved")] } },
    ['status.conditions: Forbidden: updates may not add a condition of type "Approved"'],
  ],
  ["a failure", request, "status", { status: { conditions: [condition("Failed")] } }, []],
  ["a failure through approval", request, "approval", { status: { conditions: [condition("Failed")] } }, []],
  [
    "no approval any more",
    approved,
    "approval",
    { status: { conditions: [] } },
    ['status.conditions: Forbidden: updates may not remove a condition of type "Approved"'],
  ],
  [
    "another reason for the approval",
    approved,
    "approval",
    { status: { conditions: [{ ...condition("Approved"), reason: "Other" }] } },
    [],
  ],
  [
    "approval and denial at once",
    request,
    "approval",
    { status: { conditions: [condition("Approved"), condition("Denied")] } },
    ['status.conditions: Invalid value: "Denied": Approved and Denied conditions are mutually exclusive'],
  ],
  [
    "an approval that does not hold",
    request,
    "approval",
    { status: { conditions: [condition("Approved", "False")] } },
    ['status.conditions[0].status: Unsupported value: "False": supported values: "True"'],
  ],
  ["a condition of somebody's own", request, "status", { status: { conditions: [condition("Seen", "Unknown")] } }, []],
  [
    "a condition twice",
    request,
    "status",
    { status: { conditions: [condition("Seen"), condition("Seen")] } },
    ['status.conditions[1].type: Duplicate value: "Seen"'],
  ],
  ["a certificate", approved, "status", { status: { certificate: base64(leafPem + authorityPem) } }, []],
  ["a certificate without approval", request, "status", { status: { certificate: base64(leafPem) } }, []],
  [
    "another certificate",
    merged(approved, { status: { certificate: base64(leafPem) } }) as object,
    "status",
    { status: { certificate: base64(authorityPem) } },
    ["status.certificate: Forbidden: updates may not modify existing certificate content"],
  ],
  [
    "something else for a certificate",
    approved,
    "status",
    { status: { certificate: base64(requestPem) } },
    [
      'status.certificate: Invalid value: "<certificate data>": only CERTIFICATE PEM blocks are allowed, found "CERTIFICATE REQUEST"',
    ],
  ],
  [
    "no text of a certificate",
    approved,
    "status",
    { status: { certificate: base64("hello") } },
    ['status.certificate: Invalid value: "<certificate data>": must contain at least one CERTIFICATE PEM block'],
  ],
  ["another request", request, "", { spec: { signerName: "example.com/other", username: "mallory" } }, []],
];

for (const [title, old, subresource, change, errors] of updates) {
  test(`writing ${title} gives ${errors.length} errors`, () => {
    assert.equal(updateErrors(requestCode, { old, change, subresource }), errors);
  });
}

const bundle = { metadata: { name: "roots" }, spec: { trustBundle: authorityPem } };
const signed = {
  metadata: { name: "example.com:a:roots" },
  spec: { signerName: "example.com/a", trustBundle: authorityPem },
};
const omitted = 'spec.trustBundle: Invalid value: "<value omitted>":';

const bundles: readonly Row[] = [
  ["of an authority", bundle, []],
  ["of a signer", signed, []],
  ["with words before the certificate", { ...bundle, spec: { trustBundle: `mine\n${authorityPem}` } }, []],
  [
    "with a signer that its name leaves out",
    { ...signed, metadata: { name: "roots" } },
    [
      'metadata.name: Invalid value: "roots": ClusterTrustBundle for signerName example.com/a must be named with prefix example.com:a:',
    ],
  ],
  [
    "with a signer in its name alone",
    { ...bundle, metadata: { name: "example.com:a:roots" } },
    [
      'metadata.name: Invalid value: "example.com:a:roots": ClusterTrustBundle without signer name must not have ":" in its name',
    ],
  ],
  [
    "that is empty",
    { ...bundle, spec: { trustBundle: "" } },
    [`${omitted} at least one trust anchor must be provided`],
  ],
  [
    "of words",
    { ...bundle, spec: { trustBundle: "hello" } },
    [`${omitted} at least one trust anchor must be provided`],
  ],
  [
    "with a certificate that may not sign",
    { ...bundle, spec: { trustBundle: authorityPem + leafPem } },
    [`${omitted} entry 1 does not have the CA bit set`],
  ],
  [
    "with a request",
    { ...bundle, spec: { trustBundle: requestPem } },
    [`${omitted} entry 0 has bad block type: CERTIFICATE REQUEST`],
  ],
  [
    "with a header",
    { ...bundle, spec: { trustBundle: authorityPem.replace("E-----\n", "E-----\nA: b\n\n") } },
    [`${omitted} entry 0 has PEM block headers`],
  ],
  [
    "with a broken certificate",
    { ...bundle, spec: { trustBundle: "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n" } },
    [`${omitted} entry 0 does not parse as X.509`],
  ],
  [
    "with a certificate twice",
    { ...bundle, spec: { trustBundle: authorityPem + authorityPem } },
    [`${omitted} duplicate trust anchor (indices [0 1])`],
  ],
];

for (const [title, object, errors] of bundles) {
  test(`a bundle ${title} gives ${errors.length} errors in every version`, () => {
    assert.equal(createErrors(bundleCode, object), errors);
    assert.equal(createErrors(alphaBundleCode, object), errors);
  });
}

test("a bundle keeps its signer", () => {
  assert.equal(
    updateErrors(bundleCode, { old: signed, change: { spec: { signerName: "example.com/b" } } }).slice(0, 1),
    ['spec.signerName: Invalid value: "example.com/b": field is immutable'],
  );
});

test.run();
