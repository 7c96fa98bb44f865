// Generated from storage/v1/volumeAttachment.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  bytesOf,
  bytesOfMap,
  checkField,
  eachKey,
  forbidden,
  formats,
  hasKeys,
  invalid,
  isMalformed,
  isSame,
  malformed,
  required,
  tooLong,
} from "../../../runtime/schema/index.ts";
import { checkPersistentVolumeSpec } from "../../core/v1/persistentVolume.rules.ts";
import type * as types from "./volumeAttachment.ts";

export const checkVolumeAttachment: RuleCheck<types.VolumeAttachment> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec, old?.spec)) {
    errors.push(invalid("spec", self.spec, "field is immutable"));
  }
  checkVolumeAttachmentParts(self, old, findings);
};

export const checkVolumeAttachmentParts: RuleCheck<types.VolumeAttachment> = (self, old, findings) => {
  checkField(findings, checkVolumeAttachmentSpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkVolumeAttachmentStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkVolumeAttachmentSpec: RuleCheck<types.VolumeAttachmentSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (bytesOf(self.attacher) > 63) errors.push(tooLong("attacher", 63));
  if (isMalformed(self.attacher, formats["driver-name"])) {
    errors.push(...malformed("attacher", self.attacher, formats["driver-name"]));
  }
  checkField(findings, checkVolumeAttachmentSource, { name: "source", self: self.source, old: old?.source });
};

export const checkVolumeAttachmentSource: RuleCheck<types.VolumeAttachmentSourceFields> = (self, old, findings) => {
  const { errors } = findings;
  if (self.persistentVolumeName === undefined && self.inlineVolumeSpec === undefined) {
    errors.push(required("", "must specify exactly one of inlineVolumeSpec and persistentVolumeName"));
  }
  if (self.persistentVolumeName !== undefined && self.inlineVolumeSpec !== undefined) {
    errors.push(forbidden("", "must specify exactly one of inlineVolumeSpec and persistentVolumeName"));
  }
  if (self.persistentVolumeName === "") {
    errors.push(required("persistentVolumeName", "must specify non empty persistentVolumeName"));
  }
  if (isMalformed(self.persistentVolumeName, formats["dns-subdomain"])) {
    errors.push(...malformed("persistentVolumeName", self.persistentVolumeName ?? null, formats["dns-subdomain"]));
  }
  if (self.inlineVolumeSpec !== undefined && self.persistentVolumeName === undefined && !self.inlineVolumeSpec?.accessModes?.length) {
    errors.push(required("inlineVolumeSpec.accessModes"));
  }
  if (self.inlineVolumeSpec !== undefined && self.persistentVolumeName === undefined && self.inlineVolumeSpec?.csi === undefined) {
    errors.push(required("inlineVolumeSpec.csi", "has to be specified in the context of inline volumes"));
  }
  if (self.persistentVolumeName === undefined && self.inlineVolumeSpec?.claimRef !== undefined) {
    errors.push(forbidden("inlineVolumeSpec.claimRef", "may not be specified in the context of inline volumes"));
  }
  if (self.persistentVolumeName === undefined && hasKeys(self.inlineVolumeSpec?.capacity)) {
    errors.push(forbidden("inlineVolumeSpec.capacity", "may not be specified in the context of inline volumes"));
  }
  if (self.persistentVolumeName === undefined && self.inlineVolumeSpec?.nodeAffinity !== undefined) {
    errors.push(forbidden("inlineVolumeSpec.nodeAffinity", "may not be specified in the context of inline volumes"));
  }
  if (self.persistentVolumeName === undefined && self.inlineVolumeSpec?.storageClassName) {
    errors.push(forbidden("inlineVolumeSpec.storageClassName", "may not be specified in the context of inline volumes"));
  }
  if (self.persistentVolumeName === undefined && self.inlineVolumeSpec?.persistentVolumeReclaimPolicy && self.inlineVolumeSpec?.persistentVolumeReclaimPolicy !== "Retain") {
    errors.push(forbidden("inlineVolumeSpec.persistentVolumeReclaimPolicy", "may only be Retain in the context of inline volumes"));
  }
  if (self.persistentVolumeName === undefined && self.inlineVolumeSpec?.volumeMode !== undefined && self.inlineVolumeSpec?.volumeMode !== "Filesystem") {
    errors.push(forbidden("inlineVolumeSpec.volumeMode", "may not specify volumeMode other than Filesystem in the context of inline volumes"));
  }
  checkField(findings, checkPersistentVolumeSpec, {
    name: "inlineVolumeSpec",
    self: self.inlineVolumeSpec,
    old: old?.inlineVolumeSpec,
  });
};

export const checkVolumeAttachmentStatus: RuleCheck<types.VolumeAttachmentStatus> = (self, _old, findings) => {
  const { errors } = findings;
  eachKey(findings, self.attachmentMetadata, (key) => {
    if (!matchesPattern(key, ".")) errors.push(invalid("attachmentMetadata", key, "field can not be empty."));
  });
  if (bytesOfMap(self.attachmentMetadata) > 262144) errors.push(tooLong("attachmentMetadata", 262144));
};
