import { flagTypes, metricTypes, parameterTypes, stabilities } from "../check/vocabularyShapes.ts";
import type {
  CauseModel,
  ComponentModel,
  ErrorModel,
  ErrorParameter,
  FlagModel,
  FlagSetModel,
  GateModel,
  MetricModel,
  Model,
} from "../model.ts";
import type { GateState } from "../../runtime/schema/index.ts";
import { type Data, isRecord, list, number, own, record, recordOf, strings, text } from "../read.ts";
import type { SpecDocument } from "../spec.ts";

type File = SpecDocument | undefined;

export function buildErrors(document: File): ErrorModel[] {
  return entries(document, "errors").map((data) => {
    const metadata = own(data, "metadata");
    const details = own(data, "details");
    const token = text(record(metadata).continue);
    return {
      name: text(data.name) ?? "",
      code: number(data.code) ?? 500,
      reason: text(data.reason) ?? "",
      description: text(data.description) ?? "",
      parameters: list(data.parameters).map((each) => buildParameter(record(each))),
      message: text(data.message) ?? "",
      ...(isRecord(metadata) ? { metadata: token === undefined ? {} : { continue: token } } : {}),
      ...(isRecord(details) ? { details: buildDetails(details) } : {}),
    };
  });
}

function buildParameter(data: Data): ErrorParameter {
  return {
    name: text(data.name) ?? "",
    type: parameterTypes.find((each) => each === data.type) ?? "string",
    description: text(data.description) ?? "",
    optional: data.optional === true,
  };
}

function buildDetails(data: Data): NonNullable<ErrorModel["details"]> {
  const { causes, ...rest } = data;
  const listed: CauseModel[] = list(causes).map((each) => texts(record(each)));
  const given = text(causes) ?? (Array.isArray(causes) ? listed : undefined);
  return { ...texts(rest), ...(given === undefined ? {} : { causes: given }) };
}

function texts(data: Data): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [key, value] of Object.entries(data)) if (typeof value === "string") kept[key] = value;
  return kept;
}

export function buildGates(document: File): GateModel[] {
  return entries(document, "gates").map((data) => ({
    name: text(data.name) ?? "",
    ...gateState(data),
    components: strings(data.components),
    ...(data.effect === undefined ? {} : { effect: "none yet" }),
    ...(data.since === undefined ? {} : { since: text(data.since) ?? "", before: earlierStates(data.before) }),
  }));
}

function earlierStates(value: unknown): Required<GateModel>["before"] {
  return list(value)
    .map(record)
    .map((each) => ({ since: text(each.since) ?? "", ...gateState(each) }));
}

function gateState(data: Data): GateState {
  return {
    stage: stages.find((each) => each === data.stage) ?? "Alpha",
    default: data.default === true,
    locked: data.locked === true,
  };
}

const stages = ["Alpha", "Beta", "GA", "Deprecated"] as const;

export function buildFlagSets(document: File): FlagSetModel[] {
  return Object.entries(recordOf(record(document?.data), "sets")).map(([name, flags]) => ({
    name,
    flags: buildFlags(flags),
  }));
}

export function buildComponents(document: File): ComponentModel[] {
  return entries(document, "components").map((data) => ({
    name: text(data.name) ?? "",
    description: text(data.description) ?? "",
    ...configurationOf(record(data.configuration)),
    sets: strings(data.sets),
    flags: buildFlags(data.flags),
    ...refusedOf(recordOf(data, "refused")),
  }));
}

function buildFlags(value: unknown): FlagModel[] {
  return list(value).map((each) => buildFlag(record(each)));
}

function configurationOf(data: Data): Pick<ComponentModel, "configuration"> {
  const [kind, apiVersion] = [text(data.kind), text(data.apiVersion)];
  if (kind === undefined || apiVersion === undefined) return {};
  const [zeroNumbers, paths] = [strings(data.zeroNumbers), strings(data.paths)];
  return {
    configuration: {
      ...{ kind, apiVersion, ...(data.zeros === "default" ? { zeros: data.zeros } : {}) },
      ...(zeroNumbers.length === 0 ? {} : { zeroNumbers }),
      ...(paths.length === 0 ? {} : { paths }),
    },
  };
}

function refusedOf(reasons: Data): Pick<ComponentModel, "refused"> {
  const known = Object.entries(reasons).map(([name, reason]) => [name, text(reason) ?? ""] as const);
  return known.length === 0 ? {} : { refused: Object.fromEntries(known) };
}

function buildFlag(data: Data): FlagModel {
  const [minimum, maximum] = [number(data.minimum), number(data.maximum)];
  const value = defaultOf(data.default);
  const property = text(data.property);
  return {
    name: text(data.name) ?? "",
    ...(property === undefined ? {} : { property }),
    type: flagTypes.find((each) => each === data.type) ?? "string",
    ...(text(data.separator) === undefined ? {} : { separator: text(data.separator) ?? "" }),
    ...(value === undefined ? {} : { default: value }),
    ...(Array.isArray(data.enum) ? { enum: strings(data.enum) } : {}),
    ...(data.keys === "gates" ? { keys: data.keys } : {}),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(data.negative === true ? { negative: true as const } : {}),
    ...(data.format === "ip" ? { format: data.format } : {}),
    ...(data.confidential === true ? { confidential: true as const } : {}),
    ...(text(data.field) === undefined ? {} : { field: text(data.field) ?? "" }),
    ...(text(data.item) === undefined ? {} : { item: text(data.item) ?? "" }),
    ...(data.effect === "none" ? { effect: data.effect } : {}),
    description: text(data.description) ?? "",
  };
}

function defaultOf(value: unknown): FlagModel["default"] {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return Array.isArray(value) ? strings(value) : undefined;
}

export function buildWellKnown(document: File): Model["wellKnown"] {
  return entries(document, "names").map((data) => ({
    name: text(data.name) ?? "",
    value: text(data.value) ?? "",
    description: text(data.description) ?? "",
  }));
}

export function buildMetrics(document: File): MetricModel[] {
  return entries(document, "metrics").map((data) => ({
    name: text(data.name) ?? "",
    prefixed: data.prefixed === true,
    systemPrefixed: data.systemPrefixed === true,
    type: metricTypes.find((each) => each === data.type) ?? "gauge",
    stability: stabilities.find((each) => each === data.stability) ?? "ALPHA",
    help: text(data.help) ?? "",
    labels: strings(data.labels),
    buckets: list(data.buckets).filter((each) => typeof each === "number"),
  }));
}

function entries(document: File, key: string): Data[] {
  return list(record(document?.data)[key]).map(record);
}
