import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { agentsOf } from "../../runtime/apiserver/agentFiles.ts";
import { makeCertificates } from "../harness/certificates.ts";
import { startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("files of credentials, while the server runs");

const folder = mkdtempSync(join(tmpdir(), "orch-credentials-"));
const file = (name: string) => join(folder, name);
test.after(() => rmSync(folder, { recursive: true }));

/** Longer than the text of a file is taken as read. */
const laterMs = 2100;

test("what node agents are shown follows its files, but never half a pair", async () => {
  const [before, after] = [await makeCertificates("a", "old"), await makeCertificates("a", "new")];
  const write = (name: string, text: string) => writeFileSync(file(name), text);
  write("cert", before.client.cert);
  write("key", before.client.key);
  write("ca", before.ca);
  const agents = agentsOf(
    {
      ...{ agentClientCertificate: file("cert"), agentClientKey: file("key"), agentCertificateAuthority: file("ca") },
      ...{ agentAddressTypes: ["Hostname"], agentTimeout: "0s" },
    },
    { agentName: "agent" },
  );
  assert.equal(agents.agentTls, { ...before.client, ca: before.ca });
  write("cert", after.client.cert);
  await sleep(laterMs);
  assert.equal(agents.agentTls, { ...before.client, ca: before.ca }, "the key is still the old one");
  write("key", after.client.key);
  write("ca", after.ca);
  await sleep(laterMs);
  assert.equal(agents.agentTls, { ...after.client, ca: after.ca });
  rmSync(file("key"));
  await sleep(laterMs);
  assert.equal(agents.agentTls, { ...after.client, ca: after.ca }, "a file that is gone changes nothing");
});

test("groups in the file of tokens are a quoted list, and an empty column is one group without a name", async () => {
  writeFileSync(file("tokens.csv"), 'first,ann,1\nsecond,bob,2,\nthird,cyd,3,"qa,devs"\n');
  const flagged = await startFlagged(["--token-auth-file", file("tokens.csv")]);
  try {
    const groupsOf = async (token: string) => {
      const user = await flagged.whoami({ as: { token } });
      return typeof user === "number" ? user : user.groups;
    };
    assert.equal(await groupsOf("first"), ["system:authenticated"]);
    assert.equal(await groupsOf("second"), ["", "system:authenticated"]);
    assert.equal(await groupsOf("third"), ["qa", "devs", "system:authenticated"]);
  } finally {
    await flagged.stop();
  }
});

test("the file of tokens is read at start only, as its help says", async () => {
  writeFileSync(file("tokens.csv"), "first,ann,1\n");
  const flagged = await startFlagged(["--token-auth-file", file("tokens.csv")]);
  try {
    const nameOf = async (token: string) => {
      const user = await flagged.whoami({ as: { token } });
      return typeof user === "number" ? user : user.username;
    };
    assert.is(await nameOf("first"), "ann");
    writeFileSync(file("tokens.csv"), "second,bob,2\n");
    await sleep(laterMs);
    assert.is(await nameOf("second"), 401);
    assert.is(await nameOf("first"), "ann");
  } finally {
    await flagged.stop();
  }
});

test.run();
