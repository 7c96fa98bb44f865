import { AuthenticationError } from "../auth/authenticators/authenticator.ts";
import type { CompileClaims } from "../auth/authenticators/jwt/configuration.ts";
import { compile, failureText } from "../cel/expression.ts";
import { CelError, CostError, Meter } from "../cel/meter.ts";
import { objectType, readType } from "../cel/type.ts";
import { fromJson } from "../cel/value.ts";
import { WorkError } from "../lib/work.ts";

/** Claims are what an issuer makes of them. */
const types = {
  claims: readType("map<string, dyn>"),
  user: objectType("UserInfo", {
    username: readType("string"),
    uid: readType("string"),
    groups: readType("list<string>"),
    extra: readType("map<string, list<string>>"),
  }),
};

/** Compiles the expressions of an AuthenticationConfiguration. */
export const compileClaims: CompileClaims = (text, variable, result) => {
  const type = types[variable];
  const compiled = compile(text, { variables: [{ name: variable, type }] });
  if ("compileError" in compiled) return { error: failureText(compiled) };
  if (result !== undefined && compiled.type.kind !== result) return { error: `must evaluate to ${result}` };
  return {
    text,
    evaluate: (value) => {
      try {
        return compiled.evaluate([fromJson(value, type)], new Meter());
      } catch (error) {
        if (!(error instanceof CelError || error instanceof CostError || error instanceof WorkError)) throw error;
        throw new AuthenticationError(error.message);
      }
    },
  };
};
