import { generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { authorityOf, issueLeaf } from "../../runtime/x509/authority.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "../storage/folder.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { authority, requested } from "./openssl.ts";

const test = suite("the cleaner of certificate signing requests");

const requests = "/apis/certificates.orch.io/v1/certificatesigningrequests";
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const scratch = testFolder();
let request = "";
let cluster: Cluster;
/** Milliseconds that the controller's clock is ahead. */
let aheadMs = 0;

test.before(async () => {
  request = Buffer.from(requested(scratch.path, { subject: "/CN=ada" }).csr).toString("base64");
  const nowMs = () => Date.now() + aheadMs;
  cluster = await openCluster(["certificatesigningrequest-cleaner-controller"], { nowMs });
});
test.after(async () => {
  await cluster.stop();
  scratch.remove();
});

interface Case {
  readonly title: string;
  readonly decision?: "Approved" | "Denied" | "Failed";
  /** Lifetime of an issued certificate. */
  readonly certificateMs?: number;
  readonly endsMs: number;
}

const cases: readonly Case[] = [
  { title: "pending", endsMs: 24 * hourMs },
  { title: "denied", decision: "Denied", endsMs: hourMs },
  { title: "failed", decision: "Failed", endsMs: hourMs },
  { title: "issued for a long time", decision: "Approved", certificateMs: 720 * hourMs, endsMs: hourMs },
  {
    title: "issued for less than it would stay",
    decision: "Approved",
    certificateMs: 10 * minuteMs,
    endsMs: 10 * minuteMs,
  },
];

for (const { title, decision, certificateMs, endsMs } of cases) {
  test(`a request that is ${title} stays ${endsMs / minuteMs} minutes`, async () => {
    aheadMs = -hourMs; // nothing is over yet
    const name = title.replaceAll(" ", "-");
    const spec = { request, signerName: "example.com/mine", usages: ["client auth"] };
    await cluster.make(requests, { metadata: { name }, spec });
    const path = `${requests}/${name}`;
    if (decision !== undefined) await decide(path, decision);
    if (certificateMs !== undefined) await issue(path, certificateMs);
    aheadMs = endsMs - minuteMs;
    await touch(path, "before");
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.ok(await cluster.find(path), "deleted too soon");
    aheadMs = endsMs + minuteMs;
    await touch(path, "after");
    await cluster.untilGone(path);
  });
}

test("a request that is approved stays until its signer has issued it", async () => {
  aheadMs = -hourMs;
  const spec = { request, signerName: "example.com/mine", usages: ["client auth"] };
  await cluster.make(requests, { metadata: { name: "waiting" }, spec });
  const path = `${requests}/waiting`;
  await decide(path, "Approved");
  aheadMs = 30 * 24 * hourMs;
  await touch(path, "later");
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.ok(await cluster.find(path), "deleted before it was issued");
  await issue(path, 720 * hourMs);
  await cluster.untilGone(path);
});

async function decide(path: string, type: string): Promise<void> {
  const { json } = await cluster.api.get(path);
  const status = { conditions: [{ type, status: "True" }] };
  const answer = await cluster.api.put(`${path}/${type === "Failed" ? "status" : "approval"}`, { ...json, status });
  assert.is(answer.status, 200, answer.text);
}

async function issue(path: string, durationMs: number): Promise<void> {
  const { certFile, keyFile } = authority(join(scratch.path, "ca"));
  const signer = authorityOf(readFileSync(certFile, "utf8"), readFileSync(keyFile, "utf8"));
  const { publicKey } = generateKeyPairSync("ed25519");
  const pem = issueLeaf({ subject: [], names: [], usages: ["client auth"], publicKey, durationMs }, signer, Date.now());
  const { json } = await cluster.api.get(path);
  const certificate = Buffer.from(pem).toString("base64");
  const answer = await cluster.api.put(`${path}/status`, { ...json, status: { ...json.status, certificate } });
  assert.is(answer.status, 200, answer.text);
}

/** The controller looks at a request that changes. */
async function touch(path: string, label: string): Promise<void> {
  const answer = await cluster.api.patch(path, "merge", { metadata: { labels: { touched: label } } });
  assert.is(answer.status, 200, answer.text);
}

test.run();
