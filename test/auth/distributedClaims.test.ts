import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { type Issuer, startIssuer } from "../harness/peers/issuer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("claims that issuers keep elsewhere");

const folder = mkdtempSync(join(tmpdir(), "orch-claims-"));
let issuer: Issuer;
let keeper: Issuer;
let flagged: FlaggedServer;
test.before(async () => {
  issuer = await startIssuer();
  keeper = await startIssuer("keeper authority");
  const ca = join(folder, "ca.crt");
  writeFileSync(ca, `${issuer.ca}\n${keeper.ca}`);
  flagged = await startFlagged([
    ...["--oidc-issuer-url", issuer.url, "--oidc-client-id", "us", "--oidc-ca-file", ca],
    ...["--oidc-groups-claim", "groups", "--oidc-groups-prefix", "g:", "--oidc-username-prefix", "-"],
    ...["--oidc-signing-algs", "ES256"],
  ]);
});
test.after(async () => {
  await flagged.stop();
  await issuer.stop();
  await keeper.stop();
  rmSync(folder, { recursive: true });
});

let count = 0;

/** A token whose groups are at an endpoint that answers with this text. */
async function tokenFor(text: string, source: object = {}): Promise<string> {
  const path = `/claims/${count++}`;
  keeper.texts.set(path, text);
  const sources = { keeper: { endpoint: `${keeper.url}${path}`, access_token: "may", ...source } };
  return issuer.sign({ _claim_names: { groups: "keeper" }, _claim_sources: sources, jti: path });
}

const groupsOf = async (token: string): Promise<readonly string[] | number> => {
  const user = await flagged.whoami({ as: { token } });
  return typeof user === "number" ? user : user.groups;
};
const errorOf = async (token: string): Promise<string> => {
  const path = "/apis/authentication.orch.io/v1/tokenreviews";
  const { json } = await flagged.call(path, { method: "POST", as: "admin", body: { spec: { token } } });
  return json.status.error ?? "";
};

const authenticated = "system:authenticated";

test("groups are fetched from the endpoint of their source, by whichever issuer signs them", async () => {
  const byKeeper = await tokenFor(await keeper.sign({ groups: ["a", "b"] }));
  assert.equal(await groupsOf(byKeeper), ["g:a", "g:b", authenticated]);
  assert.equal(await groupsOf(await tokenFor(await issuer.sign({ groups: "c" }))), ["g:c", authenticated]);
});

test("a claim of the token itself, and one of no source, are not looked for", async () => {
  const before = keeper.asked.length;
  const sources = { keeper: { endpoint: `${keeper.url}/claims/none` } };
  const both = await issuer.sign({ groups: ["own"], _claim_names: { groups: "keeper" }, _claim_sources: sources });
  assert.equal(await groupsOf(both), ["g:own", authenticated]);
  const other = await issuer.sign({ _claim_names: { mail: "keeper" }, _claim_sources: sources });
  assert.equal(await groupsOf(other), [authenticated]);
  const aggregated = { _claim_names: { groups: "in" }, _claim_sources: { in: { JWT: "x.y.z" } } };
  assert.equal(await groupsOf(await issuer.sign(aggregated)), [authenticated]);
  assert.is(keeper.asked.length, before);
});

const now = () => Math.floor(Date.now() / 1000);
const refused: readonly (readonly [what: string, token: () => Promise<string>, error: RegExp])[] = [
  ["without the claim", async () => tokenFor(await keeper.sign({})), /endpoint "https.*" did not contain groups/],
  ["that is no JWT", async () => tokenFor("hello"), /answers with no JWT/],
  [
    "that others signed",
    async () => tokenFor(await issuer.sign({ iss: keeper.url, groups: ["root"] })),
    /failed to verify signature/,
  ],
  ["that has expired", async () => tokenFor(await keeper.sign({ groups: ["a"], exp: now() - 1 })), /token is expired/],
  [
    "for others",
    async () => tokenFor(await keeper.sign({ groups: ["a"], aud: "them" })),
    /could not expand distributed claims: verify distributed claim token: oidc: expected audience "us" got \["them"\]/,
  ],
  [
    "of an issuer without TLS",
    async () => tokenFor(await keeper.sign({ iss: "http://127.0.0.1:1", groups: ["a"] })),
    /is not a URL with https/,
  ],
  ["that is long", async () => tokenFor("x".repeat(1024 * 1024 + 1)), /more than 1048576 bytes/],
  [
    "that needs another access token",
    async () => tokenFor(await keeper.sign({ groups: ["a"] }), { access_token: "other" }),
    /it answers 401/,
  ],
  ["at no endpoint with TLS", async () => tokenFor("", { endpoint: "http://127.0.0.1:1/x" }), /not a URL with https/],
  [
    "of a source that is not described",
    () => issuer.sign({ _claim_names: { groups: "gone" }, _claim_sources: {} }),
    /oidc: verify token: oidc: source does not exist/,
  ],
];
for (const [what, token, error] of refused) {
  test(`an answer ${what} refuses the token`, async () => {
    const made = await token();
    assert.is(await groupsOf(made), 401);
    const said = await errorOf(made);
    assert.ok(error.test(said), said);
  });
}

test.run();
