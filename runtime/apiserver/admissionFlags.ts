import { readFileSync } from "node:fs";
import { hostname } from "node:os";
import type { GateName } from "../../generated/gates.ts";
import { imagePolicy } from "../admission/plugins/imagePolicy.ts";
import { hookCredentials } from "../auth/hookCredentials.ts";
import { openReviewer } from "../auth/reviewer.ts";
import { flagError, readFlagFile, underFlag } from "../lib/flagFile.ts";
import { serverIdentity } from "../registry/serverIdentity.ts";
import type { FeatureGates } from "../schema/index.ts";
import type { Tracer } from "../schema/tracer.ts";
import { type AdmissionParts, type PluginFlags, pluginNames, selectedPlugins } from "./admission.ts";
import { type AdmissionSettings, type HookKubeconfig, parseAdmissionFile } from "./admissionFile.ts";
import {
  joinedManifests,
  type LiveManifestOptions,
  type LiveManifests,
  openManifests,
} from "./manifests/liveManifests.ts";

export interface AdmissionFlags extends PluginFlags {
  /** "": plugins have no settings. */
  readonly admissionControlConfigFile: string;
  readonly defaultNotReadyTolerationSeconds: number;
  readonly defaultUnreachableTolerationSeconds: number;
}

export interface AdmissionContext extends Pick<LiveManifestOptions, "generated" | "metrics" | "logError"> {
  readonly gates: FeatureGates<GateName>;
  readonly logWarning: (message: string) => void;
  /** Absent: calls of webhooks are not traced. */
  readonly tracer?: Tracer | undefined;
}

/** What the flags say of plugins. */
export interface FlaggedAdmission
  extends Pick<
    AdmissionParts,
    "isOn" | "settings" | "tolerationSeconds" | "imagePolicy" | "manifests" | "credentials"
  > {
  /** Ends what plugins keep open. */
  readonly close?: () => void;
}

const configFlag = "admission-control-config-file";
const imagePlugin = "ImagePolicyWebhook";
const eventPlugin = "EventRateLimit";

/**
 * Which plugins are asked, and their settings. Rejects with an Error for names that are unknown, for a wrong file, and
 * for a plugin that needs settings and has none.
 */
export async function admissionOf(flags: AdmissionFlags, context: AdmissionContext): Promise<FlaggedAdmission> {
  const { admissionControlConfigFile: file, defaultNotReadyTolerationSeconds: notReadySeconds } = flags;
  const tolerationSeconds = { notReadySeconds, unreachableSeconds: flags.defaultUnreachableTolerationSeconds };
  const isOn = selectedPlugins(flags);
  const settings = file === "" ? undefined : settingsIn(file, context);
  if (isOn(eventPlugin) && settings?.eventLimits === undefined) throw withoutSettings(eventPlugin);
  const ofImages = isOn(imagePlugin) ? await imagePolicyOf(settings, context) : {};
  const credentials = await credentialsOf((settings?.hookKubeconfigs ?? []).filter(({ plugin }) => isOn(plugin)));
  const { gates, generated } = context;
  const isGateOn = (gate: string) => gates.enabled(gate as GateName);
  const serverId = gates.enabled("APIServerIdentity") ? serverIdentity(generated.platform, hostname()) : "";
  const folders = (settings?.manifests ?? []).filter(({ plugin }) => isOn(plugin));
  const opened: LiveManifests[] = [];
  const close = () => {
    for (const each of opened) each.stop();
    ofImages.close?.();
  };
  try {
    for (const each of folders) opened.push(await openManifests({ ...each, ...context, isGateOn, serverId }));
  } catch (error) {
    close();
    throw flagError(configFlag, error);
  }
  return {
    ...{ isOn, tolerationSeconds, ...(settings === undefined ? {} : { settings }) },
    ...{ ...ofImages, credentials, manifests: joinedManifests(opened), close },
  };
}

/** Rejects with an Error that names the flag. */
async function credentialsOf(files: readonly HookKubeconfig[]): Promise<FlaggedAdmission["credentials"]> {
  const read = files.map(async ({ plugin, file }) => [plugin, await hookCredentials(file)] as const);
  return new Map(
    await Promise.all(read).catch((error: unknown) => {
      throw flagError(configFlag, error);
    }),
  );
}

function settingsIn(file: string, { generated, gates }: AdmissionContext): AdmissionSettings {
  const text = readFlagFile(configFlag, file);
  const readFile = (path: string) => readFileSync(path, "utf8");
  const takesManifests = gates.enabled("ManifestBasedAdmissionControlConfig");
  const { apiDomain } = generated.platform;
  const options = { file, apiDomain, plugins: pluginNames(), readFile, takesManifests };
  return underFlag(configFlag, () => parseAdmissionFile(text, options));
}

async function imagePolicyOf(
  { imagePolicy: settings }: AdmissionSettings = {},
  { generated: { platform }, logWarning, tracer }: AdmissionContext,
): Promise<Pick<FlaggedAdmission, "imagePolicy" | "close">> {
  if (settings === undefined) throw withoutSettings(imagePlugin);
  const webhook = await openReviewer({ file: settings.file, name: "image policy webhook", tracer }).catch((error) => {
    throw flagError(configFlag, error);
  });
  const clock = () => performance.now();
  return { imagePolicy: imagePolicy({ ...settings, webhook, platform, clock, logWarning }), close: webhook.close };
}

function withoutSettings(plugin: string): Error {
  return new Error(`--enable-admission-plugins: ${plugin} needs its --${configFlag}`);
}
