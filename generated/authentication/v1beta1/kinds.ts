// Generated from authentication/v1beta1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { TokenReview } from "./tokenReview.ts";

export type {
  TokenReview,
};

export const tokenReview: ResourceDescriptor<TokenReview> = {
  group: "authentication.orch.io",
  version: "v1beta1",
  apiVersion: "authentication.orch.io/v1beta1",
  kind: "TokenReview",
  listKind: "TokenReviewList",
  plural: "tokenreviews",
  singular: "tokenreview",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create"],
  stage: "beta",
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
