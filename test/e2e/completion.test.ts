import { execFileSync } from "node:child_process";
import * as assert from "uvu/assert";
import { runOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("completion in a shell");

let script = "";
test.before(async () => {
  script = (await runOrch(["completion", "bash"])).out;
});

/** What bash offers for the last word; an empty word asks for all. */
function offered(...words: readonly string[]): string[] {
  const complete = `COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _orch; printf '%s\n' "\${COMPREPLY[@]}"`;
  const out = execFileSync("bash", ["-c", `${script}\n${complete}`, "bash", "orch", ...words], { encoding: "utf8" });
  return out.split("\n").filter((each) => each !== "");
}

const cases: readonly (readonly [words: readonly string[], offers: readonly string[]])[] = [
  [["ap"], ["apiserver"]],
  [
    ["storage", ""],
    ["backup", "check", "compact"],
  ],
  [["crd", "e"], ["export"]],
  [
    ["completion", ""],
    ["bash", "fish", "zsh"],
  ],
  [["up", "--storage-b"], ["--storage-backend"]],
  [["up", "--storage-backend", "l"], ["lmdb"]],
  [["up", "--storage-backend", "=", "e"], ["etcd3"]],
  [["storage", "backup", "--t"], ["--to"]],
  [["controller-manager", "--secure"], ["--secure-port"]],
  [["up", "--nothing"], []],
  [["help", "stor"], ["storage"]],
  [["help", "storage", "ch"], ["check"]],
];
for (const [words, offers] of cases) {
  test(`bash offers [${offers.join(" ")}] for: orch ${words.join(" ")}`, () => {
    assert.equal(offered(...words), offers);
  });
}

test("zsh completes by the same function, fish by a line a flag", async () => {
  const [zsh, fish] = await Promise.all(["zsh", "fish"].map((each) => runOrch(["completion", each])));
  assert.ok(zsh?.out.endsWith(script));
  assert.match(fish?.out ?? "", /^complete -c orch -n '__fish_use_subcommand' -a 'up' -d 'Runs the API server/m);
  const storage = "__fish_seen_subcommand_from storage; and __fish_seen_subcommand_from backup";
  assert.match(fish?.out ?? "", `complete -c orch -n '${storage}' -l to -r -d `);
});

test("an unknown shell is refused", async () => {
  const { code, out, err } = await runOrch(["completion", "tcsh"]);
  assert.equal([code, out], [2, ""]);
  assert.match(err, /^orch: .*\n\nUsage: orch completion bash\|zsh\|fish\n/);
});

test.run();
