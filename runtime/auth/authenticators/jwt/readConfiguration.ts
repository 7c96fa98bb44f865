import { readConfiguration } from "../../../configuration/configurationFile.ts";
import { type FieldReader, fieldReader } from "../../../configuration/fieldReader.ts";
import { certificatesProblem } from "../../../x509/certificate.ts";
import { isDomainPrefixed } from "../../userNames.ts";
import {
  type AuthenticationConfiguration,
  type ClaimExpression,
  type ClaimOrExpression,
  type ClaimRule,
  type CompileClaims,
  type ExpressionRule,
  type JwtConfiguration,
  signingAlgorithms,
} from "./configuration.ts";

export interface ConfigurationContext {
  readonly apiDomain: string;
  readonly labelDomain: string;
  readonly compile: CompileClaims;
  /** Issuers that no file may name: those of service accounts. */
  readonly ownIssuers: readonly string[];
}

const kindName = "AuthenticationConfiguration";
const versions = ["v1", "v1beta1", "v1alpha1"];
/** @limit JWT authenticators: the configuration is refused. */
const maxIssuers = 64;

/**
 * Reads an AuthenticationConfiguration, in YAML or JSON. Throws an Error whose lines are "file:line:column: field: what
 * is wrong".
 */
export function readAuthenticationConfiguration(
  text: string,
  { file, ...context }: ConfigurationContext & { readonly file: string },
): AuthenticationConfiguration {
  return readConfiguration(text, file, (value, report) => {
    const root = fieldReader(value, { path: [], known: ["apiVersion", "kind", "jwt", "anonymous"], report });
    const group = `apiserver.config.${context.apiDomain}`;
    if (root.text("kind") !== kindName || !versions.some((each) => root.text("apiVersion") === `${group}/${each}`)) {
      root.report("kind", `the file must hold an ${kindName} of ${group}/v1`);
    }
    const entries = root.objects("jwt", jwtFields);
    if (entries.length > maxIssuers) root.report("jwt", `must have at most ${maxIssuers} items`);
    const jwt = entries.map((each) => readJwt(each, context));
    for (const key of ["url", "discoveryUrl"] as const) {
      const urls = jwt.map(({ issuer }) => issuer[key]).filter((each) => each !== "");
      if (new Set(urls).size < urls.length)
        root.report("jwt", `two issuers have the same ${key === "url" ? "url" : "discoveryURL"}`);
    }
    return { jwt, anonymous: readAnonymous(root) };
  });
}

function readAnonymous(root: FieldReader): AuthenticationConfiguration["anonymous"] {
  const fields = root.object("anonymous", ["enabled", "conditions"]);
  if (fields === undefined) return undefined;
  const enabled = fields.flag("enabled");
  const paths = fields.objects("conditions", ["path"]).map((each) => {
    const path = each.text("path");
    if (!path.startsWith("/")) each.report("path", "must begin with /");
    return path;
  });
  if (!enabled && paths.length > 0)
    fields.report("conditions", "must be empty where anonymous requests are not enabled");
  return { enabled, paths: paths.length === 0 ? undefined : paths };
}

const jwtFields = ["issuer", "claimValidationRules", "claimMappings", "userValidationRules"];
const issuerFields = ["url", "discoveryURL", "certificateAuthority", "audiences", "audienceMatchPolicy"];

