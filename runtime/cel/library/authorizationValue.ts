import type { Attributes, Decision } from "../../schema/access/authorization.ts";
import type { UserInfo } from "../../schema/access/user.ts";

/** Decides on a question of an expression. Throws what the one who evaluates it expects where that is not known yet. */
export type Decide = (question: Attributes) => Decision;

/** Asks for the rights of a user. */
export class AuthorizerValue {
  readonly user: UserInfo;
  readonly decide: Decide;
  /** What the request itself is about; absent: of another user. */
  readonly requestResource: ResourceCheck | undefined;

  constructor(user: UserInfo, decide: Decide, request?: Partial<Attributes>) {
    this.user = user;
    this.decide = decide;
    this.requestResource = request && new ResourceCheck(this, request);
  }

  ask(question: Partial<Attributes>): DecisionValue {
    const nothing = { path: "", group: "", version: "*", resource: "", subresource: "", namespace: "", name: "" };
    return new DecisionValue(
      this.decide({ ...nothing, user: this.user, verb: "", isResourceRequest: true, ...question }),
    );
  }
}

/** The right to a path that is no resource. */
export class PathCheck {
  readonly authorizer: AuthorizerValue;
  readonly path: string;

  constructor(authorizer: AuthorizerValue, path: string) {
    this.authorizer = authorizer;
    this.path = path;
  }
}

export class GroupCheck {
  readonly authorizer: AuthorizerValue;
  readonly group: string;

  constructor(authorizer: AuthorizerValue, group: string) {
    this.authorizer = authorizer;
    this.group = group;
  }
}

/** The right to a resource; each step of the expression says more of it. */
export class ResourceCheck {
  readonly authorizer: AuthorizerValue;
  readonly question: Partial<Attributes>;

  constructor(authorizer: AuthorizerValue, question: Partial<Attributes>) {
    this.authorizer = authorizer;
    this.question = question;
  }

  with(more: Partial<Attributes>): ResourceCheck {
    return new ResourceCheck(this.authorizer, { ...this.question, ...more });
  }
}

export class DecisionValue {
  readonly decision: Decision;

  constructor(decision: Decision) {
    this.decision = decision;
  }
}
