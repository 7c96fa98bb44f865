import { join } from "node:path";
import { flagSets } from "../../generated/flags.ts";
import { generated } from "../../generated/index.ts";
import { type FlagSet, type Generated, givenText } from "../schema/index.ts";
import { loadGenerated } from "./loadGenerated.ts";

/** What the program serves unless `--generated` names something else. */
export const builtIn: Generated = generated;

/** What a program serves, and its flags in the words of that platform: `--generated` is read before all others. */
export async function generatedOf(
  command: string,
  argv: readonly string[],
): Promise<{ readonly generated: Generated; readonly flagSet: FlagSet | undefined }> {
  const { [command]: own } = flagSets;
  const textOf = (name: string) => (own === undefined ? "" : givenText(own, argv, name));
  const folder = textOf("generated");
  if (folder === "") return { generated: builtIn, flagSet: own };
  const generated = await loadGenerated(folder, join(textOf("data-dir"), "cache"));
  const { [command]: flagSet = own } = await generated.loadFlagSets();
  return { generated, flagSet };
}
