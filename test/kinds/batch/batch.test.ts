import * as assert from "uvu/assert";
import { code as cronJob } from "../../../generated/batch/v1/cronJob.code.ts";
import type { CronJob } from "../../../generated/batch/v1/cronJob.ts";
import { code as job } from "../../../generated/batch/v1/job.code.ts";
import type { Job, JobStatus } from "../../../generated/batch/v1/job.ts";
import {
  changesOf,
  checksOf,
  clone,
  created,
  errorsOf,
  main,
  status,
  texts,
  updateErrors,
} from "../../harness/kindChecks.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("job strategies");

const containers = [{ name: "app", image: "nginx:1" }];
const podSpec = { containers, restartPolicy: "Never" };
const template = { spec: podSpec };

type Row = readonly [title: string, spec: object, errors: readonly string[]];

const indexed = { completionMode: "Indexed", completions: 5 };
const failWhen = (...rules: readonly object[]): object => ({ podFailurePolicy: { rules } });
const succeedWhen = (...rules: readonly object[]): object => ({ ...indexed, successPolicy: { rules } });
const exits = (values: readonly number[], more: object = {}): object => ({
  action: "FailJob",
  onExitCodes: { operator: "In", values, ...more },
});

const jobs: readonly Row[] = [
  ["in order", {}, []],
  ["with indexes", { ...indexed, backoffLimitPerIndex: 1, maxFailedIndexes: 2 }, []],
  [
    "whose pods never end",
    { template: { spec: { containers } } },
    ['spec.template.spec.restartPolicy: Required value: valid values: "OnFailure", "Never"'],
  ],
  [
    "that restarts what a policy counts",
    { template: { spec: { ...podSpec, restartPolicy: "OnFailure" } }, ...failWhen(exits([1])) },
    [
      'spec.template.spec.restartPolicy: Invalid value: "OnFailure": only "Never" is supported when podFailurePolicy is specified',
    ],
  ],
  [
    "with indexes, but nobody knows how many",
    { completionMode: "Indexed", parallelism: 1 },
    ["spec.completions: Required value: when completion mode is Indexed"],
  ],
  [
    "with too many at once",
    { ...indexed, parallelism: 100_001 },
    ["spec.parallelism: Invalid value: 100001: must be less than or equal to 100000 when completion mode is Indexed"],
  ],
  [
    "with very many indexes",
    { completionMode: "Indexed", completions: 100_001, parallelism: 10_001, backoffLimitPerIndex: 1 },
    [
      "spec.maxFailedIndexes: Required value: must be specified when completions is above 100000",
      "spec.parallelism: Invalid value: 10001: must be less than or equal to 10000 when completions are above 100000 and used with backoff limit per index",
    ],
  ],
  [
    "of which more may fail than there are",
    { ...indexed, backoffLimitPerIndex: 1, maxFailedIndexes: 6 },
    ["spec.maxFailedIndexes: Invalid value: 6: must be less than or equal to completions"],
  ],
  [
    "that counts by indexes it does not have",
    { backoffLimitPerIndex: 1 },
    ["spec.backoffLimitPerIndex: Invalid value: 1: requires indexed completion mode"],
  ],
  [
    "that bounds failed indexes without counting them",
    { ...indexed, maxFailedIndexes: 1 },
    ["spec.backoffLimitPerIndex: Required value: when maxFailedIndexes is specified"],
  ],
  [
    "whose rule fails an index it does not count",
    failWhen({ action: "FailIndex", onExitCodes: { operator: "In", values: [1] } }),
    ['spec.podFailurePolicy.rules[0].action: Invalid value: "FailIndex": requires the backoffLimitPerIndex to be set'],
  ],
  [
    "whose rule fits everything, or is two in one",
    failWhen({ action: "Ignore" }, { ...exits([1]), onPodConditions: [{ type: "DisruptionTarget", status: "Maybe" }] }),
    [
      'spec.podFailurePolicy.rules[1].onPodConditions[0].status: Unsupported value: "Maybe": supported values: "False", "True", "Unknown"',
      "spec.podFailurePolicy.rules[0]: Invalid value: specifying one of OnExitCodes and OnPodConditions is required",
      "spec.podFailurePolicy.rules[1]: Invalid value: specifying both OnExitCodes and OnPodConditions is not supported",
    ],
  ],
  [
    "whose rule is about wrong codes of a wrong container",
    failWhen(exits([3, 0], { containerName: "other" })),
    [
      "spec.podFailurePolicy.rules[0].onExitCodes.values[1]: Invalid value: 0: must not be 0 for the In operator",
      'spec.podFailurePolicy.rules[0].onExitCodes.containerName: Invalid value: "other": must be one of the container or initContainer names in the pod template',
      "spec.podFailurePolicy.rules[0].onExitCodes.values: Invalid value: [3,0]: must be ordered",
    ],
  ],
  [
    "whose rule repeats a code",
    failWhen(exits([1, 1])),
    ["spec.podFailurePolicy.rules[0].onExitCodes.values[1]: Duplicate value: 1"],
  ],
  [
    "that replaces pods before a policy has seen them",
    { ...failWhen(exits([1])), podReplacementPolicy: "TerminatingOrFailed" },
    ['spec.podReplacementPolicy: Unsupported value: "TerminatingOrFailed": supported values: "Failed"'],
  ],
  [
    "that succeeds early without indexes",
    { successPolicy: { rules: [{ succeededCount: 1 }] } },
    ['spec.successPolicy: Invalid value: {"rules":[{"succeededCount":1}]}: requires indexed completion mode'],
  ],
  [
    "that succeeds by unknown indexes",
    succeedWhen({ succeededIndexes: "0,7" }, { succeededIndexes: "3-2" }, { succeededIndexes: "1-2-3" }, {}),
    [
      "spec.successPolicy.rules[3]: Required value: at least one of succeededCount or succeededIndexes must be specified",
      'spec.successPolicy.rules[0].succeededIndexes: Invalid value: "0,7": error parsing succeededIndexes: too large index: "7"',
      'spec.successPolicy.rules[1].succeededIndexes: Invalid value: "3-2": error parsing succeededIndexes: non-increasing order, previous: 3, current: 2',
      'spec.successPolicy.rules[2].succeededIndexes: Invalid value: "1-2-3": error parsing succeededIndexes: the fragment "1-2-3" violates the requirement that an index interval can have at most two parts separated by \'-\'',
    ],
  ],
  [
    "that succeeds by more indexes than it names",
    succeedWhen({ succeededIndexes: "0-1,4", succeededCount: 4 }, { succeededCount: 6 }),
    [
      "spec.successPolicy.rules[0].succeededCount: Invalid value: 4: must be less than or equal to 3 (the number of indexes in the specified succeededIndexes field)",
      "spec.successPolicy.rules[1].succeededCount: Invalid value: 6: must be less than or equal to 5 (the number of specified completions)",
    ],
  ],
  [
    "looked after by nobody in particular",
    { managedBy: "me" },
    ['spec.managedBy: Invalid value: "me": must be a domain-prefixed path (such as "acme.io/foo")'],
  ],
  [
    "with a selector of its own that is not asked for",
    { selector: { matchLabels: { app: "web" } } },
    [
      'spec.selector: Invalid value: {"matchLabels":{"batch.orch.io/controller-uid":"u","app":"web"}}: `selector` not auto-generated',
      'spec.template.metadata.labels: Invalid value: {"batch.orch.io/controller-uid":"u","controller-uid":"u","batch.orch.io/job-name":"a","job-name":"a"}: `selector` does not match template `labels`',
    ],
  ],
  ["with a selector of its own", ownSelector("web"), []],
  [
    "that selects other pods",
    ownSelector("db"),
    ['spec.template.metadata.labels: Invalid value: {"app":"web"}: `selector` does not match template `labels`'],
  ],
  [
    "that asks for a selector and has none",
    { manualSelector: true },
    [
      "spec.selector: Required value",
      "spec.template.metadata.labels: Invalid value: null: `selector` does not match template `labels`",
    ],
  ],
];

