import { create, list, made, manifest, ok, patch, refused, remove, step, type Step, table, watch } from "../step.ts";

const names = ["a", "b", "c", "d", "e"].map((letter) => `page-${letter}`);
const page = (letters: string) => [...letters].map((letter) => ({ metadata: { name: `page-${letter}` } }));
const labelSelector = "book=one";

/** Lists in pages. */
const pages: readonly Step[] = [
  ...names.map((name) =>
    step(`leaf ${name}`, create(manifest("Secret", name, { metadata: { labels: { book: "one" } } })), made()),
  ),
  step(
    "the first page",
    list("Secret", { fieldSelector: "type=Opaque", limit: 2 }),
    ok({ items: [{ metadata: { name: "key" } }, ...page("a")], metadata: { remainingItemCount: null } }),
  ),
  step(
    "the next page",
    (seen) =>
      list("Secret", { fieldSelector: "type=Opaque", limit: 3, continue: seen("the first page").metadata.continue }),
    ok({ items: page("bcd"), metadata: { continue: /./ } }),
  ),
  step(
    "the last page",
    (seen) =>
      list("Secret", { fieldSelector: "type=Opaque", limit: 9, continue: seen("the next page").metadata.continue }),
    ok({ items: page("e"), metadata: { continue: null } }),
  ),
  step(
    "a page of all says how many are left",
    list("Secret", { limit: 2 }),
    ok({ metadata: { remainingItemCount: 4 } }),
  ),
  step("a page that is none", list("Secret", { limit: 2, continue: "abc" }), { code: 400, reason: "BadRequest" }),
  step("a list at any version", list("Secret", { labelSelector, resourceVersion: "0" }), ok({ items: page("abcde") })),
];

/** Watches from a version on. */
const watches: readonly Step[] = [
  step("a note to watch", create(manifest("Secret", "watched", { metadata: { labels: { see: "me" } } })), made()),
  step("it changes", patch("Secret", "watched", "merge", { data: { a: "Yg==" } }), ok()),
  step(
    "it is out of sight",
    patch("Secret", "watched", "merge", { metadata: { labels: { see: null } } }),
    ok({ metadata: { labels: null } }),
  ),
  step("it is gone", remove("Secret", "watched"), ok()),
  step(
    "a watch resumes from a version",
    (seen) => watch("Secret", { resourceVersion: seen("a note to watch").metadata.resourceVersion, events: 3 }),
    ok([
      { type: "MODIFIED", object: { metadata: { name: "watched", labels: { see: "me" } }, data: { a: "Yg==" } } },
      { type: "MODIFIED", object: { metadata: { labels: null } } },
      { type: "DELETED", object: { kind: "Secret", metadata: { name: "watched" } } },
    ]),
  ),
  step(
    "a watch with a selector hears what leaves it",
    (seen) =>
      watch("Secret", {
        resourceVersion: seen("a note to watch").metadata.resourceVersion,
        labelSelector: "see=me",
        events: 2,
      }),
    ok([{ type: "MODIFIED" }, { type: "DELETED", object: { data: { a: "Yg==" } } }]),
  ),
  step(
    "a watch from now begins with what there is",
    watch("Secret", { labelSelector, resourceVersion: "0", events: 5 }),
    ok(names.map((name) => ({ type: "ADDED", object: { metadata: { name } } }))),
  ),
];

/** Tables, as kubectl shows them. */
const tables: readonly Step[] = [
  step(
    "a table of pods",
    table("Pod", { name: "alone" }),
    ok({ columns: ["NAME", "READY", "STATUS", "RESTARTS", "AGE"], rows: [["alone", "0/1", "Running", "0", /s$/]] }),
  ),
  step(
    "a table of deployments",
    table("Deployment", { name: "web" }),
    ok({ columns: ["NAME", "READY", "UP-TO-DATE", "AVAILABLE", "AGE"], rows: [["web", "0/4", "0", "0", /s$/]] }),
  ),
  step(
    "a table of services",
    table("Service", { name: "bare" }),
    ok({
      columns: ["NAME", "TYPE", "CLUSTER-IP", "EXTERNAL-IP", "PORT(S)", "AGE"],
      rows: [["bare", "ClusterIP", "None", "<none>", "<none>", /s$/]],
    }),
  ),
  step(
    "a table of replica sets",
    table("ReplicaSet", { name: "rs" }),
    ok({ columns: ["NAME", "DESIRED", "CURRENT", "READY", "AGE"], rows: [["rs", "3", "0", "0", /s$/]] }),
  ),
  step(
    "a table of stateful sets",
    table("StatefulSet", { name: "db" }),
    ok({ columns: ["NAME", "READY", "AGE"], rows: [["db", "0/5", /s$/]] }),
  ),
  step(
    "a table of jobs",
    table("Job", { name: "once" }),
    ok({
      columns: ["NAME", "STATUS", "COMPLETIONS", "DURATION", "AGE"],
      rows: [["once", "Running", "0/1", "", /s$/]],
    }),
  ),
  step(
    "a table of cron jobs",
    table("CronJob", { name: "hourly" }),
    ok({
      columns: ["NAME", "SCHEDULE", "TIMEZONE", "SUSPEND", "ACTIVE", "LAST SCHEDULE", "AGE"],
      rows: [["hourly", "@hourly", "<none>", "False", "0", "<none>", /s$/]],
    }),
  ),
  step(
    "a table of claims",
    table("PersistentVolumeClaim", { name: "data" }),
    ok({ rows: [["data", "Pending", "", "", "", "", "<unset>", /s$/]] }),
  ),
  step(
    "a table of nodes",
    table("Node", { name: "n1" }),
    ok({
      columns: ["NAME", "STATUS", "ROLES", "AGE", "VERSION"],
      rows: [["n1", "Unknown,SchedulingDisabled", "<none>", /s$/, ""]],
    }),
  ),
  step(
    "a table of namespaces",
    table("Namespace", { name: "shop" }),
    ok({ columns: ["NAME", "STATUS", "AGE"], rows: [["shop", "Active", /s$/]] }),
  ),
  step(
    "a table of secrets",
    table("Secret", { name: "key" }),
    ok({ columns: ["NAME", "TYPE", "DATA", "AGE"], rows: [["key", "Opaque", "2", /s$/]] }),
  ),
  step(
    "a table of config maps",
    table("ConfigMap", { labelSelector: "item=shirt" }),
    ok({ columns: ["NAME", "DATA", "AGE"], rows: [["l-plain", "0", /s$/]] }),
  ),
  step(
    "a table of ingresses",
    table("Ingress", { name: "site" }),
    ok({
      columns: ["NAME", "CLASS", "HOSTS", "ADDRESS", "PORTS", "AGE"],
      rows: [["site", "<none>", "shop.example.com", "", "80", /s$/]],
    }),
  ),
  step(
    "a table of what is not there",
    table("Pod", { name: "none" }),
    refused(404, "NotFound", 'pods "none" not found'),
  ),
];

export const reads: readonly Step[] = [...pages, ...watches, ...tables];
