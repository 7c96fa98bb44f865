/**
 * The model: what `build` makes of checked spec files, and all that emitters see. Identity placeholders
 * ({apiDomain} ...) are resolved; every $ref is a TypeId; implied facts (list kinds, verbs, paths) are filled in.
 */
import type {
  Cell,
  Column,
  ConfigurationForm,
  ConnectMode,
  FieldErrors,
  Deprecation,
  GateState,
  MetadataChecks,
  PlatformWords,
  Presence,
  ScalarType,
  SelectableField,
  Stage,
  Verb,
  FlagType,
} from "../runtime/schema/index.ts";
import type { MonitoringModel } from "./monitoringModel.ts";
import type { RuleAssertion, RuleReason, RuleTest } from "./ruleWords.ts";
import type { RulePath } from "./rulePath.ts";

/** "<folder>/<version>.<Name>", e.g. "core/v1.PodSpec", "meta/v1.ObjectMeta". Unique in a model. */
export type TypeId = string;

export interface Model {
  readonly platform: PlatformWords;
  /** Paths of modules whose code the package has: the output imports it. Empty: the output holds all that it needs. */
  readonly inPackage: ReadonlySet<string>;
  /**
   * Spec files that declare types, in load order (spec roots in order, then path order); one output module each. Files
   * that are kept as an earlier run found them are left out, and their types; of these only the kinds are there.
   */
  readonly modules: readonly ModuleModel[];
  /** All kinds in the order of their files. */
  readonly kinds: readonly KindModel[];
  readonly types: ReadonlyMap<TypeId, TypeModel>;
  readonly groups: readonly GroupModel[];
  readonly errors: readonly ErrorModel[];
  readonly gates: readonly GateModel[];
  /** Flags that several components have. */
  readonly flagSets: readonly FlagSetModel[];
  readonly components: readonly ComponentModel[];
  /** spec/wellknown.yaml: constant name -> text, with its description. */
  readonly wellKnown: readonly { readonly name: string; readonly value: string; readonly description: string }[];
  readonly metrics: readonly MetricModel[];
  readonly monitoring: MonitoringModel;
  /** Resource -> the objects of spec/policies.yaml. */
  readonly policies: PoliciesModel;
  /** What flow control has of the same file. */
  readonly flowPolicies: FlowPoliciesModel;
  /** .proto files that are written by hand and whose code belongs to the output: path within proto/ -> text. */
  readonly handWrittenProto: Readonly<Record<string, string>>;
  /** How generated files reach Orch: a relative folder inside the package, or "orch" in a user's repository. */
  readonly imports: ImportStyle;
}

/**
 * `ts` names the file that is there, as Node wants that runs TypeScript; `js` the one that a compiler makes of it.
 */
export type ImportExtension = "ts" | "js";

/**
 * `relative`: the output folder lies in Orch's own package; generated files name its runtime/ by a relative path.
 * `package`: generated files import "orch/schema", "orch/client", "orch/kinds/<path>" and "orch/generated/<path>".
 */
export interface ImportStyle {
  readonly kind: "relative" | "package";
  /** How relative imports end. */
  readonly extension: ImportExtension;
  /** Orch's runtime/ and generated/, and the folder generated files are written to, all absolute. */
  readonly runtimeFolder: string;
  readonly packageOutput: string;
  readonly outputFolder: string;
}

/** One spec file with types: "core/v1/pod" becomes generated/core/v1/pod.ts. */
export interface ModuleModel {
  /** Path without ending, e.g. "core/v1/pod" or "meta/v1". */
  readonly path: string;
  /** Absolute path of the spec file, for messages. */
  readonly file: string;
  readonly group: string;
  readonly version: string;
  /** Ids of the types this file declares, the kind first, then $defs in file order. */
  readonly types: readonly TypeId[];
  readonly kind?: KindModel;
}

