import { generateKeyPairSync } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { examineDataFolder } from "../../runtime/cli/doctor/dataFolder.ts";
import { examinationText, type Finding } from "../../runtime/cli/doctor/finding.ts";
import { examineServer } from "../../runtime/cli/doctor/liveServer.ts";
import { streamTransport } from "../../runtime/client/index.ts";
import { issueCertificate } from "../../runtime/x509/issue.ts";
import { userName } from "../../runtime/x509/name.ts";
import { runOrch, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("doctor");

const scratch = mkdtempSync(join(tmpdir(), "orch-doctor-"));
test.after(() => rmSync(scratch, { recursive: true, force: true }));

const dayMs = 24 * 3_600_000;
const nowMs = Date.parse("2026-05-01T00:00:00Z");
const textsOf = (findings: readonly Finding[]) =>
  findings.filter((each) => each.state !== "fine").map(({ state, subject, text }) => `${state} ${subject}: ${text}`);

function certificate(endMs: number): string {
  const { publicKey, privateKey: signingKey } = generateKeyPairSync("ed25519");
  return issueCertificate({
    ...{ subject: userName("a", []), publicKey, signingKey },
    ...{ notBeforeMs: endMs - 90 * dayMs, notAfterMs: endMs },
  });
}

async function folderFindings(certificates: Readonly<Record<string, string>>): Promise<string[]> {
  const dataDir = mkdtempSync(join(scratch, "data-"));
  mkdirSync(join(dataDir, "pki"));
  for (const [name, text] of Object.entries(certificates)) writeFileSync(join(dataDir, "pki", name), text);
  const { findings } = await examineDataFolder({ dataDir, certDir: "", nowMs, program: "orch" });
  return textsOf(findings.filter((each) => each.subject !== "disk"));
}

test("certificates near their end, past it, and unreadable ones are found", async () => {
  assert.equal(await folderFindings({ "ca.crt": certificate(nowMs + 90 * dayMs) }), []);
  const two = { "ca.crt": certificate(nowMs + 90 * dayMs), "admin.crt": certificate(nowMs + 5.5 * dayMs) };
  assert.equal(await folderFindings(two), ["soon certificate admin.crt: expires in 5 days, on 2026-05-06"]);
  assert.equal(await folderFindings({ "ca.crt": certificate(nowMs - 3 * dayMs) }), [
    "wrong certificate ca.crt: expired 3 days ago, on 2026-04-28",
  ]);
  assert.equal(await folderFindings({ "ca.crt": "no PEM" }), ["wrong certificate ca.crt: cannot be read"]);
});

test("a file in place of a folder is found, and an authority whose certificate is missing", async () => {
  const file = join(scratch, "file");
  writeFileSync(file, "");
  const examine = async (dataDir: string, certDir: string) =>
    textsOf((await examineDataFolder({ dataDir, certDir, nowMs, program: "orch" })).findings);
  assert.equal(await examine(file, ""), ["wrong folder: is a file"]);
  assert.ok((await examine(scratch, file)).includes(`wrong certificates: ${file} is a file`));
  assert.equal(await folderFindings({ "admin.crt": certificate(nowMs + 90 * dayMs) }), [
    "wrong certificate ca.crt: is missing",
  ]);
});

test("keys that others may read are found", async () => {
  const dataDir = mkdtempSync(join(scratch, "open-"));
  mkdirSync(join(dataDir, "pki"));
  writeFileSync(join(dataDir, "pki/ca.key"), "key");
  chmodSync(join(dataDir, "pki/ca.key"), 0o644);
  const { findings } = await examineDataFolder({ dataDir, certDir: "", nowMs, program: "orch" });
  assert.ok(textsOf(findings).includes("wrong permissions: other users may read pki/ca.key"));
});

test("folders that this user may not read are found, and not taken for missing", async () => {
  const dataDir = mkdtempSync(join(scratch, "closed-"));
  mkdirSync(join(dataDir, "pki"));
  const otherUser = 65534;
  const isRoot = process.getuid?.() === 0;
  const examineClosed = async (closed: string) => {
    chmodSync(closed, 0);
    if (isRoot) process.seteuid?.(otherUser);
    try {
      return textsOf((await examineDataFolder({ dataDir, certDir: "", nowMs, program: "orch" })).findings);
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(closed, 0o755);
    }
  };
  chmodSync(scratch, 0o755);
  chmodSync(dataDir, 0o755);
  const pki = join(dataDir, "pki");
  assert.equal(await examineClosed(pki), [`wrong permissions: this user may not read ${pki}`]);
  const all = [dataDir, pki, join(dataDir, "data")].join(", ");
  assert.equal(await examineClosed(dataDir), [`wrong permissions: this user may not read ${all}`]);
  assert.equal(await examineClosed(scratch), [`wrong permissions: this user may not read ${all}`]);
});

test("a store that is none is a finding, and hides no other", async () => {
  const dataDir = mkdtempSync(join(scratch, "broken-"));
  mkdirSync(join(dataDir, "pki"));
  mkdirSync(join(dataDir, "data"), { mode: 0o700 });
  writeFileSync(join(dataDir, "pki/ca.crt"), certificate(nowMs - 3 * dayMs));
  writeFileSync(join(dataDir, "data/data.mdb"), Buffer.alloc(32_768, 7));
  const { findings } = await examineDataFolder({ dataDir, certDir: "", nowMs, program: "orch" });
  const texts = textsOf(findings);
  assert.ok(texts.some((each) => each.startsWith("wrong certificate ca.crt: expired 3 days ago")));
  assert.ok(
    texts.some((each) => /^wrong store: .*data\.mdb is not a store/.test(each)),
    texts.join("\n"),
  );
});

type Answer = { readonly status?: number; readonly body: object | string; readonly date?: string };

/** A server over plain HTTP, so that no certificate is asked for. */
async function examine(answers: Readonly<Record<string, Answer>>) {
  const transport = streamTransport(async ({ path }) => {
    const key = Object.keys(answers).find((each) => path === each || path.startsWith(`${each}?limit`));
    const found: Answer = answers[key ?? ""] ?? usual(path);
    const { status = 200, body, date = new Date(nowMs).toUTCString() } = found;
    const bytes = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
    return {
      status,
      headers: { date },
      chunks: (async function* () {
        yield bytes;
      })(),
    };
  });
  const config = { source: "test", server: "http://acme.dev", tls: { insecureSkipVerify: false }, auth: {} };
  return examineServer({ config, transport, platform: generated.platform, nowMs: () => nowMs });
}

function usual(path: string): Answer {
  if (/^\/(livez|readyz|version|metrics)/.test(path)) return { body: "[+]ping ok\n" };
  if (/^\/apis?$/.test(path)) return { body: { items: [] } };
  return { body: { metadata: {}, items: [] } };
}

test("a sound server has no findings but what was looked at", async () => {
  const { findings, title } = await examine({});
  assert.is(title, "server http://acme.dev");
  assert.equal(textsOf(findings), []);
  assert.equal(
    findings.map((each) => each.subject),
    ["clock", "/livez", "/readyz", "deletions"],
  );
});

const condition = (type: string, status: string, more: object = {}) => ({ type, status, ...more });
const object = (name: string, conditions: readonly object[]) => ({ metadata: { name }, status: { conditions } });

const cases: readonly (readonly [
  what: string,
  answers: Readonly<Record<string, Answer>>,
  findings: readonly string[],
])[] = [
  [
    "a clock that is behind",
    { "/version": { body: {}, date: new Date(nowMs - 60_000).toUTCString() } },
    ["wrong clock: is 59 seconds behind this one"],
  ],
  [
    "a clock that is ahead",
    { "/version": { body: {}, date: new Date(nowMs + 60_000).toUTCString() } },
    ["wrong clock: is 60 seconds ahead of this one"],
  ],
  [
    "a check that fails, with its reason",
    {
      "/readyz?verbose": { status: 500, body: "[+]ping ok\n[-]etcd failed: reason withheld\nreadyz check failed\n" },
      "/readyz/etcd": { status: 500, body: "internal server error: no leader\n" },
    },
    ["wrong /readyz: etcd fails: no leader"],
  ],
  ["health that may not be read", { "/livez?verbose": { status: 403, body: "{}" } }, ["wrong /livez: answers 403"]],
  [
    "a node that is not ready",
    {
      "/api/v1/nodes": {
        body: {
          items: [
            object("n1", [condition("Ready", "True")]),
            object("n2", [
              condition("Ready", "Unknown", { reason: "Silent", lastTransitionTime: "2026-04-30T21:00:00Z" }),
            ]),
          ],
        },
      },
    },
    ["wrong node n2: is not ready for 3 hours (Silent)"],
  ],
  [
    "an API that is not available",
    {
      "/apis/apiregistration.orch.io/v1/apiservices": {
        body: {
          items: [object("v1.acme.dev", [condition("Available", "False", { reason: "Gone", message: "no pod" })])],
        },
      },
    },
    ["wrong API v1.acme.dev: is not available (Gone: no pod)"],
  ],
  [
    "a definition whose names are taken",
    {
      "/apis/apiextensions.orch.io/v1/customresourcedefinitions": {
        body: { items: [object("a.acme.dev", [condition("NamesAccepted", "False", { reason: "Conflict" })])] },
      },
    },
    ["wrong definition a.acme.dev: names are taken (Conflict)"],
  ],
  [
    "a member of etcd with an alarm",
    {
      "/api/v1/componentstatuses": {
        body: {
          items: [
            { metadata: { name: "etcd-0" }, conditions: [condition("Healthy", "True", { message: "ok" })] },
            {
              metadata: { name: "etcd-1" },
              conditions: [condition("Healthy", "False", { message: "alarm:NOSPACE " })],
            },
            { metadata: { name: "scheduler" }, conditions: [condition("Healthy", "False", { message: "refused" })] },
          ],
        },
      },
    },
    ["wrong member etcd-1: is not healthy: alarm:NOSPACE"],
  ],
  [
    "counters that should be 0",
    {
      "/metrics": {
        body: 'apiserver_audit_error_total{plugin="log"} 2\napiserver_audit_error_total{plugin="webhook"} 3\n',
      },
    },
    ["wrong counters: 5 audit events were lost since the server started"],
  ],
];

for (const [what, answers, findings] of cases) {
  test(`${what} is found`, async () => assert.equal(textsOf((await examine(answers)).findings), findings));
}

const discovery = {
  items: [
    {
      metadata: {},
      versions: [
        {
          version: "v1",
          resources: ["configmaps", "pods", "namespaces"].map((resource) => ({
            resource,
            ...{ responseKind: { kind: resource }, scope: "Namespaced", verbs: ["list"] },
          })),
        },
      ],
    },
  ],
};

test("deletions that are stuck are found over all pages, with what they wait for", async () => {
  const deletionTimestamp = "2026-04-30T00:00:00Z";
  const recent = new Date(nowMs - 1000).toISOString();
  const items = (list: readonly object[], more?: string) => ({
    body: { metadata: more === undefined ? {} : { continue: more }, items: list.map((metadata) => ({ metadata })) },
  });
  const finalizers = ["acme.dev/hold"];
  const { findings } = await examine({
    "/api": { body: discovery },
    "/api/v1/configmaps?limit=500": items([{ name: "a" }], "x/y"),
    "/api/v1/configmaps?limit=500&continue=x%2Fy": items([
      { name: "b", namespace: "n", deletionTimestamp, finalizers },
    ]),
    "/api/v1/pods": items([
      { name: "p", namespace: "n", deletionTimestamp },
      { name: "q", namespace: "n", deletionTimestamp: recent },
    ]),
    "/api/v1/namespaces": items([{ name: "n", deletionTimestamp }]),
  });
  assert.equal(textsOf(findings), [
    "wrong configmaps n/b: has been about to go for 24 hours and waits for 1 finalizer: acme.dev/hold",
    "wrong pods n/p: has been about to go for 24 hours",
    "wrong namespaces n: has been about to go for 24 hours",
  ]);
});

test("a part that cannot be asked does not hide the others", async () => {
  const { findings } = await examine({ "/api/v1/nodes": { status: 403, body: { message: "may not list nodes" } } });
  assert.equal(textsOf(findings), ["wrong server: could not be asked: GET /api/v1/nodes: 403 may not list nodes"]);
});

test("findings are lines with their advice below", () => {
  const findings: Finding[] = [
    { state: "fine", subject: "disk", text: "much is free" },
    { state: "soon", subject: "certificate a", text: "expires", advice: "Renew it." },
  ];
  assert.is(
    examinationText({ title: "server x", findings }),
    "server x\n  ok     disk: much is free\n  soon   certificate a: expires\n         Renew it.",
  );
});

test("the command examines a server on its data directory, and one that has ended", async () => {
  const orch = await startOrch({ dataDir: join(scratch, "live") });
  const running = await runOrch(["doctor", "--data-dir", orch.dataDir]);
  await orch.stop("SIGTERM");
  assert.match(running.out, /\n {2}ok {5}store: sound, \d+ objects up to revision \d+\nserver https:/);
  assert.match(running.out, /\n {2}ok {5}serving certificate: expires in 36\d days/);
  assert.match(running.out, /\n {2}ok {5}\/readyz: \d+ checks passed\n/);
  assert.equal([running.code, running.err], [/WRONG|soon/.test(running.out) ? 1 : 0, ""]);
  const ended = await runOrch(["doctor", "--data-dir", orch.dataDir]);
  assert.match(ended.out, /WRONG {2}server: does not answer: .*ECONNREFUSED/);
  assert.is(ended.code, 1);
  writeFileSync(join(orch.dataDir, "admin.kubeconfig"), "clusters: []\n");
  const unread = await runOrch(["doctor", "--data-dir", orch.dataDir]);
  assert.match(
    unread.out,
    /\nserver\n {2}WRONG {2}kubeconfig: \S+: no current-context is set, .*\n1 finding to act on/s,
  );
  assert.equal([unread.code, unread.err], [1, ""]);
  await orch.close();
});

test.run();
