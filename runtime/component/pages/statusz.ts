import type { Platform } from "../../schema/index.ts";
import type { EffectiveVersion } from "../version.ts";
import type { ZPage } from "./zpage.ts";

export interface StatuszOptions {
  readonly component: string;
  readonly platform: Pick<Platform, "gitVersion">;
  readonly version: EffectiveVersion;
  /** When the process started, in milliseconds. */
  readonly startMs: number;
  readonly nowMs: () => number;
  /** Other pages that one may read to debug. */
  readonly paths: () => readonly string[];
}

/** `/statusz`: what runs here, and since when. */
export function statusz({ component, platform, version, startMs, nowMs, paths }: StatuszOptions): ZPage {
  const { gitVersion } = platform;
  const { emulated, minCompatible } = version;
  const upSeconds = () => Math.max(0, Math.floor((nowMs() - startMs) / 1000));
  // The name of the field is that of the API; what it names is the toolchain.
  const toolchain = `node ${process.version}`;
  return {
    kind: "Statusz",
    component,
    lines: () => [
      ["Started", new Date(startMs).toUTCString()],
      ["Up", upText(upSeconds())],
      ["Go version", toolchain],
      ["Binary version", gitVersion.replace(/^v/, "")],
      ["Emulation version", emulated],
      ["Paths", paths().join(" ")],
    ],
    fields: () => ({
      startTime: new Date(startMs).toISOString().replace(/\.\d+/, ""),
      uptimeSeconds: upSeconds(),
      goVersion: toolchain,
      binaryVersion: gitVersion.replace(/^v/, ""),
      emulationVersion: emulated,
      minimumCompatibilityVersion: minCompatible,
      paths: [...paths()],
    }),
  };
}

/** "1 hr 02 min 03 sec" */
function upText(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${Math.floor(seconds / 3600)} hr ${two((seconds % 3600) / 60)} min ${two(seconds % 60)} sec`;
}
