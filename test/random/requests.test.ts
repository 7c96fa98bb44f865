import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { runRandomRequests } from "./run.ts";

const test = suite("random requests");

const count = Number(process.env.REQUESTS ?? 1500);

test(
  `none of ${count} is a failure of the server, and every answer is as it is documented`,
  async () => {
    const { byStatus } = await runRandomRequests({ count, seed: Number(process.env.SEED ?? 1) });
    for (const status of [200, 201, 400, 404, 405, 409, 415, 422]) assert.ok(byStatus.has(status), `no ${status}`);
  },
  { timeoutMs: 60_000 },
);

test.run();
