/** How the tokens of one issuer become users. */
export interface JwtConfiguration {
  readonly issuer: {
    readonly url: string;
    /** "": below the URL. */
    readonly discoveryUrl: string;
    /** PEM, as it is now; "": those that the system believes. */
    readonly certificateAuthority: () => string;
    readonly audiences: readonly string[];
  };
  readonly algorithms: readonly string[];
  readonly claimValidationRules: readonly ClaimRule[];
  readonly username: ClaimOrExpression;
  readonly groups: ClaimOrExpression | undefined;
  readonly uid: ClaimOrExpression | undefined;
  readonly extra: readonly { readonly key: string; readonly value: ClaimExpression }[];
  readonly userValidationRules: readonly ExpressionRule[];
}

export type ClaimRule = { readonly claim: string; readonly requiredValue: string } | ExpressionRule;

export interface ExpressionRule {
  readonly expression: ClaimExpression;
  readonly message: string;
}

export type ClaimOrExpression =
  | { readonly claim: string; readonly prefix: string }
  | { readonly expression: ClaimExpression };

/** A compiled expression over the claims of a token, or over a user. */
export interface ClaimExpression {
  readonly text: string;
  /** Values of JSON in and out. Throws an AuthenticationError where it fails over this value. */
  readonly evaluate: (value: unknown) => unknown;
}

/** Compiles an expression over one variable, or says why it does not compile or yields what it may not. */
export type CompileClaims = (
  text: string,
  variable: "claims" | "user",
  result: "bool" | undefined,
) => ClaimExpression | { readonly error: string };

/** What an AuthenticationConfiguration says. */
export interface AuthenticationConfiguration {
  readonly jwt: readonly JwtConfiguration[];
  /** Absent: the flags decide. `paths`: the only ones; absent: all. */
  readonly anonymous: { readonly enabled: boolean; readonly paths: readonly string[] | undefined } | undefined;
}

export const signingAlgorithms: readonly string[] = [
  ...["RS256", "RS384", "RS512", "ES256", "ES384", "ES512", "PS256", "PS384", "PS512"],
];
