import { create, get, list, made, manifest, ok, patch, refused, remove, removeAll, step, type Step } from "../step.ts";

const note = (name: string, metadata: object = {}) => manifest("ConfigMap", name, { metadata });
const gone = (name: string) => refused(404, "NotFound", `configmaps "${name}" not found`);
const noMoreFinalizers =
  "metadata.finalizers: Forbidden: no new finalizers can be added if the object is being deleted, " +
  'found new finalizers []string{"example.com/late"}';

/** Deletes: at once, held by finalizers, with a grace period, and the ways to treat dependents. */
export const deletes: readonly Step[] = [
  step("a note", create(note("note")), made()),
  step(
    "a delete answers with a Status",
    remove("ConfigMap", "note"),
    ok({ kind: "Status", status: "Success", details: { name: "note", kind: "configmaps" } }),
  ),
  step("the note is gone", get("ConfigMap", "note"), gone("note")),
  step("a delete of what is gone", remove("ConfigMap", "note"), gone("note")),
  step("a note to keep", create(note("kept", { finalizers: ["example.com/hold"] })), made()),
  step("a dry run of its delete", remove("ConfigMap", "kept", { dryRun: "All" }), ok()),
  step("which leaves no mark", get("ConfigMap", "kept"), ok({ metadata: { deletionTimestamp: null } })),
  step("its delete", remove("ConfigMap", "kept"), ok()),
  step(
    "a finalizer holds it",
    get("ConfigMap", "kept"),
    ok({ metadata: { deletionTimestamp: /^20/, deletionGracePeriodSeconds: 0, finalizers: ["example.com/hold"] } }),
  ),
  step(
    "a finalizer cannot come any more",
    patch("ConfigMap", "kept", "merge", { metadata: { finalizers: ["example.com/hold", "example.com/late"] } }),
    {
      code: 422,
      reason: "Invalid",
      causes: [noMoreFinalizers],
    },
  ),
  step("the hold ends", patch("ConfigMap", "kept", "merge", { metadata: { finalizers: null } }), ok()),
  step("and the note with it", get("ConfigMap", "kept"), gone("kept")),
  step("an orphaning delete", create(note("owner")), made()),
  step("marks the owner", remove("ConfigMap", "owner", { propagationPolicy: "Orphan" }), ok()),
  step("with the finalizer of orphans", get("ConfigMap", "owner"), ok({ metadata: { finalizers: ["orphan"] } })),
  step("a delete that waits for dependents", create(note("parent")), made()),
  step("marks the parent", remove("ConfigMap", "parent", { propagationPolicy: "Foreground" }), ok()),
  step(
    "with the finalizer of dependents",
    get("ConfigMap", "parent"),
    ok({ metadata: { finalizers: ["foregroundDeletion"] } }),
  ),
  step("a delete in the background", create(note("behind")), made()),
  step("removes at once", remove("ConfigMap", "behind", { propagationPolicy: "Background" }), ok()),
  step("without a finalizer", get("ConfigMap", "behind"), gone("behind")),
  step("a pod on a node has its grace", remove("Pod", "there", { gracePeriodSeconds: 20 }), ok()),
  step("and is still there", get("Pod", "there"), ok({ metadata: { deletionGracePeriodSeconds: 20 } })),
  step("until it is forced", remove("Pod", "there", { gracePeriodSeconds: 0 }), ok()),
  step("then it is gone", get("Pod", "there"), refused(404, "NotFound", 'pods "there" not found')),
  step(
    "an object of an owner",
    (seen) =>
      create(
        note("child", {
          ownerReferences: [
            { apiVersion: "v1", kind: "ConfigMap", name: "owner", uid: seen("an orphaning delete").metadata.uid },
          ],
        }),
      ),
    made({ metadata: { ownerReferences: [{ name: "owner", controller: null }] } }),
  ),
  step("a collection of one kind", removeAll("Lease"), ok()),
  step("is empty then", list("Lease"), ok({ items: [] })),
  step("a dry run of a collection", removeAll("Secret", { dryRun: "All" }), ok()),
  step(
    "leaves it",
    list("Secret", { fieldSelector: "type=Opaque,metadata.name=key" }),
    ok({ items: [{ metadata: { name: "key" } }] }),
  ),
];
