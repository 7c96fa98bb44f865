// Generated from authorization/v1beta1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { SubjectAccessReview } from "./subjectAccessReview.ts";

export type {
  SubjectAccessReview,
};

export const subjectAccessReview: ResourceDescriptor<SubjectAccessReview> = {
  group: "authorization.orch.io",
  version: "v1beta1",
  apiVersion: "authorization.orch.io/v1beta1",
  kind: "SubjectAccessReview",
  listKind: "SubjectAccessReviewList",
  plural: "subjectaccessreviews",
  singular: "subjectaccessreview",
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
  load: async () => (await import("./subjectAccessReview.code.ts")).code,
};
