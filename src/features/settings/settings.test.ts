import { expect, it } from "vitest";
import { see, sentTo, submit } from "../../test/administrator.ts";
import { mainTextIn } from "../../test/page.ts";
import { adminPaths } from "../admin/paths.ts";
import { settingsPaths } from "./dj/paths.ts";

const terms = { depositPercent: "30", balanceDays: "10", holdHours: "24", transferDays: "6", quoteDays: "7" };

it("keeps what the DJ sets, says it on the index, and notes who did it", async () => {
  expect(mainTextIn(await see(adminPaths.settings))).toContain("Deposit 25%, balance due 7 days before the event");
  expect(sentTo(await submit(settingsPaths.terms, terms))).toBe(`${settingsPaths.terms}?notice=setting-saved`);
  expect(mainTextIn(await see(adminPaths.settings))).toContain(
    "Deposit 30%, balance due 10 days before the event, holds of 24 hours, quotes of 7 days",
  );
  expect(mainTextIn(await see(adminPaths.audit))).toContain(
    "A setting was changed : depositPercent, balanceDays, holdHours, transferDays, quoteDays",
  );
});

it("refuses what cannot be, beside its field, with all that was typed", async () => {
  const refused = await submit(settingsPaths.terms, { ...terms, depositPercent: "130" });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain("Please enter a whole number from 1 to 90");
  expect(page).toContain('value="24"');
  const reversed = await submit(settingsPaths.reminders, { firstReminderDays: "2", lastReminderDays: "9" });
  expect([reversed.status, await reversed.text()]).toEqual([422, expect.stringContaining("Please enter fewer days")]);
});

const week = (open: Record<number, [opens: string, closes: string]>) =>
  Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
      [`opens-${day}`, open[day]?.[0] ?? ""],
      [`closes-${day}`, open[day]?.[1] ?? ""],
    ]),
  );

it("takes office hours day by day, one open day at least", async () => {
  await submit(
    settingsPaths.officeHours,
    week({ 0: ["09:00", "12:00"], 1: ["09:00", "12:00"], 4: ["20:00", "02:00"] }),
  );
  expect(mainTextIn(await see(adminPaths.settings))).toContain(
    "Monday and Tuesday, 9 AM to 12 PM; Friday, 8 PM to 2 AM",
  );
  expect((await submit(settingsPaths.officeHours, week({}))).status).toBe(422);
  expect((await submit(settingsPaths.officeHours, week({ 3: ["09:00", ""] }))).status).toBe(422);
});
