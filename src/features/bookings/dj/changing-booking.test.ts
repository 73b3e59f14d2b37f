import { describe, expect, it } from "vitest";
import { instantAt } from "../../../platform/dates.ts";
import { see, submit } from "../../../test/administrator.ts";
import { asItStands, bookingRow, formIn } from "../../../test/booking-forms.ts";
import { storeKey } from "../../../test/plan-keys.ts";
import { portalStatus, signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { mailbox } from "../../../test/site.ts";
import { bookingPaths } from "./paths.ts";

it("a client whose address is corrected hears that the keys to the plan have ended, and so does the DJ", async () => {
  const { email: EMAIL, mails } = mailbox();
  const correct = async (id: string, clientEmail: string) => {
    const { page } = bookingPaths(id);
    const html = await see(page);
    const form = formIn(html.slice(html.indexOf("Change the booking")));
    const answer = await submit(page, { ...form, clientEmail }, { bindings: { EMAIL } });
    expect(answer.headers.get("Location")).toBe(`${page}?notice=saved-readdressed`);
    return mails.find(({ to }) => to === clientEmail)?.text;
  };
  const [planned, alone] = [await storeBooking(), await storeBooking()];
  await storeKey(planned.id);
  expect(await correct(planned.id, "right@example.com")).toContain("Let them in again");
  expect(await correct(alone.id, "other@example.com")).not.toContain("Let them in again");
});

describe("changing a booking", () => {
  it("changes every field, and a new address of the client ends the links of the old one", async () => {
    const booking = await storeBooking();
    const { id } = booking;
    const client = await signIn(booking);
    const { page } = bookingPaths(id);
    const opened = async () => formIn(await see(page).then((html) => html.slice(html.indexOf("Change the booking"))));
    const saved = await submit(page, {
      ...(await opened()),
      note: "Park behind",
      price: "100",
      deposit: "10",
      startTime: "20:30",
    });
    expect(saved.headers.get("Location")).toBe(`${page}?notice=saved`);
    expect(await bookingRow(id)).toMatchObject({
      note: "Park behind",
      price: 10_000,
      deposit: 1000,
      start_time: "20:30",
      status: "confirmed",
      portal_link_version: 1,
    });
    expect(await portalStatus(client)).toBe(200);
    await submit(page, { ...(await opened()), clientEmail: "New@Example.com" });
    expect(await portalStatus(client)).toBe(401);
    expect(await bookingRow(id)).toMatchObject({ client_email: "new@example.com", portal_link_version: 2 });
    const fields = await opened();
    expect((await submit(page, { ...fields, eventDate: "2099-02-30" })).status).toBe(422);
    expect((await submit(bookingPaths("nobody").page, fields)).status).toBe(404);
  });

  it("takes along the keys of those who plan with the client, by whatever is moved", async () => {
    const booking = await storeBooking({ eventDate: "2099-06-12" });
    const { key } = await storeKey(booking.id, { endsAt: instantAt("2099-06-13", 0) });
    const { email, mails } = mailbox();
    const change = (more: Record<string, string>) =>
      submit(bookingPaths(booking.id).page, { ...asItStands(booking), ...more }, { bindings: { EMAIL: email } });
    await change({ eventDate: "2099-12-12" });
    expect(await rows("SELECT ends_at FROM plan_keys WHERE id = ?", key.id)).toEqual([
      { ends_at: instantAt("2099-12-13", 0) },
    ]);
    expect(mails.find(({ to }) => to === key.email)?.text).toContain("December 12, 2099");
    await change({ eventDate: "2099-12-12", note: "By the pier" });
    expect(mails.filter(({ to }) => to === key.email)).toHaveLength(1);
  });

  it("does not move onto a date that is taken, and says what is there", async () => {
    await storeBooking({ eventDate: "2099-06-12", clientName: "Jo" });
    const { id, eventDate } = await storeBooking();
    const { page } = bookingPaths(id);
    const fields = formIn(await see(page).then((html) => html.slice(html.indexOf("Change the booking"))));
    const answer = await submit(page, { ...fields, eventDate: "2099-06-12", city: "Ybor" });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain("This date is taken: Wedding Reception, Jo");
    expect(html).toMatch(/<details[^>]* open=""/);
    expect(formIn(html.slice(html.indexOf("Change the booking")))).toMatchObject({ city: "Ybor" });
    expect(await bookingRow(id)).toMatchObject({ event_date: eventDate });
  });
});
