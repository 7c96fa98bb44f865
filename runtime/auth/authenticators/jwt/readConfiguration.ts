import { readConfiguration } from "../../../configuration/configurationFile.ts";
import { type FieldReader, fieldReader } from "../../../configuration/fieldReader.ts";
import { duplicate, type FieldError, invalid, required, tooMany } from "../../../schema/fieldError.ts";
import { formats } from "../../../schema/formats/formats.ts";
import { certificatesProblem } from "../../../x509/certificate.ts";
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
    if (entries.length > maxIssuers) {
      root.refuse(tooMany("jwt", entries.length, maxIssuers));
      return { jwt: [], anonymous: undefined };
    }
    const [urls, discoveryUrls] = [new Set<string>(), new Set<string>()];
    const jwt = entries.map((each) => {
      const read = readJwt(each, context);
      const { url, discoveryUrl } = read.issuer;
      if (isRepeated(url, urls)) each.refuse(duplicate("issuer.url", url));
      if (discoveryUrl !== "" && isRepeated(discoveryUrl, discoveryUrls)) {
        each.refuse(duplicate("issuer.discoveryURL", discoveryUrl));
      }
      return read;
    });
    return { jwt, anonymous: readAnonymous(root) };
  });
}

function readAnonymous(root: FieldReader): AuthenticationConfiguration["anonymous"] {
  const fields = root.object("anonymous", ["enabled", "conditions"]);
  if (fields === undefined) return undefined;
  const enabled = fields.flag("enabled");
  const paths = fields.objects("conditions", ["path"]).map((each) => each.text("path"));
  if (!enabled && paths.length > 0) {
    const conditions = paths.map((path) => ({ Path: path }));
    fields.refuse(invalid("conditions", conditions, "enabled should be set to true when conditions are defined"));
  }
  return { enabled, paths: paths.length === 0 ? undefined : paths };
}

const jwtFields = ["issuer", "claimValidationRules", "claimMappings", "userValidationRules"];
const issuerFields = [
  ...["url", "discoveryURL", "certificateAuthority", "audiences", "audienceMatchPolicy", "egressSelectorType"],
];

function readJwt(fields: FieldReader, context: ConfigurationContext): JwtConfiguration {
  const issuer = readIssuer(fields, context);
  const given = fields.objects("claimValidationRules", ["claim", "requiredValue", "expression", "message"]);
  const [claimRules, userRules] = [newRules(context), newRules(context)];
  const claimValidationRules = given.flatMap((each) => readClaimRule(each, claimRules) ?? []);
  const mappings = fields.object("claimMappings", ["username", "groups", "uid", "extra"]);
  const username = mappings === undefined ? undefined : readMapping(mappings, "username", context);
  if (mappings?.has("username") !== true) {
    fields.refuse(required("claimMappings.username", "claim or expression is required"));
  }
  const groups = mappings === undefined ? undefined : readMapping(mappings, "groups", context);
  const uid = mappings === undefined ? undefined : readMapping(mappings, "uid", context);
  const extra = mappings === undefined ? [] : readExtra(mappings, context);
  if (username !== undefined && "expression" in username) {
    const { text } = username.expression;
    const rules = claimValidationRules.flatMap((each) => ("expression" in each ? [each.expression.text] : []));
    if (isUnverifiedEmail(text, [...rules, ...extra.map(({ value }) => value.text)])) {
      fields.refuse(invalid("claimMappings.username.expression", text, unverifiedEmail));
    }
  }
  return {
    ...{ issuer, claimValidationRules, groups, uid, extra },
    algorithms: signingAlgorithms,
    username: username ?? { claim: "sub", prefix: "" },
    userValidationRules: fields
      .objects("userValidationRules", ["expression", "message"])
      .flatMap((each) => readExpressionRule(each, "user", userRules) ?? []),
  };
}

const unverifiedEmail =
  "claims.email_verified must be used in claimMappings.username.expression or claimMappings.extra[*].valueExpression " +
  "or claimValidationRules[*].expression when claims.email is used in claimMappings.username.expression";

/** An issuer may let anyone claim any address of mail, as long as it says that the address was not verified. */
function isUnverifiedEmail(text: string, others: readonly string[]): boolean {
  const code = (of: string) => of.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, "''");
  if (!/\bclaims\.\??email\b/.test(code(text))) return false;
  return ![text, ...others].some((each) => /\bclaims\.\??email_verified\b/.test(code(each)));
}

