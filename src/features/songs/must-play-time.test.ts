import { describe, expect, it } from "vitest";
import { dancingMinutes, gaugeWords, mustPlayTime } from "./must-play-time.ts";

describe("must-plays and the dancing", () => {
  it.each([
    ["known lengths alone", { count: 2, known: 2, seconds: 400 }, 60, { minutes: 7, over: 0, left: 53 }],
    ["3 min 30 s where not known", { count: 2, known: 0, seconds: 0 }, 60, { minutes: 7, over: 0, left: 53 }],
    ["both", { count: 46, known: 6, seconds: 3000 }, 160, { minutes: 190, over: 30, left: 0, tooMany: 8, filled: 84 }],
    ["exactly full", { count: 60, known: 60, seconds: 9600 }, 160, { over: 0, left: 0, tooMany: 0, filled: 100 }],
    ["no songs", { count: 0, known: 0, seconds: 0 }, 160, { minutes: 0, left: 160, tooMany: 0, filled: 0 }],
    ["no dancing", { count: 1, known: 1, seconds: 180 }, 0, { minutes: 3, over: 3, tooMany: 1, filled: 0 }],
  ])("count %s", (_, songs, dancing, told) => {
    expect(mustPlayTime(songs, dancing)).toMatchObject(told);
  });

  it("are the moments that are danced, else the booked hours", () => {
    const dinner = { minutes: 50, dancing: false };
    expect(dancingMinutes([dinner, { minutes: 80, dancing: true }, { minutes: 80, dancing: true }], 7)).toBe(160);
    expect(dancingMinutes([dinner], 4.5)).toBe(270);
    expect([190, 160, 60, 45, 65].map(gaugeWords)).toEqual(["3 h 10 min", "2 h 40 min", "1 h", "45 min", "1 h 5 min"]);
  });
});
