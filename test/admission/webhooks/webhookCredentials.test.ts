import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";
import * as assert from "uvu/assert";
import { userFor } from "../../../runtime/auth/hookCredentials.ts";
import { makeCertificates } from "../../harness/certificates.ts";
import { type FlaggedServer, startFlagged } from "../../harness/flaggedServer.ts";
import { onMaps } from "../../harness/peers/hookServer.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("what webhooks are shown");

const folder = mkdtempSync(join(tmpdir(), "orch-hooks-"));
const group = "/apis/admissionregistration.orch.io/v1";
let server: FlaggedServer;
let webhook: Server;
let port: number;
let caBundle: string;
/** By which the webhook knew its callers since it was looked at, by the path. */
let seen: Record<string, { readonly name: string | undefined; readonly headers: IncomingHttpHeaders }> = {};

const data = (text: string) => Buffer.from(text).toString("base64");

/** The entry of a plugin, whose kubeconfig has these users. */
function pluginWith(name: string, users: Readonly<Record<string, object>>, current?: string): object {
  const kubeConfigFile = join(folder, `${name}.kubeconfig`);
  const contexts = [{ name: "c", context: { cluster: "none", user: current } }];
  const all = Object.entries(users).map(([user, entry]) => ({ name: user, user: entry }));
  writeFileSync(kubeConfigFile, JSON.stringify({ "current-context": "c", contexts, users: all }));
  return { name, configuration: { ...kindOfHooks, kubeConfigFile } };
}

const kindOfHooks = { apiVersion: "apiserver.config.orch.io/v1", kind: "WebhookAdmissionConfiguration" };

function flagsOf(plugins: readonly object[]): readonly string[] {
  const file = join(folder, "admission.yaml");
  const head = { apiVersion: "apiserver.config.orch.io/v1", kind: "AdmissionConfiguration" };
  writeFileSync(file, JSON.stringify({ ...head, plugins }));
  return [`--admission-control-config-file=${file}`, "--disable-admission-plugins=ServiceAccount"];
}

