import { expect, it } from "vitest";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { see, submit } from "../../../test/administrator.ts";
import { formIn } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { signedBooking } from "../../../test/signed-booking.ts";
import { get, htmlAt, mailbox, visit } from "../../../test/site.ts";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { bookingPaths, changeFragment } from "../../bookings/dj/paths.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { personErasure } from "../../people/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { cancelOrPostpone } from "../client/paths.ts";
import { requestPaths } from "./paths.ts";

async function asked() {
  const signed = await signedBooking();
  const { booking, post, client } = signed;
  const words = { subject: "Another day", message: "Rain is coming, may we move?", songRequest: "" };
  await post(portalApi.requests, { ...words, type: "special-request", bookingId: booking.id });
  const [request] = await rows("SELECT id FROM client_requests");
  const id = String(request?.id);
  return {
    ...signed,
    id,
    conversation: async () => (await visit(get(portalPaths.dashboard, client))).text(),
    atDesk: async () => mainTextIn(await see(requestPaths(id).page)),
  };
}

it("a request that the DJ answers by a proposal leads its client there, and says what has become of it", async () => {
  const { booking, id, change, accept, conversation, atDesk } = await asked();
  const [, way = ""] = /href="([^"]+\?request=[^"#]+)/.exec(await see(requestPaths(id).page)) ?? [];
  const form = await see(way);
  expect(form).toMatch(new RegExp(`<option value="${id}" selected`));
  await change({ eventDate: "2098-06-21", answers: id });
  const waiting = await conversation();
  expect(waiting).toContain(`href="${portalContractOf(booking.id)}"`);
  expect(mainTextIn(waiting)).toContain("It waits for your yes");
  expect(await atDesk()).toContain("waits for the client");
  expect(mainTextIn(await see(adminPaths.requests))).not.toContain("Rain is coming");

  await change({ eventDate: "2098-06-28" });
  expect(mainTextIn(await conversation())).toContain("It waits for your yes");
  await accept();
  expect(mainTextIn(await conversation())).toContain("we agreed on it");
  expect(await atDesk()).toContain("agreed on");
});

it("a wish for another day begins the form with that day, and waits until the day is moved or proposed", async () => {
  const today = calendarDateAt(Date.now());
  const [date, other] = [addDays(today, 100), addDays(today, 107)];
  const { booking, client, post } = await signedBooking({ eventDate: date });
  await post(portalApi.postpone, { bookingId: booking.id, date: other });
  const [request] = await rows("SELECT id FROM client_requests");
  const id = String(request?.id);
  const page = bookingPaths(booking.id).page;
  const form = await see(`${page}?${new URLSearchParams({ [listParameters.request]: id })}`);
  const [, change = ""] = form.split(`id="${changeFragment.slice(1)}"`);
  const filled = formIn(change);
  expect([filled.eventDate, filled.answers]).toEqual([other, id]);
  const status = async () => (await rows("SELECT status FROM client_requests"))[0]?.status;
  const { seen: _, ...withoutWhatWasSeen } = filled;
  for (const form of [withoutWhatWasSeen, filled]) {
    const kept = { ...form, eventDate: booking.eventDate, note: "Call Ana first" };
    expect((await submit(page, kept)).status).toBeLessThan(500);
    expect(await status()).toBe("pending");
  }
  const { email: EMAIL, mails } = mailbox();
  const proposed = {
    ...formIn((await see(page)).split(`id="${changeFragment.slice(1)}"`)[1] ?? ""),
    eventDate: other,
    answers: id,
  };
  await submit(page, proposed, { bindings: { EMAIL } });
  expect([await status(), await rows("SELECT status, request_id FROM amendments")]).toEqual([
    "completed",
    [{ status: "proposed", request_id: id }],
  ]);
  const [mail] = mails.filter(({ subject }) => subject.startsWith("A change to agree on"));
  expect(mail?.text).toContain("you asked for it");
  expect(mail?.text).not.toMatch(/May I change|I would like to change/);
  const asked = await htmlAt(cancelOrPostpone(booking.id), client);
  expect(mainTextIn(asked)).toMatch(/Another date: asked.*See what I propose/);
  expect(asked).not.toContain(`action="${portalApi.cancel}"`);
});

it("a proposal that its client does not want, or that the DJ takes back, is said so at the request", async () => {
  const { booking, id, change, post, page, conversation } = await asked();
  const amendment = async () => /name="amendment" value="([\w-]+)"/.exec(await page())?.[1] ?? "";
  await change({ eventDate: "2098-06-21", answers: id });
  await post(portalApi.amendment, { booking: booking.id, amendment: await amendment(), change: "decline" });
  expect(mainTextIn(await conversation())).toContain("It was declined, and what we signed stands");
  const [gone] = await rows("SELECT status FROM client_requests");
  expect(gone?.status).toBe("completed");
});

it("the form names only requests of this booking that wait, and a foreign one is left as it is", async () => {
  const { booking, change } = await asked();
  const other = await signedBooking({ eventDate: "2098-09-01", clientName: "Bea Roe" });
  const words = { subject: "Parking", message: "Where do we park?", songRequest: "" };
  await other.post(portalApi.requests, { ...words, type: "general", bookingId: other.booking.id });
  const [foreign] = await rows(`SELECT id FROM client_requests WHERE booking_id = '${other.booking.id}'`);
  expect(await see(bookingPaths(booking.id).page)).not.toContain(String(foreign?.id));
  await change({ venue: "Pier 60", answers: String(foreign?.id) });
  expect(await rows(`SELECT status FROM client_requests WHERE id = '${foreign?.id}'`)).toEqual([{ status: "pending" }]);
  expect(await rows("SELECT request_id FROM amendments")).toEqual([{ request_id: null }]);
});

it("an erased client's request goes, and what was agreed on stays", async () => {
  const { booking, id, change, accept } = await asked();
  await change({ eventDate: "2098-06-21", answers: id });
  await accept();
  const email = booking.clientEmail;
  expect((await submit(personErasure, { email, again: email })).status).toBe(303);
  expect(await rows("SELECT status, request_id FROM amendments")).toEqual([{ status: "accepted", request_id: null }]);
});
