/** Makes the model of a checked spec: references become type ids, everything implied is filled in. */
import { buildGroups } from "./build/groups.ts";
import { buildKind } from "./build/kind.ts";
import { buildPlatform } from "./build/platform.ts";
import { usedLibrary } from "./build/library.ts";
import { makeTypeBuilder } from "./build/types.ts";
import { buildFlowPolicies } from "./build/flowPolicies.ts";
import { buildPolicies } from "./build/policies.ts";
import { buildMonitoring } from "./build/monitoring.ts";
import {
  buildComponents,
  buildErrors,
  buildFlagSets,
  buildGates,
  buildMetrics,
  buildWellKnown,
} from "./build/vocabulary.ts";
import { makeReferences } from "./references.ts";
import type { ImportStyle, KindModel, Model, ModuleModel } from "./model.ts";
import { record, text } from "./read.ts";
import type { Spec, SpecDocument } from "./spec.ts";

export function build(spec: Spec, imports: ImportStyle): Model {
  const references = makeReferences(spec);
  const types = makeTypeBuilder(references);
  const own = spec.resources.filter((each) => !each.isLibrary);
  const kinds = own.filter((each) => kindName(each) !== undefined).map((each) => buildKind(each, spec));
  const documents = [...own, ...usedLibrary(spec, references)].filter((each) => !each.isKept);
  const modules = documents.flatMap((document) => {
    const kind = kinds.find((each) => !document.isLibrary && each.module === document.module);
    const module = buildModule({ document, kind, types: types.declare(document) });
    return document.isInPackage ? [] : [module];
  });
  return {
    platform: buildPlatform(spec.platform),
    inPackage: new Set(own.filter((each) => each.isInPackage).map((each) => each.module)),
    modules,
    kinds,
    types: types.all(),
    groups: buildGroups(kinds, spec.vocabulary.groups),
    errors: buildErrors(spec.vocabulary.errors),
    gates: spec.vocabulary.gates?.isInPackage ? [] : buildGates(spec.vocabulary.gates),
    flagSets: buildFlagSets(spec.vocabulary.flags),
    components: buildComponents(spec.vocabulary.flags),
    wellKnown: buildWellKnown(spec.vocabulary.wellknown),
    metrics: buildMetrics(spec.vocabulary.metrics),
    monitoring: buildMonitoring(spec.vocabulary.metrics),
    policies: buildPolicies(spec.vocabulary.policies, spec.platform),
    flowPolicies: buildFlowPolicies(spec.vocabulary.policies),
    handWrittenProto: spec.handWrittenProto,
    imports,
  };
}

function kindName(document: SpecDocument): string | undefined {
  return text(record(document.data).kind);
}

function buildModule(parts: {
  readonly document: SpecDocument;
  readonly kind: KindModel | undefined;
  readonly types: readonly string[];
}): ModuleModel {
  const { document, kind, types } = parts;
  const data = record(document.data);
  return {
    path: document.module,
    file: document.file,
    group: text(data.group) ?? "",
    version: text(data.version) ?? "",
    types,
    ...(kind === undefined ? {} : { kind }),
  };
}
