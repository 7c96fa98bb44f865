import { failure, type StatusError } from "../schema/index.ts";

/** What an answer that is no success means, by its code: the reason, and the client's message. */
const meanings: Readonly<Record<number, readonly [reason: string, message: string]>> = {
  401: ["Unauthorized", "the server has asked for the client to provide credentials"],
  404: ["NotFound", "the server could not find the requested resource"],
  405: ["MethodNotAllowed", "the server does not allow this method on the requested resource"],
  429: ["TooManyRequests", "the server has received too many requests and has asked us to try again later"],
  503: ["ServiceUnavailable", "the server is currently unable to handle the request"],
  504: [
    "Timeout",
    "the server was unable to return a response in the time allotted, but may still be processing the request",
  ],
};

/**
 * The failure of a request that another server answered with this code and text. The code is the client's answer, which
 * is why no constructor of the spec makes it.
 */
export function unexpectedAnswer(
  code: number,
  { text, resource, name }: { readonly text: string; readonly resource: string; readonly name: string },
): StatusError {
  const [reason, message] = meanings[code] ?? otherMeaning(code, text);
  return failure({
    code,
    reason,
    message: `${message} ( ${resource} ${name})`,
    details: {
      name,
      kind: resource,
      causes: [{ reason: "UnexpectedServerResponse", message: text === "" ? "unknown" : text }],
    },
  });
}

function otherMeaning(code: number, text: string): readonly [string, string] {
  if (code === 403) return ["Forbidden", text];
  if (code < 500) {
    return ["", `the server responded with the status code ${code} but did not return more information`];
  }
  return [
    "InternalError",
    `an error on the server (${JSON.stringify(text)}) has prevented the request from succeeding`,
  ];
}
