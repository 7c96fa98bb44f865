import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../harness/kubectl.ts";
import { ensureBundle } from "../harness/orchProcess.ts";

/** A user's repository, which has the package from a file as npm would fetch it. */
export interface OwnRepository {
  readonly folder: string;
  /** Runs words in it, as no script of npm; resolves with all that they print. */
  readonly run: (words: readonly string[]) => Promise<string>;
  /** Runs an `npm install`, where `orch` is what this repository packs. */
  readonly install: (words: readonly string[]) => Promise<string>;
  /** Compiles a program that imports all entry points; resolves with what the compiler says. */
  readonly compileEntryPoints: (options: readonly string[]) => Promise<string>;
  readonly remove: () => void;
}

export function makeOwnRepository(): OwnRepository {
  const folder = mkdtempSync(join(tmpdir(), "widgets-"));
  const run: OwnRepository["run"] = (words) => runIn(folder, words);
  return {
    folder,
    run,
    install: async (words) => {
      await ensureBundle();
      const pack = ["npm", "pack", "--ignore-scripts", "--json", "--pack-destination", folder];
      const packing = await runIn(root, pack, { NODE_OPTIONS: `--import=data:text/javascript,${quickGzip}` });
      const [{ filename }] = JSON.parse(packing.slice(packing.indexOf("["), packing.lastIndexOf("]") + 1));
      const own = words.map((each) => (each === "orch" ? `./${filename}` : each));
      return run([...own, "--prefer-offline", "--no-audit", "--no-fund"]);
    },
    compileEntryPoints: async (options) => {
      writeFileSync(join(folder, "types.ts"), entryPoints);
      return withoutNpm(await run(["npx", "tsc", "--strict", "--noEmit", ...options, "types.ts"]));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Options of compilers that users have. */
export const waysToCompile: readonly (readonly string[])[] = [
  ["--module", "nodenext", "--exactOptionalPropertyTypes"],
  ["--module", "esnext", "--moduleResolution", "bundler", "--target", "es2022"],
];

/** What npm says about the machine's own settings. */
export function withoutNpm(text = ""): string {
  return text.replace(/^npm .*\n/gm, "");
}

const execute = promisify(execFile);

/** Lets npm compress least: it has no option for it, and takes half of its time for the best, which is thrown away. */
const quickGzip = encodeURIComponent(`import zlib from "node:zlib";
  const { Gzip } = zlib;
  zlib.Gzip = function (options) { return new Gzip({ ...options, level: 1 }); };`);

async function runIn(cwd: string, words: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<string> {
  const [program = "", ...args] = words;
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("npm_"));
  const env = { ...Object.fromEntries(own), ...more };
  const { stdout, stderr } = await execute(program, args, { cwd, env, maxBuffer: 1 << 26 }).catch((error) => {
    throw new Error(`${words.join(" ")}\n${error.stdout}${error.stderr}`);
  });
  return stdout + stderr;
}

/** All entry points; the mistakes show that the types are there. */
const entryPoints: string = `import { createClient, createInformer, isNotFound, type Client } from "orch";
import { KubeconfigError } from "orch/client";
import { createController, lead } from "orch/controllers";
import type { components, paths } from "orch/openapi";
import { PodSchema, type Pod } from "orch/proto/core/v1/generated";
import { UnknownSchema } from "orch/proto/envelope/v1/envelope";
import type { Generated } from "orch/schema";
import { celRules } from "orch/cel";
import { startTestServer, type TestServer } from "orch/testing";
import { images } from "orch/kinds/rules/template";
import type { Container } from "orch/generated/core/v1/container";

const client: Client = createClient();
const informer = createInformer(client.core.v1.namespaces);
informer.addHandler({ add: ({ metadata }) => console.log(metadata.name.length) });
const controller = createController({ informer, reconcile: async () => {}, onError: console.error });
void [controller, lead];
const server: TestServer = await startTestServer();
const secret = await server.client.core.v1.secrets.namespace("default").create({ stringData: { password: "secret" } });
const type: string | undefined = secret.type;
const generated: Generated | undefined = undefined;
const body: components["schemas"]["io.orch.api.core.v1.Pod"] = { spec: { containers: [{ name: "one" }] } };
const path: keyof paths = "/api/v1/namespaces/{namespace}/pods/{name}";
const seconds = (pod: Pod): bigint | undefined => pod.spec?.terminationGracePeriodSeconds;
const container: Container = { name: "one", image: "busybox" };
console.log(container, body, path, seconds, PodSchema.typeName, UnknownSchema.typeName);
console.log(type, generated, isNotFound(1), KubeconfigError, celRules, images({ spec: {} }));
// @ts-expect-error a number is no name
await server.client.core.v1.secrets.namespace("default").create({ metadata: { name: 3 } });
// @ts-expect-error there is no such path
const none: keyof paths = "/api/v1/pod";
// @ts-expect-error there is no such kind
client.core.v1.secret;
`;
