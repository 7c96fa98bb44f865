// Generated from spec/errors.yaml. Do not edit.
import type { GroupKind } from "../runtime/schema/errors.ts";
import { escapedMarkup, fieldErrorsText, filled, kindText, resourceText } from "../runtime/schema/errors.ts";
import type { FieldError } from "../runtime/schema/fieldError.ts";
import { quoted } from "../runtime/schema/quoted.ts";
import type { GroupResource } from "../runtime/schema/object.ts";
import type { StatusCause, StatusError } from "../runtime/schema/status.ts";
import { causesOf, failure } from "../runtime/schema/status.ts";

/** 404 NotFound: The named object does not exist. */
export function notFound(resource: GroupResource, name: string): StatusError {
  return failure({
    code: 404,
    reason: "NotFound",
    message: `${resourceText(resource)} ${quoted(name)} not found`,
    details: filled({ name, group: resource.group, kind: resource.resource }),
  });
}

/** 404 NotFound: A path below a served group-version that means nothing. */
export function notFoundPath(): StatusError {
  return failure({
    code: 404,
    reason: "NotFound",
    message: "the server could not find the requested resource",
    details: {},
  });
}

/** 409 AlreadyExists: A create met an object of the same name. */
export function alreadyExists(resource: GroupResource, name: string): StatusError {
  return failure({
    code: 409,
    reason: "AlreadyExists",
    message: `${resourceText(resource)} ${quoted(name)} already exists`,
    details: filled({ name, group: resource.group, kind: resource.resource }),
  });
}

/** 409 AlreadyExists: A create met an object of the same name that is being deleted. */
export function alreadyExistsTerminating(resource: GroupResource, name: string): StatusError {
  return failure({
    code: 409,
    reason: "AlreadyExists",
    message: `object is being deleted: ${resourceText(resource)} ${quoted(name)} already exists`,
    details: filled({ name, group: resource.group, kind: resource.resource }),
  });
}

/**
 * 409 AlreadyExists: Every name tried for a generateName was taken.
 * @param name The last name tried.
 */
export function generateNameExhausted(resource: GroupResource, name: string): StatusError {
  return failure({
    code: 409,
    reason: "AlreadyExists",
    message: `${resourceText(resource)} ${quoted(name)} already exists, the server was not able to generate a unique name for the object`,
    details: filled({ name, group: resource.group, kind: resource.resource, retryAfterSeconds: 1 }),
  });
}

/** 409 Conflict: A precondition of a write does not hold. */
export function conflict(resource: GroupResource, name: string, message: string): StatusError {
  return failure({
    code: 409,
    reason: "Conflict",
    message: `Operation cannot be fulfilled on ${resourceText(resource)} ${quoted(name)}: ${message}`,
    details: filled({ name, group: resource.group, kind: resource.resource }),
  });
}

/** 409 Conflict: A write carried a resourceVersion that is no longer the newest. */
export function modified(resource: GroupResource, name: string): StatusError {
  return failure({
    code: 409,
    reason: "Conflict",
    message: `Operation cannot be fulfilled on ${resourceText(resource)} ${quoted(name)}: the object has been modified; please apply your changes to the latest version and try again`,
    details: filled({ name, group: resource.group, kind: resource.resource }),
  });
}

/**
 * 409 Conflict: An apply would change fields that other managers own.
 * @param causes One a field, of reason FieldManagerConflict.
 */
export function applyConflict(message: string, causes: readonly StatusCause[]): StatusError {
  return failure({
    code: 409,
    reason: "Conflict",
    message,
    details: filled({ causes }),
  });
}

/** 422 Invalid: An object breaks rules of its kind. */
export function invalid(kind: GroupKind, name: string, errors: readonly FieldError[]): StatusError {
  return failure({
    code: 422,
    reason: "Invalid",
    message: `${kindText(kind)} ${quoted(name)} is invalid: ${fieldErrorsText(errors)}`,
    details: filled({ name, group: kind.group, kind: kind.kind, causes: causesOf(errors) }),
  });
}

/** 422 Invalid: A JSON patch whose operations cannot be carried out on the object. */
export function patchRejected(): StatusError {
  return failure({
    code: 422,
    reason: "Invalid",
    message: "the server rejected our request due to an error in our request",
    details: {},
  });
}

/** 400 BadRequest: The request cannot be understood. */
export function badRequest(message: string): StatusError {
  return failure({
    code: 400,
    reason: "BadRequest",
    message,
  });
}

/** 401 Unauthorized: The caller is not known. */
export function unauthorized(): StatusError {
  return failure({
    code: 401,
    reason: "Unauthorized",
    message: "Unauthorized",
  });
}

