import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { createTransport, KubeconfigError, requestJson } from "../../runtime/client/index.ts";
import { loadKubeconfig } from "../../runtime/client/kubeconfig.ts";
import { suite } from "../harness/suite.ts";
import { answerJson, answerStatus, fakeServer } from "./fakeServer.ts";

const test = suite("client kubeconfig");

let folder = "";
test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), "kubeconfig-"));
});
test.after(() => rm(folder, { recursive: true }));

const base64 = (text: string) => Buffer.from(text).toString("base64");

/** A file with one context; the parts are YAML flow mappings. */
function config(options: { cluster?: string; user?: string; context?: string } = {}): string {
  const {
    cluster = "{ server: 'https://h:1' }",
    user = "{}",
    context = "{ cluster: c, user: u, namespace: n }",
  } = options;
  return [
    "apiVersion: v1",
    "kind: Config",
    "current-context: x",
    `contexts: [{ name: x, context: ${context} }]`,
    `clusters: [{ name: c, cluster: ${cluster} }]`,
    `users: [{ name: u, user: ${user} }]`,
  ].join("\n");
}

let files = 0;
async function write(text: string): Promise<string> {
  const path = join(folder, `config-${++files}`);
  await writeFile(path, text);
  return path;
}

test("data forms, TLS settings, token and impersonation are read", async () => {
  const path = await write(
    config({
      cluster: `{ server: 'https://h:1', certificate-authority-data: ${base64("CA")}, tls-server-name: s }`,
      user:
        `{ client-certificate-data: ${base64("C")}, client-key-data: ${base64("K")}, token: t, as: eve, as-uid: "7",` +
        " as-groups: [a], as-user-extra: { k: [v] } }",
    }),
  );
  assert.equal(await loadKubeconfig({ path }), {
    source: path,
    server: "https://h:1",
    tls: { ca: Buffer.from("CA"), serverName: "s", insecureSkipVerify: false },
    auth: { cert: Buffer.from("C"), key: Buffer.from("K"), token: "t" },
    impersonate: { user: "eve", uid: "7", groups: ["a"], extra: { k: ["v"] } },
  });
});

test("file forms are relative to the kubeconfig, and a token file wins over a token", async () => {
  await mkdir(join(folder, "pki"));
  for (const name of ["ca", "cert", "key"]) await writeFile(join(folder, "pki", name), name);
  const path = await write(
    config({
      cluster: "{ server: 'https://h:1', certificate-authority: pki/ca, insecure-skip-tls-verify: true }",
      user: "{ client-certificate: pki/cert, client-key: pki/key, token: t, tokenFile: pki/token }",
    }),
  );
  const { tls, auth } = await loadKubeconfig({ path });
  assert.equal(tls, { ca: Buffer.from("ca"), insecureSkipVerify: true });
  const at = (name: string) => join(folder, "pki", name);
  assert.equal(auth, {
    ...{ cert: Buffer.from("cert"), key: Buffer.from("key"), tokenFile: at("token") },
    ...{ certFile: at("cert"), keyFile: at("key") }, // which are renewed
  });
});

test("another context than the current one can be asked for", async () => {
  const path = await write(`
current-context: one
contexts: [{ name: one, context: { cluster: a } }, { name: two, context: { cluster: b } }]
clusters: [{ name: a, cluster: { server: "https://a" } }, { name: b, cluster: { server: "https://b" } }]
`);
  assert.is((await loadKubeconfig({ path })).server, "https://a");
  assert.is((await loadKubeconfig({ path, context: "two" })).server, "https://b");
});

test("of the files in KUBECONFIG the first entry of a name counts; absent and empty ones are passed over", async () => {
  const one = await write("current-context: x\nclusters: [{ name: c, cluster: { server: 'https://one' } }]");
  const two = await write(config({ cluster: "{ server: 'https://two' }", user: "{ token: t }" }));
  const empty = [await write(""), await write("# nothing yet\n")];
  const env = { KUBECONFIG: [join(folder, "absent"), ...empty, one, two].join(":") };
  const { server, auth } = await loadKubeconfig({ env });
  assert.is(server, "https://one");
  assert.equal(auth, { token: "t" });
});

test("a user of whom nothing is said has no credential", async () => {
  for (const user of ["{}", "null", ""]) {
    assert.equal((await loadKubeconfig({ path: await write(config({ user })) })).auth, {});
  }
});

