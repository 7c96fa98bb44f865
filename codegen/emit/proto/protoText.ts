import {
  isOptional,
  isUnpacked,
  type ProtoField,
  type ProtoFile,
  type ProtoMessage,
  type ProtoType,
} from "../../tools/protoFile.ts";
import { wrapText } from "../../wrapText.ts";

/** The .proto text of a file. */
export function protoText(file: ProtoFile): string {
  const imports = file.imports.map((path) => `import "${path}";\n`).join("");
  return [
    "// Generated from the spec. Do not edit.\n",
    'syntax = "proto3";\n\n',
    `package ${file.package};\n`,
    imports === "" ? "" : `\n${imports}`,
    ...file.messages.map((message) => `\n${messageText(message, { indent: "", package: file.package })}`),
  ].join("");
}

interface Place {
  readonly indent: string;
  readonly package: string;
}

function messageText(message: ProtoMessage, place: Place): string {
  const inner = { ...place, indent: `${place.indent}  ` };
  const parts = [
    ...(message.reserved.length === 0 ? [] : [`${inner.indent}reserved ${message.reserved.join(", ")};\n`]),
    ...message.nested.map((each) => messageText(each, inner)),
    ...(message.fields.length === 0 ? [] : [message.fields.map((each) => fieldText(each, inner)).join("")]),
  ];
  const head = `${comment(message.description, place.indent)}${place.indent}message ${message.name} {`;
  return parts.length === 0 ? `${head}}\n` : `${head}\n${parts.join("\n")}${place.indent}}\n`;
}

function fieldText(field: ProtoField, place: Place): string {
  const type = typeText(field.type, place);
  const options = [
    ...(isUnpacked(field) ? ["packed = false"] : []),
    ...(field.jsonName === undefined ? [] : [`json_name = ${JSON.stringify(field.jsonName)}`]),
  ];
  const shaped = {
    single: isOptional(field) ? `optional ${type}` : type,
    repeated: `repeated ${type}`,
    map: `map<string, ${type}>`,
  };
  const tail = options.length === 0 ? "" : ` [${options.join(", ")}]`;
  const line = `${place.indent}${shaped[field.shape]} ${field.name} = ${field.number}${tail};\n`;
  return `${comment(field.description, place.indent)}${line}`;
}

/** Names of the same package are written short. */
function typeText(type: ProtoType, place: Place): string {
  if ("scalar" in type) return type.scalar;
  if ("nested" in type) return type.nested;
  const short = type.message.slice(place.package.length + 1);
  return type.message === `${place.package}.${short}` ? short : `.${type.message}`;
}

function comment(text: string, indent: string): string {
  if (text.trim() === "") return "";
  return wrapText(text.trim(), 117 - indent.length)
    .map((line) => `${indent}// ${line}\n`)
    .join("");
}
