import { generateKeyPairSync } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { type CertificatePair, certificateStore } from "../../../runtime/nodeagent/identity/certificateStore.ts";
import { keepCertificate, renewalMs } from "../../../runtime/nodeagent/identity/keepCertificate.ts";
import { issueCertificate } from "../../../runtime/x509/issue.ts";
import { userName } from "../../../runtime/x509/name.ts";
import { suite } from "../../harness/suite.ts";
import { testFolder } from "../../storage/folder.ts";

const test = suite("the certificates that a node agent keeps");
const scratch = testFolder();
test.after(scratch.remove);

const startMs = Date.UTC(2031, 0, 1);

function pairFrom(notBeforeMs: number, lifetimeMs = 100_000): CertificatePair {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const subject = userName("system:node:n", ["system:nodes"]);
  const times = { notBeforeMs, notAfterMs: notBeforeMs + lifetimeMs };
  const cert = issueCertificate({ subject, publicKey, signingKey: privateKey, ...times });
  return { cert, key: privateKey.export({ type: "pkcs8", format: "pem" }).toString() };
}

test("the link leads to the newest of dated files, of which one before stays", () => {
  const folder = join(scratch.path, "dated");
  const store = certificateStore(folder, "agent-client");
  assert.is(store.read(), undefined);
  for (const second of [0, 1, 2, 3]) store.write(pairFrom(startMs), startMs + second * 1000);
  const last = pairFrom(startMs);
  store.write(last, startMs + 4000);
  assert.equal(readdirSync(folder).sort(), [
    "agent-client-2031-01-01-00-00-03.pem",
    "agent-client-2031-01-01-00-00-04.pem",
    "agent-client-current.pem",
  ]);
  assert.is(store.read()?.cert.trim(), last.cert.trim());
  assert.is(readFileSync(store.current, "utf8"), `${last.cert.trimEnd()}\n${last.key.trimEnd()}\n`);
});

test("the key of a request goes when its certificate is there", () => {
  const folder = join(scratch.path, "pending");
  const { pendingKey, write } = certificateStore(folder, "a");
  pendingKey.write("K");
  assert.is(pendingKey.read(), "K");
  write(pairFrom(startMs), startMs);
  assert.is(existsSync(join(folder, "a.key.tmp")), false);
});

test("a certificate is renewed between seven and nine tenths of its lifetime", () => {
  const store = certificateStore(join(scratch.path, "window"), "a");
  store.write(pairFrom(startMs), startMs);
  const kept = store.read();
  assert.ok(kept);
  if (kept === undefined) return;
  assert.equal(
    [0, 0.5, 1].map((share) => Math.round(renewalMs(kept, share) - startMs)),
    [70_000, 80_000, 90_000],
  );
});

test("a certificate is made anew when it is due, when it does not fit, and again when that failed", async () => {
  const store = certificateStore(join(scratch.path, "kept"), "a");
  let nowMs = startMs;
  let asked = 0;
  let isFit = true;
  const errors: unknown[] = [];
  const stopping = new AbortController();
  const keeping = keepCertificate({
    store,
    request: async () => {
      if (++asked === 1) throw new Error("not yet");
      return pairFrom(nowMs, 2000);
    },
    isFit: () => isFit,
    clock: { nowMs: () => nowMs },
    ...{ random: () => 0, signal: stopping.signal, onError: (error) => errors.push(error) },
  });
  await until(() => store.read() !== undefined);
  assert.is(asked, 2);
  assert.is(errors.length, 1);
  const first = store.read()?.x509.serialNumber;
  nowMs += 1500;
  await until(() => store.read()?.x509.serialNumber !== first);
  assert.is(asked, 3);
  isFit = false; // one that is issued and does not fit is no reason to ask without a pause
  nowMs += 1500;
  await until(() => errors.length === 2);
  assert.is(asked, 4);
  stopping.abort();
  await keeping;
});

async function until(isSo: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 500 && !isSo(); attempt++) await new Promise((resolve) => setTimeout(resolve, 10));
  assert.ok(isSo());
}

test.run();
