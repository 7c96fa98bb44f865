// Generated from authentication/v1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { SelfSubjectReview } from "./selfSubjectReview.ts";
import type { TokenReview } from "./tokenReview.ts";

export type {
  SelfSubjectReview, TokenReview,
};

export const selfSubjectReview: ResourceDescriptor<SelfSubjectReview> = {
  group: "authentication.orch.io",
  version: "v1",
  apiVersion: "authentication.orch.io/v1",
  kind: "SelfSubjectReview",
  listKind: "SelfSubjectReviewList",
  plural: "selfsubjectreviews",
  singular: "selfsubjectreview",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create"],
  stage: "stable",
  introduced: "1.28",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Created At", type: "date", description: "Moment at which the object was created." },
  ],
  storagePrefix: "",
  storageVersion: "",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  virtual: true,
  load: async () => (await import("./selfSubjectReview.code.ts")).code,
};

export const tokenReview: ResourceDescriptor<TokenReview> = {
  group: "authentication.orch.io",
  version: "v1",
  apiVersion: "authentication.orch.io/v1",
  kind: "TokenReview",
  listKind: "TokenReviewList",
  plural: "tokenreviews",
  singular: "tokenreview",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create"],
  stage: "stable",
  introduced: "1.6",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Created At", type: "date", description: "Moment at which the object was created." },
  ],
  storagePrefix: "",
  storageVersion: "",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  virtual: true,
  load: async () => (await import("./tokenReview.code.ts")).code,
};
