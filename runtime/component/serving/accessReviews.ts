import type { Transport } from "../../client/transport.ts";
import type { UserInfo } from "../../schema/access/user.ts";

export interface AccessReviewsOptions {
  /** To the API server. */
  readonly transport: Transport;
  readonly apiDomain: string;
  /** A question was answered, or was not: `code` is that of HTTP, or "<error>". */
  readonly onReview?: (given: { readonly kind: string; readonly code: string; readonly seconds: number }) => void;
}

/** Questions that only the API server can answer. They reject with an Error where it does not answer. */
export interface AccessReviews {
  /** Whose token it is; undefined where it does not hold. */
  readonly userOf: (token: string) => Promise<UserInfo | undefined>;
  /** Whether a user may do what `about` says: the spec of a SubjectAccessReview without the user. */
  readonly isAllowed: (user: UserInfo, about: Readonly<Record<string, unknown>>) => Promise<boolean>;
}

/** @limit Question about access to the API server: the request is a 500. */
const questionTimeoutMs = 10_000;

/** Asks the API server for a TokenReview and a SubjectAccessReview. */
export function accessReviews({ transport, apiDomain, onReview = () => {} }: AccessReviewsOptions): AccessReviews {
  const post = async (
    group: string,
    plural: string,
    body: { readonly kind: string; readonly spec: object },
  ): Promise<Answered> => {
    const beganMs = performance.now();
    let code = "<error>";
    const asked = transport.request({
      method: "POST",
      path: `/apis/${group}.${apiDomain}/v1/${plural}`,
      body: JSON.stringify({ apiVersion: `${group}.${apiDomain}/v1`, ...body }),
      timeoutMs: questionTimeoutMs,
    });
    const { status, body: bytes } = await asked
      .then((answer) => {
        code = String(answer.status);
        return answer;
      })
      .finally(() => onReview({ kind: body.kind, code, seconds: (performance.now() - beganMs) / 1000 }));
    if (status !== 201) throw new Error(`the API server answered ${status} to a question about access`);
    return (JSON.parse(Buffer.from(bytes).toString("utf8")) as { readonly status?: Answered }).status ?? {};
  };
  return {
    userOf: async (token) => {
      const { authenticated, user } = await post("authentication", "tokenreviews", {
        kind: "TokenReview",
        spec: { token },
      });
      return authenticated === true && user !== undefined
        ? { name: user.username ?? "", groups: user.groups ?? [], ...pick(user) }
        : undefined;
    },
    isAllowed: async ({ name, groups, uid, extra }, about) => {
      const spec = { user: name, groups, uid, extra, ...about };
      const { allowed } = await post("authorization", "subjectaccessreviews", { kind: "SubjectAccessReview", spec });
      return allowed === true;
    },
  };
}

/** The status of a review, as far as it is read. */
interface Answered {
  readonly authenticated?: boolean;
  readonly allowed?: boolean;
  readonly user?: {
    readonly username?: string;
    readonly uid?: string;
    readonly groups?: readonly string[];
    readonly extra?: Readonly<Record<string, readonly string[]>>;
  };
}

function pick({ uid, extra }: NonNullable<Answered["user"]>): Pick<UserInfo, "uid" | "extra"> {
  return { ...(uid === undefined ? {} : { uid }), ...(extra === undefined ? {} : { extra }) };
}

/** The token of an Authorization header, "" for none; undefined for a header that carries no bearer token. */
export function bearerToken(authorization: string): string | undefined {
  return authorization === "" ? "" : /^bearer +(\S+)$/i.exec(authorization)?.[1];
}
