// Generated from apiextensions/v1/jsonSchema.yaml. Do not edit.
/** Any JSON value. */
export type JSON = unknown;
/** A schema, or a list of schemas. */
export type JSONSchemaPropsOrArray = JSONSchemaProps | JSONSchemaProps[];
/** A schema, or true or false. */
export type JSONSchemaPropsOrBool = boolean | JSONSchemaProps;
/** A schema, or a list of field names. */
export type JSONSchemaPropsOrStringArray = JSONSchemaProps | string[];

/** A JSON Schema, with the extensions of this API. */
export interface JSONSchemaProps {
  /** Identifier of the schema; not supported. */
  id?: string;
  /** Dialect of the schema. */
  $schema?: string;
  /** Reference to another schema; not supported. */
  $ref?: string;
  /** What the value means. */
  description?: string;
  /** Type of the value. */
  type?: string;
  /** Further word on the type, such as date-time. */
  format?: string;
  /** Heading for people. */
  title?: string;
  /** Value to fill in when there is none. */
  default?: JSON;
  /** Largest number. */
  maximum?: number;
  /** Whether the largest number is itself too large. */
  exclusiveMaximum?: boolean;
  /** Smallest number. */
  minimum?: number;
  /** Whether the smallest number is itself too small. */
  exclusiveMinimum?: boolean;
  /** Most characters. */
  maxLength?: number;
  /** Fewest characters. */
  minLength?: number;
  /** Regular expression that the text matches. */
  pattern?: string;
  /** Most items. */
  maxItems?: number;
  /** Fewest items. */
  minItems?: number;
  /** Whether items differ; may not be true. */
  uniqueItems?: boolean;
  /** Number that the value is a multiple of. */
  multipleOf?: number;
  /** The only values allowed. */
  enum?: JSON[];
  /** Most properties. */
  maxProperties?: number;
  /** Fewest properties. */
  minProperties?: number;
  /** Properties that must be there. */
  required?: string[];
  /** Schema of the items. */
  items?: JSONSchemaPropsOrArray;
  /** Schemas that all hold. */
  allOf?: JSONSchemaProps[];
  /** Schemas of which exactly one holds. */
  oneOf?: JSONSchemaProps[];
  /** Schemas of which at least one holds. */
  anyOf?: JSONSchemaProps[];
  /** Schema that does not hold. */
  not?: JSONSchemaProps;
  /** Schemas of the properties by name. */
  properties?: Record<string, JSONSchemaProps>;
  /** Schema of properties that are not named, or whether there may be any. */
  additionalProperties?: JSONSchemaPropsOrBool;
  /** Schemas by pattern of the name; not supported. */
  patternProperties?: Record<string, JSONSchemaProps>;
  /** What else is needed where a property is; not supported. */
  dependencies?: Record<string, JSONSchemaPropsOrStringArray>;
  /** Schema of items beyond a list of schemas; not supported. */
  additionalItems?: JSONSchemaPropsOrBool;
  /** Schemas to refer to; not supported. */
  definitions?: Record<string, JSONSchemaProps>;
  /** Where more is written. */
  externalDocs?: ExternalDocumentation;
  /** A value as an example. */
  example?: JSON;
  /** Whether null is allowed. */
  nullable?: boolean;
  /** Keeps fields that the schema does not name. */
  "x-orch-preserve-unknown-fields"?: boolean;
  /** The value is a whole object, with kind, apiVersion and metadata. */
  "x-orch-embedded-resource"?: boolean;
  /** The value is a number or text. */
  "x-orch-int-or-string"?: boolean;
  /** Fields that identify an item of a list. */
  "x-orch-list-map-keys"?: string[];
  /** Whether a list is replaced whole, or merged as a set or by keys. */
  "x-orch-list-type"?: string;
  /** Whether an object is replaced whole or merged field by field. */
  "x-orch-map-type"?: string;
  /** Rules written as expressions. */
  "x-orch-validations"?: ValidationRule[];
}

/** Where more is written. */
export interface ExternalDocumentation {
  /** What is written there. */
  description?: string;
  /** Address. */
  url?: string;
}

/** A rule written as an expression. */
export interface ValidationRule {
  /** CEL expression that is true when the value is fine; self is the value, oldSelf the one before. */
  rule: string;
  /** Text of the error. */
  message?: string;
  /** CEL expression that yields the text; message is used when it fails. */
  messageExpression?: string;
  /** Reason of the error; FieldValueInvalid when unset. */
  reason?: "FieldValueRequired" | "FieldValueDuplicate" | "FieldValueInvalid" | "FieldValueForbidden";
  /** Field the error is reported at, relative to the value. */
  fieldPath?: string;
  /** Runs the rule on new values as well, with oldSelf as an optional. Behind the gate CRDValidationRatcheting. */
  optionalOldSelf?: boolean;
}
