/** The code of a kind that a user's spec file declares, as a server loads it. */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { printDiagnostic } from "../../codegen/diagnostics.ts";
import { generate } from "../../codegen/generate.ts";
import { ownSpecRoot } from "../../codegen/options.ts";
import type { KindCode } from "../../runtime/schema/index.ts";

/** Git ignores it; within the package, so that the code finds the runtime. */
const folder = fileURLToPath(new URL("../../.orch/userKinds", import.meta.url));

/** Generates a kind whose spec has these fields and rules, in YAML that is indented by eight spaces. */
export async function userKind(spec: string): Promise<KindCode> {
  const text = gadgetYaml(spec);
  const out = join(folder, createHash("sha256").update(text).digest("hex").slice(0, 16));
  const specRoots = [join(out, "spec")];
  write(join(out, "spec/example/v1/gadget.yaml"), text);
  const platformFile = join(ownSpecRoot, "platform.yaml");
  const { files, diagnostics } = await generate({ platformFile, specRoots, out: join(out, "generated"), cwd: out });
  if (diagnostics.length > 0) throw new Error(diagnostics.map(printDiagnostic).join("\n"));
  for (const { path, text: code } of files) {
    if (/^(example|meta)\/v1.*\.ts$/.test(path)) write(join(out, "generated", path), code);
  }
  const outfile = join(out, "gadget.mjs");
  const entryPoints = [join(out, "generated/example/v1/gadget.code.ts")];
  await build({ entryPoints, outfile, bundle: true, format: "esm", platform: "node", packages: "external" });
  const module = await import(pathToFileURL(outfile).href);
  return (module as { readonly code: KindCode }).code;
}

/** What is wrong with a gadget of such a kind, as `field: message`. */
export function errorsOf(code: KindCode, spec: Readonly<Record<string, unknown>>): string[] {
  const object = { apiVersion: "example.orch.io/v1", kind: "Gadget", metadata: { name: "g" }, spec };
  code.setDefaults(object);
  return code.validate(object, undefined).map((each) => `${each.field}: ${each.message}`);
}

export function gadgetYaml(spec: string): string {
  return `group: example.{apiDomain}
version: v1
kind: Gadget
names: { plural: gadgets }
scope: Namespaced
description: Gadget is a kind of a user.
schema:
  required: [spec]
  properties:
    spec:
      x-proto: 2
${spec}
`;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
