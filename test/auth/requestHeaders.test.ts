import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import * as assert from "uvu/assert";
import { makeCertificates } from "../harness/certificates.ts";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("front proxies and client certificates");

const folder = mkdtempSync(join(tmpdir(), "orch-proxies-"));
type Certificates = Awaited<ReturnType<typeof makeCertificates>>;
let proxies: Certificates;
let users: Certificates;
let strangers: Certificates;
let nameless: Certificates;
let flagged: FlaggedServer;

test.before(async () => {
  proxies = await makeCertificates("other-proxy", "front-proxy", "proxies");
  users = await makeCertificates("x", "bob, O=staff, O=dev, 1.3.6.1.4.1.57683.2=17");
  strangers = await makeCertificates("x", "front-proxy", "strangers");
  nameless = await makeCertificates("x", ", O=staff", "nameless");
  for (const [name, { ca }] of Object.entries({ proxies, users: { ca: `${users.ca}\n${nameless.ca}` } }))
    writeFileSync(join(folder, `${name}.crt`), ca);
  writeFileSync(join(folder, "tokens.csv"), 'secret-token,tina,7,"staff"\n');
  flagged = await startFlagged([
    ...["--requestheader-client-ca-file", join(folder, "proxies.crt")],
    ...["--requestheader-allowed-names", "front-proxy", "--client-ca-file", join(folder, "users.crt")],
    ...["--token-auth-file", join(folder, "tokens.csv"), "--anonymous-auth=true"],
  ]);
});
test.after(async () => {
  await flagged.stop();
  rmSync(folder, { recursive: true });
});

const remote = { "x-remote-user": "alice" };
const anonymous = { username: "system:anonymous", groups: ["system:unauthenticated"] };

test("a front proxy names the user, with uid, groups and extras", async () => {
  const headers = {
    "X-Remote-User": "alice",
    "X-Remote-Uid": "42",
    "X-Remote-Group": ["staff", "a,b"],
    "X-Remote-Extra-Acme.com%2FProject": ["one", "two"],
    "X-Remote-Extra-Scopes": "view",
  };
  assert.equal(await flagged.whoami({ as: proxies.client, headers }), {
    username: "alice",
    uid: "42",
    groups: ["staff", "a,b", "system:authenticated"],
    extra: { "acme.com/project": ["one", "two"], scopes: ["view"] },
  });
});

test("only a certificate of the proxies' authority, with an allowed name, is believed", async () => {
  const { whoami } = flagged;
  assert.is(await whoami({ as: proxies.server, headers: remote }), 401, "another name");
  assert.is(await whoami({ as: strangers.client, headers: remote }), 401, "another authority");
  assert.equal(((await whoami({ as: users.client, headers: remote })) as { username: string }).username, "bob");
  assert.equal(await whoami({ headers: remote }), anonymous);
  const byToken = await whoami({ as: { token: "secret-token" }, headers: remote });
  assert.is((byToken as { username: string }).username, "tina");
});

test("a proxy that names no user is no user: its certificate is not one of users", async () => {
  assert.is(await flagged.whoami({ as: proxies.client }), 401);
  assert.is(await flagged.whoami({ as: proxies.client, headers: { "x-remote-group": "system:masters" } }), 401);
});

test("a user that a front proxy calls unauthenticated is not among the others", async () => {
  const headers = { ...remote, "X-Remote-Group": "system:unauthenticated" };
  const groups = ["system:unauthenticated"];
  assert.equal(await flagged.whoami({ as: proxies.client, headers }), { username: "alice", groups });
});

test("a certificate that names no user is not let in as if there were none", async () => {
  assert.is(await flagged.whoami({ as: nameless.client }), 401);
  assert.is((await flagged.call("/livez", { as: nameless.client })).status, 401);
  const found = await flagged.whoami({ as: nameless.client, headers: { authorization: "Bearer secret-token" } });
  assert.is((found as { username: string }).username, "tina");
});

test("a credential that does not hold does not stop the next one", async () => {
  const headers = { authorization: "Bearer secret-token" };
  for (const as of [proxies.server, strangers.client, proxies.client]) {
    assert.is(((await flagged.whoami({ as, headers })) as { username: string }).username, "tina");
  }
});

test("a certificate comes before a token, and makes a wrong one no matter", async () => {
  const headers = { authorization: "Bearer wrong" };
  assert.is(((await flagged.whoami({ as: users.client, headers })) as { username: string }).username, "bob");
  assert.is(await flagged.whoami({ headers }), 401);
});

test("a client certificate names the user, with uid and groups", async () => {
  const { extra, ...user } = (await flagged.whoami({ as: users.client })) as Record<string, unknown>;
  assert.equal(user, { username: "bob", uid: "17", groups: ["staff", "dev", "system:authenticated"] });
  assert.match(JSON.stringify(extra), /^\{"authentication.orch.io\/credential-id":\["X509SHA256=[0-9a-f]{64}"\]\}$/);
});

test("of several common names of a certificate the last one counts", async () => {
  const nameOf = async (as: { readonly cert: string; readonly key: string }, headers = {}) =>
    ((await flagged.whoami({ as, headers })) as { username?: string }).username;
  assert.is(await nameOf(await users.clientBelow("first, CN=last")), "last");
  assert.is(await nameOf(await proxies.clientBelow("first, CN=front-proxy"), remote), "alice");
  assert.is(await nameOf(await proxies.clientBelow("front-proxy, CN=last"), remote), undefined);
});

test("a client whose authority is below the known one is known again when it resumes its session", async () => {
  const agent = new Agent({ ca: flagged.server.certificates.ca.cert, ...(await users.clientBelow("deep")) });
  const ask = () =>
    new Promise<readonly unknown[]>((resolve, reject) => {
      const asked = get(`${flagged.server.url}/version`, { agent }, (answer) => {
        const { socket } = answer;
        const isReused = socket instanceof TLSSocket && socket.isSessionReused();
        answer.resume().on("end", () => resolve([answer.statusCode, isReused]));
      });
      asked.on("error", reject);
    });
  assert.equal(await ask(), [200, false]);
  assert.equal(await ask(), [200, true]);
  agent.destroy();
});

test("a user whom a proxy names may act as another, where that is allowed", async () => {
  const headers = { ...remote, "impersonate-user": "carol" };
  const user = await flagged.whoami({ as: proxies.client, headers });
  assert.equal(user, { username: "carol", groups: ["system:authenticated"] });
});

test("an authority file without a certificate stops the start", async () => {
  const file = join(folder, "tokens.csv");
  const message = await startFlagged(["--requestheader-client-ca-file", file]).then(
    () => "",
    (error: Error) => error.message,
  );
  assert.match(message, /requestheader-client-ca-file/);
});

test.run();
