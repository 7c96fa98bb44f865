import type { VolumeAttachment, VolumeAttachmentSource } from "../../../generated/storage/v1/volumeAttachment.ts";
import { type FieldError, forbidden, invalid, required } from "../../schema/fieldError.ts";
import { dnsSubdomain } from "../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { validateCsiDriverName } from "./csiDriverName.ts";
import { immutable } from "./immutable.ts";
import { validateParameters } from "./storageParameters.ts";

export const strategy: Strategy<VolumeAttachment> = {
  validate,
  validateUpdate: ({ spec }, old, { subresource }) => (subresource === "" ? immutable("spec", spec, old.spec) : []),
};

function validate({ spec, status }: VolumeAttachment, { subresource }: StrategyContext): FieldError[] {
  if (subresource === "status") return validateParameters(status?.attachmentMetadata, "status.attachmentMetadata");
  const { attacher, nodeName, source } = spec;
  const nodeText = nodeName === "" ? undefined : dnsSubdomain(nodeName);
  return [
    ...validateCsiDriverName(attacher, "spec.attacher"),
    ...validateSource(source, "spec.source"),
    ...(nodeText === undefined ? [] : [invalid("spec.nodeName", nodeName, nodeText)]),
  ];
}

const eitherText = "must specify exactly one of inlineVolumeSpec and persistentVolumeName";

function validateSource({ persistentVolumeName: name, inlineVolumeSpec }: VolumeAttachmentSource, path: string) {
  if (name === undefined && inlineVolumeSpec === undefined) return [required(path, eitherText)];
  if (name !== undefined && inlineVolumeSpec !== undefined) return [forbidden(path, eitherText)];
  if (name === undefined) return [];
  const field = `${path}.persistentVolumeName`;
  if (name === "") return [required(field, "must specify non empty persistentVolumeName")];
  const text = dnsSubdomain(name);
  return text === undefined ? [] : [invalid(field, name, text)];
}