test.before(async () => {
  const { ca, server: own, client } = await makeCertificates("localhost", "orch-hooks");
  webhook = createServer({ ...own, ca, requestCert: true, rejectUnauthorized: false }, (req, res) => {
    let text = "";
    req.setEncoding("utf8").on("data", (chunk) => (text += chunk));
    req.on("end", () => {
      const { subject } = (req.socket as TLSSocket).getPeerCertificate();
      seen[(req.url ?? "").split("?")[0] ?? ""] = { name: subject?.CN as string | undefined, headers: req.headers };
      const { kind, apiVersion, request } = JSON.parse(text);
      res.end(JSON.stringify({ kind, apiVersion, response: { uid: request.uid, allowed: true } }));
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
  port = (webhook.address() as AddressInfo).port;
  caBundle = data(ca);
  const tokenFile = join(folder, "token");
  writeFileSync(tokenFile, "from-a-file\n");
  const pair = { "client-certificate-data": data(client.cert), "client-key-data": data(client.key) };
  server = await startFlagged(
    flagsOf([
      pluginWith("MutatingAdmissionWebhook", { [`127.0.0.1:${port}`]: { ...pair, tokenFile }, "*": { token: "any" } }),
      pluginWith("ValidatingAdmissionWebhook", {
        [`*.0.1:${port}`]: { username: "me", password: "secret", as: "alice", "as-groups": ["dev", "ops"] },
        [`localhost:${port}`]: { "client-certificate": "/nowhere/cert", "client-key": "/nowhere/key" },
      }),
    ]),
  );
});
test.after(async () => {
  await server.stop();
  webhook.closeAllConnections();
  await new Promise((resolve) => webhook.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Writes a config map while both plugins have a webhook at this host, and answers with what the write was answered. */
async function written(host: string, failurePolicy = "Fail") {
  const clientConfig = (path: string) => ({ url: `https://${host}:${port}/${path}`, caBundle });
  const make = (resource: string) => {
    const common = { rules: onMaps, sideEffects: "None", admissionReviewVersions: ["v1"], failurePolicy };
    const webhooks = [{ name: "hook.example.com", clientConfig: clientConfig(resource), ...common }];
    const body = { metadata: { name: "hooks" }, webhooks };
    return server.call(`${group}/${resource}webhookconfigurations`, { method: "POST", as: "admin", body });
  };
  seen = {};
  for (const each of ["mutating", "validating"]) assert.is((await make(each)).status, 201);
  const body = { metadata: { name: "a" } };
  const path = "/api/v1/namespaces/default/configmaps?dryRun=All";
  const answer = await server.call(path, { method: "POST", as: "admin", body });
  for (const each of ["mutating", "validating"]) {
    await server.call(`${group}/${each}webhookconfigurations/hooks`, { method: "DELETE", as: "admin" });
  }
  return answer;
}

test("a webhook gets the certificate, token or password of the user with its name, by plugin", async () => {
  const answer = await written("127.0.0.1");
  assert.is(answer.status, 201, answer.text);
  const { mutating, validating } = { mutating: seen["/mutating"], validating: seen["/validating"] };
  assert.equal([mutating?.name, mutating?.headers.authorization], ["orch-hooks", "Bearer from-a-file"]);
  assert.equal([validating?.name, validating?.headers.authorization], [undefined, `Basic ${data("me:secret")}`]);
  assert.equal(validating?.headers["impersonate-user"], "alice");
  assert.equal(validating?.headers["impersonate-group"], "dev, ops");
  assert.is(mutating?.headers["impersonate-user"], undefined);
});

test("a user whose files cannot be read fails the calls that need it, and no others", async () => {
  const answer = await written("localhost");
  assert.is(answer.status, 500, answer.text);
  assert.match(
    answer.json.message,
    /webhook "hook.example.com": could not get REST client: .*: client-certificate \/nowhere\/cert cannot be read$/,
  );
  assert.equal([seen["/mutating"]?.headers.authorization, seen["/validating"]], ["Bearer any", undefined]);
});

const names: readonly (readonly [hostPort: string, names: readonly string[], user: string | undefined])[] = [
  ["h.ns.svc:443", ["*", "*.svc", "*.ns.svc", "h.ns.svc", "*.svc:443", "h.ns.svc:443"], "h.ns.svc:443"],
  ["h.ns.svc:443", ["*", "*.svc", "*.ns.svc", "h.ns.svc", "*.svc:443"], "*.svc:443"],
  ["h.ns.svc:443", ["*", "*.svc", "*.ns.svc", "h.ns.svc"], "h.ns.svc"],
  ["h.ns.svc:443", ["*", "*.svc", "*.ns.svc"], "*.ns.svc"],
  ["h.ns.svc:443", ["*", "current"], "*"],
  ["h.ns.svc:443", ["current", "*.h.ns.svc"], "current"],
  ["h.ns.svc:8443", ["h.ns.svc", "*.ns.svc"], undefined],
  ["[::1]:443", ["::1"], "::1"],
];

for (const [hostPort, all, user] of names) {
  test(`${hostPort} among ${all.join(" ")}: ${user}`, () => {
    assert.is(userFor(hostPort, { names: new Set(all), current: "current" }), user);
  });
}

const mistakes: readonly (readonly [kubeConfigFile: string, message: RegExp])[] = [
  ["relative", /kubeConfigFile: must be an absolute file path$/],
  ["/nowhere/kubeconfig", /^--admission-control-config-file: \/nowhere\/kubeconfig: no such kubeconfig file$/],
];

for (const [kubeConfigFile, message] of mistakes) {
  test(`a server does not start with the kubeconfig ${kubeConfigFile}`, async () => {
    const plugin = { name: "MutatingAdmissionWebhook", configuration: { ...kindOfHooks, kubeConfigFile } };
    await startFlagged(flagsOf([plugin])).then(
      () => assert.unreachable("it started"),
      (error: Error) => assert.match(error.message, message),
    );
  });
}

test.run();
