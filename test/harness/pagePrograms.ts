import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import * as assert from "uvu/assert";
import { root } from "./kubectl.ts";
import { fencedBlocks, normalize } from "./transcript.ts";

export interface PagePrograms {
  readonly page: string;
  readonly heading: string;
  /** Inside the repository, so that `orch` resolves to it. */
  readonly folder: string;
  readonly kubeconfig: string;
}

/** Runs the programs of a section: each ```ts block is one, and the ```text block after it is what it prints. */
export async function runPagePrograms({ page, heading, folder, kubeconfig }: PagePrograms): Promise<void> {
  const inSection = (language: string) => fencedBlocks(page, language).filter((each) => each.heading === heading);
  const programs = inSection("ts");
  const outputs = inSection("text");
  assert.ok(programs.length > 0, "the section has no programs");
  assert.is(programs.length, outputs.length, "programs and outputs do not go by twos");
  for (const [index, program] of programs.entries()) {
    const file = join(folder, `${heading.replaceAll(" ", "-")}-${index}.ts`);
    writeFileSync(file, program.text.replaceAll("./examples/widget/generated/", "./generated/"));
    const env = { ...process.env, KUBECONFIG: kubeconfig, NO_COLOR: "1" };
    const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", file], { cwd: root, env });
    assert.is(normalize(stdout), normalize(outputs[index]?.text ?? ""), program.text);
  }
}
