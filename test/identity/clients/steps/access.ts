import { create, get, list, made, manifest, ok, patch, refused, remove, step, type Step } from "../step.ts";

const reader = { apiGroups: [""], resources: ["configmaps"], verbs: ["get", "list"] };
const roleRef = { apiGroup: "rbac.authorization.k8s.io", kind: "Role", name: "reader" };
const attributes = (verb: string, resource: string) => ({ namespace: "shop", verb, resource });
const review = (user: string, verb: string, resource: string) =>
  manifest("SubjectAccessReview", "", { spec: { user, resourceAttributes: attributes(verb, resource) } });

/** Roles, what they allow, reviews of access, and tokens. */
export const access: readonly Step[] = [
  step(
    "a user without roles",
    get("ConfigMap", "colors", { as: "ada" }),
    refused(
      403,
      "Forbidden",
      'configmaps "colors" is forbidden: User "ada" cannot get resource "configmaps" in API group "" ' +
        'in the namespace "shop"',
    ),
  ),
  step("a role", create(manifest("Role", "reader", { rules: [reader] })), made({ rules: [reader] })),
  step(
    "a binding to a user",
    create(manifest("RoleBinding", "readers", { subjects: [{ kind: "User", name: "ada" }], roleRef })),
    made({ subjects: [{ kind: "User", name: "ada", apiGroup: "rbac.authorization.k8s.io" }], roleRef }),
  ),
  step("the user reads", get("ConfigMap", "colors", { as: "ada" }), ok({ metadata: { name: "colors" } })),
  step("and does not write", patch("ConfigMap", "colors", "merge", { data: {} }, { as: "ada" }), {
    code: 403,
    reason: "Forbidden",
  }),
  step(
    "nor reads elsewhere",
    list("ConfigMap", { namespace: "default", as: "ada" }),
    refused(
      403,
      "Forbidden",
      'configmaps is forbidden: User "ada" cannot list resource "configmaps" in API group "" ' +
        'in the namespace "default"',
    ),
  ),
  step("the role of a binding stays", patch("RoleBinding", "readers", "merge", { roleRef: { name: "other" } }), {
    code: 422,
    reason: "Invalid",
  }),
  step(
    "a review of what is allowed",
    create(review("ada", "get", "configmaps")),
    made({ status: { allowed: true, reason: /RoleBinding "readers\/shop" of Role "reader" to User "ada"/ } }),
  ),
  step("a review of what is not", create(review("ada", "delete", "configmaps")), made({ status: { allowed: false } })),
  step(
    "a review of oneself",
    create(manifest("SelfSubjectAccessReview", "", { spec: { resourceAttributes: attributes("delete", "pods") } })),
    made({ status: { allowed: true } }),
  ),
  step(
    "a review within a namespace",
    create(
      manifest("LocalSubjectAccessReview", "", {
        metadata: { namespace: "shop" },
        spec: { user: "ada", resourceAttributes: attributes("list", "configmaps") },
      }),
    ),
    made({ status: { allowed: true } }),
  ),
  step(
    "a token of a service account",
    create(
      {
        apiVersion: "authentication.k8s.io/v1",
        kind: "TokenRequest",
        metadata: {},
        spec: { audiences: [], expirationSeconds: 600 },
      },
      { kind: "ServiceAccount", apiVersion: "v1", name: "robot", subresource: "token" },
    ),
    made({ spec: { expirationSeconds: 600 }, status: { token: /^eyJ/ } }),
  ),
  step(
    "a review of that token",
    (seen) =>
      create(manifest("TokenReview", "", { spec: { token: seen("a token of a service account").status.token } })),
    made({ status: { authenticated: true, user: { username: "system:serviceaccount:shop:robot" } } }),
  ),
  step(
    "a review of no token",
    create(manifest("TokenReview", "", { spec: { token: "none" } })),
    made({ status: { authenticated: null } }),
  ),
  step(
    "a token for too short a time",
    create(
      {
        apiVersion: "authentication.k8s.io/v1",
        kind: "TokenRequest",
        metadata: {},
        spec: { audiences: [], expirationSeconds: 5 },
      },
      { kind: "ServiceAccount", apiVersion: "v1", name: "robot", subresource: "token" },
    ),
    {
      code: 422,
      reason: "Invalid",
      causes: ["spec.expirationSeconds: Invalid value: 5: may not specify a duration less than 10 minutes"],
    },
  ),
  step(
    "a cluster role of the server",
    get("ClusterRole", "view"),
    ok({ metadata: { labels: { "rbac.authorization.k8s.io/aggregate-to-edit": "true" } } }),
  ),
  step("a binding goes", remove("RoleBinding", "readers"), ok()),
  step("and the right with it", get("ConfigMap", "colors", { as: "ada" }), { code: 403, reason: "Forbidden" }),
];
