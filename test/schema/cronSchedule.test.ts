import * as assert from "uvu/assert";
import { cronSchedule } from "../../runtime/schema/formats/cronSchedule.ts";
import { suite } from "../harness/suite.ts";

const test = suite("cron schedule");

const rows: readonly (readonly [schedule: string, fault: string | undefined])[] = [
  ["* * * * *", undefined],
  ["*/15 0-6/2 1,15 jan-MAR mon", undefined],
  ["0 0 ? * 6", undefined],
  ["5/10 * * * *", undefined],
  ["TZ=Asia/Tokyo 0 * * * *", undefined],
  ["@daily", undefined],
  ["@every 1h30m", undefined],
  ["", "empty spec string"],
  ["@reboot", "unrecognized descriptor: @reboot"],
  ["@every day", 'failed to parse duration @every day: time: invalid duration "day"'],
  ["* * * * * *", "expected exactly 5 fields, found 6: [* * * * * *]"],
  ["60 * * * *", "end of range (60) above maximum (59): 60"],
  ["* * 0 * *", "beginning of range (0) below minimum (1): 0"],
  ["* 5-3 * * *", "beginning of range (5) beyond end of range (3): 5-3"],
  ["*/0 * * * *", "step of range should be a positive number: */0"],
  ["1-2-3 * * * *", "too many hyphens: 1-2-3"],
  ["*/2/3 * * * *", "too many slashes: */2/3"],
  ["x * * * *", 'failed to parse int from x: strconv.Atoi: parsing "x": invalid syntax'],
  ["* * * * 7", "end of range (7) above maximum (6): 7"],
];
for (const [schedule, fault] of rows) {
  test(`"${schedule}" is ${fault === undefined ? "in order" : "refused"}`, () => {
    assert.is(cronSchedule(schedule), fault);
  });
}

test.run();