/**
 * 403 Forbidden: An authorizer or admission refused the request.
 * @param name Empty when the request names no object.
 */
export function forbidden(resource: GroupResource, name: string, message: string): StatusError {
  return failure({
    code: 403,
    reason: "Forbidden",
    message: `${resourceText(resource)}${name === "" ? "" : ` ${quoted(name)}`} is forbidden: ${message}`,
    details: filled({ name, group: resource.group, kind: resource.resource }),
  });
}

/**
 * 403 Forbidden: An authorizer refused a request for a path that is no resource.
 * @param reason What the authorizer gave as its reason.
 */
export function forbiddenPath(user: string, verb: string, path: string, reason = ""): StatusError {
  return failure({
    code: 403,
    reason: "Forbidden",
    message: `forbidden: User ${escapedMarkup(quoted(user))} cannot ${escapedMarkup(verb)} path ${escapedMarkup(quoted(path))}${reason === "" ? "" : `: ${reason}`}`,
    details: {},
  });
}

/** 403 Forbidden: A create of a custom kind whose definition is being deleted. */
export function definitionTerminating(resource: GroupResource, name: string): StatusError {
  return failure({
    code: 403,
    reason: "Forbidden",
    message: `${resourceText(resource)}${name === "" ? "" : ` ${quoted(name)}`} is forbidden: create not allowed while custom resource definition is terminating`,
    details: filled({ name, group: resource.group, kind: resource.resource }),
  });
}

/** 403 Forbidden: A create in a namespace that is being deleted. */
export function namespaceTerminating(resource: GroupResource, name: string, namespace: string): StatusError {
  return failure({
    code: 403,
    reason: "Forbidden",
    message: `${resourceText(resource)}${name === "" ? "" : ` ${quoted(name)}`} is forbidden: unable to create new content in namespace ${namespace} because it is being terminated`,
    details: filled({
      name,
      group: resource.group,
      kind: resource.resource,
      causes: [{ reason: "NamespaceTerminating", message: `namespace ${namespace} is being terminated`, field: "metadata.namespace" }],
    }),
  });
}

/**
 * 403 Forbidden: The node of a pod cannot give it the resources of a resize.
 * @param cause NodeCapacity or UnsupportedPlatform.
 */
export function resizeForbidden(resource: GroupResource, name: string, message: string, cause: string): StatusError {
  return failure({
    code: 403,
    reason: "Forbidden",
    message: `${resourceText(resource)}${name === "" ? "" : ` ${quoted(name)}`} is forbidden: ${message}`,
    details: filled({ name, group: resource.group, kind: resource.resource, causes: [{ reason: cause }] }),
  });
}

/** 405 MethodNotAllowed: A known path that does not answer to the HTTP method. */
export function methodNotAllowed(): StatusError {
  return failure({
    code: 405,
    reason: "MethodNotAllowed",
    message: "the server does not allow this method on the requested resource",
    details: {},
  });
}

/** 405 MethodNotAllowed: A resource without the verb. */
export function methodNotSupported(resource: GroupResource, verb: string): StatusError {
  return failure({
    code: 405,
    reason: "MethodNotAllowed",
    message: `${verb} is not supported on resources of kind ${quoted(resourceText(resource))}`,
    details: filled({ group: resource.group, kind: resource.resource }),
  });
}

/**
 * 406 NotAcceptable: No form that the client accepts can be sent.
 * @param mediaTypes What can be sent.
 */
export function notAcceptable(mediaTypes: readonly string[]): StatusError {
  return failure({
    code: 406,
    reason: "NotAcceptable",
    message: `only the following media types are accepted: ${mediaTypes.join(", ")}`,
  });
}

/**
 * 406 NotAcceptable: The client accepts none of the forms that the path has for any of its objects.
 * @param mediaTypes What the path has.
 */
export function notRepresented(mediaTypes: readonly string[]): StatusError {
  return failure({
    code: 406,
    reason: "NotAcceptable",
    message: `406: Not Acceptable

Available representations: ${mediaTypes.join(", ")}`,
    details: {},
  });
}

/** 406 NotAcceptable: The client asks for the metadata of one object where there is a list, or the other way round. */
export function formNotAcceptable(message: string): StatusError {
  return failure({
    code: 406,
    reason: "NotAcceptable",
    message,
  });
}

/**
 * 415 UnsupportedMediaType: The body has a form that cannot be read.
 * @param mediaTypes What can be read.
 */
export function unsupportedMediaType(mediaTypes: readonly string[]): StatusError {
  return failure({
    code: 415,
    reason: "UnsupportedMediaType",
    message: `the body of the request was in an unknown format - accepted media types include: ${mediaTypes.join(", ")}`,
  });
}