const checkJob = checksOf(job, (spec) => ({ spec: { template, ...spec } }) as Job);
for (const [title, spec, errors] of jobs) {
  test(`a job ${title} gives ${errors.length} errors`, () => assert.equal(checkJob(spec), errors));
}

function ownSelector(app: string): object {
  const metadata = { labels: { app: "web" } };
  return { manualSelector: true, selector: { matchLabels: { app } }, template: { metadata, spec: podSpec } };
}

test("the pods of a job are labelled with it and selected by its uid", () => {
  const made = created(job, { metadata: { name: "sum", uid: "u-1" }, spec: { template } } as Job);
  assert.equal(made.spec?.selector, { matchLabels: { "batch.orch.io/controller-uid": "u-1" } });
  assert.equal(made.spec?.template?.metadata?.labels, {
    "batch.orch.io/controller-uid": "u-1",
    "controller-uid": "u-1",
    "batch.orch.io/job-name": "sum",
    "job-name": "sum",
  });
  assert.equal(made.metadata?.labels, made.spec?.template?.metadata?.labels, "a job without labels has them too");
});

test("labels that a user sets against the generated ones are refused", () => {
  const metadata = { labels: { "job-name": "other" } };
  assert.equal(checkJob({ template: { metadata, spec: podSpec } }), [
    'spec.template.metadata.labels[job-name]: Invalid value: {"batch.orch.io/controller-uid":"u","controller-uid":"u","batch.orch.io/job-name":"a","job-name":"other"}: must be \'a\'',
  ]);
});

