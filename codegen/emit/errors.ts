import type { ErrorModel, ErrorParameter, Model, OutputFile } from "../model.ts";
import { runtimeImport } from "./runtimeImport.ts";
import { docComment, header, namedImports } from "./text.ts";

/** generated/errors.ts: one constructor an error of spec/errors.yaml, over `failure` of the schema contract. */
export function emitErrors(model: Pick<Model, "errors" | "imports">): OutputFile {
  const body = model.errors.map(constructorText).join("\n");
  const from = (module: `schema/${string}`) => runtimeImport(model.imports, "errors.ts", module);
  const imports = namedImports(body, [
    { from: from("schema/errors"), types: ["GroupKind"], values: helpers },
    { from: from("schema/fieldError"), types: ["FieldError"], values: [] },
    { from: from("schema/quoted"), types: [], values: ["quoted"] },
    { from: from("schema/object"), types: ["GroupResource"], values: [] },
    { from: from("schema/status"), types: ["StatusCause", "StatusError"], values: ["causesOf", "failure"] },
  ]);
  return { path: "errors.ts", text: `${header("errors.yaml")}${imports}\n${body}` };
}

const helpers = ["escapedMarkup", "fieldErrorsText", "filled", "kindText", "resourceText"];

function constructorText(error: ErrorModel): string {
  const parameters = error.parameters.map(parameterText).join(", ");
  const members = [
    `code: ${error.code}`,
    `reason: ${JSON.stringify(error.reason)}`,
    member("message", templateExpression(error.message, error.parameters)),
    ...detailsMember(error),
    ...metadataMember(error),
  ];
  return [
    docComment(documentation(error)),
    `export function ${error.name}(${parameters}): StatusError {\n`,
    "  return failure({\n",
    ...members.map((each) => `    ${each},\n`),
    "  });\n}\n",
  ].join("");
}

function documentation(error: ErrorModel): string {
  const notes = error.parameters.filter((each) => each.description !== "");
  const lines = [`${error.code} ${error.reason || "(no reason)"}: ${error.description}`];
  for (const each of notes) lines.push(`@param ${each.name} ${each.description}`);
  return lines.join("\n");
}

function parameterText(parameter: ErrorParameter): string {
  if (parameter.optional) return `${parameter.name} = ${parameter.type === "number" ? "0" : '""'}`;
  return `${parameter.name}: ${parameter.type.endsWith("[]") ? "readonly " : ""}${parameter.type}`;
}

function detailsMember(error: ErrorModel): string[] {
  if (error.details === undefined) return [];
  const { causes, retryAfterSeconds, ...texts } = error.details;
  const members = Object.entries(texts).map(([key, text]) => member(key, templateExpression(text, error.parameters)));
  if (causes !== undefined) members.push(member("causes", causesExpression(causes, error)));
  if (retryAfterSeconds !== undefined) {
    members.push(member("retryAfterSeconds", retryAfterSeconds.replace(/^\{(\w+)\}$/, "$1")));
  }
  if (members.length === 0) return ["details: {}"];
  const single = `details: filled({ ${members.join(", ")} })`;
  if (single.length <= 110) return [single];
  return [`details: filled({\n${members.map((each) => `      ${each},\n`).join("")}    })`];
}

function metadataMember(error: ErrorModel): string[] {
  if (error.metadata?.continue === undefined) return [];
  const token = templateExpression(error.metadata.continue, error.parameters);
  return [`metadata: ${token} === "" ? {} : { continue: ${token} }`];
}

type Causes = NonNullable<NonNullable<ErrorModel["details"]>["causes"]>;

function causesExpression(causes: Causes, error: ErrorModel): string {
  if (typeof causes === "string") {
    return parameterOf(causes, error.parameters).type === "FieldError[]" ? `causesOf(${causes})` : causes;
  }
  const items = causes.map((cause) => {
    const members = Object.entries(cause).map(([key, text]) => member(key, templateExpression(text, error.parameters)));
    return `{ ${members.join(", ")} }`;
  });
  return `[${items.join(", ")}]`;
}

function member(key: string, expression: string): string {
  return key === expression ? key : `${key}: ${expression}`;
}

/** `"{x}"` is quoted text, `{x}` plain, `[...]` optional; see the head of spec/errors.yaml. */
const place = /"\{([\w.]+)(\|html)?\}"|\{([\w.]+)(\|html)?\}/g;

function templateExpression(template: string, parameters: readonly ErrorParameter[]): string {
  const whole = template.match(/^\{([\w.]+)\}$/)?.[1];
  if (whole !== undefined) return placeExpression(whole, parameters);
  const parts = template.split(/\[([^\]]*)\]/);
  if (parts.length === 1 && template.search(place) < 0) return JSON.stringify(template);
  const text = parts.map((part, index) => (index % 2 === 0 ? interpolated : optionalPart)(part, parameters));
  return `\`${text.join("")}\``;
}

function optionalPart(part: string, parameters: readonly ErrorParameter[]): string {
  const names = [...part.matchAll(place)].map((match) => match[1] ?? match[3] ?? "");
  const isEmpty = names.map((name) => `${placeExpression(name, parameters)} === ""`).join(" || ");
  return `\${${isEmpty} ? "" : \`${interpolated(part, parameters)}\`}`;
}

function interpolated(text: string, parameters: readonly ErrorParameter[]): string {
  let out = "";
  let end = 0;
  for (const match of text.matchAll(place)) {
    const [whole, inQuotes, quotedHtml, plain, plainHtml] = match;
    const value = placeExpression(inQuotes ?? plain ?? "", parameters);
    const spelled = inQuotes === undefined ? value : `quoted(${value})`;
    const isHtml = quotedHtml !== undefined || plainHtml !== undefined;
    out += escapeTemplate(text.slice(end, match.index));
    out += isHtml ? `\${escapedMarkup(${spelled})}` : `\${${spelled}}`;
    end = match.index + whole.length;
  }
  return out + escapeTemplate(text.slice(end));
}

function escapeTemplate(text: string): string {
  return text.replace(/[`\\]|\$\{/g, (match) => `\\${match}`);
}

function placeExpression(name: string, parameters: readonly ErrorParameter[]): string {
  if (name.includes(".")) return name;
  switch (parameterOf(name, parameters).type) {
    case "GroupResource":
      return `resourceText(${name})`;
    case "GroupKind":
      return `kindText(${name})`;
    case "FieldError[]":
      return `fieldErrorsText(${name})`;
    case "string[]":
      return `${name}.join(", ")`;
    default:
      return name;
  }
}

function parameterOf(name: string, parameters: readonly ErrorParameter[]): ErrorParameter {
  const found = parameters.find((each) => each.name === name);
  if (found === undefined) throw new Error(`an error's template names {${name}}, which is none of its parameters`);
  return found;
}