export interface TypeModel {
  readonly id: TypeId;
  /** Name within its group and version, e.g. "PodSpec". Unique in TypeScript within a module. */
  readonly name: string;
  readonly module: string;
  readonly group: string;
  readonly version: string;
  readonly description: string;
  /** Fields in wire order; undefined for a named scalar (Time, Quantity, IntOrString ...). */
  readonly fields?: readonly FieldModel[];
  readonly scalar?: ScalarType;
  /** Of a named `json`: the members of its message on the wire; JSON shows the one that is set, without its name. */
  readonly oneOf?: readonly FieldModel[];
  readonly preserveUnknown: boolean;
  /** A value of the type has one owner. */
  readonly isAtomic?: boolean;
  /** Fields in the order in which errors about them are listed. */
  readonly causes?: readonly string[];
  /** Where OpenAPI documents name the type, below the platform's domain; absent for the usual place of its folder. */
  readonly package?: string;
  readonly unions?: readonly UnionModel[];
  /** Top-level kind: kind and apiVersion are implied and not in `fields`; `metadata` is. */
  readonly isKind: boolean;
  readonly rules: readonly RuleModel[];
  /** Rules that are data (x-rules), in the order of the spec. */
  readonly declaredRules: readonly DeclaredRule[];
  /** Protobuf numbers of removed fields, which may not be used again. */
  readonly removed?: readonly number[];
  /** Hand-written defaulter, called after the declared defaults. */
  readonly defaulter?: HandWritten;
}

/** Fields of which one is set. */
export interface UnionModel {
  /** Name of the field that says which one. */
  readonly discriminator?: string;
  /** What the discriminator holds for each field, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface FieldModel {
  readonly name: string;
  readonly description: string;
  /** Protobuf number; 0 for JSON only. */
  readonly number: number;
  readonly inlinePath?: readonly number[];
  readonly type: TypeUse;
  /** Must be present: in TypeScript not optional, in OpenAPI `required`, in the validator a Required value. */
  readonly required: boolean;
  readonly presence: Presence;
  readonly nullable: boolean;
  readonly default?: unknown;
  /** Path, relative to the object that holds the field, of the value to copy when unset, e.g. ["port"]. */
  readonly defaultFrom?: readonly string[];
  readonly listType?: "atomic" | "set" | "map";
  readonly mapType?: "atomic" | "granular";
  readonly mapKeys?: readonly string[];
  readonly patchStrategy?: readonly ("merge" | "replace" | "retainKeys")[];
  readonly mergeKey?: string;
  /** What a Required value error adds. */
  readonly requiredDetail?: string;
  readonly empty?: "checked" | "missing";
  readonly errors?: FieldErrors;
  readonly errorName?: string;
  readonly featureGate?: string;
  readonly rules: readonly RuleModel[];
}

/**
 * What a field, an item or a value holds, with the checks that apply there. `elementRules` hold of the items of a list
 * or the values of a map, beside those of their type.
 */
export type TypeUse = { readonly checks: Checks } & (
  | { readonly kind: "scalar"; readonly scalar: ScalarType }
  | { readonly kind: "ref"; readonly id: TypeId }
  | { readonly kind: "list"; readonly items: TypeUse; readonly elementRules?: readonly RuleModel[] }
  | { readonly kind: "map"; readonly values: TypeUse; readonly elementRules?: readonly RuleModel[] }
);

