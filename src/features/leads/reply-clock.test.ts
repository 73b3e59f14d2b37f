import { describe, expect, it } from "vitest";
import { standardOfficeHours } from "../../content/business.ts";
import { quoteDueInWords } from "./business-hours.ts";
import { replyClock } from "./reply-clock.ts";

const winter = (time: string) => Date.parse(`${time}:00-05:00`);

describe("the promise of an answer", () => {
  it.each([
    ["in the middle of a day", winter("2026-11-18T10:00"), null],
    ["two hours before closing", winter("2026-11-18T16:00"), null],
    ["later than that", winter("2026-11-18T16:01"), "9:01 AM on Thursday, November 19 (Eastern time)"],
    ["on Friday evening", winter("2026-11-20T17:10"), "11:10 AM on Saturday, November 21 (Eastern time)"],
    ["on Sunday night", winter("2026-11-22T22:30"), "11:00 AM on Monday, November 23 (Eastern time)"],
    ["at night", winter("2026-11-18T03:00"), "11:00 AM on Wednesday, November 18 (Eastern time)"],
  ])("%s names day and hour only where two hours do not run on", (_, receivedAt, words) => {
    expect(quoteDueInWords(receivedAt, standardOfficeHours)).toBe(words);
  });
});

describe("the reply clock", () => {
  const lead = { status: "new", eventCategory: "wedding", createdAt: winter("2026-11-18T10:00"), answeredAt: null };
  const at = (time: string, over: Partial<Parameters<typeof replyClock>[0]> = {}) =>
    replyClock({ ...lead, ...over }, winter(time), standardOfficeHours);

  it("of a new lead runs for two business hours, warns below 30 minutes and is then late", () => {
    expect(at("2026-11-18T10:21")).toEqual({ state: "left", text: "1 h 39 min left", left: 99 / 120 });
    expect(at("2026-11-18T10:00")).toMatchObject({ text: "2 h left", left: 1 });
    expect(at("2026-11-18T11:30")).toMatchObject({ state: "left", text: "30 min left" });
    expect(at("2026-11-18T11:32")).toMatchObject({ state: "soon", text: "28 min left" });
    expect(at("2026-11-18T12:18")).toEqual({ state: "late", text: "18 min late", left: 0 });
    expect(at("2026-11-19T10:05")).toMatchObject({ text: "22 h 5 min late" });
    expect(at("2026-11-23T12:00")).toMatchObject({ text: "5 days late" });
  });

  it("stands still at night, and on a weekend until ten", () => {
    const friday = { createdAt: winter("2026-11-20T17:00") };
    expect(at("2026-11-21T09:00", friday)).toMatchObject({ state: "left", text: "1 h left", left: 0.5 });
    expect(at("2026-11-21T10:40", friday)).toMatchObject({ state: "soon", text: "20 min left" });
    expect(at("2026-11-22T03:00", { createdAt: winter("2026-11-21T23:00") })).toMatchObject({ text: "2 h left" });
  });

  it("tells in business time how long an answer took", () => {
    const answered = (time: string) => at("2026-12-01T10:00", { status: "contacted", answeredAt: winter(time) });
    expect(answered("2026-11-18T10:41").text).toBe("answered in 41 min");
    expect(answered("2026-11-18T10:00").text).toBe("answered at once");
    expect(answered("2026-11-19T09:30").text).toBe("answered in 8 h 30 min");
    expect(answered("2026-11-24T09:30").text).toBe("answered in 7 business days");
  });

  it.each([
    ["on Friday night, answered on Saturday morning", "2026-11-20T20:00", "2026-11-21T10:05", "answered in 5 min"],
    ["before a night, answered after it", "2026-11-19T17:30", "2026-11-20T10:15", "answered in 1 h 45 min"],
    ["answered within a business day", "2026-11-18T10:00", "2026-11-19T10:00", "answered in 9 h"],
    ["answered within little more", "2026-11-18T10:00", "2026-11-19T10:30", "answered in 1 business day"],
    ["answered on the same night", "2026-11-21T22:00", "2026-11-22T10:00", "answered at once"],
  ])("counts no night of a quote request %s", (_, asked, answered, text) => {
    const contact = { status: "contacted", createdAt: winter(asked), answeredAt: winter(answered) };
    expect(at("2026-12-01T10:00", contact)).toMatchObject({ state: "answered", text });
  });

  it("tells by the clock how long the answer to a message took", () => {
    const message = { status: "contacted", eventCategory: null, createdAt: winter("2026-11-20T20:00") };
    const answered = (time: string) => at("2026-12-01T10:00", { ...message, answeredAt: winter(time) }).text;
    expect(answered("2026-11-21T10:00")).toBe("answered in 14 h");
    expect(answered("2026-11-23T09:05")).toBe("answered in 2 days");
  });

  it("of a message runs for 24 hours by the clock", () => {
    const message = { eventCategory: null, createdAt: winter("2026-11-21T10:00") };
    expect(at("2026-11-21T10:30", message)).toMatchObject({ state: "left", text: "by Sun 10 AM" });
    expect(at("2026-11-22T11:00", message)).toMatchObject({ state: "late", text: "1 h late" });
  });

  it("calls a contact answered that was moved on before answers were timed", () => {
    expect(at("2026-11-19T10:00", { status: "quoted" })).toMatchObject({ state: "answered", text: "answered" });
  });
});
