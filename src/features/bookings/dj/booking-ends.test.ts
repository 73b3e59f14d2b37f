import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { payments } from "../../../database/schema/payments.ts";
import { see, submit } from "../../../test/administrator.ts";
import { bookingRow, formIn, storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { bookingPaths } from "./paths.ts";

async function leadNow(lead: string) {
  const [contact] = await rows("SELECT status FROM contacts WHERE id = ?", lead);
  const events = await rows("SELECT status, note, by FROM contact_events WHERE contact_id = ? ORDER BY rowid", lead);
  return { status: contact?.status, events };
}

describe("how a booking ends", () => {
  const moved = async (id: string, fields: Record<string, string>) =>
    (await submit(bookingPaths(id).status, fields)).headers.get("Location");

  it("is canceled with its reason, which ends the client's links and frees the date and the lead", async () => {
    const lead = await storeLead();
    const booking = await storeBooking({ contactId: lead, eventDate: "2099-06-12", note: "Paid in cash" });
    await signIn(booking);
    const { page } = bookingPaths(booking.id);
    expect(mainTextIn(await see(page))).toContain("Signed in on 1 device");
    expect(await moved(booking.id, { status: "cancelled", reason: "Moved away" })).toBe(`${page}?notice=cancelled`);
    const row = await bookingRow(booking.id);
    expect(row).toMatchObject({ status: "cancelled", portal_link_version: 2 });
    expect(mainTextIn(await see(page))).not.toContain("goes back");
    await primary(env.DB).insert(payments).values({
      id: booking.id,
      bookingId: booking.id,
      purpose: "deposit",
      method: "cash",
      amount: 62_475,
      currency: "usd",
      status: "paid",
      by: "dj",
      receivedOn: "2026-11-02",
      createdAt: 1,
    });
    expect(mainTextIn(await see(page))).toContain("Status Canceled before anything was signed: $624.75 goes back.");
    expect(mainTextIn(await see(bookingMoney(booking.id).page))).toContain("Left $0");
    expect(row?.note).toMatch(/^Paid in cash\nCanceled on \w+day, \w+ \d+, \d{4}: Moved away$/);
    expect(mainTextIn(await see(leadPaths(lead).page))).toMatch(/Canceled on [\w ,]+: Moved away/);
    const again = await submit(leadPaths(lead).booking, formIn(await see(leadPaths(lead).booking)));
    expect(again.headers.get("Location")).toMatch(/notice=booked$/);
  });

  it.each([
    ["booked", "quoted"],
    ["lost", "lost"],
  ])("that is canceled makes a lead that is %s %s, once", async (status, then) => {
    const lead = await storeLead();
    await storeBooking({ contactId: await storeLead(), eventDate: "2099-06-13" });
    const { id } = await storeBooking({ contactId: lead, eventDate: "2099-06-12" });
    await submit(leadPaths(lead).status, { status });
    const { events: before } = await leadNow(lead);
    for (let time = 0; time < 2; time++) await moved(id, { status: "cancelled", reason: "Moved away" });
    const { status: now, events } = await leadNow(lead);
    expect(now).toBe(then);
    const by = "dj@example.com";
    const line = { status: "quoted", note: null, by };
    const reason = { status: null, note: expect.stringMatching(/: Moved away$/), by };
    expect(events).toEqual([...before, reason, ...(status === "booked" ? [line] : [])]);
  });

  it("that is canceled makes every inquiry quoted that was joined with the one it came from", async () => {
    const [first, second] = [await storeLead(), await storeLead()];
    const { id } = await storeBooking({ contactId: first, eventDate: "2099-06-12" });
    await submit(leadPaths(second).status, { status: "booked" });
    expect([await leadNow(first), await leadNow(second)]).toMatchObject([{ status: "booked" }, { status: "booked" }]);
    await moved(id, { status: "cancelled", reason: "Moved away" });
    expect([await leadNow(first), await leadNow(second)]).toMatchObject([{ status: "quoted" }, { status: "quoted" }]);
  });

  it("that is completed keeps its lead booked", async () => {
    const lead = await storeLead();
    const { id } = await storeBooking({ contactId: lead, status: "completed" });
    await submit(leadPaths(lead).status, { status: "booked" });
    await moved(id, { status: "cancelled", reason: "Too late" });
    expect(await leadNow(lead)).toMatchObject({ status: "booked", events: [{ status: "booked" }] });
  });
});
