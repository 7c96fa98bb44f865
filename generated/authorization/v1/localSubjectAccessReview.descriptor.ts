// Generated from authorization/v1/localSubjectAccessReview.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { LocalSubjectAccessReview } from "./localSubjectAccessReview.ts";

export const localSubjectAccessReview: ResourceDescriptor<LocalSubjectAccessReview> = {
  group: "authorization.orch.io",
  version: "v1",
  apiVersion: "authorization.orch.io/v1",
  kind: "LocalSubjectAccessReview",
  listKind: "LocalSubjectAccessReviewList",
  plural: "localsubjectaccessreviews",
  singular: "localsubjectaccessreview",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create"],
  stage: "stable",
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
  load: async () => (await import("./localSubjectAccessReview.code.ts")).code,
};
