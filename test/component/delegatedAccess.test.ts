import * as assert from "uvu/assert";
import type { Transport, TransportRequest } from "../../runtime/client/transport.ts";
import { delegatedAccess } from "../../runtime/component/serving/delegatedAccess.ts";
import { StatusError } from "../../runtime/schema/status.ts";
import { suite } from "../harness/suite.ts";

const test = suite("access that the API server decides");

/** An API server that knows "good" as reader, who may read /metrics. It notes what it was asked. */
function server() {
  const asked: string[] = [];
  const answer = (path: string, spec: Record<string, never>): object => {
    if (path.endsWith("/tokenreviews")) {
      return spec.token === "good" ? { authenticated: true, user: { username: "reader", groups: ["g"] } } : {};
    }
    const { user, nonResourceAttributes: { path: wanted, verb } = {} as Record<string, never> } = spec as never;
    return { allowed: user === "reader" && wanted === "/metrics" && verb === "get" };
  };
  const request = async ({ path, body }: TransportRequest) => {
    const { spec } = JSON.parse(String(body));
    asked.push(`${path.split("/").at(-1)} ${spec.user ?? spec.token}`);
    const bytes = Buffer.from(JSON.stringify({ status: answer(path, spec) }));
    return { status: 201, headers: {}, body: bytes };
  };
  return { asked, transport: { request } as unknown as Transport };
}

const outcomeOf = (deciding: Promise<void>): Promise<number | string> =>
  deciding.then(
    () => 200,
    (error: unknown) => (error instanceof StatusError ? error.code : String(error)),
  );

function open(overrides: { transport?: Transport; authorization?: Transport; nowMs?: () => number } = {}) {
  const { asked, transport } = server();
  const options = { transport, apiDomain: "acme.dev", alwaysAllowPaths: ["/livez", "/debug/*"], nowMs: () => 0 };
  const times = { knownForMs: 20_000, allowedForMs: 10_000 };
  const access = delegatedAccess({ ...options, ...times, ...overrides });
  const read = (path: string, authorization = "", method = "GET") => outcomeOf(access({ method, path, authorization }));
  return { asked, read };
}

test("some paths anyone may read, without a question", async () => {
  const { asked, read } = open();
  assert.equal([await read("/livez"), await read("/debug/a/b"), await read("/livez", "Bearer bad")], [200, 200, 200]);
  assert.equal(asked, []);
});

const cases: readonly (readonly [path: string, authorization: string, status: number, method?: string])[] = [
  ["/metrics", "Bearer good", 200],
  ["/metrics", "bearer   good", 200],
  ["/flagz", "Bearer good", 403],
  ["/metrics", "Bearer good", 403, "POST"],
  ["/metrics", "Bearer bad", 401],
  ["/metrics", "Basic Z29vZDo=", 401],
  ["/metrics", "Bearer", 401],
  ["/metrics", "", 403],
  ["/livez/ping", "", 403],
];
for (const [path, authorization, status, method = "GET"] of cases) {
  test(`${method} ${path} with "${authorization}" is ${status}`, async () => {
    assert.is(await open().read(path, authorization, method), status);
  });
}

test("users and what they may read count for a time each, a refusal is asked for each time", async () => {
  let nowMs = 0;
  const { asked, read } = open({ nowMs: () => nowMs });
  for (let index = 0; index < 3; index++) await read("/metrics", "Bearer good");
  assert.equal(asked.splice(0), ["tokenreviews good", "subjectaccessreviews reader"]);
  for (let index = 0; index < 2; index++) await read("/flagz", "Bearer good");
  for (let index = 0; index < 2; index++) await read("/metrics", "Bearer bad");
  assert.equal(asked.splice(0), [
    ...Array.from({ length: 2 }, () => "subjectaccessreviews reader"),
    ...Array.from({ length: 2 }, () => "tokenreviews bad"),
  ]);
  nowMs = 10_001;
  await read("/metrics", "Bearer good");
  assert.equal(asked.splice(0), ["subjectaccessreviews reader"]);
  nowMs = 20_002;
  await read("/metrics", "Bearer good");
  assert.equal(asked, ["tokenreviews good", "subjectaccessreviews reader"]);
});

test("an API server that does not answer allows nothing, and is asked again", async () => {
  let isUp = false;
  const { transport } = server();
  const request: Transport["request"] = async (each) => {
    if (!isUp) throw new Error("refused");
    return transport.request(each);
  };
  const { read } = open({ transport: { request } as unknown as Transport });
  assert.is(await read("/metrics", "Bearer good"), "Error: refused");
  isUp = true;
  assert.is(await read("/metrics", "Bearer good"), 200);
});

test("tokens and rights may be asked for by two ways", async () => {
  const { asked, transport: authorization } = server();
  const { asked: ofTokens, read } = open({ authorization });
  assert.is(await read("/metrics", "Bearer good"), 200);
  assert.equal([ofTokens, asked], [["tokenreviews good"], ["subjectaccessreviews reader"]]);
});

test.run();