/** JSON Schema keywords that constrain a value, as the spec wrote them. */
export interface Checks {
  readonly enum?: readonly (string | number)[];
  /** Errors list the values of `enum` as the spec does, and not sorted. */
  readonly enumOrder?: "given";
  /** A closed set of names for TypeScript and docs, which the server does not enforce. */
  readonly known?: readonly string[];
  /** OpenAPI shows those as an enum. */
  readonly isPublished?: true;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** Named format, e.g. "dns-label"; checked when runtime/schema/formats.ts knows it. */
  readonly format?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

/** A CEL rule (x-validations) on a type or field. */
export interface RuleModel {
  readonly rule: string;
  readonly message?: string;
  readonly messageExpression?: string;
  readonly reason?: string;
  /** e.g. ".color" */
  readonly fieldPath?: string;
  /** The rule also runs where there was no old value: oldSelf is an optional then. */
  readonly optionalOldSelf?: true;
}

/** A rule of x-rules: one sentence about the fields of an object. */
export interface DeclaredRule {
  /** Lists or maps whose items the rule is about, one after the other; none: it is about the object itself. */
  readonly each: readonly RulePath[];
  readonly assertion: RuleAssertion;
  readonly fields: readonly RulePath[];
  /** In the order of the spec; the first that fails is reported. */
  readonly tests: readonly { readonly test: RuleTest; readonly operand: RuleOperand }[];
  /** All have to hold for the rule to speak. */
  readonly when: readonly Condition[];
  /** When all of them hold the rule is silent; none: it is not. */
  readonly unless: readonly Condition[];
  /** Of `unique`: fields of an item that tell it from others; none: the whole item does. */
  readonly by: readonly RulePath[];
  readonly on?: "create" | "update";
  /** Of `atMostOneOf` and `immutable`: where it fails, nothing is said of what the fields hold. */
  readonly hides?: true;
  /** The feature gate that has to be on for the rule to speak. */
  readonly behind?: string;
  /** The feature gate that has to be off for the rule to speak: it refuses what needs the gate. */
  readonly without?: string;
  /** Which field the error is about, where that is not the one of the assertion. */
  readonly at?: RulePath;
  /** What the error shows as the value. */
  readonly value?: RuleOperand;
  readonly reason?: RuleReason;
  /** May name fields in braces: "at most {.completions}". */
  readonly message: string;
}

export type RuleOperand = { readonly path: RulePath } | { readonly literal: unknown };

/** A field is one of the values, or, without values, set; or one of several conditions holds. */
export type Condition =
  | { readonly path: RulePath; readonly values?: readonly (string | number | boolean)[] }
  | { readonly anyOf: readonly Condition[] };

/** A function that a spec file names: an export of a file under runtime/registry, or of one beside the spec file. */
export interface HandWritten {
  /** Absolute path of the TypeScript file. */
  readonly file: string;
  readonly export: string;
}

export interface KindModel {
  readonly module: string;
  readonly type: TypeId;
  readonly group: string;
  readonly version: string;
  /** "v1" or "apps/v1". */
  readonly apiVersion: string;
  readonly kind: string;
  readonly listKind: string;
  readonly plural: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly categories: readonly string[];
  readonly namespaced: boolean;
  readonly verbs: readonly Verb[];
  readonly stage: Stage;
  readonly introduced?: string;
  readonly deprecation?: Deprecation;
  readonly description: string;
  readonly subresources: readonly SubresourceModel[];
  readonly selectableFields: readonly SelectableField[];
  /** Field selectors may not name metadata.namespace. */
  readonly selectsNamespace?: false;
  readonly columns: readonly ColumnModel[];
  readonly storagePrefix: string;
  readonly storageVersion: string;
  /** Whether the rules of the stored version hold, of an object in its stored form. */
  readonly isCheckedAsStored?: true;
  /** Without it the kind is not served. */
  readonly featureGate?: string;
  readonly hasGeneration: boolean;
  /** A create notes no managers. */
  readonly tracksFields?: false;
  readonly createOnUpdate: boolean;
  readonly unconditionalUpdate: boolean;
  readonly returnsDeleted: boolean;
  readonly nameFormat: "dnsSubdomain" | "dnsLabel" | "dns1035Label" | "pathSegment" | "configKey";
  /** Absent: those of most kinds. */
  readonly metadataChecks?: MetadataChecks;
  readonly strategy?: HandWritten;
  /** Objects go by themselves some time after their last write. */
  readonly expires?: true;
  /** Never stored: a create is answered by the strategy. There is no list of it. */
  readonly virtual?: true;
  /** Never stored: its objects are made by the strategy when they are read. */
  readonly observed?: true;
}

export interface SubresourceModel {
  readonly name: string;
  readonly verbs: readonly Verb[];
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly scale?: {
    readonly specReplicasPath: readonly string[];
    readonly statusReplicasPath: readonly string[];
    readonly labelSelectorPath?: readonly string[];
  };
  /** status: metadata that a write of it does not change. */
  readonly keeps?: readonly ("labels" | "annotations" | "finalizers" | "ownerReferences")[];
  /** status: a create may say it. */
  readonly writtenByCreate?: true;
  /** status: the kind's own checks do not look at the metadata. */
  readonly checksMetadata?: false;
  /** Requests are sent on; `options` is the type of this version whose fields their query has. */
  readonly connect?: { readonly mode: ConnectMode; readonly options: string };
}

/** A column and where its cell comes from. */
export interface ColumnModel extends Column {
  readonly source:
    | { readonly kind: "name" }
    | { readonly kind: "age" }
    | { readonly kind: "createdAt" }
    | ({ readonly kind: "jsonPath" } & PathModel)
    | { readonly kind: "cel"; readonly expression: string }
    | { readonly kind: "print"; readonly print: HandWritten };
}

/** How a column finds its value, and what it shows of it. */
export interface PathModel {
  /** Names of members, and digits; undefined for a path that may lead to several values, whose first is shown. */
  readonly segments?: readonly string[];
  readonly text: string;
  /** What the cell shows of a field that is not set. */
  readonly absent?: Cell;
  /** The cell is what a definition's column shows: nothing of a value of another type than the column's. */
  readonly isTyped: boolean;
}

/** An API group: versions by priority, the preferred one first. */
export interface GroupModel {
  readonly name: string;
  readonly folder: string;
  /** The highest priority first. */
  readonly versions: readonly string[];
  readonly priority: number;
  /** Of the versions that spec/groups.yaml names; absent: it names none. */
  readonly versionPriorities?: Readonly<Record<string, number>>;
}

/** One constructor of generated/errors.ts. */
export interface ErrorModel {
  /** Constructor name, e.g. "notFound". */
  readonly name: string;
  readonly code: number;
  readonly reason: string;
  readonly description: string;
  readonly parameters: readonly ErrorParameter[];
  /** Template with {parameter} places; {resource} of a GroupResource prints "pods" or "deployments.apps". */
  readonly message: string;
  /** Status.metadata, from templates; members that come out empty are left out. */
  readonly metadata?: { readonly continue?: string };
  /** Which details are filled, each from a template. Empty: an empty object; absent: no details. */
  readonly details?: {
    readonly name?: string;
    readonly group?: string;
    readonly kind?: string;
    readonly uid?: string;
    readonly retryAfterSeconds?: string;
    /** Name of the parameter that holds causes (StatusCause[] or FieldError[]), or the causes as templates. */
    readonly causes?: string | readonly CauseModel[];
  };
}

export interface CauseModel {
  readonly reason?: string;
  readonly message?: string;
  readonly field?: string;
}

export interface ErrorParameter {
  readonly name: string;
  readonly type: "string" | "number" | "string[]" | "GroupResource" | "GroupKind" | "FieldError[]" | "StatusCause[]";
  /** May be empty where the name says all. */
  readonly description: string;
  readonly optional: boolean;
}

export interface GateModel extends GateState {
  readonly name: string;
  readonly components: readonly string[];
  /** The version from which the state holds, and those of earlier versions. */
  readonly since?: string;
  readonly before?: readonly (GateState & { readonly since: string })[];
  /** Absent: code or a field of a spec file reads it. */
  readonly effect?: "none yet";
}

/** Flags that several components have. */
export interface FlagSetModel {
  /** e.g. "configuration". */
  readonly name: string;
  readonly flags: readonly FlagModel[];
}

/** A program or sub-command with its flags. */
export interface ComponentModel {
  /** e.g. "up", "apiserver". */
  readonly name: string;
  readonly description: string;
  readonly configuration?: ConfigurationForm;
  /** The flag sets that it has, before flags of its own. */
  readonly sets: readonly string[];
  readonly flags: readonly FlagModel[];
  /** Flags of the field that it does not take, each with the reason. */
  readonly refused?: Readonly<Record<string, string>>;
}

export interface FlagModel {
  /** Without dashes, e.g. "secure-port". */
  readonly name: string;
  /** What the program calls it, where that is not the name in lowerCamel. */
  readonly property?: string;
  /** What it takes: runtime/schema/flags.ts says what each means. */
  readonly type: FlagType;
  /** What stands between key and value of a pair, where that is not "=". */
  readonly separator?: string;
  readonly default?: string | number | boolean | readonly string[];
  readonly enum?: readonly string[];
  /** What the keys of a map name. */
  readonly keys?: "gates";
  readonly minimum?: number;
  readonly maximum?: number;
  /** A duration may be below 0. */
  readonly negative?: true;
  /** What a string must be. */
  readonly format?: "ip";
  /** Other programs do not see its value. */
  readonly confidential?: true;
  /** Where a configuration file gives it, where that is not its property. */
  readonly field?: string;
  /** Of a list or map: the form of an item that a configuration file gives as an object. */
  readonly item?: string;
  /** It is accepted, and nothing reads it. */
  readonly effect?: "none";
  readonly description: string;
}

/** Something that is counted or measured. */
export interface MetricModel {
  /** Without the prefix of the platform where it has that. */
  readonly name: string;
  readonly prefixed: boolean;
  readonly systemPrefixed: boolean;
  readonly type: "counter" | "gauge" | "histogram";
  readonly stability: "STABLE" | "BETA" | "ALPHA";
  readonly help: string;
  readonly labels: readonly string[];
  /** Upper bounds in ascending order; empty for what is no histogram. */
  readonly buckets: readonly number[];
}

/** One file to write, its path relative to the output folder. */
export interface OutputFile {
  readonly path: string;
  readonly text: string;
}

/** Roles and bindings that a server makes for itself, as they are stored, by their resource. */
export type PoliciesModel = Readonly<Record<PolicyResource, readonly object[]>>;

/** The same of flow control. */
export interface FlowPoliciesModel {
  readonly flowSchemas: readonly object[];
  readonly priorityLevels: readonly object[];
}

export type PolicyResource = "clusterroles" | "clusterrolebindings" | "roles" | "rolebindings";
