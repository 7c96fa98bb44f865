/** Kinds of a user's spec folder beside the built-in ones: generated, and loaded as `--generated` does. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run } from "../../codegen/run.ts";
import { generated as builtIn } from "../../generated/index.ts";
import { loadGenerated } from "../../runtime/cli/loadGenerated.ts";
import type { Generated, ResourceDescriptor } from "../../runtime/schema/index.ts";

export interface OwnKinds {
  readonly folder: string;
  readonly generated: Generated;
  readonly remove: () => Promise<void>;
}

/** `files` by their path in the spec folder. Throws an Error with the diagnostics of a spec that is refused. */
export async function generateKinds(files: Readonly<Record<string, string>>): Promise<OwnKinds> {
  const folder = await mkdtemp(join(tmpdir(), "orch-kinds-"));
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, "spec", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const said: string[] = [];
  const tell = (text: string) => void said.push(text);
  const exitCode = await run(["--spec", "spec", "--out", "out"], {
    cwd: folder,
    isTerminal: false,
    print: tell,
    printError: tell,
    now: () => 0,
    signal: new AbortController().signal,
  });
  const remove = () => rm(folder, { recursive: true, force: true });
  if (exitCode !== 0) {
    await remove();
    throw new Error(said.join(""));
  }
  return { folder, generated: await loadGenerated(join(folder, "out"), join(folder, "cache")), remove };
}

/** The same, but what `change` says of each kind of a group that is not built in; undefined leaves the kind out. */
export function changed(
  { resources, handlers, groups, ...rest }: Generated,
  change: (kind: ResourceDescriptor) => ResourceDescriptor | undefined,
): Generated {
  const builtInGroups = new Set(builtIn.groups.map(({ name }) => name));
  const changes = new Map(resources.map((each) => [each, builtInGroups.has(each.group) ? each : change(each)]));
  const left = [...changes.values()].filter((each) => each !== undefined);
  return {
    ...rest,
    resources: left,
    handlers: handlers.flatMap((each) => {
      const descriptor = changes.get(each.descriptor);
      return descriptor === undefined ? [] : [{ ...each, descriptor }];
    }),
    groups: groups.flatMap((group) => {
      const isLeft = (version: string) => left.some((each) => each.group === group.name && each.version === version);
      const versions = group.versions.filter(isLeft);
      return versions.length === 0 ? [] : [{ ...group, versions }];
    }),
  };
}
