import { createPrivateKey, createPublicKey, X509Certificate } from "node:crypto";
import { appendFileSync, copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ConnectionOptions, connect, type TLSSocket } from "node:tls";
import * as assert from "uvu/assert";
import { createClient } from "../../generated/client.ts";
import { StatusError } from "../../runtime/client/index.ts";
import { authorityOf, issueLeaf } from "../../runtime/x509/authority.ts";
import { certificatesOf } from "../../runtime/x509/certificate.ts";
import { hostName } from "../../runtime/x509/extensions.ts";
import { issueCertificate } from "../../runtime/x509/issue.ts";
import { userName } from "../../runtime/x509/name.ts";
import { authority, openssl } from "../controllers/openssl.ts";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "../storage/folder.ts";

const test = suite("certificates of the listener");

const scratch = testFolder();
const acme = authority(join(scratch.path, "acme"));
const signer = authorityOf(readFileSync(acme.certFile, "utf8"), readFileSync(acme.keyFile, "utf8"));
const at = (file: string) => join(scratch.path, file);

/** A pair of files whose certificate has these names. */
function pair(name: string, names: readonly string[], subject = name): { cert: string; key: string } {
  const [cert, key] = [at(`${name}.crt`), at(`${name}.key`)];
  openssl("genpkey", "-algorithm", "ed25519", "-out", key);
  const leaf = {
    subject: userName(subject, []),
    names: names.map(hostName),
    usages: ["server auth", "client auth"],
    publicKey: createPublicKey(readFileSync(key)),
    durationMs: 86_400_000,
  };
  writeFileSync(cert, issueLeaf(leaf, signer, Date.now()));
  return { cert, key };
}

const main = pair("main", ["www.example.com"]);
const named = pair("named", ["a.example.com", "*.b.example.com"]);
const other = pair("other", ["ignored.example.com"]);
const clients = at("clients.crt");
let server: FlaggedServer;

test.before(async () => {
  writeFileSync(clients, readFileSync(authority(at("unused")).certFile));
  server = await startFlagged([
    `--tls-cert-file=${main.cert}`,
    `--tls-private-key-file=${main.key}`,
    `--tls-sni-cert-key=${named.cert},${named.key}`,
    `--tls-sni-cert-key=${other.cert},${other.key}:a.example.com,c.example.com`,
    `--client-ca-file=${clients}`,
    "--tls-min-version=VersionTLS12",
    "--tls-cipher-suites=TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256,TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256",
  ]);
});
test.after(async () => {
  await server.stop();
  scratch.remove();
});

/** A connection, or the code by which it is refused. */
async function dial(options: ConnectionOptions = {}): Promise<TLSSocket | string> {
  const port = Number(new URL(server.server.url).port);
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port, rejectUnauthorized: false, ...options });
    socket.once("secureConnect", () => resolve(socket));
    socket.once("error", (error: Error & { code?: string }) => resolve(error.code ?? error.message));
  });
}