const mistakes: readonly (readonly [name: string, text: string, message: string])[] = [
  ["broken YAML", "a: [", "<file>: is not YAML: "],
  ["no mapping", "- a", "<file>: is not a kubeconfig: a mapping is expected"],
  ["an empty file", "", "<file>: no current-context is set, and no context was asked for"],
  ["a user of another form", config({ user: "eve" }), '<file>: user "u": user is not a mapping'],
  ["no current context", "kind: Config", "<file>: no current-context is set, and no context was asked for"],
  [
    "unknown context",
    "current-context: y\ncontexts: [{ name: x, context: {} }]",
    '<file>: no context "y"; there are x',
  ],
  ["no contexts", "current-context: y", '<file>: no context "y"; contexts is empty'],
  ["contexts no list", "current-context: y\ncontexts: 1", "<file>: contexts is not a list"],
  ["context without cluster", config({ context: "{ user: u }" }), '<file>: context "x": cluster is missing'],
  ["unknown cluster", config({ context: "{ cluster: d }" }), '<file>: no cluster "d" (of context "x"); there are c'],
  ["unknown user", config({ context: "{ cluster: c, user: v }" }), '<file>: no user "v" (of context "x"); there are u'],
  ["cluster without a server", config({ cluster: "{}" }), '<file>: cluster "c": server is missing'],
  ["server no text", config({ cluster: "{ server: 1 }" }), '<file>: cluster "c": server is not a string'],
  [
    "no base64",
    config({ cluster: "{ server: 'https://h', certificate-authority-data: '*' }" }),
    '<file>: cluster "c": certificate-authority-data is not base64',
  ],
  [
    "missing CA file",
    config({ cluster: "{ server: 'https://h', certificate-authority: none.crt }" }),
    '<file>: cluster "c": certificate-authority <folder>/none.crt cannot be read',
  ],
  [
    "certificate without key",
    config({ user: "{ client-certificate-data: QQ== }" }),
    '<file>: user "u": client-key-data or client-key is missing',
  ],
  [
    "key without certificate",
    config({ user: "{ client-key-data: QQ== }" }),
    '<file>: user "u": client-certificate-data or client-certificate is missing',
  ],
  [
    "auth provider",
    config({ user: "{ auth-provider: {} }" }),
    '<file>: user "u": auth-provider is not supported; use exec, token or a client certificate',
  ],
  [
    "exec without command",
    config({ user: "{ exec: { apiVersion: a } }" }),
    '<file>: user "u": exec: command is missing',
  ],
  [
    "exec that asks",
    config({ user: "{ exec: { apiVersion: a, command: c, interactiveMode: Always } }" }),
    '<file>: user "u": exec: interactiveMode Always is not supported: there is no terminal to ask at',
  ],
];

for (const [name, text, message] of mistakes) {
  test(`a mistake is told with the file and the piece: ${name}`, async () => {
    const path = await write(text);
    const error = await loadKubeconfig({ path }).catch((thrown: unknown) => thrown);
    assert.instance(error, KubeconfigError);
    const told = (error as Error).message.replaceAll(path, "<file>").replaceAll(folder, "<folder>");
    assert.is(message.endsWith(": ") ? told.slice(0, message.length) : told, message);
  });
}

test("a missing file is told by the first request, and found when it is there later", async () => {
  const server = await fakeServer((_, response) => answerJson(response, { ok: 1 }));
  const path = join(folder, "later");
  const transport = createTransport({ kubeconfig: path });
  const ask = () => requestJson(transport, { method: "GET", path: "/x" });
  const error = await ask().catch((thrown: unknown) => thrown);
  assert.instance(error, KubeconfigError);
  assert.is((error as Error).message, `${path}: no such kubeconfig file`);
  await writeFile(path, config({ cluster: `{ server: '${server.url}' }` }));
  assert.equal(await ask(), { ok: 1 });
  transport.close();
  await server.close();
});

test("options win over the kubeconfig: server and token, while its certificates stay", async () => {
  const server = await fakeServer((request, response) =>
    answerJson(response, { token: request.headers.authorization }),
  );
  const path = await write(config({ user: "{ token: file }" }));
  const transport = createTransport({ kubeconfig: path, server: server.url, token: "own" });
  assert.equal(await requestJson(transport, { method: "GET", path: "/x" }), { token: "Bearer own" });
  transport.close();
  await server.close();
});

