import type { ApiObject, Json } from "../schema/object.ts";

/** A custom resource definition, as far as this folder reads it. Everything may be missing: it is checked here. */
export interface CustomResourceDefinitionLike extends ApiObject {
  spec?: DefinitionSpec;
  status?: DefinitionStatus;
}

export interface DefinitionSpec {
  group?: string;
  names?: DefinitionNames;
  scope?: string;
  versions?: DefinitionVersion[];
  conversion?: DefinitionConversion;
  preserveUnknownFields?: boolean;
}

export interface DefinitionConversion {
  strategy?: string;
  webhook?: { clientConfig?: { caBundle?: string }; conversionReviewVersions?: string[] };
}

export interface DefinitionNames {
  plural?: string;
  singular?: string;
  shortNames?: string[];
  kind?: string;
  listKind?: string;
  categories?: string[];
}

export interface DefinitionVersion {
  name?: string;
  served?: boolean;
  storage?: boolean;
  deprecated?: boolean;
  deprecationWarning?: string;
  /** openAPIV3Schema is read by `readSchema`, which knows its keywords under both spellings. */
  schema?: { openAPIV3Schema?: Json };
  subresources?: {
    status?: object;
    scale?: { specReplicasPath?: string; statusReplicasPath?: string; labelSelectorPath?: string };
  };
  additionalPrinterColumns?: DefinitionColumn[];
  selectableFields?: { jsonPath?: string }[];
}

export interface DefinitionColumn {
  name?: string;
  type?: string;
  format?: string;
  description?: string;
  priority?: number;
  jsonPath?: string;
}

export interface DefinitionStatus {
  conditions?: { type?: string; status?: string; reason?: string; message?: string }[];
  acceptedNames?: DefinitionNames;
  storedVersions?: string[];
}
