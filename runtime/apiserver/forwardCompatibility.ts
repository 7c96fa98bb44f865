import { binaryRelease } from "../component/version.ts";
import type { ForwardCompatibility } from "../registry/runtimeConfig.ts";
import { compareReleases } from "../schema/releases.ts";
import type { Platform } from "../schema/index.ts";

/** The flags of newer APIs in a server that emulates an earlier version. */
export interface ForwardFlags {
  readonly emulationForwardCompatible: boolean;
  readonly runtimeConfigEmulationForwardCompatible: boolean;
}

/** What the flags say. Throws an Error that names a flag which is set where nothing is emulated. */
export function forwardCompatibility(
  flags: ForwardFlags,
  { emulated, platform }: { readonly emulated: string; readonly platform: Platform },
): ForwardCompatibility {
  const { emulationForwardCompatible: ofServed, runtimeConfigEmulationForwardCompatible: ofSettings } = flags;
  const own = binaryRelease(platform);
  if ((ofServed || ofSettings) && compareReleases(emulated, own) >= 0) {
    const flag = ofServed ? "emulation-forward-compatible" : "runtime-config-emulation-forward-compatible";
    throw new Error(`--${flag}: needs an --emulated-version before ${own}`);
  }
  return { ofServed, ofSettings };
}
