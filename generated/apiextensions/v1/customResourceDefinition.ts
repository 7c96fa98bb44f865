// Generated from apiextensions/v1/customResourceDefinition.yaml. Do not edit.
import type { ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";
import type { CustomResourceConversion } from "./conversion.ts";
import type { JSONSchemaProps } from "./jsonSchema.ts";

/** CustomResourceDefinition adds a kind of object to the API. */
export interface CustomResourceDefinition {
  apiVersion?: "apiextensions.orch.io/v1";
  kind?: "CustomResourceDefinition";
  metadata?: ObjectMeta;
  /** The kind that is wanted. */
  spec: CustomResourceDefinitionSpec;
  /** What became of it. */
  status?: CustomResourceDefinitionStatus;
}

/** A list of customresourcedefinitions. */
export interface CustomResourceDefinitionList {
  apiVersion: "apiextensions.orch.io/v1";
  kind: "CustomResourceDefinitionList";
  metadata: ListMeta;
  items: CustomResourceDefinition[];
}

/** The kind that is wanted. */
export interface CustomResourceDefinitionSpec {
  /** API group of the kind. */
  group: string;
  /** Names of the kind in URLs and on the command line. */
  names: CustomResourceDefinitionNames;
  /** Whether objects lie in namespaces. */
  scope: "Cluster" | "Namespaced";
  /** Versions of the kind; exactly one is the stored one. */
  versions: CustomResourceDefinitionVersion[];
  /** How objects are brought from one version to another. */
  conversion?: CustomResourceConversion;
  /** No longer supported; must be false. */
  preserveUnknownFields?: boolean;
}

/** Names of a kind. */
export interface CustomResourceDefinitionNames {
  /** Name of the collection in URLs. */
  plural: string;
  /** One of it on the command line; the kind in lower case when unset. */
  singular?: string;
  /** Abbreviations on the command line. */
  shortNames?: string[];
  /** Name of the kind in objects. */
  kind: string;
  /** Kind of the list; the kind followed by List when unset. */
  listKind?: string;
  /** Groups of kinds that are asked for together, such as all. */
  categories?: string[];
}

/** One version of a kind. */
export interface CustomResourceDefinitionVersion {
  /** Name of the version, such as v1. */
  name: string;
  /** Whether the version is offered. */
  served: boolean;
  /** Whether objects are stored in this version. */
  storage: boolean;
  /** Whether use of the version is warned of. */
  deprecated?: boolean;
  /** Text of that warning. */
  deprecationWarning?: string;
  /** What objects look like. */
  schema?: CustomResourceValidation;
  /** Parts of an object with a path of their own. */
  subresources?: CustomResourceSubresources;
  /** Columns of the table form, after the name. */
  additionalPrinterColumns?: CustomResourceColumnDefinition[];
  /** Fields that a field selector may name. Behind the gate CustomResourceFieldSelectors. */
  selectableFields?: SelectableField[];
}

/** What objects of a version look like. */
export interface CustomResourceValidation {
  /** Schema of the object. */
  openAPIV3Schema?: JSONSchemaProps;
}

/** Parts of an object with a path of their own. */
export interface CustomResourceSubresources {
  /** The status is written through /status alone. */
  status?: CustomResourceSubresourceStatus;
  /** The number of replicas as a Scale. */
  scale?: CustomResourceSubresourceScale;
}

/** Makes the status a part with a path of its own. */
export interface CustomResourceSubresourceStatus {
}

/** Where an object keeps what a Scale shows. */
export interface CustomResourceSubresourceScale {
  /** Path of the number asked for, below .spec. */
  specReplicasPath: string;
  /** Path of the number there is, below .status. */
  statusReplicasPath: string;
  /** Path of the selector as text, below .spec or .status. */
  labelSelectorPath?: string;
}

/** A column of the table form. */
export interface CustomResourceColumnDefinition {
  /** Heading. */
  name: string;
  /** Type of the cells. */
  type: "integer" | "number" | "string" | "boolean" | "date" | (string & {});
  /** Further word on the type. */
  format?: "int32" | "int64" | "float" | "double" | "byte" | "date" | "date-time" | "password";
  /** What the column shows. */
  description?: string;
  /** 0 is always shown, higher ones in wide output only. */
  priority?: number;
  /** Path of the value in the object. */
  jsonPath: string;
}

/** A field that a field selector may name. */
export interface SelectableField {
  /** Path of the field; it holds a text, number or boolean. */
  jsonPath: string;
}

/** What became of a definition. */
export interface CustomResourceDefinitionStatus {
  /** Aspects of the definition, one of each type. */
  conditions?: CustomResourceDefinitionCondition[] | null;
  /** Names that are in use; they may lag behind the wanted ones where those were taken. */
  acceptedNames?: CustomResourceDefinitionNames;
  /** Versions in which objects may still lie in storage. */
  storedVersions?: string[] | null;
  /** Generation that was acted on. Behind the gate CRDObservedGenerationTracking. */
  observedGeneration?: number;
}

/** One aspect of a definition. */
export interface CustomResourceDefinitionCondition {
  /** Which aspect. */
  type: "Established" | "NamesAccepted" | "NonStructuralSchema" | "Terminating" | "KubernetesAPIApprovalPolicyConformant" | "StorageMigrating" | (string & {});
  /** Whether it holds. */
  status: "True" | "False" | "Unknown" | (string & {});
  /** When status changed last. */
  lastTransitionTime?: Time | null;
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
  /** Generation the aspect was found at. Behind the gate CRDObservedGenerationTracking. */
  observedGeneration?: number;
}
