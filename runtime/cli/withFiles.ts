import type { FlagChecks } from "../configuration/flagFiles.ts";
import { type ConfiguredFlags, type FlagSet, givenText, type ParsedFlags } from "../schema/flags.ts";

type Parser<Flags> = (argv: readonly string[], set?: FlagSet, configured?: ConfiguredFlags) => ParsedFlags<Flags>;

/** Flags as arguments give them, else the files of `--config-dir`, else the file of `--config`, else their defaults. */
export async function parseWithFiles<Flags>(
  parse: Parser<Flags>,
  argv: readonly string[],
  set: FlagSet | undefined,
): Promise<ParsedFlags<Flags>> {
  const parsed = parse(argv, set);
  if (!("flags" in parsed) || set === undefined) return parsed;
  const files = { file: givenText(set, argv, "config"), folder: givenText(set, argv, "config-dir") };
  if (files.file === "" && files.folder === "") return parsed;
  const { readFlagFiles } = await import("../configuration/flagFiles.ts"); // the usual start does not wait for YAML
  try {
    return parse(argv, set, readFlagFiles(set, files, await checksOf(set)));
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** What no table of flags says. */
async function checksOf({ flags }: FlagSet): Promise<FlagChecks> {
  if (!flags.some(({ name }) => name === "controllers")) return {};
  const { selectedControllers } = await import("../controllers/controllers.ts");
  return { controllers: (value) => void selectedControllers(Array.isArray(value) ? value : []) };
}
