import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { createClient } from "../../generated/client.ts";
import { openShell, root } from "../harness/kubectl.ts";
import { startOrch } from "../harness/orchProcess.ts";
import { runPagePrograms } from "../harness/pagePrograms.ts";
import { suite } from "../harness/suite.ts";
import { fencedBlocks } from "../harness/transcript.ts";
import { missingContainerd, startContainerd } from "./harness/containerd.ts";

const test = suite("up --node");

function tests(): void {
  test(
    "the commands of the README run a pod, read its log and run a command in it; a killed server leaves no agent",
    async () => {
      mkdirSync(join(root, ".orch"), { recursive: true, mode: 0o700 });
      const folder = mkdtempSync(join(root, ".orch/run-pods-"));
      const runtime = await startContainerd();
      const dataDir = join(runtime.folder, "data"); // the runtime unmounts what is mounted in its folder
      const orch = await startOrch({ dataDir, args: ["--node", "--container-runtime-endpoint", runtime.endpoint] });
      const client = createClient({ kubeconfig: orch.kubeconfig });
      const shell = openShell({ kubeconfig: orch.kubeconfig });
      try {
        await eventually(async () => (await client.core.v1.nodes.list()).items.length === 1);
        const output: string[] = [];
        const run = async (command: string) => {
          const { code, output: text } = await shell.run(command);
          assert.is(code, 0, `${command}\n${text}`);
          output.push(text);
        };
        const commands = commandsOfPage(runtime.image);
        for (const each of commands.slice(0, -1)) await run(each);
        await runPagePrograms({ page, heading: "Run pods", folder, kubeconfig: orch.kubeconfig });
        await run(commands.at(-1) ?? "");
        assert.ok(output.includes("greetings\n"), output.join(""));
        assert.ok(output.includes("from inside\n"), output.join(""));
        const [agent = ""] = execFileSync("pgrep", ["-P", String(orch.pid), "-f", "nodeagent"])
          .toString()
          .split("\n");
        await orch.stop("SIGKILL"); // two agents of one node would each make its pods
        await eventually(async () => !existsSync(`/proc/${agent}`));
      } finally {
        shell.close();
        client.transport.close();
        await orch.close();
        await runtime.stop();
        rmSync(folder, { recursive: true });
      }
      assert.is(
        execFileSync("sh", ["-c", "ls -d /sys/fs/cgroup/memory/orchpods/*/pod* 2>/dev/null | wc -l"]).toString().trim(),
        "0",
      );
    },
    { timeoutMs: 90_000 },
  );
}

const page = readFileSync(join(root, "README.md"), "utf8");

/** What the README says to type, with the image that is here. */
function commandsOfPage(image: string): readonly string[] {
  const blocks = fencedBlocks(page, "sh").filter(({ heading }) => heading === "Run pods");
  const commands = (blocks.at(-1)?.text ?? "").trim().split("\n");
  assert.is(commands.length, 6);
  return commands.map((each) => each.replace("busybox:1.36", image));
}

async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  assert.unreachable("not so after twenty seconds");
}

const missing = missingContainerd();
if (missing === undefined) tests();
else test.skip("runs pods", missing);
test.run();
