import type { IncomingMessage } from "node:http";
import type { Reviewers, TokenIdentity, TokenNotes } from "../../schema/access/review.ts";
import type { UserInfo } from "../user.ts";

/**
 * Finds the user of a request by what its connection or headers say; undefined where they say nothing to it. Throws an
 * AuthenticationError for what they say wrongly.
 */
export type RequestAuthenticator = (req: IncomingMessage) => UserInfo | undefined;

/**
 * Finds the user of a bearer token, and for which of the audiences it is good; undefined when it is not known here. A
 * promise where that takes long. Throws, or rejects with, an AuthenticationError where it could not find out.
 */
export type TokenAuthenticator = (
  token: string,
  audiences: readonly string[],
  notes: TokenNotes,
) => Found | Promise<Found>;

type Found = TokenIdentity | undefined;

/** Finds the user of a token that is meant for this server, whatever its audiences. */
export type UserOfToken = (token: string, notes: TokenNotes) => UserInfo | undefined | Promise<UserInfo | undefined>;

/** A credential that could not be checked, or does not hold. Its message never has the credential in it. */
export class AuthenticationError extends Error {}

/** An authenticator that knows of no audiences: its tokens are good for those of the server. */
export function forServer(find: UserOfToken, own: readonly string[]): TokenAuthenticator {
  return (token, wanted, notes) => {
    const audiences = wanted.filter((each) => own.includes(each));
    if (audiences.length === 0) return undefined;
    const user = find(token, notes);
    const identityOf = (found: UserInfo | undefined) => (found === undefined ? undefined : { user: found, audiences });
    return user instanceof Promise ? user.then(identityOf) : identityOf(user);
  };
}

/** For reviews of tokens, which say why a token could not be checked. */
export function reviewing(authenticator: TokenAuthenticator): Reviewers["authenticateToken"] {
  return async (token, audiences, notes) => {
    try {
      return await authenticator(token, audiences, notes);
    } catch (error) {
      if (error instanceof AuthenticationError) return error.message;
      throw error;
    }
  };
}

/**
 * One authenticator out of several, asked in order: the first that knows the token wins, and one that fails does not
 * stop those after it. Fails when none knows the token and some failed. A promise only where one of them gives one.
 */
export function firstOf(authenticators: readonly TokenAuthenticator[]): TokenAuthenticator {
  return (token, audiences, notes) => askFrom(authenticators, { token, audiences, notes, failures: [] });
}

interface Asked {
  readonly token: string;
  readonly audiences: readonly string[];
  readonly notes: TokenNotes;
  readonly failures: AuthenticationError[];
}

function askFrom(authenticators: readonly TokenAuthenticator[], asked: Asked): Found | Promise<Found> {
  for (const [index, authenticator] of authenticators.entries()) {
    try {
      const found = authenticator(asked.token, asked.audiences, asked.notes);
      if (found instanceof Promise) {
        const rest = authenticators.slice(index + 1);
        return found.catch((error) => keepFailure(error, asked)).then((identity) => identity ?? askFrom(rest, asked));
      }
      if (found !== undefined) return found;
    } catch (error) {
      keepFailure(error, asked);
    }
  }
  if (asked.failures.length === 0) return undefined;
  const [only = "", ...more] = asked.failures.map(({ message }) => message);
  throw new AuthenticationError(more.length === 0 ? only : `[${[only, ...more].join(", ")}]`);
}

/** Throws errors that are the server's own. */
function keepFailure(error: unknown, { failures }: Asked): undefined {
  if (!(error instanceof AuthenticationError)) throw error;
  failures.push(error);
}
