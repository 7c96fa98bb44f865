import type { Attributes, SelectorTerm } from "../../schema/access/authorization.ts";

/** The spec of a SubjectAccessReview of v1. */
export interface ReviewSpec {
  readonly user: string;
  readonly uid: string;
  readonly groups: readonly string[];
  readonly extra: Readonly<Record<string, readonly string[]>>;
  readonly resourceAttributes?: ReviewedResource;
  readonly nonResourceAttributes?: { readonly path: string; readonly verb: string };
}

interface ReviewedResource
  extends Pick<Attributes, "verb" | "group" | "version" | "resource" | "subresource" | "namespace" | "name"> {
  readonly fieldSelector?: { readonly requirements: readonly SelectorTerm[] };
  readonly labelSelector?: { readonly requirements: readonly SelectorTerm[] };
}

/** What a webhook is asked about a request. */
export function reviewSpec(attributes: Attributes): ReviewSpec {
  const { user, isResourceRequest, path, verb } = attributes;
  const who = { user: user.name, uid: user.uid ?? "", groups: user.groups, extra: user.extra ?? {} };
  if (!isResourceRequest) return { ...who, nonResourceAttributes: { path, verb } };
  const { group, version, resource, subresource, namespace, name, fieldSelector, labelSelector } = attributes;
  return {
    ...who,
    resourceAttributes: {
      ...{ namespace, verb, group, version, resource, subresource, name },
      ...(fieldSelector === undefined ? {} : { fieldSelector: { requirements: fieldSelector } }),
      ...(labelSelector === undefined ? {} : { labelSelector: { requirements: labelSelector } }),
    },
  };
}

/** As it is sent: without what is empty; v1beta1 has another word for groups. */
export function specInVersion({ groups, ...spec }: ReviewSpec, version: "v1" | "v1beta1"): object {
  const { resourceAttributes, ...rest } = spec;
  const given = version === "v1" ? { groups } : { group: groups };
  return filled({
    ...filled(rest),
    ...filled(given),
    ...(resourceAttributes === undefined ? {} : { resourceAttributes: filled(resourceAttributes) }),
  });
}

function filled(object: object): object {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => {
      if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
      return value !== "";
    }),
  );
}
