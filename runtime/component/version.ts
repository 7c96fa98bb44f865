import type { Platform } from "../schema/index.ts";

/** The body of `/version`; `gitVersion` is semantic, because clients compare it. */
export function versionInfo(platform: Platform): object {
  return {
    major: platform.major,
    minor: platform.minor,
    gitVersion: platform.gitVersion,
    gitCommit: "",
    gitTreeState: "",
    buildDate: "1970-01-01T00:00:00Z",
    goVersion: `node ${process.version}`,
    compiler: `v8 ${process.versions.v8}`,
    platform: `${process.platform}/${process.arch === "x64" ? "amd64" : process.arch}`,
  };
}
