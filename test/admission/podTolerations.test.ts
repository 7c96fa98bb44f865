import fc from "fast-check";
import * as assert from "uvu/assert";
import type { Toleration } from "../../generated/core/v1/scheduling.ts";
import { mergedTolerations, tolerationSet } from "../../runtime/admission/plugins/tolerationSets.ts";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: PodTolerationRestriction");

const defaults = "scheduler.alpha.orch.io/defaultTolerations";
const whitelist = "scheduler.alpha.orch.io/tolerationsWhitelist";
const spot = { key: "spot", operator: "Exists", effect: "NoSchedule" } as const;
const gpu = { key: "gpu", operator: "Equal", value: "a", effect: "NoSchedule" } as const;
const pressure = { key: "node.orch.io/memory-pressure", operator: "Exists", effect: "NoSchedule" } as const;

let api: Api;
test.before(async () => {
  api = await openApi({
    enableAdmissionPlugins: ["PodTolerationRestriction"],
    disableAdmissionPlugins: ["DefaultTolerationSeconds"],
  });
  await namespace("usual", { [defaults]: JSON.stringify([{ ...spot, value: "" }]) });
  await namespace("strict", { [defaults]: JSON.stringify([spot]), [whitelist]: JSON.stringify([spot, pressure]) });
  await namespace("open", { [defaults]: "", [whitelist]: "[]" });
  await namespace("bad", { [defaults]: "spot" });
  await namespace("worse", { [whitelist]: '[{"key":1}]' });
});
test.after(() => api.stop());

async function namespace(name: string, annotations: Record<string, string>): Promise<void> {
  assert.is((await api.post("/api/v1/namespaces", { metadata: { name, annotations } })).status, 201);
}

let made = 0;
function make(inNamespace: string, tolerations: readonly Toleration[], resources: object = {}): Promise<Answer> {
  const spec = { containers: [{ name: "c", image: "c", resources }], tolerations };
  return api.post(`/api/v1/namespaces/${inNamespace}/pods`, { metadata: { name: `p${made++}` }, spec });
}

const answerOf = ({ status, json }: Answer) =>
  status === 201 ? (json.spec.tolerations ?? []) : [status, json.message.split(" is forbidden: ")[1]];
const conflict = [
  403,
  "pod tolerations (possibly merged with namespace default tolerations) conflict with its namespace whitelist",
];
const noList = (name: string) => [403, `annotation ${name} of the namespace is no list of tolerations`];
const cpu = { requests: { cpu: "1" } };

const rows: readonly [what: string, send: () => Promise<Answer>, expected: unknown][] = [
  ["a new pod gets those of its namespace", () => make("usual", []), [spot]],
  ["behind its own", () => make("usual", [gpu]), [gpu, spot]],
  ["and none twice", () => make("usual", [spot]), [spot]],
  ["one that covers another stays alone", () => make("usual", [{ operator: "Exists" }]), [{ operator: "Exists" }]],
  ["a pod that asks for something does not mind full memory", () => make("usual", [], cpu), [spot, pressure]],
  ["what the namespace does not allow is refused", () => make("strict", [gpu]), conflict],
  ["what it allows is not", () => make("strict", [{ ...spot, operator: "Equal", value: "b" }]), [spot]],
  ["an empty annotation asks for nothing and allows all", () => make("open", [gpu]), [gpu]],
  ["a namespace without annotations does so as well", () => make("default", [gpu]), [gpu]],
  ["an annotation that cannot be read", () => make("bad", []), noList(defaults)],
  ["an annotation of other types", () => make("worse", [gpu]), noList(whitelist)],
];
for (const [what, send, expected] of rows) {
  test(what, async () => assert.equal(answerOf(await send()), expected));
}

test("an update gets no defaults, and is held to what is allowed", async () => {
  const pods = "/api/v1/namespaces/strict/pods";
  const { json } = await make("strict", []);
  const path = `${pods}/${json.metadata.name}`;
  const refused = await api.patch(path, "merge", { spec: { tolerations: [spot, gpu] } });
  assert.equal([refused.status, refused.json.message.split(" is forbidden: ")[1]], conflict);
  const changed = await api.patch(path, "merge", { metadata: { labels: { a: "b" } } });
  assert.equal([changed.status, changed.json.spec.tolerations], [200, [spot]]);
});

test("a pod with too many is refused", async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...gpu, value: `v${index}` }));
  assert.equal(answerOf(await make("usual", many(1001))), [403, "a pod has at most 1000 tolerations"]);
  assert.is((await make("usual", many(1000))).json.spec.tolerations.length, 1001);
});

const toleration: fc.Arbitrary<Toleration> = fc.record(
  {
    key: fc.constantFrom("a", "b"),
    operator: fc.constantFrom("Exists" as const, "Equal" as const, "Gt" as const),
    value: fc.constantFrom("x", "y"),
    effect: fc.constantFrom("NoSchedule" as const, "NoExecute" as const),
    tolerationSeconds: fc.constantFrom(0, 5, 9),
  },
  { requiredKeys: [] },
);
/** As pods may have them. */
const valid = toleration.map((each): Toleration => {
  const { value, tolerationSeconds, operator, ...rest } = each;
  const isExists = operator === "Exists" || rest.key === undefined;
  return {
    ...rest,
    ...(isExists ? { operator: "Exists" } : operator === undefined ? {} : { operator }),
    ...(isExists || value === undefined ? {} : { value }),
    ...(rest.effect === "NoExecute" && tolerationSeconds !== undefined ? { tolerationSeconds } : {}),
  };
});

test("lists are merged and covered as a comparison of each with each says", () => {
  const list = fc.array(valid, { maxLength: 8 });
  fc.assert(
    fc.property(list, list, (first, second) => {
      assert.equal(mergedTolerations(first, second), naiveMerge([...first, ...second]));
      const { covers } = tolerationSet(second);
      for (const each of first) {
        assert.is(
          covers(each),
          second.some((other) => isAbove(other, each)),
        );
      }
    }),
    { numRuns: 2000 },
  );
});

function naiveMerge(all: readonly Toleration[]): Toleration[] {
  const merged: Toleration[] = [];
  all.forEach((each, index) => {
    if (merged.some((kept) => isAbove(kept, each))) return;
    const isRedundant = all.slice(index + 1).some((later) => !isEqual(later, each) && isAbove(later, each));
    if (!isRedundant) merged.push(each);
  });
  return merged;
}

function isEqual(one: Toleration, other: Toleration): boolean {
  const partsOf = ({ key = "", operator, value = "", effect, tolerationSeconds }: Toleration) =>
    JSON.stringify([key, operator ?? "", value, effect ?? "", tolerationSeconds ?? ""]);
  return partsOf(one) === partsOf(other);
}

function isAbove(one: Toleration, other: Toleration): boolean {
  if (isEqual(one, other)) return true;
  if ((other.key ?? "") !== (one.key ?? "") && !((one.key ?? "") === "" && one.operator === "Exists")) return false;
  if (one.effect !== undefined && other.effect !== one.effect) return false;
  if (one.effect === "NoExecute" && one.tolerationSeconds !== undefined) {
    if (other.tolerationSeconds === undefined || other.tolerationSeconds > one.tolerationSeconds) return false;
  }
  if (one.operator === "Exists") return true;
  const isEqualTo = one.operator === undefined || one.operator === "Equal";
  return isEqualTo && other.operator === "Equal" && (one.value ?? "") === (other.value ?? "");
}

test.run();
