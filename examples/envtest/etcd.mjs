import { createServer } from "node:http";

const prefix = "--listen-client-urls=";
const flag = process.argv.find((each) => each.startsWith(prefix));
if (flag === undefined) {
  console.log("answers /health on --listen-client-urls=URL, and stores nothing");
} else {
  const { hostname, port } = new URL(flag.slice(prefix.length));
  const server = createServer((_, response) => response.end('{"health":"true"}'));
  server.listen(Number(port), hostname);
}