test("pods of an indexed job need host names", () => {
  const name = "a".repeat(62);
  assert.equal(errorsOf(job, { metadata: { name }, spec: { template, ...indexed } } as Job), [
    `metadata.name: Invalid value: "${name}": will not able to create pod with invalid DNS label: ${name}-4`,
  ]);
});

type Change = readonly [title: string, old: object, change: object, errors: readonly string[]];

const changes: readonly Change[] = [
  ["more at once", {}, { parallelism: 3, suspend: true, backoffLimit: 1, activeDeadlineSeconds: 5 }, []],
  ["more to do", {}, { completions: 3 }, ["spec.completions: Invalid value: 3: field is immutable"]],
  ["more indexes, all at once", indexed, { completions: 7, parallelism: 7 }, []],
  [
    "more indexes",
    indexed,
    { completions: 7 },
    ["spec.completions: Invalid value: 7: can only be modified in tandem with spec.parallelism"],
  ],
  [
    "another way of counting",
    { completions: 5 },
    { completionMode: "Indexed" },
    ['spec.completionMode: Invalid value: "Indexed": field is immutable'],
  ],
  [
    "another manager",
    {},
    { managedBy: "example.com/a" },
    ['spec.managedBy: Invalid value: "example.com/a": field is immutable'],
  ],
];
for (const [title, before, change, errors] of changes) {
  test(`a job that gets ${title} gives ${errors.length} errors`, () => {
    const old = created(job, { spec: { template, ...before } } as Job);
    const now = clone(old);
    Object.assign(now.spec ?? {}, change);
    assert.equal(updateErrors(job, now, old), errors);
  });
}

test("where a job's pods go may change while it has never run", () => {
  const held = created(job, { spec: { template, suspend: true } } as Job);
  const placed = clone(held);
  Object.assign(placed.spec?.template?.spec ?? {}, {
    nodeSelector: { disk: "fast" },
    tolerations: [{ operator: "Exists" }],
    affinity: { nodeAffinity: {} },
  });
  assert.equal(updateErrors(job, placed, held), []);
  const started: Job = { ...held, status: { startTime: "2026-01-01T00:00:00Z" } };
  assert.is(updateErrors(job, placed, started).length, 1);
  const other = clone(held);
  Object.assign(other.spec?.template?.spec ?? {}, { containers: [{ name: "app", image: "nginx:2" }] });
  assert.match(updateErrors(job, other, held).join(), /^spec\.template: Invalid value: .*: field is immutable$/);
});

