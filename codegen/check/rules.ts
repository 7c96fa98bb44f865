/** Every rule; the order does not matter, since diagnostics are sorted by place. */
import type { Rule } from "./rule.ts";
import { badCel } from "./rules/validation/badCel.ts";
import { badColumn } from "./rules/kind/badColumn.ts";
import { badEnum } from "./rules/schema/badEnum.ts";
import { badErrorTemplate } from "./rules/vocabulary/badErrorTemplate.ts";
import { badFlag } from "./rules/vocabulary/badFlag.ts";
import { badGroup } from "./rules/kind/badGroup.ts";
import { badJsonPath } from "./rules/kind/badJsonPath.ts";
import { badList } from "./rules/file/badList.ts";
import { badMetric } from "./rules/vocabulary/badMetric.ts";
import { badOneOf } from "./rules/schema/badOneOf.ts";
import { badPattern } from "./rules/schema/badPattern.ts";
import { badPlatform } from "./rules/vocabulary/badPlatform.ts";
import { badRange } from "./rules/schema/badRange.ts";
import { badRule } from "./rules/validation/badRule.ts";
import { celCost } from "./rules/validation/celCost.ts";
import { columnSource } from "./rules/kind/columnSource.ts";
import { connectStrategy } from "./rules/kind/connectStrategy.ts";
import { danglingRef } from "./rules/schema/danglingRef.ts";
import { defaultCycle } from "./rules/schema/defaultCycle.ts";
import { defaultFrom } from "./rules/schema/defaultFrom.ts";
import { defaultType } from "./rules/schema/defaultType.ts";
import { duplicateColumn } from "./rules/kind/duplicateColumn.ts";
import { duplicateFieldNumber } from "./rules/schema/duplicateFieldNumber.ts";
import { duplicateFlag } from "./rules/vocabulary/duplicateFlag.ts";
import { duplicateKind } from "./rules/kind/duplicateKind.ts";
import { duplicateModule } from "./rules/file/duplicateModule.ts";
import { duplicateName } from "./rules/vocabulary/duplicateName.ts";
import { duplicateSelectable } from "./rules/kind/duplicateSelectable.ts";
import { duplicateType } from "./rules/schema/duplicateType.ts";
import { fieldNumberRange } from "./rules/schema/fieldNumberRange.ts";
import { filePlace } from "./rules/file/filePlace.ts";
import { gateEffect } from "./rules/vocabulary/gateEffect.ts";
import { groupName } from "./rules/kind/groupName.ts";
import { impliedProperty } from "./rules/schema/impliedProperty.ts";
import { jsonPathDangling } from "./rules/kind/jsonPathDangling.ts";
import { keywordType } from "./rules/schema/keywordType.ts";
import { kindName } from "./rules/kind/kindName.ts";
import { listMapKeys } from "./rules/schema/listMapKeys.ts";
import { mergeKeyDangling } from "./rules/schema/mergeKeyDangling.ts";
import { missingFieldNumber } from "./rules/schema/missingFieldNumber.ts";
import { missingKey } from "./rules/file/missingKey.ts";
import { nonStructural } from "./rules/schema/nonStructural.ts";
import { pluralClash } from "./rules/kind/pluralClash.ts";
import { pluralName } from "./rules/kind/pluralName.ts";
import { propertyClash } from "./rules/schema/propertyClash.ts";
import { propertyName } from "./rules/schema/propertyName.ts";
import { refCycle } from "./rules/schema/refCycle.ts";
import { requiredUnknown } from "./rules/schema/requiredUnknown.ts";
import { reusedFieldNumber } from "./rules/schema/reusedFieldNumber.ts";
import { ruleField } from "./rules/validation/ruleField.ts";
import { rulePath } from "./rules/validation/rulePath.ts";
import { rulePlace } from "./rules/validation/rulePlace.ts";
import { ruleText } from "./rules/validation/ruleText.ts";
import { ruleTypes } from "./rules/validation/ruleTypes.ts";
import { scalePath } from "./rules/kind/scalePath.ts";
import { selectableNotScalar } from "./rules/kind/selectableNotScalar.ts";
import { shortNameClash } from "./rules/kind/shortNameClash.ts";
import { statusMissing } from "./rules/kind/statusMissing.ts";
import { storagePrefix } from "./rules/kind/storagePrefix.ts";
import { storedVersion } from "./rules/kind/storedVersion.ts";
import { typeName } from "./rules/schema/typeName.ts";
import { unknownColumn } from "./rules/kind/unknownColumn.ts";
import { unknownDefaulter } from "./rules/schema/unknownDefaulter.ts";
import { unknownFlagSet } from "./rules/vocabulary/unknownFlagSet.ts";
import { unknownFormat } from "./rules/schema/unknownFormat.ts";
import { unknownGate } from "./rules/vocabulary/unknownGate.ts";
import { unknownMetric } from "./rules/vocabulary/unknownMetric.ts";
import { unknownKey } from "./rules/file/unknownKey.ts";
import { unknownPlaceholder } from "./rules/vocabulary/unknownPlaceholder.ts";
import { unknownPrint } from "./rules/kind/unknownPrint.ts";
import { unknownStrategy } from "./rules/kind/unknownStrategy.ts";
import { unknownValue } from "./rules/file/unknownValue.ts";
import { unknownVerb } from "./rules/kind/unknownVerb.ts";
import { unsupportedKeyword } from "./rules/schema/unsupportedKeyword.ts";
import { versionName } from "./rules/kind/versionName.ts";
import { wrongType } from "./rules/file/wrongType.ts";

export const rules: readonly Rule[] = [
  badCel,
  badColumn,
  badEnum,
  badErrorTemplate,
  badFlag,
  badGroup,
  badJsonPath,
  badList,
  badMetric,
  badOneOf,
  badPattern,
  badPlatform,
  badRange,
  badRule,
  celCost,
  columnSource,
  connectStrategy,
  danglingRef,
  defaultCycle,
  defaultFrom,
  defaultType,
  duplicateColumn,
  duplicateFieldNumber,
  duplicateFlag,
  duplicateKind,
  duplicateModule,
  duplicateName,
  duplicateSelectable,
  duplicateType,
  fieldNumberRange,
  filePlace,
  gateEffect,
  groupName,
  impliedProperty,
  jsonPathDangling,
  keywordType,
  kindName,
  listMapKeys,
  mergeKeyDangling,
  missingFieldNumber,
  missingKey,
  nonStructural,
  pluralClash,
  pluralName,
  propertyClash,
  propertyName,
  refCycle,
  requiredUnknown,
  reusedFieldNumber,
  ruleField,
  rulePath,
  rulePlace,
  ruleText,
  ruleTypes,
  scalePath,
  selectableNotScalar,
  shortNameClash,
  statusMissing,
  storagePrefix,
  storedVersion,
  typeName,
  unknownColumn,
  unknownDefaulter,
  unknownFlagSet,
  unknownFormat,
  unknownGate,
  unknownMetric,
  unknownKey,
  unknownPlaceholder,
  unknownPrint,
  unknownStrategy,
  unknownValue,
  unknownVerb,
  unsupportedKeyword,
  versionName,
  wrongType,
];
