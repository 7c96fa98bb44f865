import type { Verb } from "../../runtime/schema/index.ts";
import {
  connectModes,
  metadataChecks,
  metadataOfStatus,
  nameFormats,
  stages,
  verbs as allVerbs,
} from "../check/resourceShape.ts";
import { handWritten } from "../handWritten.ts";
import { parseJsonPath } from "../jsonPath.ts";
import type { KindModel, SubresourceModel } from "../model.ts";
import { type Data, list, record, recordOf, strings, text } from "../read.ts";
import { folderOf } from "../references.ts";
import type { Spec, SpecDocument } from "../spec.ts";
import { apiVersionOf, storageOf } from "../storage.ts";
import { buildColumns } from "./columns.ts";

export function buildKind(document: SpecDocument, spec: Spec): KindModel {
  const data = record(document.data);
  const names = recordOf(data, "names");
  const [group, version, kind] = [text(data.group) ?? "", text(data.version) ?? "", text(data.kind) ?? ""];
  const plural = text(names.plural) ?? "";
  const strategyName = text(data.strategy);
  const strategy = strategyName === undefined ? undefined : handWritten(strategyName, "strategy", document);
  return {
    module: document.module,
    type: `${folderOf(document)}.${kind}`,
    group,
    version,
    apiVersion: apiVersionOf(group, version),
    kind,
    listKind: text(names.listKind) ?? `${kind}List`,
    plural,
    singular: text(names.singular) ?? kind.toLowerCase(),
    shortNames: strings(names.shortNames),
    categories: strings(names.categories),
    namespaced: data.scope === "Namespaced",
    verbs: verbsOf(data.verbs, usualVerbs(data.storage)),
    stage: stages.find((each) => each === data.stage) ?? "stable",
    ...(data.introduced === undefined ? {} : { introduced: text(data.introduced) ?? "" }),
    ...deprecationOf(data, `${apiVersionOf(group, version)} ${kind}`),
    description: text(data.description) ?? "",
    subresources: buildSubresources(data, { group, version, kind }),
    selectableFields: buildSelectableFields(data),
    ...(selectsNamespace(data) ? {} : { selectsNamespace: false }),
    columns: buildColumns(document, spec),
    ...storageOf(document),
    ...(data.featureGate === undefined ? {} : { featureGate: text(data.featureGate) ?? "" }),
    hasGeneration: data.generation === undefined ? hasStatus(data) : data.generation === true,
    ...(data.tracksFields === false ? { tracksFields: false } : {}),
    createOnUpdate: data.createOnUpdate === true,
    unconditionalUpdate: data.unconditionalUpdate !== false,
    returnsDeleted: data.returnsDeleted === true,
    nameFormat: nameFormats.find((each) => each === data.nameFormat) ?? "dnsSubdomain",
    ...metadataChecksOf(data),
    ...(strategy === undefined ? {} : { strategy }),
  };
}

function metadataChecksOf(data: Data): Pick<KindModel, "metadataChecks"> {
  if (data.metadataChecks === undefined) return {};
  const { finalizers, update = ["changes"] } = recordOf(data, "metadataChecks");
  const [whole = 0, changes = 0] = metadataChecks.map((each) => strings(update).filter((some) => some === each).length);
  return { metadataChecks: { ...(finalizers === "any" ? { anyFinalizer: true } : {}), whole, changes } };
}

function usualVerbs(storage: unknown): readonly Verb[] {
  if (storage === "observed") return ["get", "list"];
  return storage === "virtual" ? ["create"] : allVerbs;
}

/** In the words of the field; `type` is "apps/v1 Deployment". */
function deprecationOf(data: Data, type: string): Pick<KindModel, "deprecation"> {
  if (data.deprecation === undefined) return {};
  const { deprecated, removed, replacement } = recordOf(data, "deprecation");
  const until = removed === undefined ? "" : `, unavailable in v${text(removed)}+`;
  const use = replacement === undefined ? "" : `; use ${text(replacement)}`;
  const warning = `${type} is deprecated in v${text(deprecated)}+${until}${use}`;
  return { deprecation: { warning, removedRelease: text(removed) ?? "" } };
}

function hasStatus(data: Data): boolean {
  return Object.hasOwn(recordOf(data, "subresources"), "status");
}

function verbsOf(value: unknown, implied: readonly Verb[]): readonly Verb[] {
  if (!Array.isArray(value)) return implied;
  return allVerbs.filter((verb) => value.includes(verb));
}

type Owner = { readonly group: string; readonly version: string; readonly kind: string };

function buildSubresources(data: Data, owner: Owner): SubresourceModel[] {
  return Object.entries(recordOf(data, "subresources")).map(([name, value]) => {
    const stated = record(value);
    const verbs = verbsOf(stated.verbs, ["get", "patch", "update"]);
    if (name === "scale") {
      return { name, verbs, group: "autoscaling", version: "v1", kind: "Scale", scale: scalePaths(stated) };
    }
    const kind = text(stated.kind) ?? owner.kind;
    const mode = connectModes.find((each) => each === stated.connect);
    return {
      name,
      verbs,
      group: text(stated.group) ?? owner.group,
      version: text(stated.version) ?? owner.version,
      kind,
      ...(stated.keeps === undefined
        ? {}
        : { keeps: metadataOfStatus.filter((each) => list(stated.keeps).includes(each)) }),
      ...(stated.writtenByCreate === true ? { writtenByCreate: true } : {}),
      ...(stated.checksMetadata === false ? { checksMetadata: false } : {}),
      ...(mode === undefined ? {} : { connect: { mode, options: text(stated.options) ?? kind } }),
    };
  });
}

function scalePaths(stated: Data): NonNullable<SubresourceModel["scale"]> {
  const selector = stated.labelSelectorPath;
  return {
    specReplicasPath: segments(stated.specReplicasPath),
    statusReplicasPath: segments(stated.statusReplicasPath),
    ...(selector === undefined ? {} : { labelSelectorPath: segments(selector) }),
  };
}

function buildSelectableFields(data: Data): KindModel["selectableFields"] {
  return list(data.selectableFields).map((each) => {
    const { name, jsonPath, otherwise } = record(each);
    const path = segments(jsonPath);
    return {
      ...{ name: text(name) ?? path.join("."), path },
      ...(otherwise === undefined ? {} : { otherwise: segments(otherwise) }),
    };
  });
}

/** Kinds with fields of their own name all that they take, and what has no namespace does not name it. */
function selectsNamespace(data: Data): boolean {
  const implied = data.scope === "Namespaced" || list(data.selectableFields).length === 0;
  return implied && data.selectsNamespace !== false;
}

function segments(path: unknown): readonly string[] {
  const parsed = parseJsonPath(text(path) ?? "");
  if ("problem" in parsed) throw new Error(`unchecked path ${String(path)}: ${parsed.problem}`);
  return parsed;
}