test("a server that is no URL, and a certificate without its key, are refused", async () => {
  const messageOf = (options: Parameters<typeof createTransport>[0]) =>
    createTransport(options)
      .request({ method: "GET", path: "/" })
      .then(
        () => "",
        (error: Error) => error.message,
      );
  assert.is(await messageOf({ server: "ftp://h" }), 'the options: the server "ftp://h" is not an http or https URL');
  assert.is(await messageOf({ server: "https://h", cert: "c" }), "the options: cert and key go together");
});

test("a request that is aborted waits for no credential, and others get the one that is on its way", async () => {
  const server = await fakeServer((request, response) => answerJson(response, request.headers.authorization));
  let finish = () => {};
  const asked = new Promise<void>((resolve) => (finish = resolve));
  let count = 0;
  const tokenSource = async () => {
    count += 1;
    await asked;
    return { token: "late", expiresAtMs: Number.POSITIVE_INFINITY };
  };
  const transport = createTransport({ server: server.url, tokenSource });
  const ask = (signal?: AbortSignal) => requestJson(transport, { method: "GET", path: "/x", signal });
  const patient = ask();
  const reason = new Error("enough");
  const ending = new AbortController();
  const hasty = ask(ending.signal).catch((error: unknown) => error);
  setTimeout(() => ending.abort(reason), 20);
  assert.is(await Promise.race([hasty, new Promise((done) => setTimeout(done, 2000, "waits"))]), reason);
  finish();
  assert.equal([await patient, count], ["Bearer late", 1]);
  transport.close();
  await server.close();
});

test("a token file that is being replaced gives the token before, and one that never held any fails", async () => {
  const server = await fakeServer((_, response) => answerStatus(response, 401, "Unauthorized"));
  const tokenFile = join(folder, "token");
  const transport = createTransport({ server: server.url, tokenFile });
  const ask = () => transport.request({ method: "GET", path: "/x" }).catch(String);
  assert.is(await ask(), `KubeconfigError: ${tokenFile}: the token file cannot be read`);
  await writeFile(tokenFile, "\n");
  assert.is(await ask(), `KubeconfigError: ${tokenFile}: the token file is empty`);
  for (const text of ["held\n", ""]) {
    await writeFile(tokenFile, text);
    await ask();
  }
  await rm(tokenFile);
  await ask();
  assert.equal(
    server.received.map(({ headers }) => headers.authorization),
    Array(6).fill("Bearer held"), // each is asked a second time, after a look into the file
  );
  transport.close();
  await server.close();
});

/** A program that prints the token `t<n>`, n counting its runs, and leaves what it was told in a file. */
async function credentialProgram(status = '{"token":"t\'$n\'"}'): Promise<string> {
  const name = `program-${++files}`;
  const lines = [
    "#!/bin/sh",
    'n=$(cat "$COUNTER" 2>/dev/null || echo 0); n=$((n + 1)); echo $n > "$COUNTER"',
    `echo '{"kind":"ExecCredential","apiVersion":"cred/v1","status":${status}}'`,
  ];
  await writeFile(join(folder, name), lines.join("\n"), { mode: 0o755 });
  const env = `[{ name: COUNTER, value: '${join(folder, `${name}-runs`)}' }]`;
  return `{ exec: { apiVersion: cred/v1, command: ./${name}, args: [a], env: ${env} } }`;
}

test("a credential program is run once for many requests and again when its token is refused", async () => {
  const server = await fakeServer((request, response, index) => {
    if (index === 3) answerStatus(response, 401, "Unauthorized");
    else answerJson(response, { token: request.headers.authorization });
  });
  const kubeconfig = await write(config({ cluster: `{ server: '${server.url}' }`, user: await credentialProgram() }));
  const transport = createTransport({ kubeconfig });
  const ask = () => requestJson(transport, { method: "GET", path: "/x" });
  assert.equal(await Promise.all([ask(), ask(), ask()]), Array(3).fill({ token: "Bearer t1" }));
  assert.equal(await ask(), { token: "Bearer t2" });
  transport.close();
  await server.close();
});

