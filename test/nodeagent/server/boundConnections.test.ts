import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import * as assert from "uvu/assert";
import { boundConnections } from "../../../runtime/nodeagent/server/boundConnections.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent: connections to its ports");

test("clients who only connect are closed, the oldest first, and lock out none that sends a request", async () => {
  const server = createServer((req, res) => {
    if (req.url === "/ok") keep(req.socket);
    res.end("hello");
  });
  const { keep } = boundConnections(server, 3);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const closed: string[] = [];
  const sockets: Socket[] = [];
  const open = async (name: string) => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.resume().once("close", () => closed.push(name));
    sockets.push(socket);
    await once(socket, "connect");
    return socket;
  };
  const ask = async (socket: Socket, path: string) => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(socket, "data");
  };
  const kept = await open("kept");
  await ask(kept, "/ok");
  await ask(await open("refused"), "/no");
  await open("idle");
  const late = await open("late");
  await ask(late, "/ok");
  assert.equal(closed, ["refused"]);
  const later = await open("later");
  await ask(later, "/ok");
  assert.equal(closed, ["refused", "idle"]);
  const last = await open("last");
  await once(last, "close");
  assert.equal(closed, ["refused", "idle", "last"], "all that are left may be there");
  await ask(kept, "/ok");
  for (const each of sockets) each.destroy();
  await once(server.close(), "close");
});

test.run();
