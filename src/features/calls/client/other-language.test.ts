import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { submit } from "../../../test/administrator.ts";
import { beginAt } from "../../../test/clock.ts";
import { madeUpLanguage as language, unmarkedIn } from "../../../test/marked-words.ts";
import { secrets, storeBooking } from "../../../test/portal.ts";
import { calendarOf, get, mailbox, postForm, visit } from "../../../test/site.ts";
import { spanish } from "../../../test/spanish.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { dayField } from "../../settings/dj/form.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { callPath } from "../call-link.ts";
import { zonesAround } from "../model.ts";

const now = Date.parse("2027-03-01T15:00:00Z");
const zone = "America/New_York";
const zones = Object.values(zonesAround(zone, now, spanish.formats));
const known = [...zones, ...zones.map((name) => name.toLowerCase()), site.name, "Twitch"];

beginAt(now);

it("a time for a call is picked, moved and canceled in the client's language, and so says the calendar", async () => {
  const booking = await storeBooking({ eventDate: "2027-09-04", language });
  const link = await callPath(secrets, { of: "booking", id: booking.id, version: 1 }, now);
  const token = link.split("token=")[1] ?? "";
  const headers = { Cookie: `__Host-language=${language}` };
  const { email: EMAIL, mails } = mailbox();
  const read = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html, known), where).toEqual([]);
    return html;
  };
  const see = async (where: string, done = "") => read(await visit(get(`${link}${done}`)), where);
  const pick = (at: number, fields: Record<string, string> = {}) =>
    visit(postForm(portalApi.call, { token, at: String(at), phone: "(813) 555-0123", zone, ...fields }, headers), {
      EMAIL,
    });

  await see("no hours");
  const week = [0, 1, 2, 3, 4, 5, 6].flatMap((index) => [
    [dayField("opens", index), "10:00"],
    [dayField("closes", index), "12:00"],
  ]);
  await submit(settingsPaths.calls, Object.fromEntries(week));
  const page = await see("times");
  const times = [...page.matchAll(/ name="at"[^>]* value="(\d+)"/g)].map(([, at]) => Number(at));
  const [first = 0, second = 0] = times;
  await read(await pick(0, { at: "", phone: "", zone: "Mars" }), "refused");
  await read(await pick(1_000_000_000_000), "gone");
  expect((await pick(first)).status).toBe(303);
  await see("picked", "&done=picked");
  const call = mails.find(({ to }) => to === booking.clientEmail);
  for (const said of [call?.subject, call?.text, call?.attachments?.[0]?.filename.replace(/\.ics$/, "")])
    expect(unmarkedIn(said ?? "none", known)).toEqual([]);
  expect(call?.subject).not.toMatch(/\bE[SD]T\b/);
  const ownFile = await (await visit(get(`${portalPaths.callCalendar}?token=${token}`))).text();
  for (const file of [ownFile, calendarOf(call)])
    expect(unmarkedIn(/SUMMARY:(.*)/.exec(file)?.[1] ?? "none", known)).toEqual([]);
  for (let count = 0; count < 4; count += 1) await pick(count % 2 ? first : second);
  await read(await pick(times[2] ?? 0), "too many");
  await visit(postForm(portalApi.cancelCall, { token }, headers), { EMAIL });
  await see("canceled", "&done=canceled");
});
