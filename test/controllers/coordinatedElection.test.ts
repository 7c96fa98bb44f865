import * as assert from "uvu/assert";
import type { Lease, LeaseSpec } from "../../generated/coordination/v1/lease.ts";
import type { LeaseCandidateSpec } from "../../generated/coordination/v1beta1/leaseCandidate.ts";
import type { Clock, Stored } from "../../runtime/client/index.ts";
import { keepCandidacy } from "../../runtime/component/leader/candidacy.ts";
import { type Term, winElection } from "../../runtime/component/leader/election.ts";
import { lead } from "../../runtime/component/leader/lead.ts";
import { chosenSpec, stepOf } from "../../runtime/controllers/coordinatedElection/ballot.ts";
import { electLeaders } from "../../runtime/controllers/coordinatedElection/electLeaders.ts";
import { createClient } from "../../generated/client.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("coordinated leader election");

const nowMs = Date.UTC(2030, 0, 1, 12);
const strategy = "OldestEmulationVersion";

/** A time so many seconds before now, as the server writes it. */
const ago = (seconds: number) => new Date(nowMs - seconds * 1000).toISOString().replace("Z", "000Z");

interface Given {
  readonly renewed?: number;
  readonly pinged?: number;
  readonly made?: number;
  /** Emulation and binary version. */
  readonly versions?: readonly [string, string];
  readonly strategy?: string;
}

function candidate(name: string, { renewed, pinged, made = 60, versions = ["1.36.0", "1.36.2"], ...rest }: Given) {
  const spec: LeaseCandidateSpec = {
    ...{ leaseName: "l", emulationVersion: versions[0], binaryVersion: versions[1], strategy },
    ...(renewed === undefined ? {} : { renewTime: ago(renewed) }),
    ...(pinged === undefined ? {} : { pingTime: ago(pinged) }),
    ...rest,
  };
  const creationTimestamp = ago(made).replace(".000000Z", "Z");
  return {
    ...{ apiVersion: "coordination.orch.io/v1beta1" as const, kind: "LeaseCandidate" as const },
    metadata: { name, namespace: "default", uid: name, resourceVersion: "1", creationTimestamp },
    spec,
  };
}

const held = (holder: string, renewed = 1, more: LeaseSpec = {}): Lease => {
  return { spec: { holderIdentity: holder, renewTime: ago(renewed), leaseDurationSeconds: 15, strategy, ...more } };
};

type Candidates = Readonly<Record<string, Given>>;

/** "wait", "silence", "ask a b", "choose a", "choose by example.com/mine". */
function next(lease: Lease | undefined, given: Candidates): string {
  const candidates = Object.entries(given).map(([name, each]) => candidate(name, each));
  const step = stepOf(lease, candidates as readonly Stored<(typeof candidates)[number]>[], nowMs);
  if (step.kind === "ask") return `ask ${step.candidates.map(({ metadata }) => metadata.name).join(" ")}`;
  if (step.kind !== "choose") return step.kind;
  return step.holder === undefined ? `choose by ${step.strategy}` : `choose ${step.holder}`;
}

const older: Given["versions"] = ["1.35.0", "1.36.2"];
const mine = "example.com/mine";

