import { readFileSync } from "node:fs";
import { readFlagFile, underFlag } from "../lib/flagFile.ts";
import type { Platform } from "../schema/index.ts";
import { type AdmissionParts, type PluginFlags, selectedPlugins } from "./admission.ts";
import { parseAdmissionFile } from "./admissionFile.ts";

export interface AdmissionFlags extends PluginFlags {
  /** "": plugins have no settings. */
  readonly admissionControlConfigFile: string;
  readonly defaultNotReadyTolerationSeconds: number;
  readonly defaultUnreachableTolerationSeconds: number;
}

/** Which plugins are asked, and their settings. Throws an Error for names that are unknown, and for a wrong file. */
export function admissionOf(
  flags: AdmissionFlags,
  { apiDomain }: Pick<Platform, "apiDomain">,
): Pick<AdmissionParts, "isOn" | "settings" | "tolerationSeconds"> {
  const { admissionControlConfigFile: file, defaultNotReadyTolerationSeconds: notReadySeconds } = flags;
  const tolerationSeconds = { notReadySeconds, unreachableSeconds: flags.defaultUnreachableTolerationSeconds };
  const chosen = { isOn: selectedPlugins(flags), tolerationSeconds };
  if (file === "") return chosen;
  const flag = "admission-control-config-file";
  const text = readFlagFile(flag, file);
  const readFile = (path: string) => readFileSync(path, "utf8");
  return { ...chosen, settings: underFlag(flag, () => parseAdmissionFile(text, { file, apiDomain, readFile })) };
}
