import { describe, expect, it } from "vitest";
import { addDays, instantAt } from "../../platform/dates.ts";
import { duePlanningMails, type RemindedBooking } from "./due.ts";
import { type PlanningMail, planningMails } from "./model.ts";
import type { ChangedText } from "./planning-texts.ts";

const booking: RemindedBooking = {
  eventDate: "2099-06-12",
  eventType: "Wedding Reception",
  owed: 0,
  hasMoments: false,
  hasSongs: false,
  hasDetails: false,
};

/** Noon at the business. */
const noon = (days: number) => instantAt(addDays("2099-06-12", days), 12 * 60);
const due = (days: number, over: Partial<RemindedBooking> = {}, changed: readonly ChangedText[] = []) =>
  duePlanningMails({ ...booking, ...over }, changed, noon(days));

describe("the mail that is due", () => {
  it.each<[days: number, mails: PlanningMail[]]>([
    [-61, []],
    [-60, ["plan"]],
    [-31, ["plan"]],
    [-30, ["songs"]],
    [-11, ["songs"]],
    [-10, ["details"]],
    [-2, ["details"]],
    [-1, ["tomorrow"]],
    [0, []],
    [1, []],
    [2, ["thanks"]],
    [9, ["thanks"]],
    [10, []],
  ])("%i days from the event", (days, mails) => expect(due(days)).toEqual(mails));

  it("is none for what is done already", () => {
    expect(due(-60, { hasMoments: true })).toEqual([]);
    expect(due(-30, { hasSongs: true })).toEqual([]);
    expect(due(-10, { hasDetails: true })).toEqual([]);
    expect(due(2, { owed: 1 })).toEqual([]);
    expect(due(-1, { hasMoments: true, hasSongs: true, hasDetails: true })).toEqual(["tomorrow"]);
  });

  it("goes by the DJ's own times and pauses, those of the kind of event before those of all", () => {
    const changed = (over: Partial<ChangedText>): ChangedText => ({
      mail: "plan",
      audience: "any",
      subject: "",
      text: "",
      days: 90,
      isPaused: false,
      ...over,
    });
    expect(due(-90, {}, [changed({})])).toEqual(["plan"]);
    expect(due(-90, {}, [changed({}), changed({ audience: "wedding", isPaused: true })])).toEqual([]);
    expect(due(-90, { eventType: "Team Building Event" }, [changed({ audience: "wedding" })])).toEqual([]);
  });
});

it("comes once each to every booking of a year, whatever the clocks do", () => {
  for (let day = 0; day < 365; day += 1) {
    const eventDate = addDays("2027-01-01", day);
    const sent = new Map<PlanningMail, number>();
    // In UTC the last minute is tomorrow.
    for (const days of [-61, -60, -31, -30, -11, -10, -2, -1, 0, 1, 2, 9])
      for (const minutes of [600, 1199])
        for (const mail of duePlanningMails(
          { ...booking, eventDate },
          [],
          instantAt(addDays(eventDate, days), minutes),
        ))
          if (!sent.has(mail)) sent.set(mail, days);
    expect([...sent]).toEqual(planningMails.map((mail, index) => [mail, [-60, -30, -10, -1, 2][index]]));
  }
});
