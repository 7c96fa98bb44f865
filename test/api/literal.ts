import type { Parsed } from "../harness/watch.ts";

/** Parts of answers that differ from run to run, checked for their form and written as words. */
const changing: readonly [key: string, form: RegExp, word: string][] = [
  ["uid", /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, "UID"],
  ["resourceVersion", /^[1-9]\d*$/, "VERSION"],
  ["creationTimestamp", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, "TIME"],
  ["deletionTimestamp", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, "TIME"],
];

/**
 * A copy whose uid, resourceVersion and times are UID, VERSION and TIME, so that a test can name the whole body. Who
 * manages which field is left out: the tests of apply are about that.
 */
export function literal(value: Parsed): Parsed {
  if (Array.isArray(value)) return value.map(literal);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      if (key === "managedFields" && Array.isArray(each)) return [];
      const known = changing.find(([name, form]) => name === key && typeof each === "string" && form.test(each));
      return [[key, known === undefined ? literal(each) : known[2]]];
    }),
  );
}

/** The Status of a failure, as it must be in full. */
export function failure(code: number, reason: string, rest: { readonly message: string; readonly details?: object }) {
  const { message, details } = rest;
  const status = { kind: "Status", apiVersion: "v1", metadata: {}, status: "Failure", message, reason };
  return { ...status, ...(details === undefined ? {} : { details }), code };
}

/** Paths of the collections that tests use. */
export const core = (namespace: string, resource: string) => `/api/v1/namespaces/${namespace}/${resource}`;
export const apps = (namespace: string, resource: string) => `/apis/apps/v1/namespaces/${namespace}/${resource}`;

/** A pod as small as it can be. */
export function pod(name: string, rest: { readonly metadata?: object; readonly spec?: object } = {}) {
  const spec = { containers: [{ name: "c", image: "busybox:1" }], ...rest.spec };
  return { metadata: { name, ...rest.metadata }, spec };
}
