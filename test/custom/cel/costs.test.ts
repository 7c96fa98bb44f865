import * as assert from "uvu/assert";
import { compile } from "../../../runtime/cel/expression.ts";
import { typeOfStructure } from "../../../runtime/cel/structureType.ts";
import { readSchema } from "../../../runtime/custom/schema/jsonSchema.ts";
import { structureOf } from "../../../runtime/custom/schema/structureOf.ts";
import type { Json } from "../../../runtime/schema/object.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("CEL: what rules are estimated to cost");

const list = (maxItems: number, items: Json) => ({ type: "array", maxItems, items });
const text = (maxLength: number) => ({ type: "string", maxLength });
const map = (maxProperties: number, additionalProperties: Json) => ({
  type: "object",
  maxProperties,
  additionalProperties,
});
const schema: Json = {
  type: "object",
  properties: {
    s: text(50),
    i: { type: "integer" },
    d: { type: "number" },
    b: { type: "boolean" },
    l: list(10, text(20)),
    li: list(10, { type: "integer" }),
    m: map(10, text(20)),
    by: { type: "string", format: "byte", maxLength: 40 },
    dt: { type: "string", format: "date-time" },
    du: { type: "string", format: "duration" },
    da: { type: "string", format: "date" },
    is: { "x-kubernetes-int-or-string": true },
    o: { type: "object", properties: { a: text(20), type: text(20) } },
    lm: list(5, { type: "object", required: ["k"], properties: { k: text(10), v: { type: "integer" } } }),
    ls: list(5, text(10)),
    en: { type: "string", enum: ["A", "B"] },
    ml: map(5, list(5, { type: "integer" })),
  },
};

const type = typeOfStructure(structureOf(readSchema(schema)));

