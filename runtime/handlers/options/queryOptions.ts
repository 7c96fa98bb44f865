import { badRequest } from "../../../generated/errors.ts";
import { DecodeError } from "../../negotiate/decodeError.ts";
import { canonicalTime } from "../../negotiate/time.ts";
import type { ApiObject, Json, JsonObject, ValueType } from "../../schema/index.ts";
import type { HandlerContext } from "../context.ts";
import { booleanParameter, integerParameter } from "./parameters.ts";
import type { ResourceRequest } from "../request.ts";
import { apiVersionOf } from "../actions/subresourceBody.ts";

/**
 * The query of a request as an object of an options kind: of each field the parameter of its name, as the field's type
 * has it. Other parameters are left alone. Throws badRequest for values that are none of the type.
 */
export async function queryOptions(
  { query, store }: Pick<ResourceRequest, "query" | "store">,
  kind: string,
  { bodyCodes, disabledFields }: Pick<HandlerContext, "bodyCodes" | "disabledFields">,
): Promise<ApiObject> {
  const apiVersion = apiVersionOf(store.descriptor);
  const load = bodyCodes[`${apiVersion}/${kind}`];
  if (load === undefined) throw new Error(`the spec names ${kind} as options, but does not have it`);
  const { structure, setDefaults } = await load();
  const options: ApiObject & JsonObject = { kind, apiVersion };
  for (const { name, type } of structure.fields) {
    if (Object.hasOwn(options, name)) continue;
    const value = query.has(name) ? parameterValue(query, name, type) : undefined;
    if (value !== undefined) options[name] = value;
  }
  setDefaults(options);
  disabledFields(structure)(options, undefined);
  return options;
}

function parameterValue(query: URLSearchParams, name: string, type: ValueType): Json | undefined {
  if (typeof type === "object") {
    if (!("list" in type)) throw new Error(`the parameter ${name} has no form in a query`);
    const { list } = type;
    return query.getAll(name).flatMap((each) => parameterValue(new URLSearchParams([[name, each]]), name, list) ?? []);
  }
  const text = query.get(name) ?? "";
  switch (type) {
    case "boolean":
      return booleanParameter(query, name);
    case "int32":
    case "int64":
      return integerParameter(query, name);
    case "time":
      return text === "" ? undefined : timeOf(text);
    default:
      return text;
  }
}

function timeOf(text: string): string {
  try {
    return canonicalTime(text);
  } catch (error) {
    if (error instanceof DecodeError) throw badRequest(error.message);
    throw error;
  }
}