function readIssuer(jwt: FieldReader, { ownIssuers }: ConfigurationContext): JwtConfiguration["issuer"] {
  const fields = jwt.object("issuer", issuerFields);
  if (fields === undefined) {
    jwt.refuse(required("issuer.url"));
    jwt.refuse(noAudience(jwt, "issuer.audiences"));
    return { url: "", discoveryUrl: "", certificateAuthority: () => "", audiences: [] };
  }
  const [url, discoveryUrl] = [fields.text("url"), fields.text("discoveryURL")];
  if (ownIssuers.includes(url)) {
    const own = `[${[...ownIssuers].sort().join(" ")}]`;
    fields.refuse(invalid("url", url, `URL must not overlap with disallowed issuers: ${own}`));
  }
  if (url === "") fields.refuse(required("url"));
  else checkUrl(fields, "url", url);
  if (discoveryUrl !== "" && url !== "" && withoutSlashes(discoveryUrl) === withoutSlashes(url)) {
    fields.refuse(invalid("discoveryURL", discoveryUrl, "discoveryURL must be different from URL"));
  }
  if (discoveryUrl !== "") checkUrl(fields, "discoveryURL", discoveryUrl);
  const audiences = readAudiences(fields);
  const certificateAuthority = fields.text("certificateAuthority");
  const problem = certificateAuthority === "" ? undefined : certificatesProblem(certificateAuthority);
  if (problem !== undefined) fields.refuse(invalid("certificateAuthority", "<omitted>", `it ${problem}`));
  checkEgress(fields);
  return { url, discoveryUrl, certificateAuthority: () => certificateAuthority, audiences };
}

function noAudience(fields: FieldReader, name: string): FieldError {
  return required(name, `at least one ${fields.place(name)} is required`);
}

function readAudiences(fields: FieldReader): readonly string[] {
  const audiences = fields.texts("audiences");
  if (audiences.length === 0) fields.refuse(noAudience(fields, "audiences"));
  const seen = new Set<string>();
  for (const [index, audience] of audiences.entries()) {
    if (audience === "") fields.refuse(required(`audiences[${index}]`));
    if (isRepeated(audience, seen)) fields.refuse(duplicate(`audiences[${index}]`, audience));
  }
  const policy = fields.text("audienceMatchPolicy");
  const mayBeEmpty = audiences.length < 2;
  if (policy !== "MatchAny" && audiences.length > 0 && !(mayBeEmpty && policy === "")) {
    const wanted = mayBeEmpty ? "empty or MatchAny for single audience" : "MatchAny for multiple audiences";
    fields.refuse(invalid("audienceMatchPolicy", policy, `audienceMatchPolicy must be ${wanted}`));
  }
  return audiences;
}

/** The server asks issuers itself: it has no way through another machine that one could choose. */
function checkEgress(fields: FieldReader): void {
  const type = fields.text("egressSelectorType");
  if (type === "") return;
  if (type !== "controlplane" && type !== "cluster") {
    fields.refuse(invalid("egressSelectorType", type, "egress selector must be either controlplane or cluster"));
  } else fields.report("egressSelectorType", `oidc: egress lookup required with egress selector type "${type}"`);
}

function withoutSlashes(url: string): string {
  return url.replace(/\/+$/, "");
}

function checkUrl(fields: FieldReader, name: string, text: string): void {
  const wrong = (detail: string) => fields.refuse(invalid(name, text, detail));
  if (!URL.canParse(text)) {
    wrong(/^[a-z]+:/i.test(text) ? "is not a URL" : "URL scheme must be https");
    return;
  }
  const { protocol, username, password, search, hash } = new URL(text);
  if (protocol !== "https:") wrong("URL scheme must be https");
  if (username !== "" || password !== "") wrong("URL must not contain a username or password");
  if (search !== "") wrong("URL must not contain a query");
  if (hash !== "") wrong("URL must not contain a fragment");
}

interface RuleContext extends ConfigurationContext {
  /** Claims and expressions of the rules before; a second rule about one says nothing, or contradicts. */
  readonly claims: Set<string>;
  readonly expressions: Set<string>;
}

function newRules(context: ConfigurationContext): RuleContext {
  return { ...context, claims: new Set(), expressions: new Set() };
}