const costs: readonly (readonly [rule: string, cost: number])[] = [
  ["self.i==1", 2],
  ["self.i<1", 3],
  ["self.i+1==2", 4],
  ["self.i+self.i>3", 6],
  ["-self.i==1", 4],
  ["self.l.size()>1", 4],
  ["size(self.s)>1", 4],
  ['self.l[0]=="a"', 4],
  ['self.m.x=="a"', 4],
  ['self.m["x"]=="a"', 4],
  ['self.s in ["a","b"]', 14],
  ['{"a":1}=={"a":2}', 61],
  ['self.s+self.s=="a"', 45],
  ["self.l+self.l==self.l", 8],
  ["self.s==self.s", 24],
  ["self.l==self.l", 5],
  ["self.m==self.m", 5],
  ["self.o==self.o", 4],
  ['self.s.startsWith("abc")', 3],
  ["self.s.endsWith(self.s)", 24],
  ['self.s.matches("a+bcdefg")', 44],
  ['matches(self.s,"a+")', 3],
  ['self.s.contains("abcdefghijklmnop")', 42],
  ["self.s in self.l", 14],
  ['"x" in self.m', 3],
  ["self.i in [1,2,3]", 15],
  ["self.b?true:self.b", 4],
  ["self.b&&true", 2],
  ["self.b||self.b", 4],
  ["!self.b", 3],
  ['self.l.all(x,x=="a")', 53],
  ['self.l.exists(x,x=="a")', 63],
  ['self.l.exists_one(x,x=="a")', 44],
  ['has(self.o.a)&&self.o.a=="b"', 6],
  ['string(self.i)=="a"', 4],
  ["int(self.s)==1", 4],
  ['duration(self.s)==duration("1s")', 5],
  ["self.s<self.s", 24],
  ['self.du<duration("1h")', 4],
  ["self.dt==self.dt", 8],
  ["self.dt<self.dt", 5],
  ["type(self.i)==int", 4],
  ["optional.of(self.i).hasValue()", 4],
  ["self.?s.hasValue()", 3],
  ['self.?s.orValue("a")=="b"', 4],
  ['self.l.join(",")=="a"', 84],
  ['self.s.split(",").size()>1', 44],
  ['self.s.split(",",2)[0]=="a"', 43],
  ['self.s.replace("a","bb")=="x"', 43],
  ['self.s.replace("a","b").size()>1', 44],
  ['self.s.replace("","b")=="x"', 43],
  ['self.s.replace("abc","abcdef")==self.s', 64],
  ["self.s.lowerAscii()==self.s", 44],
  ['self.s.substring(1)=="a"', 23],
  ["self.s.trim().size()>0", 24],
  ['self.s.find("[0-9]+")=="1"', 45],
  ['self.s.findAll("a").size()>1', 25],
  ['self.s.charAt(0)=="a"', 4],
  ['self.s.indexOf("a")>1', 23],
  ['self.l.indexOf("a")>1', 93],
  ["self.l.isSorted()", 92],
  ["self.li.sum()>1", 13],
  ['self.l.max()=="a"', 93],
  ["self.li.min()>0", 13],
  ['url(self.s).getHost()=="a"', 24],
  ["isURL(self.s)", 3],
  ["ip(self.s).family()==4", 24],
  ["isIP(self.s)", 22],
  ['cidr(self.s).containsIP("1.2.3.4")', 27],
  ["cidr(self.s).containsIP(ip(self.s))", 48],
  ["cidr(self.s).containsCIDR(self.s)", 51],
  ['quantity(self.s).isLessThan(quantity("1"))', 24],
  ['quantity(self.s)==quantity("1")', 24],
  ["ip(self.s)==ip(self.s)", 45],
  ["url(self.s)==url(self.s)", 64],
  ["semver(self.s).major()>1", 24],
  ["isSemver(self.s)", 22],
  ['"%s".format([self.s])=="a"', 14],
  ['bytes(self.s)==b"a"', 23],
  ['string(self.by)=="a"', 7],
  ['strings.quote(self.s)=="a"', 23],
  ['self.lm.all(x,x.k=="a"&&x.v>1)', 48],
  ['self.lm.map(x,x.k)==["a"]', 94],
  ['self.ml.all(k,k=="a")', 23],
  ['self.m.all(k,v,v=="a")', 53],
  ['self.l.all(i,v,v=="a"&&i>1)', 73],
  ['self.m.exists_one(k,v,v=="a")', 44],
  ['self.m.existsOne(k,v,v=="a")', 44],
  ["self.m.exists(k,v,k==v)", 63],
  ["self.li.slice(0,2)==[1]", 26],
  ["self.li.reverse()==[1]", 34],
  ["lists.range(5)==[1]", 27],
  ["self.ml.x.size()>1", 5],
  ['[self.l,self.l].flatten()==["a"]', 38],
  ['sets.contains(self.l,["a","b"])', 33],
  ["sets.intersects(self.li,[1])", 23],
  ['self.l.first().value()=="a"', 5],
  ["self.?o.optFlatMap(x,x.?a).hasValue()", 19],
  ['self.en=="A"', 3],
  ['self.en in ["A","B"]', 14],
  ["self.is==5", 3],
  ["type(self.is)==int", 4],
  ["int(self.is)>1", 4],
  ["self.d>1.0", 3],
  ["self.d==1.0", 2],
  ['(self.b?self.s:"abc")=="x"', 5],
  ["(self.b?[1]:[1,2]).all(x,x>1)", 23],
  ["[1,2,3].all(x,x>1)", 26],
  ['["a","bb"].all(x,x=="a")', 19],
  ['{"a":1}.all(k,k=="a")', 35],
  ['self.lm.filter(x,x.v>1)[0].k=="abcdefghijklmnopqrstuvwxyz"', 98],
  ['(self.l+["zz"]).all(x,x=="a")', 58],
  ["self.s.size()==self.l.size()", 7],
  ['self.o.type=="x"&&self.o.a!=""', 7],
  ['dyn(self.s)==dyn("a")', 5],
  ["dyn(self.l)==dyn([1])", 15],
  ["self.li==[1,2]", 13],
  ["self.lm[0].k==self.s", 10],
  ['self.ml["a"][0]>1', 5],
  ["timestamp(self.s).getHours()>1", 5],
  ['self.dt.getFullYear("UTC")>1', 4],
  ["self.du.getHours()>1", 4],
  ["self.b==true", 2],
  ["null==dyn(self.s)", 4],
  ["self.l.map(x,x)==self.l", 146],
  ["sets.equivalent(self.l,self.ls)", 105],
  ['self.lm.filter(x,x.v>1).all(y,y.k=="b")', 124],
];

for (const [rule, cost] of costs) {
  test(`${rule} costs ${cost}`, () => {
    const compiled = compile(rule, { variables: [{ name: "self", type }] });
    assert.is("compileError" in compiled ? compiled.compileError : compiled.cost, cost);
  });
}

for (const rule of [
  "self.li.slice(2, 1) == []",
  "self.l.map(x, x).join() == ''",
  "self.l.map(x, x).max() == ''",
  "self.is == self.is",
]) {
  test(`${rule} may cost more than any rule may`, () => {
    const compiled = compile(rule, { variables: [{ name: "self", type }] });
    assert.ok("cost" in compiled && compiled.cost > 300_000);
  });
}

test.run();
