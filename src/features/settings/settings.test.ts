import { expect, it } from "vitest";
import { see, sentTo, submit } from "../../test/administrator.ts";
import { mainTextIn } from "../../test/page.ts";
import { adminPaths } from "../admin/paths.ts";
import { settingsPaths } from "./dj/paths.ts";

const terms = { depositPercent: "30", balanceDays: "10", holdHours: "24", transferDays: "6", quoteDays: "7" };

it("keeps what the DJ sets, says it on the index, and notes who did it", async () => {
  expect(mainTextIn(await see(adminPaths.settings))).toContain(
    "Deposit 25%, balance due 7 days before the event, holds of 48 hours",
  );
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
