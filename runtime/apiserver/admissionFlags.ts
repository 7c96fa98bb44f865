import { readFileSync } from "node:fs";
import { imagePolicy } from "../admission/plugins/imagePolicy.ts";
import { openReviewer } from "../auth/reviewer.ts";
import { flagError, readFlagFile, underFlag } from "../lib/flagFile.ts";
import type { Platform } from "../schema/index.ts";
import type { Tracer } from "../schema/tracer.ts";
import { type AdmissionParts, type PluginFlags, selectedPlugins } from "./admission.ts";
import { type AdmissionSettings, parseAdmissionFile } from "./admissionFile.ts";

export interface AdmissionFlags extends PluginFlags {
  /** "": plugins have no settings. */
  readonly admissionControlConfigFile: string;
  readonly defaultNotReadyTolerationSeconds: number;
  readonly defaultUnreachableTolerationSeconds: number;
}

export interface AdmissionContext {
  readonly platform: Pick<Platform, "apiDomain" | "names">;
  readonly logWarning: (message: string) => void;
  /** Absent: calls of webhooks are not traced. */
  readonly tracer?: Tracer | undefined;
}

/** What the flags say of plugins. */
export interface FlaggedAdmission
  extends Pick<AdmissionParts, "isOn" | "settings" | "tolerationSeconds" | "imagePolicy"> {
  /** Ends what plugins keep open. */
  readonly close?: () => void;
}

const configFlag = "admission-control-config-file";
const imagePlugin = "ImagePolicyWebhook";

/**
 * Which plugins are asked, and their settings. Rejects with an Error for names that are unknown, for a wrong file, and
 * for a plugin that needs settings and has none.
 */
export async function admissionOf(flags: AdmissionFlags, context: AdmissionContext): Promise<FlaggedAdmission> {
  const { admissionControlConfigFile: file, defaultNotReadyTolerationSeconds: notReadySeconds } = flags;
  const tolerationSeconds = { notReadySeconds, unreachableSeconds: flags.defaultUnreachableTolerationSeconds };
  const isOn = selectedPlugins(flags);
  const settings = file === "" ? undefined : settingsIn(file, context);
  return {
    ...{ isOn, tolerationSeconds, ...(settings === undefined ? {} : { settings }) },
    ...(isOn(imagePlugin) ? await imagePolicyOf(settings, context) : {}),
  };
}

function settingsIn(file: string, { platform }: AdmissionContext): AdmissionSettings {
  const text = readFlagFile(configFlag, file);
  const readFile = (path: string) => readFileSync(path, "utf8");
  const { apiDomain } = platform;
  return underFlag(configFlag, () => parseAdmissionFile(text, { file, apiDomain, readFile }));
}

async function imagePolicyOf(
  { imagePolicy: settings }: AdmissionSettings = {},
  { platform, logWarning, tracer }: AdmissionContext,
): Promise<Pick<FlaggedAdmission, "imagePolicy" | "close">> {
  if (settings === undefined) throw new Error(`--enable-admission-plugins: ${imagePlugin} needs its --${configFlag}`);
  const webhook = await openReviewer({ file: settings.file, name: "image policy webhook", tracer }).catch((error) => {
    throw flagError(configFlag, error);
  });
  const clock = () => performance.now();
  return { imagePolicy: imagePolicy({ ...settings, webhook, platform, clock, logWarning }), close: webhook.close };
}