function readClaimRule(fields: FieldReader, context: RuleContext): ClaimRule | undefined {
  const [claim, expression] = [fields.text("claim"), fields.text("expression")];
  const [requiredValue, message] = [fields.text("requiredValue"), fields.text("message")];
  if (claim !== "" && expression !== "") fields.refuse(invalid("", claim, bothSet));
  else if (claim === "" && expression === "") fields.refuse(required("", "claim or expression is required"));
  else if (claim === "") {
    if (requiredValue !== "") {
      fields.refuse(invalid("requiredValue", requiredValue, "may not be specified when expression is set"));
    }
    return readExpressionRule(fields, "claims", context);
  } else {
    if (message !== "") fields.refuse(invalid("message", message, "may not be specified when claim is set"));
    if (isRepeated(claim, context.claims)) fields.refuse(duplicate("claim", claim));
    return { claim, requiredValue };
  }
  return undefined;
}

const bothSet = "claim and expression can't both be set";

function readExpressionRule(
  fields: FieldReader,
  variable: "claims" | "user",
  context: RuleContext,
): ExpressionRule | undefined {
  const text = fields.text("expression");
  if (text !== "" && isRepeated(text, context.expressions)) {
    fields.refuse(duplicate("expression", text));
    return undefined;
  }
  const expression = readExpression(fields, { name: "expression", variable, result: "bool" }, context);
  return expression === undefined ? undefined : { expression, message: fields.text("message") };
}

function isRepeated(text: string, seen: Set<string>): boolean {
  const { size } = seen;
  return seen.add(text).size === size;
}

function readMapping(
  mappings: FieldReader,
  name: "username" | "groups" | "uid",
  context: ConfigurationContext,
): ClaimOrExpression | undefined {
  const fields = mappings.object(name, name === "uid" ? ["claim", "expression"] : ["claim", "prefix", "expression"]);
  if (fields === undefined) return undefined;
  const [claim, expression] = [fields.text("claim"), fields.text("expression")];
  const prefix = name === "uid" ? "" : fields.text("prefix");
  if (claim !== "" && expression !== "") fields.refuse(invalid("", "", bothSet));
  else if (expression !== "") {
    if (name !== "uid" && fields.has("prefix")) {
      fields.refuse(invalid("prefix", prefix, "may not be specified when expression is set"));
    }
    const compiled = readExpression(fields, { name: "expression", variable: "claims" }, context);
    return compiled === undefined ? undefined : { expression: compiled };
  } else if (claim !== "") {
    if (name !== "uid" && !fields.has("prefix")) fields.refuse(required("prefix", noPrefix));
    return { claim, prefix };
  } else if (name === "username") fields.refuse(required("", "claim or expression is required"));
  return undefined;
}

const noPrefix = "prefix is required when claim is set. It can be set to an empty string to disable prefixing";

function readExtra(mappings: FieldReader, context: ConfigurationContext): JwtConfiguration["extra"] {
  const seen = new Set<string>();
  return mappings.objects("extra", ["key", "valueExpression"]).flatMap((each) => {
    const key = each.text("key");
    checkKey(each, key, context);
    if (isRepeated(key, seen)) {
      each.refuse(duplicate("key", key));
      return [];
    }
    const value = readExpression(each, { name: "valueExpression", variable: "claims" }, context);
    return value === undefined ? [] : [{ key, value }];
  });
}

/** Keys of the platform's own domains say what the server found out itself. */
function checkKey(fields: FieldReader, key: string, { apiDomain, labelDomain }: ConfigurationContext): void {
  const wrong = (detail: string) => fields.refuse(invalid("key", key, detail));
  if (key === "") fields.refuse(required("key"));
  else {
    const problem = formats["domain-prefixed-path"](key);
    if (problem !== undefined) wrong(problem);
  }
  if (key !== key.toLowerCase()) wrong("must be lowercase");
  const [domain = "", ...path] = key.split("/");
  const isOwn = [apiDomain, labelDomain].some((each) => domain === each || domain.endsWith(`.${each}`));
  if (!isOwn || path.length === 0) return;
  const reserved = [...new Set([apiDomain, labelDomain])].join(", ");
  wrong(`${reserved} and their subdomains are reserved`);
}

interface Wanted {
  readonly name: string;
  readonly variable: "claims" | "user";
  /** Absent: claims are what an issuer makes of them, so what a mapping yields shows with each token. */
  readonly result?: "bool";
}

function readExpression(
  fields: FieldReader,
  { name, variable, result }: Wanted,
  { compile }: ConfigurationContext,
): ClaimExpression | undefined {
  const text = fields.text(name);
  if (text === "") {
    fields.refuse(required(name));
    return undefined;
  }
  const compiled = compile(text, variable, result);
  if (!("error" in compiled)) return compiled;
  fields.refuse(invalid(name, text, compiled.error));
  return undefined;
}
