/** A spec of one small kind in a folder of its own, and runs of the command on it. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run } from "../../codegen/run.ts";

export const widgetFile = "spec/example/v1/widget.yaml";

export const widgetYaml = `group: example.{apiDomain}
version: v1
kind: Widget
names: { plural: widgets, shortNames: [wg] }
scope: Namespaced
description: Widget is a thing of a given size.
columns: [name, age]
schema:
  required: [spec]
  properties:
    spec:
      x-proto: 2
      required: [size]
      properties:
        size: { x-proto: 1, type: integer, format: int32, minimum: 1 }
        parts:
          x-proto: 2
          type: array
          items: { $ref: "#/$defs/WidgetPart" }
          x-list-type: map
          x-list-map-keys: [name]
$defs:
  WidgetPart: { required: [name], properties: { name: { x-proto: 1, type: string, format: dns-label } } }
`;

export interface Fixture {
  readonly folder: string;
  readonly read: (path: string) => Promise<string>;
  readonly write: (path: string, text: string) => Promise<void>;
  /** Runs with --spec and --alone set, and --out unless it is given. */
  readonly generate: (...argv: string[]) => Promise<Output>;
  /** The same without --alone. */
  readonly generateBeside: (...argv: string[]) => Promise<Output>;
  /** Every file below a folder with its text. */
  readonly snapshot: (path: string) => Promise<Record<string, string>>;
  /** Removes a file or folder, or the whole. */
  readonly remove: (path?: string) => Promise<void>;
}

export interface Output {
  readonly exitCode: number;
  readonly printed: string;
  readonly complaints: string;
}

export async function makeFixture(): Promise<Fixture> {
  const folder = await mkdtemp(join(tmpdir(), "codegen-"));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  await write(widgetFile, widgetYaml);
  const generate = async (argv: readonly string[]) => {
    let [printed, complaints] = ["", ""];
    const out = argv.includes("--out") ? [] : ["--out", "out"];
    const exitCode = await run(["--spec", "spec", ...out, ...argv], {
      cwd: folder,
      isTerminal: false,
      print: (text) => {
        printed += text;
      },
      printError: (text) => {
        complaints += text;
      },
      now: () => 0,
      signal: new AbortController().signal,
    });
    return { exitCode, printed, complaints };
  };
  return {
    folder,
    write,
    read: (path) => readFile(join(folder, path), "utf8"),
    generate: (...argv) => generate(["--alone", ...argv]),
    generateBeside: (...argv) => generate(argv),
    snapshot: (path) => snapshot(join(folder, path)),
    remove: (path = "") => rm(join(folder, path), { recursive: true, force: true }),
  };
}

async function snapshot(folder: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) texts[file.slice(folder.length + 1)] = await readFile(file, "utf8");
  }
  return texts;
}