test("a credential program learns of the server where the kubeconfig says so", async () => {
  const told = join(folder, "told");
  const script = `echo "$KUBERNETES_EXEC_INFO" > ${told}; exit 1`;
  const learns = async (cluster: string, more: string) => {
    const user = `{ exec: { apiVersion: cred/v1, command: sh, args: ['-c', '${script}']${more} } }`;
    const transport = createTransport({ kubeconfig: await write(config({ cluster, user })) });
    await transport.request({ method: "GET", path: "/" }).catch(() => {});
    transport.close();
    return JSON.parse(await readFile(told, "utf8")).spec;
  };
  const extensions = "extensions: [{ name: other, extension: 1 }, { name: cred/exec, extension: { audience: a } }]";
  const tls = "tls-server-name: n, insecure-skip-tls-verify: true";
  const cluster = `{ server: 'https://127.0.0.1:1', ${tls}, ${extensions} }`;
  assert.equal(await learns(cluster, ""), { interactive: false });
  assert.equal(await learns(cluster, ", provideClusterInfo: true"), {
    interactive: false,
    cluster: {
      server: "https://127.0.0.1:1",
      "tls-server-name": "n",
      "insecure-skip-tls-verify": true,
      config: { audience: "a" },
    },
  });
  const trusting = `{ server: 'https://127.0.0.1:1', certificate-authority-data: ${base64("ca")} }`;
  assert.equal(await learns(trusting, ", provideClusterInfo: true"), {
    interactive: false,
    cluster: { server: "https://127.0.0.1:1", "certificate-authority-data": base64("ca") },
  });
});

test("what a credential program prints as null or empty is not said", async () => {
  const server = await fakeServer((request, response) => answerJson(response, request.headers.authorization ?? "none"));
  const answerFor = async (status: string) => {
    const user = await credentialProgram(status);
    const transport = createTransport({
      kubeconfig: await write(config({ cluster: `{ server: '${server.url}' }`, user })),
    });
    const answer = await requestJson(transport, { method: "GET", path: "/x" }).catch(String);
    transport.close();
    return answer;
  };
  const empty = '"clientCertificateData":"","clientKeyData":null,"expirationTimestamp":null';
  assert.is(await answerFor(`{"token":"t",${empty}}`), "Bearer t");
  assert.is(await answerFor('{"token":"","clientCertificateData":"c","clientKeyData":"k"}'), "none");
  assert.match(String(await answerFor(`{"token":"",${empty}}`)), /printed neither status.token nor/);
  await server.close();
});

test("what is no certificate is a mistake of the kubeconfig", async () => {
  const messageFor = async (cluster: string, user: string) => {
    const kubeconfig = await write(config({ cluster: `{ server: 'https://127.0.0.1:1'${cluster} }`, user }));
    const error = await createTransport({ kubeconfig })
      .request({ method: "GET", path: "/" })
      .catch((thrown: unknown) => thrown);
    assert.instance(error, KubeconfigError);
    return (error as Error).message.slice(kubeconfig.length + 2);
  };
  const nonsense = base64("hello");
  assert.is(
    await messageFor(`, certificate-authority-data: ${nonsense}`, "{}"),
    "the certificate authority is not in PEM form",
  );
  assert.match(
    await messageFor("", `{ client-certificate-data: ${nonsense}, client-key-data: ${nonsense} }`),
    /^the certificates cannot be used: .*no start line/,
  );
});

test("a credential program that is missing, fails or prints nonsense is told", async () => {
  const messageFor = async (user: string) => {
    const kubeconfig = await write(config({ user }));
    const error = await createTransport({ kubeconfig })
      .request({ method: "GET", path: "/" })
      .catch((thrown: unknown) => thrown);
    assert.instance(error, KubeconfigError);
    return (error as Error).message.slice(kubeconfig.length + 2);
  };
  assert.is(
    await messageFor("{ exec: { apiVersion: a, command: no-such-program-here, installHint: Get it. } }"),
    'user "u": the credential program "no-such-program-here": not found. Get it.',
  );
  assert.match(await messageFor("{ exec: { apiVersion: a, command: 'false' } }"), /"false": Command failed/);
  assert.match(
    await messageFor("{ exec: { apiVersion: a, command: sh, args: ['-c', 'echo log in >&2; exit $0', '3'] } }"),
    /"sh": Command failed: sh -c .* 3\nlog in$/,
  );
  assert.match(await messageFor("{ exec: { apiVersion: a, command: echo, args: [x] } }"), /"echo" printed no JSON$/);
  assert.match(
    await messageFor("{ exec: { apiVersion: a, command: echo, args: ['{}'] } }"),
    /printed no ExecCredential$/,
  );
  assert.match(await messageFor(await credentialProgram("{}")), /printed neither status.token nor/);
});

test.run();
