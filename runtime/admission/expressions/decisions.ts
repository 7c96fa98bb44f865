import type { Attributes, Authorizer, Decision } from "../../auth/authorizer.ts";
import type { UserInfo } from "../../auth/user.ts";
import type { AdmissionAttributes } from "../plugin.ts";
import { namespaceOf } from "../matching/selectors.ts";

/** An answer that an expression needs and that is still to come. */
export interface Unknown {
  readonly answer: Promise<void>;
}

class UnknownError extends Error implements Unknown {
  readonly answer: Promise<void>;

  constructor(answer: Promise<void>) {
    super("the authorizer has not answered yet");
    this.answer = answer;
  }
}

/** What the authorizer says to the expressions of one request: each question is asked once. */
export interface Decisions {
  readonly user: UserInfo;
  /** What the request is about. */
  readonly request: Partial<Attributes>;
  readonly decide: (question: Attributes) => Decision;
  /** Of an error that `decide` has thrown. */
  readonly unknownOf: (error: unknown) => Unknown | undefined;
}

export function decisionsFor(attributes: AdmissionAttributes, authorize: Authorizer): Decisions {
  const known = new Map<string, Decision>();
  const { user, descriptor, name, subresource } = attributes;
  const { group, version, plural: resource } = descriptor;
  return {
    user,
    request: { group, version, resource, subresource, namespace: namespaceOf(attributes), name },
    decide: (question) => {
      const key = JSON.stringify(question);
      const found = known.get(key);
      if (found !== undefined) return found;
      const decision = ask(question, authorize);
      if (!(decision instanceof Promise)) {
        known.set(key, decision);
        return decision;
      }
      throw new UnknownError(decision.then((made) => void known.set(key, made)));
    },
    unknownOf: (error) => (error instanceof UnknownError ? error : undefined),
  };
}

/** An authorizer that fails has no opinion. */
function ask(question: Attributes, authorize: Authorizer): Decision | Promise<Decision> {
  const failed = (error: unknown): Decision => {
    return { outcome: "noOpinion", reason: "", error: error instanceof Error ? error.message : String(error) };
  };
  try {
    const decision = authorize(question);
    return decision instanceof Promise ? decision.catch(failed) : decision;
  } catch (error) {
    return failed(error);
  }
}
