import { createPrivateKey, generateKeyPairSync, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import type { PodCertificateRequest } from "../../../generated/certificates/v1beta1/podCertificateRequest.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodCertificateProjection } from "../../../generated/core/v1/projectedVolume.ts";
import { signedKey } from "../../../runtime/x509/certificateRequest.ts";
import { encodeName, userName } from "../../../runtime/x509/name.ts";
import { signCertificate } from "../../../runtime/x509/sign.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { onNode } from "./gatedNode.ts";
import { eventually, image, type ScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: certificates of pods");

const gate = "PodCertificateRequest";
const onServer = { serverGates: { [gate]: "true" }, runtimeConfig: ["certificates.orch.io/v1beta1=true"] };
const { privateKey: authority } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const minuteMs = 60_000;

const bundle: PodCertificateProjection = {
  ...{ signerName: "example.com/desks", keyType: "ED25519", userAnnotations: { "example.com/floor": "2" } },
  ...{ credentialBundlePath: "bundle.pem", keyPath: "own/key.pem", certificateChainPath: "own/chain.pem" },
};

async function withSources(node: ScriptedNode, name: string, asked: readonly PodCertificateProjection[]): Promise<Pod> {
  const accounts = node.client.core.v1.serviceaccounts.namespace("default");
  if ((await accounts.list()).items.length === 0) await accounts.create({ metadata: { name: "default" } });
  const sources = asked.map((podCertificate) => ({ podCertificate }));
  return await node.make(name, {
    securityContext: { runAsUser: 1234 },
    volumes: [{ name: "id", projected: { sources } }],
    containers: [{ name: "main", image, volumeMounts: [{ name: "id", mountPath: "/id" }] }],
  });
}

const requestsOf = ({ client }: ScriptedNode) =>
  client.certificates.v1beta1.podcertificaterequests.namespace("default");

/** Those of a pod that have no outcome yet. */
async function waiting(node: ScriptedNode, count = 1): Promise<readonly PodCertificateRequest[]> {
  let found: readonly PodCertificateRequest[] = [];
  await eventually(async () => {
    found = (await requestsOf(node).list()).items.filter(({ status }) => (status?.conditions ?? []).length === 0);
    return found.length === count;
  });
  return found;
}

async function settle({ metadata }: PodCertificateRequest, node: ScriptedNode, type: string, more: object = {}) {
  const condition = { type, status: "True" as const, reason: "Tested", message: "as the test wants it" };
  const conditions = [{ ...condition, lastTransitionTime: new Date().toISOString() }];
  await requestsOf(node).status.patch(metadata?.name ?? "", {
    type: "merge",
    body: { status: { conditions, ...more } },
  });
}

/** Issues a certificate of two hours, to be renewed after twenty minutes. */
async function sign(request: PodCertificateRequest, node: ScriptedNode): Promise<void> {
  const key = signedKey(Buffer.from(request.spec.stubPKCS10Request ?? "", "base64"));
  if (typeof key === "string") throw new Error(key);
  const beginMs = Math.floor(Date.now() / 1000) * 1000;
  const timeOf = (minutes: number) => new Date(beginMs + minutes * minuteMs).toISOString().replace(".000", "");
  const certificateChain = signCertificate({
    ...{ subject: encodeName(userName("desk", [])), publicKey: key, notBeforeMs: beginMs },
    ...{ notAfterMs: beginMs + 120 * minuteMs, signingKey: authority, extensions: [] },
    issuer: { subject: encodeName(userName("desks", [])), keyIdentifier: undefined },
  });
  const times = { notBefore: timeOf(0), beginRefreshAt: timeOf(20), notAfter: timeOf(120) };
  await settle(request, node, "Issued", { certificateChain, ...times });
}

function filesOf(node: ScriptedNode, pod: string): (path: string) => string {
  const [mount] = node.runtime.state.running(pod)[0]?.config.mounts ?? [];
  return (path) => join(mount?.hostPath ?? "", path);
}

const isPair = (chain: string, key: KeyObject) => new X509Certificate(chain).checkPrivateKey(key);

function issueTests(): void {
  test("a pod starts with a key and what its signer made of it, and gets others in time", () =>
    onNode(
      `${gate}=true`,
      async (node) => {
        const { metadata } = await withSources(node, "desk", [bundle]);
        const [request] = await waiting(node);
        if (request === undefined) throw new Error("no request");
        const { spec } = request;
        assert.equal(
          [spec.signerName, spec.podName, spec.podUID, spec.nodeName, spec.serviceAccountName],
          ["example.com/desks", "desk", metadata?.uid, node.name, "default"],
        );
        assert.equal(spec.unverifiedUserAnnotations, { "example.com/floor": "2" });
        assert.is(request.metadata?.ownerReferences?.[0]?.uid, metadata?.uid);
        await sleep(300);
        assert.equal(node.runtime.state.running("desk"), []);
        await sign(request, node);
        await node.until("desk", ({ phase }) => phase === "Running");
        const path = filesOf(node, "desk");
        const text = (name: string) => readFileSync(path(name), "utf8");
        const [key, chain] = [text("own/key.pem"), text("own/chain.pem")];
        assert.is(text("bundle.pem"), key + chain);
        assert.ok(isPair(chain, createPrivateKey(key)));
        const { mode, uid } = statSync(path("bundle.pem"));
        assert.equal([mode & 0o777, uid], [0o600, 1234]);
        node.clock.jump(26 * minuteMs);
        const [next] = await waiting(node);
        if (next === undefined) throw new Error("no request");
        assert.is(text("own/key.pem"), key);
        await sign(next, node);
        await eventually(() => text("own/key.pem") !== key);
        assert.ok(isPair(text("own/chain.pem"), createPrivateKey(text("own/key.pem"))));
      },
      { ...onServer, flags: ["--sync-frequency", "1s"] },
    ));

  test("keys are of the type that is asked for", () =>
    onNode(
      `${gate}=true`,
      async (node) => {
        const types = ["RSA3072", "RSA4096", "ECDSAP256", "ECDSAP384", "ECDSAP521", "ED25519"];
        const asked = types.map((keyType) => ({ signerName: "example.com/desks", keyType, keyPath: keyType }));
        await withSources(node, "keys", asked);
        for (const each of await waiting(node, types.length)) await sign(each, node);
        await node.until("keys", ({ phase }) => phase === "Running");
        const path = filesOf(node, "keys");
        const made = types.map((name) => {
          const { asymmetricKeyType, asymmetricKeyDetails: details } = createPrivateKey(readFileSync(path(name)));
          return `${asymmetricKeyType} ${details?.modulusLength ?? details?.namedCurve ?? ""}`.trim();
        });
        assert.equal(made, ["rsa 3072", "rsa 4096", "ec prime256v1", "ec secp384r1", "ec secp521r1", "ed25519"]);
      },
      onServer,
    ));
}

function refusalTests(): void {
  test("what a signer refuses is an event, and is not asked for again", () =>
    onNode(
      `${gate}=true`,
      async (node) => {
        await withSources(node, "desk", [bundle]);
        const [request] = await waiting(node);
        if (request === undefined) throw new Error("no request");
        await settle(request, node, "Denied");
        const refusal = await failedMount(node);
        assert.match(
          refusal,
          /PodCertificateRequest default\/req-desk-\w+ to "example.com\/desks" is refused: Denied: /,
        );
        assert.match(refusal, /Tested: as the test wants it/);
        await sleep(1500); // in which the mount is tried again
        assert.is((await requestsOf(node).list()).items.length, 1);
      },
      onServer,
    ));

  test("without the gate a node asks for none", () =>
    onNode(
      "",
      async (node) => {
        await withSources(node, "desk", [bundle]);
        assert.match(await failedMount(node), /this node has disabled the gate PodCertificateRequest/);
        assert.equal((await requestsOf(node).list()).items, []);
      },
      onServer,
    ));
}

async function failedMount({ client }: ScriptedNode): Promise<string> {
  let text: string | undefined;
  await eventually(async () => {
    const { items } = await client.core.v1.events.namespace("default").list();
    text = items.find(({ reason }) => reason === "FailedMount")?.message;
    return text !== undefined;
  });
  return text ?? "";
}

const objection = mountObjection();
if (objection === undefined) {
  issueTests();
  refusalTests();
} else test.skip("a pod starts with a key and what its signer made of it, and gets others in time", objection);

test.run();
