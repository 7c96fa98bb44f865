import { create } from "@bufbuild/protobuf";
import type { DescriptorProto, FieldDescriptorProto, FileDescriptorProto } from "@bufbuild/protobuf/wkt";
import {
  DescriptorProtoSchema,
  FieldDescriptorProto_Label as Label,
  FieldDescriptorProto_Type as Type,
  FieldDescriptorProtoSchema,
  FileDescriptorProtoSchema,
} from "@bufbuild/protobuf/wkt";
import {
  isOptional,
  isUnpacked,
  type ProtoField,
  type ProtoFile,
  type ProtoMessage,
  type ProtoScalar,
} from "./protoFile.ts";

/** What a compiler would make of the file's text, without comments. */
export function fileDescriptor(file: ProtoFile): FileDescriptorProto {
  return create(FileDescriptorProtoSchema, {
    name: file.path,
    package: file.package,
    dependency: [...file.imports],
    messageType: file.messages.map((message) => messageDescriptor(message, `.${file.package}`)),
    syntax: "proto3",
  });
}

const scalarTypes: Readonly<Record<ProtoScalar, Type>> = {
  string: Type.STRING,
  bool: Type.BOOL,
  int32: Type.INT32,
  int64: Type.INT64,
  uint32: Type.UINT32,
  uint64: Type.UINT64,
  double: Type.DOUBLE,
  bytes: Type.BYTES,
};

function messageDescriptor(message: ProtoMessage, scope: string): DescriptorProto {
  const own = `${scope}.${message.name}`;
  const maps = message.fields.filter((each) => each.shape === "map");
  const optional = message.fields.filter(isOptional);
  return create(DescriptorProtoSchema, {
    name: message.name,
    field: message.fields.map((each) => fieldDescriptor(each, { own, oneof: optional.indexOf(each) })),
    nestedType: [
      ...message.nested.map((each) => messageDescriptor(each, own)),
      ...maps.map((each) => mapEntry(each, own)),
    ],
    // A single scalar with presence is, in a descriptor, the only member of a made-up oneof.
    oneofDecl: optional.map((each) => ({ name: `_${each.name}` })),
    reservedRange: message.reserved.map((start) => ({ start, end: start + 1 })),
  });
}

function fieldDescriptor(
  field: ProtoField,
  place: { readonly own: string; readonly oneof: number },
): FieldDescriptorProto {
  const type = field.shape === "map" ? { nested: entryName(field) } : field.type;
  return create(FieldDescriptorProtoSchema, {
    name: field.name,
    number: field.number,
    jsonName: field.jsonName ?? field.name.replace(/_+(.)/g, (_, letter: string) => letter.toUpperCase()),
    label: field.shape === "single" ? Label.OPTIONAL : Label.REPEATED,
    ...typeOf(type, place.own),
    ...(place.oneof < 0 ? {} : { proto3Optional: true, oneofIndex: place.oneof }),
    ...(isUnpacked(field) ? { options: { packed: false } } : {}),
  });
}

function typeOf(type: ProtoField["type"], own: string): { readonly type: Type; readonly typeName?: string } {
  if ("scalar" in type) return { type: scalarTypes[type.scalar] };
  return { type: Type.MESSAGE, typeName: "nested" in type ? `${own}.${type.nested}` : `.${type.message}` };
}

function entryName(field: ProtoField): string {
  const camel = field.name.replace(/_+(.)/g, (_, letter: string) => letter.toUpperCase());
  return `${camel.charAt(0).toUpperCase()}${camel.slice(1)}Entry`;
}

function mapEntry(field: ProtoField, own: string): DescriptorProto {
  const value = { name: "value", jsonName: "value", number: 2, label: Label.OPTIONAL, ...typeOf(field.type, own) };
  return create(DescriptorProtoSchema, {
    name: entryName(field),
    field: [{ name: "key", jsonName: "key", number: 1, label: Label.OPTIONAL, type: Type.STRING }, value],
    options: { mapEntry: true },
  });
}
