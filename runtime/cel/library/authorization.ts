import { accountUser } from "../../auth/authenticators/accountUser.ts";
import { dnsLabel, dnsSubdomain } from "../../schema/names.ts";
import { fieldTerms, labelTerms } from "../../selector/terms.ts";
import { CelError } from "../meter.ts";
import { AuthorizerValue, type DecisionValue, GroupCheck, PathCheck, ResourceCheck } from "./authorizationValue.ts";
import { define, type Overload } from "./define.ts";

/** What a question to an authorizer costs: it may have to ask others. */
const asking = { cost: () => 350_000 };

export const authorizationFunctions: readonly Overload[] = [
  define("authorizer.path(string): pathcheck", pathOf),
  define("authorizer.group(string): groupcheck", (own: AuthorizerValue, group: string) => new GroupCheck(own, group)),
  define("authorizer.serviceAccount(string, string): authorizer", accountOf),
  define("pathcheck.check(string): decision", checkPath, asking),
  define("groupcheck.resource(string): resourcecheck", resourceOf),
  define("resourcecheck.subresource(string): resourcecheck", (own: ResourceCheck, subresource: string) =>
    own.with({ subresource }),
  ),
  define("resourcecheck.namespace(string): resourcecheck", (own: ResourceCheck, namespace: string) =>
    own.with({ namespace }),
  ),
  define("resourcecheck.name(string): resourcecheck", (own: ResourceCheck, name: string) => own.with({ name })),
  define("resourcecheck.fieldSelector(string): resourcecheck", (own: ResourceCheck, text: string) =>
    own.with(fieldTerms(text)),
  ),
  define("resourcecheck.labelSelector(string): resourcecheck", (own: ResourceCheck, text: string) =>
    own.with(labelTerms(text)),
  ),
  define(
    "resourcecheck.check(string): decision",
    ({ authorizer, question }: ResourceCheck, verb: string) => authorizer.ask({ ...question, verb }),
    asking,
  ),
  define("decision.allowed(): bool", ({ decision }: DecisionValue) => decision.outcome === "allow"),
  define("decision.reason(): string", ({ decision }: DecisionValue) => decision.reason),
  define("decision.errored(): bool", ({ decision }: DecisionValue) => decision.error !== undefined),
  define("decision.error(): string", ({ decision }: DecisionValue) => decision.error ?? ""),
];

function pathOf(own: AuthorizerValue, path: string): PathCheck {
  if (path === "") throw new CelError("path must not be empty");
  return new PathCheck(own, path);
}

function checkPath({ authorizer, path }: PathCheck, verb: string): DecisionValue {
  return authorizer.ask({ path, verb, isResourceRequest: false, version: "" });
}

function resourceOf({ authorizer, group }: GroupCheck, resource: string): ResourceCheck {
  if (resource === "") throw new CelError("resource must not be empty");
  return new ResourceCheck(authorizer, { group, resource });
}

function accountOf({ decide }: AuthorizerValue, namespace: string, name: string): AuthorizerValue {
  if (dnsSubdomain(name) !== undefined) throw new CelError("Invalid service account name");
  if (dnsLabel(namespace) !== undefined) throw new CelError("Invalid service account namespace");
  return new AuthorizerValue(accountUser(namespace, { name, uid: "" }), decide);
}
