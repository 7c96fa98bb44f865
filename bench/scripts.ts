/** Lua scripts for wrk: requests that differ from each other. */

/** POSTs objects with ever new names: `template` is JSON with NAME in place of the name. */
export function createScript(template: string): string {
  return `
local template = ${lua(template)}
local prefix = "b" .. tostring(os.time()) .. "-"
local n = 0
local headers = { ["Content-Type"] = "application/json" }
for k, v in pairs(wrk.headers) do headers[k] = v end
request = function()
  n = n + 1
  local body = template:gsub("NAME", prefix .. n, 1)
  return wrk.format("POST", nil, headers, body)
end
`;
}

/** PATCHes one of `count` objects, c-0, c-1 ...: `template` is JSON with NAME and, ever new, VALUE. */
export function patchScript(
  path: string,
  options: { readonly count: number; readonly type: PatchType; readonly template: string },
): string {
  const { count, type, template } = options;
  const query = type === "apply-patch+yaml" ? "?fieldManager=bench" : "";
  return `
local template = ${lua(template)}
local n = 0
local headers = { ["Content-Type"] = "application/${type}" }
for k, v in pairs(wrk.headers) do headers[k] = v end
request = function()
  n = n + 1
  local name = "c-" .. (n % ${count})
  local body = template:gsub("NAME", name, 1):gsub("VALUE", n, 1)
  return wrk.format("PATCH", "${path}/" .. name .. "${query}", headers, body)
end
`;
}

export type PatchType = "merge-patch+json" | "strategic-merge-patch+json" | "apply-patch+yaml";

function lua(text: string): string {
  return `[==[${text}]==]`;
}
