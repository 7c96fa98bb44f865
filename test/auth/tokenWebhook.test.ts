import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { makeCertificates } from "../harness/certificates.ts";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";

const test = suite("token webhook");

const folder = mkdtempSync(join(tmpdir(), "orch-webhook-"));
const config = join(folder, "webhook.kubeconfig");
const flags = (version: string) => [
  ...["--authentication-token-webhook-config-file", config, "--authentication-token-webhook-version", version],
];

/** What the webhook was asked, and what it answers: a status code, nothing, or the status of a review. */
let reviews: Parsed[] = [];
let answer: (token: string) => Parsed | number | "nothing" = () => ({ authenticated: false });
let stopWebhook: () => Promise<void>;
let flagged: FlaggedServer;

test.before(async () => {
  const { ca, server: own, client } = await makeCertificates("webhook.test", "orch");
  const webhook = createServer({ ...own, ca, requestCert: true, rejectUnauthorized: true }, (req, res) => {
    let text = "";
    req.setEncoding("utf8").on("data", (chunk) => (text += chunk));
    req.on("end", () => {
      const review = JSON.parse(text);
      reviews.push(review);
      const said = answer(review.spec.token);
      if (review.spec.token === "other") review.kind = "SubjectAccessReview";
      if (said === "nothing") return;
      res.writeHead(typeof said === "number" ? said : 200, { "content-type": "application/json" });
      res.end(typeof said === "number" ? "" : JSON.stringify({ ...review, status: said }));
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
  const bound = webhook.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  stopWebhook = () => {
    webhook.closeAllConnections();
    return new Promise((resolve) => webhook.close(() => resolve()));
  };
  const data = (text: string) => Buffer.from(text).toString("base64");
  const cluster = { server: `https://127.0.0.1:${port}/review?x=1`, "certificate-authority-data": data(ca) };
  const user = { "client-certificate-data": data(client.cert), "client-key-data": data(client.key) };
  writeFileSync(
    config,
    JSON.stringify({
      "current-context": "c",
      contexts: [{ name: "c", context: { cluster: "w", user: "u" } }],
      clusters: [{ name: "w", cluster }],
      users: [{ name: "u", user }],
    }),
  );
  flagged = await startFlagged(flags("v1"));
});
test.after(async () => {
  await flagged.stop();
  await stopWebhook();
  rmSync(folder, { recursive: true });
});

const zoe = { username: "zoe", uid: "9", groups: ["staff"], extra: { "acme.io/a": ["b"] } };
const whoIs = (token: string) => flagged.whoami({ as: { token } });

test("a webhook says whose a token is, and is asked once while it is remembered", async () => {
  reviews = [];
  answer = () => ({ authenticated: true, user: zoe });
  const wanted = { ...zoe, groups: ["staff", "system:authenticated"] };
  assert.equal(await whoIs("good"), wanted);
  assert.equal(await whoIs("good"), wanted);
  const audiences = ["https://orch.default.svc.cluster.local"];
  assert.equal(reviews, [
    {
      apiVersion: "authentication.orch.io/v1",
      kind: "TokenReview",
      metadata: {},
      spec: { token: "good", audiences },
    },
  ]);
});

const refusals: [string, Parsed | number][] = [
  ["that the webhook does not know", { authenticated: false }],
  ["about which it says nothing", {}],
  ["about which it answers nonsense", { authenticated: "yes", user: 7 }],
  ["whose user has no name", { authenticated: true, user: {} }],
  ["whose groups are none", { authenticated: true, user: { username: "x", groups: "system:masters" } }],
  ["for others", { authenticated: true, user: zoe, audiences: ["elsewhere"] }],
  ["that it refuses to look at", 400],
];
for (const [what, said] of refusals) {
  test(
    `a token ${what} is refused`,
    async () => {
      answer = () => said;
      assert.is(await whoIs(`bad ${what}`.replaceAll(" ", "-")), 401);
    },
    { timeoutMs: 5000 },
  );
}

test("a webhook that fails is logged, once and without the token", async () => {
  answer = () => 400;
  assert.is(await whoIs("secret-1"), 401);
  assert.is(await whoIs("secret-2"), 401);
  assert.equal(flagged.warnings, [`the token webhook of ${config} does not answer: it answered with 400`]);
});

test("an answer of another kind is none", async () => {
  answer = () => ({ authenticated: true, user: zoe });
  assert.is((await flagged.call("/api", { as: { token: "other" } })).status, 401);
});

test("a token that was refused is asked for again", async () => {
  answer = () => ({ authenticated: false });
  assert.is(await whoIs("late"), 401);
  answer = () => ({ authenticated: true, user: zoe });
  assert.type(await whoIs("late"), "object");
});

test("a webhook that fails for a moment is asked again", async () => {
  const failures = [500, 429];
  answer = () => failures.shift() ?? { authenticated: true, user: zoe };
  assert.type(await whoIs("patience"), "object");
});

test("its own tokens do not reach the webhook", async () => {
  reviews = [];
  await flagged.call("/version", { as: "admin" });
  const { token } = flagged.server.loopback;
  assert.type(await whoIs(token), "object");
  assert.equal(reviews, []);
});

test("a review of a token gives what the webhook says, for the audiences that it names", async () => {
  answer = () => ({ authenticated: true, user: zoe, audiences: ["a", "b"] });
  const path = "/apis/authentication.orch.io/v1/tokenreviews";
  const ask = (spec: object) => flagged.call(path, { method: "POST", as: "admin", body: { spec } });
  const { json } = await ask({ token: "for-a", audiences: ["a", "x"] });
  assert.equal([json.status.authenticated, json.status.audiences, json.status.user.username], [true, ["a"], "zoe"]);
  answer = () => ({ authenticated: false, error: "revoked" });
  assert.equal((await ask({ token: "gone" })).json.status, { user: {}, error: "[invalid bearer token, revoked]" });
});

test("a webhook that does not answer stalls no other client, and no request beyond its deadline", async () => {
  answer = () => "nothing";
  let isOver = false;
  const waiting = Array.from({ length: 20 }, (_, index) =>
    flagged.call("/version?timeout=4s", { as: { token: `slow-${index}` } }).finally(() => (isOver = true)),
  );
  assert.is((await flagged.call("/version", { as: "admin" })).status, 200);
  assert.type(await whoIs("good"), "object"); // remembered
  assert.is(isOver, false);
  const statuses = new Set((await Promise.all(waiting)).map(({ status }) => status));
  assert.equal([...statuses], [504]);
});

test(
  "hundreds of unknown tokens at once are refused, and the server answers others meanwhile",
  async () => {
    answer = () => ({ authenticated: false });
    const statuses = await Promise.all(Array.from({ length: 200 }, (_, index) => whoIs(`unknown-${index}`)));
    assert.equal([...new Set(statuses)], [401]);
    assert.type(await whoIs("good"), "object");
  },
  { timeoutMs: 60_000 },
);

test("the version of the reviews is that of the flag", async () => {
  reviews = [];
  answer = () => ({ authenticated: true, user: zoe });
  const other = await startFlagged(flags("v1beta1"));
  assert.type(await other.whoami({ as: { token: "beta" } }), "object");
  assert.is(reviews[0].apiVersion, "authentication.orch.io/v1beta1");
  await other.stop();
});

test("a kubeconfig that is not there stops the start", async () => {
  const outcome = await startFlagged(["--authentication-token-webhook-config-file", join(folder, "none")]).then(
    () => "it started",
    (error: Error) => error.message,
  );
  assert.match(outcome, /^--authentication-token-webhook-config-file: .*none/);
});

test.run();
