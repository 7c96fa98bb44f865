import * as assert from "uvu/assert";
import { openBytes, startListening } from "../../harness/listening.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("what is no request of HTTP/1.1");

test("its answer comes, whatever follows it, and then the connection ends", async () => {
  const listening = await startListening((_, res) => res.end(), {});
  const head = "PUT /api/\xe9 HTTP/1.1\r\nHost: orch\r\nContent-Length: 1000000\r\n\r\n";
  const ask = async () => {
    const client = await openBytes(listening.port, "http/1.1");
    client.socket.write(head, "latin1");
    for (let part = 0; part < 20; part++) client.socket.write("x".repeat(50_000));
    return (await client.closed).split("\r\n")[0];
  };
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  assert.equal([...new Set(answers)], ["HTTP/1.1 400 Bad Request"]);
  await listening.stop();
});

test("one whose client goes on sending is closed after a while", async () => {
  const listening = await startListening((_, res) => res.end(), { unfinishedBodyMs: 300 });
  const client = await openBytes(listening.port, "http/1.1");
  const timer = setInterval(() => client.socket.write("\xe9\r\n", "latin1"), 20);
  const startMs = performance.now();
  client.socket.allowHalfOpen = true; // it does not end with the server
  assert.match(await client.closed, /^HTTP\/1.1 400 Bad Request\r\nConnection: close\r\n\r\n$/);
  clearInterval(timer);
  assert.ok(performance.now() - startMs < 5000);
  await listening.stop();
});

test.run();
