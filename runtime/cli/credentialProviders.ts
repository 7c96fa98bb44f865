import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readConfiguration, type Report } from "../configuration/configurationFile.ts";
import { type FieldReader, fieldReader } from "../configuration/fieldReader.ts";
import type { TokenAttributes } from "../nodeagent/images/accountToken.ts";
import type { CredentialProvider } from "../nodeagent/images/credentialProvider.ts";
import { durationMs } from "../schema/duration.ts";
import { qualifiedName } from "../schema/names.ts";
import type { PlatformWords } from "../schema/platform.ts";

export interface ProviderFlags {
  readonly imageCredentialProviderConfig: string;
  readonly imageCredentialProviderBinDir: string;
}

type Words = Pick<PlatformWords, "agentName" | "apiDomain">;

interface ProviderGates {
  /** Programs may have tokens of the service accounts of pods. */
  readonly hasTokens: boolean;
}

type Context = Words & ProviderGates;

/** The programs that the files of the flag name. Throws an Error for a file that says something else. */
export function credentialProvidersOf(
  flags: ProviderFlags,
  platform: Words,
  given: ProviderGates,
): readonly CredentialProvider[] {
  const { imageCredentialProviderConfig: path, imageCredentialProviderBinDir: folder } = flags;
  if (path === "") return [];
  if (folder === "") throw new Error("--image-credential-provider-config needs --image-credential-provider-bin-dir");
  const files = statSync(path).isDirectory() ? filesIn(path) : [path];
  return files.flatMap((file) => readProviders(readFileSync(file, "utf8"), file, { ...platform, ...given }));
}

/** In the order of their names; the folder may hold other files besides. */
function filesIn(folder: string): string[] {
  const names = readdirSync(folder).filter((each) => /\.(json|ya?ml)$/.test(each));
  return names.sort().map((each) => join(folder, each));
}

/** The providers of one configuration. Throws an Error whose lines say what is wrong where. */
export function readProviders(text: string, file: string, context: Context): readonly CredentialProvider[] {
  const group = `${context.agentName}.config.${context.apiDomain}`;
  return readConfiguration(text, file, (value, report: Report) => {
    const root = fieldReader(value, { path: [], known: ["apiVersion", "kind", "providers"], report });
    if (root.text("kind") !== "CredentialProviderConfig") root.report("kind", "must be CredentialProviderConfig");
    const versions = ["v1", "v1beta1", "v1alpha1"].map((each) => `${group}/${each}`);
    if (!versions.includes(root.text("apiVersion"))) root.report("apiVersion", `must be one of ${versions.join(", ")}`);
    const known = ["name", "matchImages", "defaultCacheDuration", "apiVersion", "args", "env", "tokenAttributes"];
    const providers = root.objects("providers", known).map((each) => readProvider(each, context));
    if (providers.length === 0) root.report("providers", "must name at least one provider");
    const names = providers.map(({ name }) => name);
    const twice = names.find((each, index) => names.indexOf(each) !== index);
    if (twice !== undefined) root.report("providers", `name ${JSON.stringify(twice)} twice`);
    return providers;
  });
}

function readProvider(fields: FieldReader, { agentName, apiDomain, hasTokens }: Context): CredentialProvider {
  const name = fields.text("name");
  if (name === "" || name === "." || name === ".." || /[/\s]/.test(name))
    fields.report("name", "must be a file's name");
  const matchImages = fields.texts("matchImages");
  if (matchImages.length === 0) fields.report("matchImages", "must name at least one image");
  const defaultCacheMs = durationMs(fields.text("defaultCacheDuration"));
  if (defaultCacheMs === undefined || defaultCacheMs < 0) fields.report("defaultCacheDuration", "must be a duration");
  const group = `credentialprovider.${agentName}.${apiDomain}`;
  const apiVersion = fields.text("apiVersion");
  const versions = ["v1", "v1beta1", "v1alpha1"].map((each) => `${group}/${each}`);
  if (!versions.includes(apiVersion)) fields.report("apiVersion", `must be one of ${versions.join(", ")}`);
  const env = fields.objects("env", ["name", "value"]).map((each) => [each.text("name"), each.text("value")]);
  const args = fields.texts("args");
  const tokenAttributes = readTokenAttributes(fields.object("tokenAttributes", tokenFields));
  if (tokenAttributes !== undefined && !hasTokens) {
    fields.report("tokenAttributes", "the feature gate of service account tokens for credential providers is disabled");
  }
  if (tokenAttributes !== undefined && apiVersion !== `${group}/v1`) {
    fields.report("tokenAttributes", `is for ${group}/v1 alone`);
  }
  return {
    ...{ name, matchImages, apiVersion, args, defaultCacheMs: defaultCacheMs ?? 0, env: Object.fromEntries(env) },
    ...(tokenAttributes === undefined ? {} : { tokenAttributes }),
  };
}

const requiredKeys = "requiredServiceAccountAnnotationKeys";
const optionalKeys = "optionalServiceAccountAnnotationKeys";
const tokenFields = ["serviceAccountTokenAudience", "cacheType", "requireServiceAccount", requiredKeys, optionalKeys];

function readTokenAttributes(fields: FieldReader | undefined): TokenAttributes | undefined {
  if (fields === undefined) return undefined;
  const audience = fields.text("serviceAccountTokenAudience");
  if (audience === "") fields.report("serviceAccountTokenAudience", "must be set");
  const cacheType = fields.text("cacheType");
  if (cacheType !== "ServiceAccount" && cacheType !== "Token") {
    fields.report("cacheType", "must be ServiceAccount or Token");
  }
  if (!fields.has("requireServiceAccount")) fields.report("requireServiceAccount", "must be set");
  const requiresAccount = fields.flag("requireServiceAccount");
  const [required, optional] = [annotationKeys(fields, requiredKeys), annotationKeys(fields, optionalKeys)];
  if (!requiresAccount && required.length > 0) {
    fields.report(requiredKeys, "must be empty where no service account is required");
  }
  const both = required.find((each) => optional.includes(each));
  if (both !== undefined) fields.report(optionalKeys, `must not have ${JSON.stringify(both)}, which is required`);
  const kept = cacheType === "Token" ? "Token" : "ServiceAccount";
  return { audience, cacheType: kept, requiresAccount, requiredAnnotations: required, optionalAnnotations: optional };
}

function annotationKeys(fields: FieldReader, name: string): readonly string[] {
  const keys = fields.texts(name);
  const wrong = keys.find((each) => qualifiedName(each.toLowerCase()) !== undefined);
  if (wrong !== undefined) fields.report(name, `must have keys of annotations, not ${JSON.stringify(wrong)}`);
  const twice = keys.find((each, index) => keys.indexOf(each) !== index);
  if (twice !== undefined) fields.report(name, `has ${JSON.stringify(twice)} twice`);
  return keys;
}
