import { readFileSync } from "node:fs";
import { type ClientHttp2Session, connect as connectHttp2 } from "node:http2";
import { connect as connectTls } from "node:tls";

/**
 * A client of its own process that holds connections, and does nothing else: `idle` ones that have sent a request,
 * `stuck` watches of a connection each, whose events it does not read, or `watches`, a hundred to a connection. It says
 * how many it holds when all are open; a message ends it.
 */
const [mode = "", url = "", caFile = "", token = "", count = "1"] = process.argv.slice(2);

const { hostname: host, port, pathname, search } = new URL(url);
const ca = readFileSync(caFile);
const authorization = `Bearer ${token}`;
/** What is opened at once: handshakes take the server's time. */
const parallel = 32;
const watchesEach = 100;
let closed = 0;

const openers: Readonly<Record<string, () => Promise<void>>> = { idle: () => openSocket(), stuck: () => openStuck() };

/** Resolves when the answer has begun. */
function openSocket(onOpen: (socket: ReturnType<typeof connectTls>) => void = () => {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ host, port: Number(port), ca, servername: "", ALPNProtocols: ["http/1.1"] });
    const path = `${pathname}${search}`;
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: ${authorization}\r\n\r\n`);
    socket.once("data", () => {
      onOpen(socket);
      resolve();
    });
    socket.once("close", () => (closed += 1)).once("error", reject);
    socket.on("error", () => {}); // the server may close it when it likes
  });
}

function openStuck(): Promise<void> {
  return openSocket((socket) => socket.pause());
}

/** A hundred watches on one connection. */
async function openWatches(): Promise<void> {
  const session = connectHttp2(`https://${host}:${port}`, { ca, servername: "" });
  session.on("error", () => {});
  session.once("close", () => (closed += 1));
  await Promise.all(Array.from({ length: watchesEach }, () => openWatch(session)));
}

function openWatch(session: ClientHttp2Session): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ":path": `${pathname}${search}`, authorization }, { endStream: true });
    stream.once("response", (headers) => {
      if (headers[":status"] === 200) resolve();
      else reject(new Error(`a watch is answered ${headers[":status"]}`));
    });
    stream.once("error", reject).on("error", () => {});
    stream.resume();
  });
}

async function openAll(): Promise<void> {
  const open = openers[mode] ?? openWatches;
  let left = mode === "watches" ? Math.ceil(Number(count) / watchesEach) : Number(count);
  const worker = async () => {
    while (left-- > 0) await open();
  };
  await Promise.all(Array.from({ length: mode === "watches" ? 4 : parallel }, worker));
}

await openAll();
process.once("message", () => process.send?.({ closed }, () => process.exit(0)));
process.send?.("open");