const complete = { type: "Complete", status: "True" };
const failed = { type: "Failed", status: "True" };
const succeeding = { type: "SuccessCriteriaMet", status: "True" };
const failing = { type: "FailureTarget", status: "True" };
const start = "2026-01-01T00:00:00Z";
const end = "2026-01-01T01:00:00Z";
const statuses: readonly (readonly [title: string, status: object, errors: readonly string[]])[] = [
  ["done", { conditions: [succeeding, complete], startTime: start, completionTime: end }, []],
  [
    "done and failed",
    { conditions: [succeeding, complete, failing, failed], startTime: start, completionTime: end },
    [
      "status.conditions: Invalid value: cannot set Complete=True and Failed=true conditions",
      "status.conditions: Invalid value: cannot set Complete=True and FailureTarget=true conditions",
      "status.conditions: Invalid value: cannot set SuccessCriteriaMet=True and Failed=true conditions",
      "status.conditions: Invalid value: cannot set SuccessCriteriaMet=True and FailureTarget=true conditions",
    ],
  ],
  [
    "done and failed at once, without a word before",
    { conditions: [complete, failed], startTime: start },
    [
      "status.conditions: Invalid value: cannot set Complete=True and Failed=true conditions",
      "status.completionTime: Required value: completionTime is required for Complete jobs",
      "status.conditions: Invalid value: cannot set Failed=True condition without the FailureTarget=true condition",
      "status.conditions: Invalid value: cannot set Complete=True condition without the SuccessCriteriaMet=true condition",
    ],
  ],
  ["that says nothing of pods that are ready", { active: -1 }, []],
  [
    "done at no time",
    { conditions: [succeeding, complete], startTime: start },
    ["status.completionTime: Required value: completionTime is required for Complete jobs"],
  ],
  [
    "not done at a time",
    { completionTime: end },
    [
      `status.completionTime: Invalid value: "${end}": cannot set completionTime when there is no Complete=True condition`,
    ],
  ],
  [
    "done before it began",
    { conditions: [succeeding, complete], startTime: end, completionTime: start },
    [`status.completionTime: Invalid value: "${start}": completionTime cannot be set before startTime`],
  ],
  [
    "failed with pods running",
    { conditions: [failing, failed], startTime: start, active: 1, terminating: 1, ready: 2 },
    [
      "status.active: Invalid value: 1: active>0 is invalid for finished job",
      "status.terminating: Invalid value: 1: terminating>0 is invalid for finished job",
      "status.ready: Invalid value: 2: cannot set more ready pods than active",
    ],
  ],
];
for (const [title, of, errors] of statuses) {
  test(`a job ${title} gives ${errors.length} errors`, () => {
    assert.equal(texts(changesOf(job)({ status: of as JobStatus }, {}, status)), errors);
  });
}

test("what has become of a job is not taken back", () => {
  const old = { spec: {}, status: { conditions: [failed], startTime: start, failed: 3, succeeded: 2 } } as Job;
  const now = { spec: {}, status: { conditions: [{ ...failed, status: "False" }], failed: 2, succeeded: 1 } } as Job;
  assert.equal(updateErrors(job, now, old, status), [
    "status.conditions: Invalid value: cannot disable the terminal Failed=True condition",
    "status.startTime: Invalid value: null: field is immutable for unsuspended job once set",
    "status.failed: Invalid value: 2: cannot decrease the failed counter",
    "status.succeeded: Invalid value: 1: cannot decrease the succeeded counter",
  ]);
});