function readJwt(fields: FieldReader, context: ConfigurationContext): JwtConfiguration {
  const rules = fields.objects("claimValidationRules", ["claim", "requiredValue", "expression", "message"]);
  const mappings = fields.object("claimMappings", ["username", "groups", "uid", "extra"]);
  const username = mappings === undefined ? undefined : readMapping(mappings, "username", context);
  if (mappings?.has("username") !== true) fields.report("claimMappings.username", "is required");
  const userRules = fields.objects("userValidationRules", ["expression", "message"]);
  const [claimRules, seen] = [
    { ...context, seen: new Set<string>() },
    { ...context, seen: new Set<string>() },
  ];
  const claimValidationRules = rules.flatMap((each) => readClaimRule(each, claimRules) ?? []);
  const extra = mappings === undefined ? [] : readExtra(mappings, context);
  if (username !== undefined && isUnverifiedEmail(username, [...claimValidationRules, ...extra])) {
    fields.report("claimMappings.username.expression", unverifiedEmail);
  }
  return {
    issuer: readIssuer(fields, context),
    algorithms: signingAlgorithms,
    claimValidationRules,
    username: username ?? { claim: "sub", prefix: "" },
    groups: mappings === undefined ? undefined : readMapping(mappings, "groups", context),
    uid: mappings === undefined ? undefined : readMapping(mappings, "uid", context),
    extra,
    userValidationRules: userRules.flatMap((each) => readExpressionRule(each, "user", seen) ?? []),
  };
}

const unverifiedEmail =
  "claims.email_verified must be used in claimMappings.username.expression or claimMappings.extra[*].valueExpression " +
  "or claimValidationRules[*].expression when claims.email is used in claimMappings.username.expression";

/** An issuer may let anyone claim any address of mail, as long as it says that the address was not verified. */
function isUnverifiedEmail(username: ClaimOrExpression, others: readonly object[]): boolean {
  if (!("expression" in username) || !/\bclaims\.\??email\b/.test(username.expression.text)) return false;
  return !/\bclaims\.\??email_verified\b/.test(JSON.stringify([username, ...others]));
}

function readIssuer(jwt: FieldReader, { ownIssuers }: ConfigurationContext): JwtConfiguration["issuer"] {
  const fields = jwt.object("issuer", issuerFields);
  if (fields === undefined) {
    jwt.report("issuer", "is required");
    return { url: "", discoveryUrl: "", certificateAuthority: () => "", audiences: [] };
  }
  const [url, discoveryUrl] = [fields.text("url"), fields.text("discoveryURL")];
  if (url === "") fields.report("url", "URL is required");
  else checkUrl(fields, "url", url);
  if (ownIssuers.includes(url)) fields.report("url", "is an issuer of service-account tokens");
  if (discoveryUrl !== "") checkUrl(fields, "discoveryURL", discoveryUrl);
  if (discoveryUrl !== "" && withoutSlashes(discoveryUrl) === withoutSlashes(url)) {
    fields.report("discoveryURL", "must be different from url");
  }
  const audiences = fields.texts("audiences");
  if (audiences.length === 0) fields.report("audiences", "at least one is required");
  if (audiences.includes("") || new Set(audiences).size < audiences.length) {
    fields.report("audiences", "must be different from each other, and not empty");
  }
  const policy = fields.text("audienceMatchPolicy");
  if (policy !== "MatchAny" && (policy !== "" || audiences.length > 1)) {
    fields.report("audienceMatchPolicy", "must be MatchAny for multiple audiences");
  }
  const certificateAuthority = fields.text("certificateAuthority");
  const problem = certificateAuthority === "" ? undefined : certificatesProblem(certificateAuthority);
  if (problem !== undefined) fields.report("certificateAuthority", problem);
  return { url, discoveryUrl, certificateAuthority: () => certificateAuthority, audiences };
}

function withoutSlashes(url: string): string {
  return url.replace(/\/+$/, "");
}

function checkUrl(fields: FieldReader, name: string, text: string): void {
  if (!URL.canParse(text)) {
    fields.report(name, "is not a URL");
    return;
  }
  const { protocol, username, password, search, hash } = new URL(text);
  if (protocol !== "https:") fields.report(name, "URL scheme must be https");
  if (username !== "" || password !== "") fields.report(name, "URL must not contain a username or password");
  if (search !== "") fields.report(name, "URL must not contain a query");
  if (hash !== "") fields.report(name, "URL must not contain a fragment");
}

interface RuleContext extends ConfigurationContext {
  /** Claims and expressions of the rules before; a second rule about one says nothing, or contradicts. */
  readonly seen: Set<string>;
}