const steps: readonly (readonly [name: string, lease: Lease | undefined, candidates: Candidates, next: string])[] = [
  ["the only candidate of a lease that is not there yet", undefined, { a: { renewed: 1 } }, "choose a"],
  ["no candidate", held("a", 60), {}, "silence"],
  ["one that was not renewed for half an hour", undefined, { a: { renewed: 1801 } }, "silence"],
  ["one that was never renewed", undefined, { a: {} }, "silence"],
  ["a holder that is the best", held("a"), { a: { renewed: 60 }, b: { renewed: 1, made: 1 } }, "wait"],
  ["a holder that is not", held("b"), { a: { renewed: 1 }, b: { renewed: 1, made: 1 } }, "choose a"],
  ["an older version", held("a"), { a: { renewed: 1 }, b: { renewed: 1, made: 1, versions: older } }, "choose b"],
  [
    "of one emulated version the older program",
    undefined,
    { a: { renewed: 1, versions: ["1.35.0", "1.36.10"] }, b: { renewed: 1, made: 1, versions: ["1.35.0", "1.36.9"] } },
    "choose b",
  ],
  ["a holder that is silent, and one to ask", held("a", 16), { a: { renewed: 60 }, b: { renewed: 60 } }, "ask a b"],
  ["a lease without a holder", held(""), { a: { renewed: 60 } }, "ask a"],
  ["a lease without a time", { spec: { holderIdentity: "a" } }, { a: { renewed: 1 } }, "choose a"],
  ["one was asked and may still answer", held("a", 16), { a: { renewed: 60, pinged: 4 }, b: { renewed: 2 } }, "wait"],
  ["one did not answer", held("a", 16), { a: { renewed: 60, pinged: 6 }, b: { renewed: 4, pinged: 6 } }, "choose b"],
  ["none did", held("a", 16), { a: { renewed: 60, pinged: 6 } }, "silence"],
  ["one answered long ago", held("", 16), { a: { renewed: 60, pinged: 61 } }, "ask a"],
  ["one that is about to be taken for gone", held("a"), { a: { renewed: 901 } }, "ask a"],
  ["another strategy, and a holder", held("a"), { a: { renewed: 1, strategy: mine } }, "wait"],
  ["another strategy, and none", undefined, { a: { renewed: 1, strategy: mine } }, `choose by ${mine}`],
  [
    "two strategies: that of the newest program",
    undefined,
    { a: { renewed: 1, strategy: mine }, b: { renewed: 1, versions: ["1.36.0", "1.36.3"] } },
    "choose a",
  ],
  ["an emulated version that is none", undefined, { a: { renewed: 1, versions: ["x", "1.36.2"] } }, "silence"],
];

for (const [name, lease, candidates, expected] of steps) {
  test(`${name}: ${expected}`, () => assert.is(next(lease, candidates), expected));
}

test("two strategies of one version choose none, and say so", () => {
  assert.throws(
    () => next(undefined, { a: { renewed: 1 }, b: { renewed: 1, strategy: mine } }),
    /^candidates of one version name different strategies: a \(OldestEmulationVersion\), b \(example.com\/mine\)$/,
  );
});

const fresh = { leaseDurationSeconds: 5, renewTime: ago(0), strategy };
const specs: readonly (readonly [
  name: string,
  lease: Lease | undefined,
  holder: string | undefined,
  spec: LeaseSpec | undefined,
])[] = [
  ["a new lease", undefined, "a", { holderIdentity: "a", ...fresh }],
  ["a new lease that another program is to fill", undefined, undefined, fresh],
  [
    "one without a holder",
    { spec: { leaseTransitions: 3 } },
    "a",
    { holderIdentity: "a", ...fresh, leaseTransitions: 3 },
  ],
  [
    "one whose time is over",
    held("b", 16, { acquireTime: ago(60), preferredHolder: "c", leaseTransitions: 3 }),
    "a",
    { holderIdentity: "a", ...fresh, leaseTransitions: 3 },
  ],
  ["one whose time is over, and the same holder", held("a", 16), "a", undefined],
  ["one that is held by another", held("b"), "a", { ...held("b").spec, preferredHolder: "a" }],
  ["one that is held by it", held("a", 1, { preferredHolder: "b" }), "a", undefined],
  ["one of another strategy", held("a", 1, { strategy: mine }), "a", held("a").spec],
];

for (const [name, lease, holder, spec] of specs) {
  test(`the choice of a holder for ${name}`, () => {
    assert.equal(chosenSpec(lease, { kind: "choose", strategy, holder }, nowMs), spec);
  });
}

let api: Api;
test.before(async () => {
  api = await openApi({
    featureGates: { CoordinatedLeaderElection: "true" },
    runtimeConfig: ["coordination.orch.io/v1beta1=true"],
  });
});
test.after(() => api.stop());