const zoneText = "timeZone must be an explicit time zone as defined in https://www.iana.org/time-zones";
const cronJobs: readonly Row[] = [
  ["in order", { timeZone: "Europe/Berlin" }, []],
  ["without times", { schedule: "" }, ["spec.schedule: Required value"]],
  [
    "of three fields",
    { schedule: "* * *" },
    ['spec.schedule: Invalid value: "* * *": expected exactly 5 fields, found 3: [* * *]'],
  ],
  [
    "with a zone among its times",
    { schedule: "CRON_TZ=UTC 0 * * * *" },
    [
      'spec.schedule: Invalid value: "CRON_TZ=UTC 0 * * * *": cannot use TZ or CRON_TZ in schedule, use timeZone field instead',
    ],
  ],
  ["in no zone", { timeZone: "" }, ['spec.timeZone: Invalid value: "": timeZone must be nil or non-empty string']],
  ["in the zone of whoever asks", { timeZone: "Local" }, [`spec.timeZone: Invalid value: "Local": ${zoneText}`]],
  [
    "in an unknown zone",
    { timeZone: "Europe/Atlantis" },
    ['spec.timeZone: Invalid value: "Europe/Atlantis": unknown time zone Europe/Atlantis'],
  ],
  [
    "that forbids nothing known",
    { concurrencyPolicy: "Maybe" },
    ['spec.concurrencyPolicy: Unsupported value: "Maybe": supported values: "Allow", "Forbid", "Replace"'],
  ],
  [
    "that chooses the pods",
    { jobTemplate: { spec: { template, manualSelector: true, selector: { matchLabels: { app: "a" } } } } },
    [
      'spec.jobTemplate.spec.selector: Invalid value: {"matchLabels":{"app":"a"}}: `selector` will be auto-generated',
      'spec.jobTemplate.spec.manualSelector: Unsupported value: true: supported values: "nil", "false"',
    ],
  ],
  [
    "whose jobs would not work",
    { jobTemplate: { spec: { template: { spec: { containers } }, maxFailedIndexes: 1 } } },
    [
      "spec.jobTemplate.spec.maxFailedIndexes: Invalid value: 1: requires indexed completion mode",
      "spec.jobTemplate.spec.backoffLimitPerIndex: Required value: when maxFailedIndexes is specified",
      'spec.jobTemplate.spec.template.spec.restartPolicy: Required value: valid values: "OnFailure", "Never"',
    ],
  ],
];

const schedule = "*/5 * * * *";
const jobTemplate = { spec: { template } };
const checkCronJob = checksOf(cronJob, (spec) => ({ spec: { schedule, jobTemplate, ...spec } }) as CronJob);
for (const [title, spec, errors] of cronJobs) {
  test(`a cron job ${title} gives ${errors.length} errors`, () => assert.equal(checkCronJob(spec), errors));
}

test("a cron job's name leaves room for those of its jobs", () => {
  const name = "a".repeat(53);
  assert.equal(errorsOf(cronJob, { metadata: { name }, spec: { schedule, jobTemplate } } as CronJob), [
    `metadata.name: Invalid value: "${name}": must be no more than 52 characters`,
  ]);
});

test("a zone among the stored times may stay, without another one", () => {
  const of = (spec: object): CronJob => ({ spec: { schedule: "TZ=UTC 0 * * * *", jobTemplate, ...spec } }) as CronJob;
  assert.equal(updateErrors(cronJob, of({ suspend: true }), of({})), []);
  assert.equal(updateErrors(cronJob, of({ timeZone: "UTC" }), of({})), [
    'spec.schedule: Invalid value: "TZ=UTC 0 * * * *": cannot use both timeZone field and TZ or CRON_TZ in schedule',
  ]);
  assert.is(updateErrors(cronJob, of({}), of({ schedule })).length, 1);
  assert.equal(changesOf(cronJob)(of({}), of({ schedule }), { ...main, subresource: "status" }), []);
});

test.run();
