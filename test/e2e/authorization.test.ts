import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { missingKubectl, root } from "../harness/kubectl.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { generatedFor } from "../identity/platforms.ts";

const test = suite("kubectl and rights");

const folder = mkdtempSync(join(tmpdir(), "orch-rights-"));
const tokens = join(folder, "tokens.csv");
const missing = missingKubectl();
let server: OrchProcess;

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs kubectl as the administrator, or as the user of a token. */
function kubectl(line: string, options: { readonly token?: string; readonly input?: string } = {}): Promise<Ran> {
  const { token, input = "" } = options;
  const admin = ["--kubeconfig", server.kubeconfig];
  const user = ["--kubeconfig=/dev/null", `--server=${server.url}`, "--insecure-skip-tls-verify", `--token=${token}`];
  const args = [...(token === undefined ? admin : user), ...line.split(" ")];
  return new Promise((resolve) => {
    const env = { ...process.env, HOME: folder, KUBECACHEDIR: join(folder, token ?? "admin") };
    const child = execFile("kubectl", args, { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: `${out}${err}` });
    });
    child.stdin?.end(input);
  });
}

if (missing === undefined) {
  test.before(async () => {
    writeFileSync(tokens, 'alice-token,alice,1,"devs"\nnode-token,system:node:n1,2,"system:nodes"\n');
    // kubectl asks about rights and reconciles roles in the words of the identity that it is made for.
    const generated = await generatedFor("kubernetes", join(root, "spec/platforms/kubernetes.yaml"));
    const flags = ["--authorization-mode=Node,RBAC", `--token-auth-file=${tokens}`];
    server = await startOrch({ args: ["--generated", generated, ...flags] });
  });
  test.after(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** Commands in their order: who runs what, and what it prints (the end of it, for a text that begins with "…"). */
const transcript: readonly (readonly [token: string | undefined, line: string, code: number, output: string])[] = [
  ["alice-token", "auth can-i list pods", 1, "no\n"],
  [
    "alice-token",
    "get pods",
    1,
    '…pods is forbidden: User "alice" cannot list resource "pods" in API group "" in the namespace "default"\n',
  ],
  [undefined, "auth can-i * * --all-namespaces", 0, "yes\n"],
  [
    undefined,
    "create role reader --verb=get,list --resource=pods,pods/log",
    0,
    "role.rbac.authorization.k8s.io/reader created\n",
  ],
  [
    undefined,
    "create rolebinding readers --role=reader --group=devs",
    0,
    "rolebinding.rbac.authorization.k8s.io/readers created\n",
  ],
  ["alice-token", "auth can-i list pods", 0, "yes\n"],
  ["alice-token", "auth can-i get pods --subresource=log", 0, "yes\n"],
  ["alice-token", "auth can-i list pods -n kube-system", 1, "no\n"],
  ["alice-token", "get pods", 0, "No resources found in default namespace.\n"],
  [
    undefined,
    "create clusterrolebinding viewers --clusterrole=view --user=alice",
    0,
    "clusterrolebinding.rbac.authorization.k8s.io/viewers created\n",
  ],
  ["alice-token", "auth can-i list services -A", 0, "yes\n"],
  ["alice-token", "auth can-i get secrets", 1, "no\n"],
  [
    "alice-token",
    "create rolebinding mine --clusterrole=cluster-admin --user=alice",
    1,
    '…cannot create resource "rolebindings" in API group "rbac.authorization.k8s.io" in the namespace "default"\n',
  ],
  [
    undefined,
    "create clusterrole binders --verb=create --resource=rolebindings",
    0,
    "clusterrole.rbac.authorization.k8s.io/binders created\n",
  ],
  [
    undefined,
    "create clusterrolebinding binders --clusterrole=binders --user=alice",
    0,
    "clusterrolebinding.rbac.authorization.k8s.io/binders created\n",
  ],
  [
    "alice-token",
    "create rolebinding mine --clusterrole=cluster-admin --user=alice",
    1,
    '…user "alice" (groups=["devs" "system:authenticated"]) is attempting to grant RBAC permissions not currently held:\n' +
      '{APIGroups:["*"], Resources:["*"], Verbs:["*"]}\n{NonResourceURLs:["*"], Verbs:["*"]}\n',
  ],
  [
    "alice-token",
    "create rolebinding mine --role=reader --user=bob",
    0,
    "rolebinding.rbac.authorization.k8s.io/mine created\n",
  ],
  ["node-token", "auth can-i get nodes/n1", 0, "yes\n"],
  ["node-token", "auth can-i list nodes", 1, "no - node 'n1' cannot read all nodes, only its own Node object\n"],
  ["node-token", "get secret x", 1, "…no relationship found between node 'n1' and this object\n"],
];

if (missing === undefined) {
  test(
    "users may do what roles say, and give no more than they have",
    async () => {
      for (const [token, line, code, output] of transcript) {
        const ran = await kubectl(line, token === undefined ? {} : { token });
        const printed = ran.output.replace(/^Warning: .*\n+/gm, "");
        if (output.startsWith("…")) assert.ok(printed.endsWith(output.slice(1)), `${line}: ${ran.output}`);
        else assert.is(printed, output, line);
        assert.is(ran.code, code, line);
      }
    },
    { timeoutMs: 60_000 },
  );

  test("kubectl lists what a user may do", async () => {
    const { code, output } = await kubectl("auth can-i --list", { token: "alice-token" });
    assert.is(code, 0, output);
    const rows = output
      .trimEnd()
      .split("\n")
      .map((line) => line.replace(/ {2,}/g, "  ").trimEnd());
    for (const row of [
      "Resources  Non-Resource URLs  Resource Names  Verbs",
      "selfsubjectreviews.authentication.k8s.io  []  []  [create]",
      "selfsubjectaccessreviews.authorization.k8s.io  []  []  [create]",
      "[/readyz]  []  [get]",
      "configmaps  []  []  [get list watch]",
      "rolebindings.rbac.authorization.k8s.io  []  []  [create]",
    ]) {
      assert.ok(
        rows.some((each) => each.trim() === row || each === row),
        `${row} is not in\n${output}`,
      );
    }
  });

  test("kubectl reconciles roles and bindings", async () => {
    const input = [
      "apiVersion: rbac.authorization.k8s.io/v1",
      "kind: Role",
      "metadata: { name: reader, namespace: default }",
      "rules: [{ apiGroups: [''], resources: [configmaps], verbs: [get] }]",
      "---",
      "apiVersion: rbac.authorization.k8s.io/v1",
      "kind: RoleBinding",
      "metadata: { name: readers, namespace: default }",
      "roleRef: { apiGroup: rbac.authorization.k8s.io, kind: Role, name: reader }",
      "subjects: [{ apiGroup: rbac.authorization.k8s.io, kind: User, name: carol }]",
    ].join("\n");
    const { code, output } = await kubectl("auth reconcile -f -", { input });
    assert.is(code, 0, output);
    for (const line of [
      "role.rbac.authorization.k8s.io/reader reconciled",
      "{Verbs:[get] APIGroups:[] Resources:[configmaps] ResourceNames:[] NonResourceURLs:[]}",
      "rolebinding.rbac.authorization.k8s.io/readers reconciled",
      "{Kind:User APIGroup:rbac.authorization.k8s.io Name:carol Namespace:}",
    ]) {
      assert.ok(output.includes(line), `${line} is not in\n${output}`);
    }
    const { output: subjects } = await kubectl("get rolebinding readers -o jsonpath={.subjects[*].name}");
    assert.is(subjects, "devs carol");
  });

  test("the roles of the server are there when it is ready", async () => {
    const { output } = await kubectl("get --raw /readyz?verbose");
    assert.match(output, /^\[\+\]poststarthook\/rbac\/bootstrap-roles ok$/m);
    const { output: count } = await kubectl("get clusterroles -l kubernetes.io/bootstrapping=rbac-defaults -o name");
    assert.is(count.trimEnd().split("\n").length, 69);
    assert.is(server.errors(), "", "the server logged errors");
  });
} else test.skip("users may do what roles say", missing);

test.run();
