import { notAcceptable } from "../../../generated/errors.ts";
import { parseAccept } from "../../lib/mediaTypeSyntax.ts";
import type { JsonObject } from "../../schema/index.ts";
import { jsonMediaType } from "../../schema/mediaTypes.ts";
import { type Page, type PageAnswer, textType } from "./page.ts";

/** A page of a process about itself: text for people, and an object for programs that ask for it. */
export interface ZPage {
  readonly kind: "Statusz" | "Flagz";
  /** The program: "apiserver". */
  readonly component: string;
  /** Lines of the text: name and value. */
  readonly lines: () => readonly (readonly [name: string, value: string])[];
  /** Fields of the object beside kind, apiVersion and metadata. */
  readonly fields: () => JsonObject;
}

/** Versions of the objects, the newest first; all but the first are deprecated. */
const versions = ["v1beta1", "v1alpha1"] as const;
const yamlMediaType = "application/yaml";
/**
 * One of them stands between name and value of the status, now this and now that: no program can rely on it. Flags are
 * written as on a command line.
 */
const delimiters = { Statusz: [":", ": ", "=", " "], Flagz: ["="] } as const;

export interface ZPageOptions {
  readonly apiDomain: string;
  readonly printYaml: (value: JsonObject) => string;
  /** A number in [0, 1). */
  readonly random: () => number;
}

/**
 * Answers with the text, or with the object where the client names its group, version and kind. Throws notAcceptable
 * for JSON without them, and for every other form.
 */
export function zpage(page: ZPage, options: ZPageOptions): Page {
  const group = `config.${options.apiDomain}`;
  return ({ accept }) => {
    if (accept.trim() === "") return textOf(page, options);
    for (const { type, parameters } of parseAccept(accept)) {
      if (type === "*/*" || type === "text/*" || type === "text/plain") return textOf(page, options);
      const isObject = type === jsonMediaType || type === yamlMediaType;
      const version = versions.find((each) => each === parameters.v);
      if (!isObject || version === undefined || parameters.as !== page.kind || parameters.g !== group) continue;
      const text = type === jsonMediaType ? JSON.stringify : options.printYaml;
      const contentType = `${type};g=${group};v=${version};as=${page.kind}`;
      return objectOf(page, { contentType, apiVersion: `${group}/${version}`, text });
    }
    throw notAcceptable([jsonMediaType, yamlMediaType, "text/plain"]);
  };
}

function textOf({ component, kind, lines }: ZPage, { random }: ZPageOptions): PageAnswer {
  const choices = delimiters[kind];
  const delimiter = choices[Math.floor(random() * choices.length)] ?? "=";
  const text = lines().map(([name, value]) => `${name}${delimiter}${value}\n`);
  const body = `
${component} ${kind.toLowerCase()}
Warning: this page is for people who debug. It is not machine-parseable: its format may change at any time.

${text.join("")}`;
  return { status: 200, contentType: textType, body };
}

interface ObjectForm {
  readonly contentType: string;
  readonly apiVersion: string;
  readonly text: (value: JsonObject) => string;
}

function objectOf({ kind, component, fields }: ZPage, { contentType, apiVersion, text }: ObjectForm): PageAnswer {
  const body = `${text({ kind, apiVersion, metadata: { name: component }, ...fields() }).trimEnd()}\n`;
  const answer = { status: 200, contentType, body };
  if (apiVersion.endsWith(`/${versions[0]}`)) return answer;
  const newest = apiVersion.replace(/[^/]+$/, versions[0]);
  return { ...answer, warning: `${apiVersion} ${kind} is deprecated; use ${newest} ${kind}` };
}
