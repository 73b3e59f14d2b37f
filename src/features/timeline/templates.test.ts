import { expect, it } from "vitest";
import { english } from "../../content/words/en/index.ts";
import { type Moment, plainMoment } from "./model.ts";
import { type TemplateKind, templateKinds, templateMoments, templateOf } from "./templates.ts";
import { warningsOf } from "./warnings.ts";

const templateLabels = english.planPages.template.kinds;

const asPlan = (kind: TemplateKind, minutes: number): Moment[] =>
  templateMoments(kind, minutes).map((words, at) => ({ ...words, id: `${at}`, position: `${at}`, revision: 1 }));
const booked = { startTime: "17:00", endTime: "23:00", extraHour: 27_500 };

it.each([
  ["Ceremony & Reception", "wedding"],
  ["Holiday Celebration", "corporate"],
  ["Quinceañera", "quinceanera"],
  ["Bat Mitzvah", "mitzvah"],
  ["School Dance", "school-dance"],
  ["Birthday Party", "party"],
])("%s begins as a %s, which fits the booked hours without a warning", (eventType, kind) => {
  expect(templateOf(eventType)).toBe(kind);
  expect(warningsOf(asPlan(templateOf(eventType), 360), booked, english)).toEqual([]);
});

it("every template is full from the first guest to the last song, and has dancing", () => {
  for (const kind of ["wedding", "corporate", "quinceanera", "mitzvah", "school-dance", "party"] as const) {
    const plan = templateMoments(kind, 360);
    expect(plan.at(-1)?.name, kind).toBe("Last song");
    expect(
      plan.some(({ dancing }) => dancing),
      kind,
    ).toBe(true);
    const length = plan.reduce((sum, { minutes }) => sum + minutes, 0);
    expect(length, kind).toBeGreaterThan(350);
    expect(templateLabels[kind]).not.toBe("");
  }
});

it("warnings tell an overlap, what goes beyond with its price, a speech without microphone and a dinner without music", () => {
  const plan = [
    { ...plainMoment("Toasts", 40), speech: true },
    { ...plainMoment("Dinner", 60), pinnedAt: "17:30" },
    { ...plainMoment("Party", 350) },
  ].map((words, at) => ({ ...words, id: `${at}`, position: `${at}`, revision: 1 }));
  expect(warningsOf(plan, booked, english).map(({ kind, id, words }) => `${id} ${kind}: ${words}`)).toEqual([
    "0 microphone: No microphone yet: handheld or lapel?",
    "1 overlap: “Dinner” begins 10 min before “Toasts” is over.",
    "1 music: No music yet: a song, list or style?",
    "2 beyond: The plan ends at 12:20 AM, 1 h 20 min after the booked time. 2 hours more are $550.00.",
  ]);
  expect(warningsOf(plan, { ...booked, extraHour: null }, english).at(-1)?.words).toMatch(/after the booked time\.$/);
});

it.each(templateKinds)("the %s template fits a short evening, and keeps every moment", (kind) => {
  const [whole, short] = [480, 240].map((minutes) => templateMoments(kind, minutes));
  expect(short?.map(({ name }) => name)).toEqual(whole?.map(({ name }) => name));
  expect(short?.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(240);
  expect(short?.every(({ minutes }) => minutes >= 5)).toBe(true);
});
