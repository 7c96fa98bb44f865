import * as assert from "uvu/assert";
import fc from "fast-check";
import { addressBlock, addressNumber, addressText } from "../../runtime/allocate/addressBlock.ts";
import { type Band, chooseFree } from "../../runtime/allocate/band.ts";
import { serviceRanges } from "../../runtime/allocate/ranges.ts";
import { suite } from "../harness/suite.ts";

const test = suite("allocate/bands");

const blocks = [
  ["10.0.0.0/28", "10.0.0.1", "10.0.0.14", 0],
  ["10.0.0.0/27", "10.0.0.1", "10.0.0.30", 16],
  ["10.0.0.0/24", "10.0.0.1", "10.0.0.254", 16],
  ["10.0.0.0/23", "10.0.0.1", "10.0.1.254", 32],
  ["10.0.0.0/20", "10.0.0.1", "10.0.15.254", 256],
  ["10.96.0.0/12", "10.96.0.1", "10.111.255.254", 256],
  ["fd00::/120", "fd00::1", "fd00::ff", 16],
  ["fd00::/112", "fd00::1", "fd00::ffff", 256],
  ["fd00::/64", "fd00::1", "fd00::ffff:ffff:ffff:ffff", 256],
] as const;

for (const [cidr, first, last, offset] of blocks) {
  test(`${cidr} is from ${first} to ${last}, the first ${offset} for those who ask`, () => {
    const block = addressBlock(cidr, { hasStaticBand: true });
    const text = (number: bigint) => addressText(number, block.family);
    assert.equal([text(block.first), text(block.last), Number(block.offset)], [first, last, offset]);
    assert.is(addressBlock(cidr, { hasStaticBand: false }).offset, 0n);
  });
}

test("an address is the same after a way through numbers", () => {
  for (const each of ["0.0.0.1", "10.96.0.1", "255.255.255.254", "fd00::1", "::ffff:0:0:1", "2001:db8::a:0:0:1"]) {
    assert.is(addressText(addressNumber(each), each.includes(":") ? "IPv6" : "IPv4"), each);
  }
});

const portRanges = [
  ["30000-32767", 86],
  ["30000-30015", 0],
  ["30000-30016", 16],
  ["30000-30511", 16],
  ["30000-31023", 32],
  ["1024-65535", 128],
] as const;

const options = { networks: ["10.0.0.0/24"], hasStaticAddresses: true, hasStaticPorts: true };

for (const [ports, offset] of portRanges) {
  test(`of the ports ${ports} the first ${offset} are for those who ask`, () => {
    assert.is(Number(serviceRanges({ ...options, ports }).ports.offset), offset);
    assert.is(serviceRanges({ ...options, ports, hasStaticPorts: false }).ports.offset, 0n);
  });
}

const ports = "30000-32767";
const wrongFlags = [
  [{ networks: [], ports }, "--service-cluster-ip-range: give one network, or one of each address family"],
  [
    { networks: ["10.0.0.0/24", "10.1.0.0/24"], ports },
    "--service-cluster-ip-range: give one network, or one of each address family",
  ],
  [
    { networks: ["10.0.0.0"], ports },
    '--service-cluster-ip-range: "10.0.0.0" is not a network such as 10.96.0.0/12 or fd00::/108',
  ],
  [{ networks: ["10.0.0.0/32"], ports }, '--service-cluster-ip-range: "10.0.0.0/32" has no room for an address'],
  [
    { networks: ["10.0.0.0/24"], ports: "40-30" },
    '--service-node-port-range: "40-30" is not a range of ports such as 30000-32767',
  ],
  [
    { networks: ["10.0.0.0/24"], ports: "0-70000" },
    '--service-node-port-range: "0-70000" is not a range of ports such as 30000-32767',
  ],
] as const;

for (const [flags, message] of wrongFlags) {
  test(`${JSON.stringify(flags)} names the flag that is wrong`, () => {
    assert.throws(
      () => serviceRanges({ ...options, ...flags }),
      (error: Error) => error.message === message,
    );
  });
}

function draw(): fc.Arbitrary<number> {
  return fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
}

test("numbers set apart are given last, and none twice, until all are taken", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 20 }),
      fc.infiniteStream(draw()),
      (size, apart, draws) => {
        const band: Band = { first: 100n, last: 99n + BigInt(size), offset: BigInt(Math.min(apart, size)) };
        const given = new Set<bigint>();
        const isTaken = (number: bigint) => given.has(number);
        const random = () => draws.next().value;
        for (let count = 0; count < size; count++) {
          const number = chooseFree(band, { isTaken, random });
          if (number === undefined) throw new Error(`none after ${count} of ${size}`);
          assert.ok(number >= band.first && number <= band.last && !given.has(number));
          const isApart = number < band.first + band.offset;
          assert.is(isApart, count >= size - Number(band.offset), `the ${count + 1}. of ${size} is ${number}`);
          given.add(number);
        }
        assert.is(chooseFree(band, { isTaken, random }), undefined);
      },
    ),
    { numRuns: 200 },
  );
});

test.run();
