import { expect, it } from "vitest";
import { bookedEnd, clockWords, timesOf } from "./times.ts";

const evening = (...rows: [minutes: number, pinnedAt?: string][]) =>
  rows.map(([minutes, pinnedAt], at) => ({ id: String(at), minutes, pinnedAt: pinnedAt ?? null }));

it.each([
  ["from the booking's start", "16:30", evening([30], [60]), ["4:30 PM to 5:00 PM", "5:00 PM to 6:00 PM"]],
  [
    "from a pin",
    "16:30",
    evening([30], [60, "18:00"], [10]),
    ["4:30 PM to 5:00 PM", "6:00 PM to 7:00 PM", "7:00 PM to 7:10 PM"],
  ],
  ["before the booking", "16:30", evening([30, "14:00"]), ["2:00 PM to 2:30 PM"]],
  ["over midnight", "22:00", evening([150], [30]), ["10:00 PM to 12:30 AM", "12:30 AM to 1:00 AM"]],
])("times flow %s", (_, start, moments, told) => {
  expect(timesOf(moments, start).map(({ begin, end }) => `${clockWords(begin)} to ${clockWords(end)}`)).toEqual(told);
});

it("a pin after midnight is of the night after, and so is a booking's end before its start", () => {
  expect(timesOf(evening([30, "00:30"]), "18:00")[0]).toMatchObject({ begin: 1470, end: 1500 });
  expect(timesOf(evening([30, "01:00"]), "10:00")[0]?.begin).toBe(1500);
  expect([bookedEnd("18:00", "23:00"), bookedEnd("20:00", "01:00")]).toEqual([1380, 1500]);
});
