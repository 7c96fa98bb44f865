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

/** PATCHes one of `count` objects called c-0, c-1 ... : `template` is JSON with VALUE in place of an ever new value. */
export function patchScript(
  path: string,
  options: { readonly count: number; readonly type: "merge" | "strategic-merge"; readonly template: string },
): string {
  const { count, type, template } = options;
  return `
local template = ${lua(template)}
local n = 0
local headers = { ["Content-Type"] = "application/${type}-patch+json" }
for k, v in pairs(wrk.headers) do headers[k] = v end
request = function()
  n = n + 1
  return wrk.format("PATCH", "${path}/c-" .. (n % ${count}), headers, (template:gsub("VALUE", n, 1)))
end
`;
}

function lua(text: string): string {
  return `[==[${text}]==]`;
}
