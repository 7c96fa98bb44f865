import { type Costs, ruleProblems, totalCostProblems } from "../../custom/check/rules.ts";
import { readSchema } from "../../custom/schema/jsonSchema.ts";
import { atOnce } from "../../lib/work.ts";
import { isObject, type JsonObject } from "../../schema/object.ts";

/** Takes those of some rules out of an exported schema that a server would refuse for what they may cost. */
export function affordRules(
  schema: JsonObject,
  {
    key,
    isTranslated,
    warn,
  }: {
    /** The name of the extension that holds rules. */
    readonly key: string;
    readonly isTranslated: (rule: JsonObject) => boolean;
    readonly warn: (text: string) => void;
  },
): void {
  const rules = new Map<string, Held>();
  collect(schema, { path: "", key, rules });
  while ([...rules.values()].some(({ rule }) => isTranslated(rule))) {
    const costs: Costs = { spent: 0, most: [] };
    const work = { step: () => {} };
    const ofRules = atOnce(ruleProblems(readSchema(schema), "", { costs, work }));
    const fields = [...ofRules, ...totalCostProblems(costs, "")].map(({ field }) => field.replace(/\]\.\w+$/, "]"));
    const refused = [...rules].filter(([path, { rule }]) => isTranslated(rule) && fields.includes(path));
    if (refused.length === 0) return;
    for (const [, { rule, holder }] of refused) {
      const left = (holder[key] as JsonObject[]).filter((each) => each !== rule);
      if (left.length > 0) holder[key] = left;
      else delete holder[key];
      warn(`the rule ${JSON.stringify(rule.message)} may cost more than a definition allows, and is left out`);
    }
    rules.clear();
    collect(schema, { path: "", key, rules });
  }
}

interface Held {
  readonly rule: JsonObject;
  readonly holder: JsonObject;
}

interface Walk {
  readonly path: string;
  readonly key: string;
  /** By their place, as problems name it. */
  readonly rules: Map<string, Held>;
}

function collect(schema: JsonObject, { path, key, rules }: Walk): void {
  const own = schema[key];
  for (const [index, rule] of (Array.isArray(own) ? own : []).entries()) {
    if (isObject(rule)) rules.set(`${path}.${key}[${index}]`, { rule, holder: schema });
  }
  const { properties, items, additionalProperties } = schema;
  for (const [name, each] of Object.entries(isObject(properties) ? properties : {})) {
    if (isObject(each)) collect(each, { path: `${path}.properties[${name}]`, key, rules });
  }
  if (isObject(items)) collect(items, { path: `${path}.items`, key, rules });
  if (isObject(additionalProperties))
    collect(additionalProperties, { path: `${path}.additionalProperties`, key, rules });
}
