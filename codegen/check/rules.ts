/** Every rule; the order does not matter, since diagnostics are sorted by place. */
import type { Rule } from "./rule.ts";
import { badCel } from "./rules/badCel.ts";
import { badColumn } from "./rules/badColumn.ts";
import { badEnum } from "./rules/badEnum.ts";
import { badErrorTemplate } from "./rules/badErrorTemplate.ts";
import { badFlag } from "./rules/badFlag.ts";
import { badGroup } from "./rules/badGroup.ts";
import { badJsonPath } from "./rules/badJsonPath.ts";
import { badList } from "./rules/badList.ts";
import { badMetric } from "./rules/badMetric.ts";
import { badOneOf } from "./rules/badOneOf.ts";
import { badPattern } from "./rules/badPattern.ts";
import { badPlatform } from "./rules/badPlatform.ts";
import { badRange } from "./rules/badRange.ts";
import { badRule } from "./rules/badRule.ts";
import { celCost } from "./rules/celCost.ts";
import { columnSource } from "./rules/columnSource.ts";
import { connectStrategy } from "./rules/connectStrategy.ts";
import { danglingRef } from "./rules/danglingRef.ts";
import { defaultCycle } from "./rules/defaultCycle.ts";
import { defaultFrom } from "./rules/defaultFrom.ts";
import { defaultType } from "./rules/defaultType.ts";
import { duplicateColumn } from "./rules/duplicateColumn.ts";
import { duplicateFieldNumber } from "./rules/duplicateFieldNumber.ts";
import { duplicateFlag } from "./rules/duplicateFlag.ts";
import { duplicateKind } from "./rules/duplicateKind.ts";
import { duplicateModule } from "./rules/duplicateModule.ts";
import { duplicateName } from "./rules/duplicateName.ts";
import { duplicateSelectable } from "./rules/duplicateSelectable.ts";
import { duplicateType } from "./rules/duplicateType.ts";
import { fieldNumberRange } from "./rules/fieldNumberRange.ts";
import { filePlace } from "./rules/filePlace.ts";
import { gateEffect } from "./rules/gateEffect.ts";
import { groupName } from "./rules/groupName.ts";
import { impliedProperty } from "./rules/impliedProperty.ts";
import { jsonPathDangling } from "./rules/jsonPathDangling.ts";
import { keywordType } from "./rules/keywordType.ts";
import { kindName } from "./rules/kindName.ts";
import { listMapKeys } from "./rules/listMapKeys.ts";
import { mergeKeyDangling } from "./rules/mergeKeyDangling.ts";
import { missingFieldNumber } from "./rules/missingFieldNumber.ts";
import { missingKey } from "./rules/missingKey.ts";
import { nonStructural } from "./rules/nonStructural.ts";
import { pluralClash } from "./rules/pluralClash.ts";
import { pluralName } from "./rules/pluralName.ts";
import { propertyClash } from "./rules/propertyClash.ts";
import { propertyName } from "./rules/propertyName.ts";
import { refCycle } from "./rules/refCycle.ts";
import { requiredUnknown } from "./rules/requiredUnknown.ts";
import { reusedFieldNumber } from "./rules/reusedFieldNumber.ts";
import { ruleField } from "./rules/ruleField.ts";
import { rulePath } from "./rules/rulePath.ts";
import { rulePlace } from "./rules/rulePlace.ts";
import { ruleText } from "./rules/ruleText.ts";
import { ruleTypes } from "./rules/ruleTypes.ts";
import { scalePath } from "./rules/scalePath.ts";
import { selectableNotScalar } from "./rules/selectableNotScalar.ts";
import { shortNameClash } from "./rules/shortNameClash.ts";
import { statusMissing } from "./rules/statusMissing.ts";
import { storagePrefix } from "./rules/storagePrefix.ts";
import { storedVersion } from "./rules/storedVersion.ts";
import { typeName } from "./rules/typeName.ts";
import { unknownColumn } from "./rules/unknownColumn.ts";
import { unknownDefaulter } from "./rules/unknownDefaulter.ts";
import { unknownFlagSet } from "./rules/unknownFlagSet.ts";
import { unknownFormat } from "./rules/unknownFormat.ts";
import { unknownGate } from "./rules/unknownGate.ts";
import { unknownMetric } from "./rules/unknownMetric.ts";
import { unknownKey } from "./rules/unknownKey.ts";
import { unknownPlaceholder } from "./rules/unknownPlaceholder.ts";
import { unknownPrint } from "./rules/unknownPrint.ts";
import { unknownStrategy } from "./rules/unknownStrategy.ts";
import { unknownValue } from "./rules/unknownValue.ts";
import { unknownVerb } from "./rules/unknownVerb.ts";
import { unsupportedKeyword } from "./rules/unsupportedKeyword.ts";
import { versionName } from "./rules/versionName.ts";
import { wrongType } from "./rules/wrongType.ts";

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
