import { execFile, execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { join } from "node:path";
import { connect, type TLSSocket } from "node:tls";
import { promisify } from "node:util";
import * as assert from "uvu/assert";
import { writeAdminKubeconfig } from "../../runtime/auth/adminKubeconfig.ts";
import { ensureCertificates, otherServerName, type ServerCertificates } from "../../runtime/auth/certificates.ts";
import { certificatesOf } from "../../runtime/x509/certificate.ts";
import { missingKubectl } from "../harness/kubectl.ts";
import { runOrch, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "../storage/folder.ts";

const test = suite("auth/certificates of their owner");

const execute = promisify(execFile);
const scratch = testFolder();
test.before(() => void mkdirSync(scratch.path, { recursive: true }));
test.after(() => scratch.remove());

/** Masks of OpenSSL: the one kind of string that a name is written in. */
const stringKinds = { printable: "MASK:0x2", t61: "MASK:0x4", bmp: "MASK:0x800", utf8: "utf8only" };

interface AuthorityOptions {
  readonly strings?: keyof typeof stringKinds;
  readonly subject?: string;
  readonly newKey?: readonly string[];
  readonly extensions?: readonly string[];
  readonly days?: number;
}

const ec = ["ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
const usual = ["basicConstraints=critical,CA:TRUE", "keyUsage=critical,keyCertSign", "subjectKeyIdentifier=hash"];

/** A folder with an authority that OpenSSL made. */
function authority(name: string, options: AuthorityOptions = {}): string {
  const { strings = "utf8", subject = "/O=Acme/CN=Acme CA", newKey = ec, extensions = usual, days = 3000 } = options;
  const folder = join(scratch.path, name);
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "openssl.cnf");
  writeFileSync(
    config,
    `[req]\nstring_mask = ${stringKinds[strings]}\ndistinguished_name = dn\nx509_extensions = own\n[dn]\n[own]\n${extensions.join("\n")}\n`,
  );
  const out = ["-keyout", join(folder, "ca.key"), "-out", join(folder, "ca.crt")];
  openssl(
    "req",
    "-x509",
    "-config",
    config,
    "-utf8",
    "-subj",
    subject,
    "-newkey",
    ...newKey,
    "-noenc",
    ...out,
    "-days",
    String(days),
  );
  return folder;
}

interface Times {
  readonly from?: string;
  readonly to?: string;
}

/** A certificate that the authority of a folder signs, for the coming hundred years unless told otherwise. */
function issued(folder: string, name: string, extensions: readonly string[], times: Times = {}): void {
  const at = (file: string) => join(folder, file);
  const [key, request] = [at(`${name}.key`), at("request.pem")];
  openssl("req", "-new", "-newkey", ...ec, "-noenc", "-keyout", key, "-out", request, "-subj", `/CN=${name}`);
  const lines = ["[ca]", "default_ca = own", "[own]", `database = ${at("index")}`, `new_certs_dir = ${folder}`];
  lines.push("rand_serial = yes", "default_md = sha256", "policy = any", "[any]", "commonName = supplied", "[leaf]");
  writeFileSync(at("ca.cnf"), [...lines, ...extensions].join("\n"));
  writeFileSync(at("index"), "");
  const { from = openSslTime(-3600), to = openSslTime(100 * 365 * 86_400) } = times;
  const period = ["-startdate", from, "-enddate", to, "-extensions", "leaf"];
  const signing = [
    "-cert",
    at("ca.crt"),
    "-keyfile",
    at("ca.key"),
    ...period,
    "-in",
    request,
    "-out",
    at(`${name}.crt`),
  ];
  openssl("ca", "-batch", "-notext", "-config", at("ca.cnf"), ...signing);
}

/** Seconds from now as 20301231235959Z. */
function openSslTime(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString().replace(/[-:T]|\.\d+/g, "");
}

function openssl(...args: string[]): string {
  return execFileSync("openssl", args, { encoding: "utf8", stdio: "pipe" });
}

function ensured(folder: string, nowMs = Date.now()): Promise<ServerCertificates> {
  return ensureCertificates({ folder, platformName: "test", bindAddress: "127.0.0.1", nowMs });
}

async function refusal(folder: string, nowMs = Date.now()): Promise<string> {
  const before = texts(folder);
  const message = await ensured(folder, nowMs).then(
    () => "it was used",
    (error: Error) => error.message.replaceAll(`${folder}/`, ""),
  );
  const after = texts(folder);
  for (const [file, text] of Object.entries(before)) assert.is(after[file], text, `${file} was changed`);
  return message;
}

/** Writes a key in another form. */
function rewriteKey(file: string, command: string, ...args: string[]): void {
  openssl(command, "-in", file, ...args, "-out", `${file}.new`);
  renameSync(`${file}.new`, file);
}

function texts(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((each) => /\.(crt|key)$/.test(each));
  return Object.fromEntries(files.map((each) => [each, readFileSync(join(folder, each), "utf8")]));
}

/** Proves with OpenSSL, Node and kubectl (a program in Go) that both ends believe each other. */
async function isBelieved(folder: string, certificates: ServerCertificates): Promise<void> {
  const { ca, clientCas, serving, admin } = certificates;
  const at = (file: string) => join(folder, file);
  writeFileSync(at("roots.pem"), ca.cert);
  for (const [name, purpose] of [
    ["apiserver", "sslserver"],
    ["admin", "sslclient"],
  ] as const) {
    openssl(
      "verify",
      "-x509_strict",
      "-purpose",
      purpose,
      "-CAfile",
      at("roots.pem"),
      "-untrusted",
      at(`${name}.crt`),
      at(`${name}.crt`),
    );
  }
  const tls = {
    cert: serving.cert,
    key: serving.key,
    ca: [...clientCas],
    requestCert: true,
    rejectUnauthorized: false,
  };
  const server = createServer(tls, (request, response) => {
    const socket = request.socket as TLSSocket;
    response.end(JSON.stringify({ isBelieved: socket.authorized, why: String(socket.authorizationError) }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  try {
    const host = "127.0.0.1";
    const serverName = otherServerName(serving, { host, platformName: "test" });
    const name = serverName === undefined ? {} : { servername: serverName };
    await new Promise<void>((resolve, reject) => {
      const socket = connect({ host, port, ca: ca.cert, cert: admin.cert, key: admin.key, ...name }, () => {
        socket.end();
        resolve();
      }).on("error", reject);
    });
    if (missingKubectl() !== undefined) return;
    const file = at("kubeconfig");
    writeAdminKubeconfig({ file, name: "test", server: `https://${host}:${port}`, certificates });
    const { stdout } = await execute("kubectl", ["--kubeconfig", file, "get", "--raw", "/"]);
    assert.equal(JSON.parse(stdout), { isBelieved: true, why: "null" });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const authorities: Readonly<Record<string, AuthorityOptions>> = {
  "with a name in UTF-8": { subject: "/C=DE/O=Käse & Söhne/CN=Ünï CA" },
  "with a name in PrintableString": { strings: "printable" },
  "with a name in T61String": { strings: "t61" },
  "with a name in BMPString": { strings: "bmp", subject: "/O=Käse/CN=CA" },
  "with several attributes in one part of its name": { subject: "/CN=Acme CA+OU=Ops+UID=7/O=Acme" },
  "of RSA": { newKey: ["rsa:2048"] },
  "of P-384": { newKey: ["ec", "-pkeyopt", "ec_paramgen_curve:P-384"] },
  "of P-521": { newKey: ["ec", "-pkeyopt", "ec_paramgen_curve:P-521"] },
  "of Ed25519": { newKey: ["ed25519"] },
  "that names its key in a way of its own": {
    extensions: ["basicConstraints=critical,CA:TRUE", "keyUsage=keyCertSign", "subjectKeyIdentifier=01:02:03:04:05"],
  },
};

for (const [what, options] of Object.entries(authorities)) {
  test(`an authority ${what} issues certificates that clients believe`, async () => {
    const folder = authority(what.replaceAll(" ", "-"), options);
    const before = texts(folder);
    const made = await ensured(folder);
    const [ca] = certificatesOf(made.ca.cert);
    for (const pair of [made.serving, made.admin]) {
      const [leaf] = certificatesOf(pair.cert);
      assert.equal(leaf?.issuer, ca?.subject);
    }
    assert.equal(texts(folder)["ca.crt"], before["ca.crt"]);
    assert.equal(texts(folder)["ca.key"], before["ca.key"]);
    await isBelieved(folder, made);
    assert.equal(await ensured(folder), made);
  });
}

test("an authority without a name for its key issues certificates that name none", async () => {
  const folder = authority("nameless", { extensions: usual.slice(0, 2).concat("subjectKeyIdentifier=none") });
  const { serving, ca } = await ensured(folder);
  const text = openssl("x509", "-in", join(folder, "apiserver.crt"), "-noout", "-ext", "authorityKeyIdentifier");
  assert.match(text, /^(No extensions.*\n)?$/);
  assert.ok(new X509Certificate(serving.cert).verify(new X509Certificate(ca.cert).publicKey));
});

for (const [form, command, ...args] of [
  ["EC", "ec"],
  ["RSA", "rsa", "-traditional"],
] as const) {
  test(`a key in the older form of ${form} signs as well`, async () => {
    const folder = authority(`traditional-${form}`, form === "EC" ? {} : { newKey: ["rsa:2048"] });
    rewriteKey(join(folder, "ca.key"), command, ...args);
    assert.match(readFileSync(join(folder, "ca.key"), "utf8"), /BEGIN (EC|RSA) PRIVATE KEY/);
    await isBelieved(folder, await ensured(folder));
  });
}

for (const order of ["its own certificate first", "the root first"]) {
  test(`an authority below another issues, from a file with ${order}`, async () => {
    const folder = authority(`above-${order.length}`, { subject: "/CN=Root" });
    const root = readFileSync(join(folder, "ca.crt"), "utf8");
    issued(folder, "between", [
      "basicConstraints=critical,CA:TRUE,pathlen:0",
      "keyUsage=critical,keyCertSign",
      "subjectKeyIdentifier=hash",
      "authorityKeyIdentifier=keyid",
    ]);
    const own = readFileSync(join(folder, "between.crt"), "utf8");
    writeFileSync(join(folder, "ca.key"), readFileSync(join(folder, "between.key")));
    writeFileSync(join(folder, "ca.crt"), `some words\n${order.startsWith("its") ? own + root : root + own}`);
    const made = await ensured(folder);
    assert.is(certificatesOf(made.serving.cert).length, 2);
    await isBelieved(folder, made);
    await isBelieved(folder, { ...made, ca: { cert: root } });
  });
}

const refusedAuthorities: readonly (readonly [what: string, spoil: (folder: string) => void, message: string])[] = [
  [
    "whose key is encrypted",
    (folder) => rewriteKey(`${folder}/ca.key`, "pkey", "-aes256", "-passout", "pass:word"),
    "ca.key: the key is encrypted, and a server cannot ask for its passphrase: put it there decrypted (openssl pkey)",
  ],
  [
    "whose key is another's",
    (folder) => openssl("genpkey", "-algorithm", "ed25519", "-out", `${folder}/ca.key`),
    "ca.crt: none of its certificates has the key of ca.key",
  ],
  [
    "without its key",
    (folder) => rmSync(`${folder}/ca.key`),
    "ca.key is missing, and without it apiserver.crt cannot be made",
  ],
  [
    "in a file that is none",
    (folder) => writeFileSync(`${folder}/ca.crt`, "words"),
    "ca.crt: not a certificate in PEM form",
  ],
];
for (const [what, spoil, message] of refusedAuthorities) {
  test(`an authority ${what} is refused, and left as it is`, async () => {
    const folder = authority(what.replaceAll(" ", "-"));
    spoil(folder);
    assert.is(await refusal(folder), message);
  });
}

test("an authority that is none, is too old, or is below a missing one is refused", async () => {
  const none = authority("none", { extensions: ["basicConstraints=critical,CA:FALSE"] });
  assert.is(await refusal(none), "ca.crt: its certificate is not of an authority: it may not sign others");
  const idle = authority("idle", { extensions: ["basicConstraints=CA:TRUE", "keyUsage=digitalSignature"] });
  assert.is(await refusal(idle), "ca.crt: its certificate is not of an authority: it may not sign others");
  const curve = authority("curve", { newKey: ["ec", "-pkeyopt", "ec_paramgen_curve:secp256k1"] });
  assert.match(await refusal(curve), /^ca\.crt: a key of type secp256k1 signs no certificates here: use RSA, /);
  const old = authority("old", { days: 1 });
  assert.match(
    await refusal(old, Date.now() + 2 * 86_400_000),
    /^ca\.crt: the certificate of "O=Acme, CN=Acme CA" expired on /,
  );
  const below = authority("below");
  issued(below, "between", ["basicConstraints=CA:TRUE"]);
  for (const kind of ["crt", "key"]) writeFileSync(`${below}/ca.${kind}`, readFileSync(`${below}/between.${kind}`));
  assert.is(
    await refusal(below),
    'ca.crt: the authority that issued "CN=between" is missing: clients need all up to the root',
  );
});

const serverNames = ["subjectAltName=DNS:localhost,IP:127.0.0.1", "extendedKeyUsage=serverAuth"];
const remedy =
  "; this server did not make it, so put right what is wrong, or remove it and its key to have others made";

test("a serving certificate that its owner put there is used, and so is an administrator's", async () => {
  const folder = authority("leaves");
  issued(folder, "apiserver", serverNames);
  issued(folder, "admin", ["extendedKeyUsage=clientAuth"]);
  const before = texts(folder);
  const made = await ensured(folder);
  assert.equal(texts(folder), before);
  assert.equal([made.serving.cert, made.admin.cert], [before["apiserver.crt"], before["admin.crt"]]);
  await isBelieved(folder, made);
  rmSync(join(folder, "ca.key")); // which signs nothing here
  const again = await ensured(folder);
  assert.equal(again.clientCas, made.clientCas);
  await isBelieved(folder, again);
});

test("one of an authority that ca.crt does not have is shown, beside one that the kubeconfig verifies", async () => {
  const folder = authority("another", { subject: "/CN=Another" });
  issued(folder, "apiserver", serverNames);
  for (const each of ["ca.crt", "ca.key"]) renameSync(join(folder, each), join(folder, `another-${each}`));
  const before = texts(folder);
  const made = await ensured(folder);
  assert.equal({ ...texts(folder), ...before }, texts(folder), "what was there is left as it is");
  assert.is(made.shown?.cert, before["apiserver.crt"]);
  assert.is(new X509Certificate(made.serving.cert).subject, "CN=test-apiserver");
  assert.ok(new X509Certificate(made.serving.cert).verify(new X509Certificate(made.ca.cert).publicKey));
  assert.equal(await ensured(folder), made);
  openssl("genpkey", "-algorithm", "ed25519", "-out", join(folder, "apiserver.key"));
  assert.is(await refusal(folder), `apiserver.crt: it does not belong to apiserver.key${remedy}`);
});

test("one for another host is used, and the kubeconfig says by which name", async () => {
  const folder = authority("elsewhere");
  issued(folder, "apiserver", ["subjectAltName=DNS:*.example.com"]);
  const made = await ensured(folder);
  assert.is(otherServerName(made.serving, { host: "127.0.0.1", platformName: "test" }), "test.example.com");
  await isBelieved(folder, made);
});

test("an owner's certificate that ends soon is used, with a warning", async () => {
  const folder = authority("soon");
  issued(folder, "apiserver", serverNames, { to: openSslTime(3 * 86_400) });
  const { warnings, serving } = await ensured(folder);
  assert.is(serving.cert, readFileSync(join(folder, "apiserver.crt"), "utf8"));
  assert.match(
    warnings.join("\n"),
    /apiserver\.crt: it expires on .*, and this server did not make it: put another in its place$/,
  );
});

const refusedLeaves: readonly (readonly [what: string, spoil: (folder: string) => void, message: RegExp])[] = [
  [
    "is expired",
    (folder) => issued(folder, "apiserver", serverNames, { from: "20200101000000Z", to: "20210101000000Z" }),
    /: the certificate of "CN=apiserver" expired on Jan {2}1 00:00:00 2021 GMT/,
  ],
  [
    "is not valid yet",
    (folder) => issued(folder, "apiserver", serverNames, { from: "20900101000000Z", to: "20910101000000Z" }),
    /: the certificate of "CN=apiserver" is not valid before Jan {2}1 00:00:00 2090 GMT/,
  ],
  ["has no key", (folder) => rmSync(`${folder}/apiserver.key`), /: its key apiserver\.key is missing/],
  [
    "has another's key",
    (folder) => openssl("genpkey", "-algorithm", "ed25519", "-out", `${folder}/apiserver.key`),
    /: it does not belong to apiserver\.key/,
  ],
  [
    "is for clients",
    (folder) => issued(folder, "apiserver", ["subjectAltName=DNS:localhost", "extendedKeyUsage=clientAuth"]),
    /: it is not for servers/,
  ],
  [
    "names no host",
    (folder) => issued(folder, "apiserver", ["extendedKeyUsage=serverAuth"]),
    /: it names no host \(subjectAltName\)/,
  ],
  [
    "is from another authority",
    (folder) =>
      writeFileSync(`${folder}/ca.crt`, readFileSync(`${authority("other", { subject: "/CN=Other" })}/ca.crt`)),
    /: it is not from an authority in ca\.crt, by which clients verify it; it names "O=Acme, CN=Acme CA"/,
  ],
];
for (const [what, spoil, message] of refusedLeaves) {
  test(`an owner's serving certificate that ${what} is refused, and left as it is`, async () => {
    const folder = authority(`leaf-${what.replaceAll(/\W/g, "-")}`);
    issued(folder, "apiserver", serverNames);
    spoil(folder);
    if (what.includes("authority")) rmSync(`${folder}/ca.key`);
    const told = await refusal(folder);
    assert.match(told, message);
    assert.ok(told.startsWith("apiserver.crt: ") && told.endsWith(remedy), told);
  });
}

test("certificates that a server made are made anew: near their end, for a name, under another authority", async () => {
  const folder = join(scratch.path, "ours");
  const first = await ensured(folder);
  const keys = () => Object.entries(texts(folder)).filter(([file]) => file.endsWith(".key"));
  const before = keys();
  const named = await ensureCertificates({ folder, platformName: "test", bindAddress: "192.0.2.9", nowMs: Date.now() });
  assert.is(new X509Certificate(named.serving.cert).checkIP("192.0.2.9"), "192.0.2.9");
  assert.is(named.admin.cert, first.admin.cert);
  const later = await ensured(folder, Date.now() + 340 * 86_400_000);
  assert.is.not(later.serving.cert, named.serving.cert);
  assert.is.not(later.admin.cert, named.admin.cert);
  const muchLater = await ensured(folder, Date.now() + 3640 * 86_400_000);
  assert.is.not(muchLater.ca.cert, first.ca.cert);
  assert.equal(keys(), before); // so what the first authority signed is good under the next
  const other = authority("replacing");
  for (const file of ["ca.crt", "ca.key"]) writeFileSync(join(folder, file), readFileSync(join(other, file)));
  await isBelieved(folder, await ensured(folder));
});

test("a key without a certificate, as a crash leaves it, gets one and stays", async () => {
  const folder = join(scratch.path, "crash");
  await ensured(folder);
  const before = texts(folder);
  for (const file of ["ca.crt", "apiserver.crt", "admin.crt"]) rmSync(join(folder, file));
  await isBelieved(folder, await ensured(folder));
  for (const file of ["ca.key", "apiserver.key", "admin.key"]) assert.is(texts(folder)[file], before[file]);
});

test("our authority without its key goes on with what it has signed", async () => {
  const folder = join(scratch.path, "offline");
  const first = await ensured(folder);
  rmSync(join(folder, "ca.key"));
  const again = await ensured(folder, Date.now() + 340 * 86_400_000);
  assert.is(again.serving.cert, first.serving.cert);
  assert.is(again.warnings.length, 2);
  assert.not(existsSync(join(folder, "ca.key")));
  assert.is(statSync(join(folder, "admin.key")).mode & 0o777, 0o600);
});

test("a server with an authority of its owner is reached by kubectl, and one that refuses says why", async () => {
  const folder = authority("server", { subject: "/O=Käse/CN=CA" });
  const args = ["--storage-backend", "memory", "--cert-dir", folder];
  const orch = await startOrch({ args });
  try {
    if (missingKubectl() === undefined) {
      const words = ["--kubeconfig", orch.kubeconfig, "get", "namespace", "default", "--output", "name"];
      assert.is((await execute("kubectl", words)).stdout, "namespace/default\n");
    }
    assert.is(orch.errors(), "");
  } finally {
    await orch.close();
  }
  rmSync(join(folder, "ca.key"));
  rmSync(join(folder, "admin.crt"));
  const { code, err } = await runOrch(["up", "--data-dir", join(scratch.path, "data"), "--secure-port", "0", ...args]);
  assert.is(code, 1);
  assert.is(err, `orch: ${folder}/ca.key is missing, and without it ${folder}/admin.crt cannot be made\n`);
});

test.run();