function readClaimRule(fields: FieldReader, context: RuleContext): ClaimRule | undefined {
  const claim = fields.text("claim");
  if (fields.has("expression") === (claim !== "")) {
    fields.report("", "exactly one of claim or expression is required");
    return undefined;
  }
  if (claim === "") {
    if (fields.has("requiredValue")) fields.report("requiredValue", "can't be set when expression is set");
    return readExpressionRule(fields, "claims", context);
  }
  if (fields.has("message")) fields.report("message", "can't be set when claim is set");
  if (isRepeated(`claim ${claim}`, context)) fields.report("claim", "is there twice");
  return { claim, requiredValue: fields.text("requiredValue") };
}

function readExpressionRule(
  fields: FieldReader,
  variable: "claims" | "user",
  context: RuleContext,
): ExpressionRule | undefined {
  const expression = readExpression(fields, { name: "expression", variable, results: ["bool"] }, context);
  if (expression === undefined) return undefined;
  if (isRepeated(`expression ${expression.text}`, context)) fields.report("expression", "is there twice");
  return { expression, message: fields.text("message") };
}

function isRepeated(what: string, { seen }: RuleContext): boolean {
  const { size } = seen;
  return seen.add(what).size === size;
}

function readMapping(
  mappings: FieldReader,
  name: "username" | "groups" | "uid",
  context: ConfigurationContext,
): ClaimOrExpression | undefined {
  const fields = mappings.object(name, name === "uid" ? ["claim", "expression"] : ["claim", "prefix", "expression"]);
  if (fields === undefined) return undefined;
  const claim = fields.text("claim");
  if (fields.has("expression") === (claim !== "")) {
    fields.report("", "exactly one of claim or expression is required");
    return undefined;
  }
  if (claim === "") {
    if (fields.has("prefix")) fields.report("prefix", "can't be set when expression is set");
    const results = name === "groups" ? ["string", "list"] : ["string"];
    const expression = readExpression(fields, { name: "expression", variable: "claims", results }, context);
    return expression === undefined ? undefined : { expression };
  }
  if (name !== "uid" && !fields.has("prefix")) {
    fields.report("prefix", "is required when claim is set; it may be an empty string");
  }
  return { claim, prefix: name === "uid" ? "" : fields.text("prefix") };
}

function readExtra(mappings: FieldReader, context: ConfigurationContext): JwtConfiguration["extra"] {
  const seen = new Set<string>();
  return mappings.objects("extra", ["key", "valueExpression"]).flatMap((each) => {
    const key = each.text("key");
    const problem = seen.has(key) ? "is there twice" : problemOfKey(key, context);
    if (problem !== undefined) each.report("key", problem);
    seen.add(key);
    const wanted = { name: "valueExpression", variable: "claims", results: ["string", "list"] } as const;
    const value = readExpression(each, wanted, context);
    return value === undefined ? [] : [{ key, value }];
  });
}

/** Keys of the platform's own domains say what the server found out itself. */
function problemOfKey(key: string, { apiDomain, labelDomain }: ConfigurationContext): string | undefined {
  if (!isDomainPrefixed(key)) return "must be a domain-prefixed path (such as 'acme.io/foo')";
  const [domain = ""] = key.split("/");
  if (key !== key.toLowerCase()) return "must be lowercase";
  const isOwn = [apiDomain, labelDomain].some((each) => domain === each || domain.endsWith(`.${each}`));
  return isOwn ? `must not use a domain of the platform (${domain})` : undefined;
}

interface Wanted {
  readonly name: string;
  readonly variable: "claims" | "user";
  readonly results: readonly string[];
}

function readExpression(
  fields: FieldReader,
  { name, variable, results }: Wanted,
  { compile }: ConfigurationContext,
): ClaimExpression | undefined {
  const text = fields.text(name).trim();
  if (text === "") {
    fields.report(name, "is required");
    return undefined;
  }
  const compiled = compile(text, variable, results);
  if (!("error" in compiled)) return compiled;
  fields.report(name, compiled.error);
  return undefined;
}