/** Common name of what the server shows. */
async function shown(servername?: string): Promise<string> {
  const socket = await dial(servername === undefined ? {} : { servername });
  if (typeof socket === "string") return socket;
  const { subject } = socket.getPeerCertificate();
  socket.destroy();
  return String(subject.CN);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const endMs = Date.now() + 30_000;
  while (!(await isSo())) {
    if (Date.now() > endMs) throw new Error("not so after 8 s");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const names: readonly (readonly [asked: string | undefined, shown: string])[] = [
  [undefined, "main"],
  ["www.example.com", "main"],
  ["a.example.com", "named"],
  ["x.b.example.com", "named"],
  ["X.B.Example.Com", "named"],
  ["x.y.b.example.com", "main"],
  ["c.example.com", "other"],
  ["ignored.example.com", "main"],
  ["orch.default.svc", "orch-apiserver"],
];

for (const [asked, expected] of names) {
  test(`a client that asks for ${asked} gets the certificate of ${expected}`, async () => {
    assert.is(await shown(asked), expected);
  });
}

test("the administrator's kubeconfig verifies the server by its own certificate", async () => {
  const client = createClient({ kubeconfig: server.server.kubeconfig });
  assert.is((await client.core.v1.namespaces.get("default")).metadata.name, "default");
  client.transport.close();
});

test("a client that trusts the certificate that is shown needs not know its authority", async () => {
  const trusting = (file: string) =>
    createClient({
      server: server.server.url,
      ca: readFileSync(file),
      tlsServerName: "www.example.com",
      token: "none",
    });
  for (const [file, expected] of [
    [main.cert, /^Unauthorized$/],
    [named.cert, /certificate/],
  ] as const) {
    const client = trusting(file);
    const error = await client.core.v1.namespaces.get("default").catch((each: Error) => each);
    assert.match(error instanceof Error ? error.message : "", expected);
    client.transport.close();
  }
});

test("versions and cipher suites are those of the flags", async () => {
  const version12 = { maxVersion: "TLSv1.2" } as const;
  const socket = await dial({ ...version12, servername: "orch.default.svc" });
  assert.is(typeof socket === "string" ? socket : socket.getCipher().name, "ECDHE-ECDSA-CHACHA20-POLY1305");
  if (typeof socket !== "string") socket.destroy();
  const refused = await dial({ ...version12, ciphers: "ECDHE-ECDSA-AES256-GCM-SHA384" });
  assert.is(typeof refused === "string", true, "a suite that no flag names");
  const newest = await dial();
  assert.is(typeof newest === "string" ? newest : newest.getProtocol(), "TLSv1.3");
  if (typeof newest !== "string") newest.destroy();
});

test("a changed pair is shown without a restart, and one that does not fit is logged once", async () => {
  const next = pair("next", ["www.example.com"]);
  copyFileSync(next.cert, main.cert);
  const isLogged = () => server.warnings.filter((each) => each.includes("is not the key of"));
  await until(async () => isLogged().length > 0);
  assert.is(await shown(), "main");
  copyFileSync(next.key, main.key);
  await until(async () => (await shown()) === "next");
  assert.is(isLogged().length, 1, server.warnings.join("\n"));
});

test("a client is known once its authority is in the file, and unknown when it is taken out", async () => {
  const { cert, key } = pair("ada", []);
  const as = { cert: readFileSync(cert, "utf8"), key: readFileSync(key, "utf8") };
  const { url: address, certificates } = server.server;
  const isAuthorized = async () => {
    const ca = certificates.ca.cert;
    const client = createClient({ server: address, ca, tlsServerName: "orch.default.svc", ...as });
    try {
      const { status } = await client.authentication.v1.selfsubjectreviews.create({});
      return status?.userInfo?.username === "ada";
    } catch (error) {
      assert.instance(error, StatusError);
      return false;
    } finally {
      client.transport.close();
    }
  };
  assert.is(await isAuthorized(), false);
  const before = readFileSync(clients, "utf8");
  appendFileSync(clients, readFileSync(acme.certFile));
  await until(isAuthorized);
  writeFileSync(clients, "broken");
  await until(async () => server.warnings.some((each) => each.includes("--client-ca-file")));
  assert.is(await isAuthorized(), true, "a broken file changes nothing");
  writeFileSync(clients, before);
  await until(async () => !(await isAuthorized()));
});

test("the own certificate is made anew when it ends soon", async () => {
  const folder = join(server.folder, "pki");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const [ca] = certificatesOf(read("ca.crt"));
  if (ca === undefined) throw new Error("no authority");
  const ending = issueCertificate({
    subject: userName("orch-apiserver", []),
    publicKey: createPublicKey(createPrivateKey(read("apiserver.key"))),
    issuer: ca,
    signingKey: createPrivateKey(read("ca.key")),
    names: ["localhost", "127.0.0.1", "orch.default.svc"],
    notBeforeMs: Date.now() - 86_400_000,
    notAfterMs: Date.now() + 86_400_000,
  });
  rmSync(join(folder, "admin.crt"));
  const file = join(folder, "apiserver.crt");
  writeFileSync(file, ending);
  await until(async () => readFileSync(file, "utf8") !== ending);
  const endOfShown = async () => {
    const socket = await dial({ servername: "orch.default.svc" });
    if (typeof socket === "string") return 0;
    const { valid_to: end } = socket.getPeerCertificate();
    socket.destroy();
    return Date.parse(end);
  };
  await until(async () => Date.parse(new X509Certificate(read("apiserver.crt")).validTo) === (await endOfShown()));
  const { kubeconfig } = server.server;
  await until(async () => readFileSync(kubeconfig, "utf8").includes(Buffer.from(read("admin.crt")).toString("base64")));
  assert.ok((await endOfShown()) > Date.now() + 300 * 86_400_000);
});

test.run();