/** 415 UnsupportedMediaType: The Content-Type of a patch is that of no patch. */
export function unsupportedPatchType(): StatusError {
  return failure({
    code: 415,
    reason: "UnsupportedMediaType",
    message: "415: Unsupported Media Type",
    details: {},
  });
}

/** 410 Gone: The thing is no longer served; the older form of expired. */
export function gone(message: string): StatusError {
  return failure({
    code: 410,
    reason: "Gone",
    message,
  });
}

/**
 * 410 Expired: A resourceVersion or continue token is older than the history kept.
 * @param continueToken Resumes the list from the newest revision.
 */
export function expired(message: string, continueToken = ""): StatusError {
  return failure({
    code: 410,
    reason: "Expired",
    message,
    metadata: continueToken === "" ? {} : { continue: continueToken },
  });
}

/** 413 RequestEntityTooLarge: The body, or what it expands to, is over its limit. */
export function requestEntityTooLarge(message: string): StatusError {
  return failure({
    code: 413,
    reason: "RequestEntityTooLarge",
    message: `Request entity too large: ${message}`,
  });
}

/** 429 TooManyRequests: The server asks the client to wait. */
export function tooManyRequests(message: string, retryAfterSeconds: number): StatusError {
  return failure({
    code: 429,
    reason: "TooManyRequests",
    message,
    details: filled({ retryAfterSeconds }),
  });
}

/** 429 TooManyRequests: A disruption budget does not let a pod go at present. */
export function evictionRefused(why: string, retryAfterSeconds = 0): StatusError {
  return failure({
    code: 429,
    reason: "TooManyRequests",
    message: "Cannot evict pod as it would violate the pod's disruption budget.",
    details: filled({ causes: [{ reason: "DisruptionBudget", message: why }], retryAfterSeconds }),
  });
}

/** 500 ServerTimeout: The server gave up for now; the same request may succeed later. */
export function serverTimeout(resource: GroupResource, operation: string): StatusError {
  return failure({
    code: 500,
    reason: "ServerTimeout",
    message: `The ${operation} operation against ${resourceText(resource)} could not be completed at this time, please try again.`,
    details: filled({ name: operation, group: resource.group, kind: resource.resource, retryAfterSeconds: 2 }),
  });
}

/** 504 Timeout: The request took longer than it may. */
export function timeout(message: string, retryAfterSeconds = 0): StatusError {
  return failure({
    code: 504,
    reason: "Timeout",
    message: `Timeout: ${message}`,
    details: filled({ retryAfterSeconds }),
  });
}

/** 504 Timeout: A read asked for a revision that did not come within the wait. */
export function tooLargeResourceVersion(requested: string, current: number, retryAfterSeconds = 0): StatusError {
  return failure({
    code: 504,
    reason: "Timeout",
    message: `Timeout: Too large resource version: ${requested}, current: ${current}`,
    details: filled({
      causes: [{ reason: "ResourceVersionTooLarge", message: "Too large resource version" }],
      retryAfterSeconds,
    }),
  });
}

/** 500 InternalError: The server is at fault. */
export function internalError(message: string): StatusError {
  return failure({
    code: 500,
    reason: "InternalError",
    message: `Internal error occurred: ${message}`,
    details: filled({ causes: [{ message }] }),
  });
}

/**
 * 500 StorageReadError: Objects of a list lie in storage and cannot be read.
 * @param causes One an object, of reason UnexpectedServerResponse.
 */
export function storageReadError(resource: GroupResource, causes: readonly StatusCause[]): StatusError {
  return failure({
    code: 500,
    reason: "StorageReadError",
    message: `failed to read one or more ${resourceText(resource)} from the storage`,
    details: filled({ name: "list", group: resource.group, kind: resource.resource, causes }),
  });
}

/** 500 StorageReadError: A watch met the end of an object that cannot be read. */
export function deletedUnreadable(reason: string): StatusError {
  return failure({
    code: 500,
    reason: "StorageReadError",
    message: `saw a DELETED event, but object data is corrupt - ${reason}`,
  });
}

/**
 * 507 InsufficientStorage: The storage has no space for a write; reads go on, and writes too when there is space again.
 */
export function insufficientStorage(message: string): StatusError {
  return failure({
    code: 507,
    reason: "InsufficientStorage",
    message: `the storage of the server is full: ${message}`,
  });
}

/** 500 (no reason): A failure that has no reason of its own. */
export function unclassified(message: string): StatusError {
  return failure({
    code: 500,
    reason: "",
    message,
  });
}

/** 503 ServiceUnavailable: The server cannot answer at present. */
export function serviceUnavailable(message: string): StatusError {
  return failure({
    code: 503,
    reason: "ServiceUnavailable",
    message,
  });
}