/** Time that runs twenty times as fast. */
const speed = 20;
const beginMs = Date.now();
const hurried: Clock = {
  nowMs: () => beginMs + (Date.now() - beginMs) * speed,
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs / speed);
    return () => clearTimeout(timer);
  },
};
const times = { leaseDurationMs: 15_000, renewDeadlineMs: 10_000, retryPeriodMs: 2000 };
const group = "/apis/coordination.orch.io";

/** A process that would lead. */
function process(identity: string, emulationVersion: string) {
  const { url, token } = api.server;
  const client = createClient({ server: url, token, maxRetries: 0 });
  const ending = new AbortController();
  const errors: unknown[] = [];
  const common = {
    ...{ namespace: "default", identity, clock: hurried, nowMs: hurried.nowMs, signal: ending.signal },
    onError: (error: unknown) => errors.push(error),
  };
  const candidacy = keepCandidacy({
    ...{ ...common, leaseName: "led", versions: { binaryVersion: "1.36.2", emulationVersion } },
    candidates: client.coordination.v1beta1.leasecandidates,
  });
  const { leases } = client.coordination.v1;
  let term: Term | undefined;
  const winning = winElection({ ...common, leases, name: "led", times, isCoordinated: true });
  winning.then(
    (won) => (term = won),
    () => {},
  );
  return {
    winning,
    term: () => term,
    errors,
    /** It is killed: nothing of it is given back. */
    kill: async () => {
      ending.abort();
      await candidacy;
    },
  };
}

test("the server chooses the oldest that answers, and the next when a holder falls silent", async () => {
  const { url, token } = api.server;
  const electing = new AbortController();
  const errors: unknown[] = [];
  const elections = electLeaders(createClient({ server: url, token }), {
    ...{ clock: hurried, signal: electing.signal, onError: (error) => errors.push(error) },
  });
  const spec = async (): Promise<LeaseSpec> => (await api.get(`${group}/v1/namespaces/default/leases/led`)).json.spec;
  const newer = process("newer", "1.36.0");
  const first = await newer.winning;
  assert.equal([(await spec()).strategy, (await spec()).leaseTransitions], [strategy, 0]);

  const middle = process("middle", "1.35.0");
  const second = await middle.winning;
  assert.is(first.signal.aborted || !first.holds(), true, "it gave up the lease before another had it");
  assert.equal([(await spec()).holderIdentity, (await spec()).preferredHolder], ["middle", undefined]);

  await middle.kill();
  await second.resign();
  await newer.kill();
  const last = process("last", "1.36.0");
  await last.winning;
  assert.is((await spec()).holderIdentity, "last", "neither of the others answered");
  const { json } = await api.get(`${group}/v1beta1/namespaces/default/leasecandidates/middle`);
  assert.is(json.spec.pingTime > json.spec.renewTime, true);
  electing.abort();
  await elections;
  await last.kill();
  assert.equal([errors, newer.errors, middle.errors, last.errors], [[], [], [], []]);
});

test("lead with versions needs a server that chooses, and leads when it is chosen", async () => {
  const { url, token } = api.server;
  const access = { server: url, token };
  const ending = new AbortController();
  const onError = (error: unknown) => assert.unreachable(String(error));
  const elections = electLeaders(createClient(access), { clock: hurried, signal: ending.signal, onError });
  const leading = { createClient, access, namespace: "default", name: "program", identity: "p1", onError };
  const versions = { binaryVersion: "2.0.0", emulationVersion: "1.9.0" };
  let seen: unknown;
  await lead({
    ...{ ...leading, versions, signal: ending.signal },
    run: async (client) => {
      seen = (await client.coordination.v1beta1.leasecandidates.namespace("default").get("p1")).spec;
    },
  });
  const { renewTime: _, pingTime: __, ...rest } = seen as LeaseCandidateSpec;
  assert.equal(rest, { leaseName: "program", ...versions, strategy });
  const { json } = await api.get(`${group}/v1/namespaces/default/leases/program`);
  assert.is(json.spec.holderIdentity, undefined, "it gave the lease back");
  ending.abort();
  await elections;
});

test.run();
