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

/** PATCHes one of `count` objects called c-0, c-1 ... with an ever new value. */
export function patchScript(path: string, count: number): string {
  return `
local n = 0
local headers = { ["Content-Type"] = "application/merge-patch+json" }
for k, v in pairs(wrk.headers) do headers[k] = v end
request = function()
  n = n + 1
  return wrk.format("PATCH", "${path}/c-" .. (n % ${count}), headers, '{"data":{"changed":"' .. n .. '"}}')
end
`;
}

function lua(text: string): string {
  return `[==[${text}]==]`;
}
