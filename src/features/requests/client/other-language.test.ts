import { expect, it } from "vitest";
import { dateIn, fill } from "../../../platform/language.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { beginAt } from "../../../test/clock.ts";
import { madeUpLanguage as language, unmarkedIn } from "../../../test/marked-words.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, postForm, visit } from "../../../test/site.ts";
import { portalApi } from "../../portal/paths.ts";
import { cancelOrPostpone } from "./paths.ts";

const now = Date.parse("2026-11-20T20:00:00Z");
const eventDate = "2027-06-12";
const free = "2027-06-19";
const taken = "2027-06-26";

beginAt(now);

it("a booking is canceled or moved to another day in the client's language", async () => {
  const client = async (over: Parameters<typeof storeBooking>[0] = {}) => {
    const booking = await storeBooking({
      ...{ eventDate, price: 200_000, deposit: 50_000, language, eventType: "Quinceañera" },
      ...over,
    });
    const { Cookie } = await signIn(booking);
    return { booking, headers: { Cookie: `${Cookie}; __Host-language=${language}` } };
  };
  const read = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html, [booking.clientName]), where).toEqual([]);
  };
  const { booking, headers } = await client();
  await storeBooking({ eventDate: taken });
  const see = async (where: string, date: string | null = null) =>
    read(await visit(get(cancelOrPostpone(booking.id, date), headers)), where);
  const ask = (path: string, fields: Record<string, string> = {}) =>
    visit(postForm(path, { bookingId: booking.id, ...fields }, headers));
  const checkout = (id: string, amount: number) =>
    rows(
      `INSERT INTO checkouts (id, booking_id, purpose, amount, returned_at, checks, next_check_at, expires_at, created_at)
       VALUES ('cs_1', ?, 'deposit', ?, 1, 0, 2, 3, 0)`,
      id,
      amount,
    );

  for (const date of [null, free, taken, "2020-01-01", "2026-11-21", "2090-01-01"]) await see(String(date), date);
  await checkout(booking.id, 70_000);
  await see("being confirmed");
  await read(await ask(portalApi.postpone, { date: "soon" }), "no day");
  await read(await ask(portalApi.postpone, { date: taken }), "not free");
  expect((await ask(portalApi.postpone, { date: free })).status).toBe(303);
  await see("another day asked");
  await rows("DELETE FROM client_requests");
  expect((await ask(portalApi.cancel)).status).toBe(303);
  await see("cancellation asked");
  const messages = JSON.stringify(await (await visit(get(portalApi.requests, headers))).json());
  const { formats, plans } = wordsIn(language);
  expect(messages).toContain(fill(plans.cancel.subject, { date: dateIn(formats, eventDate) }));
  expect(messages).toContain(plans.cancel.text);
  expect((await ask(portalApi.keep)).status).toBe(303);
  await see("taken back");
  const kept = JSON.stringify(await (await visit(get(portalApi.requests, headers))).json());
  expect(kept).toContain(plans.keep.text);

  const over = await client({ status: "completed", eventDate: "2026-10-03" });
  await read(await visit(get(cancelOrPostpone(over.booking.id), over.headers)), "over");
});
